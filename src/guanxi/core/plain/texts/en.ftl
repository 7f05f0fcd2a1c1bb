# What a terminal says for games that have no words of their own for it.
how-to-play = Type the number of a choice, or the action as it is written there. `help` lists what else can be typed.
help-choose =
    3                    take choice 3
    ACTION               the same, as the menu writes it
help-look = board                the table as you see it
rule = rules

## The table in words, and what cannot be done

table-facts = The table
table-players = Players
table-yes = yes
table-no = no
cannot = You cannot do that now: { $line }
