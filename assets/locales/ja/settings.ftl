### The page of the settings, themes.

language-name = 日本語
