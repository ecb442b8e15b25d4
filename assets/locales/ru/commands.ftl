### Commands: titles, words of the footer, sections of the help, names of contexts.
