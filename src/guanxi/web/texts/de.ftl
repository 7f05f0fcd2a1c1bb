# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

# Between texts that are told together
site-labelled = { $label }: { $text }
site-series = { $first }; { $second }
site-times = { $number } × { $name }

## Home: the screens around the table

page-new = Tisch anlegen
page-join = Per Link mitspielen
page-watch = Zuschauen
page-replay = Nachspielen
page-learn = Lernen
page-how = So geht’s
page-lesson = Lektion
page-rules = Regeln
page-rules-of = Regeln
page-you = Du

home-title = Spielen
home-card-minutes = { $from } bis { $to } Minuten.
home-about-other = Ein Spiel, das diesem Server hinzugefügt wurde, für { $players } Spieler.
home-made-by = { $designer }, { $year }
home-variants = Varianten
home-level = Spielstärke der Computerspieler
home-players = Spieler
home-play = { $game } spielen
home-starting = Wird aufgebaut …
home-your-name = Dein Name
home-your-name-note = Ändere ihn, wenn du magst. Ein Konto brauchst du nicht.
home-guest-first = Bunter, Edler, Eifriger, Flinker, Freier, Früher, Goldener, Heiterer, Kluger, Kühner, Leiser, Lustiger, Munterer, Ruhiger, Sanfter, Schneller, Silberner, Sonniger, Stiller, Weiser
home-guest-second = Dachs, Falke, Fink, Fuchs, Hase, Ibis, Igel, Kakadu, Karpfen, Koi, Kranich, Luchs, Marder, Otter, Panda, Reiher, Spatz, Specht, Tiger, Zeisig

home-your-games = Deine Partien
home-your-games-none = Noch nichts. Eine Partie gegen Computerspieler ist einen Klick entfernt.
home-your-games-guest = Partien, die du spielst, findest du hier.
home-open-tables = Offene Tische
home-open-tables-note = setz dich dazu
home-open-tables-none = Niemand wartet auf Mitspieler. Leg einen Tisch an, dann können andere dazukommen.
home-live-now = Gerade live
home-live-now-note = zuschauen
home-live-now-none = Gerade läuft keine öffentliche Partie.
home-more-count = { $count } weitere
home-fewer = Weniger
home-table-with = { $game } mit { $names }
home-table-alone = { $game }
home-table-people = { $game } mit { $people } und { $bots ->
    [one] einem Computerspieler
   *[other] { $bots } Computerspielern
  }
home-table-titled = { $title } · { $game }
home-your-turn = am Zug
home-go-on = weiter
home-look = ansehen
home-wait = wartet
home-review = ansehen
home-join = mitspielen
home-join-table = mitspielen: { $game }
home-watch = zuschauen
home-watch-table = zuschauen: { $names }
home-dismiss = { $game } von der Liste nehmen
home-line-running = { $name } ist am Zug.
home-line-running-bots = Ein Computerspieler denkt nach.
home-line-moved = letzter Zug { $when }
home-line-ended = vorbei, { $when }
home-result-won = Gewonnen, { $points } zu { $next }
home-result-other = { $name } gewinnt, { $points } zu { $next }
home-result-shared = geteilter Sieg: { $names }, { $points } Punkte
home-line-open = { $taken } von { $players } Plätzen besetzt
home-line-count = { $taken } von { $players }
home-line-frozen = Angehalten: Der Betreiber weiß Bescheid.
home-line-unread = { $count ->
    [one] eine neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
  }
home-left = { $unit ->
    [days] { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
      }
    [hours] { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Std.
      }
    [minutes] noch { $count } Min.
   *[seconds] noch { $count } Sek.
  }
home-next = Nächste wartende Partie
home-next-short = Nächste Partie
home-next-count = { $count ->
    [one] eine Partie wartet
   *[other] { $count } Partien warten
  }

home-finished = Zuletzt beendet
home-finished-note = nachspielen
home-first-time = Zum ersten Mal hier?
home-first-time-note = lernen
home-first-time-game = So geht { $game }
home-first-time-line = { $name ->
    [confucius] Die Regeln in zehn Minuten, mit Bildern
   *[other] Die Regeln in fünf Minuten, mit Bildern
  }
home-first-time-begun = Deine erste Partie { $game }
home-first-time-go-on = Damit weitermachen
home-tile-create = Tisch anlegen
home-tile-create-note = Freunde, Computer, live oder ein Zug am Tag
home-tile-join = Per Link mitspielen
home-tile-join-note = Einladung einfügen
home-tile-one-screen = Ein Bildschirm
home-tile-one-screen-note = mehrere Leute, Handkarten hinter einem Vorhang
home-tile-learn = Spiel lernen
home-tile-learn-note = die Regeln mit Bildern, dann eine erste Partie
home-tile-record = Aufzeichnung öffnen
home-tile-record-note = nachspielen und ansehen; oder zieh eine Datei hierher
home-drop = Aufzeichnung hier loslassen
home-record-reading = { $file } wird gelesen …
home-record-too-large = { $file } ist zu groß für eine Aufzeichnung: höchstens ein Megabyte.

## Home: creating a table

home-create-title = Tisch anlegen
home-create-one-screen = Ein Tisch an einem Bildschirm
home-create-note = mit dem Beginn steht alles fest
home-create-game = Spiel
home-create-rules = Regeln
home-create-speed = Tempo
home-create-take-back = Zurücknehmen
home-create-who = Wer dazukommt
home-create-house = Hausregeln
home-create-more = Mehr
home-create-seats = Plätze
home-create-title-field = Name des Tisches
home-create-title-note = Steht in Listen; darf leer bleiben.
home-create-from = Ausgehen von
home-create-from-none = einem neuen Tisch
home-create-from-line = { $game }, { $when }
home-create-own-map-choose = Datei wählen
home-create-own-map-chosen = { $file }, { $lines } Zeilen
home-create-own-map-remove = Entfernen
home-speed-none = ohne Uhr
home-speed-live = live
home-speed-days = Tage pro Zug
home-speed-none-note = Niemand wird gedrängt. Nach einem Monat, in dem nichts geschieht, wird der Tisch geschlossen.
home-speed-live-note = { $budget } Min. pro Spieler, { $increment } Sek. mehr pro Zug, höchstens { $cap } Min. Zeit abgelaufen: Ein Computerspieler spielt weiter, bis du zurück bist.
home-speed-days-note = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  } pro Zug. Zeit abgelaufen: Ein Computerspieler spielt weiter, bis du zurück bist. Für einen Urlaub kannst du die Uhr anhalten.
home-speed-budget = Minuten pro Spieler
home-speed-increment = Sekunden mehr pro Zug
home-speed-cap = Minuten höchstens
home-speed-cap-note = 0: wie am Anfang
home-speed-day-count = Tage pro Zug
home-take-back-off = aus
home-take-back-turn = eigener Zug
home-take-back-vote = Abstimmung
home-take-back-off-note = Gezogen ist gezogen.
home-take-back-turn-note = Im eigenen Zug, bis etwas aufgedeckt wird.
home-take-back-vote-note = Im eigenen Zug; später, wenn alle anderen zustimmen.
home-who-public = öffentlich
home-who-link = per Link
home-who-public-note = Steht auf der Startseite; alle dürfen sich dazusetzen oder zuschauen.
home-who-link-note = Nur, wer den Link hat.
home-chat-open = Zuschauer lesen den Chat
home-reasons = Computerspieler begründen ihre Züge
home-reasons-note = Während der Partie, soweit alle es wissen dürfen.
home-stand-in = Vertretung für Abwesende
home-stand-in-usual = wie üblich: { $name }
home-house-find = Hausregel suchen
home-house-count = { $count } Hausregeln; tippe, um zu suchen
home-house-none-found = Keine Hausregel enthält diese Wörter.
home-house-differs = { $count ->
    [0] Alles wie im Regelheft.
    [one] Eine ist anders als im Regelheft.
   *[other] { $count } sind anders als im Regelheft.
  }
home-house-back = zurück zum Regelheft
home-house-needs = Braucht { $choice }.
home-house-needs-set = Das auch wählen
home-house-excludes = Passt nicht zu { $choice }.
home-house-clause = { $clause } in den Regeln
home-seat-kind = Wer auf Platz { $number } sitzt
home-seat-me = du
home-seat-me-again = du, an diesem Bildschirm
home-seat-name = Name von Spieler { $number }
home-seat-name-note = Name
home-seat-open = wer dazukommt
home-seat-bot = Computer: { $name }
home-seat-kinds-people = Menschen
home-seat-kinds-levels = Computerspieler
home-seat-kinds-other = Andere
home-seat-character = Charakter auf Platz { $number }
home-seat-character-none = ohne Charakter
home-seat-person-note = offen
home-seat-bot-note = Computer
home-seat-add-bots = Den Rest mit Computerspielern füllen
home-estimate-minutes = Etwa { $usual } Minuten.
home-estimate-minutes-most = Etwa { $usual } Minuten, höchstens { $most }.
home-estimate-days = { $usual ->
    [one] Etwa ein Tag
   *[other] Etwa { $usual } Tage
  }, wenn alle ziehen, sobald sie können, höchstens { $most }.
home-estimate-none = Wie lange es dauert, liegt an euch.
home-estimate-shuffle = Der Startspieler wird ausgelost. Das Mischen wird jetzt versiegelt und lässt sich nach der Partie prüfen.
home-one-line = In einer Zeile:
home-create-usual = Als Vorgabe merken
home-create-usual-saved = In diesem Browser gespeichert.
home-create-back = Zurück
home-create-go-link = Anlegen, Link holen
home-create-go-open = Anlegen und auf andere warten
home-create-go-start = Anlegen und beginnen
home-create-nobody = Mindestens ein Platz ist deiner, sonst schaust du nur zu.
home-create-sending = Wird aufgebaut …

## Home: before the game

home-waiting-title = { $game }, vor der Partie
home-waiting-status = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
home-waiting-seats = Plätze
home-waiting-terms = Was vereinbart ist
home-waiting-players = { $count } Spieler
home-waiting-here = da
home-waiting-away = nicht da
home-waiting-computer = Computer
home-waiting-free = frei
home-waiting-you = du
home-waiting-host = hat den Tisch angelegt
home-waiting-added = hat eine Zahl zum Mischen beigetragen
home-waiting-not-added = trägt zu Beginn eine Zahl zum Mischen bei
home-waiting-sit = Platz nehmen
home-waiting-sit-place = Platz nehmen, Nummer { $number }
home-waiting-sit-too = Auch hier sitzen
home-waiting-sit-too-place = Auch hier sitzen, Nummer { $number }
home-waiting-leave = Gehen
home-waiting-leave-place = Gehen, Platz { $number }
home-waiting-put-bot = Computerspieler hinsetzen
home-waiting-put-bot-place = Computerspieler hinsetzen, Platz { $number }
home-waiting-free-place = Freigeben, Platz { $number }
home-waiting-free-short = Freigeben
home-waiting-level = Stärke des nächsten Computerspielers
home-waiting-start = Partie beginnen
home-waiting-start-early = Die Partie beginnt, wenn alle Plätze besetzt sind.
home-waiting-for-host = { $name } beginnt die Partie, wenn alle Plätze besetzt sind.
home-waiting-invite = Jemanden einladen
home-waiting-invite-note = Wer diesen Link hat, kann sich dazusetzen.
home-waiting-copied = Kopiert
home-waiting-share = Teilen
home-waiting-shuffle = Das Mischen
home-waiting-shuffle-note = Der Server hat seinen Teil des Mischens festgelegt, bevor sich jemand gesetzt hat, und zeigt einen Fingerabdruck davon; alle tragen eine Zahl bei, die sonst niemand kennt, also kann niemand die Karten bestimmen, auch der Gastgeber nicht. Nach der Partie können es alle prüfen.
home-waiting-fingerprint = Fingerabdruck
home-waiting-speed-none = ohne Uhr
home-waiting-speed-live = live, { $budget } Min. + { $increment } Sek.
home-waiting-speed-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
home-waiting-take-back = Zurücknehmen: { $how }
home-waiting-public = öffentlich
home-waiting-private = nur per Link
home-waiting-chat-open = Zuschauer lesen den Chat
home-waiting-reasons = Computerspieler begründen ihre Züge
home-waiting-stand-in = { $name } vertritt Abwesende
home-waiting-copy-terms = Noch einen wie diesen anlegen

home-person-about = { $name } blockieren oder melden
home-person-block = { $name } blockieren
home-person-block-note = Ihr trefft euch nicht mehr und lest hier nichts voneinander. Laufende Partien gehen weiter. Die andere Seite erfährt es nicht.
home-person-blocked = { $name } ist blockiert. Auf deiner eigenen Seite kannst du das rückgängig machen.
home-person-report = Melden
home-person-report-what = Was ist geschehen?
home-person-report-note = Die Meldung geht an den Betreiber dieses Servers. Die andere Seite erfährt es nicht.
home-person-reported = Danke. Die Meldung ist abgeschickt.

## Home: joining

