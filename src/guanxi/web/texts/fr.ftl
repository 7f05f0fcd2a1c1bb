# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

# Between texts that are told together
site-labelled = { $label } : { $text }
site-series = { $first } ; { $second }
site-times = { $number } × { $name }

## Home: the screens around the table

page-new = Créer une table
page-join = Rejoindre par lien
page-watch = Regarder
page-replay = Revoir
page-learn = Apprendre
page-how = Comment jouer
page-lesson = Leçon
page-rules = Règles
page-rules-of = Règles
page-you = Vous

home-title = Jouer
home-card-minutes = { $from } à { $to } minutes.
home-about-other = Un jeu ajouté à ce serveur, pour { $players } joueurs.
home-made-by = { $designer }, { $year }
home-variants = Variantes
home-level = Niveau des joueurs ordinateurs
home-players = Joueurs
home-play = Jouer à { $game }
home-starting = Mise en place…
home-your-name = Votre nom
home-your-name-note = Changez-le si vous voulez. Pas besoin de compte.
home-guest-first = Blaireau, Castor, Colibri, Cygne, Dauphin, Écureuil, Faucon, Grillon, Hérisson, Héron, Hibou, Ibis, Lynx, Martinet, Merle, Moineau, Panda, Pinson, Renard, Tigre
home-guest-second = Agile, Argenté, Brave, Calme, Doré, Fidèle, Futé, Gai, Joyeux, Malin, Noble, Paisible, Prudent, Rapide, Sage, Serein, Subtil, Tranquille, Vaillant, Vif

home-your-games = Vos parties
home-your-games-none = Rien encore. Une partie contre des joueurs ordinateurs est à un clic.
home-your-games-guest = Les parties que vous jouez sont gardées ici.
home-open-tables = Tables ouvertes
home-open-tables-note = rejoindre et jouer
home-open-tables-none = Personne n’attend de joueurs. Créez une table, d’autres pourront la rejoindre.
home-live-now = En ce moment
home-live-now-note = regarder
home-live-now-none = Aucune partie publique en cours.
home-more-count = { $count } de plus
home-fewer = Moins
home-table-with = { $game } avec { $names }
home-table-alone = { $game }
home-table-people = { $game } avec { $people } et { $bots ->
    [one] un joueur ordinateur
   *[other] { $bots } joueurs ordinateurs
  }
home-table-titled = { $title } · { $game }
home-your-turn = à vous
home-go-on = continuer
home-look = voir
home-wait = en attente
home-review = revoir
home-join = rejoindre
home-join-table = rejoindre : { $game }
home-watch = regarder
home-watch-table = regarder : { $names }
home-dismiss = Retirer { $game } de la liste
home-line-running = À { $name } de jouer.
home-line-running-bots = Un joueur ordinateur réfléchit.
home-line-moved = dernier coup { $when }
home-line-ended = finie { $when }
home-result-won = Gagnée, { $points } à { $next }
home-result-other = { $name } gagne, { $points } à { $next }
home-result-shared = victoire partagée : { $names }, { $points } points
home-line-open = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
  } sur { $players }
home-line-count = { $taken } sur { $players }
home-line-frozen = Arrêtée : l’exploitant du serveur est prévenu.
home-line-unread = { $count ->
    [one] une nouvelle ligne de discussion
   *[other] { $count } nouvelles lignes de discussion
  }
home-left = { $unit ->
    [days] { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
      }
    [hours] { $count ->
        [one] encore une heure
       *[other] encore { $count } h
      }
    [minutes] encore { $count } min
   *[seconds] encore { $count } s
  }
home-next = Partie suivante qui vous attend
home-next-short = Suivante
home-next-count = { $count ->
    [one] une partie attend
   *[other] { $count } parties attendent
  }

home-finished = Finies récemment
home-finished-note = revoir
home-first-time = Première visite ?
home-first-time-note = apprendre
home-first-time-game = Comment jouer à { $game }
home-first-time-line = { $name ->
    [confucius] Les règles en dix minutes, avec des images
   *[other] Les règles en cinq minutes, avec des images
  }
home-first-time-begun = Votre première partie de { $game }
home-first-time-go-on = La reprendre
home-tile-create = Créer une table
home-tile-create-note = amis, ordinateurs, en direct ou un coup par jour
home-tile-join = Rejoindre par lien
home-tile-join-note = collez une invitation
home-tile-one-screen = Un seul écran
home-tile-one-screen-note = à plusieurs, les mains derrière un rideau
home-tile-learn = Apprendre à jouer
home-tile-learn-note = les règles en images, puis une première partie
home-tile-record = Ouvrir une partie
home-tile-record-note = la revoir et l’analyser ; ou déposez un fichier ici
home-drop = Déposez la partie enregistrée pour l’ouvrir
home-record-reading = Lecture de { $file }…
home-record-too-large = { $file } est trop gros pour une partie enregistrée : un mégaoctet au plus.

## Home: creating a table

home-create-title = Créer une table
home-create-one-screen = Une table sur un seul écran
home-create-note = tout est fixé au lancement
home-create-game = Jeu
home-create-rules = Règles
home-create-speed = Rythme
home-create-take-back = Reprises
home-create-who = Qui vient
home-create-house = Règles maison
home-create-more = Plus
home-create-seats = Places
home-create-title-field = Nom de la table
home-create-title-note = Visible dans les listes ; peut rester vide.
home-create-from = Partir de
home-create-from-none = une table neuve
home-create-from-line = { $game }, { $when }
home-create-own-map-choose = Choisir un fichier
home-create-own-map-chosen = { $file }, { $lines } lignes
home-create-own-map-remove = Le retirer
home-speed-none = sans pendule
home-speed-live = en direct
home-speed-days = jours par coup
home-speed-none-note = Personne n’est pressé. Après un mois d’inactivité, la table est close.
home-speed-live-note = { $budget } min chacun, { $increment } s de plus par tour, { $cap } min au plus. Temps écoulé : un joueur ordinateur joue jusqu’à votre retour.
home-speed-days-note = { $days ->
    [one] Un jour
   *[other] { $days } jours
  } par coup. Temps écoulé : un joueur ordinateur joue jusqu’à votre retour. Vous pouvez arrêter la pendule pour des vacances.
home-speed-budget = Minutes chacun
home-speed-increment = Secondes de plus par tour
home-speed-cap = Minutes au plus
home-speed-cap-note = 0 : comme au début
home-speed-day-count = Jours par coup
home-take-back-off = aucune
home-take-back-turn = dans son tour
home-take-back-vote = par vote
home-take-back-off-note = Ce qui est fait est fait.
home-take-back-turn-note = Pendant votre tour, tant que rien n’est révélé.
home-take-back-vote-note = Pendant votre tour ; plus tard si tous les autres sont d’accord.
home-who-public = publique
home-who-link = par lien
home-who-public-note = Sur la page d’accueil ; tout le monde peut s’asseoir ou regarder.
home-who-link-note = Seulement ceux qui ont le lien.
home-chat-open = Les spectateurs lisent la discussion
home-reasons = Les joueurs ordinateurs expliquent leurs coups
home-reasons-note = Pendant la partie, dans la mesure où tous peuvent le savoir.
home-stand-in = Remplace les absents
home-stand-in-usual = comme d’habitude : { $name }
home-house-find = Trouver une règle maison
home-house-count = il y en a { $count } ; tapez pour chercher
home-house-none-found = Aucune règle maison ne contient ces mots.
home-house-differs = { $count ->
    [0] Tout est comme dans la règle.
    [one] Une diffère de la règle.
   *[other] { $count } diffèrent de la règle.
  }
home-house-back = revenir à la règle
home-house-needs = Demande { $choice }.
home-house-needs-set = Choisir cela aussi
home-house-excludes = Ne va pas avec { $choice }.
home-house-clause = { $clause } dans les règles
home-seat-kind = Qui est à la place { $number }
home-seat-me = vous
home-seat-me-again = vous, à cet écran
home-seat-name = Nom du joueur { $number }
home-seat-name-note = Nom
home-seat-open = qui veut
home-seat-bot = ordinateur : { $name }
home-seat-kinds-people = Personnes
home-seat-kinds-levels = Joueurs ordinateurs
home-seat-kinds-other = Autres
home-seat-character = Caractère à la place { $number }
home-seat-character-none = sans caractère
home-seat-person-note = libre
home-seat-bot-note = ordinateur
home-seat-add-bots = Compléter par des joueurs ordinateurs
home-estimate-minutes = Environ { $usual } minutes.
home-estimate-minutes-most = Environ { $usual } minutes, { $most } au plus.
home-estimate-days = { $usual ->
    [one] Environ un jour
   *[other] Environ { $usual } jours
  } si chacun joue dès qu’il peut, { $most } au plus.
home-estimate-none = La durée dépend de vous.
home-estimate-shuffle = Premier joueur tiré au sort. Le mélange est scellé dès maintenant et se vérifie après la partie.
home-one-line = En une ligne :
home-create-usual = Garder par défaut
home-create-usual-saved = Gardé dans ce navigateur.
home-create-back = Retour
home-create-go-link = Créer, obtenir le lien
home-create-go-open = Créer et attendre les autres
home-create-go-start = Créer et lancer
home-create-nobody = Prenez au moins une place, ou vous ne ferez que regarder.
home-create-sending = Mise en place…

## Home: before the game

home-waiting-title = { $game }, avant la partie
home-waiting-status = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
home-waiting-seats = Places
home-waiting-terms = Ce qui est convenu
home-waiting-players = { $count } joueurs
home-waiting-here = ici
home-waiting-away = pas là
home-waiting-computer = ordinateur
home-waiting-free = libre
home-waiting-you = vous
home-waiting-host = l’hôte de la table
home-waiting-added = a ajouté un nombre au mélange
home-waiting-not-added = ajoute un nombre au mélange au lancement
home-waiting-sit = Prendre la place
home-waiting-sit-place = Prendre la place, numéro { $number }
home-waiting-sit-too = Ici aussi
home-waiting-sit-too-place = Ici aussi, numéro { $number }
home-waiting-leave = Partir
home-waiting-leave-place = Partir, place { $number }
home-waiting-put-bot = Mettre un ordinateur
home-waiting-put-bot-place = Mettre un ordinateur, place { $number }
home-waiting-free-place = Libérer, place { $number }
home-waiting-free-short = Libérer
home-waiting-level = Niveau du prochain joueur ordinateur
home-waiting-start = Lancer la partie
home-waiting-start-early = La partie commence quand toutes les places sont prises.
home-waiting-for-host = { $name } lance la partie quand toutes les places sont prises.
home-waiting-invite = Inviter quelqu’un
home-waiting-invite-note = Qui a ce lien peut s’asseoir.
home-waiting-copied = Copié
home-waiting-share = Partager
home-waiting-shuffle = Le mélange
home-waiting-shuffle-note = Le serveur a fixé sa part du mélange avant que quiconque s’asseye, et en montre une empreinte ; chacun de vous ajoute un nombre que lui seul connaît, si bien que personne, pas même l’hôte, ne peut choisir les cartes. Après la partie, tous peuvent le vérifier.
home-waiting-fingerprint = Empreinte
home-waiting-speed-none = sans pendule
home-waiting-speed-live = en direct, { $budget } min + { $increment } s
home-waiting-speed-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
home-waiting-take-back = reprises : { $how }
home-waiting-public = publique
home-waiting-private = par lien seulement
home-waiting-chat-open = les spectateurs lisent la discussion
home-waiting-reasons = les joueurs ordinateurs expliquent leurs coups
home-waiting-stand-in = { $name } remplace les absents
home-waiting-copy-terms = En créer une pareille

home-person-about = Bloquer ou signaler { $name }
home-person-block = Bloquer { $name }
home-person-block-note = Vous ne vous rencontrerez plus et ne lirez plus rien l’un de l’autre ici. Les parties en cours continuent. Personne n’en est averti.
home-person-blocked = Vous bloquez { $name }. Vous pouvez y revenir sur votre page.
home-person-report = Signaler
home-person-report-what = Que s’est-il passé ?
home-person-report-note = Cela va à l’exploitant de ce serveur ; la personne n’en est pas avertie.
home-person-reported = Merci. C’est envoyé.

## Home: joining

