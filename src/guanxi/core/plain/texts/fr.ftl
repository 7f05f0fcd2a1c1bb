# What a terminal says for games that have no words of their own for it.
how-to-play = Tapez le numéro d’un choix, ou l’action telle qu’elle est écrite. `help` énumère le reste.
help-choose =
    3                    faire le choix 3
    ACTION               de même, comme l’écrit le menu
help-look = board                la table telle que vous la voyez
rule = rules

## The table in words, and what cannot be done

table-facts = La table
table-players = Joueurs
table-yes = oui
table-no = non
cannot = Impossible pour l’instant : { $line }
