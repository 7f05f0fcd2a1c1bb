# What people are told who are not at the table. Nothing here may depend on what only some may see.
# $table is its title, or the game's; $game the game's; $others whoever else sits there.

joined = { $first } et { $last }

turn-title = À vous de jouer : { $table }
turn-text = C’est à vous de jouer à { $game } avec { $others }.
started-title = C’est parti : { $table }
started-text = Votre partie de { $game } avec { $others } commence.
ended-title = Terminé : { $table }
ended-text = Votre partie de { $game } avec { $others } est finie.
take-back-title = Reprise de coup ? { $table }
take-back-text = On vous demande si un coup peut être repris dans votre partie de { $game } avec { $others }.
invited-title = On remet ça ? { $table }
invited-text = Une place vous attend pour une partie de { $game } avec { $others }.
mention-title = On vous appelle : { $table }
mention-text = { $by } vous a écrit à la table de { $game } avec { $others }.
digest-title = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
digest-text = C’est à vous de jouer à ces tables :
digest-line = { $table } : { $game } avec { $others }

unsubscribe-title = Ne plus recevoir d’e-mails ?
unsubscribe-text = Nous vous écrivons quand une partie vous attend. Faut-il arrêter ?
unsubscribe-button = Ne plus m’écrire
unsubscribed-title = Plus aucun e-mail
unsubscribed-text = Vous ne recevrez plus d’e-mails d’ici. Vos réglages permettent d’y revenir à tout moment.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = Possible encore dans ce tour, après ceci : { $choice }.
way-instead = Ce qui est possible : { $choice }.
way-over = Reprenez ce que vous avez posé : ce sera alors possible.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Rien ici
page-nothing-text = Il n’y a rien à cette adresse.
page-tables = Vers les tables
page-return = Vous revoilà
page-return-text = Ce lien vous connecte sur cet appareil, au nom de la personne qui l’a créé.
page-return-button = Continuer
page-password = Un nouveau mot de passe
page-password-button = Valider
page-password-wrong = C’est impossible : { $why }.
page-password-set = C’est fait, et cet appareil est connecté.
page-not-built = Le site n’est pas encore construit ici : `{ $command }` s’en charge.
page-described = Des jeux de société, à une table dans le navigateur.
page-no-script = guanxi a besoin de JavaScript. L’API, à l’adresse { $address }, s’en passe.
page-waiting = Tables qui attendent des joueurs
page-running = Tables à regarder
page-none = Aucune pour le moment.
page-programs = Pour les programmes
page-api = Tout peut se faire par HTTP et WebSocket
page-free = libre
page-game = Jeu
page-status = État
page-status-open = ouverte
page-status-running = en cours
page-status-over = terminée
page-status-frozen = gelée
page-commitment = Mélange (empreinte)
page-seats = Places

## What can be wrong outside the rules