home-join-title = Rejoindre par lien
home-join-note = Collez l’invitation que vous avez reçue.
home-join-link = Lien d’invitation
home-join-go = Aller à la table
home-join-bad = Ce n’est pas une invitation de ce serveur. Une invitation ressemble à { $example }.
home-invited-by = { $name } vous invite
home-invited = On vous invite
home-invited-to = à { $game } · { $players } joueurs · { $speed }
home-invited-seat = cette place est à vous
home-invited-full = Toutes les places sont prises. Vous pouvez regarder.
home-invited-name = Votre nom à la table
home-invited-name-note = Ni compte, ni e-mail. Ce navigateur garde votre place ; pour un autre appareil, il y a un lien sur votre page.
home-invited-as = Vous prenez place sous le nom de { $name }.
home-invited-take = Prendre la place
home-invited-watch = Regarder
home-invited-never = Jamais joué ?
home-invited-never-link = { $name ->
    [confucius] De quoi il s’agit, en dix minutes
   *[other] De quoi il s’agit, en cinq minutes
  }

## Home: watching and records

home-watch-title = Regarder
home-watch-note = Vous voyez ce que voit quelqu’un à côté de la table. Les mains restent cachées jusqu’à la fin.
home-watch-none = Personne ne joue en public en ce moment. Il y a des parties finies dans les archives.
home-archive-title = Revoir
home-archive-note = Parties finies, les plus récentes d’abord.
home-archive-none = Aucune partie n’a encore été finie ici.
home-archive-none-mine = Vous n’avez pas encore fini de partie.
home-archive-open = Ouvrir une partie
home-archive-open-note = Choisissez un fichier, ou déposez-le n’importe où sur cette page. Toute partie enregistrée convient, de n’importe quel serveur ou du terminal ; chaque ligne est vérifiée.
home-filter-game = Jeu
home-filter-all-games = tous les jeux
home-filter-whose = Lesquelles
home-filter-everybody = toutes
home-filter-mine = les miennes
home-list-more = En voir plus
home-list-loading = Recherche…
home-list-again = Réessayer
home-replay = revoir
home-replay-table = revoir : { $names }
home-options-usual = comme dans la règle

## Home: you

home-you-title = Vous
home-you-nobody = Vous n’avez pas encore de nom ici. Vous en recevrez un avec votre première partie, ou maintenant :
home-you-name = Nom
home-you-name-guest = Vous jouez en invité : ce navigateur vous reconnaît à un cookie.
home-you-name-account = Vous avez un compte et vous vous connectez sous ce nom.
home-you-rename = Changer
home-you-be = Jouer sous ce nom
home-you-account = Compte
home-you-account-note = Avec un compte, vous vous connectez de partout. Vos parties vous suivent.
home-you-account-make = Créer un compte
home-you-sign-in = Se connecter
home-you-sign-in-title = J’ai un compte
home-you-sign-out = Se déconnecter
home-you-sign-out-everywhere = Se déconnecter partout
home-you-sign-out-guest = En invité, vous perdriez vos parties et vos places : seul un lien pour un autre appareil permet de revenir. Créez-en un d’abord.
home-you-password = Mot de passe
home-you-password-old = Ancien mot de passe
home-you-password-new = Nouveau mot de passe
home-you-password-change = Changer le mot de passe
home-you-password-note = Huit caractères ou plus. Tous les autres navigateurs sont déconnectés.
home-you-password-done = Le mot de passe est changé.
home-you-link = Autre appareil
home-you-link-note = Qui ouvre ce lien agit en votre nom, pendant un an ou jusqu’à ce que vous le révoquiez. Il n’est montré qu’une fois.
home-you-link-make = Créer un lien
home-you-link-made = Votre lien
home-you-tokens = Programmes et liens
home-you-tokens-note = Ce qui permet, en plus d’un mot de passe, d’entrer en votre nom.
home-you-tokens-none = Aucun.
home-you-token-api = programme
home-you-token-return = lien
home-you-token-made = Votre jeton, montré une seule fois
home-you-token-label = À quoi il sert
home-you-token-make = Créer un jeton pour un programme
home-you-token-revoke = Révoquer { $label }
home-you-token-revoke-short = Révoquer
home-you-token-line = créé : { $created }, { $used }
home-you-token-used = dernier usage : { $when }
home-you-token-unused = jamais utilisé
home-you-blocks = Personnes bloquées
home-you-blocks-note = Vous ne les rencontrez plus et ne lisez rien d’elles. Elles n’en sont pas averties. On bloque quelqu’un dans la liste des places d’une table.
home-you-blocks-none = Aucune.
home-you-unblock = Débloquer { $name }
home-you-unblock-short = Débloquer
home-you-vacation = Vacances
home-you-vacation-note = Les pendules de vos parties en jours par coup s’arrêtent, pour 60 jours au plus.
home-you-vacation-until = Jusqu’au
home-you-vacation-begin = Partir en vacances
home-you-vacation-now = Vous êtes en vacances jusqu’au { $when }.
home-you-vacation-end = Me revoilà
home-you-notices = Notifications
home-you-notices-note = Ce qui vous est signalé, et comment. Rien n’est envoyé tant que vous êtes à la table.
home-you-notice-page = sur la page
home-you-notice-push = par push
home-you-notice-mail = par e-mail
home-you-notice-webhook = par webhook
home-you-notice-turn = à vous de jouer
home-you-notice-started = une partie commence
home-you-notice-ended = une partie finit
home-you-notice-invited = on vous invite
home-you-notice-take-back = on demande une reprise
home-you-notice-mention = on vous nomme dans la discussion
home-you-notice-cell = { $what } : { $how }
home-you-notice-push-none = pas dans ce navigateur
home-you-notice-mail-none = pas encore d’adresse
home-you-notice-mail-never = pas ici
home-you-notice-webhook-none = pas encore
home-you-push = Push dans ce navigateur
home-you-push-on = Ce navigateur reçoit les notifications, même quand la page est fermée.
home-you-push-off = Ce navigateur ne reçoit pas de notifications quand la page est fermée.
home-you-push-denied = Le navigateur bloque les notifications de ce site. Ses réglages peuvent changer cela.
home-you-push-none = Ce navigateur ne peut pas recevoir de notifications quand la page est fermée.
home-you-push-start = Activer les notifications
home-you-push-stop = Les désactiver
home-you-push-failed = Le service du navigateur n’a pas répondu.
home-you-mail = Adresse e-mail
home-you-mail-note = Pour les notifications seulement. Vide : aucune.
home-you-mail-never = Ce site n’envoie pas d’e-mails.
home-you-mail-kept = Votre adresse { $address } est enregistrée, mais rien n’y est envoyé.
home-you-mail-forget = L’oublier
home-you-webhook = Webhook
home-you-webhook-note = Une adresse (https) prévenue quand c’est à vous de jouer. Vide : aucune.
home-you-webhook-secret = Signé avec ce secret, montré une seule fois :
home-you-settings = Langue et heure
home-you-language = Langue
home-you-language-auto = comme le navigateur
home-you-zone = Fuseau horaire
home-you-zone-auto = comme le serveur
home-you-zone-here = Ici, c’est { $zone }
home-you-data = Vos données
home-you-export = Télécharger tout ce qui est gardé sur moi
home-you-delete = Me supprimer
home-you-delete-note = Tout ce qui est personnel disparaît ; vos places sont abandonnées et deviennent anonymes. C’est sans retour.
home-you-delete-really = Oui, me supprimer
home-you-delete-password = Votre mot de passe, pour confirmer
home-you-deleted = Vos données sont supprimées.
home-you-save = Enregistrer
home-you-saved = Enregistré.
home-you-copy = Copier
home-you-cancel = Annuler

## Home: learning

home-learn-title = Apprendre
home-learn-note = Le mieux est de jouer : la table montre ce qui est permis et dit pourquoi quelque chose ne l’est pas.
home-learn-china = China en cinq minutes
home-learn-confucius = Confucius en dix minutes
home-learn-read = Comment jouer
home-learn-first = Jouer une première partie de { $game }
home-learn-rules = Les règles de { $game }
home-learn-rules-note = Toutes les règles, numérotées, avec ce qui était obscur et notre lecture.
home-learn-other = { $game }
home-learn-other-note = Pas encore de page ; ses règles sont énumérées.
home-picture-large = Ouvrir l’image en grand

## Learn: lessons and the guided first game

learn-card = Ce que vous apprenez
learn-place = Idée { $at } sur { $of }
learn-known = Je connais
learn-show = Montrez-moi
learn-later = Pas maintenant : ce n’est pas possible pour l’instant. Continuez, et faites-le dès que vous pourrez.
learn-strong = Le coup d’un joueur fort
learn-way = Une façon de faire :
learn-go-on = Continuer
learn-again = Recommencer
learn-missed = Ce n’était pas encore ça. Recommencez et essayez autrement.
learn-solved = Réussi
learn-all-known = Voilà toutes les idées
learn-others = Autres leçons
learn-better = Un joueur fort ferait plutôt ceci
learn-better-why = Pourquoi : { $text }. Gain estimé par rapport { $drafted ->
    [yes] à votre coup
   *[no] à la moyenne des autres
  } : { $points } { $points ->
    [one] point
   *[other] points
  }.
learn-away = Ranger ce mot
learn-mind = Gardez ceci à l’esprit
learn-mine = Je garde le mien
learn-do-better = Faire plutôt cela
learn-do-best = Faire cela
learn-best = Un joueur fort ferait ceci
learn-no-advice = Ne plus me conseiller
learn-of = Une leçon de { $game }
learn-start = Commencer
learn-done = faite
learn-clauses = Les règles en jeu :
learn-continue = La reprendre
learn-single = Une idée à la fois
learn-count = { $done } sur { $of }
learn-clause = Essayez : { $lesson }

home-how-china-1 = De quoi il s’agit
home-how-china-1-text = Trois à cinq familles bâtissent des palais dans les neuf provinces de la Chine ancienne, envoient des émissaires à leurs cours et relient leurs palais le long des routes. On gagne en étant présent partout plutôt que fort quelque part.
home-how-china-2 = Votre tour
home-how-china-2-text = Vous avez trois cartes. Choisissez une province et placez-y un ou deux pions : des palais sur ses cases libres, des émissaires sur son dragon. Dans une province vide, un seul pion. Ou bien échangez une carte. Puis revenez à trois cartes, en prenant parmi les quatre visibles ou dans la pioche.
home-how-china-3 = Payer
home-how-china-3-text = Une carte à la couleur de la province paie un pion. Deux cartes identiques d’une autre couleur sont un joker et paient un pion n’importe où.
home-how-china-4 = Les émissaires ont besoin de place
home-how-china-4-text = Une province accueille en tout autant d’émissaires que de palais chez le joueur qui y en a le plus. Nul besoin d’y avoir un palais à soi.
home-how-china-5 = Une province complète est aussitôt décomptée
home-how-china-5-text = Qui a le plus de palais marque un point pour chaque palais présent. Tout autre joueur marque autant de points que celui du rang au-dessus a de palais. Un seul palais derrière cinq en vaut donc cinq.
home-how-china-6 = La fin
home-how-china-6-text = Quand la pioche s’épuise une seconde fois, on finit le tour de table. Les provinces incomplètes sont décomptées aussi. Puis les alliances : la majorité, même partagée, dans deux provinces voisines vaut un point par émissaire des deux. Puis les routes : quatre de vos palais à la file, ou plus, donnent un point chacun.
home-how-china-7 = Pour votre première partie
home-how-china-7-text = Laissez les autres ouvrir les provinces. Soyez deuxième un peu partout. Gardez une paire de cartes. Pensez les émissaires par paires de provinces, et les routes par quatre.

