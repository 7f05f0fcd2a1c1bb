# What `guanxi --help` and `guanxi COMMAND --help` tell, and what is wrong with a command line.
#
# Options, names of commands, ids and file names stay as they are. `NAME-summary` stands in the list of all commands,
# `NAME-about` and `NAME-epilog` before and after the options. Prose is filled to the width of the terminal; a line that
# begins with two more blanks is an example, with what it does after at least two blanks.

## argparse's own words: %s and %(…)s are filled in and stay

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-unrecognized = unbekannte Argumente: %s
argparse-required = diese Argumente fehlen: %s
argparse-one-required = eines der Argumente %s ist nötig
argparse-not-with = geht nicht zusammen mit dem Argument %s
argparse-ignored = hier gehört kein Wert hin: %r
argparse-expected-one = hier fehlt ein Wert
argparse-expected-most = höchstens ein Wert ist erlaubt
argparse-expected-least = mindestens ein Wert ist nötig
argparse-expected-one-of = %s Wert ist nötig
argparse-expected-several = %s Werte sind nötig
argparse-ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s heißen
argparse-unexpected = unerwartete Option: %s
argparse-value = kein gültiger Wert (%(type)s): %(value)r
argparse-choice = %(value)r steht nicht zur Wahl (möglich: %(choices)s)
argparse-command = unbekannter Befehl %(parser_name)r (möglich: %(choices)s)
no-number-from = { $text } ist keine Zahl von { $least } bis zu einer Milliarde
command-broken = guanxi: Der Befehl { $name } ({ $place }) lässt sich nicht laden: { $why }

## What stands for something that is typed

placeholder-address = ADRESSE
placeholder-bot = BOT
placeholder-command = BEFEHL
placeholder-database = DATENBANK
placeholder-dir = ORDNER
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-game = SPIEL
placeholder-language = SPRACHE
placeholder-law = GESETZ
placeholder-line = ZEILE
placeholder-name = NAME
placeholder-name-value = NAME=WERT
placeholder-reason = GRUND
placeholder-record = AUFZEICHNUNG
placeholder-rule = REGEL
placeholder-seat = PLATZ
placeholder-table = TISCH
placeholder-text = TEXT
placeholder-value = WERT
placeholder-what = WAS
placeholder-who = WER
placeholder-word = WORT

## `guanxi`

guanxi-about = Brettspiele mit genauen Regeln, Computerspielern und Aufzeichnungen.
guanxi-epilog =
    So fängst du an:
      guanxi play { $game }                     eine Partie im Terminal gegen Computerspieler
      guanxi bots                           die Computerspieler, vom schwächsten zum stärksten
      guanxi rules { $game }                    die Regeln; `guanxi rules suche WORT` sucht darin
      guanxi simulate { $game } --games 1000    tausend zufällige Partien, mit Statistik

    Installierte Spiele: { $games }.

    `guanxi BEFEHL --help` erklärt jeden Befehl.
guanxi--lang = die Sprache: { $languages } (sonst, was { $variables } sagen, sonst Englisch)
guanxi--version = die Version und die Art der Engine zeigen
guanxi-no-games = keine

## What several commands have

shared-rules-about = Jede Option eines Spiels lässt sich als NAME=WERT angeben und unter ihrem eigenen Namen.
shared--json-plain = JSON ausgeben
shared--json = ein JSON-Objekt für Programme ausgeben
shared--jobs = gleichzeitige Prozesse (Standard: 1)
shared--option = eine Option des Spiels, etwa players=3
shared--house = eine Hausregel, als NAME oder NAME=WERT; `guanxi rules SPIEL --house` listet sie auf
shared-record = die Aufzeichnung einer Partie (docs/records.md)
shared--workers = Serverprozesse; nur mit PostgreSQL
shared-game = das Spiel: { $games }
shared-game-only = nur ein Spiel: { $games }
shared-rules = Regeln
shared-values = { $told }: { $values }
shared--at = nach Aktion N anhalten (zurückgenommene zählen nicht); 0 ist der Anfang

## `guanxi play`

