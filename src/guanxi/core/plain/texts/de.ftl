# What a terminal says for games that have no words of their own for it.
how-to-play = Tippe die Nummer einer Möglichkeit oder die Aktion, wie sie dort steht. `help` zeigt, was es sonst noch gibt.
help-choose =
    3                    Möglichkeit 3 wählen
    AKTION               dasselbe, wie es im Menü steht
help-look = board                der Tisch, wie du ihn siehst
rule = rules

## The table in words, and what cannot be done

table-facts = Der Tisch
table-players = Spieler
table-yes = ja
table-no = nein
cannot = Das geht jetzt nicht: { $line }