home-how-confucius-1 = De quoi il s’agit
home-how-confucius-1-text = Vous êtes des familles à la cour des Ming. Les Fonctionnaires de trois ministères, les expéditions, les armées et les examens rapportent ; les cadeaux décident qui doit aider qui. On gagne en devant moins qu’on ne vous doit.
home-how-confucius-2 = Un tour
home-how-confucius-2-text = Chacun a quelques cubes Action, et quelques-uns de plus selon les cadeaux donnés et reçus. À tour de rôle, on fait une action chacun, jusqu’à ce que tous aient passé ; puis la cour règle ce qui est dû : la muraille, l’examen, les ministères pleins, les pays.
home-how-confucius-3 = Les Fonctionnaires
home-how-confucius-3-text = Vous corrompez un Fonctionnaire en payant son coût, et il compte pour vous. Quand un ministère est plein, il est résolu : qui a le plus de Fonctionnaires devient Ministre, le suivant Secrétaire. Un Fonctionnaire sécurisé reste à coup sûr.
home-how-confucius-4 = Les cadeaux
home-how-confucius-4-text = Un cadeau oblige son bénéficiaire. Celui-ci ne peut pas agir contre vous sur certains points, doit assister votre étudiant et vous cède ses Fonctionnaires quand il sort d’un ministère. Un cadeau plus cher en retour l’en libère. On ne peut pas refuser un cadeau.
home-how-confucius-5 = Le monde
home-how-confucius-5-text = Achetez des jonques et prenez la mer vers les Terres Lointaines ; recrutez des armées et envahissez les Pays Étrangers avant que la muraille soit achevée. Le premier arrivé gagne le plus. Les récompenses de l’Empereur sont de petits coups de pouce à garder pour le bon moment.
home-how-confucius-6 = La fin
home-how-confucius-6-text = La partie finit quand tous les ministères sont résolus, quand la muraille est achevée ou quand le dernier candidat est gagné. On additionne postes, pays, expéditions et titres pour le plus d’armées ou de jonques.
home-how-confucius-7 = Pour votre première partie
home-how-confucius-7-text = Donnez tôt un cadeau à qui corrompt là où vous corrompez. Regardez ce qu’apporterait un choix avant de valider : l’aperçu le dit. Répartissez vos Fonctionnaires ; un ministère se décide entre ceux qui restent quand les plus faibles sortent.
home-picture-china-place = Un palais sur sa dernière case : la carte rouge le paie, et les points qu’il rapporte sont à côté.
home-picture-china-place-alt = Carte de Chine : la dernière case de Wei, encadrée, et à côté l’action avec son paiement.
home-picture-china-emissary = Chu avec de la place pour un émissaire : un palais de plus, et un émissaire y est déjà.
home-picture-china-emissary-alt = Carte de Chine : Chu avec un palais de chacun de deux joueurs et un émissaire sur son dragon.
home-picture-china-alliance = L’alliance 12 entre Wei et Han : qui a la majorité des émissaires des deux côtés.
home-picture-china-alliance-alt = Carte de Chine : le nombre 12 à la frontière de Wei et Han, des émissaires sur les deux dragons.
home-picture-china-road = Trois palais qui se suivent sur la route, par-dessus une frontière.
home-picture-china-road-alt = Carte de Chine : des routes entre Wei et Zhao, avec des palais d’une même couleur côte à côte.
home-picture-confucius-bribe = Corrompre Hubu 3 pour 2 pièces : ce que cela rapporterait, et la carte qui paie.
home-picture-confucius-bribe-alt = Trois ministères de sept sièges, un Fonctionnaire de Hubu choisi ; dessous, la main avec une carte relevée.
home-picture-confucius-gift = La toile des cadeaux : une flèche oblige celui qu’elle désigne ; dessous, ce qu’elle interdit et impose.
home-picture-confucius-gift-alt = Les joueurs en nœuds, un cadeau en flèche entre deux d’entre eux, avec sa valeur.
home-picture-confucius-examination = L’examen : qui doit assister qui, et les cartes que l’on peut poser.
home-picture-confucius-examination-alt = Deux étudiants, et à côté ceux qui doivent ou peuvent les assister ; dessous, sa propre main.
home-picture-confucius-voyage = La mer : jonques au chantier, flottes, et ce que valent les terres lointaines.
home-picture-confucius-voyage-alt = Chantiers et mers avec les jonques de chacun, et cinq Terres Lointaines avec leurs points.
home-picture-confucius-invasion = Les contrées sous la muraille : cases, échéances et coût d’une armée.
home-picture-confucius-invasion-alt = Trois pays avec des cases d’armées, sous les morceaux de la Grande Muraille.
home-picture-confucius-resolution = Hubu avant son décompte : les postes en l’état, et ce qu’apporte la fin du tour.
home-picture-confucius-resolution-alt = Les sept sièges de Hubu, tous avec un marqueur, et la liste de ce qui arrive à la fin du tour.
home-picture-confucius-lending = Un ministère se résout pas à pas : qui sort, et ce que chaque choix apporterait.
home-picture-confucius-lending-alt = Les étapes numérotées d’une résolution et deux cartes au choix : chacune avec un joueur, les postes et les points.

home-rules-title = Règles
home-rules-of = Règles de { $game }
home-rules-note = Dans nos propres mots, numérotées. Des tests vérifient chacune.
home-rules-find = Chercher dans les règles
home-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
  }
home-rules-count = { $count } règles
home-rules-none = sans règles numérotées
home-rules-groups = Groupes
home-rules-ruling = Notre lecture
home-rules-see = Voir aussi
home-rules-missing = Les règles de ce jeu ne peuvent pas encore être montrées ici. Elles sont dans le terminal : guanxi rules { $game }

home-problem = Cela n’a pas marché : { $text }
home-problem-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
home-problem-too-many = Trop de demandes. Attendez un peu, puis réessayez.
## Frame: header, pages, what is around every screen
frame-title = { $page } · guanxi
frame-home = guanxi, vers l’accueil
frame-navigation = Menu principal
frame-nav-play = Jouer
frame-nav-watch = Regarder
frame-nav-replay = Revoir
frame-nav-learn = Apprendre
frame-nav-rules = Règles
frame-language = Langue
frame-nobody = Pas encore de nom
frame-settings = Réglages
frame-skip = Aller au contenu
frame-not-loaded = Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.
offline-title = Le serveur ne répond pas
offline-text = Cet appareil n’a peut-être pas de réseau, ou le serveur redémarre. Nous réessayons automatiquement ; les parties attendent.
offline-again = Réessayer
frame-missing-title = Rien ici
frame-missing-text = Il n’y a rien à cette adresse. Une table a peut-être été supprimée, ou le lien est incomplet.
frame-missing-home = Vers l’accueil
page-home = Jouer
page-table = Table
page-missing = Rien ici

## Parts
part-close = Fermer

## Table
table-unreachable = La table ne répond pas.
table-line-connecting = Connexion…
table-line-signed-out = Votre session est fermée ici. Reconnectez-vous pour continuer.
table-line-back = La connexion est rétablie.
table-begins = La partie commence.

## Panels: what stands around every board
panel-joined = { $first } et { $last }
panel-more = { $count ->
    [one] un de plus
   *[other] { $count } de plus
  }
panel-fewer = moins
panel-open-rule = Ouvrir { $clause } dans les règles
panel-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } { $hours } h

panel-status-yours = À vous
panel-status-colon = {" :"}
panel-status-whole = validez, ou modifiez
panel-status-theirs = { $player } joue
panel-status-nobody = Les cartes sont distribuées
panel-status-sending = Envoi de votre coup…
panel-status-choose = choisissez quoi faire
panel-status-over = { $mine ->
    [yes] { $count ->
        [one] Vous gagnez avec { $points } { $points ->
                [one] point
               *[other] points
              }
       *[other] { $players } partagent la victoire avec { $points } { $points ->
               [one] point
              *[other] points
             }
      }
   *[no] { $count ->
        [0] Personne ne gagne
        [one] { $players } gagne avec { $points } { $points ->
                [one] point
               *[other] points
              }
       *[other] { $players } partagent la victoire avec { $points } { $points ->
               [one] point
              *[other] points
             }
      }
  }

panel-seats-title = Joueurs
panel-seat-mine = { $player } (vous)
panel-seat-acting = , c’est son tour
panel-seat-points = { $points } { $points ->
    [one] point
   *[other] points
  }
panel-seat-legend = points / si la partie finissait ici
panel-seat-legend-short = acquis / final
panel-seat-ended = , { $points } si la partie finissait ici
panel-seat-passed = a passé
panel-seat-away = pas là
panel-seat-stand-in = { $resigned ->
    [yes] abandon · { $bot } joue
   *[no] temps écoulé · { $bot } joue
  }

panel-log-title = Journal
panel-log-search = Chercher
panel-log-filter = Filtrer
panel-log-copy = Copier le texte
panel-log-copied = Copié
panel-log-not-copied = Ce navigateur ne laisse pas la page copier
panel-log-by-seat = D’un seul joueur
panel-log-by-kind = Quel genre
panel-log-all-kinds = tout
panel-log-since = depuis mon dernier tour
panel-log-go = Montrer la position après l’action { $number }
panel-log-none = Rien de tel ne s’est passé.
panel-log-empty = Il ne s’est encore rien passé.
panel-log-earlier = Plus tôt
panel-log-so-far = Cherché jusqu’à l’action { $number } en remontant.
panel-log-clauses = { $count ->
    [one] Encore une règle
   *[other] Encore { $count } règles
  }
panel-since-title = Depuis mon dernier tour
panel-since-came = Depuis mon arrivée
panel-since-again = { $count ->
    [one] Rejouer
   *[other] Rejouer les { $count }
  }
panel-since-replay = Rejouer : { $text }
panel-since-why = Pourquoi ?
panel-since-none = Personne n’a joué depuis votre dernier tour.
panel-since-came-none = Personne n’a joué depuis votre arrivée.

panel-chat-title = Discussion
panel-chat-table = Table
panel-chat-note = Ma note
panel-chat-note-what = Rien que pour vos yeux.
panel-chat-you = Vous
panel-chat-said = { $name } écrit : { $text }
panel-chat-new = { $count } { $count ->
    [one] nouveau
   *[other] nouveaux
  }
panel-chat-none = Personne n’a encore rien dit.
panel-chat-write = Écrire à la table
panel-chat-send = Envoyer
panel-chat-phrases = Phrases toutes prêtes
panel-chat-phrase-luck = Bonne partie !
panel-chat-phrase-thinking = Je réfléchis…
panel-chat-phrase-nice = Joli coup !
panel-chat-phrase-thanks = Merci !
panel-chat-phrase-game = Bien joué !
panel-chat-call = Appeler { $player }
panel-chat-who-reads = { $open ->
    [yes] Les spectateurs lisent aussi.
   *[no] Seuls les joueurs lisent.
  }
panel-chat-mute = Masquer la discussion ici
panel-chat-muted = La discussion de cette table est masquée.
panel-chat-unmute = Réafficher
panel-chat-report = Signaler ce qu’a écrit { $player }
panel-chat-report-short = signaler

panel-why-title = Impossible pour l’instant
panel-why-rules = Règles
panel-prospects-title = Ce qui s’annonce
panel-prospects-none = Rien ne s’annonce pour l’instant.
panel-standing-title = Si la partie finissait ici
panel-standing-source = Source
panel-standing-all = Total
panel-standing-place = rang { $place }
panel-standing-doubled = { $points }, points doublés
panel-preview-title = Ce que cela changerait
panel-preview-beware = Attention :
panel-preview-nothing = Les points ne changent pour personne.
panel-preview-gone = Fini :
panel-preview-open = Encore ouvert :

panel-rules-title = Règles
panel-rules-search = Chercher dans les règles
panel-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle
   *[other] { $count } règles
  }
panel-rules-here = Ici :
panel-rules-show = Montrer sur le plateau
panel-rules-ruling = Notre lecture
panel-rules-see = Voir aussi
panel-rules-cited = Citée par
panel-rules-near = Avant et après
panel-rules-all = Les règles
panel-rules-example = Exemple
panel-text-cannot = { $title }.

panel-takeback-label = Reprise de coup
panel-takeback-asks = { $mine ->
    [yes] Vous demandez une reprise
   *[no] { $player } demande une reprise
  }
panel-takeback-mine = Reprendre ?
panel-takeback-falls = { $count ->
    [one] Une action serait annulée :
   *[other] { $count } actions seraient annulées :
  }
panel-takeback-line = annulé
panel-takeback-revealed = révélé
panel-takeback-seen = Quelque chose a été révélé depuis.
panel-takeback-seen-more = Ce qui a été vu est remis à sa place, et ce qui sera pioché ensuite sera nouveau.
panel-takeback-votes = Votes :
panel-takeback-agrees = { $player } est d’accord
panel-takeback-thinks = { $player } réfléchit
panel-takeback-all = Tous les autres doivent être d’accord.
panel-takeback-vote = À partir d’ici, il faut l’accord des autres.
panel-takeback-freely = Les joueurs ordinateurs sont toujours d’accord.
panel-takeback-refuse = Refuser
panel-takeback-agree = Accepter
panel-takeback-leave = Renoncer
panel-takeback-ask = Demander

panel-connection-live = En direct
panel-connection-connecting = Connexion
panel-connection-reconnecting = Reconnexion
panel-connection-outdated = Obsolète
panel-connection-signed-out = Déconnecté
panel-connection-closed = Fermé
panel-connection-spectators = · { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }

panel-banner-stand-in = { $mine ->
    [yes] { $bot } joue pour vous.
   *[no] { $bot } joue pour { $player }.
  }
panel-banner-stand-in-more = { $mine ->
    [yes] Vous pouvez reprendre la main à tout moment.
   *[no] La partie n’est perdue pour personne.
  }