play-summary = eine Partie im Terminal spielen
play-about = Eine Partie im Terminal spielen, gegen Computerspieler oder zu mehreren an einer Tastatur.
play-epilog =
    Beispiele:
      guanxi play SPIEL                            du und einige Richter (magistrate), jeder mit eigenen Vorlieben
      guanxi play SPIEL --seat me --seat apprentice --seat clerk --option NAME=WERT
      guanxi play SPIEL --seat me:Anna --seat me:Boris --seat minister
                                                   zwei Leute an einer Tastatur
      guanxi play --resume                         die zuletzt gespielte Partie fortsetzen; jede wird gespeichert
      guanxi play SPIEL --save abend.record        auch in einer eigenen Datei speichern
      guanxi play SPIEL --load abend.record --save abend.record
                                                   und von dort weiterspielen
      guanxi play SPIEL --seat me --seat chancellor@CHARAKTER --seat search:2s:Zheng

    Computerspieler vom schwächsten an: apprentice, clerk, magistrate, minister, chancellor. `guanxi bots` listet alle auf.

    In der Partie zeigt `help` alles, was du tippen kannst. NO_COLOR=1 schaltet Farben ab.
play--seat = me, me:NAME, ein Computerspieler wie clerk, oder clerk:NAME
play--players = wie viele spielen (Standard: so viele, wie Plätze genannt sind, oder die übliche Zahl)
play--seed = Startwert, der allen Zufall festlegt; ohne Angabe ein zufälliger
play--resume = die unfertige Partie fortsetzen, die zuletzt gespielt wurde
play--load = eine gespeicherte Partie fortsetzen
play--save = die Partie nach jedem Zug in dieser Datei speichern
play-game = das Spiel: { $games } (ohne Angabe { $first })

## `guanxi rules`

rules-summary = die Regeln lesen und durchsuchen, Regel für Regel
rules-about = Die Regeln lesen und durchsuchen, Regel für Regel.
rules-epilog =
    Beispiele:
      guanxi rules                           die Spiele
      guanxi rules SPIEL                     die Abschnitte eines Spiels
      guanxi rules SPIEL ABSCHNITT           ein ganzer Abschnitt
      guanxi rules SPIEL REGEL REGEL         einzelne Regeln, mit Beispielen
      guanxi rules SPIEL --house             die Hausregeln, die gespielt werden können
      guanxi rules SPIEL --lang fr REGEL     dasselbe in einer anderen Sprache
      guanxi rules suche Haus                Regeln in allen Spielen finden
      guanxi rules SPIEL suche Haus Straße   alle Wörter müssen vorkommen; Großschreibung und Akzente sind egal
rules-words = ein Spiel, dann Nummern von Regeln, ein Abschnitt oder `suche WÖRTER`
rules--house = die Hausregeln eines Spiels: Lesarten, die manche Tische vorziehen

## `guanxi clauses`

clauses-summary = prüfen, ob jede Regel einen Test und einen Platz im Code hat; zeigen, wo
clauses-about = Welche Regeln einen Test haben, welche Ablehnungen und Beispiele vorkommen, wo jede Regel steht.
clauses-epilog =
    Beispiele:
      guanxi clauses SPIEL                                  was belegt ist und was fehlt
      guanxi clauses SPIEL --check                          ebenso; Rückgabewert 1, solange etwas fehlt
      guanxi clauses SPIEL --where -o docs/where/SPIEL.md   die Seite, die von Regeln zu Code und Tests führt

    Ruf den Befehl in einer Kopie des Quelltexts auf: Die Belege werden jedes Mal aus src/, tests/ und scenarios/ gelesen.
clauses--check = mit 1 enden, solange etwas fehlt
clauses--where = die Seite ausgeben, die zeigt, wo jede Regel steht
clauses--output = die Seite von --where in eine Datei schreiben

## `guanxi replay`

replay-summary = eine aufgezeichnete Partie nacherzählen
replay-about = Eine aufgezeichnete Partie noch einmal spielen und Aktion für Aktion erzählen; dann die Stellung zeigen.
replay--seat = wie dieser Platz es sah: seine Nummer (0 ist der erste) oder sein Spieler

## `guanxi verify`