home-join-title = Per Link mitspielen
home-join-note = Füg die Einladung ein, die du bekommen hast.
home-join-link = Einladungslink
home-join-go = Zum Tisch
home-join-bad = Das ist keine Einladung dieses Servers. Sie sieht so aus: { $example }.
home-invited-by = { $name } lädt dich ein
home-invited = Du bist eingeladen
home-invited-to = zu { $game } · { $players } Spieler · { $speed }
home-invited-seat = dieser Platz ist deiner
home-invited-full = Alle Plätze sind besetzt. Du kannst zuschauen.
home-invited-name = Dein Name am Tisch
home-invited-name-note = Kein Konto, keine E-Mail. Dieser Browser merkt sich deinen Platz; für ein anderes Gerät gibt es einen Link auf deiner eigenen Seite.
home-invited-as = Du setzt dich als { $name }.
home-invited-take = Platz nehmen
home-invited-watch = Zuschauen
home-invited-never = Noch nie gespielt?
home-invited-never-link = { $name ->
    [confucius] Worum es geht, in zehn Minuten
   *[other] Worum es geht, in fünf Minuten
  }

## Home: watching and records

home-watch-title = Zuschauen
home-watch-note = Du siehst, was jemand neben dem Tisch sieht. Handkarten bleiben bis zum Ende verdeckt.
home-watch-none = Gerade spielt niemand öffentlich. Im Archiv sind beendete Partien.
home-archive-title = Nachspielen
home-archive-note = Beendete Partien, die neuesten zuerst.
home-archive-none = Hier wurde noch keine Partie beendet.
home-archive-none-mine = Du hast noch keine Partie beendet.
home-archive-open = Aufzeichnung öffnen
home-archive-open-note = Wähl eine Datei oder zieh sie irgendwo auf diese Seite. Es geht jede Aufzeichnung, von einem beliebigen Server oder aus dem Terminal; jede Zeile davon wird geprüft.
home-filter-game = Spiel
home-filter-all-games = alle Spiele
home-filter-whose = Wessen
home-filter-everybody = von allen
home-filter-mine = meine
home-list-more = Mehr zeigen
home-list-loading = Wird geladen …
home-list-again = Noch einmal
home-replay = nachspielen
home-replay-table = nachspielen: { $names }
home-options-usual = wie im Regelheft

## Home: you

home-you-title = Du
home-you-nobody = Du hast hier noch keinen Namen. Du bekommst einen mit deiner ersten Partie, oder jetzt:
home-you-name = Name
home-you-name-guest = Du spielst als Gast: Dieser Browser kennt dich durch ein Cookie.
home-you-name-account = Du hast ein Konto und meldest dich mit diesem Namen an.
home-you-rename = Ändern
home-you-be = Unter diesem Namen spielen
home-you-account = Konto
home-you-account-note = Mit einem Konto kannst du dich überall anmelden. Deine Partien kommen mit.
home-you-account-make = Konto anlegen
home-you-sign-in = Anmelden
home-you-sign-in-title = Ich habe ein Konto
home-you-sign-out = Abmelden
home-you-sign-out-everywhere = Überall abmelden
home-you-sign-out-guest = Als Gast würdest du deine Partien und Plätze verlieren: Nur ein Link für ein anderes Gerät bringt dich zurück. Erstell dir zuerst einen.
home-you-password = Passwort
home-you-password-old = Altes Passwort
home-you-password-new = Neues Passwort
home-you-password-change = Passwort ändern
home-you-password-note = Acht Zeichen oder mehr. Alle anderen Browser werden abgemeldet.
home-you-password-done = Das Passwort ist geändert.
home-you-link = Anderes Gerät
home-you-link-note = Wer diesen Link öffnet, ist hier unter deinem Namen angemeldet, ein Jahr lang oder bis du ihn widerrufst. Er wird nur einmal gezeigt.
home-you-link-make = Link erstellen
home-you-link-made = Dein Link
home-you-tokens = Programme und Links
home-you-tokens-note = Womit man außer mit einem Passwort unter deinem Namen hereinkommt.
home-you-tokens-none = Keine.
home-you-token-api = Programm
home-you-token-return = Link
home-you-token-made = Dein Token, nur einmal gezeigt
home-you-token-label = Wofür es ist
home-you-token-make = Token für ein Programm erstellen
home-you-token-revoke = { $label } widerrufen
home-you-token-revoke-short = Widerrufen
home-you-token-line = erstellt { $created }, { $used }
home-you-token-used = zuletzt benutzt { $when }
home-you-token-unused = nie benutzt
home-you-blocks = Blockiert
home-you-blocks-note = Ihr trefft euch nicht, und du liest nichts von ihnen. Sie erfahren es nicht. Blockieren kannst du jemanden in der Liste der Plätze eines Tisches.
home-you-blocks-none = Niemand.
home-you-unblock = { $name } nicht mehr blockieren
home-you-unblock-short = Freigeben
home-you-vacation = Urlaub
home-you-vacation-note = Die Uhren deiner Partien mit Tagen pro Zug stehen still, höchstens 60 Tage.
home-you-vacation-until = Bis
home-you-vacation-begin = In Urlaub gehen
home-you-vacation-now = Du bist bis { $when } im Urlaub.
home-you-vacation-end = Ich bin zurück
home-you-notices = Benachrichtigungen
home-you-notices-note = Wovon du erfährst und wie. Solange du am Tisch bist, wird nichts verschickt.
home-you-notice-page = auf der Seite
home-you-notice-push = per Push
home-you-notice-mail = per Mail
home-you-notice-webhook = per Webhook
home-you-notice-turn = du bist am Zug
home-you-notice-started = eine Partie beginnt
home-you-notice-ended = eine Partie endet
home-you-notice-invited = jemand lädt dich ein
home-you-notice-take-back = jemand bittet um Zugrücknahme
home-you-notice-mention = jemand nennt dich im Chat
home-you-notice-cell = { $what }: { $how }
home-you-notice-push-none = nicht in diesem Browser
home-you-notice-mail-none = noch keine Adresse
home-you-notice-mail-never = hier nicht
home-you-notice-webhook-none = noch keiner
home-you-push = Push in diesem Browser
home-you-push-on = Dieser Browser benachrichtigt dich, auch wenn die Seite zu ist.
home-you-push-off = Dieser Browser benachrichtigt dich nicht, solange die Seite zu ist.
home-you-push-denied = Der Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen lässt sich das ändern.
home-you-push-none = Dieser Browser kann dich nicht benachrichtigen, solange die Seite zu ist.
home-you-push-start = Hier benachrichtigen
home-you-push-stop = Hier nicht mehr benachrichtigen
home-you-push-failed = Der Dienst des Browsers war nicht zu erreichen.
home-you-mail = E-Mail-Adresse
home-you-mail-note = Nur für Benachrichtigungen. Leer: keine.
home-you-mail-never = Diese Seite verschickt keine Mails.
home-you-mail-kept = Deine Adresse { $address } ist gespeichert, aber es geht nichts dorthin.
home-you-mail-forget = Vergessen
home-you-webhook = Webhook
home-you-webhook-note = Eine Adresse (https), die erfährt, wenn du am Zug bist. Leer: keine.
home-you-webhook-secret = Signiert wird mit diesem Geheimnis, das nur einmal gezeigt wird:
home-you-settings = Sprache und Zeit
home-you-language = Sprache
home-you-language-auto = wie der Browser
home-you-zone = Zeitzone
home-you-zone-auto = wie der Server
home-you-zone-here = hier: { $zone }
home-you-data = Deine Daten
home-you-export = Alles herunterladen, was über mich gespeichert ist
home-you-delete = Mich löschen
home-you-delete-note = Alles Persönliche verschwindet; deine Plätze werden aufgegeben und anonym. Das lässt sich nicht rückgängig machen.
home-you-delete-really = Ja, löschen
home-you-delete-password = Dein Passwort, zur Sicherheit
home-you-deleted = Du bist gelöscht.
home-you-save = Speichern
home-you-saved = Gespeichert.
home-you-copy = Kopieren
home-you-cancel = Abbrechen

## Home: learning

home-learn-title = Lernen
home-learn-note = Am besten spielst du einfach: Der Tisch zeigt, was erlaubt ist, und sagt, warum etwas nicht geht.
home-learn-china = China in fünf Minuten
home-learn-confucius = Confucius in zehn Minuten
home-learn-read = So geht’s
home-learn-first = Eine erste Partie { $game } spielen
home-learn-rules = Die Regeln von { $game }
home-learn-rules-note = Jede Regel mit Nummer, mit dem, was unklar war, und unserer Lesart.
home-learn-other = { $game }
home-learn-other-note = Dazu gibt es noch keine Seite; die Regeln sind aufgelistet.
home-picture-large = Bild in voller Größe öffnen

## Learn: lessons and the guided first game

learn-card = Was du gerade lernst
learn-place = Thema { $at } von { $of }
learn-known = Kenne ich
learn-show = Zeig es mir
learn-later = Jetzt gerade geht das nicht. Spiel weiter und hol es nach, sobald es geht.
learn-strong = Zug eines starken Spielers
learn-way = So geht es zum Beispiel:
learn-go-on = Weiter
learn-again = Von vorn
learn-missed = Das war es noch nicht. Fang von vorn an und versuch es anders.
learn-solved = Geschafft
learn-all-known = Das waren alle Themen
learn-others = Mehr Lektionen
learn-better = Ein starker Spieler würde lieber so ziehen
learn-best = So würde ein starker Spieler ziehen
learn-better-why = Warum: { $text }. Das ist geschätzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } besser als { $drafted ->
    [yes] dein Zug
   *[no] das Übrige im Schnitt
  }.
learn-away = Weglegen
learn-mind = Denk daran
learn-mine = Bei meinem Zug bleiben
learn-do-better = Lieber so ziehen
learn-do-best = So ziehen
learn-no-advice = Keine Ratschläge mehr
learn-of = Eine Lektion zu { $game }
learn-start = Beginnen
learn-done = geschafft
learn-clauses = Die Regeln dahinter:
learn-continue = Damit weitermachen
learn-single = Ein Thema nach dem anderen
learn-count = { $done } von { $of } geschafft
learn-clause = Probier es aus: { $lesson }

home-how-china-1 = Worum es geht
home-how-china-1-text = Drei bis fünf Familien bauen Häuser in den neun Provinzen des alten China, entsenden Abgesandte an die Höfe und verbinden ihre Häuser entlang der Straßen. Es gewinnt eher, wer an vielen Orten dabei ist, als wer an einem stark ist.
home-how-china-2 = Dein Zug
home-how-china-2-text = Du hast drei Karten. Wähl eine Provinz und setz dort einen oder zwei Spielsteine ein: Häuser auf ihre freien Felder, Abgesandte auf das runde Siegel. In eine leere Provinz kommt nur einer. Oder tausch stattdessen eine Karte. Dann zieh auf drei Karten nach, aus den vier offenen oder vom Stapel.
home-how-china-3 = Zahlen
home-how-china-3-text = Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei gleiche Karten in einer anderen Farbe sind ein Joker und bezahlen überall einen Spielstein.
home-how-china-4 = Abgesandte brauchen Platz
home-how-china-4-text = Alle Abgesandten einer Provinz zusammen dürfen so viele sein wie die Häuser dessen, der dort die meisten hat. Ein eigenes Haus brauchst du nicht.
home-how-china-5 = Volle Provinzen werden sofort gewertet
home-how-china-5-text = Wer die meisten Häuser hat, bekommt einen Punkt für jedes Haus darin. Alle anderen bekommen so viele Punkte, wie der Spieler direkt vor ihnen Häuser hat. Ein einziges Haus hinter fünf fremden ist also fünf wert.
home-how-china-6 = Das Ende
home-how-china-6-text = Ist der Stapel zum zweiten Mal aufgebraucht, wird die Runde zu Ende gespielt. Auch Provinzen, die nicht voll sind, werden gewertet. Dann Bündnisse: Wer in zwei benachbarten Provinzen führt oder gleichauf liegt, bekommt einen Punkt für jeden Abgesandten in beiden. Dann Straßen: Vier oder mehr eigene Häuser hintereinander geben je einen Punkt.
home-how-china-7 = Für deine erste Partie
home-how-china-7-text = Lass andere die Provinzen eröffnen. Sei an vielen Orten Zweiter. Behalt ein Paar auf der Hand. Denk bei Abgesandten in Paaren von Provinzen und bei Straßen in Vierern.