panel-banner-stand-in-deed = Reprendre la main
panel-banner-reconnecting = Reconnexion…
panel-banner-reconnecting-more = { $kept ->
    [yes] La table reste comme vous l’avez vue. Votre coup est gardé et sera envoyé une seule fois.
   *[no] La table reste comme vous l’avez vue.
  }
panel-banner-outdated = Cette page est plus vieille que le serveur.
panel-banner-outdated-more = Rechargez-la pour continuer ; rien n’est perdu.
panel-banner-outdated-deed = Recharger
panel-banner-refused = C’est refusé.
panel-banner-refused-more = { $text }
panel-banner-told = { $text }
panel-banner-told-more = { "" }

panel-settings-title = Réglages
panel-settings-aside = gardés dans ce navigateur ; effet immédiat
panel-settings-theme = Thème
panel-settings-theme-system = du système
panel-settings-theme-light = jour
panel-settings-theme-dark = nuit
panel-settings-motion = Animation
panel-settings-motion-off = aucune
panel-settings-motion-fast = rapide
panel-settings-motion-normal = normale
panel-settings-motion-slow = lente
panel-settings-motion-note = Aucune si le système demande moins d’animations.
panel-settings-text = Texte
panel-settings-text-100 = 100 %
panel-settings-text-115 = 115 %
panel-settings-text-130 = 130 %
panel-settings-sound = Son
panel-settings-sound-off = coupé
panel-settings-sound-low = bas
panel-settings-sound-full = fort
panel-settings-sounds = un par un
panel-settings-sound-of-turn = à moi de jouer
panel-settings-sound-of-move = coup d’un autre
panel-settings-sound-of-piece = pion placé
panel-settings-sound-of-cards = cartes
panel-settings-sound-of-scoring = décompte
panel-settings-sound-of-refused = refus
panel-settings-sound-of-last = dernier tour
panel-settings-sound-of-chat = discussion
panel-settings-try = Écouter : { $sound }
panel-settings-commit = Coups
panel-settings-quick = Validation rapide
panel-settings-quick-note = Ce qui ne coûte ni ne révèle rien se passe d’un second clic.
panel-settings-confirm = Demander avant un coup irréversible
panel-settings-confirm-note = Quand une carte est retournée ou que la partie finit.
panel-settings-table = Table
panel-settings-propose = Proposer des paiements
panel-settings-propose-note = Celui qui gaspille le moins ; vous pouvez le changer.
panel-settings-advice = Me conseiller
panel-settings-advice-note = Seulement face à l’ordinateur : ce qui vous échappe, et ce que ferait un joueur fort.
panel-settings-labels = Noms sur le plateau de China
panel-settings-labels-towns = ville
panel-settings-labels-ids = code
panel-settings-labels-both = les deux
panel-settings-labels-none = rien
panel-settings-labels-note = Le code est le nom d’une case dans la notation.
panel-settings-reading = Lecture
panel-settings-textView = Vue texte de la table
panel-settings-textView-note = Titres, listes et tableaux à la place du plateau.
panel-settings-announce = Annoncer les coups des autres
panel-settings-announce-note = Une phrase chacun, une par seconde au plus.
panel-settings-keys = Raccourcis
panel-settings-reset = Réglages par défaut

panel-keys-title = Raccourcis
panel-keys-everywhere = Partout
panel-keys-sheet = cette aide
panel-keys-hint = indice
panel-keys-rules = règles
panel-keys-why = pourquoi pas ? pour l’élément actif
panel-keys-type = taper un coup
panel-keys-undo = annuler
panel-keys-redo = annuler, rétablir
panel-keys-log = journal
panel-keys-chat = discussion
panel-keys-text = vue texte
panel-keys-history = historique
panel-keys-ends = au début, au présent
panel-keys-autoplay = lecture automatique
panel-keys-commit = valider
panel-key-enter = Entrée
panel-key-space = Espace
panel-keys-back = reprendre le dernier pas
panel-keys-escape = fermer, ou un pas en arrière

panel-result-title = Points par source
panel-result-tiebreak = Départage :
panel-result-rematch = Revanche
panel-result-download = Télécharger
panel-result-verify = Vérifier le mélange
panel-result-link = Lien
panel-graph-title = Points au fil de la partie
panel-graph-note = Ce que chacun aurait eu si la partie avait fini là. En bas : le numéro de l’action.
panel-graph-go = Un clic montre cette position.
panel-graph-table = La même chose en tableau
panel-graph-move = Action

panel-curtain-title = Passez l’écran à { $player }
panel-curtain-finished = { $player } a fini. Les mains sont cachées.
panel-curtain-hidden = Les mains sont cachées.
panel-curtain-open = Je suis { $player } : montrer ma main
panel-curtain-public = Ce que tous peuvent voir reste là :
panel-curtain-peek = voir la table

panel-replay-title = Parcourir la partie
panel-replay-first = Au début
panel-replay-back = Précédent
panel-replay-play = Lecture
panel-replay-pause = Pause
panel-replay-next = Suivant
panel-replay-last = À la fin
panel-replay-at = action { $move } sur { $moves }
panel-replay-jump = Aller à
panel-replay-choose = Aller à…
panel-replay-more = Autres choix
panel-replay-eyes = Vu par
panel-replay-spectator = un spectateur
panel-replay-open = tous à la fois
panel-replay-link = Lien vers ce coup

panel-choices-title = Choix
panel-choices-draft = Votre ébauche
panel-choices-takeback = Reprendre : { $text }
panel-choices-over = Recommencer
panel-choices-send = Valider
panel-choices-sending = Envoi…
panel-choices-part = Il manque encore quelque chose : choisissez plus bas.
panel-choices-none = Vous n’avez rien à choisir pour l’instant.
panel-choices-refused = { $count ->
    [one] Un choix est impossible maintenant : pourquoi ?
   *[other] { $count } choix sont impossibles maintenant : pourquoi ?
  }
panel-choices-and-more = {" "}et { $count } de plus
panel-plain-way = Comment la table est montrée
panel-plain-tables = Tableaux
panel-plain-drawing = Dessin en lettres
panel-plain-head = { $head } :

panel-text-go = Aller à
panel-text-seats = À la table
panel-text-allowed = { $line } : rien ne s’y oppose
panel-text-board = Vue plateau
panel-text-line = Ligne de commande
panel-text-type = Tapez un coup ou une commande
panel-text-placeholder = un coup, ou help
panel-text-keys = Tab parcourt les boutons, les chiffres mènent à une section, la touche y demande pourquoi pas.
panel-text-follows = { $more ->
    [0] Peut suivre : { $lines }.
   *[other] Peut suivre : { $lines } et { $more } de plus.
  }
panel-text-help =
    Tapez un coup comme l’écrivent les choix. Et aussi :
    choices : ce qui est possible
    why COUP : pourquoi n’est-ce pas permis ?
    preview COUP : que changerait-il ?
    send, over : jouer ce qui est posé, ou recommencer
    undo, hint, score, prospects, log
    rules RÈGLE, say MOTS
## China's board and turn

china-map = Carte de la Chine, face { $side }
china-whole-map = Tout le plateau
china-provinces = Provinces
china-colour-red = rouge
china-colour-green = vert
china-colour-orange = orange
china-colour-yellow = jaune
china-colour-purple = mauve
china-letter-red = R
china-letter-green = V
china-letter-orange = O
china-letter-yellow = J
china-letter-purple = M
china-player-blue = bleu
china-player-green = vert
china-player-purple = mauve
china-player-red = rouge
china-player-yellow = jaune
china-owner = { $name }, { $colour }
china-owner-you = vous
china-nobody = personne
china-and = { " et " }
china-share = { $name } { $number }
china-place = { $town }, { $id }
china-piece-palace = palais
china-piece-emissary = émissaire
china-piece-fortification = fortification
china-short-palace = palais
china-short-emissary = émissaire
china-short-fortification = fort
china-which-piece = Quel pion ?
china-name-free = { $place }, libre
china-name-owned = { $place }, palais { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
china-name-fortified = { $name }, fortification
china-name-drafted = { $name } ; placé dans ce tour
china-name-possible = { $name } ; possible : { $pieces }
china-name-province = { $name }, { $colour ->
    [vert] verte
   *[other] { $colour }
  } : { $built } palais sur { $size }, { $sent } { $sent ->
    [one] émissaire
   *[other] émissaires
  } sur { $limit } ({ $whose }){ $scored ->
    [yes] , décomptée
   *[no] { "" }
  }
china-name-alliance = Alliance { $number }, { $one } et { $two }
china-points-alliance = { $under ->
    [yes] { $number } : { $one }–{ $two }
   *[no] Alliance { $number } : { $one }–{ $two }
  }
china-points-road = Chaîne de { $number }
china-list-palaces = palais
china-list-emissaries = émissaires, places
china-list-pays = pions que vous pouvez payer
china-province-button = { $name } : { $built } palais sur { $size }, { $sent } { $sent ->
    [one] émissaire
   *[other] émissaires
  } sur { $limit }{ $pays ->
    [0] { "" }
    [one] ; votre main paie un pion
   *[other] ; votre main paie { $pays } pions
  }
china-province-most = Majorité : { $names }.
china-card = carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
china-hand = Votre main
china-hand-empty = Pas de carte
china-advised = { $card }, indice, étape { $step }
china-hand-card = { $colour }, carte { $place } de votre main
china-display = Visibles
china-display-note = on pioche après avoir placé
china-display-ending = plus complétées
china-display-card = { $colour }, carte visible { $place }
china-take-one = Prenez-en une
china-draw-pile = Piocher, { $number } { $number ->
    [one] carte
   *[other] cartes
  }
china-pile = { $used ->
    [0] Pioche : { $number }
    [1] Dernière pioche : { $number }
   *[other] Pioche épuisée
  }
# Turns of all, then how many each player has of them; the last round is told by its name.
china-turns-left = { $when ->
    [mine] votre dernier tour
    [last] le dernier tour de table
   *[later] encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
      } environ
  }
china-turns-each = { $each } chacun
china-discard = { $used ->
    [0] { $number ->
        [0] défausse 0
       *[other] défausse { $number }, à remélanger
      }
   *[other] défausse { $number }
  }
china-turn = À vous de jouer
china-turn-last = Votre dernier tour
china-turn-in = Votre tour à { $province }
china-turn-choice = placer, ou échanger une carte
china-pieces = { $number ->
    [1] un pion
   *[other] { $number } pions
  }
china-place-note = Cliquez sur des cases libres ou un dragon du plateau : un ou deux pions dans une province. Ou choisissez une carte à échanger.
china-last-note = Cliquez encore une fois sur des cases libres ou un dragon, ou choisissez une carte à échanger.
china-exchange-note = Défausser cette carte et en prendre une autre. C’est tout votre tour.
china-exchange = Échanger
china-take-back = Reprendre : { $piece }, { $place }
china-pay-note = { $matching ->
    [0] { "" }
    [1] Une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } paie un pion
   *[other] Deux cartes { $colour ->
    [vert] vertes
    [orange] orange
   *[other] { $colour }s
  } paient un pion chacune
  }{ $joker ->
    [none] .
   *[other] { $matching ->
        [0] La paire { $joker ->
    [vert] verte
   *[other] { $joker }
  } paie comme joker.
       *[other] , la paire { $joker ->
    [vert] verte
   *[other] { $joker }
  }, en joker, paie l’autre.
      }
  }
china-pay-only = Pas d’autre façon.
china-pay-missing = Ces cartes ne paient pas. Choisissez-en d’autres.
china-pay-none = Aucune carte n’est choisie
china-pay-choose = Choisissez les cartes qui paient.
china-ended-now = Si la partie finissait ici
china-commit = Placer et payer
china-sending = Envoi…
china-start-over = Recommencer
china-draw = Piochez
china-draw-count = { $number } sur { $all } en main
china-draw-next = { $from ->
    [display] Ensuite : une carte visible.
    [pile] Ensuite : une carte de la pioche.
   *[both] Ensuite : une carte visible, ou la pioche.
  }
china-drawn = De la pioche : { $colour }.
china-undo-stops = { $freely ->
    [yes] Une carte a été révélée.
   *[no] On n’annule plus à partir d’ici.
  }
china-undo-why = { $freely ->
    [yes] Vous pouvez quand même revenir en arrière : les joueurs ordinateurs sont toujours d’accord.
   *[no] Une carte a été révélée ; ce que vous avez placé reste. Une reprise demande maintenant l’accord des autres.
  }
china-you = { $name } (vous)
china-you-short = Vous
china-you-inside = vous
china-cards = { $number } { $number ->
    [one] carte
   *[other] cartes
  }{ $hidden ->
    [0] { "" }
   *[other] , dont { $hidden } { $hidden ->
    [one] inconnue
   *[other] inconnues
  }
  }
