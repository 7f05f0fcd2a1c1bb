# Playing in a terminal. Names and numbers come in as $facts.

## At the start and at the end

joined = { $first } und { $last }
welcome = { $title } mit { $players }; { $options }.
# Whoever plays here and has not said a name; sentences are told in the third person
person-name = Spieler
sealed =
    Das Mischen ist vor der Partie versiegelt:
     { $commitment }
since-start = Bisher:
since-last-turn = Seit deinem letzten Zug:
prompt = { $player }{ $usual }>
prompt-enter = {" "}(Enter: { $what })
thinking = { $player } denkt nach ...

hot-seat-turn = --- { $player } ist am Zug ---
hot-seat-show = { $player }, setz dich und drück Enter: Deine Karten werden gezeigt.
hot-seat-hide = { $player }, drück Enter: Deine Karten werden verdeckt.

won = { $count ->
    [0] Niemand gewinnt: Der Gleichstand bei { $points } { $points ->
        [one] Punkt
       *[other] Punkten
      } bleibt.
    [one] { $players } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
      }.
   *[other] { $players } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
      }.
  }
seed-revealed =
    Der Startwert war { $seed }. Er passt zum Siegel vom Anfang, also lässt sich jedes Mischen prüfen:
     { $commitment }
record-kept = Die Aufzeichnung der Partie ist in { $file }.
leave-now = { $kept ->
    [yes] Aufhören? Die Partie bleibt gespeichert, und „guanxi play --resume“ spielt sie weiter.
   *[no] Aufhören? Die Partie ließ sich nicht speichern; „speichern DATEI“ versucht es anderswo.
  } (ja oder nein)

# What means yes, beside "y" and "yes"
answers-yes = j ja
left-quit = Bis bald.
left-input-ended = Die Eingabe ist zu Ende, und die Partie hört hier unfertig auf.
left-interrupted = Abgebrochen.
left-player-failed = Ohne diesen Spieler kann die Partie nicht weitergehen.
left-saved =
    Die Partie ist gespeichert. So geht es weiter:
     guanxi play { $game } --load { $file } --save { $file }
left-kept =
    Die Partie ist gespeichert, wie sie steht. So geht es weiter:
     guanxi play --resume
left-unsaved = Sie ist nicht gespeichert; --save DATEI speichert eine Partie nach jedem Zug.

## Saving and loading

saved =
    Gespeichert; die Datei enthält auch die Karten, die noch kommen. So geht es hier weiter:
     guanxi play { $game } --load { $file }
save-what = welche Datei? zum Beispiel: speichern abend.record
save-other = { $file } gibt es schon, und darin ist etwas anderes als diese Partie; nimm einen anderen Namen
load-game = { $file } enthält eine Partie { $other }, nicht { $game }
load-sealed = { $file } enthält keinen Startwert, also lässt sich damit nicht weiter austeilen
resume-nothing = in { $folder } ist keine unfertige Partie
resume-several = Unfertige Partien, die zuletzt gespielte zuerst:
resume-no-such = in dieser Liste gibt es keine Partie { $answer }
resume-which = Welche? (Enter: 1)
resume-one = { $game }, begonnen { $begun }: { $players }
resumed = Weiter geht es mit { $game }, begonnen { $begun }.
loaded = { $file } geladen, nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
  }.

## Choices

menu-refused = Jetzt nicht erlaubt:
menu-more = und { $count } weitere
menu-more-reasons = ; ebenso die anderen, siehe „warum NUMMER“
menu-closed = ({ $count } Möglichkeiten)
menu-orders = Auch: { $orders }
ahead = Was ansteht:
ahead-more = Und { $count } weitere.
more-lines = { $lines ->
    [one] Noch eine Zeile:
   *[other] Noch { $lines } Zeilen:
  } „weiter“ zeigt, was folgt.
