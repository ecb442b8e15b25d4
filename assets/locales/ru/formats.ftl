### Errors and remarks of files, and of settings. The English words stand in the sources, too.
