# What `guanxi --help` and `guanxi COMMAND --help` tell, and what is wrong with a command line.
#
# Options, names of commands, ids and file names stay as they are. `NAME-summary` stands in the list of all commands,
# `NAME-about` and `NAME-epilog` before and after the options. Prose is filled to the width of the terminal; a line that
# begins with two more blanks is an example, with what it does after at least two blanks.

## argparse's own words: %s and %(…)s are filled in and stay

argparse-usage = usage :
argparse-positional = arguments{" "}
argparse-options = options{" "}
argparse-help = afficher cette aide et quitter
argparse-error = %(prog)s: erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-unrecognized = arguments inconnus : %s
argparse-required = il manque ces arguments : %s
argparse-one-required = il faut l’un des arguments %s
argparse-not-with = ne va pas avec l’argument %s
argparse-ignored = aucune valeur n’est attendue ici : %r
argparse-expected-one = il manque une valeur
argparse-expected-most = une seule valeur au plus
argparse-expected-least = il faut au moins une valeur
argparse-expected-one-of = il faut %s valeur
argparse-expected-several = il faut %s valeurs
argparse-ambiguous = option ambiguë : %(option)s peut vouloir dire %(matches)s
argparse-unexpected = option inattendue : %s
argparse-value = valeur incorrecte (%(type)s) : %(value)r
argparse-choice = %(value)r n’est pas possible (au choix : %(choices)s)
argparse-command = commande inconnue %(parser_name)r (au choix : %(choices)s)
no-number-from = { $text } n’est pas un nombre de { $least } à un milliard
command-broken = guanxi: la commande { $name } ({ $place }) ne peut pas être chargée : { $why }

## What stands for something that is typed

placeholder-address = ADRESSE
placeholder-bot = ROBOT
placeholder-command = COMMANDE
placeholder-database = BASE
placeholder-dir = DOSSIER
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-game = JEU
placeholder-language = LANGUE
placeholder-law = LOI
placeholder-line = LIGNE
placeholder-name = NOM
placeholder-name-value = NOM=VALEUR
placeholder-reason = RAISON
placeholder-record = PARTIE
placeholder-rule = RÈGLE
placeholder-seat = PLACE
placeholder-table = TABLE
placeholder-text = TEXTE
placeholder-value = VALEUR
placeholder-what = QUOI
placeholder-who = QUI
placeholder-word = MOT

## `guanxi`

guanxi-about = Jeux de société aux règles exactes, avec joueurs ordinateurs et parties enregistrées.
guanxi-epilog =
    Pour commencer :
      guanxi play { $game }                     une partie dans le terminal contre des joueurs ordinateurs
      guanxi bots                           les joueurs ordinateurs, du plus faible au plus fort
      guanxi rules { $game }                    lire les règles ; `guanxi rules chercher MOT` y trouve un mot
      guanxi simulate { $game } --games 1000    mille parties jouées au hasard, avec des statistiques

    Jeux installés : { $games }.

    `guanxi COMMANDE --help` explique chaque commande.
guanxi--lang = la langue : { $languages } (à défaut, celle de { $variables }, sinon l’anglais)
guanxi--version = afficher la version et le type de moteur
guanxi-no-games = aucun

## What several commands have

shared-rules-about = Chaque option d’un jeu se donne sous la forme NOM=VALEUR, ou par son propre nom.
shared--json-plain = afficher du JSON
shared--json = afficher un objet JSON pour les programmes
shared--jobs = nombre de processus simultanés (1 par défaut)
shared--option = une option du jeu, comme players=3
shared--house = une règle maison, NOM ou NOM=VALEUR ; `guanxi rules JEU --house` les énumère
shared-record = une partie enregistrée (docs/records.md)
shared--workers = nombre de processus du serveur ; avec PostgreSQL seulement
shared-game = le jeu : { $games }
shared-game-only = un seul jeu : { $games }
shared-rules = règles{" "}
shared-values = { $told } : { $values }
shared--at = s’arrêter après l’action N, sans compter celles qui sont annulées ; 0 est le début

## `guanxi play`

