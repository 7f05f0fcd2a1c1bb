# What core says when something is wrong with what somebody gave it. A fact in quotes, or a number, is as it was given.

## Joints

labelled = { $label } : { $text }
series = { $first } ; { $second }
quoted = « { $text } »
figure = { $number }
at = { $place } : { $why }
at-line = { $file } : ligne { $number } : { $why }
either = { $first } ou { $last }
both = { $first } et { $last }
did-you-mean = ; vouliez-vous dire { $names } ?
by-clause = { $text } ({ $clause })
no-such-action = « { $heard } » n’est pas une action ; écrivez par exemple : { $forms }
no-remark = { $text } n’est pas une remarque ; il y a : { $forms }
not-judged = aucun joueur ordinateur ne sait juger une position de { $title } ; random y joue
this-game = ce jeu


## The table

take-back-unknown = take-back : { $way } n’est pas parmi { $ways }
players-need-names = il faut { $count } noms pour { $count } joueurs, pas { $given }
names-differ = chaque joueur doit avoir un nom à lui, pas { $names }
no-such-viewer = il n’y a pas de spectateur { $viewer } : les places vont de 0 à { $last }
nothing-after = il n’y a rien après { $since } actions : il y en a { $count }
rewind-how-far = on ne revient qu’à un nombre d’actions inférieur à { $count }, pas à { $to }
take-back-none = on ne peut pas reprendre { $count } actions : il en faut 1 ou plus
plays-not-here = { $player } ne joue pas ici
no-name = { $name } ne peut pas être un nom : 1 à 32 caractères imprimables, sans : [ ] ni espace au début ou à la fin
chance-no-name = « chance » ne peut pas être un nom : c’est la place qui distribue
remark-by-bot = { $remark } : { $player } est un joueur ordinateur
remark-nobody-is-asked = { $remark } : avec « take-back: { $way } », on ne demande à personne
remark-nobody-has-asked = { $remark } : personne n’a demandé
rewind-off = avec « take-back: { $way } », aucune partie ne revient à { $to }
rewind-not-asked-for = personne n’a demandé de revenir à { $to }
rewind-not-agreed = il manque l’accord { VOWEL($waiting) ->
    [yes] d’{ $waiting }
   *[no] de { $waiting }
  } pour revenir à { $to }
remark-nobody-stands-in = { $remark } : personne ne remplace { $player }
no-such-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
no-action-number = il n’y a pas d’action { $action } : les actions vont de 0 à { $last }
remark-not-in-record = { $remark } ne peut pas figurer dans une partie enregistrée
no-seed = { $seed } ne peut pas être une graine : 200 caractères imprimables au plus, sans espace au début ni à la fin
added-too-many = on peut ajouter { $most } nombres au plus à une graine, pas { $count }
added-none = { $number } ne peut pas s’ajouter à une graine : il faut 1 à 64 caractères de 0-9 et a-f

## Records

record-part-missing = { $file } : s’arrête après la ligne { $last }, avant la ligne « end » : il en manque une partie
record-too-large = { $file } : plus de { NUMBER($most, useGrouping: "always") } octets, ce n’est donc pas une partie enregistrée
record-line-cut-off = { $file } : ligne { $count } : la dernière ligne est coupée (pas de fin de ligne)
record-begins = { $file } : ligne { $number } : une partie enregistrée commence par { $wanted }
record-expected-action = on attend l’action { $expected }, comme dans « { $expected } NAME: ... »
record-no-rewinds = une partie enregistrée au format 1 n’a pas de retours
record-rewind-where = { $line } ne revient à aucune action : { $last ->
    [-1] « rewind: N » prend un nombre qui n’existe pas ici : rien n’a encore été fait
   *[other] « rewind: N » prend un nombre de 0 à { $last }
  }
record-no-remarks = une partie enregistrée au format { $format } n’a pas de remarques
record-result-begins = { $file } : la partie après les actions commence par « result: ... »
record-after-end = { $file } : ligne { $number } : rien ne vient après « end »
file-unreadable = { $file } : illisible : { $why }
file-no-text = { $file } : pas un fichier texte (l’octet { $byte } n’est pas de l’UTF-8)
record-line-no-text = { $file } : ligne { $number } : contient des caractères qui ne sont pas du texte
record-header-unknown = { $file } : ligne { $number } : { $line } n’a pas sa place dans un en-tête ici
record-header-lacks = { $file } : l’en-tête n’a pas de ligne pour { $name }
record-other-rules = { $file } : écrit pour la version { $rules } des règles ; celle-ci est { $rules_version }
record-at-where = { $file } : --at { $upto } : il y a les actions 0 à { $count }
record-over-before = la partie est finie avant cette action
record-other-to-act = c’est à { $player } d’agir, pas à { $actor }
record-not-one-action = { $notation } n’est pas la notation d’une seule action
record-chance-deals = avec cette graine, le hasard donne « { $expected } »
record-other-seed = { $file } : la graine ne correspond pas au sceau du début
record-seed-not-revealed = { $file } : la graine n’est pas révélée, les mélanges ne peuvent donc pas être vérifiés
record-result-lines = { $file } : le résultat a { $count } lignes, pas { $wanted }
file-unwritable = { $file } : impossible d’y écrire : { $why }
record-line-should-be = { $file } : ligne { $number } : { $line } devrait être « { $wanted } »
option-other-hash = le texte de l’option { $name } n’a pas l’empreinte { $value }
file-too-large = { $file } : plus de { NUMBER($most, useGrouping: "always") } octets
line-no-text = ligne { $number } : contient des caractères qui ne sont pas du texte

