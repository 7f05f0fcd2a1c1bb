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