play-summary = jouer une partie dans le terminal
play-about = Jouer une partie dans le terminal, contre des joueurs ordinateurs ou à plusieurs au même clavier.
play-epilog =
    Exemples :
      guanxi play JEU                              vous et quelques magistrats, chacun avec ses goûts
      guanxi play JEU --seat me --seat apprentice --seat clerk --option NOM=VALEUR
      guanxi play JEU --seat me:Anna --seat me:Boris --seat minister
                                                   deux personnes au même clavier
      guanxi play --resume                         reprendre la dernière partie : toutes sont gardées
      guanxi play JEU --save soiree.record         gardée aussi dans un fichier à vous
      guanxi play JEU --load soiree.record --save soiree.record
                                                   et reprise
      guanxi play JEU --seat me --seat chancellor@CARACTÈRE --seat search:2s:Zheng

    Les joueurs ordinateurs, du plus faible au plus fort : apprentice, clerk, magistrate, minister, chancellor. `guanxi bots` les énumère tous.

    Pendant la partie, `help` montre tout ce que vous pouvez taper. NO_COLOR=1 supprime les couleurs.
play--seat = me, me:NOM, un joueur ordinateur comme clerk, ou clerk:NOM
play--players = nombre de joueurs (par défaut autant que de places nommées, ou le nombre habituel)
play--seed = la graine, qui fixe tout le hasard ; tirée au sort si elle manque
play--resume = reprendre la dernière partie inachevée
play--load = reprendre une partie enregistrée
play--save = garder la partie dans ce fichier, après chaque tour
play-game = le jeu : { $games } ({ $first } par défaut)

## `guanxi rules`

rules-summary = lire les règles une à une, y chercher des mots
rules-about = Lire les règles une à une, y chercher des mots.
rules-epilog =
    Exemples :
      guanxi rules                             les jeux
      guanxi rules JEU                         les sections d’un jeu
      guanxi rules JEU SECTION                 une section entière
      guanxi rules JEU RÈGLE RÈGLE             des règles, avec leurs exemples
      guanxi rules JEU --house                 les règles maison que l’on peut jouer
      guanxi rules JEU --lang de RÈGLE         la même dans une autre langue
      guanxi rules chercher palais             chercher dans tous les jeux
      guanxi rules JEU chercher palais route   tous les mots doivent y être, sans égard aux majuscules ni aux accents
rules-words = un jeu, puis des numéros de règles, une section ou `chercher MOTS`
rules--house = les règles maison d’un jeu : des lectures que certaines tables préfèrent

## `guanxi clauses`

clauses-summary = vérifier que chaque règle a un test et une place dans le code ; montrer où
clauses-about = Dire quelles règles ont un test, quels refus et quels exemples sont couverts, où se trouve chaque règle.
clauses-epilog =
    Exemples :
      guanxi clauses JEU                                ce qui est couvert et ce qui manque
      guanxi clauses JEU --check                        de même ; code de sortie 1 tant qu’il manque quelque chose
      guanxi clauses JEU --where -o docs/where/JEU.md   la page qui mène des règles au code et aux tests

    À lancer dans une copie du code source : les preuves sont lues chaque fois dans src/, tests/ et scenarios/.
clauses--check = code de sortie 1 tant qu’il manque quelque chose
clauses--where = afficher la page qui dit où se trouve chaque règle
clauses--output = écrire la page de --where dans un fichier

## `guanxi replay`

replay-summary = raconter une partie enregistrée
replay-about = Rejouer une partie enregistrée en la racontant action par action, puis montrer la position.
replay--seat = telle que cette place l’a vue : son numéro (0 est la première) ou son joueur

## `guanxi verify`

verify-summary = vérifier une partie enregistrée : chaque action, le résultat, le mélange
verify-about = Vérifier qu’une partie enregistrée est une vraie partie.
verify-epilog =
    Chaque action est rejouée selon les règles, même celles qu’un retour en arrière a annulées ; le résultat est recalculé, la graine
    comparée au sceau du début, et chaque carte distribuée à ce que donnent cette graine et les nombres qui s’y ajoutent.
    Là où un retour en arrière a été voté, tous doivent l’avoir accepté. Code de sortie : 0 si tout est juste, 2 sinon (il est dit où).
verify-files = des parties enregistrées (docs/records.md)

## `guanxi show`

show-summary = montrer une position d’une partie enregistrée
show-about = Montrer une position d’une partie enregistrée, entière ou telle qu’une place la voit.
show-epilog =
    La forme JSON emploie les mots des scénarios (docs/scenarios.md) et contient le plateau, si bien que chacun peut
    en recalculer tous les scores.

      guanxi show game.record --at 40
      guanxi show game.record --at 40 --seat Anna --json
      guanxi show game.record --at 40 --hint
      guanxi show game.record --at 40 --seat Anna --prospects
      guanxi show game.record --at 40 --preview 'LIGNE'
