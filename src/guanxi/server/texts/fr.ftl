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

unsubscribe-title = Plus de courrier ?
unsubscribe-text = Nous vous écrivons quand une partie vous attend. Faut-il arrêter ?
unsubscribe-button = Ne plus m’écrire
unsubscribed-title = Plus de courrier
unsubscribed-text = Vous ne recevrez plus de courrier d’ici. Vos réglages permettent d’y revenir à tout moment.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = D’abord, dans ce tour : { $choice }.
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
page-not-built = Le site n’est pas construit ici : `{ $command }` le fait.
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
page-status-frozen = bloquée
page-commitment = Mélange (empreinte)
page-seats = Places
