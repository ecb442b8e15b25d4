### The page of the settings, themes.

language-name = 简体中文
