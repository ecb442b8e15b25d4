# Types each argument and Tab into an interactive zsh that finds its functions in $SCRIPTS too.
# Prints one line for each: the list that the shell shows, if any, and the words on its command
# line between << and >>.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PROMPT= RPROMPT=; unsetopt prompt_sp; stty cols 200; fpath=($SCRIPTS $fpath)
autoload -Uz compinit && compinit -D -u
report() { print -r -- "<""<$BUFFER>"">"; BUFFER= }
zle -N report; bindkey "^X" report; print -r "<""<>"">"'
answer() {
    local text
    zpty -r shell text '*<<*>>*' && print -r -- "${${text//$'\n'/ }//[[:cntrl:]]/}"
}
answer >/dev/null
for words; do
    zpty -w -n shell "$words"$'\t\x18'
    answer
done
zpty -d shell