problem-not_signed_in = il faut un nom : connectez-vous ou jouez d’abord en invité
problem-wrong_password = nom ou mot de passe incorrect
problem-bad_token = le jeton est inconnu ou n’est plus valable
problem-forbidden = ce n’est pas à vous de le faire
problem-blocked = l’un de vous a bloqué l’autre
problem-muted = vous ne pouvez pas écrire ici
problem-wrong_origin = la demande vient d’un autre site
problem-no_such_table = cette table n’existe pas, ou ne vous est pas ouverte
problem-no_such_person = cette personne n’existe pas
problem-no_such_game = ce jeu n’existe pas
problem-no_such_thing = il n’y a rien à cette adresse
problem-not_allowed_method = cette adresse ne connaît pas cette méthode
problem-no_program = un programme ne peut pas faire cela avec son jeton : connectez-vous
problem-not_seated = cette place n’est pas à vous
problem-not_your_turn = ce n’est pas à cette place de jouer
problem-stale = la partie a avancé entre-temps : regardez de nouveau
problem-key_used = cette clé a déjà servi à autre chose
problem-not_running = aucune partie n’est en cours à cette table
problem-already_running = la partie a commencé
problem-not_over = la partie n’est pas encore finie
problem-seat_taken = cette place est prise
problem-not_all_seated = toutes les places ne sont pas prises
problem-name_taken = quelqu’un a déjà ce nom
problem-full = le nombre maximal est atteint : supprimez d’abord quelque chose
problem-take_back_off = à cette table, rien ne se reprend de cette façon
problem-nothing_to_take_back = il n’y a rien à reprendre
problem-revealed = quelque chose a été révélé depuis : seul un vote peut le reprendre
problem-request_open = une demande est déjà en cours
problem-no_request = aucune demande n’est en cours
problem-too_soon = la dernière demande a été refusée : attendez un peu
problem-enough_time = cette personne a assez de temps, ou il n’y a pas de pendule
problem-too_many = trop de demandes : attendez un peu
problem-too_much = cela dépasse la taille permise
problem-invalid = la demande n’a pas la forme voulue
problem-bad_value = une valeur n’est pas admise
problem-bad_record = ce n’est pas une partie enregistrée
problem-old_protocol = cette page est plus ancienne que le serveur : rechargez-la
problem-no_hint = il n’y a d’indices que dans les parties contre des joueurs ordinateurs
problem-busy = trop de demandes en ce moment : réessayez
problem-closing = le serveur redémarre : réessayez dans un instant
problem-unavailable = la base de données ne répond pas : réessayez dans un instant
problem-unsettled = la liaison avec la base de données s’est coupée en cours de route : renvoyez la demande avec la même clé, elle ne sera faite qu’une fois
problem-frozen = cette table est gelée : l’exploitant est prévenu
problem-bot_failed = le joueur ordinateur n’a pas pu répondre
problem-internal = quelque chose s’est mal passé de notre côté
no-public-address = cette adresse ne mène à rien de public
address-how = une adresse commence par https:// et le nom d’un hôte
bot-name-long = le nom d’un joueur ordinateur a { $most } lettres au plus
bot-thinks-long = { $name } : à une table d’un serveur, un joueur réfléchit { $most } au plus
nothing-stands-by-it = rien de ce qui a été fait là ne tient encore
other-rules = partie jouée selon la version { $played } des règles ; ici, c’est la { $here }
only-host = seul l’hôte de la table peut le faire
move-actions = un coup a de 1 à { $most } actions
places-are = les places vont de 0 à { $last }
number-added-already = cette place a déjà ajouté son nombre
bot-has-seat = un joueur ordinateur occupe cette place : reprenez-la d’abord
line-short = une ligne de notation est imprimable et courte
not-asked = votre accord n’est pas demandé
seat-given-up = cette place a déjà été abandonnée
nobody-plays-for-seat = personne ne joue pour cette place
so-already = c’est déjà le cas
time-for-another = on donne du temps à une autre personne qui joue
other-position = l’entrée { $number } mène à une autre position que lorsqu’elle a été faite
seats-as-players = autant de places que de joueurs
not-in-language = ce jeu n’existe pas dans cette langue
no-clauses = ses règles ne sont pas numérotées
own-board-at-table = un plateau personnel ne se dessine qu’à une table
characters-at-most = de 1 à { $most } caractères
said-enough = il y a eu assez de messages à cette table
chat-for-seated = la discussion de cette table est pour ceux qui y jouent
notes-are-text = on ne peut noter que du texte
hint-still-thought = votre dernier indice est encore en cours de calcul
draft-actions = un coup a de { $least } à { $most } actions
draft-other-acts = après cette ébauche, c’est à quelqu’un d’autre de jouer, ou une carte arrive
no-bot-did-this = aucun joueur ordinateur n’a fait cela
draft-reveals = cette ébauche retourne quelque chose : personne ne sait ce qui suit
no-lesson-here = aucune leçon n’est suivie à cette table
not-in-this-turn = cela ne peut pas se faire dans ce tour
lesson-gone = cette leçon n’est plus enseignée
connections-many = trop de connexions sont ouvertes
address-is-text = une adresse est un texte
name-length = un nom a de 1 à { $most } caractères
name-visible = un nom n’a que des caractères visibles : rien de caché, rien qui inverse le sens de lecture
name-accents = un nom ne commence pas par un accent, et en porte peu sur une même lettre
name-one-alphabet = chaque mot d’un nom s’en tient à un seul alphabet
visible-characters = caractères visibles seulement
no-control-characters = un texte sans caractères de contrôle
password-length = un mot de passe a de { $least } à { $most } caractères
password-known = ce mot de passe est parmi les premiers que n’importe qui essaierait
no-such-account = aucun compte n’a ce nom
language-how = une langue s’écrit comme de ou pt-BR
zone-how = un fuseau horaire s’écrit comme Europe/Berlin
sleep-how-long = on dort de 1 à { $most } heures
vacation-how-long = les vacances finissent à une date future, dans les 60 jours
guest-no-password = un invité n’a pas de mot de passe : créez d’abord un compte
account-already = vous avez déjà un compte : déconnectez-vous d’abord
that-is-yourself = c’est vous-même
no-mail-address = ce n’est pas une adresse e-mail
no-push-keys = ce ne sont pas les clés d’un abonnement
lesson-no-record = une leçon qui commence au milieu d’une partie n’a pas de partie enregistrée
moves-are = les coups vont de 0 à { $moves }
seats-are = les places vont de 0 à { $last }
record-too-long = aucune partie n’est si longue
record-no-text = ce n’est pas un texte : l’octet { $byte } n’est pas de l’UTF-8
record-takes-long = cette partie enregistrée est trop longue à lire