home-how-confucius-1 = Worum es geht
home-how-confucius-1-text = Ihr seid Familien am Hof der Ming. Beamte in drei Ministerien, Reisen, Armeen und Prüfungen bringen Punkte; Geschenke entscheiden, wer wem helfen muss. Es gewinnt, wer weniger schuldet, als ihm geschuldet wird.
home-how-confucius-2 = Eine Runde
home-how-confucius-2-text = Alle haben ein paar Aktionswürfel und durch Geschenke ein paar mehr. Reihum führt ihr je eine Aktion aus, bis alle gepasst haben; dann entscheidet der Hof, was ansteht: die Mauer, die Beamtenprüfung, volle Ministerien, Länder.
home-how-confucius-3 = Beamte
home-how-confucius-3-text = Du bestichst einen Beamten, indem du seinen Preis zahlst; dann zählt er dort für dich. Sind die Felder eines Ministeriums voll, kommt es zur Machtübernahme: Wer die meisten Beamten hat, wird Minister, wer danach kommt, Sekretär. Gesicherte Beamte kann dir niemand mehr nehmen.
home-how-confucius-4 = Geschenke
home-how-confucius-4-text = Ein Geschenk verpflichtet den, der es bekommt: in manchem nicht gegen dich zu handeln, deinen Gelehrten zu unterstützen und dir beim Ausscheiden Einfluss abzutreten. Ein Gegengeschenk, das mehr wert ist, macht es unwirksam. Ablehnen kann man keines.
home-how-confucius-5 = Die Welt
home-how-confucius-5-text = Kauf Dschunken und fahr in ferne Länder; stell Armeen auf und marschiere in fremde ein, bevor die Mauer fertig ist. Wer zuerst kommt, bekommt am meisten. Verdienstkarten sind kleine Hilfen, die du behältst, bis du sie brauchst.
home-how-confucius-6 = Das Ende
home-how-confucius-6-text = Die Partie endet, wenn alle Ministerien entschieden sind, die Mauer fertig oder der letzte Kandidat gewonnen ist. Zusammengezählt werden Posten, Länder, Reisen und Ämter für die meisten Armeen oder Dschunken.
home-how-confucius-7 = Für deine erste Partie
home-how-confucius-7-text = Überreiche früh jemandem ein Geschenk, der dort besticht, wo auch du bestichst. Sieh dir an, was eine Möglichkeit brächte, bevor du bestätigst: Die Vorschau sagt es. Verteil deine Beamten; ein Ministerium entscheidet sich danach, wer übrig ist, wenn die Schwächsten ausscheiden.
home-picture-china-place = Ein Haus auf dem letzten Feld: Die rote Karte bezahlt es, daneben stehen die Punkte.
home-picture-china-place-alt = Karte von China: das eingerahmte letzte Feld von Wei, daneben der Zug mit seiner Bezahlung.
home-picture-china-emissary = Chu mit Platz für einen Abgesandten: ein Haus mehr, und einer steht schon dort.
home-picture-china-emissary-alt = Karte von China: Chu mit je einem Haus zweier Spieler und einem Abgesandten auf dem Drachen.
home-picture-china-alliance = Bündnis 12 zwischen Wei und Han: wer auf beiden Seiten die meisten Abgesandten hat.
home-picture-china-alliance-alt = Karte von China: die Zahl 12 an der Grenze von Wei und Han, Abgesandte auf beiden Drachen.
home-picture-china-road = Drei Häuser in einer Reihe an der Straße, über eine Grenze hinweg.
home-picture-china-road-alt = Karte von China: Straßen zwischen Wei und Zhao, daran Häuser einer Farbe nebeneinander.
home-picture-confucius-bribe = Hubu 3 für 2 Münzen bestechen: was es brächte, und die Karte, die es bezahlt.
home-picture-confucius-bribe-alt = Drei Ministerien mit je sieben Plätzen, ein Beamter von Hubu ist gewählt; darunter Handkarten, eine angehoben.
home-picture-confucius-gift = Das Netz der Geschenke: Ein Pfeil bindet, auf wen er zeigt; darunter, was das verbietet und erzwingt.
home-picture-confucius-gift-alt = Spieler als Knoten, ein Geschenk als Pfeil zwischen zweien, mit seinem Wert.
home-picture-confucius-examination = Die Beamtenprüfung: wer wen unterstützen muss, und die Karten, die man legen kann.
home-picture-confucius-examination-alt = Zwei Gelehrte, daneben, wer sie unterstützen muss oder darf; darunter die eigene Hand.
home-picture-confucius-voyage = Die See: Dschunken in den Werften, Flotten, und was ferne Länder wert sind.
home-picture-confucius-voyage-alt = Werften und Meere mit den Dschunken aller, und fünf ferne Länder mit Punkten.
home-picture-confucius-invasion = Fremde Länder unter der Mauer: Felder, Fristen und was eine Armee kostet.
home-picture-confucius-invasion-alt = Drei fremde Länder mit Armeefeldern, unter den Teilen der Großen Mauer.
home-picture-confucius-resolution = Hubu vor der Machtübernahme: die Posten nach jetzigem Stand, und was das Rundenende bringt.
home-picture-confucius-resolution-alt = Die sieben Plätze von Hubu, alle mit Markern, und eine Liste, was am Rundenende geschieht.
home-picture-confucius-lending = Eine Machtübernahme Schritt für Schritt: wer ausscheidet, und was jedes Abtreten brächte.
home-picture-confucius-lending-alt = Nummerierte Schritte einer Machtübernahme und zwei Karten zur Wahl: jede mit Spieler, Posten und Punkten.

home-rules-title = Regeln
home-rules-of = Regeln von { $game }
home-rules-note = In unseren eigenen Worten, mit Nummern. Jede wird durch Tests geprüft.
home-rules-find = In den Regeln suchen
home-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
home-rules-count = { $count } Regeln
home-rules-none = ohne nummerierte Regeln
home-rules-groups = Gruppen
home-rules-ruling = Unsere Lesart
home-rules-see = Siehe auch
home-rules-missing = Die Regeln dieses Spiels lassen sich hier noch nicht zeigen. Im Terminal stehen sie: guanxi rules { $game }

home-problem = Das ging nicht: { $text }
home-problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
home-problem-too-many = Das war zu oft. Warte ein wenig und versuch es noch einmal.
## Frame: header, pages, what is around every screen
frame-title = { $page } · guanxi
frame-home = guanxi, zur Startseite
frame-navigation = Hauptmenü
frame-nav-play = Spielen
frame-nav-watch = Zuschauen
frame-nav-replay = Nachspielen
frame-nav-learn = Lernen
frame-nav-rules = Regeln
frame-language = Sprache
frame-nobody = Noch kein Name
frame-settings = Einstellungen
frame-skip = Zum Inhalt
frame-not-loaded = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und lade sie noch einmal.
offline-title = Der Server ist nicht zu erreichen
offline-text = Vielleicht hat dieses Gerät gerade kein Netz, oder der Server startet neu. Die Seite versucht es von selbst weiter; Partien warten so lange.
offline-again = Jetzt versuchen
frame-missing-title = Hier ist nichts
frame-missing-text = Unter dieser Adresse ist nichts. Vielleicht wurde der Tisch entfernt, oder der Link ist unvollständig.
frame-missing-home = Zur Startseite
page-home = Spielen
page-table = Tisch
page-missing = Hier ist nichts

## Parts
part-close = Schließen

## Table
table-unreachable = Der Tisch ist nicht zu erreichen.
table-line-connecting = Verbindet …
table-line-signed-out = Du bist hier abgemeldet. Melde dich an, um weiterzumachen.
table-line-back = Die Verbindung steht wieder.
table-begins = Die Partie beginnt.

## Panels: what stands around every board
panel-joined = { $first } und { $last }
panel-more = { $count ->
    [one] noch eins
   *[other] noch { $count }
  }
panel-fewer = weniger
panel-open-rule = { $clause } in den Regeln öffnen
panel-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } { $hours } Std.

panel-status-yours = Dein Zug
panel-status-colon = :
panel-status-whole = bestätige oder ändere ihn
panel-status-theirs = { $player } ist am Zug
panel-status-nobody = Karten werden ausgeteilt
panel-status-sending = Dein Zug wird gesendet …
panel-status-choose = wähl, was du tust
panel-status-over = { $mine ->
    [yes] { $count ->
        [one] Du gewinnst mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
      }
   *[no] { $count ->
        [0] Niemand gewinnt
        [one] { $players } gewinnt mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
      }
  }

panel-seats-title = Spieler
panel-seat-mine = { $player } (du)
panel-seat-acting = , am Zug
panel-seat-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
panel-seat-legend = Punkte / wäre jetzt Schluss
panel-seat-legend-short = jetzt / Ende
panel-seat-ended = , { $points }, wäre jetzt Schluss
panel-seat-passed = gepasst
panel-seat-away = abwesend
panel-seat-stand-in = { $resigned ->
    [yes] aufgegeben · { $bot } spielt
   *[no] Zeit abgelaufen · { $bot } spielt
  }

panel-log-title = Protokoll
panel-log-search = Suchen
panel-log-filter = Filter
panel-log-copy = Als Text kopieren
panel-log-copied = Kopiert
panel-log-not-copied = Dieser Browser lässt die Seite nicht kopieren
panel-log-by-seat = Nur von einem Spieler
panel-log-by-kind = Welche Art
panel-log-all-kinds = alles
panel-log-since = seit meinem letzten Zug
panel-log-go = Die Stellung nach Aktion { $number } zeigen
panel-log-none = Nichts dergleichen ist geschehen.
panel-log-empty = Noch ist nichts geschehen.
panel-log-earlier = Früher
panel-log-so-far = Durchsucht bis zurück zu Aktion { $number }.
panel-log-clauses = { $count ->
    [one] Noch eine Regel
   *[other] Noch { $count } Regeln
  }
panel-since-title = Seit meinem letzten Zug
panel-since-came = Seit ich zuschaue
panel-since-again = { $count ->
    [one] Noch einmal zeigen
   *[other] Alle { $count } noch einmal zeigen
  }
panel-since-replay = Noch einmal zeigen: { $text }
panel-since-why = Warum?
panel-since-none = Seit deinem letzten Zug hat niemand gespielt.
panel-since-came-none = Seit du zuschaust, hat niemand gespielt.

panel-chat-title = Chat
panel-chat-table = Tisch
panel-chat-note = Meine Notiz
panel-chat-note-what = Nur für dich.
panel-chat-you = Du
panel-chat-said = { $name } schreibt: { $text }
panel-chat-new = { $count } neu
panel-chat-none = Noch hat niemand etwas gesagt.
panel-chat-write = An den Tisch schreiben
panel-chat-send = Senden
panel-chat-phrases = Fertige Sätze
panel-chat-phrase-luck = Viel Spaß!
panel-chat-phrase-thinking = Ich überlege …
panel-chat-phrase-nice = Schöner Zug!
panel-chat-phrase-thanks = Danke!
panel-chat-phrase-game = Gutes Spiel!
panel-chat-call = { $player } rufen
panel-chat-who-reads = { $open ->
    [yes] Zuschauer lesen mit.
   *[no] Das lesen nur die Spieler.
  }
panel-chat-mute = Hier keinen Chat zeigen
panel-chat-muted = An diesem Tisch siehst du keinen Chat.
panel-chat-unmute = Wieder zeigen
panel-chat-report = Melden, was { $player } geschrieben hat
panel-chat-report-short = melden

panel-why-title = Das geht jetzt nicht
panel-why-rules = Regeln
panel-prospects-title = Was ansteht
panel-prospects-none = Gerade steht nichts an.
panel-standing-title = Wäre jetzt Schluss
panel-standing-source = Herkunft
panel-standing-all = Summe
panel-standing-place = Platz { $place }
panel-standing-doubled = { $points }, verdoppelt
panel-preview-title = Was das ändern würde
panel-preview-beware = Achtung:
panel-preview-nothing = An den Punkten ändert sich nichts.
panel-preview-gone = Nicht mehr:
panel-preview-open = Noch offen:

panel-rules-title = Regeln
panel-rules-search = In den Regeln suchen
panel-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
panel-rules-here = Hier:
panel-rules-show = Auf dem Brett zeigen
panel-rules-ruling = Unsere Lesart
panel-rules-see = Siehe auch
panel-rules-cited = Genannt von
panel-rules-near = Davor und danach
panel-rules-all = Alle Regeln
panel-rules-example = Beispiel
panel-text-cannot = { $title }.

panel-takeback-label = Zurücknehmen
panel-takeback-asks = { $mine ->
    [yes] Du möchtest etwas zurücknehmen
   *[no] { $player } möchte etwas zurücknehmen
  }
panel-takeback-mine = Zurücknehmen?
panel-takeback-falls = { $count ->
    [one] Eine Aktion würde wegfallen:
   *[other] { $count } Aktionen würden wegfallen:
  }
panel-takeback-line = entfällt
panel-takeback-revealed = aufgedeckt
panel-takeback-seen = Seitdem ist etwas aufgedeckt worden.
panel-takeback-seen-more = Was zu sehen war, geht zurück, und was später gezogen wird, ist neu.
panel-takeback-votes = Stimmen:
panel-takeback-agrees = { $player } ist einverstanden
panel-takeback-thinks = { $player } überlegt
panel-takeback-all = Alle anderen müssen einverstanden sein.
panel-takeback-vote = Ab hier müssen die anderen einverstanden sein.
panel-takeback-freely = Computerspieler sind immer einverstanden.
panel-takeback-refuse = Ablehnen
panel-takeback-agree = Zustimmen
panel-takeback-leave = Doch nicht
panel-takeback-ask = Die anderen fragen

panel-connection-live = Live
panel-connection-connecting = Verbindet
panel-connection-reconnecting = Verbindet neu
panel-connection-outdated = Veraltet
panel-connection-signed-out = Abgemeldet
panel-connection-closed = Geschlossen
panel-connection-spectators = · { $count } { $count ->
    [one] schaut
   *[other] schauen
  } zu

panel-banner-stand-in = { $mine ->
    [yes] { $bot } spielt für dich.
   *[no] { $bot } spielt für { $player }.
  }
