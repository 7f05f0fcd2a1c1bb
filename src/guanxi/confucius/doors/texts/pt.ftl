# What the doors of Confucius say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

nothing-to-do = não há nada para fazer; diga por exemplo: { $forms }
nothing-to-pay = por isto não há nada a pagar, e por isso não se gastam cartas
which-cards = que cartas? Diga-as pelas suas moedas, como em «paying 1 3», ou diga «paying nothing»
unknown-card = «{ $word }» não é uma carta: as cartas dizem-se pelas suas moedas, 1, 2 ou 3
junks-bought = compram-se um a quatro juncos de cada vez, não { $number }
junks-sailing = ninguém pode navegar com { $number } juncos
preview-refused = o lugar { $seat } não pode fazer aqui a ação { $action }, por isso não há antevisão{ $told }

## Options

unknown-option = Confucius não tem nenhuma opção { $name }; tem players, advanced, admiral e regras da casa: `guanxi rules confucius --house` mostra-as
players-how-many = Confucius é para { $least } a { $most } jogadores, não { $players } (CF-COMP-01)
option-on-off = { $name } é on ou off, não { $given } (CF-VAR-01, CF-VAR-03)

## Options of `guanxi show`

chart-obligations = as prendas ativas, o que proíbem e a que obrigam