china-palaces-left = { $number } palais
china-emissaries-left = { $number } { $number ->
    [one] émissaire restant
   *[other] émissaires restants
  }
china-fort-left = { $number ->
    [0] aucun fort
    [1] 1 fort
   *[other] { $number } forts
  }
china-points = { $points } { $points ->
    [one] point
   *[other] points
  }, { $total } si la partie finissait ici
china-last-round = Dernier tour de table.
china-last-round-who = { $who ->
    [me] C’est votre dernier tour{ $more ->
        [0] , et le dernier de tous.
       *[other] ; le dernier de tous est à { $last }.
      }
    [later] { $acting } joue ; il vous reste un tour.
   *[others] { $acting } joue ; il ne vous reste plus de tour.
  } Puis on décompte provinces, alliances et routes.
china-player = Joueur
china-province = Province
china-palaces = palais
china-points-column = points
china-why-column = raison
china-all = tous
china-leads = , majorité
china-most = { $several ->
    [1] majorité : { $number }
   *[other] majorité à égalité : { $number }
  }
china-behind = { $whose ->
    [you] derrière vos { $number }
    [several] derrière { $several } joueurs à { $number }
   *[other] derrière les { $number } { VOWEL($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
      }
  }
china-because-doubled = { $text }, fort ×2
china-province-state = { $scored ->
    [yes] décomptée
    [now] décomptée par ce tour
   *[no] { $free } { $free ->
    [one] case libre
   *[other] cases libres
  } sur { $size } · pas encore décomptée
  }
china-province-empty = Personne n’a encore bâti ici.
china-no-palace = aucun palais ici
china-if-here = { $piece ->
    [palace] Si vous bâtissez un palais ici :
    [fortification] Si vous bâtissez une fortification ici :
   *[emissary] Si vous envoyez un émissaire ici :
  }
china-province-room = { $sent }/{ $limit } sur la carte : émissaires envoyés, et places en tout.
china-province-emissaries = Émissaires envoyés : { $sent } sur { $limit }.
china-alliance-of = { $one } et { $two }
china-alliance-when = { $settled ->
    [yes] acquise ; compte à la fin
   *[no] émissaires, à la fin
  }
china-alliance-worth = { $number ->
    [0] Personne n’est majoritaire des deux côtés : pas de points.
    [1] { $points } { $points ->
    [one] point
   *[other] points
  } pour { $names } : majorité des deux côtés.
   *[other] { $points } { $points ->
    [one] point
   *[other] points
  } chacun pour { $names } : à égalité des deux côtés.
  }
china-alliance-before = { $number ->
    [0] Avant ce tour, personne.
   *[other] Avant ce tour : { $names }, { $points }.
  }
china-space-of = { $id }, { $province }
china-space-chain = { $mine ->
    [yes] Votre chaîne
   *[no] La chaîne { VOWEL($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
  }
  }, { $number } palais : { $points } points.
china-space-stands = { $mine ->
    [yes] Votre palais est
   *[no] Le palais { VOWEL($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
  } est
  } { $row ->
    [1] isolé : aucune route ne le relie à un autre du même joueur.
   *[other] dans une file de { $row }.
  }
china-space-mine = { $how ->
    [completes] Votre palais compléterait ici une chaîne de { $row }, soit { $points } points.
    [extends] Votre palais allongerait ici votre chaîne à { $row } (+{ $points }).
   *[row] Votre palais serait ici dans une file de { $row } : pas de point de plus pour les routes.
  }
china-space-rival = { $how ->
    [completes] Un palais ici prive { $name } d’une chaîne de { $row }, soit { $points } points.
    [extends] Un palais ici empêche { $name } d’allonger une chaîne à { $row } (+{ $points }).
   *[row] Un palais ici coupe une file de { $row } à { $name }, qui n’en tirerait pas de point de plus.
  }
china-space-anyone = { $how ->
    [completes] { $name } compléterait ici une chaîne de { $row }, soit { $points } points.
    [extends] { $name } allongerait ici une chaîne à { $row } (+{ $points }).
   *[row] { $name } aurait ici une file de { $row } : pas de point de plus pour les routes.
  }
china-space-alone = Aucune route ne mène d’ici à un palais.

## Looking back, and the end

page-past = Revoir une partie
panel-replay-speed = Vitesse
panel-replay-speed-slow = lente
panel-replay-speed-usual = normale
panel-replay-speed-fast = rapide
panel-replay-speed-fastest = très rapide
past-title = { $game } : action { $move } sur { $moves }
past-start = Le début
past-reading = Lecture de la partie…
past-banner = Vous regardez le passé. Rien ne se joue ici.
past-now = Au présent (Fin)
past-table = À la table
past-linked = Le lien vers l’action { $move } est copié.
past-tab-points = Points
past-tab-result = Résultat
past-record = Télécharger
past-missing = Cette partie ne peut pas être montrée
past-other = Autres parties
past-bad-record = { $line ->
    [0] { $file } n’est pas une partie enregistrée lisible : { $why }
   *[other] { $file } est illisible à la ligne { $line } : { $why }
  }
past-bad-record-title = Cette partie enregistrée est illisible
past-bad-record-again = En choisir une autre
end-label = La fin
end-won-you = Vous gagnez avec { $points } { $points ->
    [one] point
   *[other] points
  }
end-won = { $player } gagne avec { $points } { $points ->
    [one] point
   *[other] points
  }
end-shared = { $players } partagent la victoire avec { $points } { $points ->
    [one] point
   *[other] points
  }
end-nobody = Personne ne gagne
end-ahead = { $points } { $points ->
    [one] point
   *[other] points
  } d’avance sur { $player }.
end-no-tie = Pas d’égalité à départager.
end-loading = On additionne…
end-everything = Tout ce qui a rapporté
end-replay = Revoir
end-board = Plateau final
end-dismiss = Ranger
end-dismissed = La partie n’est plus parmi les vôtres. Elle reste dans les archives.
end-rematch-made = Une nouvelle table est prête.
shuffle-title = Le mélange
shuffle-asking = Vérification de chaque carte…
shuffle-holds = Tout concorde : personne n’a pu choisir les cartes.
shuffle-broken = Cela ne concorde pas.
shuffle-first = Avant que quiconque s’asseye, le serveur a fixé une graine secrète et publié son empreinte :
shuffle-then = { $count ->
    [0] Personne n’a ajouté de nombre.
    [one] Puis un joueur a ajouté un nombre que nul autre ne pouvait connaître :
   *[other] Puis { $count } joueurs ont ajouté des nombres que nul autre ne pouvait connaître :
  }
shuffle-now = Maintenant la graine est révélée :
shuffle-fits = { $fits ->
    [yes] Votre navigateur a calculé son empreinte : c’est bien celle ci-dessus.
    [no] Votre navigateur a calculé son empreinte : ce n’est pas celle ci-dessus.
   *[unknown] Son empreinte doit être celle ci-dessus. (Ce navigateur ne calcule d’empreintes que par https.)
  }
shuffle-drawn = { $drawn ->
    [one] L’unique tirage découle de la graine et des nombres ; le serveur l’a refait et a trouvé le même.
   *[other] Les { $drawn } tirages découlent de la graine et des nombres ; le serveur les a refaits et a trouvé les mêmes.
  }
shuffle-no-seed = La partie enregistrée ne révèle pas sa graine, personne ne peut donc vérifier les cartes.
shuffle-yourself = Vérifiez vous-même : téléchargez la partie et lancez
## The live table
table-tabs = À côté du plateau
table-tab-board = Table
table-tab-score = Score
table-looked-alliance = Alliance { $number }
table-bot = ordinateur
table-why-rest = Pourquoi pas autre chose ?
china-outcome-spoken = Si la partie finissait ici : { $before } devient { $after }.
end-source = { $source ->
    [earlier] avant
    [palaces] provinces
    [alliance] alliances
    [chain] routes
    [minister] Ministres
    [secretary] Secrétaires
    [voyage] expéditions
    [invasion] invasions
    [emperor_insulted] Insulte à l’Empereur
    [title] titres
   *[other] { $name }
  }
table-when = { $what ->
    [round] Tour { $number }.
   *[turn] Tour { $number }.
  }
table-only-choice = Une seule chose était possible : elle a été jouée pour vous, et le journal la raconte.
table-no-undo = Ce tour ne peut plus être repris.
table-draft-gone = Ce n’est plus à vous de jouer : ce que vous aviez posé a disparu.
table-reported = Merci. L’exploitant de ce serveur l’examinera.
table-hint-spoken = Le coup d’un joueur fort : { $line }. { $text }
table-order-nothing = Rien n’est encore posé.
table-order-sent = C’est fait.
table-order-over = Tout est repris.
table-order-undo = Un pas en arrière.
table-order-no-hint = Pas d’indice ici.
table-order-rules = Les règles sont ouvertes : { $text }
table-order-said = C’est dit.
table-order-staged = Posé. Il manque encore quelque chose : continuez, ou « over ».
table-order-waits = Pas envoyé.
table-order-asks = Ce coup retourne quelque chose et ne s’annule pas, ou la partie finit avec lui : répondez d’abord à la question.
table-hint = Indice
table-thinking = Réflexion…
table-rules = Règles
table-undo = Annuler
table-text-view = Vue texte
table-board-view = Vue plateau
table-menu = Cette table
table-hint-title = Le coup d’un joueur fort :
table-hint-do = Le poser
table-to-replay = Revoir
table-tab-since = Depuis
table-key-sorts = Vers les provinces, les alliances, les cases du plateau
table-key-cards = Choisir une carte pour payer
table-key-exchange = Échanger une carte
table-key-draw = Prendre une carte visible, ou piocher
table-keys-china = China
table-keys-confucius = Confucius
table-key-officials = Corrompre, sécuriser, transférer
table-key-examination = Nommer un étudiant, forcer un examen
table-key-junks = Acheter des jonques, prendre la mer
table-key-armies = Recruter une armée, envahir
table-key-gifts = Acheter un cadeau, en donner un, requête
table-key-income = Revenus commerciaux, Impôts, Pas d’action
table-key-reward = Vers vos récompenses
table-key-amount = Choisir un nombre, ou une carte pour payer
table-resign = Abandonner
table-resign-note = Si vous abandonnez, un joueur ordinateur continue pour vous. Les autres jouent jusqu’à la fin.
table-resign-sure = Oui, abandonner
table-home = Vers l’accueil
table-confirm = Valider ce coup ?
table-confirm-note = Ce coup retourne quelque chose. Il ne s’annule pas.
table-confirm-no = Pas encore
table-confirm-yes = Valider
end-to-result = Résultat
hotseat-plays = { $player } joue
hotseat-public = Ce que tous peuvent voir. Les mains restent cachées.
hotseat-back = Retour au rideau
table-tab-ended = Fin ici
table-hint-why = Pourquoi : { $text }.
page-settings = Réglages
table-again = De nouveau, pas à pas :
table-again-step = { $step } sur { $steps }
table-again-stop = Au présent
table-watching = Vous regardez
table-watching-first = Depuis le premier coup
table-laying = Mise en place de la table…
table-held = Noté, en attendant le reste de votre tour :
table-held-back = Reprendre
hotseat-drawn = Vous avez pioché une carte. Quand vous l’avez vue, passez l’écran.
hotseat-hand-over = Vu : à { $player }
table-confirm-ends = La partie finit avec ce coup.

## Confucius: the world, the seats, titles

confucius-world = Le monde au-delà de la cour
confucius-lands = Grande Muraille et Pays Étrangers
confucius-lands-note = la muraille compte les tours
confucius-wall-told = Grande Muraille : { $built } { $built ->
    [one] tuile
   *[other] tuiles
  } sur { $pieces }{ $next ->
    [0] {""}
   *[other] ; la tuile { $next } est posée à la fin de ce tour
  }
confucius-land-annam = Annam
confucius-land-yunnan = Yunnan
confucius-land-mongolia = Mongolie
confucius-land-korea = Corée
confucius-land-manchuria = Mandchourie
confucius-land-card = carte
confucius-land-due = ce tour-ci
confucius-land-left = { $left } { $left ->
    [one] tour
   *[other] tours
  }
confucius-land-ends = finit au tour { $deadline }
confucius-land-price = { $price } { $price ->
    [one] pièce
   *[other] pièces
  } par armée
confucius-invasion-when = { $state ->
    [was-full] conquis
    [was-failed] pas rempli à temps : personne ne marque
    [will-full] plein : conquis à la fin de ce tour
    [will-failed] pas plein à la fin de ce tour : personne ne marque
   *[open] { $missing ->
        [one] il manque une armée ; échéance : tour { $deadline }
       *[other] il manque { $missing } armées ; échéance : tour { $deadline }
    }
}
confucius-invasion-share = { $points ->
    [0] { $card ->
        [yes] une récompense
       *[no] rien
    }
   *[other] { $card ->
        [yes] +{ $points } et une récompense
       *[no] +{ $points }
    }
}
confucius-invasion-card = La carte Récompense est piochée dans tous les cas.
confucius-land-won = conquis
confucius-land-lost = pas rempli à temps
confucius-box-told = { $land }, case { $box } : { $points } { $points ->
    [one] point
   *[other] points
  }{ $card ->
    [yes] {" "}et une récompense
   *[no] {""}
  }, { $state ->
    [mine] votre armée
    [taken] armée { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
    [gone] vide
   *[free] libre, { $price } { $price ->
    [one] pièce
   *[other] pièces
  }
  }
confucius-colony = { $armies ->
    [0] Votre colonie : aucune armée
    [one] Votre colonie : 1 armée
   *[other] Votre colonie : { $armies } armées
  }
confucius-recruit = { $armies ->
    [0] plus d’armée à recruter
    [one] encore 1 armée, pour { $price } licences
   *[other] encore { $armies } armées, { $price } licences chacune
  }
confucius-sea = Mer
confucius-fleets = Jonques
confucius-yard = chant.
confucius-at-sea = en mer, sur { $voyage }
confucius-junks-left = { $number } { $number ->
    [one] jonque restante
   *[other] jonques restantes
  }
confucius-fleet-told = { $mine ->
    [yes] Vous
   *[no] { $name }
  } : { $yard } au chantier, { $sea } sur { $voyage } en mer
confucius-distant = Terre Lointaine
confucius-distant-head = points, Terre Lointaine
confucius-distant-spice_islands = Îles à épices
confucius-distant-india = Inde
confucius-distant-arabia = Arabie
confucius-distant-africa = Afrique
confucius-distant-americas = Amériques
confucius-distant-told = { $land } : { $points } { $points ->
    [one] point
   *[other] points
  }, { $state ->
    [mine] vous en premier
    [taken] { $first } en premier
   *[free] personne n’y est allé
  }{ $others ->
    [0] {""}
   *[other] , puis { $later }
  }
confucius-exam = Examen
confucius-exam-forced = forcé
confucius-candidate = candidat : { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
    [gongbu] Gongbu
   *[any] tout ministère
  }{ $told ->
    [yes] , { $left ->
        [0] le dernier
       *[other] encore { $left }
      }
   *[no] {""}
  }
confucius-candidate-none = plus de candidat
confucius-student-red = case rouge
confucius-student-plain = autre case
confucius-student-ties = gagne à égalité
confucius-tutors-you = vous devez l’assister
confucius-tutors-you-and = vous et { $names } devez l’assister
confucius-tutors = { $others ->
    [one] { $names } l’assiste
   *[other] { $names } l’assistent
  }
confucius-student-told = { $student ->
    [red] Case rouge, gagne à égalité
   *[plain] Autre case
  } : { $state ->
    [mine] votre étudiant
    [taken] étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
   *[free] libre
  }{ $bound ->
    [yes] ; { $duty }
   *[no] {""}
  }
confucius-seat-mine = { $name } (vous)
confucius-seat-points = { $points } { $points ->
    [one] point
   *[other] points
  } ; { $total } si la partie finissait ici
confucius-seat-cards = { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }
confucius-seat-hand = { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } : { $hand }
confucius-seat-rewards = { $rewards } { $rewards ->
    [one] récompense
   *[other] récompenses
  }
confucius-seat-cubes = { $unused } { $unused ->
    [one] cube
   *[other] cubes
  } sur { $cubes }
confucius-seat-armies = { $armies } { $armies ->
    [one] armée
   *[other] armées
  } à recruter, { $colony } dans la colonie
confucius-seat-gifts-available = cadeaux disponibles : { $values }
confucius-seat-gifts-given = donnés : { $values }
confucius-seat-gifts-unavailable = encore à acheter : { $values }
confucius-seat-gifts-out = hors de la partie : { $values }
confucius-chip = Cadeau { $value }, { $name } : { $state }
confucius-chief = Premier Ministre de ce tour
confucius-chief-short = PM
confucius-seats-open = Voir tous les joueurs
confucius-meanwhile-more = { $number } de plus
confucius-supply-deck = Pile { $number }
confucius-supply-discard = défausse { $number }
confucius-supply-rewards = récompenses { $number }
confucius-supply-officials = Fonctionnaires { $number }
confucius-supply-candidates = candidats { $number }
confucius-titles = Titres
confucius-titles-note = un point chacun
confucius-titles-admiral = Amiral
confucius-titles-chief_minister = Premier Ministre
confucius-titles-general = Général
confucius-titles-holds = l’obtiendrait
# The best count and the next one; a tie with the ministry whose Minister breaks it.
confucius-titles-counts = { $tied ->
    [yes] { $most }={ $next }{ $vacant ->
        [yes] {""}
       *[no] , { $title ->
            [admiral] Gongbu
            [general] Bingbu
           *[chief_minister] Hubu
          }
      }
   *[no] { $most }:{ $next }
  }
confucius-titles-why = { $tied ->
    [yes] { $vacant ->
        [yes] égalité : personne ne l’obtient
       *[no] { $mine ->
            [yes] égalité : à vous, Ministre de { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
           *[no] égalité : à { $breaker }, Ministre de { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
          }
      }
   *[no] { $vacant ->
        [yes] personne ne l’obtient
       *[no] { $title ->
            [admiral] le plus : 5 par Terre Lointaine, 1 par jonque en mer
            [general] le plus d’armées recrutées
           *[chief_minister] le plus de marqueurs : Fonctionnaires et postes
          }
      }
  }
confucius-reward-bribery-bingbu = Corruption Bingbu
confucius-reward-bribery-hubu = Corruption Hubu
confucius-reward-bribery-gongbu = Corruption Gongbu
confucius-reward-bribery-any = Corruption
confucius-reward-gift = Cadeau
confucius-reward-extra-action = Action supplémentaire
confucius-reward-cash = Monnaie
confucius-reward-recruit-army = Recrutement d’armée
confucius-reward-emperor-insulted = Insulte à l’Empereur
## Confucius: the web of gifts

confucius-you = vous
confucius-cubes = puis { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }
confucius-ministry-bingbu = Bingbu
confucius-ministry-hubu = Hubu
confucius-ministry-gongbu = Gongbu
confucius-gifts = Cadeaux
confucius-gifts-note = une flèche oblige celui qu’elle désigne
confucius-gifts-choose = les flèches marquées sont des choix
confucius-gift-name = { $whose ->
    [mine] { $fate ->
        [new] Votre cadeau { $value } obligerait { $to }
        [changed] Votre cadeau, alors { $value }, obligerait { $to }
        [gone] Votre cadeau { $value } n’obligerait plus { $to }
       *[stays] Votre cadeau { $value } oblige { $to }
      }
    [binding] { $fate ->
        [new] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } vous obligerait
        [changed] Le cadeau { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }, alors { $value }, vous obligerait
        [gone] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } ne vous obligerait plus
       *[stays] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } vous oblige
      }
   *[others] { $fate ->
        [new] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } obligerait { $to }
        [changed] Le cadeau { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }, alors { $value }, obligerait { $to }
        [gone] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } n’obligerait plus { $to }
       *[stays] Le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } oblige { $to }
      }
  }
