### The page of the settings, themes.

language-name = Русский
