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

way-first = First, in this turn: { $choice }.
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
