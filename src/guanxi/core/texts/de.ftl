# What core says when something is wrong with what somebody gave it. A fact in quotes, or a number, is as it was given.

## Joints

labelled = { $label }: { $text }
series = { $first }; { $second }
quoted = „{ $text }“
figure = { $number }
at = { $place }: { $why }
at-line = { $file }: Zeile { $number }: { $why }
either = { $first } oder { $last }
both = { $first } und { $last }
did-you-mean = ; meinst du { $names }?
by-clause = { $text } ({ $clause })
no-such-action = „{ $heard }“ ist keine Aktion; sag zum Beispiel: { $forms }
no-remark = { $text } ist keine Bemerkung; es gibt: { $forms }
not-judged = kein Computerspieler kann eine Stellung von { $title } beurteilen; spielen kann das Spiel nur random
this-game = dieses Spiel


## The table

take-back-unknown = take-back: { $way } gehört nicht zu { $ways }
players-need-names = { $count } Spieler brauchen { $count } Namen, nicht { $given }
names-differ = jeder Spieler braucht einen eigenen Namen, nicht { $names }
no-such-viewer = einen Betrachter { $viewer } gibt es nicht: Plätze sind 0 bis { $last }
nothing-after = nach { $since } Aktionen kommt nichts: Es sind { $count }
rewind-how-far = zurück geht es zu weniger Aktionen als den { $count }, die es gibt, nicht zu { $to }
take-back-none = { $count } Aktionen lassen sich nicht zurücknehmen: Es muss mindestens 1 sein
plays-not-here = { $player } spielt hier nicht
no-name = { $name } kann kein Name sein: 1 bis 32 druckbare Zeichen, keines von : [ ], kein Leerzeichen am Rand
chance-no-name = „chance“ kann kein Name sein: So heißt der Platz, der austeilt
remark-by-bot = { $remark }: { $player } ist ein Computerspieler
remark-nobody-is-asked = { $remark }: Mit „take-back: { $way }“ wird niemand gefragt
remark-nobody-has-asked = { $remark }: Niemand hat gefragt
rewind-off = mit „take-back: { $way }“ geht keine Partie zu { $to } zurück
rewind-not-asked-for = niemand hat darum gebeten, zu { $to } zurückzugehen
rewind-not-agreed = nicht einverstanden, zu { $to } zurückzugehen: { $waiting }
remark-nobody-stands-in = { $remark }: Niemand vertritt { $player }
no-such-seat = einen Platz { $seat } gibt es nicht: Plätze sind 0 bis { $last }
no-action-number = eine Aktion { $action } gibt es nicht: Aktionen sind 0 bis { $last }
remark-not-in-record = { $remark } kann nicht in einer Aufzeichnung stehen
no-seed = { $seed } kann kein Startwert sein: höchstens 200 druckbare Zeichen, kein Leerzeichen am Rand
added-too-many = einem Startwert lassen sich höchstens { $most } Zahlen hinzufügen, nicht { $count }
added-none = { $number } lässt sich keinem Startwert hinzufügen: Es müssen 1 bis 64 Zeichen aus 0-9 und a-f sein

## Records

record-part-missing = { $file }: endet nach Zeile { $last }, vor der Zeile „end“: Ein Teil fehlt
record-too-large = { $file }: größer als { NUMBER($most, useGrouping: "always") } Bytes, also keine Aufzeichnung einer Partie
record-line-cut-off = { $file }: Zeile { $count }: Die letzte Zeile ist abgeschnitten (kein Zeilenende)
record-begins = { $file }: Zeile { $number }: Eine Aufzeichnung beginnt mit { $wanted }
record-expected-action = erwartet wird Aktion { $expected }, etwa „{ $expected } NAME: ...“
record-no-rewinds = in einer Aufzeichnung im Format 1 gibt es kein Zurückgehen
record-rewind-where = { $line } geht zu keiner Aktion zurück: { $last ->
    [-1] „rewind: N“ nennt eine Zahl, die es hier nicht gibt: Noch ist nichts getan
   *[other] „rewind: N“ verlangt eine Zahl von 0 bis { $last }
  }