panel-banner-stand-in-more = { $mine ->
    [yes] Du kannst jederzeit übernehmen.
   *[no] Die Partie ist für niemanden verloren.
  }
panel-banner-stand-in-deed = Übernehmen
panel-banner-reconnecting = Verbindet neu …
panel-banner-reconnecting-more = { $kept ->
    [yes] Der Tisch bleibt, wie du ihn zuletzt gesehen hast. Dein Spielzug ist gespeichert und wird genau einmal gesendet.
   *[no] Der Tisch bleibt, wie du ihn zuletzt gesehen hast.
  }
panel-banner-outdated = Diese Seite ist älter als der Server.
panel-banner-outdated-more = Lade sie neu, um weiterzumachen; nichts geht verloren.
panel-banner-outdated-deed = Neu laden
panel-banner-refused = Das wurde abgelehnt.
panel-banner-refused-more = { $text }
panel-banner-told = { $text }
panel-banner-told-more = { "" }

panel-settings-title = Einstellungen
panel-settings-aside = in diesem Browser gespeichert; gilt sofort
panel-settings-theme = Darstellung
panel-settings-theme-system = wie System
panel-settings-theme-light = Tag
panel-settings-theme-dark = Nacht
panel-settings-motion = Bewegung
panel-settings-motion-off = aus
panel-settings-motion-fast = schnell
panel-settings-motion-normal = normal
panel-settings-motion-slow = langsam
panel-settings-motion-note = Aus, wenn das System weniger Bewegung verlangt.
panel-settings-text = Text
panel-settings-text-100 = 100 %
panel-settings-text-115 = 115 %
panel-settings-text-130 = 130 %
panel-settings-sound = Ton
panel-settings-sound-off = aus
panel-settings-sound-low = leise
panel-settings-sound-full = voll
panel-settings-sounds = einzeln
panel-settings-sound-of-turn = mein Zug
panel-settings-sound-of-move = andere ziehen
panel-settings-sound-of-piece = Spielstein eingesetzt
panel-settings-sound-of-cards = Karten
panel-settings-sound-of-scoring = Wertung
panel-settings-sound-of-refused = abgelehnt
panel-settings-sound-of-last = letzte Runde
panel-settings-sound-of-chat = Chat
panel-settings-try = Anhören: { $sound }
panel-settings-commit = Züge
panel-settings-quick = Schnell bestätigen
panel-settings-quick-note = Was nichts kostet und nichts aufdeckt, braucht keinen zweiten Klick.
panel-settings-confirm = Vor Unwiderruflichem fragen
panel-settings-confirm-note = Wenn eine Karte aufgedeckt wird oder die Partie endet.
panel-settings-table = Tisch
panel-settings-propose = Zahlung vorschlagen
panel-settings-propose-note = Die mit dem kleinsten Verlust; du kannst sie ändern.
panel-settings-advice = Ratschläge
panel-settings-advice-note = Nur gegen Computerspieler: was du übersiehst, und was ein starker Spieler tun würde.
panel-settings-labels = Namen auf dem Plan von China
panel-settings-labels-towns = Stadt
panel-settings-labels-ids = Kürzel
panel-settings-labels-both = beides
panel-settings-labels-none = nichts
panel-settings-labels-note = Mit seinem Kürzel steht ein Feld in der Notation.
panel-settings-reading = Lesen
panel-settings-textView = Textansicht des Tisches
panel-settings-textView-note = Überschriften, Listen und Tabellen statt des Bretts.
panel-settings-announce = Züge der anderen ansagen
panel-settings-announce-note = Je ein Satz, höchstens einer pro Sekunde.
panel-settings-keys = Tasten
panel-settings-reset = Zurücksetzen

panel-keys-title = Tasten
panel-keys-everywhere = Überall
panel-keys-sheet = diese Übersicht
panel-keys-hint = Tipp
panel-keys-rules = Regeln
panel-keys-why = warum nicht? zu dem, was den Fokus hat
panel-keys-type = Spielzug tippen
panel-keys-undo = rückgängig
panel-keys-redo = rückgängig, wiederholen
panel-keys-log = Protokoll
panel-keys-chat = Chat
panel-keys-text = Textansicht
panel-keys-history = Verlauf
panel-keys-ends = zum Anfang, zur Gegenwart
panel-keys-autoplay = von selbst abspielen
panel-keys-commit = bestätigen
panel-key-enter = Enter
panel-key-space = Leertaste
panel-keys-back = letzten Schritt zurücknehmen
panel-keys-escape = schließen oder einen Schritt zurück

panel-result-title = Punkte nach Herkunft
panel-result-tiebreak = Der Gleichstand:
panel-result-rematch = Revanche
panel-result-download = Aufzeichnung
panel-result-verify = Mischen prüfen
panel-result-link = Link
panel-graph-title = Punkte im Verlauf
panel-graph-note = Was alle gehabt hätten, wäre dort Schluss gewesen. Unten: die Nummer der Aktion.
panel-graph-go = Ein Klick zeigt diese Stellung.
panel-graph-table = Dasselbe als Tabelle
panel-graph-move = Aktion

panel-curtain-title = Gib den Bildschirm an { $player }
panel-curtain-finished = { $player } ist fertig. Die Handkarten sind verdeckt.
panel-curtain-hidden = Die Handkarten sind verdeckt.
panel-curtain-open = Ich bin { $player }: meine Hand zeigen
panel-curtain-public = Was alle sehen dürfen, bleibt sichtbar:
panel-curtain-peek = Tisch ansehen

panel-replay-title = Durch die Partie
panel-replay-first = Zum Anfang
panel-replay-back = Zurück
panel-replay-play = Abspielen
panel-replay-pause = Pause
panel-replay-next = Weiter
panel-replay-last = Zum Ende
panel-replay-at = Aktion { $move } von { $moves }
panel-replay-jump = Gehe zu
panel-replay-choose = Gehe zu …
panel-replay-more = Mehr
panel-replay-eyes = Gesehen von
panel-replay-spectator = einem Zuschauer
panel-replay-open = allen zugleich
panel-replay-link = Link zu diesem Zug

panel-choices-title = Möglichkeiten
panel-choices-draft = Dein Spielzug bisher
panel-choices-takeback = Zurücknehmen: { $text }
panel-choices-over = Von vorn
panel-choices-send = Ausführen
panel-choices-sending = Sendet …
panel-choices-part = Da gehört noch etwas dazu: Wähl unten weiter.
panel-choices-none = Für dich gibt es jetzt nichts zu wählen.
panel-choices-refused = { $count ->
    [one] Eine Möglichkeit geht jetzt nicht: warum?
   *[other] { $count } Möglichkeiten gehen jetzt nicht: warum?
  }
panel-choices-and-more = {" "}und { $count } weitere
panel-plain-way = Wie der Tisch gezeigt wird
panel-plain-tables = Tabellen
panel-plain-drawing = In Buchstaben gezeichnet
panel-plain-head = { $head }:

panel-text-go = Gehe zu
panel-text-seats = Am Tisch
panel-text-allowed = { $line }: Nichts spricht dagegen
panel-text-board = Brettansicht
panel-text-line = Befehlszeile
panel-text-type = Spielzug oder Befehl tippen
panel-text-placeholder = ein Spielzug, oder help
panel-text-keys = Tab geht durch die Knöpfe, Ziffern gehen zu einem Teil, y fragt, warum nicht.
panel-text-follows = { $more ->
    [0] Es kann folgen: { $lines }.
   *[other] Es kann folgen: { $lines } und { $more } weitere.
  }
panel-text-help =
    Tippe einen Spielzug, wie er bei den Möglichkeiten steht. Außerdem:
    choices: was möglich ist
    why ZUG: warum ist es nicht erlaubt?
    preview ZUG: was würde es ändern?
    send, over: ausführen, was vorgemerkt ist, oder von vorn
    undo, hint, score, prospects, log
    rules REGEL, say TEXT
## China's board and turn

china-map = Spielplan von China, Seite { $side }
china-whole-map = Ganzer Plan
china-provinces = Provinzen
china-colour-red = Rot
china-colour-green = Grün
china-colour-orange = Orange
china-colour-yellow = Gelb
china-colour-purple = Violett
# The letters of the notation: G is green, Y yellow.
china-letter-red = R
china-letter-green = G
china-letter-orange = O
china-letter-yellow = Y
china-letter-purple = P
china-player-blue = blau
china-player-green = grün
china-player-purple = violett
china-player-red = rot
china-player-yellow = gelb
china-owner = { $name }, { $colour }
china-owner-you = du
china-nobody = niemand
china-and = { " und " }
china-share = { $name } { $number }
china-place = { $town }, { $id }
china-piece-palace = Haus
china-piece-emissary = Abgesandter
china-piece-fortification = Befestigung
china-short-palace = Haus
china-short-emissary = Abges.
china-short-fortification = Bef.
china-which-piece = Welcher Spielstein?
china-name-free = { $place }, frei
china-name-owned = { $place }, Haus: { $owner }
china-name-fortified = { $name }, befestigt
china-name-drafted = { $name }; in diesem Zug eingesetzt
china-name-possible = { $name }; möglich: { $pieces }
china-name-province = { $name }, { $colour }: { $built } von { $size } Häusern, { $sent } von { $limit } Abgesandten ({ $whose }){ $scored ->
    [yes] , gewertet
   *[no] { "" }
  }
china-name-alliance = Bündnis { $number }, { $one } und { $two }
china-points-alliance = { $under ->
    [yes] { $number }: { $one }–{ $two }
   *[no] Bündnis { $number }: { $one }–{ $two }
  }
china-points-road = Kette aus { $number }
china-list-palaces = Häuser
china-list-emissaries = Abgesandte, Platz
china-list-pays = bezahlbare Spielsteine
china-province-button = { $name }: { $built } von { $size } Häusern, { $sent } von { $limit } Abgesandten{ $pays ->
    [0] { "" }
    [one] ; deine Hand reicht für einen Spielstein
   *[other] ; deine Hand reicht für { $pays } Spielsteine
  }
china-province-most = Die meisten Häuser: { $names }.
china-card = Karte in { $colour }
china-hand = Deine Hand
china-hand-empty = Keine Karten
china-advised = { $card }, Tipp, Schritt { $step }
china-hand-card = { $colour }, Karte { $place } deiner Hand
china-display = Auslage
china-display-note = nach dem Einsetzen ziehst du
china-display-ending = wird nicht mehr aufgefüllt
china-display-card = { $colour }, Karte { $place } der Auslage
china-take-one = Eine nehmen
china-draw-pile = Vom Stapel ziehen, { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
  }
china-pile = { $used ->
    [0] Stapel: { $number }
    [1] Letzter Stapel: { $number }
   *[other] Stapel leer
  }
# Turns of all, then how many each player has of them; the last round is told by its name.
china-turns-left = { $when ->
    [mine] dein letzter Zug
    [last] die letzte Runde
   *[later] noch etwa { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
      }
  }
china-turns-each = je { $each }
china-discard = { $used ->
    [0] { $number ->
        [0] Ablage 0
       *[other] Ablage { $number }, wird gemischt
      }
   *[other] Ablage { $number }
  }
china-turn = Dein Zug
china-turn-last = Dein letzter Zug
china-turn-in = Dein Zug in { $province }
china-turn-choice = einsetzen oder eine Karte tauschen
china-pieces = { $number ->
    [1] ein Spielstein
   *[other] { $number } Spielsteine
  }
china-place-note = Klick auf freie Felder oder einen Drachen: ein oder zwei Spielsteine in einer Provinz. Oder wähl eine Karte zum Tauschen.
china-last-note = Klick noch einmal auf freie Felder oder einen Drachen, oder wähl eine Karte zum Tauschen.
china-exchange-note = Leg diese Karte ab und zieh eine andere. Das ist dein ganzer Zug.
china-exchange = Tauschen
china-take-back = Zurücknehmen: { $piece }, { $place }
china-pay-note = { $matching ->
    [0] { "" }
    [1] Eine Karte in { $colour } bezahlt einen Spielstein
   *[other] Zwei Karten in { $colour } bezahlen je einen Spielstein
  }{ $joker ->
    [none] .
   *[other] { $matching ->
        [0] Das Paar in { $joker } zahlt als Joker.
       *[other] , das Paar in { $joker }, ein Joker, den anderen.
      }
  }
china-pay-only = Anders geht es nicht.
china-pay-missing = Diese Karten reichen nicht. Wähl andere.
china-pay-none = Keine Karte ist gewählt
china-pay-choose = Wähle die Karten, die dafür zahlen.
china-ended-now = Wäre jetzt Schluss
china-commit = Einsetzen, zahlen
china-sending = Sendet …
china-start-over = Von vorn
china-draw = Karten ziehen
china-draw-count = { $number } von { $all } auf der Hand
china-draw-next = { $from ->
    [display] Als Nächstes: eine Karte aus der Auslage.
    [pile] Als Nächstes: eine Karte vom Stapel.
   *[both] Als Nächstes: eine Karte aus der Auslage oder vom Stapel.
  }
china-drawn = Vom Stapel: { $colour }.
china-undo-stops = { $freely ->
    [yes] Eine Karte ist aufgedeckt.
   *[no] Rückgängig geht nur bis hier.
  }