confucius-gift-player = { $mine ->
    [yes] Vous : { $cubes } cubes au tour suivant
   *[no] { $player } : { $cubes } cubes au tour suivant
  }{ $change ->
    [yes] , puis { $then }
   *[no] {""}
  }
confucius-gift-grid = Les cadeaux, par donateur et bénéficiaire
confucius-gift-from-to = de, à
confucius-gift-gave = donnés
confucius-gift-sums = donnés + reçus → cubes
confucius-gift-you = Vous
confucius-gift-none = { $mine ->
    [yes] Aucun cadeau ne vous oblige.
   *[no] Aucun cadeau à honorer.
  }
confucius-gift-holder = { $player } :
confucius-gift-bribe = pas de corruption à { $ministries }
confucius-gift-tutor = { $player_id ->
    [me] assister votre étudiant
   *[other] { VOWEL($player) ->
        [yes] assister l’étudiant d’{ $player }
       *[no] assister l’étudiant de { $player }
      }
  }
confucius-gift-lend = { $player_id ->
    [me] vous céder d’abord
   *[other] céder d’abord à { $player }
  }{ $many ->
    [0] {""}
   *[other] {" "}({ $ministries })
  }
confucius-gift-return = rendre { $shares } (davantage y met fin)
confucius-gift-share = { $player_id ->
    [me] au moins { $value } à vous
   *[other] au moins { $value } à { $player }
  }

## Confucius: the end of a round, previews

confucius-end = Fin de ce tour
confucius-as-it-stands = { $ministry }, en l’état
confucius-end-none = Rien ne s’annonce.
confucius-end-wall = Muraille
confucius-end-examination = Examen
confucius-end-lands = Pays
confucius-end-cards = Cartes
confucius-end-last = Dernier tour ?
confucius-ended-over = Score final
confucius-ended-player = Joueur
confucius-ended-posts = postes
confucius-ended-sea = mer
confucius-ended-land = pays
confucius-ended-titles = titres
confucius-ended-other = autres
confucius-ended-points = points
confucius-preview = aperçu
confucius-preview-certain = certain
confucius-preview-unless = Sauf si quelqu’un fait autre chose avant.
confucius-preview-binds = Oblige
confucius-preview-ends = Annule
confucius-preview-cubes = Cubes
confucius-preview-posts = Postes
confucius-post-of = { $post ->
    [minister] Ministre de { $ministry }
   *[secretary] Secrétaire de { $ministry }
  }
confucius-gain = { $points ->
    [0] { $what }
   *[other] { $what } +{ $points }
  }
confucius-gains = { $player_id ->
    [nobody] Personne
   *[other] { $player }
  } : { $what }{ $former_id ->
    [nobody] .
    [me] , à votre place.
   *[other] , à la place de { $former }.
  }
confucius-preview-more = Aussi
confucius-preview-gone = Fini :
# Read out: a group under its heading, and whose points change.
confucius-preview-group = { $heading } : { $text }
confucius-preview-moves = { $player } de { $before } à { $after }
confucius-preview-points = Si la partie finissait ici : { $players }.

## Confucius: sheets of the Court phase, petitions

confucius-court = La cour
confucius-you-wait = vous attendez
confucius-again = Revoir
confucius-same-picture = Ce que voit { $player }, en pointillé car ce n’est pas à vous de choisir.
confucius-resolved = { $ministry } est résolu
confucius-resolved-last = la partie finit avec lui
confucius-res-counted = Tous les marqueurs sont redressés, et l’on compte les Fonctionnaires.
confucius-lend-question = { $mine ->
    [yes] { $why ->
        [gift] Vous cédez au donateur du cadeau le plus cher ({ $value }).
        [equal] À qui cédez-vous ? Des cadeaux de { $value } vous obligent autant, vous avez donc le choix.
        [unknown] À qui cédez-vous ?
       *[free] À qui cédez-vous ? Il ne reste aucun donateur, vous avez donc le choix.
      }
   *[no] { $why ->
        [gift] { $player } cède au donateur du cadeau le plus cher ({ $value }).
        [equal] { $player } choisit à qui céder : des cadeaux de { $value } obligent autant.
        [unknown] { $player } sort et cède son influence.
       *[free] { $player } choisit à qui céder : il ne reste aucun donateur.
      }
  }
confucius-lend-to = { $mine ->
    [yes] À vous
   *[no] Céder à { $player }
  }
confucius-lend-posts = { $minister } Ministre ({ $first }), { $secretary } Secrétaire ({ $second }).
confucius-examination = { $any ->
    [yes] Examen pour n’importe quel ministère
   *[no] Examen pour { $ministry }
  }
