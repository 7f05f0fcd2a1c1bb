# What core says when something is wrong with what somebody gave it. A fact in quotes, or a number, is as it was given.

## Joints

labelled = { $label }: { $text }
series = { $first }; { $second }
quoted = «{ $text }»
figure = { $number }
at = { $place }: { $why }
at-line = { $file }: linha { $number }: { $why }
either = { $first } ou { $last }
both = { $first } e { $last }
did-you-mean = ; queria dizer { $names }?
by-clause = { $text } ({ $clause })
no-such-action = «{ $heard }» não é uma ação; diga por exemplo: { $forms }
no-remark = { $text } não é uma observação; há: { $forms }
not-judged = nenhum jogador virtual sabe avaliar uma posição de { $title }; quem o joga é random
this-game = este jogo


## The table

take-back-unknown = take-back: { $way } não é nenhum de { $ways }
players-need-names = { $count } jogadores precisam de { $count } nomes, não de { $given }
names-differ = cada jogador precisa de um nome só seu, não { $names }
no-such-viewer = não há nenhum observador { $viewer }: os lugares vão de 0 a { $last }
nothing-after = não há nada depois de { $since } ações: há { $count }
rewind-how-far = só se pode voltar a menos ações do que as { $count } que há, não a { $to }
take-back-none = não se podem anular { $count } ações: têm de ser 1 ou mais
plays-not-here = { $player } não joga aqui
no-name = { $name } não pode ser um nome: 1 a 32 carateres visíveis, nenhum de : [ ], sem espaços nas pontas
chance-no-name = «chance» não pode ser um nome: é o lugar de quem dá as cartas
remark-by-bot = { $remark }: { $player } é um jogador virtual
remark-nobody-is-asked = { $remark }: com «take-back: { $way }» não se pergunta a ninguém
remark-nobody-has-asked = { $remark }: ninguém o pediu
rewind-off = com «take-back: { $way }» nenhuma partida volta a { $to }
rewind-not-asked-for = ninguém pediu para voltar a { $to }
rewind-not-agreed = voltar a { $to } não teve o acordo de { $waiting }
remark-nobody-stands-in = { $remark }: ninguém substitui { $player }
no-such-seat = não há nenhum lugar { $seat }: os lugares vão de 0 a { $last }
no-action-number = não há nenhuma ação { $action }: as ações vão de 0 a { $last }
remark-not-in-record = { $remark } não pode estar numa partida gravada
no-seed = { $seed } não pode ser uma semente: no máximo 200 carateres visíveis, sem espaços nas pontas
added-too-many = a uma semente podem juntar-se no máximo { $most } números, não { $count }
added-none = { $number } não se pode juntar a uma semente: são precisos 1 a 64 carateres de 0-9 e a-f

## Records

record-part-missing = { $file }: acaba depois da linha { $last }, antes da linha «end»: falta uma parte
record-too-large = { $file }: tem mais de { NUMBER($most, useGrouping: "always") } bytes, por isso não é uma partida gravada
record-line-cut-off = { $file }: linha { $count }: a última linha está cortada (sem fim de linha)
record-begins = { $file }: linha { $number }: uma partida gravada começa com { $wanted }
record-expected-action = esperava-se a ação { $expected }, como em «{ $expected } NOME: ...»
record-no-rewinds = uma partida gravada no formato 1 não volta atrás
record-rewind-where = { $line } não volta a nenhuma ação: { $last ->
    [-1] «rewind: N» pede um número que aqui não existe: ainda nada foi feito
   *[other] «rewind: N» pede um número de 0 a { $last }
  }
record-no-remarks = uma partida gravada no formato { $format } não tem observações
record-result-begins = { $file }: a parte depois das ações começa com «result: ...»
record-after-end = { $file }: linha { $number }: depois de «end» não vem nada
file-unreadable = { $file }: não se consegue ler: { $why }
file-no-text = { $file }: não é um ficheiro de texto (o byte { $byte } não é UTF-8)
record-line-no-text = { $file }: linha { $number }: contém carateres que não são texto
record-header-unknown = { $file }: linha { $number }: { $line } não pertence a este cabeçalho
record-header-lacks = { $file }: falta no cabeçalho a linha de { $name }
record-other-rules = { $file }: escrita para a versão { $rules } das regras; esta é a { $rules_version }
record-at-where = { $file }: --at { $upto }: tem as ações 0 a { $count }
record-over-before = o jogo acaba antes desta ação
record-other-to-act = é a vez de { $player }, não de { $actor }
record-not-one-action = { $notation } não é a notação de uma ação
record-chance-deals = com esta semente sai «{ $expected }»
record-other-seed = { $file }: a semente não corresponde ao selo do início
record-seed-not-revealed = { $file }: a semente não está à vista, por isso o baralhamento não se pode verificar
record-result-lines = { $file }: o resultado tem { $count } linhas, não { $wanted }
file-unwritable = { $file }: não se consegue escrever: { $why }
record-line-should-be = { $file }: linha { $number }: { $line } devia ser «{ $wanted }»
option-other-hash = o texto da opção { $name } não tem a impressão digital { $value }
file-too-large = { $file }: tem mais de { NUMBER($most, useGrouping: "always") } bytes
line-no-text = linha { $number }: contém carateres que não são texto

## Games and their rules