record-no-remarks = in einer Aufzeichnung im Format { $format } gibt es keine Bemerkungen
record-result-begins = { $file }: Der Teil nach den Aktionen beginnt mit „result: ...“
record-after-end = { $file }: Zeile { $number }: Nach „end“ kommt nichts
file-unreadable = { $file }: nicht lesbar: { $why }
file-no-text = { $file }: keine Textdatei (Byte { $byte } ist nicht UTF-8)
record-line-no-text = { $file }: Zeile { $number }: enthält Zeichen, die kein Text sind
record-header-unknown = { $file }: Zeile { $number }: { $line } gehört hier nicht in den Kopf
record-header-lacks = { $file }: Im Kopf fehlt die Zeile für { $name }
record-other-rules = { $file }: geschrieben für Regelversion { $rules }; dies ist { $rules_version }
record-at-where = { $file }: --at { $upto }: Es gibt die Aktionen 0 bis { $count }
record-over-before = die Partie ist vor dieser Aktion vorbei
record-other-to-act = am Zug ist { $player }, nicht { $actor }
record-not-one-action = { $notation } ist nicht die Notation einer einzelnen Aktion
record-chance-deals = mit diesem Startwert teilt der Zufall „{ $expected }“ aus
record-other-seed = { $file }: Der Startwert passt nicht zum Siegel vom Anfang
record-seed-not-revealed = { $file }: Der Startwert liegt nicht offen, also lässt sich das Mischen nicht prüfen
record-result-lines = { $file }: Das Ergebnis hat { $count } Zeilen, nicht { $wanted }
file-unwritable = { $file }: nicht schreibbar: { $why }
record-line-should-be = { $file }: Zeile { $number }: { $line } müsste „{ $wanted }“ sein
option-other-hash = der Text der Option { $name } hat nicht den Hash { $value }
file-too-large = { $file }: größer als { NUMBER($most, useGrouping: "always") } Bytes
line-no-text = Zeile { $number }: enthält Zeichen, die kein Text sind

## Games and their rules

no-such-game = ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
games-of-one-name = es gibt { $count } Spiele namens „{ $name }“: { $packages }; entferne eines dieser Pakete
game-no-module = das Spiel „{ $name }“ lässt sich nicht laden: Ein Modul { $module } gibt es nicht
game-no-package = das Spiel „{ $name }“ ({ $value }) liegt in einem Modul: Es muss in einem Paket liegen
game-is-none = das Spiel „{ $name }“ ({ $value }) ist kein Game, sondern { $name2 }
game-other-name = das Spiel „{ $name }“ ({ $value }) nennt sich selbst „{ $name2 }“: Beides muss gleich sein
game-not-loaded = das Spiel „{ $name }“ ({ $value }) lässt sich nicht laden: { $told }
no-game-near = ein Spiel { $game } gibt es nicht{ $hint }
no-catalogue = das Spiel { $game } hat keinen Regelkatalog
rules-not-in-language = die Regeln von { $title } gibt es nicht auf { $language }, nur auf { $known }
catalogue-schema = { $game }/clauses.toml: Schema { $get }; dieses Programm liest Schema { $schema }
no-clause = { $title } hat keine Regel { $clause }{ $hint }
catalogue-not-toml = { $name } ist kein TOML: { $why }
no-house-rule = { $title } hat keine Hausregel { $name }{ $hint }
house-listed = ; `guanxi rules { $game } --house` zeigt sie
house-several-ways = --house { $name }: Das geht auf mehrere Arten; sag { $ways }
house-one-of = { $name } ist { $values }, nicht { $given } ({ $clause })
house-needs = die Hausregel { $name } braucht { $choice } ({ $clause })
house-excludes = die Hausregel { $name } passt nicht zu { $choice } ({ $clause })
no-option = { $title } hat keine Option { $name }; es hat: { $allowed }
option-one-of = { $title }: { $name } ist eines von { $allowed }, nicht { $value }

