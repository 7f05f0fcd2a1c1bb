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
invited-text = Ein Platz wird für dich freigehalten: { $game } mit { $others }.
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

way-first = In diesem Zug geht es noch, und zwar hiernach: { $choice }.
way-instead = Das geht: { $choice }.
way-over = Nimm zurück, was du vorgemerkt hast, dann geht es.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Hier ist nichts
page-nothing-text = Unter dieser Adresse ist nichts.
page-tables = Zu den Tischen
page-return = Willkommen zurück
page-return-text = Dieser Link meldet dich auf diesem Gerät an, unter dem Namen, für den er erstellt wurde.
page-return-button = Weiter
page-password = Ein neues Passwort
page-password-button = Festlegen
page-password-wrong = Das geht nicht: { $why }.
page-password-set = Es ist festgelegt, und du bist hier angemeldet.
page-not-built = Die Seite ist hier nicht gebaut: `{ $command }` erledigt das.
page-described = Brettspiele, an einem Tisch im Browser.
page-no-script = guanxi braucht JavaScript. Die API unter { $address } braucht keines.
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

## What can be wrong outside the rules

problem-not_signed_in = dafür braucht es einen Namen: Melde dich an oder spiel erst als Gast
problem-wrong_password = Name oder Passwort ist falsch
problem-bad_token = das Token ist unbekannt oder gilt nicht mehr
problem-forbidden = das darfst du hier nicht
problem-blocked = einer von euch hat den anderen blockiert
problem-muted = du kannst hier nicht schreiben
problem-wrong_origin = die Anfrage kommt von einer anderen Seite
problem-no_such_table = diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich
problem-no_such_person = diese Person gibt es nicht
problem-no_such_game = dieses Spiel gibt es nicht
problem-no_such_thing = unter dieser Adresse gibt es nichts
problem-not_allowed_method = diese Adresse kennt die Methode nicht
problem-no_program = das kann ein Programm mit seinem Token nicht: Melde dich an
problem-not_seated = dort sitzt du nicht
problem-not_your_turn = dieser Platz ist nicht am Zug
problem-stale = am Tisch ist es weitergegangen: Sieh noch einmal hin
problem-key_used = dieser Schlüssel wurde schon für etwas anderes benutzt
problem-not_running = an diesem Tisch läuft keine Partie
problem-already_running = die Partie hat begonnen
problem-not_over = die Partie ist noch nicht zu Ende
problem-seat_taken = dieser Platz ist besetzt
problem-not_all_seated = noch sind nicht alle Plätze besetzt
problem-name_taken = diesen Namen hat schon jemand
problem-full = mehr davon lassen sich nicht speichern: Entferne erst eines
problem-take_back_off = an diesem Tisch wird so nichts zurückgenommen
problem-nothing_to_take_back = es gibt nichts, was sich zurücknehmen ließe
problem-revealed = seitdem wurde etwas aufgedeckt: Nur eine Abstimmung kann es zurücknehmen
problem-request_open = es ist schon eine Anfrage offen
problem-no_request = es ist keine Anfrage offen
problem-too_soon = die letzte Anfrage wurde abgelehnt: Warte ein wenig
problem-enough_time = es ist genug Zeit da, oder es gibt keine Uhr
problem-too_many = zu viele Anfragen: Warte ein wenig
problem-too_much = das ist größer als erlaubt
problem-invalid = die Anfrage entspricht nicht ihrer Beschreibung
problem-bad_value = ein Wert ist so nicht zulässig
problem-bad_record = das ist keine Aufzeichnung einer Partie
problem-old_protocol = diese Seite ist älter als der Server: Lade sie neu
problem-no_hint = Tipps gibt es nur in Partien gegen Computerspieler
problem-busy = im Moment ist zu viel los: Versuch es noch einmal
problem-closing = der Server startet neu: Versuch es gleich noch einmal
problem-unavailable = die Datenbank ist nicht erreichbar: Versuch es gleich noch einmal
problem-unsettled = die Verbindung zur Datenbank brach mittendrin ab: Schick es mit demselben Schlüssel noch einmal, es gilt nur einmal
problem-frozen = dieser Tisch ist angehalten: Der Betreiber weiß Bescheid
problem-bot_failed = der Computerspieler konnte nicht antworten
problem-internal = bei uns ist etwas schiefgegangen
no-public-address = dort findet sich keine öffentliche Adresse
address-how = eine Adresse beginnt mit https:// und dem Namen eines Rechners
bot-name-long = der Name eines Computerspielers hat höchstens { $most } Buchstaben
bot-thinks-long = { $name }: Am Tisch eines Servers denkt ein Spieler höchstens { $most } nach
nothing-stands-by-it = damit wurde nichts getan, was noch gilt
other-rules = nach Version { $played } der Regeln gespielt; dies ist { $here }
only-host = das kann nur der Gastgeber des Tisches
move-actions = ein Spielzug hat 1 bis { $most } Aktionen
places-are = es gibt die Plätze 0 bis { $last }
number-added-already = dieser Platz hat schon eine Zahl beigetragen
bot-has-seat = auf diesem Platz spielt ein Computerspieler: Kehr erst zurück
line-short = eine Zeile Notation ist druckbar und kurz
not-asked = du bist nicht gefragt
seat-given-up = dieser Platz ist schon aufgegeben
nobody-plays-for-seat = niemand spielt für diesen Platz
so-already = das ist schon so
time-for-another = Zeit gibt man einer anderen Person, die mitspielt
other-position = Eintrag { $number } führt zu einer anderen Stellung als damals
seats-as-players = so viele Plätze wie Spieler
not-in-language = in dieser Sprache gibt es das nicht
no-clauses = die Regeln dieses Spiels sind nicht nummeriert
own-board-at-table = ein eigener Spielplan wird an einem Tisch gezeichnet
characters-at-most = 1 bis { $most } Zeichen
said-enough = an diesem Tisch ist genug gesagt
chat-for-seated = der Chat dieses Tisches ist für die, die dort sitzen
notes-are-text = notieren lässt sich nur Text
hint-still-thought = über deinen letzten Tipp wird noch nachgedacht
draft-actions = ein Spielzug hat { $least } bis { $most } Aktionen
draft-other-acts = nach diesem Entwurf ist jemand anders am Zug, oder eine Karte kommt
no-bot-did-this = das hat kein Computerspieler getan
draft-reveals = dieser Entwurf deckt etwas auf: Niemand weiß, was danach kommt
no-lesson-here = an diesem Tisch läuft keine Lektion
not-in-this-turn = das geht in diesem Zug nicht
lesson-gone = diese Lektion gibt es nicht mehr
connections-many = zu viele Verbindungen sind offen
address-is-text = eine Adresse ist Text
name-length = ein Name hat 1 bis { $most } Zeichen
name-visible = ein Name hat nur sichtbare Zeichen: nichts Verstecktes, nichts, was die Leserichtung umdreht
name-accents = ein Name beginnt nicht mit einem Akzent und hat auf einem Buchstaben nur wenige
name-one-alphabet = ein Wort eines Namens bleibt bei einem Alphabet
visible-characters = nur sichtbare Zeichen
no-control-characters = ein Text ohne Steuerzeichen
password-length = ein Passwort hat { $least } bis { $most } Zeichen
password-known = dieses Passwort gehört zu den ersten, die man ausprobieren würde
no-such-account = kein Konto hat diesen Namen
language-how = eine Sprache wird angegeben wie de oder pt-BR
zone-how = eine Zeitzone wird angegeben wie Europe/Berlin
sleep-how-long = man schläft 1 bis { $most } Stunden
vacation-how-long = ein Urlaub endet in der Zukunft, binnen 60 Tagen
guest-no-password = ein Gast hat kein Passwort: Leg erst ein Konto an
account-already = du hast schon ein Konto: Melde dich erst ab
that-is-yourself = das bist du selbst
no-mail-address = das ist keine E-Mail-Adresse
no-push-keys = das sind keine Schlüssel eines Abonnements
lesson-no-record = eine Lektion, die mitten in einer Partie beginnt, hat keine Aufzeichnung
moves-are = es gibt die Züge 0 bis { $moves }
seats-are = es gibt die Plätze 0 bis { $last }
record-too-long = so lang ist keine Partie
record-no-text = kein Text: Byte { $byte } ist kein UTF-8
record-takes-long = diese Aufzeichnung zu lesen dauert zu lange