## For who runs a server, in a terminal. What stands after a colon comes from elsewhere

served-at = guanxi tourne à l’adresse { $url } (Ctrl-C l’arrête)
tables-kept = Les tables sont gardées dans { $database }
backup-nothing = il n’y a rien à sauvegarder : { $file } n’existe pas
backup-there = { $file } existe déjà ; --force le remplace
restore-there = { $file } existe déjà ; --force met la sauvegarde à sa place
backup-postgres = les tables sont gardées dans PostgreSQL : `pg_dump --format=custom --file=FICHIER BASE` fait une sauvegarde pendant que le serveur tourne, `pg_restore --clean --dbname=BASE FICHIER` la remet pendant qu’aucun ne tourne
backup-no-file = { $file } n’est pas un fichier
backup-none = { $file } n’est pas une sauvegarde de guanxi
backup-damaged = { $file } est endommagé : { $why }
backup-later = { $file } vient d’une version plus récente de guanxi
backup-unwritten = { $file } ne peut pas être écrit : { $why }
no-table = il n’y a pas de table { $table }
table-busy = la table { $table } est en cours d’écriture : réessayez
table-over = la table { $table } est déjà terminée ; --purge la supprime
table-fails = la table { $table } échoue toujours à l’entrée { $number } : { $why }
table-not-frozen = la table { $table } n’est pas gelée
database-no-address = --database : ce n’est pas l’adresse d’une base de données
database-embedded-only = cela vaut pour la base de données intégrée ; les tables sont gardées dans { $database }
database-folder = le dossier des tables ne peut pas servir : { $folder } : { $why }
database-served = un autre guanxi sert déjà { $file }. Arrêtez-le, ou gardez d’autres tables avec --data DOSSIER
database-closed = la base de données { $database } ne peut pas être ouverte
database-unusable = la base de données { $database } ne peut pas servir : { $why }
database-other = la base de données { $database } est d’une autre version de guanxi : { $why }
database-not-brought = la base de données { $database } ne peut pas être mise à cette version
database-later = la base de données { $database } appartient à une version plus récente de guanxi ({ $release }). Servez-la avec cette version ou une plus récente ; rien n’a été changé
database-how = --database : une adresse comme postgresql://USER@HOST/NAME ou sqlite:////DOSSIER/FICHIER
smtp-how = GUANXI_SMTP : smtp://USER:PASSWORD@HOST:587?from=ADDRESS, ou smtps://… pour TLS dès le début
workers-sqlite = --workers { $workers } : SQLite est servi par un seul processus, qui seul sait ce qui y est nouveau. Pour plus, donnez une base PostgreSQL : --database postgresql://…
workers-how = --workers { $workers } : de 1 à 64
log-format-how = --log-format { $given } : text ou json
port-how = --port { $port } : de 0 (un port libre) à 65535
url-how = --url { $url } : commence par http:// ou https://
mail-security = Le courrier part avec starttls, tls ou none, pas avec { $given }.
mail-sender = L’expéditeur du courrier n’est pas une adresse e-mail.
mail-tls = Un mot de passe pour le courrier ne passe que par TLS : choisissez starttls ou ssl.
push-contact = « { $contact } » n’est pas un contact pour les services push : mailto:NAME@HOST ou https://HOST
push-keys = Les clés enregistrées pour Web Push sont endommagées : retirez-les, de nouvelles seront créées.
