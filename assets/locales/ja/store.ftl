### Messages of the file system.