verify-summary = eine Aufzeichnung prüfen: jede Aktion, das Ergebnis, das Mischen
verify-about = Prüfen, ob eine Aufzeichnung eine echte Partie ist.
verify-epilog =
    Jede Aktion wird noch einmal nach den Regeln gespielt, auch was zurückgenommen wurde; das Ergebnis wird neu
    berechnet, der Startwert mit dem Siegel vom Anfang verglichen, und jede ausgeteilte Karte mit dem, was dieser Startwert
    und die beigetragenen Zahlen austeilen. Wo über Zugrücknahmen abgestimmt wurde, müssen alle zugestimmt haben.
    Rückgabewert: 0 sie stimmt, 2 sie stimmt nicht (und wo).
verify-files = Aufzeichnungen von Partien (docs/records.md)

## `guanxi show`

show-summary = eine Stellung aus einer Aufzeichnung zeigen
show-about = Eine Stellung aus einer aufgezeichneten Partie zeigen, ganz oder wie ein Platz sie sieht.
show-epilog =
    Die JSON-Form verwendet die Begriffe der Szenarien (docs/scenarios.md) und enthält den Spielplan, sodass jeder andere alle
    Punkte daraus berechnen kann.

      guanxi show game.record --at 40
      guanxi show game.record --at 40 --seat Anna --json
      guanxi show game.record --at 40 --hint
      guanxi show game.record --at 40 --seat Anna --prospects
      guanxi show game.record --at 40 --preview 'ZEILE'
show--seat = wie dieser Platz es sieht: seine Nummer (0 ist der erste) oder sein Spieler
show--hint = was ein Kanzler erwägen würde, wäre er am Zug
show--prospects = was von selbst ansteht, soweit der Platz es wissen kann
show--preview = was diese Zeile Notation für den Spieler am Zug ändern würde

## `guanxi scenario`