china-undo-why = { $freely ->
    [yes] Zurücknehmen geht trotzdem: Computerspieler sind immer einverstanden.
   *[no] Eine Karte ist aufgedeckt; was du eingesetzt hast, bleibt. Zum Zurücknehmen müssen jetzt die anderen zustimmen.
  }
china-you = { $name } (du)
china-you-short = Du
china-you-inside = du
china-cards = { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
  }{ $hidden ->
    [0] { "" }
   *[other] , davon { $hidden } unbekannt
  }
china-palaces-left = { $number ->
    [1] 1 Haus
   *[other] { $number } Häuser
  }
china-emissaries-left = { $number ->
    [1] 1 Abgesandter übrig
   *[other] { $number } Abgesandte übrig
  }
china-fort-left = { $number ->
    [0] keine Bef.
    [1] 1 Bef.
   *[other] { $number } Bef.
  }
china-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }, { $total }, wäre jetzt Schluss
china-last-round = Letzte Runde.
china-last-round-who = { $who ->
    [me] Das ist dein letzter Zug{ $more ->
        [0] , und der letzte überhaupt.
       *[other] ; den letzten überhaupt hat { $last }.
      }
    [later] { $acting } spielt; du hast noch einen Zug.
   *[others] { $acting } spielt; du hast keinen Zug mehr.
  } Dann werden Provinzen, Bündnisse und Straßen gewertet.
china-player = Spieler
china-province = Provinz
china-palaces = Häuser
china-points-column = Punkte
china-why-column = weil
china-all = alle
china-leads = , die meisten
china-most = { $several ->
    [1] die meisten: { $number }
   *[other] gleichauf vorn: { $number }
  }
china-behind = { $whose ->
    [you] hinter deinen { $number }
    [several] hinter { $several } mit je { $number }
   *[other] hinter den { $number } von { $name }
  }
china-because-doubled = { $text }, Bef. ×2
china-province-state = { $scored ->
    [yes] gewertet
    [now] in diesem Zug gewertet
   *[no] { $free } von { $size } Feldern frei · noch nicht gewertet
  }
china-province-empty = Hier hat noch niemand gebaut.
china-no-palace = kein Haus hier
china-if-here = { $piece ->
    [palace] Wenn du hier ein Haus baust:
    [fortification] Wenn du hier eine Befestigung baust:
   *[emissary] Wenn du hierher einen Abgesandten schickst:
  }
china-province-room = { $sent }/{ $limit } auf der Karte: Abgesandte, und für wie viele Platz ist.
china-province-emissaries = Abgesandte: { $sent } von { $limit }.
china-alliance-of = { $one } und { $two }
china-alliance-when = { $settled ->
    [yes] entschieden; zählt am Ende
   *[no] Abgesandte, am Ende
  }
china-alliance-worth = { $number ->
    [0] Niemand führt in beiden: keine Punkte.
    [1] { $names }: { $points } Punkte für die meisten in beiden.
   *[other] { $names }: je { $points } Punkte, gleichauf in beiden.
  }
china-alliance-before = { $number ->
    [0] Vor diesem Zug niemand.
   *[other] Vor diesem Zug { $names }, { $points }.
  }
china-space-of = { $id }, { $province }
china-space-chain = { $mine ->
    [yes] Deine Kette
   *[no] Kette von { $name }
  } aus { $number }: { $points } Punkte.
china-space-stands = { $mine ->
    [yes] Dein Haus steht
   *[no] Das Haus von { $name } steht
  } { $row ->
    [1] allein: Keine Straße verbindet es mit einem zweiten desselben Spielers.
   *[other] in einer Reihe aus { $row }.
  }
china-space-mine = { $how ->
    [completes] Dein Haus würde hier eine Kette aus { $row } vollenden: { $points } Punkte.
    [extends] Dein Haus würde hier deine Kette auf { $row } verlängern (+{ $points }).
   *[row] Dein Haus stünde hier in einer Reihe aus { $row }: keine weiteren Punkte für Straßen.
  }
china-space-rival = { $how ->
    [completes] Ein Haus hier verwehrt { $name } eine Kette aus { $row }, die { $points } Punkte wert wäre.
    [extends] Ein Haus hier hindert { $name } daran, eine Kette auf { $row } zu verlängern (+{ $points }).
   *[row] Ein Haus hier steht einer Reihe aus { $row } von { $name } im Weg, die keine weiteren Punkte brächte.
  }
china-space-anyone = { $how ->
    [completes] { $name } würde hier eine Kette aus { $row } vollenden: { $points } Punkte.
    [extends] { $name } würde hier eine Kette auf { $row } verlängern (+{ $points }).
   *[row] { $name } hätte hier eine Reihe aus { $row }: keine weiteren Punkte für Straßen.
  }
china-space-alone = Von hier führt keine Straße zu einem Haus.

## Looking back, and the end

page-past = Eine Partie im Rückblick
panel-replay-speed = Tempo
panel-replay-speed-slow = langsam
panel-replay-speed-usual = üblich
panel-replay-speed-fast = schnell
panel-replay-speed-fastest = sehr schnell
past-title = { $game }: Aktion { $move } von { $moves }
past-start = Der Anfang
past-reading = Die Partie wird gelesen …
past-banner = Du blickst zurück. Ziehen geht hier nicht.
past-now = Zur Gegenwart (Ende)
past-table = Zum Tisch
past-linked = Der Link zu Aktion { $move } ist kopiert.
past-tab-points = Punkte
past-tab-result = Ergebnis
past-record = Aufzeichnung
past-missing = Diese Partie lässt sich nicht zeigen
past-other = Andere Partien
past-bad-record = { $line ->
    [0] { $file } ist keine lesbare Aufzeichnung: { $why }
   *[other] { $file } ist in Zeile { $line } nicht lesbar: { $why }
  }
past-bad-record-title = Diese Aufzeichnung ist nicht lesbar
past-bad-record-again = Eine andere wählen
end-label = Das Ende
end-won-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
end-won = { $player } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
end-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
end-nobody = Niemand gewinnt
end-ahead = { $points ->
    [one] Ein Punkt vor { $player }.
   *[other] { $points } Punkte vor { $player }.
  }
end-no-tie = Kein Gleichstand.
end-loading = Wird gezählt …
end-everything = Alles, was Punkte brachte
end-replay = Nachspielen
end-board = Endstellung
end-dismiss = Ausblenden
end-dismissed = Die Partie steht nicht mehr in deiner Liste. Im Archiv bleibt sie.
end-rematch-made = Ein neuer Tisch ist angelegt.
shuffle-title = Das Mischen
shuffle-asking = Jede Karte wird geprüft …
shuffle-holds = Alles passt: Niemand konnte die Karten bestimmen.
shuffle-broken = Das passt nicht.
shuffle-first = Bevor sich jemand gesetzt hat, hat der Server einen geheimen Startwert festgelegt und dessen Fingerabdruck veröffentlicht:
shuffle-then = { $count ->
    [0] Niemand hat eine eigene Zahl beigetragen.
    [one] Dann hat ein Spieler eine Zahl beigetragen, die sonst niemand kennen konnte:
   *[other] Dann haben { $count } Spieler Zahlen beigetragen, die sonst niemand kennen konnte:
  }
shuffle-now = Jetzt liegt der Startwert offen:
shuffle-fits = { $fits ->
    [yes] Dein Browser hat den Fingerabdruck berechnet: Es ist der von oben.
    [no] Dein Browser hat den Fingerabdruck berechnet: Es ist ein anderer als oben.
   *[unknown] Sein Fingerabdruck muss der von oben sein. (Dieser Browser berechnet Fingerabdrücke nur über https.)
  }
shuffle-drawn = { $drawn ->
    [one] Die eine Zufallsziehung folgt aus Startwert und Zahlen; der Server hat sie wiederholt und dasselbe gefunden.
   *[other] Alle { $drawn } Zufallsziehungen folgen aus Startwert und Zahlen; der Server hat sie wiederholt und dasselbe gefunden.
  }
shuffle-no-seed = Die Aufzeichnung legt ihren Startwert nicht offen, also kann niemand die Karten prüfen.
shuffle-yourself = Prüf es selbst: Lade die Aufzeichnung herunter und führe aus:
## The live table
table-tabs = Neben dem Brett
table-tab-board = Tisch
table-tab-score = Punkte
table-looked-alliance = Bündnis { $number }
table-bot = Computer
table-why-rest = Warum nichts anderes?
china-outcome-spoken = Wäre jetzt Schluss: { $after } statt { $before }.
end-source = { $source ->
    [earlier] früher
    [palaces] Provinzen
    [alliance] Bündnisse
    [chain] Straßen
    [minister] Minister
    [secretary] Sekretäre
    [voyage] Reisen
    [invasion] Invasionen
    [emperor_insulted] Beleidigung des Kaisers
    [title] Ämter
   *[other] { $name }
  }
table-when = { $what ->
    [round] Runde { $number }.
   *[turn] Zug { $number }.
  }
table-only-choice = Nur eines war möglich, also wurde es für dich erledigt; im Protokoll steht es.
table-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
table-draft-gone = Du bist nicht mehr am Zug: Was du hingelegt hattest, ist wieder weg.
table-reported = Danke. Der Betreiber dieses Servers sieht es sich an.
table-hint-spoken = So würde ein starker Spieler ziehen: { $line }. { $text }
table-order-nothing = Noch ist nichts vorgemerkt.
table-order-sent = Ausgeführt.
table-order-over = Alles ist zurückgenommen.
table-order-undo = Ein Schritt zurück.
table-order-no-hint = Hier gibt es keinen Tipp.
table-order-rules = Die Regeln sind offen: { $text }
table-order-said = Gesagt.
table-order-staged = Vorgemerkt. Es gehört noch etwas dazu: Tippe weiter, oder „over“.
table-order-waits = Nicht gesendet.
table-order-asks = Das deckt etwas auf und lässt sich nicht rückgängig machen, oder die Partie endet damit: Beantworte zuerst die Frage.
table-hint = Tipp
table-thinking = Denkt nach …
table-rules = Regeln
table-undo = Rückgängig
table-text-view = Textansicht
table-board-view = Brettansicht
table-menu = Dieser Tisch
table-hint-title = So würde ein starker Spieler ziehen:
table-hint-do = Vormerken
table-to-replay = Rückblick
table-tab-since = Seither
table-key-sorts = Zu Provinzen, Bündnissen, Feldern des Plans
table-key-cards = Karte zum Zahlen wählen
table-key-exchange = Karte tauschen
table-key-draw = Aus der Auslage oder vom Stapel ziehen
table-keys-china = China
table-keys-confucius = Confucius
table-key-officials = Bestechen, sichern, übertragen
table-key-examination = Gelehrten nominieren, Prüfung erzwingen
table-key-junks = Dschunken kaufen, in See stechen
table-key-armies = Armee aufstellen, angreifen
table-key-gifts = Geschenk kaufen, überreichen, Bittgesuch
table-key-income = Handelserträge, Steuereinnahmen, keine Aktion
table-key-reward = Zu deinen Verdienstkarten
table-key-amount = Anzahl wählen oder Karte zum Zahlen
table-resign = Aufgeben
table-resign-note = Wenn du aufgibst, spielt ein Computerspieler für dich weiter. Die anderen spielen zu Ende.
table-resign-sure = Ja, aufgeben
table-home = Zur Startseite
table-confirm = Ausführen?
table-confirm-note = Damit wird etwas aufgedeckt. Das lässt sich nicht rückgängig machen.
table-confirm-no = Noch nicht
table-confirm-yes = Ausführen
end-to-result = Ergebnis
hotseat-plays = { $player } spielt
hotseat-public = Was alle sehen dürfen. Die Handkarten bleiben verdeckt.
hotseat-back = Zurück zum Vorhang
table-tab-ended = Zwischenstand
table-hint-why = Warum: { $text }.
page-settings = Einstellungen
table-again = Noch einmal, Schritt für Schritt:
table-again-step = { $step } von { $steps }
table-again-stop = Zur Gegenwart
table-watching = Du schaust zu
table-watching-first = Vom ersten Zug an
table-laying = Der Tisch wird aufgebaut …
table-held = Angesagt, wartet auf den Rest deines Zuges:
table-held-back = Zurücknehmen
hotseat-drawn = Du hast eine Karte gezogen. Wenn du sie gesehen hast, gib weiter.
hotseat-hand-over = Gesehen: weiter an { $player }
table-confirm-ends = Damit endet die Partie.

## Confucius: the world, the seats, titles

confucius-world = Die Welt jenseits des Hofes
confucius-lands = Große Mauer und fremde Länder
confucius-lands-note = die Mauer zählt die Runden
confucius-wall-told = Große Mauer: { $built } von { $pieces } Teilen stehen{ $next ->
    [0] {""}
   *[other] ; Teil { $next } kommt am Ende dieser Runde
  }
confucius-land-annam = Annam
confucius-land-yunnan = Yunnan
confucius-land-mongolia = Mongolei
confucius-land-korea = Korea
confucius-land-manchuria = Mandschurei
confucius-land-card = Karte
confucius-land-due = diese Runde
confucius-land-left = { $left ->
    [one] 1 Runde
   *[other] { $left } Runden
  }