## For who runs a server, in a terminal. What stands after a colon comes from elsewhere

served-at = guanxi läuft unter { $url } (Strg-C hält es an)
tables-kept = Die Tische liegen in { $database }
backup-nothing = es gibt nichts zu sichern: { $file } gibt es nicht
backup-there = { $file } ist schon da; --force überschreibt es
restore-there = { $file } ist schon da; --force setzt die Sicherung an seine Stelle
backup-postgres = die Tische liegen in PostgreSQL: `pg_dump --format=custom --file=DATEI DATENBANK` macht eine Sicherung, während der Server läuft, `pg_restore --clean --dbname=DATENBANK DATEI` spielt sie zurück, während keiner läuft
backup-no-file = { $file } ist keine Datei
backup-none = { $file } ist keine Sicherung von guanxi
backup-damaged = { $file } ist beschädigt: { $why }
backup-later = { $file } stammt von einer späteren Version von guanxi
backup-unwritten = { $file } lässt sich nicht schreiben: { $why }
no-table = einen Tisch { $table } gibt es nicht
table-busy = am Tisch { $table } wird gerade geschrieben: Versuch es noch einmal
table-over = der Tisch { $table } ist schon vorbei; --purge löscht ihn
table-fails = der Tisch { $table } scheitert noch immer bei Eintrag { $number }: { $why }
table-not-frozen = der Tisch { $table } ist nicht eingefroren
database-no-address = --database: Das ist keine Adresse einer Datenbank
database-embedded-only = das ist für die eingebaute Datenbank; die Tische liegen in { $database }
database-folder = der Ordner für die Tische lässt sich nicht nutzen: { $folder }: { $why }
database-served = ein anderes guanxi nutzt { $file } schon. Halte es an oder nimm andere Tische mit --data ORDNER
database-closed = die Datenbank { $database } lässt sich nicht öffnen
database-unusable = die Datenbank { $database } lässt sich nicht nutzen: { $why }
database-other = die Datenbank { $database } gehört zu einer anderen Version von guanxi: { $why }
database-not-brought = die Datenbank { $database } lässt sich nicht auf diese Version bringen
database-later = die Datenbank { $database } gehört zu einer späteren Version von guanxi ({ $release }). Nutze sie mit dieser oder einer noch späteren; nichts wurde geändert
database-how = --database: eine Adresse wie postgresql://USER@HOST/NAME oder sqlite:////ORDNER/DATEI
smtp-how = GUANXI_SMTP: smtp://USER:PASSWORD@HOST:587?from=ADDRESS oder smtps://… für TLS von Anfang an
workers-sqlite = --workers { $workers }: SQLite bedient ein einziger Prozess, der allein weiß, was darin neu ist. Für mehr nenne eine PostgreSQL-Datenbank: --database postgresql://…
workers-how = --workers { $workers }: von 1 bis 64
log-format-how = --log-format { $given }: text oder json
port-how = --port { $port }: von 0 (irgendein freier) bis 65535
url-how = --url { $url }: beginnt mit http:// oder https://
mail-security = Mails gehen mit starttls, tls oder none hinaus, nicht mit { $given }.
mail-sender = Der Absender der Mails ist keine Mailadresse.
mail-tls = Ein Passwort für Mails geht nur über TLS: Wähle starttls oder ssl.
push-contact = „{ $contact }“ ist kein Kontakt für Push-Dienste: mailto:NAME@HOST oder https://HOST
push-keys = Die gespeicherten Schlüssel für Web Push sind beschädigt: Entferne sie, dann entstehen neue.
