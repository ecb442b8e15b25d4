### The page of the settings, themes.

# The name of this language in itself.
language-name = English