confucius-land-ends = Frist: Runde { $deadline }
confucius-land-price = { $price ->
    [one] Armee: 1 Münze
   *[other] Armee: { $price } Münzen
  }
confucius-invasion-when = { $state ->
    [was-full] erobert
    [was-failed] nicht rechtzeitig voll: niemand bekommt Punkte
    [will-full] voll: am Ende dieser Runde erobert
    [will-failed] am Ende dieser Runde nicht voll: niemand bekommt Punkte
   *[open] { $missing ->
        [one] eine Armee fehlt; Zeit bis Runde { $deadline }
       *[other] { $missing } Armeen fehlen; Zeit bis Runde { $deadline }
    }
}
confucius-invasion-share = { $points ->
    [0] { $card ->
        [yes] eine Verdienstkarte
       *[no] nichts
    }
   *[other] { $card ->
        [yes] +{ $points } und eine Verdienstkarte
       *[no] +{ $points }
    }
}
confucius-invasion-card = Die Verdienstkarte wird in jedem Fall gezogen.
confucius-land-won = erobert
confucius-land-lost = nicht rechtzeitig voll
confucius-box-told = { $land }, Feld { $box }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $card ->
    [yes] {" "}und eine Verdienstkarte
   *[no] {""}
  }, { $state ->
    [mine] deine Armee
    [taken] Armee von { $owner }
    [gone] leer
   *[free] frei, { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
      }
  }
confucius-colony = { $armies ->
    [0] Deine Kolonie: keine Armee
    [one] Deine Kolonie: 1 Armee
   *[other] Deine Kolonie: { $armies } Armeen
  }
confucius-recruit = { $armies ->
    [0] keine Armee mehr aufzustellen
    [one] noch 1 Armee für { $price } Lizenzen
   *[other] noch { $armies } Armeen zu je { $price } Lizenzen
  }
confucius-sea = See
confucius-fleets = Dschunken
confucius-yard = Werft
confucius-at-sea = auf See, von { $voyage }
confucius-junks-left = { $number ->
    [one] noch 1 Dschunke
   *[other] noch { $number } Dschunken
  }
confucius-fleet-told = { $mine ->
    [yes] Du
   *[no] { $name }
  }: { $yard } in der Werft, { $sea } von { $voyage } auf See
confucius-distant = fernes Land
confucius-distant-head = SP, fernes Land
confucius-distant-spice_islands = Gewürzinseln
confucius-distant-india = Indien
confucius-distant-arabia = Arabien
confucius-distant-africa = Afrika
confucius-distant-americas = Amerika
confucius-distant-told = { $land }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $state ->
    [mine] du warst zuerst da
    [taken] { $first } war zuerst da
   *[free] noch war niemand da
  }{ $others ->
    [0] {""}
   *[other] , dann { $later }
  }
confucius-exam = Prüfung
confucius-exam-forced = erzwungen
confucius-candidate = Kandidat: { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
    [gongbu] Gongbu
   *[any] beliebig
  }{ $told ->
    [yes] , { $left ->
        [0] der letzte
       *[other] noch { $left }
      }
   *[no] {""}
  }
confucius-candidate-none = kein Kandidat mehr
confucius-student-red = rotes Feld
confucius-student-plain = anderes Feld
confucius-student-ties = siegt bei Gleichstand
confucius-tutors-you = Pflicht für dich
confucius-tutors-you-and = du und { $names } müsst unterstützen
confucius-tutors = { $others ->
    [one] { $names } unterstützt
   *[other] { $names } unterstützen
  }
confucius-student-told = { $student ->
    [red] Rotes Feld, siegt bei Gleichstand
   *[plain] Anderes Feld
  }: { $state ->
    [mine] dein Gelehrter
    [taken] Gelehrter von { $owner }
   *[free] frei
  }{ $bound ->
    [yes] ; { $duty }
   *[no] {""}
  }
confucius-seat-mine = { $name } (du)
confucius-seat-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; { $total }, wäre jetzt Schluss
confucius-seat-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
confucius-seat-hand = { $cards ->
    [one] 1 Karte: { $hand }
   *[other] { $cards } Karten: { $hand }
  }
confucius-seat-rewards = { $rewards ->
    [one] 1 Verdienst
   *[other] { $rewards } Verdienste
  }
confucius-seat-cubes = { $unused } von { $cubes } Würfeln
confucius-seat-armies = { $armies } Armeen aufzustellen, { $colony } in der Kolonie
confucius-seat-gifts-available = verfügbare Geschenke: { $values }
confucius-seat-gifts-given = überreicht: { $values }
confucius-seat-gifts-unavailable = noch zu kaufen: { $values }
confucius-seat-gifts-out = aus dem Spiel: { $values }
confucius-chip = Geschenk { $value }, { $name }: { $state }
confucius-chief = Oberster Minister dieser Runde
confucius-chief-short = Oberster
confucius-seats-open = Alle Spieler zeigen
confucius-meanwhile-more = { $number } weitere
confucius-supply-deck = Stapel { $number }
confucius-supply-discard = Ablage { $number }
confucius-supply-rewards = Verdienst { $number }
confucius-supply-officials = Beamte { $number }
confucius-supply-candidates = Kandidaten { $number }
confucius-titles = Ämter
confucius-titles-note = je ein Punkt
confucius-titles-admiral = Admiral
confucius-titles-chief_minister = Oberster Minister
confucius-titles-general = General
confucius-titles-holds = bekäme es
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
        [yes] Gleichstand: Niemand bekommt es
       *[no] { $mine ->
            [yes] Gleichstand: deins, als Minister von { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
           *[no] Gleichstand: an { $breaker }, Minister von { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
          }
      }
   *[no] { $vacant ->
        [yes] niemand bekommt es
       *[no] { $title ->
            [admiral] am meisten: 5 je fernes Land, 1 je Dschunke auf See
            [general] meiste aufgestellte Armeen
           *[chief_minister] meiste Marker: Beamte und Posten
          }
      }
  }
confucius-reward-bribery-bingbu = Bestechung Bingbu
confucius-reward-bribery-hubu = Bestechung Hubu
confucius-reward-bribery-gongbu = Bestechung Gongbu
confucius-reward-bribery-any = Bestechung
confucius-reward-gift = Geschenk
confucius-reward-extra-action = Zusatzaktion
confucius-reward-cash = Zahlungsmittel
confucius-reward-recruit-army = Armee aufstellen
confucius-reward-emperor-insulted = Beleidigung des Kaisers
## Confucius: the web of gifts

confucius-you = du
confucius-cubes = dann { $cubes } Würfel
confucius-ministry-bingbu = Bingbu
confucius-ministry-hubu = Hubu
confucius-ministry-gongbu = Gongbu
confucius-gifts = Geschenke
confucius-gifts-note = ein Pfeil verpflichtet sein Ziel
confucius-gifts-choose = markierte Pfeile sind wählbar
confucius-gift-name = { $whose ->
    [mine] { $fate ->
        [new] Dein Geschenk { $value } würde { $to } verpflichten
        [changed] Dein Geschenk, dann { $value }, würde { $to } verpflichten
        [gone] Dein Geschenk { $value } würde { $to } nicht mehr verpflichten
       *[stays] Dein Geschenk { $value } verpflichtet { $to }
      }
    [binding] { $fate ->
        [new] Geschenk { $value } von { $giver } würde dich verpflichten
        [changed] Das Geschenk von { $giver }, dann { $value }, würde dich verpflichten
        [gone] Geschenk { $value } von { $giver } würde dich nicht mehr verpflichten
       *[stays] Geschenk { $value } von { $giver } verpflichtet dich
      }
   *[others] { $fate ->
        [new] Geschenk { $value } von { $giver } würde { $to } verpflichten
        [changed] Das Geschenk von { $giver }, dann { $value }, würde { $to } verpflichten
        [gone] Geschenk { $value } von { $giver } würde { $to } nicht mehr verpflichten
       *[stays] Geschenk { $value } von { $giver } verpflichtet { $to }
      }
  }
confucius-gift-player = { $mine ->
    [yes] Du: { $cubes } Würfel nächste Runde
   *[no] { $player }: { $cubes } Würfel nächste Runde
  }{ $change ->
    [yes] , dann { $then }
   *[no] {""}
  }
confucius-gift-grid = Geschenke nach Geber und Empfänger
confucius-gift-from-to = von, an
confucius-gift-gave = gab
confucius-gift-sums = gab + bekam → Würfel
confucius-gift-you = Du
confucius-gift-none = { $mine ->
    [yes] Kein Geschenk verpflichtet dich.
   *[no] Durch kein Geschenk verpflichtet.
  }
confucius-gift-holder = { $player }:
confucius-gift-bribe = keine Bestechung in { $ministries }
confucius-gift-tutor = { $player_id ->
    [me] deinen Gelehrten unterstützen
   *[other] den Gelehrten von { $player } unterstützen
  }
confucius-gift-lend = { $player_id ->
    [me] zuerst an dich abtreten
   *[other] zuerst an { $player } abtreten
  }{ $many ->
    [0] {""}
   *[other] {" "}in { $ministries }
  }
confucius-gift-return = { $shares } zurückgeben (mehr beendet es)
confucius-gift-share = { $player_id ->
    [me] mindestens { $value } an dich
   *[other] mindestens { $value } an { $player }
  }

## Confucius: the end of a round, previews

confucius-end = Ende dieser Runde
confucius-as-it-stands = { $ministry }, Stand jetzt
confucius-end-none = Nichts ist abzusehen.
confucius-end-wall = Mauer
confucius-end-examination = Prüfung
confucius-end-lands = Länder
confucius-end-cards = Karten
confucius-end-last = Schluss?
confucius-ended-over = Endstand
confucius-ended-player = Spieler
confucius-ended-posts = Posten
confucius-ended-sea = See
confucius-ended-land = Land
confucius-ended-titles = Ämter
confucius-ended-other = Rest
confucius-ended-points = SP
confucius-preview = Vorschau
confucius-preview-certain = sicher
confucius-preview-unless = Wenn vorher niemand etwas anderes tut.
confucius-preview-binds = Verpflichtet
confucius-preview-ends = Unwirksam
confucius-preview-cubes = Würfel
confucius-preview-posts = Posten
confucius-post-of = { $post ->
    [minister] Minister von { $ministry }
   *[secretary] Sekretär von { $ministry }
  }
confucius-gain = { $points ->
    [0] { $what }
   *[other] { $what } +{ $points }
  }
confucius-gains = { $player_id ->
    [nobody] Niemand
   *[other] { $player }
  }: { $what }{ $former_id ->
    [nobody] .
    [me] , bisher du.
   *[other] , bisher { $former }.
  }
confucius-preview-more = Auch
confucius-preview-gone = Nicht mehr:
# Read out: a group under its heading, and whose points change.
confucius-preview-group = { $heading }: { $text }
confucius-preview-moves = { $player } von { $before } auf { $after }
confucius-preview-points = Wäre jetzt Schluss: { $players }.

## Confucius: sheets of the Court phase, petitions

confucius-court = Der Hof
confucius-you-wait = du wartest
confucius-again = Nochmal
confucius-same-picture = Dasselbe Bild, das { $player } sieht, gestrichelt, weil du hier nicht wählst.
confucius-resolved = Machtübernahme in { $ministry }
confucius-resolved-last = damit endet die Partie
confucius-res-counted = Alle Marker werden aufgestellt und die Beamten gezählt.
confucius-lend-question = { $mine ->
    [yes] { $why ->
        [gift] Du trittst deinen Einfluss an den Geber des höchsten Geschenks ab ({ $value }).
        [equal] An wen trittst du ab? Geschenke im Wert von { $value } verpflichten dich gleich, also wählst du.
        [unknown] An wen trittst du ab?
       *[free] An wen trittst du ab? Kein Geber ist mehr dabei, also wählst du.
      }
   *[no] { $why ->
        [gift] { $player } tritt Einfluss an den Geber des höchsten Geschenks ab ({ $value }).
        [equal] { $player } wählt, an wen: Geschenke im Wert von { $value } verpflichten gleich.
        [unknown] { $player } scheidet aus und tritt Einfluss ab.
       *[free] { $player } wählt, an wen: Kein Geber ist mehr dabei.
      }
  }
confucius-lend-to = { $mine ->
    [yes] An dich
   *[no] An { $player }
  }
confucius-lend-posts = { $minister } Minister ({ $first }), { $secretary } Sekretär ({ $second }).
confucius-examination = { $any ->
    [yes] Beamtenprüfung für ein beliebiges Ministerium
   *[no] Beamtenprüfung für { $ministry }
  }
confucius-in-turn = Reihum:
confucius-turned-together = dann werden alle Karten zugleich aufgedeckt
confucius-student-of = { $mine ->
    [yes] Dein Gelehrter
   *[no] Gelehrter von { $player }
  }
confucius-student-outcome = { $won ->
    [yes] { $mine ->
        [yes] Dein Gelehrter gewinnt
       *[no] Der Gelehrte von { $player } gewinnt
      }
   *[no] { $mine ->
        [yes] Dein Gelehrter
       *[no] Gelehrter von { $player }
      }
  }
