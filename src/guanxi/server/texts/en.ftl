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
