# What people are told who are not at the table. Nothing here may depend on what only some may see.
# $table is its title, or the game's; $game the game's; $others whoever else sits there.

joined = { $first } and { $last }

turn-title = Your turn: { $table }
turn-text = It is your turn in { $game } with { $others }.
started-title = It begins: { $table }
started-text = Your game of { $game } with { $others } has begun.
ended-title = It is over: { $table }
ended-text = Your game of { $game } with { $others } has ended.
take-back-title = Take back? { $table }
take-back-text = You are asked whether something may be taken back in { $game } with { $others }.
invited-title = Once more? { $table }
invited-text = A seat is kept for you in { $game } with { $others }.
mention-title = Somebody calls you: { $table }
mention-text = { $by } has said something to you at the table of { $game } with { $others }.
digest-title = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
digest-text = It is your turn at these tables:
digest-line = { $table }: { $game } with { $others }

unsubscribe-title = No more mail?
unsubscribe-text = We write to you when a game waits for you. Shall we stop?
unsubscribe-button = Send me no more mail
unsubscribed-title = No more mail
unsubscribed-text = You get no more mail from here. In your settings you can change that at any time.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = It is possible in this turn, after this: { $choice }.
way-instead = What you can do: { $choice }.
way-over = Take back what you have put down: then it is possible.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Nothing here
page-nothing-text = There is nothing at this address.
page-tables = To the tables
page-return = Welcome back
page-return-text = This link signs you in on this device, as whoever made it.
page-return-button = Go on
page-password = A new password
page-password-button = Set it
page-password-wrong = This cannot be: { $why }.
page-password-set = It is set, and you are signed in here.
page-not-built = The site has not been built here: `{ $command }` does it.
page-described = Board games, at a table in the browser.
page-no-script = guanxi needs JavaScript. The API at { $address } does not.
page-waiting = Tables that wait for players
page-running = Tables to watch
page-none = None at the moment.
page-programs = For programs
page-api = Everything can be done over HTTP and WebSocket
page-free = free
page-game = Game
page-status = State
page-status-open = open
page-status-running = running
page-status-over = over
page-status-frozen = frozen
page-commitment = Shuffle (commitment)
page-seats = Seats

## What can be wrong outside the rules

problem-not_signed_in = this needs a name: sign in or play as a guest first
problem-wrong_password = name or password is wrong
problem-bad_token = the token is unknown or no longer valid
problem-forbidden = this is not yours to do
problem-blocked = one of you has blocked the other
problem-muted = you cannot write here
problem-wrong_origin = the request comes from another site
problem-no_such_table = there is no such table, or it is not open to you
problem-no_such_person = there is no such person
problem-no_such_game = there is no such game
problem-no_such_thing = there is nothing at this address
problem-not_allowed_method = this address does not know that method
problem-no_program = a program cannot do this with its token: sign in
problem-not_seated = you do not sit there
problem-not_your_turn = it is not this seat’s turn
problem-stale = the table has moved on: look again
problem-key_used = this key has been used for something else
problem-not_running = no game is running at this table
problem-already_running = the game has begun
problem-not_over = the game is not over yet
problem-seat_taken = this seat is taken
problem-not_all_seated = not all seats are taken
problem-name_taken = somebody has this name already
problem-full = there are as many of these as can be kept: remove one first
problem-take_back_off = this table takes nothing back that way
problem-nothing_to_take_back = there is nothing that could be taken back
problem-revealed = something has been revealed since: only a vote can take it back
problem-request_open = a request is open already
problem-no_request = no request is open
problem-too_soon = the last request was refused: wait a little
problem-enough_time = they have enough time, or there is no clock
problem-too_many = too many requests: wait a little
problem-too_much = this is larger than what is allowed
problem-invalid = the request does not fit its description
problem-bad_value = a value cannot be so
problem-bad_record = this is no record of a game
problem-old_protocol = this page is older than the server: load it again
problem-no_hint = hints are for games against computer players only
problem-busy = too much is asked at the moment: try again
problem-closing = the server is being restarted: try again in a moment
problem-unavailable = the database cannot be reached: try again in a moment
problem-unsettled = the database was lost in the middle of it: send it again with the same key, it is done once
problem-frozen = this table is frozen: the operator has been told
problem-bot_failed = the computer player could not answer
problem-internal = something went wrong on our side
no-public-address = no public address is found there
address-how = an address begins with https:// and a host’s name
bot-name-long = the name of a computer player has { $most } letters at most
bot-thinks-long = { $name }: at a table of a server a player thinks for { $most } at most
nothing-stands-by-it = nothing that stands was done by it
other-rules = played by version { $played } of the rules; this is { $here }
only-host = only the host of the table can do this
move-actions = a move has 1 to { $most } actions
places-are = there are places 0 to { $last }
number-added-already = this seat has added its number already
bot-has-seat = a computer player has this seat: return to it first
line-short = a line of notation is printable and short
not-asked = you are not asked
seat-given-up = this seat has been given up already
nobody-plays-for-seat = nobody plays for this seat
so-already = it is so already
time-for-another = time is given to another person who plays
other-position = entry { $number } leads to another position than when it was made
seats-as-players = as many seats as players
not-in-language = it is not told in this language
no-clauses = its rules are not told by clauses
own-board-at-table = a board of one’s own is drawn at a table
characters-at-most = from 1 to { $most } characters
said-enough = this table has said enough
chat-for-seated = the chat of this table is for those who sit there
notes-are-text = only text can be noted
hint-still-thought = your last hint is still being thought about
draft-actions = a move has { $least } to { $most } actions
draft-other-acts = after this draft somebody else is to act, or a card comes
no-bot-did-this = no computer player did this
draft-reveals = this draft turns something over: nobody knows what comes after it
no-lesson-here = no lesson is taken at this table
not-in-this-turn = this cannot be done in this turn
lesson-gone = this lesson is no longer taught
connections-many = too many connections are open
address-is-text = an address is text
name-length = a name has 1 to { $most } characters
name-visible = a name has visible characters only: nothing that is hidden or turns the direction of reading
name-accents = a name does not begin with an accent, and has few of them on one letter
name-one-alphabet = a word of a name keeps to one alphabet
visible-characters = visible characters only
no-control-characters = a text without control characters
password-length = a password has { $least } to { $most } characters
password-known = this password is among the first that anybody would try
no-such-account = no account has this name
language-how = a language is called like de or pt-BR
zone-how = a time zone is called like Europe/Berlin
sleep-how-long = people sleep 1 to { $most } hours
vacation-how-long = a vacation ends in the future, within 60 days
guest-no-password = a guest has no password: make an account first
account-already = you have an account already: sign out first
that-is-yourself = that is yourself
no-mail-address = this is no mail address
no-push-keys = these are no keys of a subscription
lesson-no-record = a lesson that begins in the middle of a game has no record
moves-are = there are moves 0 to { $moves }
seats-are = there are seats 0 to { $last }
record-too-long = no game is that long
record-no-text = not a text: byte { $byte } is not UTF-8
record-takes-long = this record takes too long to read

