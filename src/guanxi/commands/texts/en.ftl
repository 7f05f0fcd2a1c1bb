# Playing in a terminal. Names and numbers come in as $facts.

## At the start and at the end

joined = { $first } and { $last }
welcome = { $title } with { $players }; { $options }.
# Whoever plays here and has not said a name; sentences are told in the third person
person-name = Player
sealed =
    The shuffles are sealed before the game:
     { $commitment }
since-start = So far:
since-last-turn = Since your last turn:
prompt = { $player }{ $usual }>
prompt-enter = {" "}(Enter: { $what })
thinking = { $player } is thinking ...

hot-seat-turn = --- { $player }’s turn ---
hot-seat-show = { $player }, sit down and press Enter: your cards will be shown.
hot-seat-hide = { $player }, press Enter: your cards will be hidden.

won = { $count ->
    [0] Nobody wins: the tie at { $points } { $points ->
        [one] point
       *[other] points
      } is not broken.
    [one] { $players } wins with { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[other] { $players } share the victory with { $points } { $points ->
        [one] point
       *[other] points
      }.
  }
seed-revealed =
    The seed was { $seed }. It belongs to the seal of the start, so every shuffle can be checked:
     { $commitment }
record-kept = The record of the game is in { $file }.
leave-now = { $kept ->
    [yes] Leave? The game is kept, and "guanxi play --resume" goes on with it.
   *[no] Leave? The game could not be kept; "save FILE" tries another place.
  } (yes or no)

# What means yes, beside "y" and "yes"
answers-yes = y yes
left-quit = Goodbye.
left-input-ended = The input has ended, and the game stops here unfinished.
left-interrupted = Stopped.
left-player-failed = Without that player the game cannot go on.
left-saved =
    The game is saved. To go on with it:
     guanxi play { $game } --load { $file } --save { $file }
left-kept =
    The game is kept as it stands. To go on with it:
     guanxi play --resume
left-unsaved = It was not saved; --save FILE keeps a game after every turn.

## Saving and loading

saved =
    Saved; the file also holds the cards still to come. To go on from here:
     guanxi play { $game } --load { $file }
save-what = which file? for example: save evening.record
save-other = { $file } is there already and holds something else than this game; choose another name
load-game = { $file } holds a game of { $other }, not of { $game }
load-sealed = { $file } does not hold the seed, so nobody can deal on from it
resume-nothing = there is no unfinished game in { $folder }
resume-several = Unfinished games, the last played first:
resume-no-such = there is no game { $answer } in that list
resume-which = Which one? (Enter: 1)
resume-one = { $game }, begun { $begun }: { $players }
resumed = Going on with the { $game } begun { $begun }.
loaded = Loaded { $file }, { $actions ->
    [one] one action
   *[other] { $actions } actions
  } into the game.

## Choices

menu-refused = Not allowed now:
menu-more = and { $count } more
menu-more-reasons = ; likewise the others, see "why NUMBER"
menu-closed = ({ $count } choices)
menu-orders = Also: { $orders }
ahead = Prospects:
ahead-more = And { $count } more.
more-lines = { $lines ->
    [one] One more line:
   *[other] { $lines } more lines:
  } "more" shows what follows.
more-nothing = everything has been shown
which-one = "{ $line }" may mean:
examples-more = { $examples } and more
not-understood = "{ $line }" is nothing that can be done now. Possible: { $examples }. "help" lists the rest.
no-such-number = no choice { $number } has been shown, only 1 to { $last }; "all" lists everything
why-allowed = { $notation }: nothing is against it
why-not-how = "why not" lists what is not allowed now.
why-rule = "rules { $clause }" shows the rule.

held = Noted: { $notation }. It is carried out together with what belongs before it.
undone = Taken back: { $notation }
undo-nothing = You have done nothing in this turn yet, and earlier turns stand.
undo-revealed = A card has been turned up since: what chance has shown cannot be taken back.

log-how = say "log" for everything, or "log 5" for the last five turns
hint-how = say "hint" for the best three moves, or "hint 5" for five
hint-keys = "h1" makes the first of these moves, "h2" the second.
hint-visits = visits
hint-legend = Of each player: the chance to win, and what the position is held to be worth, in points. { $visits ->
    [0] {""}
   *[other] Visits: how often the search looked at a move.
  }

help =
    Choose
     12                        the choice with that number; Enter: the usual one
     WORDS                     any words of the menu; what fits is done, or listed
    { $choose }
    Ask
     why                       why the computer players did what they did
     why not, all              what is not allowed now, and why; all choices
     why 60, why WORDS         why one of them is not
     more                      the rest of what did not fit on the screen
     hint, hint 5              what a chancellor would do here, and why; five moves
     preview 12, preview WORDS what that move would change; nothing is done
     prospects, prospects WORD all that comes by itself, step by step; about that
     score                     everybody’s points by source, if the game ended now
    { $look }
     log, log 5                what happened; the last five turns
     { $rule } a rule; also: rules search WORD
    Do
     undo                      take back the last action of your turn
     warn off, warn on         no question before a move that gives something away
     save FILE, load FILE      keep the game, or go on with another
     quit                      leave

## The command line

players-seats = players={ $players } does not go with { $seats } seats
players-twice = --players and --option players= do not agree
seed-text = a seed is a line of 1 to 200 printable characters
load-alone = a saved game knows its seats, options and seed: --load goes with --save only
resume-alone = a kept game knows its seats, options and seed: --resume goes with --save only

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

## What comes, while playing

ahead-turn = In this turn
ahead-round = In this round
ahead-game = At the end of the game
preview-how = which move? for example: preview 1
preview-signs = ! warns, = changes, + comes, - comes no more, ? is open; nothing is done.
warn-ask = Do it? [y/N]
warn-left = Not done.
warn-on = You are warned before a move that ends the game or gives something away; "warn off" ends that.
warn-off = You are not warned any more; "warn on" changes that.
warn-how = say "warn off" or "warn on"

# Words that begin a search in the rules, separated by blanks
rules-search-words = search

## Words that may be typed in place of orders

typed-words =
    quit: quit bye
    help: help commands

# Words behind an order: why not, warn on, warn off
typed-arguments =
    not: not
    on: on
    off: off

## What is wrong with a line that was typed

rules-search-word = ; `guanxi rules { $game } search { $word }` looks for a word
seat-unknown = --seat { $text }: there is no such seat; there is: { $seats }
option-once = --option { $text }: say each option once, as NAME=VALUE
house-also-said = --house { $text }: { $name } is also said to be { $options }
search-what = search for what? e.g. `guanxi rules search points`
rules-unknown = { $title } has no clause or section { $word }{ $hint }
no-picture = --{ $name }: { $title } has no such picture; { $charts } has
show-one-at-a-time = --hint, --prospects and --preview: ask for one of them at a time
hint-without-seat = --hint is for the seat that acts: leave out --seat
hint-no-choice = --hint: after action { $count } nobody has a choice; try another --at
preview-no-choice = --preview: after action { $count } nobody has a choice; try another --at
preview-without-seat = --preview: it is { $names } who acts; leave out --seat
foresees-nothing = { $asked }: { $title } foresees nothing
preview-refused = --preview { $notation }: { $refusal }
records-folder = --records { $folder }: cannot be made: { $why }
players-not-seats = --players { $players } and { $count } times --seat do not agree
games-not-kept = games cannot be kept: { $why }
game-held = { $file }: cannot be held, is it played elsewhere? { $why }

## The rules, read and searched

rules-extent = { $clauses } clauses in { $sections } sections
rules-of = { $title }: { $clauses } clauses
rules-found = { $clauses ->
    [0] No clause has
    [one] 1 clause has
   *[other] { $clauses } clauses have
  } { $words }
rules-go-on = Go on with:
rules-house = { $title }: { $number } house rules, off unless you say --house NAME or NAME=VALUE
rules-official = official
rules-house-rule = house rule
rules-usual = { $value } (usual)
rules-default = { $value } (default)
rules-not-built = not built yet

# Labels before what a clause has, at most ten letters
rules-label-conflict = Conflict
rules-label-ruling = Ruling
rules-label-refuses = Refuses
rules-label-option = Option
rules-label-data = Data
rules-label-sources = Sources
rules-label-module = Module
rules-label-stated-in = Stated in
rules-label-not-stated = Not stated
rules-label-examples = Examples
rules-label-previous = Previous
rules-label-next = Next
rules-label-clauses = Clauses
rules-label-needs = Needs
rules-label-excludes = Excludes
rules-label-cites = Cites
rules-label-note = Note
rules-label-scenario = Scenario

## Bounds of what is measured

bench-bounds = --seconds is from 0.05 to 600, --rounds from 1 to 100
load-bounds = --seconds is from 0.5 to 3600, --tables up to 5000, --stored up to 1000000
load-rate = --rate is from 0.1 to 100000 moves a second
load-linux = the load is measured on Linux only: it reads /proc