more-nothing = es ist alles gezeigt
which-one = „{ $line }“ kann heißen:
examples-more = { $examples } und mehr
not-understood = „{ $line }“ geht jetzt nicht. Möglich: { $examples }. „hilfe“ zeigt den Rest.
no-such-number = eine Möglichkeit { $number } wurde nicht gezeigt, nur 1 bis { $last }; „alles“ zeigt alles
why-allowed = { $notation }: Nichts spricht dagegen
why-not-how = „warum nicht“ zeigt, was jetzt nicht erlaubt ist.
why-rule = „regeln { $clause }“ zeigt die Regel.

held = Notiert: { $notation }. Es wird zusammen mit dem ausgeführt, was davor gehört.
undone = Zurückgenommen: { $notation }
undo-nothing = In diesem Zug hast du noch nichts getan, und frühere Züge gelten.
undo-revealed = Seitdem ist eine Karte aufgedeckt: Was der Zufall gezeigt hat, lässt sich nicht zurücknehmen.

log-how = tippe „protokoll“ für alles oder „protokoll 5“ für die letzten fünf Züge
hint-how = tippe „tipp“ für die drei besten Züge oder „tipp 5“ für fünf
hint-keys = „h1“ spielt den ersten dieser Züge, „h2“ den zweiten.
hint-visits = Besuche
hint-legend = Für jeden Spieler: die Aussicht auf den Sieg und was die Stellung wohl wert ist, in Punkten. { $visits ->
    [0] {""}
   *[other] Besuche: wie oft die Suche einen Zug angesehen hat.
  }

help =
    Wählen
     12                        die Möglichkeit mit dieser Nummer; Enter: die übliche
     WÖRTER                    Wörter des Menüs; was passt, wird getan oder gezeigt
    { $choose }
    Fragen
     warum                     warum die Computerspieler so gezogen haben
     warum nicht, alles        was nicht erlaubt ist, und warum; alle Möglichkeiten
     warum 60, warum WÖRTER    warum eines davon nicht geht
     weiter                    der Rest, der nicht auf den Bildschirm passte
     tipp, tipp 5              was ein Kanzler tun würde, und warum; fünf Züge
     vorschau 3 oder WÖRTER    was dieser Zug ändern würde; getan wird nichts
     aussichten [WORT]         was von selbst ansteht, Schritt für Schritt; nur dazu
     punkte                    alle Punkte nach Herkunft, wäre jetzt Schluss
    { $look }
     protokoll, protokoll 5    was geschah; die letzten fünf Züge
     { $rule } eine Regel; auch: regeln suche WORT
    Tun
     zurück                    die letzte Aktion deines Zuges zurücknehmen
     warnen aus, warnen an     keine Rückfrage vor Zügen, die etwas verschenken
     speichern, laden DATEI    die Partie speichern oder eine andere weiterspielen
     ende                      aufhören

## The command line

players-seats = players={ $players } passt nicht zu { $seats } Plätzen
players-twice = --players und --option players= stimmen nicht überein
seed-text = ein Startwert ist eine Zeile aus 1 bis 200 druckbaren Zeichen
load-alone = eine gespeicherte Partie kennt Plätze, Optionen und Startwert: Zu --load passt nur --save
resume-alone = eine gespeicherte Partie kennt Plätze, Optionen und Startwert: Zu --resume passt nur --save

## What comes: `guanxi show --prospects`

when-turn = dieser Zug
when-round = diese Runde
when-game = am Ende
sure-will = sicher
sure-stands = Stand jetzt
sure-one_more = mit einem mehr
sure-near = bald
prospects-none = Nichts ist abzusehen.
preview-none = Nichts Messbares ändert sich.

## What comes, while playing

ahead-turn = In diesem Zug
ahead-round = In dieser Runde
ahead-game = Am Spielende
preview-how = welcher Zug? zum Beispiel: vorschau 1
preview-signs = ! warnt, = ändert sich, + kommt, - kommt nicht mehr, ? ist offen; getan wird nichts.
warn-ask = Trotzdem? [j/N]
warn-left = Nicht ausgeführt.
warn-on = Vor einem Zug, der die Partie beendet oder etwas verschenkt, wirst du gewarnt; „warnen aus“ stellt das ab.
warn-off = Du wirst nicht mehr gewarnt; „warnen an“ ändert das.
warn-how = tippe „warnen aus“ oder „warnen an“