## Games and their rules

no-such-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }
games-of-one-name = il y a { $count } jeux nommés « { $name } » : { $packages } ; retirez l’un de ces paquets
game-no-module = le jeu « { $name } » ne peut pas être chargé : il n’y a pas de module { $module }
game-no-package = le jeu « { $name } » ({ $value }) est dans un module : il doit être dans un paquet
game-is-none = le jeu « { $name } » ({ $value }) n’est pas un Game, mais { $name2 }
game-other-name = le jeu « { $name } » ({ $value }) se nomme « { $name2 } » : les deux doivent être identiques
game-not-loaded = le jeu « { $name } » ({ $value }) ne peut pas être chargé : { $told }
no-game-near = il n’y a pas de jeu { $game }{ $hint }
no-catalogue = le jeu { $game } n’a pas de catalogue de règles
rules-not-in-language = les règles de { $title } ne sont pas en { $language }, seulement en { $known }
catalogue-schema = { $game }/clauses.toml : schéma { $get } ; ce programme lit le schéma { $schema }
no-clause = { $title } n’a pas de règle { $clause }{ $hint }
catalogue-not-toml = { $name } n’est pas du TOML : { $why }
no-house-rule = { $title } n’a pas de règle maison { $name }{ $hint }
house-listed = ; `guanxi rules { $game } --house` les énumère
house-several-ways = --house { $name } : il y a plusieurs façons de la jouer ; écrivez { $ways }
house-one-of = { $name } doit être { $values }, pas { $given } ({ $clause })
house-needs = la règle maison { $name } demande { $choice } ({ $clause })
house-excludes = la règle maison { $name } ne va pas avec { $choice } ({ $clause })
no-option = { $title } n’a pas d’option { $name } ; il a : { $allowed }
option-one-of = { $title } : { $name } doit être parmi { $allowed }, pas { $value }

## Files of experts: scenarios, positions, lessons

too-many-dots = ligne { $number } : plus de { $most } points ; répartissez-les sur plusieurs lignes
nested-too-deeply = trop profondément emboîté
not-toml = TOML non valide : { $why }
scenario-begins = il commence par « scenario = 1 », la version de ce format
scenario-fixed-seats = fixed_seats : doit être true ou false, pas { $fixed }
scenario-players = options : le nombre de joueurs découle de la liste « players »
scenario-ways = options : les listes font de 1 à { $most } façons de jouer, pas { $less ->
    [1] zéro
   *[other] davantage
  }
scenario-steps = step : doit être une liste de { $most } tables au plus, [[step]]
scenario-pending-no-rule = pending : { $name } n’est pas une règle maison du catalogue{ $hint }
scenario-pending-options = pending : [options] doit avoir « { $name } », à choisir parmi : { $rules }
scenario-chance-not-asked = on n’a pas demandé « { $named } » au hasard
scenario-by-whom = by : { $step } n’est pas un joueur ; il y a : { $names }
must-be-table = { $where } : doit être une table, pas { $value }
must-be-text = { $key } : doit être un texte, pas { $value }
must-be-texts = { $key } : doit être une liste de textes, pas { $value }
scenario-chance-cannot = le hasard ne peut pas faire « { $text } » maintenant
larger-than = plus de { NUMBER($most, useGrouping: "always") } octets
file-nested-too-deeply = { $file } : trop profondément emboîté
scenario-try-alone = « try » va sans « do » ni « refused » : un refus ne change rien de toute façon
scenario-refused-needs-do = « refused » demande un « do » qui est refusé
scenario-needs-clause = { $where } : « { $text } » demande la règle qui le refuse
no-player = { $where } : { $name } n’est pas un joueur ; il y a : { $names }
unknown-here = { $where }« { $key } » est inconnu ici ; il y a : { $allowed }
names-no-clause = { $key } : ne nomme pas de règle ; omettez-le pour ce qui est accepté
scenario-step = { $way }étape { $number } : { $why }
no-such-player = { $where } : « { $key } » n’est pas un joueur ; il y a : { $names }
not-known = { $where } : « { $key } » est inconnu ; il y a : { $known }
position-lists = position.{ $name } : doit être une table de joueurs et de listes de nombres
position-numbers = position.{ $name } : il faut { $count } nombres, pas { $value }
position-no-numbers = position.{ $name } : { $numbers } n’est pas une liste de nombres à partir de 1
position-number = position.{ $name } : doit être un nombre, pas { $value }
position-no-player = position.{ $name } : { $unknown } n’est pas un joueur ; il y a : { $names }
position-unknown = position : « { $name } » est inconnu ; il y a : { $usual }
no-lesson = { $game } n’a pas de leçon { $id }
lesson-begins = elle commence par « lesson = 1 » et un genre, guided ou single
lesson-first-player = le premier joueur est « me »
lesson-at = { $name }/lessons/{ $id }.toml : { $why }
lesson-lacks = { $name }/lessons/{ $id }.toml : il manque { $missing }
lesson-condition-of-nothing = { $given } : une condition sur rien vaut toujours
lesson-a-lesson = une leçon
lesson-an-idea = une idée
lesson-unknown = { $what } n’a pas de « { $key } » ; il y a : { $allowed }

## Numbers and lists of a position

must-be-number = { $where } : doit être un nombre de { $least } à { $most }, pas { $value }
must-be-list = { $where } : doit être une liste, pas { $value }
must-be-true-or-false = { $where } : doit être true ou false, pas { $value }
at-most-of-them = { $where } : { $most } au plus, pas { $count }
