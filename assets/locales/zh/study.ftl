### Record, analysis, review, explorer, comments and the position editor.