# Words with which a search in the rules begins, separated by blanks
rules-search-words = suche suchen finde

## Words that may be typed in place of orders

typed-words =
    help: hilfe
    hint: tipp
    log: protokoll verlauf
    more: weiter
    preview: vorschau
    prospects: aussichten
    quit: ende beenden
    rules: regeln
    save: speichern
    load: laden
    score: punkte wertung
    undo: zurück
    warn: warnen
    why: warum
    all: alles
    board: spielplan spielbrett

# Words behind an order: why not, warn on, warn off
typed-arguments =
    not: nicht
    on: an ein
    off: aus

## What is wrong with a line that was typed

rules-search-word = ; `guanxi rules { $game } suche { $word }` sucht nach einem Wort
seat-unknown = --seat { $text }: Diesen Platz gibt es nicht; es gibt: { $seats }
option-once = --option { $text }: Nenn jede Option nur einmal, als NAME=WERT
house-also-said = --house { $text }: Für { $name } ist auch { $options } angegeben
search-what = wonach suchen? zum Beispiel `guanxi rules suche Punkte`
rules-unknown = { $title } hat keine Regel und keinen Abschnitt { $word }{ $hint }
no-picture = --{ $name }: { $title } hat dieses Bild nicht; { $charts } hat es
show-one-at-a-time = --hint, --prospects und --preview: Frag immer nur nach einem davon
hint-without-seat = --hint ist für den Platz, der am Zug ist: Lass --seat weg
hint-no-choice = --hint: Nach Aktion { $count } hat niemand eine Wahl; versuch ein anderes --at
preview-no-choice = --preview: Nach Aktion { $count } hat niemand eine Wahl; versuch ein anderes --at
preview-without-seat = --preview: Am Zug: { $names }; lass --seat weg
foresees-nothing = { $asked }: { $title } sieht nichts voraus
preview-refused = --preview { $notation }: { $refusal }
records-folder = --records { $folder }: lässt sich nicht anlegen: { $why }
players-not-seats = --players { $players } und { $count }-mal --seat passen nicht zusammen
games-not-kept = Partien lassen sich nicht speichern: { $why }
game-held = { $file }: lässt sich nicht sperren; wird die Partie anderswo gespielt? { $why }

## The rules, read and searched

rules-extent = { $clauses } Regeln in { $sections } Abschnitten
rules-of = { $title }: { $clauses } Regeln
rules-found = { $clauses ->
    [0] Keine Regel enthält
    [one] 1 Regel enthält
   *[other] { $clauses } Regeln enthalten
  } { $words }
rules-go-on = Weiter mit:
rules-house = { $title }: { $number } Hausregeln; sie gelten nur mit --house NAME oder NAME=WERT
rules-official = offiziell
rules-house-rule = Hausregel
rules-usual = { $value } (üblich)
rules-default = { $value } (Voreinstellung)
rules-not-built = noch nicht gebaut

# Labels before what a clause has, at most ten letters
rules-label-conflict = Offen
rules-label-ruling = Lesart
rules-label-refuses = Verbietet
rules-label-option = Option
rules-label-data = Daten
rules-label-sources = Quellen
rules-label-module = Modul
rules-label-stated-in = Steht in
rules-label-not-stated = Ohne Code
rules-label-examples = Beispiele
rules-label-previous = Davor
rules-label-next = Danach
rules-label-clauses = Regeln
rules-label-needs = Braucht
rules-label-excludes = Nicht mit
rules-label-cites = Nennt
rules-label-note = Anmerkung
rules-label-scenario = Szenario

## Bounds of what is measured

bench-bounds = --seconds geht von 0.05 bis 600, --rounds von 1 bis 100
load-bounds = --seconds geht von 0.5 bis 3600, --tables bis 5000, --stored bis 1000000
load-rate = --rate geht von 0.1 bis 100000 Spielzüge pro Sekunde
load-linux = die Last wird nur unter Linux gemessen, denn dazu wird /proc gelesen