confucius-wins-ties = siegt bei Gleichstand
confucius-tutor-bound = { $player_id ->
    [me] Pflicht: dein Geschenk { $value }
   *[other] Pflicht: Geschenk { $value } ({ $player })
  }
confucius-tutors-freely = freiwillig
confucius-no-card = : keine Karte
confucius-may-tutor = darf wählen
confucius-of-hand = von { $cards }
confucius-duty = Deine Pflicht: mindestens eine Karte für den Gelehrten von { $player }, denn du hast Geschenk { $value } von { $player }.
confucius-duty-free = Kein Geschenk verpflichtet dich: Unterstütze einen der Gelehrten mit mindestens einer Karte.
confucius-my-sum = { $cards ->
    [one] Eine Karte von dir liegt verdeckt dort, mit { $coins } Münzen. Nur du weißt es.
   *[other] { $cards } Karten von dir liegen verdeckt dort, mit { $coins } Münzen. Nur du weißt es.
  }
confucius-end-gift = Geschenk von { $player } unwirksam machen?
confucius-end-gift-waits = { $giver_id ->
    [me] { $player } entscheidet, ob dein Geschenk im Wert von { $value } unwirksam wird.
   *[other] { $player } entscheidet, ob das Geschenk von { $giver } im Wert von { $value } unwirksam wird.
  }
confucius-cancel-gift = Unwirksam machen
confucius-keep-gift = Wirksam lassen
confucius-cards-hidden = { $cards ->
    [one] eine Karte, verdeckt
   *[other] { $cards } Karten, verdeckt
  }
confucius-cards-shown = Karten mit { $cards } Münzen
confucius-won = { $mine ->
    [yes] Du gewinnst die Beamtenprüfung
   *[no] { $player } gewinnt die Beamtenprüfung
  }
confucius-place-note = wähl ein Feld für den Kandidaten, hier oder auf dem Brett
confucius-place-waits = { $player } setzt den Kandidaten ein
confucius-space = Feld { $space }
confucius-official = { $ministry } { $space }
confucius-decline = Verzichten
confucius-appoint = { $mine ->
    [yes] Ernenne den nächsten Obersten Minister
   *[no] { $player } ernennt den nächsten Obersten Minister
  }
confucius-discard = { $mine ->
    [yes] Leg Karten ab
   *[no] { $player } legt Karten ab
  }
confucius-appoint-how = Der Oberste Minister kommt reihum als Letzter dran, legt einen Würfel beiseite und hat noch eine beliebige Aktion, wenn alle gepasst haben.
confucius-discard-how = Wähl die Karten unten.
confucius-told-examination = Die Beamtenprüfung
confucius-told-invasions = Invasionen
confucius-told-discards = Abgelegt
confucius-told-end = Das Spielende
confucius-told-part = Teil { $part } von { $parts }
confucius-told-skip = Überspringen
confucius-told-next = Weiter
confucius-told-close = Zurück zum Brett
confucius-told-missed = Was der Hof entschied
confucius-petition = Bittgesuch an den Kaiser
confucius-petition-note = ein verfügbares Geschenk kommt aus dem Spiel; keine Münzen
confucius-pet-2 = zwei Dschunken wechseln die Werft
confucius-pet-3 = einen Gelehrten ersetzen
confucius-pet-4 = zwei Beamte tauschen die Plätze
confucius-pet-5 = eine Armee wechselt das Feld
confucius-pet-6 = einen ungesicherten Marker durch einen gesicherten ersetzen
confucius-pet-target = Ziele des Bittgesuchs
confucius-pet-junks = zwei Dschunken: { $from } → { $to }
confucius-pet-student-red = der rote Gelehrte
confucius-pet-student-plain = der andere Gelehrte
confucius-pet-owner = { $place } geht an
confucius-gift-1 = Wandbehang
confucius-gift-2 = Keramikkachel
confucius-gift-3 = Vase
confucius-gift-4 = Mantel
confucius-gift-5 = Halskette
confucius-gift-6 = Dschunke
confucius-gift-chosen = kommt aus dem Spiel
confucius-gift-is-unavailable = zu kaufen
confucius-gift-is-available = verfügbar
confucius-gift-is-out = aus dem Spiel
confucius-gift-is-given = überreicht an { $player_id ->
    [me] dich
   *[other] { $player }
  }
# Waiting instead of a click, my own colour, hidden pieces, gifts of time, hours of sleep, one mail a day.
part-commit-counting = { $seconds ->
    [one] Wird in einer Sekunde ausgeführt. Jede Berührung oder Taste hält das an.
   *[other] Wird in { $seconds } Sekunden ausgeführt. Jede Berührung oder Taste hält das an.
}
panel-settings-wait = Ohne Klick bestätigen
panel-settings-wait-off = aus
panel-settings-wait-3 = nach 3 s
panel-settings-wait-5 = nach 5 s
panel-settings-wait-note = Ist ein Spielzug fertig, zählt der Knopf herunter. Jede Berührung oder Taste hält ihn an.
panel-settings-colour = Meine Farbe
panel-settings-colour-none = egal
panel-settings-colour-blue = blau
panel-settings-colour-green = grün
panel-settings-colour-purple = violett
panel-settings-colour-red = rot
panel-settings-colour-yellow = gelb
panel-settings-colour-note = Nur auf deinem Bildschirm. In Confucius ist Blau Schwarz und Rot Weiß. Wer deine Farbe hatte, bekommt die, die du abgibst.
panel-keys-bare = Spielsteine ausblenden, wieder zeigen
panel-clock-asleep = schläft bis { $time }
table-bare = Spielsteine ausblenden
table-dressed = Spielsteine zeigen
table-give-note = Zeit, die du verschenkst, wird der anderen Uhr gutgeschrieben: ein Tag, eine Stunde oder eine Minute, je nach Uhr.
table-give = { $player } Zeit schenken
table-gave = { $giver } schenkt { $player } Zeit.
table-told-undone = { $player } nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  } zurück.
table-told-back = Alle sind einverstanden: { $count ->
    [one] Eine Aktion ist
   *[other] { $count } Aktionen sind
  } zurückgenommen. Was von jetzt an gezogen wird, ist neu.
table-told-refused = { $player } ist nicht einverstanden: Nichts wird zurückgenommen.
table-told-unanswered = Nicht alle haben rechtzeitig geantwortet: Nichts wird zurückgenommen.
table-told-asks = { $player } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  } zurücknehmen.
table-told-waits = Deine Antwort fehlt noch.
table-told-stood-in = { $mine ->
    [yes] Deine Zeit ist um: { $bot } spielt für dich.
   *[no] Die Zeit von { $player } ist um: { $bot } spielt weiter.
  }
table-told-resigned = { $player } gibt auf: { $bot } spielt weiter.
table-told-returned = { $player } ist wieder da und spielt weiter.
home-you-digest = Eine Mail am Tag
home-you-digest-note = Morgens, mit allen Partien, die auf dich warten, statt einer Mail für jeden Zug.
home-you-sleep = Schlafzeit
home-you-sleep-note = Während du schläfst, stehen deine Uhren still, wo ein Zug Tage dauern darf oder die Partie lang ist. Andere am Tisch sehen, wann du aufwachst. Eine Änderung gilt ab deinem nächsten Zug.
home-you-sleep-on = Ich schlafe nachts
home-you-sleep-start = Von
home-you-sleep-end = Bis
home-you-sleep-wrong = Bitte wähl 1 bis 10 Stunden.
home-you-sleep-zone = In deiner Zeitzone, { $zone }.

# Confucius: court, actions, tray, turn
confucius-ministry = Ministerium
confucius-posts = Posten derzeit, Punkte
confucius-post-minister = Minister
confucius-post-secretary = Sekretär
confucius-post-changes = { $from }; dann { $to }
confucius-influence = Einfluss
confucius-discount-bingbu = Armeen für { $price }
confucius-discount-hubu = Bestechung −1
confucius-discount-gongbu = Dschunken { $prices }
confucius-standing = { $standing ->
    [resolved] entschieden
    [due] in dieser Runde
    [would] { $third ->
        [yes] fällig: Spielende
       *[no] wäre fällig
      }
   *[missing] { $free ->
        [0] {""}
       *[other] { $free } frei{ $empty ->
            [0] {""}
           *[other] ,{" "}
          }
      }{ $empty ->
        [0] {""}
       *[other] { $empty } leer
      }
  }
confucius-nobody = niemand
confucius-player = { $name }, { $colour }
confucius-share = { $name } { $number }
confucius-cf-black = schwarz
confucius-cf-green = grün
confucius-cf-purple = lila
confucius-cf-white = weiß
confucius-cf-yellow = gelb
confucius-name-empty = { $place }, leeres Feld
confucius-name-official = { $place }: { $owned ->
    [secured] { $owner }, gesichert
    [bribed] { $owner }, ungesichert
   *[free] frei
  }{ $candidate ->
    [yes] , Kandidat
   *[no] , Preis { $price }{ $same ->
        [yes] {""}
       *[no] {" "}statt { $printed }
      }
  }
confucius-name-possible = { $name }; möglich: { $kinds }
confucius-actions = Aktionen
confucius-cubes-here = Würfel hier: { $players }
confucius-cost = { $cubes ->
    [0] kostet keinen Würfel
    [one] kostet einen Würfel
   *[other] kostet { $cubes } Würfel
  }
confucius-box-bribe-secure = Bestechen, sichern
confucius-box-nominate = Nominieren
confucius-box-force = Erzwingen
confucius-box-junks-voyage = Dschunken, Reisen
confucius-box-army-invade = Armeen
confucius-box-buy-gift = Geschenk kaufen
confucius-box-give-gift = Geschenk über­reichen
confucius-box-transfer = Übertragen
confucius-box-petition = Bittgesuch
confucius-box-commercial = Handel
confucius-box-tax = Steuern
confucius-box-no-action = Keine Aktion
confucius-box-imperial-favour = Gunst
confucius-box-reward = Verdienst
confucius-note-tax = zwei ziehen
confucius-note-commercial = für Münzen ziehen
confucius-favour = { $now ->
    [yes] jetzt
   *[no] { $mine ->
        [yes] deine, zuletzt
       *[no] kommt zuletzt
      }
  }
confucius-rewards-held = { $number ->
    [0] du hast keine
    [one] du hast eine
   *[other] du hast { $number }
  }
confucius-no-CF-TURN-02 = nicht am Zug
confucius-no-CF-TURN-11 = nicht jetzt
confucius-no-CF-PAIR-11 = zu wenige Würfel
confucius-no-CF-PAY-08 = zu teuer
confucius-no-CF-OFF-08 = alle gesichert
confucius-no-CF-OFF-09 = entschieden
confucius-no-CF-ACT-BRIBE-01 = niemand da
confucius-no-CF-ACT-BRIBE-04 = alle bestochen
confucius-no-CF-ACT-BRIBE-05 = verpflichtet
confucius-no-CF-ACT-SECURE-01 = keiner von dir
confucius-no-CF-ACT-NOM-01 = ab Runde 2
confucius-no-CF-ACT-NOM-02 = beide besetzt
confucius-no-CF-ACT-NOM-03 = du hast einen
confucius-no-CF-ACT-NOM-05 = besetzt
confucius-no-CF-ACT-FORCE-01 = ab Runde 2
confucius-no-CF-ACT-FORCE-04 = kein Gelehrter
confucius-no-CF-ACT-JUNK-04 = keine mehr
confucius-no-CF-ACT-VOY-01 = keine Dschunken
confucius-no-CF-ACT-VOY-13 = kein Land mehr
confucius-no-CF-ACT-ARMY-03 = keine mehr
confucius-no-CF-ACT-INVADE-01 = keine Armee
confucius-no-CF-ACT-INVADE-02 = kein Land
confucius-no-CF-ACT-INVADE-05 = alle besetzt
confucius-no-CF-ACT-BUY-01 = alle gekauft
confucius-no-CF-ACT-GIVE-01 = du hast keins
confucius-no-CF-ACT-GIVE-04 = zu klein
confucius-no-CF-ACT-GIVE-05 = zu klein
confucius-no-CF-ACT-GIVE-06 = nicht an dich
confucius-no-CF-ACT-TRANS-03 = kein Beamter
confucius-no-CF-ACT-TRANS-04 = kein Geschenk
confucius-no-CF-ACT-PET-01 = Fortgeschrittene
confucius-no-CF-ACT-PET-04 = Geschenk nötig
confucius-no-CF-ACT-PET-09 = kein Gelehrter
confucius-no-CF-ACT-PET-19 = kein Ziel
confucius-no-CF-ACT-COM-01 = einmal je Runde
confucius-no-CF-ACT-FAV-05 = nicht jetzt
confucius-no-CF-REW-10 = du hast keine
confucius-no-CF-REW-11 = anderswo
confucius-no-CF-REW-15 = kein Ziel
confucius-no-CF-REW-23 = kein Ziel
confucius-why-CF-ACT-BRIBE-01 = Kein Beamter ist mehr da, der zu bestechen wäre.
confucius-why-CF-ACT-BRIBE-04 = Alle Beamten, die da sind, sind schon bestochen.
confucius-why-CF-ACT-SECURE-01 = Du hast keinen Beamten, der noch zu sichern wäre.
confucius-why-CF-ACT-INVADE-05 = In jedem Feld, das noch offen ist, steht eine Armee.
confucius-why-CF-ACT-BUY-01 = Du hast kein Geschenk mehr zu kaufen.
confucius-why-CF-ACT-GIVE-01 = Keins deiner Geschenke liegt zum Verschenken bereit.
confucius-why-CF-ACT-TRANS-03 = Du hast keinen Beamten, den du übertragen könntest.
confucius-kind-bribe = Bestechen
confucius-kind-secure = Sichern
confucius-kind-nominate = Nominieren
confucius-kind-force = Erzwingen
confucius-kind-buy-junks = Dschunken
confucius-kind-voyage = Reise
confucius-kind-recruit = Armee
confucius-kind-invade = Angreifen
confucius-kind-buy-gift = Geschenk kaufen
confucius-kind-give-gift = Geschenk über­reichen
confucius-kind-transfer = Übertragen
confucius-kind-petition = Bittgesuch
confucius-kind-commercial = Handelserträge
confucius-kind-tax = Steuereinnahmen
confucius-kind-no-action = Keine Aktion
confucius-kind-pass = Passen
confucius-kind-card-bribery = Karte „Bestechung“
confucius-kind-card-gift = Karte „Geschenk“
confucius-kind-card-extra = Zusatzaktion
confucius-kind-card-cash = Zahlungsmittel
confucius-kind-card-recruit = Armee aufstellen
confucius-kind-card-insulted = Beleidigung des Kaisers
confucius-kind-arrive = Landen
confucius-kind-move-junks = Dschunken versetzen
confucius-kind-replace-student = Gelehrten ersetzen
confucius-kind-swap-own = Beamte tauschen
confucius-kind-swap-other = Beamte tauschen
confucius-kind-army-from = Armee versetzen
confucius-kind-army-to = Armee versetzen
confucius-kind-replace-marker = Marker ersetzen
confucius-kind-tutor = Unterstützen
confucius-kind-discard = Ablegen
confucius-kind-place-candidate = Kandidaten einsetzen
confucius-kind-lend = Abtreten
confucius-kind-appoint = Ernennen
confucius-kind-cancel-gift = Geschenk unwirksam machen
confucius-kind-keep-gift = Geschenk wirksam lassen
confucius-kind-decline-candidate = Verzichten
confucius-which-action = Welche Aktion?
confucius-do-bribe = { $official } bestechen
confucius-do-secure = { $official } sichern
confucius-do-nominate = Gelehrten nominieren, { $student }
confucius-do-force = Beamtenprüfung erzwingen
confucius-do-buy-junks = { $quantity ->
    [one] Eine Dschunke
   *[other] { $quantity } Dschunken
  } kaufen