## For who runs a server, in a terminal. What stands after a colon comes from elsewhere

served-at = guanxi is served at { $url } (Ctrl-C stops it)
tables-kept = The tables are kept in { $database }
backup-nothing = there is nothing to keep: { $file } does not exist
backup-there = { $file } is there already; --force writes over it
restore-there = { $file } is there already; --force puts the backup in its place
backup-postgres = the tables are kept in PostgreSQL: `pg_dump --format=custom --file=FILE DATABASE` makes a backup while the server runs, `pg_restore --clean --dbname=DATABASE FILE` puts it back while none does
backup-no-file = { $file } is no file
backup-none = { $file } is no backup of guanxi
backup-damaged = { $file } is damaged: { $why }
backup-later = { $file } was made by a later release of guanxi
backup-unwritten = { $file } cannot be written: { $why }
no-table = there is no table { $table }
table-busy = table { $table } is being written to: try again
table-over = table { $table } is over already; --purge deletes it
table-fails = table { $table } still fails at entry { $number }: { $why }
table-not-frozen = table { $table } is not frozen
database-no-address = --database: this is no address of a database
database-embedded-only = this is for the embedded database; the tables are kept in { $database }
database-folder = the folder for the tables cannot be used: { $folder }: { $why }
database-served = another guanxi serves { $file } already. Stop it, or keep other tables with --data FOLDER
database-closed = the database { $database } cannot be opened
database-unusable = the database { $database } cannot be used: { $why }
database-other = the database { $database } is of another release of guanxi: { $why }
database-not-brought = the database { $database } cannot be brought to this release
database-later = the database { $database } belongs to a later release of guanxi ({ $release }). Serve it with that release or a later one; nothing was changed
database-how = --database: an address such as postgresql://USER@HOST/NAME or sqlite:////FOLDER/FILE
smtp-how = GUANXI_SMTP: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://… for TLS from the start
workers-sqlite = --workers { $workers }: SQLite is served by one process, which alone knows what is new in it. For more, name a PostgreSQL database: --database postgresql://…
workers-how = --workers { $workers }: from 1 to 64
log-format-how = --log-format { $given }: text or json
port-how = --port { $port }: from 0 (any that is free) to 65535
url-how = --url { $url }: begins with http:// or https://
mail-security = Mail is sent with starttls, tls or none, not with { $given }.
mail-sender = The sender of mails is no mail address.
mail-tls = A password for mail goes over TLS only: choose starttls or ssl.
push-contact = "{ $contact }" is no contact for push services: mailto:NAME@HOST or https://HOST
push-keys = The stored keys for Web Push are damaged: remove them, and new ones are made.