show--seat = telle que cette place la voit : son numéro (0 est la première) ou son joueur
show--hint = ce qu’un chancelier envisagerait à la place de qui doit jouer
show--prospects = ce qui s’annonce, autant que la place peut le savoir
show--preview = ce que cette ligne de notation changerait pour qui doit jouer

## `guanxi scenario`

scenario-summary = exécuter des scénarios : positions, étapes, attentes
scenario-about = Exécuter des scénarios et dire quelle attente n’est pas satisfaite, avec la valeur attendue et la valeur trouvée.
scenario-epilog =
    Un scénario est un fichier TOML avec une position, des étapes qui doivent être acceptées ou refusées, et des attentes ;
    docs/scenarios.md le définit, scenarios/ en contient beaucoup. Celui qui attend une règle maison est signalé et ne compte
    pas comme réussi. Code de sortie : 0 si tout tient, 1 si quelque chose ne tient pas, 2 si un fichier n’est pas un scénario.

      guanxi scenario scenarios/JEU/*.toml
      guanxi scenario --json ma-regle.toml
scenario-files = des scénarios, ou des dossiers qui en contiennent

## `guanxi perft`

perft-summary = compter l’arbre des actions permises
perft-about = Compter l’arbre des actions permises à partir d’une position de départ.
perft-epilog =
    Compte les suites de N actions à partir du premier tour de la partie que donne la graine ; ce que fait le hasard compte
    comme une action. Deux moteurs qui s’accordent sur ces nombres s’accordent sur les règles ; --divide montre à quelle
    action ils divergent.

      guanxi perft JEU --depth 4 --seed 1 --divide
perft--depth = la profondeur, en nombre d’actions
perft--seed = la graine qui donne le départ (1 par défaut)
perft--players = nombre de joueurs (par défaut le nombre habituel)
perft--divide = montrer le compte sous chaque première action

## `guanxi bots`

bots-summary = énumérer les joueurs ordinateurs : niveaux, genres, caractères
bots-about = Énumérer les joueurs ordinateurs que l’on peut nommer, avec une phrase pour chacun.
bots-epilog =
    Un joueur se nomme GENRE[:BUDGET][@CARACTÈRE], ou par son niveau, qui peut aussi avoir un caractère. Ces noms servent
    partout où un joueur est demandé : guanxi play --seat, guanxi simulate --seat, guanxi arena --players.

      guanxi bots JEU
      guanxi play JEU --seat me --seat clerk --seat magistrate@CARACTÈRE --seat search:2s

    docs/bots.md explique comment écrire un joueur et le déclarer.

## `guanxi simulate`

simulate-summary = jouer beaucoup de parties : vitesse, durée, scores, fins
simulate-about = Faire jouer beaucoup de parties à des joueurs ordinateurs et dire à quoi elles ont ressemblé.
simulate-epilog =
    La partie i de la graine S est celle de la graine « S-i » : la même sur toutes les machines, compilée ou non, avec et
    sans --records. Avec --seat, ce sont les joueurs nommés qui jouent, sinon tous jouent au hasard dans une boucle compilée.

      guanxi simulate JEU --games 10000 --players 3..5 --jobs 2
      guanxi simulate JEU --games 20 --seat greedy --seat random --seat random --records parties/
simulate--games = combien de parties (1000 par défaut)
simulate--players = joueurs de chaque partie : 4, 3..5 ou 3,5 (par défaut le nombre habituel)
simulate--seed = graine de toute la série (1 par défaut)
simulate--seat = un joueur ordinateur ; une fois par place
simulate--records = garder chaque partie enregistrée dans ce dossier

## `guanxi arena`

arena-summary = un tournoi de joueurs ordinateurs : qui gagne, avec quelle certitude, en combien de temps
arena-about = Faire se rencontrer des joueurs ordinateurs et dire qui est le plus fort.
arena-epilog =
    Les parties vont par groupes de même graine : dans chacun, les places tournent, si bien que tous ont les mêmes cartes à
    chaque place. Chaque partie finie est gardée aussitôt ; la même commande reprend là où elle s’est arrêtée, et davantage de
    --games s’ajoutent à celles qui y sont. Les résultats ne dépendent ni de --jobs ni de --ray, sauf pour les joueurs qui
    jouent à la montre (search:200ms).

      guanxi arena --game JEU --players greedy random random --games 300 --jobs 2
      guanxi arena --game JEU --players greedy random random random --games 400 --out essai --json
arena--players = les participants ; un nom peut être répété
arena--games = combien de parties (100 par défaut)
arena--table = joueurs par table (par défaut tous, ou 4 s’ils sont nombreux)
arena--seed = graine de tout le tournoi (1 par défaut)
arena--out = où il est gardé (par défaut un dossier dans arena/)
arena--report = le rapport (par défaut report.html dans ce dossier)
arena--ray = jouer avec Ray : ici, ou sur la grappe à HOST:PORT

## `guanxi ladder`

ladder-summary = mesurer tous les joueurs ordinateurs et en écrire la page
ladder-about = Faire se rencontrer tous les joueurs ordinateurs dans chaque jeu et noter leur force.
ladder-epilog =
    Tous les joueurs se rencontrent dans des tournois à des tables de toute taille ; puis un joueur en rencontre trois d’un
    autre genre (les duels) ; puis un joueur fort joue contre lui-même, pour montrer ce qu’est un jeu fort. Chaque partie est
    gardée aussitôt, et la même commande reprend là où elle s’est arrêtée.

      guanxi ladder --games 60 --strong-games 200 --jobs 2 -o strength.md
      guanxi ladder --duels --only JEU
      guanxi ladder --write-only
ladder--games = parties d’un tournoi (240 par défaut)
ladder--strong = qui joue contre lui-même (planner par défaut)
ladder--strong-games = combien de fois (2000 par défaut)
ladder--duels = les duels seulement
ladder--out = où les parties sont gardées
ladder--page = la page
ladder--write-only = ne rien jouer : écrire ce qui a été joué jusqu’ici

## `guanxi bench`

bench-summary = mesurer la vitesse et la mémoire, seules ou face à d’autres moteurs
bench-about = Mesurer le moteur sur un cœur.
bench-epilog =
    Les durées dépendent de la machine et de ce qu’elle fait par ailleurs : ne comparez que les chiffres d’une même série.
    --peers installe Catanatron et OpenSpiel dans un environnement à part (.bench/peers, environ 330 Mo) et les mesure tour à
    tour avec guanxi ; le rapport est celui des médianes.

      guanxi bench JEU
      guanxi bench JEU --search
      guanxi bench JEU --peers --json
bench--peers = mesurer Catanatron et OpenSpiel dans la même série
bench--search = mesurer aussi la recherche des joueurs ordinateurs
bench--seconds = durée de chaque mesure (2)
bench--rounds = mesures de chacun, tour à tour (3)

## `guanxi laws`

laws-summary = vérifier ce qui doit être vrai de tout jeu, pour qui en écrit un
laws-about = Vérifier les lois communes à tous les jeux sur des parties à graine fixée, avec toutes les options.
laws-epilog =
    Est permis ce qui n’est pas refusé, une copie est une copie, une vue ne dit rien qu’une place ne puisse savoir, les
    événements disent tout ce qui arrive, une partie enregistrée se rejoue… : docs/new-game.md. Le code de sortie est 1 si une
    loi ne tient pas.

      guanxi laws JEU
      guanxi laws JEU --only events --games 20
laws--games = parties pour chaque loi et chaque choix d’options
laws--only = cette loi seulement ; l’option peut être répétée

## `guanxi serve`

serve-summary = ouvrir des tables dans le navigateur, pour des gens et des joueurs ordinateurs, où qu’ils soient
serve-about = Ouvrir des tables pour des gens et des joueurs ordinateurs.
serve-epilog =
    Sans option, tout tourne sur cette machine : la base de données est un fichier de votre dossier de données, les joueurs
    ordinateurs réfléchissent dans leurs propres processus. Pour plusieurs machines : --database postgresql://USER@HOST/NAME
    --workers N sur chacune. Les e-mails partent si GUANXI_SMTP dit comment : smtp://USER:PASSWORD@HOST:587?from=ADDRESS.
    docs/fr/hosting.md dit le reste.
serve--host = l’adresse d’écoute ; 0.0.0.0 pour toutes
serve--port = le port (8000) ; 0 en prend un de libre
serve--url = où mènent les liens, par exemple https://games.example.org
serve--database = postgresql://… ou sqlite:///…
serve--data = où se trouve la base de données intégrée
serve--thinkers = processus pour les joueurs ordinateurs
serve--proxied = derrière un proxy inverse : croire ses en-têtes
serve--log-format = forme du journal ; text sur un terminal, json ailleurs
serve--log-requests = noter une ligne par requête, sans dire de qui elle vient
serve--no-browser = ne pas ouvrir le navigateur

## `guanxi admin`

admin-summary = gérer les tables et les gens d’un serveur
admin-about = Gérer les tables et les gens d’un serveur.
admin-epilog =
    Tout cela agit sur la base de données même, sans danger à côté d’un serveur qui tourne ; seul `restore` demande qu’il soit
    arrêté. Après une mise à jour : `guanxi admin check`, puis lancez le serveur. docs/fr/hosting.md dit le reste.
admin--database = postgresql://… ou sqlite:///…, comme pour serve
admin--data = où se trouve la base de données intégrée, comme pour serve
admin--status = dans cet état seulement
admin--game = de ce jeu seulement
admin--most = combien au plus (100)
admin-table-address = son identifiant, la fin de son adresse
admin--secrets = aussi la graine et tous les coups : ne regardez pas si vous y jouez
admin-table = son identifiant
admin--reason = ce que lisent ses joueurs
admin--purge = la supprimer avec tout ce qui s’y est dit et fait
admin-name = le nom du compte
admin--url = où est le serveur, comme pour serve
admin--all = aussi les tables terminées
admin-backup-file = le fichier à écrire
admin-backup--force = remplacer un fichier qui existe
admin-restore-file = la sauvegarde
admin-restore--force = même s’il y a déjà une base de données
admin-list = énumérer les tables, la dernière modifiée d’abord
admin-inspect = montrer une table de l’intérieur : places, pendules, journal
admin-people = énumérer les gens, les derniers vus d’abord
admin-reports = énumérer les signalements
admin-remove = terminer une table sans résultat, ou la supprimer
admin-reset = créer un jeton avec lequel un compte choisit un nouveau mot de passe, une seule fois, dans les 24 heures
admin-check = rejouer les tables avec le code actuel ; celles qui échouent sont gelées et nommées
admin-thaw = laisser continuer une table gelée
admin-backup = copier la base de données intégrée dans un fichier, pendant que le serveur tourne
admin-restore = mettre une sauvegarde à la place de la base de données intégrée
admin-removed = terminée par l’exploitant du serveur

## `guanxi load`

load-summary = mesurer combien de tables et de coups un serveur tient sur cette machine
load-about = Mesurer un serveur avec de vrais clients.
load-epilog =
    Un serveur à part est lancé dans ses propres processus, sur un port libre et avec une base de données supprimée ensuite. À
    chaque table sont connectés de vrais clients, un par place ; celui dont c’est le tour choisit au hasard une action
    permise.

    Un coup est un geste accepté, ici toujours d’une action : enregistré avant d’être confirmé. Son retard est celui du
    dernier client de la table qui l’apprend. Sans --rate, chaque table a toujours un coup en route ; avec --rate, les coups
    sont dus à cadence fixe, et celui qui ne peut pas encore être joué est en retard depuis ce moment. Aux parties qui
    finissent en succèdent d’autres. Serveur et clients partagent cette machine : ne comparez que les chiffres d’une même
    machine. docs/load.md explique comment les lire.

      guanxi load --game JEU --tables 100 --seconds 60
      guanxi load --game JEU --tables 1000 --seconds 60 --rate 100 --json
      guanxi load --game JEU --tables 10 --seconds 10 --stored 100000
      guanxi load --game JEU --tables 100 --seconds 20 --beside
load--tables = tables où l’on joue (100)
load--seconds = durée de la mesure (20)
load--rate = coups par seconde sur toutes les tables, à cadence fixe
load--clients = places et clients d’une table (4)
load--stored = parties finies dans la base de données
load--thinking = ajouter des tables de chanceliers
load--database = postgresql://…, une base que l’on peut remplir
load--beside = mesurer tour à tour le serveur de boardgame.io (demande Node et npm)

## What commands print

stopped = arrêté
not-written = guanxi: la sortie ne peut pas être écrite : { $why }
version = guanxi { $version } (moteur { $engine })
engine-compiled = compilé
engine-interpreted = interprété
warning = avertissement : { $warning }
progress-playing = on joue
progress-counting = on compte
ended-by = fins
spread = Ø { $mean }   σ { $sd }   min { $min }   médiane { $median }   max { $max }
verify-holds = { $file } : les { $actions } actions sont justes{ $fallen }, { $state }, { $seed }
verify-fallen = {" "}(et { $fallen } annulées)
verify-finished = le résultat est juste
verify-unfinished = la partie est inachevée
verify-seed = la graine correspond au sceau
verify-sealed = la graine n’est pas révélée
scenario-passed = { $count } réussis
scenario-failed = { $count } en échec
scenario-pending = { $count } en attente
scenario-is-passed = ok
scenario-is-failed = ÉCHEC
scenario-is-pending = attend
scenario-waits = en attente de la règle maison { $rule }
simulated = { NUMBER($games, useGrouping: "always") } parties de { $game }, { NUMBER($moves, useGrouping: "always") } actions en { $seconds } s
simulated-rate = { NUMBER($rate, useGrouping: "always") } actions par seconde, moteur { $engine }
simulated-players = { $players } joueurs, { NUMBER($games, useGrouping: "always") } parties
simulated-moves = actions
simulated-turns = tours
simulated-score = score
simulated-winning_score = … du vainqueur
simulated-seats = gagné par place
simulated-wins = gagné
perft-counted = suites de { $depth } actions, en { $seconds } s
bots-levels = Niveaux, du plus faible au plus fort
bots-kinds = Genres
bots-characters = Caractères dans { $game }
bots-others = Joueurs d’autres paquets
progress-tables = tables
progress-pages = pages
# The heads of columns in lists of tables, people and reports
admin-column-table = table
admin-column-status = état
admin-column-game = jeu
admin-column-entries = entrées
admin-column-age = âge
admin-column-idle = inactive
admin-column-public = publique
admin-column-seats = places
admin-column-person = personne
admin-column-name = nom
admin-column-kind = sorte
admin-column-seen = vue
admin-column-report = signalement
admin-column-by = de
admin-column-about = sur
admin-column-text = texte
admin-in-all = { $count } en tout
admin-is-deleted = la table { $table } est supprimée
admin-is-over = la table { $table } est terminée
admin-goes-on = la table { $table } continue
admin-reset-link = une fois, dans la journée : { $link }
admin-is-frozen = gelée
admin-was = était déjà { $status }
admin-fails = la table { $table } échoue à l’entrée { $number } ({ $why }) : { $what }
admin-checked = { $count } tables vérifiées, { $failed } en échec
admin-backup-holds = { $file } contient tout ({ $bytes } octets)
admin-restored = { $count } tables sont de retour

## What arena, ladder, bench and load print

arena-stopped = arrêté : { $kept } parties sur { $games } sont gardées dans { $folder } ; la même commande continue à partir de là
arena-unfenced = ce système n’a pas Landlock : { $guests } peut lire tous les fichiers que vous pouvez lire, aussi ceux de ce tournoi (docs/bots.md)
arena-whole = { $games } parties : --games { $more } compléterait le dernier groupe de places échangées
arena-there = { $count } parties sont déjà là, dans { $folder }
arena-playing = parties
arena-head = { $games } parties de { $game }, à { $players } par table
arena-too-few = Trop peu de parties pour un classement, moins de { $enough } pour un joueur : dans l’ordre d’inscription, sans cote.
arena-ended = fins : { $endings }
arena-fault = { $player } : { $times } fautes, la première : { $fault }
arena-report = rapport : { $file }
ladder-left-out = laissé de côté : { $what }
ladder-stopped = arrêté : ce qui a été joué est gardé dans { $folder } ; la même commande continue à partir de là
ladder-contest = { $number } sur { $count } : { $title }, { $games } parties
ladder-page = { $games } parties ; page : { $file }
load-bad = { $lost } coups perdus, { $errors } erreurs : { $problems }
bench-head = { $game }, moteur { $engine }, un cœur
bench-measuring = mesure
bench-playouts = parties au hasard
bench-copy = copie de position
bench-memory = taille d’une position
bench-prospects = perspectives
bench-preview = aperçu d’un coup
bench-against = contre { $name }
bench-search = recherche, { $budget } ms
bench-nodes = nouveaux nœuds
bench-judged = positions jugées
bench-part-judge = juger
bench-part-copy = copier
bench-part-deal = distribuer
bench-moves = coups/s
bench-players = ({ $players } joueurs)
bench-bytes = octets
bench-times = fois ({ $rate } coups/s)
bench-slowest = us (au plus { $slowest })
bench-simulations = simulations/s
bench-a-second = par seconde
bench-of-time = { $share } du temps
bench-decisions = { $decisions } décisions : { $mean } ms en moyenne, { $slowest } au plus, en retard : { $late }
