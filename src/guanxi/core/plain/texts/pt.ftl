# What a terminal says for games that have no words of their own for it.
how-to-play = Escreva o número de uma escolha, ou a ação tal como lá está. `help` mostra o que mais se pode escrever.
help-choose =
    3                    fazer a escolha 3
    AÇÃO                 o mesmo, como está no menu
help-look = board                a mesa, como a vê
rule = rules

## The table in words, and what cannot be done

table-facts = A mesa
table-players = Jogadores
table-yes = sim
table-no = não
cannot = Agora não é possível: { $line }