## Files of experts: scenarios, positions, lessons

too-many-dots = Zeile { $number }: mehr als { $most } Punkte; nimm mehrere Zeilen
nested-too-deeply = zu tief verschachtelt
not-toml = kein gültiges TOML: { $why }
scenario-begins = es beginnt mit „scenario = 1“, der Version dieses Formats
scenario-fixed-seats = fixed_seats: muss true oder false sein, nicht { $fixed }
scenario-players = options: Die Zahl der Spieler folgt aus der Liste „players“
scenario-ways = options: Listen ergeben 1 bis { $most } Spielweisen, nicht { $less ->
    [1] keine
   *[other] mehr
  }
scenario-steps = step: muss eine Liste von höchstens { $most } Tabellen sein, [[step]]
scenario-pending-no-rule = pending: { $name } ist keine Hausregel des Katalogs{ $hint }
scenario-pending-options = pending: [options] muss „{ $name }“ enthalten, eines von: { $rules }
scenario-chance-not-asked = der Zufall war nicht nach „{ $named }“ gefragt
scenario-by-whom = by: { $step } ist kein Spieler; es gibt: { $names }
must-be-table = { $where }: muss eine Tabelle sein, nicht { $value }
must-be-text = { $key }: muss ein Text sein, nicht { $value }
must-be-texts = { $key }: muss eine Liste von Texten sein, nicht { $value }
scenario-chance-cannot = der Zufall kann „{ $text }“ jetzt nicht tun
larger-than = größer als { NUMBER($most, useGrouping: "always") } Bytes
file-nested-too-deeply = { $file }: zu tief verschachtelt
scenario-try-alone = „try“ steht ohne „do“ und „refused“: Was abgelehnt wird, ändert ohnehin nichts
scenario-refused-needs-do = „refused“ braucht ein „do“, das abgelehnt wird
scenario-needs-clause = { $where }: „{ $text }“ braucht die Regel, die es ablehnt
no-player = { $where }: { $name } ist kein Spieler; es gibt: { $names }
unknown-here = { $where }„{ $key }“ ist hier nicht bekannt; es gibt: { $allowed }
names-no-clause = { $key }: nennt keine Regel; lass es weg, wenn es angenommen wird
scenario-step = { $way }Schritt { $number }: { $why }
no-such-player = { $where }: „{ $key }“ ist kein Spieler; es gibt: { $names }
not-known = { $where }: „{ $key }“ ist nicht bekannt; es gibt: { $known }
position-lists = position.{ $name }: muss eine Tabelle aus Spielern und Listen von Zahlen sein
position-numbers = position.{ $name }: müssen { $count } Zahlen sein, nicht { $value }
position-no-numbers = position.{ $name }: { $numbers } ist keine Liste von Zahlen ab 1
position-number = position.{ $name }: muss eine Zahl sein, nicht { $value }
position-no-player = position.{ $name }: { $unknown } ist kein Spieler; es gibt: { $names }
position-unknown = position: „{ $name }“ ist nicht bekannt; es gibt: { $usual }
no-lesson = { $game } hat keine Lektion { $id }
lesson-begins = es beginnt mit „lesson = 1“ und einer Art, guided oder single
lesson-first-player = der erste Spieler ist „me“
lesson-at = { $name }/lessons/{ $id }.toml: { $why }
lesson-lacks = { $name }/lessons/{ $id }.toml: { $missing } fehlt
lesson-condition-of-nothing = { $given }: Eine Bedingung ohne Inhalt gilt immer
lesson-a-lesson = eine Lektion
lesson-an-idea = ein Thema
lesson-unknown = { $what } hat kein „{ $key }“; es gibt: { $allowed }

## Numbers and lists of a position

must-be-number = { $where }: muss eine Zahl von { $least } bis { $most } sein, nicht { $value }
must-be-list = { $where }: muss eine Liste sein, nicht { $value }
must-be-true-or-false = { $where }: muss true oder false sein, nicht { $value }
at-most-of-them = { $where }: höchstens { $most } davon, nicht { $count }