confucius-do-voyage = Mit { $quantity ->
    [one] einer Dschunke
   *[other] { $quantity } Dschunken
  } in See stechen
confucius-do-recruit = Armee aufstellen
confucius-do-invade = Angreifen: { $box }
confucius-do-buy-gift = Geschenk { $value } kaufen
confucius-do-give-gift = Geschenk { $value } überreichen: { $to }
confucius-do-transfer = { $official } übertragen: { $to }
confucius-do-petition = Bittgesuch mit Geschenk { $value }
confucius-do-commercial = Handelserträge
confucius-do-tax = Steuereinnahmen
confucius-do-no-action = Keine Aktion
confucius-do-pass = Passen
confucius-do-card-bribery = { $card }: { $official }
confucius-do-card-gift = „Geschenk“ spielen: Geschenk { $value }
confucius-do-card-extra = „Zusatzaktion“ spielen
confucius-do-card-cash = „Zahlungsmittel“ spielen
confucius-do-card-recruit = „Armee aufstellen“ spielen
confucius-do-card-insulted = „Beleidigung des Kaisers“ spielen
confucius-do-arrive = Erreichen: { $land }
confucius-do-move-junks = Zwei Dschunken: { $from } → { $to }
confucius-do-replace-student = Gelehrten ersetzen, { $student }
confucius-do-swap-own = { $official } tauschen
confucius-do-swap-other = Mit { $official } tauschen
confucius-do-army-from = Armee versetzen von: { $box }
confucius-do-army-to = Armee versetzen nach: { $box }
confucius-do-replace-marker = { $official } geht an: { $to }
confucius-do-tutor = Gelehrten unterstützen, { $student }
confucius-do-cancel-gift = Geschenk unwirksam machen
confucius-do-keep-gift = Geschenk wirksam lassen
confucius-do-place-candidate = Kandidaten auf { $official } einsetzen
confucius-do-decline-candidate = Auf den Kandidaten verzichten
confucius-do-lend = Abtreten an: { $to }
confucius-do-appoint = Ernennen: { $chief }
confucius-do-favour = Gunst des Kaisers
confucius-do-spend = Mit einer Karte zahlen
confucius-do-enough = Genug Karten
confucius-do-discard = Eine Karte ablegen
confucius-commit-bribe = Bestechen
confucius-commit-secure = Sichern
confucius-commit-nominate = Nominieren
confucius-commit-force = Erzwingen
confucius-commit-buy-junks = Kaufen
confucius-commit-voyage = Aufbrechen
confucius-commit-recruit = Aufstellen
confucius-commit-invade = Angreifen
confucius-commit-buy-gift = Kaufen
confucius-commit-give-gift = Überreichen
confucius-commit-transfer = Übertragen
confucius-commit-petition = Einreichen
confucius-commit-commercial = Ziehen
confucius-commit-tax = Zwei ziehen
confucius-commit-no-action = Keine Aktion
confucius-commit-pass = Passen
confucius-commit-card-bribery = Spielen
confucius-commit-card-gift = Spielen
confucius-commit-card-extra = Spielen
confucius-commit-card-cash = Spielen
confucius-commit-card-recruit = Spielen
confucius-commit-card-insulted = Spielen
confucius-commit-arrive = Landen
confucius-commit-move-junks = Einreichen
confucius-commit-replace-student = Einreichen
confucius-commit-swap-own = Einreichen
confucius-commit-swap-other = Einreichen
confucius-commit-army-from = Einreichen
confucius-commit-army-to = Einreichen
confucius-commit-replace-marker = Einreichen
confucius-commit-tutor = Hinlegen
confucius-commit-discard = Ablegen
confucius-commit-discards = { $number } ablegen
confucius-commit-cancel-gift = Unwirksam machen
confucius-commit-keep-gift = Wirksam lassen
confucius-commit-place-candidate = Einsetzen
confucius-commit-decline-candidate = Verzichten
confucius-commit-lend = Abtreten
confucius-commit-appoint = Ernennen
confucius-if-you = { $deed }: was folgt
confucius-for-example = Zum Beispiel: { $deed }
confucius-hand = Deine Hand
confucius-cards = Karten
confucius-card = { $coins ->
    [one] Eine Münze
   *[other] { $coins } Münzen
  } oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
  }
confucius-licences-short = { $amount } Liz.
confucius-coins-short = { $amount } { $most ->
    [one] Münze
   *[other] Münzen
  }
confucius-land-box = { $land }, Feld { $box }
confucius-band-price = { $coins ->
    [0] gratis
   *[other] für { $money }
  }
confucius-money = { $currency ->
    [licences] { $amount ->
        [one] eine Lizenz
       *[other] { $amount } Lizenzen
      }
   *[coins] { $amount ->
        [0] nichts
        [one] eine Münze
       *[other] { $amount } Münzen
      }
  }
confucius-purse = { $coins ->
    [0] Keine Karten
    [one] Eine Münze
   *[other] { $coins } Münzen
  }{ $licences ->
    [0] {""}
    [one] {" "}oder eine Lizenz
   *[other] {" "}oder { $licences } Lizenzen
  }
confucius-how = { $officials ->
    [yes] Wähl einen Beamten oder eine Aktion.
   *[no] Wähl eine Aktion.
  }
confucius-how-extra = Zusatzaktion: irgendeine Aktion, und ohne Würfel.
confucius-how-favour = Gunst des Kaisers: deine letzte Aktion, irgendeine und ohne Würfel.
confucius-actions-possible = { $number ->
    [one] Eine Aktion ist möglich
   *[other] { $number } Aktionen sind möglich
  }
confucius-asks-lend = Tritt deinen Einfluss in { $ministry } ab: Wähl einen Spieler.
confucius-asks-appoint = Wähl den nächsten Obersten Minister.
confucius-asks-candidate = Wähl einen Platz für den Kandidaten.
confucius-asks-tutor = Wähl, welchen Gelehrten du unterstützt.
confucius-asks-cancel = Beende das Geschenk oder behalt es.
confucius-deed-for = { $deed } für { $price }
confucius-cards-tutor = Karten für den Gelehrten
confucius-cards-discard = Karten zum Ablegen
confucius-cards-pay = Zahlen
confucius-free = { $cards ->
    [0] Keine Münzen
    [one] Die angehobene Karte bezahlt
   *[other] Die angehobenen Karten bezahlen
  }, { $cubes ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $cubes } Würfel
  }.
confucius-pays = { $cardsMany ->
    [one] Zahlt { $sum }
   *[other] { $cards } = { $sum }
  }, { $waste ->
    [0] nichts zu viel
    [one] eins zu viel
   *[other] { $waste } zu viel
  }. Tippe auf Karten, um anders zu zahlen.
confucius-short = { $cards } = { $sum }: Es fehlen { $missing }.
confucius-draws = { $chosen ->
    [yes] { $number ->
        [one] Bringt eine Karte.
       *[other] Bringt { $number } Karten.
      }
   *[no] Das sind mehr als vier Münzen.
  }
confucius-discards = { $ready ->
    [yes] { $number ->
        [one] Eine Karte wird abgelegt.
       *[other] { $number } Karten werden abgelegt.
      }
   *[no] { $number } von { $all } gewählt.
  }
confucius-lays-down = { $number ->
    [0] Wähl mindestens eine Karte.
    [one] Eine Karte im Wert von { $coins }.
   *[other] { $number } Karten im Wert von { $coins }.
  }
confucius-sending = Sendet …
confucius-back = Zurück
confucius-sail-to = Ziel: { $land }
confucius-choose = Wählen
confucius-quantity = Dschunken
confucius-less = Eine weniger
confucius-more = Eine mehr
confucius-in-yard = von { $number } in der Werft, { $sea } auf See
confucius-field-quantity = Wie viele
confucius-field-value = Welches Geschenk
confucius-field-to = an
confucius-field-from = von
confucius-field-student = Welches Feld
confucius-pick-official = { $number ->
    [one] Ein Beamter leuchtet: Wähl ihn.
   *[other] Wähl einen Beamten: { $number } leuchten.
  }
confucius-pick-box = Wähl ein Armeefeld eines fremden Landes.
confucius-pick-land = Wähl ein fernes Land.
confucius-pick-student = Wähl ein Feld.
confucius-pick-to = Wähl einen Spieler.
confucius-pick-from = Wähl einen Spieler.
confucius-pick-value = Wähl ein Geschenk.
confucius-pick-quantity = Wähl, wie viele.
confucius-pick-card = Wähl eine Karte.
confucius-pick-chief = Wähl einen Spieler.
confucius-reward-does-bribery = bestechen ohne Würfel
confucius-reward-does-gift = macht ein eigenes Geschenk verfügbar
confucius-reward-does-extra-action = eine Aktion ohne Würfel
confucius-reward-does-cash = vier Karten ziehen
confucius-reward-does-recruit-army = eine Armee umsonst
confucius-reward-does-emperor-insulted = zwei Punkte für eine Armee
confucius-falls-due = { $ministry } wird voll: Machtübernahme{ $ends ->
    [yes] , und damit endet die Partie
   *[no] {""}
  }.
confucius-last-round = Damit wird das die letzte Runde.
confucius-must-tutor = { $you ->
    [yes] Du musst unterstützen: { $whom }.
   *[no] { $who } muss unterstützen: { $whom }.
  }
confucius-nobody-must-tutor = Niemand ist zum Unterstützen verpflichtet.
confucius-tab-court = Hof
confucius-tab-actions = Aktionen
confucius-tab-world = Welt
confucius-tab-gifts = Geschenke
confucius-tab-more = Mehr
confucius-log-open = Protokoll, Chat, Spieler
confucius-log-close = Schließen
confucius-cell-wall = Große Mauer
confucius-cell-examination = Prüfung
confucius-cell-sea = See
confucius-cell-armies = Armeen
confucius-cell-built = { $lands ->
    [0] { $built } von { $pieces }
   *[other] { $built } von { $pieces }. Fristen:
  }
confucius-cell-land = { $deadline } { $land }, { $boxes }
confucius-cell-no-students = keine Gelehrten
confucius-cell-no-junks = noch keine Dschunken
confucius-cell-found = Zuerst dort:
confucius-cell-unfound = { $many ->
    [0] Alle Länder sind entdeckt.
   *[other] Zu entdecken: { $lands }
  }
confucius-cell-force = { $colony } in der Kolonie, { $abroad } in der Fremde
confucius-cell-no-armies = Noch steht nirgends eine Armee.
