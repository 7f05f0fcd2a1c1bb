# Playing in a terminal. Names and numbers come in as $facts.

## At the start and at the end

joined = { $first } and { $last }
welcome = { $title } with { $players }; { $options }.
sealed =
    The shuffles are sealed before the game:
     { $commitment }
since-start = So far:
since-last-turn = Since your last turn:
prompt = { $player }>
prompt-enter = { $player } (Enter chooses 1)>
thinking = { $player } is thinking ...

hot-seat-turn = --- { $player }'s turn ---
hot-seat-show = { $player }, sit down and press Enter: your cards will be shown.
hot-seat-hide = { $player }, press Enter: your cards will be hidden.

won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points.
  }
seed-revealed =
    The seed was { $seed }. It belongs to the seal of the start, so every shuffle can be checked:
     { $commitment }
record-kept = The record of the game is in { $file }.
offer-save = Type "save FILE" to keep the record, or press Enter to leave:

left-quit = Goodbye.
left-input-ended = The input has ended, and the game stops here unfinished.
left-interrupted = Stopped.
left-player-failed = Without that player the game cannot go on.
left-saved =
    The game is saved. To go on with it:
     guanxi play { $game } --load { $file } --save { $file }
left-unsaved = It was not saved; --save FILE keeps a game after every turn.

## Saving and loading

saved =
    Saved; the file also holds the cards still to come. To go on from here:
     guanxi play { $game } --load { $file }
save-what = which file? for example: save evening.record
save-other = { $file } is there already and holds something else than this game; choose another name
load-game = { $file } holds a game of { $other }, not of { $game }
load-sealed = { $file } does not hold the seed, so nobody can deal on from it
load-leave = The running game is not saved. Leave it? (yes or no)
loaded = Loaded { $file }, { $actions ->
    [one] one action
   *[other] { $actions } actions
  } into the game.

## Choices

menu-refused = Not allowed now:
menu-more = and { $count } more
menu-more-reasons = ; likewise the others, see "why NUMBER"
no-such-number = there is no choice { $number }: the allowed ones are 1 to { $last }, and "all" lists the refused ones too
why-allowed = { $notation }: nothing is against it
why-rule = "rules { $clause }" shows the rule.

held = Noted: { $notation }. It is carried out together with what belongs before it.
undone = Taken back: { $notation }
undo-nothing = You have done nothing in this turn yet, and earlier turns stand.
undo-revealed = A card has been turned up since: what chance has shown cannot be taken back.

log-how = say "log" for everything, or "log 5" for the last five turns
hint-how = say "hint" for the best three moves, or "hint 5" for five
hint-move = move
hint-visits = visits
hint-legend = Of each player: the chance to win, and what the position is held to be worth, in points. { $visits ->
    [0] {""}
   *[other] Visits: how often the search looked at a move.
  }

help =
    Choose
     12                        the choice with that number; Enter: the usual one
    { $choose }
    Ask
     why, all                  what is not allowed now, and why; all choices
     why 60                    why one of them is not; an action in words does too
     hint, hint 5              what a chancellor would do here, and why; five moves
     score                     everybody's points by source, if the game ended now
    { $look }
     log, log 5                what happened; the last five turns
     rules { $rule }a rule; also: rules search WORD
    Do
     undo                      take back the last action of your turn
     save FILE, load FILE      keep the game, or go on with another
     quit                      leave

## The command line

players-seats = players={ $players } does not go with { $seats } seats
players-twice = --players and --option players= do not agree
seed-text = a seed is a line of 1 to 200 printable characters
load-alone = a saved game knows its seats, options and seed: --load goes with --save only

## What comes: `guanxi show --prospects`

when-turn = this turn
when-round = this round
when-game = at the end
sure-will = for sure
sure-stands = as it stands
sure-one_more = with one more
sure-near = soon
prospects-none = Nothing is foreseen.
preview-none = Nothing that is measured changes.