no-such-game = não há nenhum jogo «{ $name }»; há: { $known }
games-of-one-name = há { $count } jogos chamados «{ $name }»: { $packages }; retire um destes pacotes
game-no-module = o jogo «{ $name }» não se consegue carregar: não há nenhum módulo { $module }
game-no-package = o jogo «{ $name }» ({ $value }) está num módulo: tem de estar num pacote
game-is-none = o jogo «{ $name }» ({ $value }) não é um Game, mas { $name2 }
game-other-name = o jogo «{ $name }» ({ $value }) chama-se a si próprio «{ $name2 }»: têm de ser iguais
game-not-loaded = o jogo «{ $name }» ({ $value }) não se consegue carregar: { $told }
no-game-near = não há nenhum jogo { $game }{ $hint }
no-catalogue = o jogo { $game } não tem um catálogo de regras
rules-not-in-language = as regras de { $title } não existem em { $language }, só em { $known }
catalogue-schema = { $game }/clauses.toml: schema { $get }; este programa lê schema { $schema }
no-clause = { $title } não tem nenhuma regra { $clause }{ $hint }
catalogue-not-toml = { $name } não é TOML: { $why }
no-house-rule = { $title } não tem nenhuma regra da casa { $name }{ $hint }
house-listed = ; `guanxi rules { $game } --house` mostra-as
house-several-ways = --house { $name }: há várias maneiras de a jogar; diga { $ways }
house-one-of = { $name } é { $values }, não { $given } ({ $clause })
house-needs = a regra da casa { $name } exige { $choice } ({ $clause })
house-excludes = a regra da casa { $name } não se pode jogar com { $choice } ({ $clause })
no-option = { $title } não tem nenhuma opção { $name }; tem: { $allowed }
option-one-of = { $title }: { $name } é um de { $allowed }, não { $value }

## Files of experts: scenarios, positions, lessons

too-many-dots = linha { $number }: mais de { $most } pontos; use várias linhas
nested-too-deeply = demasiados níveis uns dentro dos outros
not-toml = não é TOML válido: { $why }
scenario-begins = começa com «scenario = 1», a versão deste formato
scenario-fixed-seats = fixed_seats: tem de ser true ou false, não { $fixed }
scenario-players = options: o número de jogadores resulta da lista «players»
scenario-ways = options: as listas dão 1 a { $most } maneiras de jogar, não { $less ->
    [1] nenhuma
   *[other] mais
  }
scenario-steps = step: tem de ser uma lista de no máximo { $most } tabelas, [[step]]
scenario-pending-no-rule = pending: { $name } não é uma regra da casa do catálogo{ $hint }
scenario-pending-options = pending: [options] tem de ter «{ $name }», que é um de: { $rules }
scenario-chance-not-asked = não se esperava que saísse «{ $named }»
scenario-by-whom = by: { $step } não é um jogador; há: { $names }
must-be-table = { $where }: tem de ser uma tabela, não { $value }
must-be-text = { $key }: tem de ser um texto, não { $value }
must-be-texts = { $key }: tem de ser uma lista de textos, não { $value }
scenario-chance-cannot = agora não pode sair «{ $text }»
larger-than = tem mais de { NUMBER($most, useGrouping: "always") } bytes
file-nested-too-deeply = { $file }: demasiados níveis uns dentro dos outros
scenario-try-alone = «try» vai sem «do» e sem «refused»: o que é recusado não muda nada
scenario-refused-needs-do = «refused» exige um «do» que seja recusado
scenario-needs-clause = { $where }: «{ $text }» exige a regra que o recusa
no-player = { $where }: { $name } não é um jogador; há: { $names }
unknown-here = { $where }«{ $key }» não se conhece aqui; há: { $allowed }
names-no-clause = { $key }: não indica nenhuma regra; para o que é aceite, deixe-o de fora
scenario-step = { $way }passo { $number }: { $why }
no-such-player = { $where }: «{ $key }» não é um jogador; há: { $names }
not-known = { $where }: «{ $key }» não se conhece; há: { $known }
position-lists = position.{ $name }: tem de ser uma tabela de jogadores e listas de números
position-numbers = position.{ $name }: têm de ser { $count } números, não { $value }
position-no-numbers = position.{ $name }: { $numbers } não é uma lista de números a partir de 1
position-number = position.{ $name }: tem de ser um número, não { $value }
position-no-player = position.{ $name }: { $unknown } não é um jogador; há: { $names }
position-unknown = position: «{ $name }» não se conhece; há: { $usual }
no-lesson = { $game } não tem nenhuma lição { $id }
lesson-begins = começa com «lesson = 1» e um tipo, guided ou single
lesson-first-player = o primeiro jogador é «me»
lesson-at = { $name }/lessons/{ $id }.toml: { $why }
lesson-lacks = { $name }/lessons/{ $id }.toml: falta { $missing }
lesson-condition-of-nothing = { $given }: uma condição vazia vale sempre
lesson-a-lesson = uma lição
lesson-an-idea = uma ideia
lesson-unknown = { $what } não tem «{ $key }»; há: { $allowed }

## Numbers and lists of a position

must-be-number = { $where }: tem de ser um número de { $least } a { $most }, não { $value }
must-be-list = { $where }: tem de ser uma lista, não { $value }
must-be-true-or-false = { $where }: tem de ser true ou false, não { $value }
at-most-of-them = { $where }: no máximo { $most }, não { $count }