confucius-in-turn = Ordre :
confucius-turned-together = puis toutes les cartes sont retournées ensemble
confucius-student-of = { $mine ->
    [yes] Votre étudiant
   *[no] Étudiant { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  }
confucius-student-outcome = { $won ->
    [yes] { $mine ->
        [yes] Votre étudiant gagne
       *[no] L’étudiant { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  } gagne
      }
   *[no] { $mine ->
        [yes] Votre étudiant
       *[no] Étudiant { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
      }
  }
confucius-wins-ties = gagne à égalité
confucius-tutor-bound = { $player_id ->
    [me] doit : votre cadeau { $value }
   *[other] doit : cadeau { $value } { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  }
confucius-tutors-freely = par choix
confucius-no-card = : pas de carte
confucius-may-tutor = au choix
confucius-of-hand = sur { $cards }
confucius-duty = Votre devoir : au moins une carte pour l’étudiant { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }, car vous avez le cadeau { $value } { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }.
confucius-duty-free = Aucun cadeau ne vous oblige : assistez l’étudiant que vous voulez, avec au moins une carte.
confucius-my-sum = { $cards ->
    [one] Une de vos cartes est posée là, face cachée, avec { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }. Personne d’autre ne le sait.
   *[other] { $cards } de vos cartes sont posées là, face cachée, avec { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }. Personne d’autre ne le sait.
  }
confucius-end-gift = Annuler le cadeau { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  } ?
confucius-end-gift-waits = { $giver_id ->
    [me] { $player } décide d’annuler ou non votre cadeau de { $value }.
   *[other] { $player } décide d’annuler ou non le cadeau de { $value } { VOWEL($giver) ->
        [yes] d’{ $giver }
       *[no] de { $giver }
      }.
  }
confucius-cancel-gift = L’annuler
confucius-keep-gift = Le garder
confucius-cards-hidden = { $cards ->
    [one] une carte, face cachée
   *[other] { $cards } cartes, face cachée
  }
confucius-cards-shown = cartes à { $cards } pièces
confucius-won = { $mine ->
    [yes] Vous gagnez l’examen
   *[no] { $player } gagne l’examen
  }
confucius-place-note = choisissez une case pour le candidat, ici ou sur le plateau
confucius-place-waits = { $player } place le candidat
confucius-space = case { $space }
confucius-official = { $ministry } { $space }
confucius-decline = Renoncer
confucius-appoint = { $mine ->
    [yes] Désignez le prochain Premier Ministre
   *[no] { $player } désigne le prochain Premier Ministre
  }
confucius-discard = { $mine ->
    [yes] Défaussez des cartes
   *[no] { $player } défausse des cartes
  }
confucius-appoint-how = Le Premier Ministre joue en dernier à chaque tour de table, met un cube de côté et fait une action de plus, quelle qu’elle soit, quand tous ont passé.
confucius-discard-how = Choisissez les cartes plus bas.
confucius-told-examination = L’examen
confucius-told-invasions = Invasions
confucius-told-discards = Défausses
confucius-told-end = La fin de la partie
confucius-told-part = étape { $part } sur { $parts }
confucius-told-skip = Sauter
confucius-told-next = Suite
confucius-told-close = Retour au plateau
confucius-told-missed = Ce que la cour a décidé
confucius-petition = Requête à l’Empereur
confucius-petition-note = un cadeau disponible quitte la partie ; pas de pièces
confucius-pet-2 = deux jonques changent de chantier
confucius-pet-3 = remplacer un étudiant
confucius-pet-4 = deux Fonctionnaires échangent leurs places
confucius-pet-5 = une armée passe à une autre case
confucius-pet-6 = remplacer un marqueur non sécurisé par un marqueur sécurisé
confucius-pet-target = Cibles de la requête
confucius-pet-junks = deux { $from_id ->
    [me] de vos jonques
   *[other] jonques { VOWEL($from) ->
        [yes] d’{ $from }
       *[no] de { $from }
      }
  } à { $to }
confucius-pet-student-red = l’étudiant rouge
confucius-pet-student-plain = l’autre étudiant
confucius-pet-owner = { $place } passe à
confucius-gift-1 = Tapisserie
confucius-gift-2 = Tuile céramique
confucius-gift-3 = Vase
confucius-gift-4 = Manteau
confucius-gift-5 = Collier
confucius-gift-6 = Jonque
confucius-gift-chosen = quitte la partie
confucius-gift-is-unavailable = à acheter
confucius-gift-is-available = disponible
confucius-gift-is-out = hors de la partie
confucius-gift-is-given = donné à { $player_id ->
    [me] vous
   *[other] { $player }
  }
# Waiting instead of a click, my own colour, hidden pieces, gifts of time, hours of sleep, one mail a day.
part-commit-counting = { $seconds ->
    [one] Validé dans une seconde. Tout geste ou toute touche l’arrête.
   *[other] Validé dans { $seconds } secondes. Tout geste ou toute touche l’arrête.
}
panel-settings-wait = Valider sans clic
panel-settings-wait-off = non
panel-settings-wait-3 = après 3 s
panel-settings-wait-5 = après 5 s
panel-settings-wait-note = Le bouton compte à rebours dès que le coup est complet. Tout geste ou toute touche l’arrête.
panel-settings-colour = Ma couleur
panel-settings-colour-none = peu importe
panel-settings-colour-blue = bleu
panel-settings-colour-green = vert
panel-settings-colour-purple = mauve
panel-settings-colour-red = rouge
panel-settings-colour-yellow = jaune
panel-settings-colour-note = Sur votre écran seulement. À Confucius, bleu est noir et rouge est blanc. Qui avait votre couleur prend celle que vous laissez.
panel-keys-bare = cacher les pions, les montrer de nouveau
panel-clock-asleep = dort jusqu’à { $time }
table-bare = Cacher les pions
table-dressed = Montrer les pions
table-give-note = Le temps que vous donnez à quelqu’un s’ajoute à sa pendule : un jour, une heure ou une minute, selon la pendule.
table-give = Donner du temps à { $player }
table-gave = { $giver } donne du temps à { $player }.
table-told-undone = { $player } annule { $count ->
    [one] une action
   *[other] { $count } actions
  }.
table-told-back = Tous sont d’accord : { $count ->
    [one] une action est annulée
   *[other] { $count } actions sont annulées
  }. Ce qui sera pioché désormais sera nouveau.
table-told-refused = { $player } n’est pas d’accord : rien n’est annulé.
table-told-unanswered = Tous n’ont pas répondu à temps : rien n’est annulé.
table-told-asks = { $player } demande à annuler { $count ->
    [one] une action
   *[other] { $count } actions
  }.
table-told-waits = On attend votre réponse.
table-told-stood-in = { $mine ->
    [yes] Votre temps est écoulé : { $bot } joue pour vous.
   *[no] { $player } n’a plus de temps : { $bot } prend la suite.
  }
table-told-resigned = { $player } abandonne : { $bot } prend la suite.
table-told-returned = { $player } est de retour et reprend sa place.
home-you-digest = Un e-mail par jour
home-you-digest-note = Le matin, avec toutes les parties qui vous attendent, au lieu d’un e-mail par coup.
home-you-sleep = Heures de sommeil
home-you-sleep-note = Pendant que vous dormez, vos pendules s’arrêtent si un coup peut prendre des jours ou si la partie est longue. Les autres voient quand vous vous réveillez. Un changement vaut dès votre prochain tour.
home-you-sleep-on = Je dors la nuit
home-you-sleep-start = De
home-you-sleep-end = À
home-you-sleep-wrong = Choisissez 1 à 10 heures.
home-you-sleep-zone = Dans votre fuseau horaire, { $zone }.

# Confucius: court, actions, tray, turn
confucius-ministry = Ministère
confucius-posts = Postes en l’état, points
confucius-post-minister = Ministre
confucius-post-secretary = Secrétaire
confucius-post-changes = { $from } ; serait { $to }
confucius-influence = Influence
confucius-discount-bingbu = armées à { $price }
confucius-discount-hubu = corruption −1
confucius-discount-gongbu = jonques { $prices }
confucius-standing = { $standing ->
    [resolved] résolu
    [due] à résoudre
    [would] { $third ->
        [yes] finirait la partie
       *[no] serait résolu
      }
   *[missing] { $free ->
        [0] {""}
       *[other] { $free } à corrompre{ $empty ->
            [0] {""}
           *[other] ,{" "}
          }
      }{ $empty ->
        [0] {""}
        [one] { $empty } vide
       *[other] { $empty } vides
      }
  }
confucius-nobody = personne
confucius-player = { $name }, { $colour }
confucius-share = { $name } { $number }
confucius-cf-black = noir
confucius-cf-green = vert
confucius-cf-purple = violet
confucius-cf-white = blanc
confucius-cf-yellow = jaune
confucius-name-empty = { $place }, case vide
confucius-name-official = { $place } : { $owned ->
    [secured] { $owner }, sécurisé
    [bribed] { $owner }, non sécurisé
   *[free] libre
  }{ $candidate ->
    [yes] , candidat
   *[no] , coût { $price }{ $same ->
        [yes] {""}
       *[no] {" "}au lieu de { $printed }
      }
  }
confucius-name-possible = { $name } ; possible : { $kinds }
confucius-actions = Actions
confucius-cubes-here = Cubes ici : { $players }
confucius-cost = { $cubes ->
    [0] sans cube
    [one] prend un cube
   *[other] prend { $cubes } cubes
  }
confucius-box-bribe-secure = Corrompre, sécuriser
confucius-box-nominate = Nommer
confucius-box-force = Forcer
confucius-box-junks-voyage = Jonques, expéditions
confucius-box-army-invade = Armées
confucius-box-buy-gift = Acheter cadeau
confucius-box-give-gift = Donner cadeau
confucius-box-transfer = Transfert
confucius-box-petition = Requête
confucius-box-commercial = Commerce
confucius-box-tax = Impôts
confucius-box-no-action = Pas d’action
confucius-box-imperial-favour = Faveur
confucius-box-reward = Récom­penses
confucius-note-tax = piocher deux
confucius-note-commercial = 1 à 5 cartes
confucius-favour = { $now ->
    [yes] maintenant
   *[no] { $mine ->
        [yes] vous, en dernier
       *[no] en dernier
      }
  }
confucius-rewards-held = { $number ->
    [0] aucune
    [one] vous : une
   *[other] vous : { $number }
  }
confucius-no-CF-TURN-02 = pas à vous
confucius-no-CF-TURN-11 = plus tard
confucius-no-CF-PAIR-11 = trop peu de cubes
confucius-no-CF-PAY-08 = trop cher
confucius-no-CF-OFF-08 = tout sécurisé
confucius-no-CF-OFF-09 = résolu
confucius-no-CF-ACT-BRIBE-01 = personne ici
confucius-no-CF-ACT-BRIBE-04 = tout corrompu
confucius-no-CF-ACT-BRIBE-05 = un cadeau l’interdit
confucius-no-CF-ACT-SECURE-01 = aucun à vous
confucius-no-CF-ACT-NOM-01 = dès le tour 2
confucius-no-CF-ACT-NOM-02 = cases prises
confucius-no-CF-ACT-NOM-03 = vous en avez un
confucius-no-CF-ACT-NOM-05 = prise
confucius-no-CF-ACT-FORCE-01 = dès le tour 2
confucius-no-CF-ACT-FORCE-04 = sans étudiant
confucius-no-CF-ACT-JUNK-04 = plus aucune
confucius-no-CF-ACT-VOY-01 = sans jonques
confucius-no-CF-ACT-VOY-13 = plus de terre
confucius-no-CF-ACT-ARMY-03 = plus aucune
confucius-no-CF-ACT-INVADE-01 = sans armée
confucius-no-CF-ACT-INVADE-02 = aucun pays
confucius-no-CF-ACT-INVADE-05 = tout pris
confucius-no-CF-ACT-BUY-01 = tout acheté
confucius-no-CF-ACT-GIVE-01 = aucun à vous
confucius-no-CF-ACT-GIVE-04 = trop petit
confucius-no-CF-ACT-GIVE-05 = trop petit
confucius-no-CF-ACT-GIVE-06 = pas à soi
confucius-no-CF-ACT-TRANS-03 = aucun à vous
confucius-no-CF-ACT-TRANS-04 = aucun reçu
confucius-no-CF-ACT-PET-01 = partie avancée
confucius-no-CF-ACT-PET-04 = sans cadeau
confucius-no-CF-ACT-PET-09 = sans étudiant
confucius-no-CF-ACT-PET-19 = sans cible
confucius-no-CF-ACT-COM-01 = déjà fait
confucius-no-CF-ACT-FAV-05 = plus tard
confucius-no-CF-REW-10 = aucune en main
confucius-no-CF-REW-11 = ailleurs
confucius-no-CF-REW-15 = sans cible
confucius-no-CF-REW-23 = sans cible
confucius-why-CF-ACT-BRIBE-01 = Il ne reste aucun Fonctionnaire à corrompre.
confucius-why-CF-ACT-BRIBE-04 = Tous les Fonctionnaires en place sont déjà corrompus.
confucius-why-CF-ACT-SECURE-01 = Vous n’avez aucun Fonctionnaire à sécuriser.
confucius-why-CF-ACT-INVADE-05 = Toutes les cases restantes ont une armée.
confucius-why-CF-ACT-BUY-01 = Il ne vous reste aucun cadeau à acheter.
confucius-why-CF-ACT-GIVE-01 = Aucun de vos cadeaux n’est prêt à être offert.
confucius-why-CF-ACT-TRANS-03 = Vous n’avez aucun Fonctionnaire à transférer.
confucius-kind-bribe = Corrompre
confucius-kind-secure = Sécuriser
confucius-kind-nominate = Nommer
confucius-kind-force = Forcer
confucius-kind-buy-junks = Jonques
confucius-kind-voyage = Expédition
confucius-kind-recruit = Armée
confucius-kind-invade = Envahir
confucius-kind-buy-gift = Acheter un cadeau
confucius-kind-give-gift = Donner un cadeau
confucius-kind-transfer = Transférer
confucius-kind-petition = Requête
confucius-kind-commercial = Revenus commerciaux
confucius-kind-tax = Impôts
confucius-kind-no-action = Pas d’action
confucius-kind-pass = Passer
confucius-kind-card-bribery = Carte Corruption
confucius-kind-card-gift = Carte Cadeau
confucius-kind-card-extra = Action supplémentaire
confucius-kind-card-cash = Monnaie
confucius-kind-card-recruit = Recrutement d’armée
confucius-kind-card-insulted = Insulte à l’Empereur
confucius-kind-arrive = Atteindre
confucius-kind-move-junks = Déplacer des jonques
confucius-kind-replace-student = Remplacer un étudiant
confucius-kind-swap-own = Échanger des places
confucius-kind-swap-other = Échanger des places
confucius-kind-army-from = Redéployer
confucius-kind-army-to = Redéployer
confucius-kind-replace-marker = Remplacer un marqueur
confucius-kind-tutor = Assister
confucius-kind-discard = Défausser
confucius-kind-place-candidate = Placer le candidat
confucius-kind-lend = Céder
confucius-kind-appoint = Désigner
confucius-kind-cancel-gift = Annuler le cadeau
confucius-kind-keep-gift = Garder le cadeau
confucius-kind-decline-candidate = Renoncer
confucius-which-action = Quelle action ?
confucius-do-bribe = Corrompre { $official }
confucius-do-secure = Sécuriser { $official }
confucius-do-nominate = Nommer un étudiant, { $student }
confucius-do-force = Forcer un examen
confucius-do-buy-junks = Acheter { $quantity ->
    [one] une jonque
   *[other] { $quantity } jonques
  }
confucius-do-voyage = Prendre la mer avec { $quantity ->
    [one] une jonque
   *[other] { $quantity } jonques
  }
confucius-do-recruit = Recruter une armée
confucius-do-invade = Envahir : { $box }
confucius-do-buy-gift = Acheter le cadeau { $value }
confucius-do-give-gift = Donner le cadeau { $value } à { $to }
confucius-do-transfer = Transférer { $official } à { $to }
confucius-do-petition = Requête avec le cadeau { $value }
confucius-do-commercial = Revenus commerciaux
confucius-do-tax = Impôts
confucius-do-no-action = Pas d’action
confucius-do-pass = Passer
confucius-do-card-bribery = { $card } : { $official }
confucius-do-card-gift = Jouer Cadeau : cadeau { $value }
confucius-do-card-extra = Jouer Action supplémentaire
confucius-do-card-cash = Jouer Monnaie
confucius-do-card-recruit = Jouer Recrutement d’armée
confucius-do-card-insulted = Jouer Insulte à l’Empereur
confucius-do-arrive = Atteindre : { $land }
confucius-do-move-junks = Faire passer deux jonques { VOWEL($from) ->
    [yes] d’{ $from }
   *[no] de { $from }
  } à { $to }
confucius-do-replace-student = Remplacer l’étudiant, { $student }
confucius-do-swap-own = Échanger { $official }
confucius-do-swap-other = Échanger avec { $official }
confucius-do-army-from = Redéployer l’armée : { $box }
confucius-do-army-to = Envoyer l’armée : { $box }
confucius-do-replace-marker = { $official } passe à { $to }
confucius-do-tutor = Assister l’étudiant, { $student }
confucius-do-cancel-gift = Annuler le cadeau
confucius-do-keep-gift = Garder le cadeau
confucius-do-place-candidate = Placer le candidat sur { $official }
confucius-do-decline-candidate = Renoncer au candidat
confucius-do-lend = Céder à { $to }
confucius-do-appoint = Désigner { $chief }
confucius-do-favour = Faveur Impériale
confucius-do-spend = Payer avec une carte
confucius-do-enough = Assez de cartes
confucius-do-discard = Défausser une carte
confucius-commit-bribe = Corrompre
confucius-commit-secure = Sécuriser
confucius-commit-nominate = Nommer
confucius-commit-force = Forcer
confucius-commit-buy-junks = Acheter
confucius-commit-voyage = Prendre la mer
confucius-commit-recruit = Recruter
confucius-commit-invade = Envahir
confucius-commit-buy-gift = Acheter
confucius-commit-give-gift = Donner
confucius-commit-transfer = Transférer
confucius-commit-petition = Requête
confucius-commit-commercial = Piocher
confucius-commit-tax = Piocher deux
confucius-commit-no-action = Pas d’action
confucius-commit-pass = Passer
confucius-commit-card-bribery = Jouer
confucius-commit-card-gift = Jouer
confucius-commit-card-extra = Jouer
confucius-commit-card-cash = Jouer
confucius-commit-card-recruit = Jouer
confucius-commit-card-insulted = Jouer
confucius-commit-arrive = Atteindre
confucius-commit-move-junks = Requête
confucius-commit-replace-student = Requête
confucius-commit-swap-own = Requête
confucius-commit-swap-other = Requête
confucius-commit-army-from = Requête
confucius-commit-army-to = Requête
confucius-commit-replace-marker = Requête
confucius-commit-tutor = Poser
confucius-commit-discard = Défausser
confucius-commit-discards = Défausser { $number }
confucius-commit-cancel-gift = Annuler
confucius-commit-keep-gift = Garder
confucius-commit-place-candidate = Placer
confucius-commit-decline-candidate = Renoncer
confucius-commit-lend = Céder
confucius-commit-appoint = Désigner
confucius-if-you = { $deed } : ce qui suit
confucius-for-example = Par exemple : { $deed }
confucius-hand = Votre main
confucius-cards = Cartes
confucius-card = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  } ou { $licences } { $licences ->
    [one] licence
   *[other] licences
  }
confucius-licences-short = { $amount } lic.
confucius-coins-short = { $amount } { $most ->
    [one] pièce
   *[other] pièces
  }
confucius-land-box = { $land }, case { $box }
confucius-band-price = { $coins ->
    [0] gratuit
   *[other] pour { $money }
  }
confucius-money = { $currency ->
    [licences] { $amount ->
        [0] aucune licence
        [1] une licence
       *[other] { $amount } licences
      }
   *[coins] { $amount ->
        [0] rien
        [1] une pièce
       *[other] { $amount } pièces
      }
  }
confucius-purse = { $coins ->
    [0] Aucune carte
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }{ $licences ->
    [0] {""}
    [one] , ou { $licences } licence
   *[other] , ou { $licences } licences
  }
confucius-how = { $officials ->
    [yes] Choisissez un Fonctionnaire ou une action.
   *[no] Choisissez une action.
  }
confucius-how-extra = Action supplémentaire : une action au choix, sans cube.
confucius-how-favour = Faveur Impériale : votre dernière action, quelle qu’elle soit et sans cube.
confucius-actions-possible = { $number ->
    [one] Une action possible
   *[other] { $number } actions possibles
  }
confucius-asks-lend = Cédez vos Fonctionnaires de { $ministry } : choisissez un joueur.
confucius-asks-appoint = Choisissez le prochain Premier Ministre.
confucius-asks-candidate = Choisissez une place pour le candidat.
confucius-asks-tutor = Choisissez un étudiant à assister.
confucius-asks-cancel = Mettez fin au cadeau, ou gardez-le.
confucius-deed-for = { $deed } pour { $price }
confucius-cards-tutor = Cartes pour l’étudiant
confucius-cards-discard = Cartes à défausser
confucius-cards-pay = Payer
confucius-free = { $cards ->
    [0] Pas de pièces
    [one] La carte relevée paie
   *[other] Les cartes relevées paient
  }, { $cubes ->
    [0] pas de cube
    [one] un cube
   *[other] { $cubes } cubes
  }.
confucius-pays = { $cardsMany ->
    [one] Paie { $sum }
   *[other] { $cards } = { $sum }
  }, { $waste ->
    [0] rien de perdu
    [one] une de perdue
   *[other] { $waste } de perdues
  }. Touchez des cartes pour payer autrement.
confucius-short = { $cards } = { $sum } : encore { $missing } à payer.
confucius-draws = { $chosen ->
    [yes] { $number ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $number } cartes.
      }
   *[no] C’est plus de quatre pièces.
  }
confucius-discards = { $ready ->
    [yes] { $number ->
        [one] Une carte est défaussée.
       *[other] { $number } cartes sont défaussées.
      }
   *[no] { $number } sur { $all } choisies.
  }
confucius-lays-down = { $number ->
    [0] Choisissez au moins une carte.
    [one] Une carte, valant { $coins }.
   *[other] { $number } cartes, valant { $coins }.
  }
confucius-sending = Envoi…
confucius-back = Retour
confucius-sail-to = Cap sur : { $land }
confucius-choose = Choisir
confucius-quantity = Jonques
confucius-less = Une de moins
confucius-more = Une de plus
confucius-in-yard = sur { $number } au chantier, { $sea } en mer
confucius-field-quantity = Combien
confucius-field-value = Quel cadeau
confucius-field-to = à
confucius-field-from = de
confucius-field-student = Quelle case
confucius-pick-official = { $number ->
    [one] Choisissez le Fonctionnaire en surbrillance.
   *[other] Choisissez l’un des { $number } Fonctionnaires en surbrillance.
  }
confucius-pick-box = Choisissez une case d’un Pays Étranger.
confucius-pick-land = Choisissez une Terre Lointaine.
confucius-pick-student = Choisissez une case.
confucius-pick-to = Choisissez un joueur.
confucius-pick-from = Choisissez un joueur.
confucius-pick-value = Choisissez un cadeau.
confucius-pick-quantity = Choisissez combien.
confucius-pick-card = Choisissez une carte.
confucius-pick-chief = Choisissez un joueur.
confucius-reward-does-bribery = corrompre sans cube
confucius-reward-does-gift = rend un cadeau disponible
confucius-reward-does-extra-action = une action sans cube
confucius-reward-does-cash = piocher quatre cartes
confucius-reward-does-recruit-army = une armée gratuite
confucius-reward-does-emperor-insulted = deux points pour une armée
confucius-falls-due = { $ministry } se remplit et sera résolu{ $ends ->
    [yes] , et cela finit la partie
   *[no] {""}
  }.
confucius-last-round = Ce tour devient le dernier.
confucius-must-tutor = { $you ->
    [yes] Vous devez assister l’étudiant { VOWEL($whom) ->
    [yes] d’{ $whom }
   *[no] de { $whom }
  }.
   *[no] { $who } doit assister l’étudiant { VOWEL($whom) ->
    [yes] d’{ $whom }
   *[no] de { $whom }
  }.
  }
confucius-nobody-must-tutor = Personne n’a d’obligation de tutorat.
confucius-tab-court = Cour
confucius-tab-actions = Actions
confucius-tab-world = Monde
confucius-tab-gifts = Cadeaux
confucius-tab-more = Plus
confucius-log-open = Journal, discussion, joueurs
confucius-log-close = Fermer
confucius-cell-wall = Grande Muraille
confucius-cell-examination = Examen
confucius-cell-sea = Mer
confucius-cell-armies = Armées
confucius-cell-built = { $lands ->
    [0] { $built } sur { $pieces }
   *[other] { $built } sur { $pieces }. Échéances
  }
confucius-cell-land = { $deadline } { $land }, { $boxes }
confucius-cell-no-students = pas d’étudiant
confucius-cell-no-junks = pas encore de jonque
confucius-cell-found = Premiers arrivés :
confucius-cell-unfound = { $many ->
    [0] Toutes les terres sont découvertes.
   *[other] À découvrir : { $lands }
  }
confucius-cell-force = { $colony } dans la colonie, { $abroad } à l’étranger
confucius-cell-no-armies = Encore aucune armée nulle part.
