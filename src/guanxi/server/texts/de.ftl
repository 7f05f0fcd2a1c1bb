# What people are told who are not at the table. Nothing here may depend on what only some may see.
# $table is its title, or the game's; $game the game's; $others whoever else sits there.

joined = { $first } und { $last }

turn-title = Du bist am Zug: { $table }
turn-text = Du bist am Zug: { $game } mit { $others }.
started-title = Es geht los: { $table }
started-text = Deine Partie { $game } mit { $others } hat begonnen.
ended-title = Vorbei: { $table }
ended-text = Deine Partie { $game } mit { $others } ist zu Ende.
take-back-title = Zurücknehmen? { $table }
take-back-text = In deiner Partie { $game } mit { $others } soll etwas zurückgenommen werden. Bist du einverstanden?
invited-title = Noch eine Partie? { $table }
invited-text = Ein Platz ist für dich frei: { $game } mit { $others }.
mention-title = Jemand ruft dich: { $table }
mention-text = { $by } hat dir am Tisch etwas geschrieben: { $game } mit { $others }.
digest-title = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
digest-text = An diesen Tischen bist du am Zug:
digest-line = { $table }: { $game } mit { $others }

unsubscribe-title = Keine Mails mehr?
unsubscribe-text = Wir schreiben dir, wenn eine Partie auf dich wartet. Sollen wir das lassen?
unsubscribe-button = Keine Mails mehr schicken
unsubscribed-title = Keine Mails mehr
unsubscribed-text = Du bekommst von hier keine Mails mehr. In deinen Einstellungen kannst du das jederzeit ändern.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = Erst, in diesem Zug: { $choice }.
way-instead = Das geht: { $choice }.
way-over = Nimm zurück, was du hingelegt hast, dann geht es.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Hier ist nichts
page-nothing-text = Unter dieser Adresse ist nichts.
page-tables = Zu den Tischen
page-return = Willkommen zurück
page-return-text = Dieser Link meldet dich auf diesem Gerät an, unter dem Namen, für den er gemacht ist.
page-return-button = Weiter
page-password = Ein neues Passwort
page-password-button = Festlegen
page-password-wrong = Das geht nicht: { $why }.
page-password-set = Es ist gesetzt, und du bist hier angemeldet.
page-not-built = Die Seite ist hier nicht gebaut: `{ $command }` erledigt das.
page-waiting = Tische, die auf Mitspieler warten
page-running = Tische zum Zuschauen
page-none = Zurzeit keine.
page-programs = Für Programme
page-api = Alles geht auch über HTTP und WebSocket
page-free = frei
page-game = Spiel
page-status = Stand
page-status-open = offen
page-status-running = läuft
page-status-over = beendet
page-status-frozen = angehalten
page-commitment = Mischen (Fingerabdruck)
page-seats = Plätze
