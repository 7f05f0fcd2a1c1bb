# Playing in a terminal. Names and numbers come in as $facts.

## At the start and at the end

joined = { $first } et { $last }
welcome = { $title } avec { $players } ; { $options }.
# Whoever plays here and has not said a name; sentences are told in the third person
person-name = Joueur
sealed =
    Les mélanges sont scellés avant la partie :
     { $commitment }
since-start = Jusqu’ici :
since-last-turn = Depuis votre dernier tour :
prompt = { $player }{ $usual }>
prompt-enter = {" "}(Entrée : { $what })
thinking = { $player } réfléchit…

hot-seat-turn = --- à { $player } de jouer ---
hot-seat-show = { $player }, asseyez-vous et appuyez sur Entrée : vos cartes seront montrées.
hot-seat-hide = { $player }, appuyez sur Entrée : vos cartes seront cachées.

won = { $count ->
    [0] Personne ne gagne : l’égalité à { $points } { $points ->
        [one] point
       *[other] points
      } n’est pas départagée.
    [one] { $players } gagne avec { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[other] { $players } partagent la victoire avec { $points } { $points ->
        [one] point
       *[other] points
      }.
  }
seed-revealed =
    La graine était { $seed }. Elle correspond au sceau du début, chaque mélange peut donc être vérifié :
     { $commitment }
record-kept = La partie enregistrée est dans { $file }.
leave-now = { $kept ->
    [yes] Quitter ? La partie est gardée, et « guanxi play --resume » la reprend.
   *[no] Quitter ? La partie n’a pas pu être gardée ; « enregistrer FICHIER » essaie ailleurs.
  } (oui ou non)

# What means yes, beside "y" and "yes"
answers-yes = o oui
left-quit = Au revoir.
left-input-ended = Fin de l’entrée : la partie s’arrête là, inachevée.
left-interrupted = Arrêté.
left-player-failed = Sans ce joueur, la partie ne peut pas continuer.
left-saved =
    La partie est enregistrée. Pour la reprendre :
     guanxi play { $game } --load { $file } --save { $file }
left-kept =
    La partie est gardée telle quelle. Pour la reprendre :
     guanxi play --resume
left-unsaved = Elle n’a pas été enregistrée ; --save FICHIER garde une partie après chaque tour.

## Saving and loading

saved =
    Enregistré ; le fichier contient aussi les cartes à venir. Pour reprendre ici :
     guanxi play { $game } --load { $file }
save-what = quel fichier ? par exemple : enregistrer soiree.record
save-other = { $file } existe déjà et contient autre chose que cette partie ; choisissez un autre nom
load-game = { $file } contient une partie de { $other }, pas de { $game }
load-sealed = { $file } ne contient pas la graine, personne ne peut donc continuer à distribuer
resume-nothing = il n’y a pas de partie inachevée dans { $folder }
resume-several = Parties inachevées, la dernière jouée d’abord :
resume-no-such = il n’y a pas de partie { $answer } dans cette liste
resume-which = Laquelle ? (Entrée : 1)
resume-one = { $game }, partie commencée le { $begun } : { $players }
resumed = On reprend la partie de { $game } commencée le { $begun }.
loaded = { $file } ouvert, après { $actions ->
    [0] zéro action
    [1] une action
   *[other] { $actions } actions
  } de la partie.

## Choices

menu-refused = Pas permis maintenant :
menu-more = et { $count } de plus
menu-more-reasons = ; les autres de même, voir « pourquoi NUMÉRO »
menu-closed = ({ $count } choix)
menu-orders = Aussi : { $orders }
ahead = Ce qui s’annonce :
ahead-more = Et { $count } de plus.
more-lines = { $lines ->
    [one] Encore une ligne :
   *[other] Encore { $lines } lignes :
  } « suite » montre la suite.
more-nothing = tout a été montré
which-one = « { $line } » peut vouloir dire :
examples-more = { $examples } et d’autres
not-understood = « { $line } » ne correspond à rien de possible maintenant. Possible : { $examples }. « aide » énumère le reste.
no-such-number = aucun choix { $number } n’a été montré, seulement 1 à { $last } ; « tout » énumère tout
why-allowed = { $notation } : rien ne s’y oppose
why-not-how = « pourquoi pas » énumère ce qui n’est pas permis maintenant.
why-rule = « règles { $clause } » montre la règle.

held = Noté : { $notation }. Cela se fera avec ce qui doit venir avant.
undone = Repris : { $notation }
undo-nothing = Vous n’avez encore rien fait dans ce tour, et les tours précédents restent.
undo-revealed = Une carte a été retournée depuis : ce que le hasard a montré ne se reprend pas.

log-how = tapez « journal » pour tout, ou « journal 5 » pour les cinq derniers tours
hint-how = tapez « indice » pour les trois meilleurs coups, ou « indice 5 » pour cinq
hint-keys = « h1 » joue le premier de ces coups, « h2 » le deuxième.
hint-visits = visites
hint-legend = Pour chaque joueur : ses chances de gagner, et ce que la position est censée valoir, en points. { $visits ->
    [0] {""}
   *[other] Visites : combien de fois la recherche a regardé un coup.
  }

help =
    Choisir
     12                        le choix qui a ce numéro ; Entrée : l’habituel
     MOTS                      des mots du menu ; fait ce qui convient, ou l’énumère
    { $choose }
    Demander
     pourquoi                  pourquoi les joueurs ordinateurs ont joué ainsi
     pourquoi pas, tout        ce qui n’est pas permis, et pourquoi ; tous les choix
     pourquoi 60 ou MOTS       pourquoi l’un d’eux ne l’est pas
     suite                     la suite de ce qui dépassait de l’écran
     indice, indice 5          ce que ferait un chancelier, et pourquoi ; cinq coups
     aperçu 12 ou MOTS         ce que ce coup changerait ; rien n’est joué
     perspectives [MOT]        tout ce qui s’annonce, pas à pas ; à ce sujet
     points                    les points par source, si la partie finissait ici
    { $look }
     journal, journal 5        ce qui s’est passé ; les cinq derniers tours
     { $rule } une règle ; aussi : règles chercher MOT
    Faire
     reprendre                 reprendre la dernière action de votre tour
     avertir non, avertir oui  ne pas demander avant un coup qui aide un rival
     enregistrer FICHIER       garder la partie
     ouvrir FICHIER            en reprendre une autre
     quitter                   quitter

## The command line

players-seats = players={ $players } ne va pas avec { $seats } places
players-twice = --players et --option players= ne s’accordent pas
seed-text = une graine est une ligne de 1 à 200 caractères imprimables
load-alone = une partie enregistrée connaît ses places, ses options et sa graine : --load ne va qu’avec --save
resume-alone = une partie gardée connaît ses places, ses options et sa graine : --resume ne va qu’avec --save

## What comes: `guanxi show --prospects`

when-turn = ce coup-ci
when-round = ce tour
when-game = à la fin
sure-will = à coup sûr
sure-stands = en l’état
sure-one_more = un de plus
sure-near = bientôt
prospects-none = Rien ne s’annonce.
preview-none = Rien de ce que l’on mesure ne change.

## What comes, while playing

ahead-turn = Ce coup-ci
ahead-round = Ce tour
ahead-game = À la fin de la partie
preview-how = quel coup ? par exemple : aperçu 1
preview-signs = ! avertit, = change, + s’annonce, - ne s’annonce plus, ? est ouvert ; rien n’est joué.
warn-ask = Jouer quand même ? [o/N]
warn-left = Rien n’est joué.
warn-on = On vous prévient avant un coup qui finit la partie ou aide un rival ; « avertir non » y met fin.
warn-off = On ne vous prévient plus ; « avertir oui » y revient.
warn-how = tapez « avertir non » ou « avertir oui »

# Words that begin a search of the rules, separated by blanks
rules-search-words = chercher cherche recherche rechercher

## Words that may be typed in place of orders

typed-words =
    help: aide
    hint: indice conseil
    log: journal
    more: suite
    preview: aperçu
    prospects: perspectives
    quit: quitter
    rules: règles
    save: enregistrer
    load: ouvrir
    score: points
    undo: reprendre
    warn: avertir
    why: pourquoi
    all: tout
    board: plateau

# Words behind an order: why not, warn on, warn off
typed-arguments =
    not: pas
    on: oui
    off: non

## What is wrong with a line that was typed

rules-search-word =  ; `guanxi rules { $game } chercher { $word }` cherche un mot
seat-unknown = --seat { $text } : cette place n’existe pas ; il y a : { $seats }
option-once = --option { $text } : donnez chaque option une fois, sous la forme NOM=VALEUR
house-also-said = --house { $text } : { $name } est aussi donné comme { $options }
search-what = chercher quoi ? par exemple `guanxi rules chercher points`
rules-unknown = { $title } n’a ni règle ni section { $word }{ $hint }
no-picture = --{ $name } : { $title } n’a pas cette image ; { $charts } l’a
show-one-at-a-time = --hint, --prospects et --preview : demandez-en un à la fois
hint-without-seat = --hint est pour la place qui joue : omettez --seat
hint-no-choice = --hint : après l’action { $count }, personne n’a de choix ; essayez un autre --at
preview-no-choice = --preview : après l’action { $count }, personne n’a de choix ; essayez un autre --at
preview-without-seat = --preview : c’est à { $names } de jouer ; omettez --seat
foresees-nothing = { $asked } : { $title } ne prévoit rien
preview-refused = --preview { $notation } : { $refusal }
records-folder = --records { $folder } : impossible à créer : { $why }
players-not-seats = --players { $players } et { $count } fois --seat ne vont pas ensemble
games-not-kept = les parties ne peuvent pas être gardées : { $why }
game-held = { $file } : impossible à réserver, y joue-t-on ailleurs ? { $why }

## The rules, read and searched

rules-extent = { $clauses } règles en { $sections } sections
rules-of = { $title } : { $clauses } règles
rules-found = { $clauses ->
    [0] Aucune règle ne contient
    [one] 1 règle contient
   *[other] { $clauses } règles contiennent
  } { $words }
rules-go-on = Pour continuer :
rules-house = { $title } : { $number } règles maison, inactives sans --house NOM ou NOM=VALEUR
rules-official = officielle
rules-house-rule = règle maison
rules-usual = { $value } (habituel)
rules-default = { $value } (par défaut)
rules-not-built = pas encore écrit

# Labels before what a clause has, at most ten letters
rules-label-conflict = Obscur
rules-label-ruling = Lecture
rules-label-refuses = Refuse
rules-label-option = Option
rules-label-data = Données
rules-label-sources = Sources
rules-label-module = Module
rules-label-stated-in = Fichiers
rules-label-not-stated = Sans code
rules-label-examples = Exemples
rules-label-previous = Précédente
rules-label-next = Suivante
rules-label-clauses = Règles
rules-label-needs = Exige
rules-label-excludes = Exclut
rules-label-cites = Cite
rules-label-note = Note
rules-label-scenario = Scénario

## Bounds of what is measured

bench-bounds = --seconds va de 0.05 à 600, --rounds de 1 à 100
load-bounds = --seconds va de 0.5 à 3600, --tables jusqu’à 5000, --stored jusqu’à 1000000
load-rate = --rate va de 0.1 à 100000 coups par seconde
load-linux = la charge se mesure sous Linux seulement : elle lit /proc