scenario-summary = Szenarien ausführen: Stellungen, Schritte, Erwartungen
scenario-about = Szenarien ausführen und sagen, welche Erwartung nicht erfüllt ist, mit erwarteten und tatsächlichen Werten.
scenario-epilog =
    Ein Szenario ist eine TOML-Datei mit einer Stellung, mit Schritten, die angenommen oder abgelehnt werden müssen, und
    mit Erwartungen; docs/scenarios.md beschreibt es genau, in scenarios/ stehen viele. Eines, das auf eine Hausregel wartet,
    wird genannt und gilt nicht als bestanden. Rückgabewert: 0 alles erfüllt, 1 etwas ist nicht erfüllt, 2 eine
    Datei ist kein Szenario.

      guanxi scenario scenarios/SPIEL/*.toml
      guanxi scenario --json meine-regel.toml
scenario-files = Szenarien, oder Ordner mit solchen

## `guanxi perft`

perft-summary = den Baum der erlaubten Aktionen zählen
perft-about = Den Baum der erlaubten Aktionen ab einer Anfangsstellung zählen.
perft-epilog =
    Zählt die Folgen von N Aktionen ab dem ersten Zug der Partie, die sich aus dem Startwert ergibt; was der Zufall tut,
    zählt als Aktion. Zwei Engines, die in diesen Zahlen übereinstimmen, haben dieselben Regeln; --divide zeigt, bei welcher Aktion
    sie voneinander abweichen.

      guanxi perft SPIEL --depth 4 --seed 1 --divide
perft--depth = wie viele Aktionen tief
perft--seed = der Startwert, nach dem ausgeteilt wird (Standard: 1)
perft--players = Zahl der Spieler (Standard: die übliche des Spiels)
perft--divide = für jede erste Aktion zeigen, wie viele darunter liegen

## `guanxi bots`

bots-summary = die Computerspieler auflisten: Spielstärken, Arten, Charaktere
bots-about = Die Computerspieler auflisten, die du nennen kannst, mit je einem Satz.
bots-epilog =
    Ein Spieler heißt ART[:BUDGET][@CHARAKTER] oder nach seiner Spielstärke; auch zu ihr lässt sich ein Charakter nennen. Die Namen
    gelten überall, wo ein Spieler gefragt ist: guanxi play --seat, guanxi simulate --seat, guanxi arena --players.

      guanxi bots SPIEL
      guanxi play SPIEL --seat me --seat clerk --seat magistrate@CHARAKTER --seat search:2s

    docs/bots.md zeigt, wie man einen Spieler schreibt und registriert.

## `guanxi simulate`

simulate-summary = viele Partien spielen: Tempo, Länge, Punkte, Enden
simulate-about = Computerspieler viele Partien spielen lassen und berichten, wie sie verlaufen sind.
simulate-epilog =
    Partie i zum Startwert S ist die Partie mit dem Startwert „S-i“: dieselbe auf jedem Rechner, kompiliert oder nicht, mit
    und ohne --records. Mit --seat spielen die genannten Spieler, sonst alle zufällig in einer kompilierten Schleife.

      guanxi simulate SPIEL --games 10000 --players 3..5 --jobs 2
      guanxi simulate SPIEL --games 20 --seat greedy --seat random --seat random --records partien/
simulate--games = wie viele Partien (Standard: 1000)
simulate--players = Spieler in jeder Partie: 4, 3..5 oder 3,5 (Standard: die übliche Zahl)
simulate--seed = Startwert des ganzen Laufs (Standard: 1)
simulate--seat = ein Computerspieler; einmal je Platz
simulate--records = jede Partie als Aufzeichnung in diesem Ordner speichern

## `guanxi arena`

arena-summary = ein Turnier von Computerspielern: wer gewinnt, wie sicher, wie schnell
arena-about = Computerspieler gegeneinander antreten lassen und sagen, wer stärker ist.
arena-epilog =
    Partien kommen in Gruppen mit gleichem Startwert: In jeder wechselt die Sitzordnung reihum, sodass alle von jedem Platz
    aus dieselben Karten bekommen. Jede fertige Partie wird sofort gespeichert; derselbe Befehl macht dort weiter, wo er
    aufgehört hat, und weitere --games kommen zu den vorhandenen hinzu. Die Ergebnisse hängen nicht von --jobs oder --ray ab,
    außer bei Spielern, die nach der Uhr denken (search:200ms).

      guanxi arena --game SPIEL --players greedy random random --games 300 --jobs 2
      guanxi arena --game SPIEL --players greedy random random random --games 400 --out probe --json
arena--players = wer antritt; ein Name darf mehrmals vorkommen
arena--games = wie viele Partien (Standard: 100)
arena--table = Spieler an einem Tisch (Standard: alle, oder 4 von vielen)
arena--seed = Startwert des ganzen Turniers (Standard: 1)
arena--out = wo es gespeichert wird (Standard: ein Ordner in arena/)
arena--report = der Bericht (Standard: report.html in diesem Ordner)
arena--ray = mit Ray spielen: hier, oder auf dem Cluster unter HOST:PORT

## `guanxi ladder`

ladder-summary = alle Computerspieler messen und die Seite darüber schreiben
ladder-about = Alle Computerspieler in jedem Spiel antreten lassen und aufschreiben, wie stark sie sind.
ladder-epilog =
    Alle Spieler treffen sich in Turnieren an Tischen jeder Größe; dann trifft ein Spieler auf drei einer anderen Art
    (die Duelle); dann spielt ein starker Spieler gegen sich selbst, damit man sieht, wie starkes Spiel aussieht. Jede Partie wird
    sofort gespeichert, und derselbe Befehl macht dort weiter, wo er aufgehört hat.

      guanxi ladder --games 60 --strong-games 200 --jobs 2 -o strength.md
      guanxi ladder --duels --only SPIEL
      guanxi ladder --write-only
ladder--games = Partien eines Turniers (Standard: 240)
ladder--strong = wer gegen sich selbst spielt (Standard: planner)
ladder--strong-games = wie oft (Standard: 2000)
ladder--duels = nur die Duelle
ladder--out = wo Partien gespeichert werden
ladder--page = die Seite
ladder--write-only = nichts spielen: nur aufschreiben, was bisher gespielt wurde

## `guanxi bench`

bench-summary = Tempo und Speicher messen, allein oder im Vergleich
bench-about = Die Engine auf einem Prozessorkern messen.
bench-epilog =
    Zeiten hängen vom Rechner ab und davon, was er sonst tut; vergleiche also nur Zahlen aus einem Lauf. --peers
    installiert Catanatron und OpenSpiel in eine eigene Umgebung (.bench/peers, etwa 330 MB) und misst sie abwechselnd mit
    guanxi; das Verhältnis ist das der Mediane.

      guanxi bench SPIEL
      guanxi bench SPIEL --search
      guanxi bench SPIEL --peers --json
bench--peers = im selben Lauf Catanatron und OpenSpiel messen
bench--search = auch die Suche der Computerspieler messen
bench--seconds = Länge jeder Messung (2)
bench--rounds = Messungen von jedem, abwechselnd (3)

## `guanxi laws`

laws-summary = prüfen, was in jedem Spiel gelten muss; für alle, die eines schreiben
laws-about = Die Gesetze, die für jedes Spiel gelten, an Partien mit Startwert und allen Optionen prüfen.
laws-epilog =
    Erlaubt ist, was nicht abgelehnt wird, eine Kopie ist eine Kopie, eine Sicht verrät nichts, was ein Platz nicht wissen
    kann, Ereignisse erzählen alles, was geschieht, eine Aufzeichnung lässt sich nachspielen …: docs/new-game.md. Der
    Rückgabewert ist 1, wenn ein Gesetz verletzt ist.

      guanxi laws SPIEL
      guanxi laws SPIEL --only events --games 20
laws--games = Partien für jedes Gesetz und jede Wahl der Optionen
laws--only = nur dieses Gesetz; darf mehrmals angegeben werden

## `guanxi serve`

serve-summary = Tische im Browser anbieten, für Leute und Computerspieler überall
serve-about = Tische für Leute und Computerspieler anbieten.
serve-epilog =
    Ohne Optionen läuft alles auf diesem Rechner: Die Datenbank ist eine Datei in deinem Datenordner, Computerspieler denken
    in eigenen Prozessen. Für viele Rechner: --database postgresql://USER@HOST/NAME --workers N auf jedem von ihnen. Mails
    werden verschickt, wenn GUANXI_SMTP sagt, wie: smtp://USER:PASSWORD@HOST:587?from=ADDRESS. Alles Weitere steht in
    docs/de/hosting.md.
serve--host = die Adresse, an der der Server lauscht; 0.0.0.0 heißt an allen
serve--port = der Port (8000); 0 heißt irgendein freier
serve--url = worauf Links zeigen, etwa https://games.example.org
serve--database = postgresql://… oder sqlite:///…
serve--data = wo die eingebaute Datenbank liegt
serve--thinkers = Prozesse für Computerspieler
serve--proxied = hinter einem Reverse-Proxy: dessen Headern vertrauen
serve--log-format = wie protokolliert wird; text auf einem Terminal, sonst json
serve--log-requests = eine Zeile je Anfrage protokollieren, ohne den Absender
serve--no-browser = den Browser nicht öffnen

## `guanxi admin`

admin-summary = die Tische und Leute eines Servers verwalten
admin-about = Die Tische und Leute eines Servers verwalten.
admin-epilog =
    Diese Befehle arbeiten direkt an der Datenbank, gefahrlos neben einem laufenden Server; nur für `restore` muss er
    angehalten sein. Nach einem Upgrade: `guanxi admin check`, dann den Server starten. Alles Weitere steht in docs/de/hosting.md.
admin--database = postgresql://… oder sqlite:///…, wie bei serve
admin--data = wo die eingebaute Datenbank liegt, wie bei serve
admin--status = nur diese
admin--game = nur von diesem Spiel
admin--most = höchstens so viele (100)
admin-table-address = seine Kennung, das Ende seiner Adresse
admin--secrets = auch Startwert und alle Züge: Sieh nicht hin, wenn du mitspielst
admin-table = seine Kennung
admin--reason = was seine Spieler lesen
admin--purge = ihn mit allem löschen, was dort gesagt und getan wurde
admin-name = der Name des Kontos
admin--url = wo der Server ist, wie bei serve
admin--all = auch Tische, die vorbei sind
admin-backup-file = wohin
admin-backup--force = eine vorhandene Datei überschreiben
admin-restore-file = die Sicherung
admin-restore--force = auch wenn schon eine Datenbank da ist
admin-list = Tische auflisten, zuletzt geänderte zuerst
admin-inspect = einen Tisch von innen zeigen: Plätze, Uhren, Protokoll
admin-people = Leute auflisten; wer zuletzt hier war, zuerst
admin-reports = auflisten, was gemeldet wurde
admin-remove = einen Tisch ohne Ergebnis beenden oder ihn löschen
admin-reset = ein Token erzeugen, mit dem ein Konto einmal, binnen eines Tages, ein neues Passwort festlegen kann
admin-check = Tische mit dem jetzigen Code nachspielen; was nicht geht, wird eingefroren und genannt
admin-thaw = einen eingefrorenen Tisch weitergehen lassen
admin-backup = die eingebaute Datenbank in eine Datei kopieren, während der Server läuft
admin-restore = die eingebaute Datenbank durch eine Sicherung ersetzen
admin-removed = vom Betreiber beendet

## `guanxi load`

load-summary = messen, wie viele Tische und Züge ein Server auf diesem Rechner schafft
load-about = Einen Server mit echten Clients messen.
load-epilog =
    Ein eigener Server wird in eigenen Prozessen gestartet, auf einem freien Port und mit einer Datenbank, die danach
    gelöscht wird. An jedem Tisch sind echte Clients verbunden, einer je Platz; wer gefragt ist, wählt zufällig eine
    erlaubte Aktion.

    Ein Zug ist eine angenommene Eingabe, hier immer aus einer Aktion: gespeichert, bevor er bestätigt wird. Seine
    Verzögerung ist die des letzten Clients am Tisch, der davon erfährt. Ohne --rate ist an jedem Tisch immer ein Zug unterwegs; mit --rate
    sind Züge nach der Uhr fällig, und einer, der noch nicht gemacht werden kann, gilt von da an als verspätet. Auf
    beendete Partien folgen andere. Server und Clients teilen sich diesen Rechner; vergleiche also nur Zahlen von einem Rechner.
    docs/load.md erklärt, wie man sie liest.

      guanxi load --game SPIEL --tables 100 --seconds 60
      guanxi load --game SPIEL --tables 1000 --seconds 60 --rate 100 --json
      guanxi load --game SPIEL --tables 10 --seconds 10 --stored 100000
      guanxi load --game SPIEL --tables 100 --seconds 20 --beside
load--tables = Tische, an denen gespielt wird (100)
load--seconds = Länge der Messung (20)
load--rate = Züge je Sekunde über alle Tische, nach der Uhr
load--clients = Plätze und Clients eines Tisches (4)
load--stored = fertige Partien in der Datenbank
load--thinking = zusätzlich Tische mit Kanzlern
load--database = postgresql://…, eine, die gefüllt werden darf
load--beside = abwechselnd auch den Server von boardgame.io messen (braucht Node und npm)

## What commands print

stopped = abgebrochen
not-written = guanxi: Die Ausgabe lässt sich nicht schreiben: { $why }
version = guanxi { $version } ({ $engine } Engine)
engine-compiled = kompilierte
engine-interpreted = interpretierte
warning = Warnung: { $warning }
progress-playing = spielt
progress-counting = zählt
ended-by = Spielende
spread = Ø { $mean }   σ { $sd }   min { $min }   Median { $median }   max { $max }
verify-holds = { $file }: Alle { $actions } Aktionen stimmen{ $fallen }, { $state }, { $seed }
verify-fallen = {" "}(und { $fallen } zurückgenommene)
verify-finished = das Ergebnis stimmt
verify-unfinished = die Partie ist unfertig
verify-seed = der Startwert passt zum Siegel
verify-sealed = der Startwert liegt nicht offen
scenario-passed = { $count } bestanden
scenario-failed = { $count } fehlgeschlagen
scenario-pending = { $count } wartend
scenario-is-passed = ok
scenario-is-failed = FEHLER
scenario-is-pending = wartet
scenario-waits = offen: wartet auf die Hausregel { $rule }
simulated = { NUMBER($games, useGrouping: "always") } Partien { $game }, { NUMBER($moves, useGrouping: "always") } Aktionen in { $seconds } s
simulated-rate = { NUMBER($rate, useGrouping: "always") } Aktionen je Sekunde, { $engine } Engine
simulated-players = { $players } Spieler, { NUMBER($games, useGrouping: "always") } Partien
simulated-moves = Aktionen
simulated-turns = Züge
simulated-score = Punkte
simulated-winning_score = … des Siegers
simulated-seats = Siege nach Platz
simulated-wins = Siege
perft-counted = Folgen von { $depth } Aktionen, in { $seconds } s
bots-levels = Spielstärken, von der schwächsten zur stärksten
bots-kinds = Arten
bots-characters = Charaktere in { $game }
bots-others = Spieler aus anderen Paketen
progress-tables = Tische
progress-pages = Seiten
# The heads of columns in lists of tables, people and reports
admin-column-table = Tisch
admin-column-status = Stand
admin-column-game = Spiel
admin-column-entries = Einträge
admin-column-age = Alter
admin-column-idle = still seit
admin-column-public = öffentlich
admin-column-seats = Plätze
admin-column-person = Person
admin-column-name = Name
admin-column-kind = Art
admin-column-seen = zuletzt da
admin-column-report = Meldung
admin-column-by = von
admin-column-about = über
admin-column-text = Text
admin-in-all = { $count } insgesamt
admin-is-deleted = der Tisch { $table } ist gelöscht
admin-is-over = der Tisch { $table } ist beendet
admin-goes-on = am Tisch { $table } geht es weiter
admin-reset-link = einmal, binnen eines Tages: { $link }
admin-is-frozen = eingefroren
admin-was = war schon { $status }
admin-fails = der Tisch { $table } scheitert bei Eintrag { $number } ({ $why }): { $what }
admin-checked = { $count } Tische geprüft, { $failed } gescheitert
admin-backup-holds = { $file } enthält alles ({ $bytes } Bytes)
admin-restored = { $count } Tische sind zurück

## What arena, ladder, bench and load print

arena-stopped = abgebrochen: { $kept } von { $games } Partien liegen in { $folder }; derselbe Befehl macht dort weiter
arena-unfenced = auf diesem System gibt es kein Landlock: { $guests } kann jede Datei lesen, die du lesen kannst, auch die dieses Turniers (docs/bots.md)
arena-whole = { $games } Partien: Mit --games { $more } wäre die letzte Gruppe getauschter Plätze vollständig
arena-there = { $count } Partien sind schon da, in { $folder }
arena-playing = gespielt
arena-head = { $games } Partien { $game }, { $players } an einem Tisch
arena-too-few = Zu wenige Partien für eine Rangliste, weniger als { $enough } von einem Spieler: in der Reihenfolge der Anmeldung und ohne Wertungszahl.
arena-ended = Spielende: { $endings }
arena-fault = { $player }: { $times } Fehler, der erste: { $fault }
arena-report = Bericht: { $file }
ladder-left-out = ausgelassen: { $what }
ladder-stopped = abgebrochen: Was gespielt ist, liegt in { $folder }; derselbe Befehl macht dort weiter
ladder-contest = { $number } von { $count }: { $title }, { $games } Partien
ladder-page = { $games } Partien; Seite: { $file }
load-bad = { $lost } Spielzüge verloren, { $errors } Fehler: { $problems }
bench-head = { $game }, { $engine } Engine, ein Prozessorkern
bench-measuring = Messung
bench-playouts = Zufallspartien
bench-copy = Kopie der Stellung
bench-memory = Stellung, Speicher
bench-prospects = Aussichten
bench-preview = Vorschau eines Zugs
bench-against = gegen { $name }
bench-search = Suche mit { $budget } ms
bench-nodes = neue Knoten
bench-judged = bewertete Stellungen
bench-part-judge = bewerten
bench-part-copy = kopieren
bench-part-deal = austeilen
bench-moves = Züge/s
bench-players = ({ $players } Spieler)
bench-bytes = Bytes
bench-times = mal ({ $rate } Züge/s)
bench-slowest = us (höchstens { $slowest })
bench-simulations = Simulationen/s
bench-a-second = pro Sekunde
bench-of-time = { $share } der Zeit
bench-decisions = { $decisions } Entscheidungen: { $mean } ms im Mittel, höchstens { $slowest }, zu spät: { $late }
