### Errors of the rules, games and players. The English words stand in the sources, too.
