### The page of the settings, themes.

language-name = Deutsch
