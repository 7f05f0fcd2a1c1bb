# What core says when something is wrong with what somebody gave it. A fact in quotes, or a number, is as it was given.

## Joints

labelled = { $label }: { $text }
series = { $first }; { $second }
quoted = "{ $text }"
figure = { $number }
at = { $place }: { $why }
at-line = { $file }: line { $number }: { $why }
either = { $first } or { $last }
both = { $first } and { $last }
did-you-mean = ; did you mean { $names }?
by-clause = { $text } ({ $clause })
no-such-action = "{ $heard }" is no action; say for example: { $forms }
no-remark = { $text } is no remark; there are: { $forms }
not-judged = no computer player can judge a position of { $title }; random plays it
this-game = this game


## The table

take-back-unknown = take-back: { $way } is none of { $ways }
players-need-names = { $count } players need { $count } names, not { $given }
names-differ = every player needs a name of their own, not { $names }
no-such-viewer = there is no viewer { $viewer }: seats are 0 to { $last }
nothing-after = there is nothing after { $since } actions: there are { $count }
rewind-how-far = a rewind goes back to fewer actions than the { $count } there are, not to { $to }
take-back-none = { $count } actions cannot be taken back: it takes 1 or more
plays-not-here = { $player } does not play here
no-name = { $name } cannot be a name: 1 to 32 printable characters, none of : [ ], no space at the ends
chance-no-name = "chance" cannot be a name: it is the seat that deals
remark-by-bot = { $remark }: { $player } is a computer player
remark-nobody-is-asked = { $remark }: with "take-back: { $way }" nobody is asked
remark-nobody-has-asked = { $remark }: nobody has asked
rewind-off = with "take-back: { $way }" no game goes back to { $to }
rewind-not-asked-for = nobody has asked to go back to { $to }
rewind-not-agreed = { $waiting } did not agree to go back to { $to }
remark-nobody-stands-in = { $remark }: nobody stands in for { $player }
no-such-seat = there is no seat { $seat }: seats are 0 to { $last }
no-action-number = there is no action { $action }: actions are 0 to { $last }
remark-not-in-record = { $remark } cannot stand in a record
no-seed = { $seed } cannot be a seed: at most 200 printable characters, no space at the ends
added-too-many = at most { $most } numbers can be added to a seed, not { $count }
added-none = { $number } cannot be added to a seed: it takes 1 to 64 characters of 0-9 and a-f

## Records

record-part-missing = { $file }: ends after line { $last }, before the line "end": part of it is missing
record-too-large = { $file }: larger than { NUMBER($most, useGrouping: "always") } bytes, so it is no record of a game
record-line-cut-off = { $file }: line { $count }: the last line is cut off (no line end)
record-begins = { $file }: line { $number }: a record begins with { $wanted }
record-expected-action = expected action { $expected }, as in "{ $expected } NAME: ..."
record-no-rewinds = a record of format 1 has no rewinds
record-rewind-where = { $line } goes back to no action: { $last ->
    [-1] "rewind: N" takes a number that does not exist here: nothing has been done yet
   *[other] "rewind: N" takes a number from 0 to { $last }
  }
record-no-remarks = a record of format { $format } has no remarks
record-result-begins = { $file }: the part after the actions begins with "result: ..."
record-after-end = { $file }: line { $number }: nothing comes after "end"
file-unreadable = { $file }: cannot be read: { $why }
file-no-text = { $file }: not a text file (byte { $byte } is not UTF-8)
record-line-no-text = { $file }: line { $number }: holds characters that are not text
record-header-unknown = { $file }: line { $number }: { $line } does not belong into a header here
record-header-lacks = { $file }: the header has no line for { $name }
record-other-rules = { $file }: written for rules version { $rules }; this is { $rules_version }
record-at-where = { $file }: --at { $upto }: it has actions 0 to { $count }
record-over-before = the game is over before this action
record-other-to-act = { $player } is to act, not { $actor }
record-not-one-action = { $notation } is not the notation of one action
record-chance-deals = from this seed chance deals "{ $expected }"
record-other-seed = { $file }: the seed does not match the commitment made at the start
record-seed-not-revealed = { $file }: the seed is not revealed, so the shuffles cannot be checked
record-result-lines = { $file }: the result has { $count } lines, not { $wanted }
file-unwritable = { $file }: cannot be written: { $why }
record-line-should-be = { $file }: line { $number }: { $line } should be "{ $wanted }"
option-other-hash = the text of the option { $name } does not have the hash { $value }
file-too-large = { $file }: larger than { NUMBER($most, useGrouping: "always") } bytes
line-no-text = line { $number }: holds characters that are not text

## Games and their rules

no-such-game = there is no game "{ $name }"; there is: { $known }
games-of-one-name = there are { $count } games called "{ $name }": { $packages }; remove one of these packages
game-no-module = the game "{ $name }" cannot be loaded: there is no module { $module }
game-no-package = the game "{ $name }" ({ $value }) lies in a module: it has to be in a package
game-is-none = the game "{ $name }" ({ $value }) is no Game, but { $name2 }
game-other-name = the game "{ $name }" ({ $value }) calls itself "{ $name2 }": both must be the same
game-not-loaded = the game "{ $name }" ({ $value }) cannot be loaded: { $told }
no-game-near = there is no game { $game }{ $hint }
no-catalogue = the game { $game } has no catalogue of clauses
rules-not-in-language = the rules of { $title } are not in { $language }, only in { $known }
catalogue-schema = { $game }/clauses.toml: schema { $get }; this program reads schema { $schema }
no-clause = { $title } has no clause { $clause }{ $hint }
catalogue-not-toml = { $name } is not TOML: { $why }
no-house-rule = { $title } has no house rule { $name }{ $hint }
house-listed = ; `guanxi rules { $game } --house` lists them
house-several-ways = --house { $name }: there are several ways to play it; say { $ways }
house-one-of = { $name } is { $values }, not { $given } ({ $clause })
house-needs = the house rule { $name } needs { $choice } ({ $clause })
house-excludes = the house rule { $name } cannot be played with { $choice } ({ $clause })
no-option = { $title } has no option { $name }; it has: { $allowed }
option-one-of = { $title }: { $name } is one of { $allowed }, not { $value }

## Files of experts: scenarios, positions, lessons

too-many-dots = line { $number }: more than { $most } dots; use several lines
nested-too-deeply = nested too deeply
not-toml = not valid TOML: { $why }
scenario-begins = it begins with "scenario = 1", the version of this format
scenario-fixed-seats = fixed_seats: must be true or false, not { $fixed }
scenario-players = options: the number of players follows from the list "players"
scenario-ways = options: lists make 1 to { $most } ways to play, not { $less ->
    [1] none
   *[other] more
  }
scenario-steps = step: must be a list of at most { $most } tables, [[step]]
scenario-pending-no-rule = pending: { $name } is no house rule of the catalogue{ $hint }
scenario-pending-options = pending: [options] must have "{ $name }", which is one of: { $rules }
scenario-chance-not-asked = chance was not asked for "{ $named }"
scenario-by-whom = by: { $step } is no player; there is: { $names }
must-be-table = { $where }: must be a table, not { $value }
must-be-text = { $key }: must be a text, not { $value }
must-be-texts = { $key }: must be a list of texts, not { $value }
scenario-chance-cannot = chance cannot do "{ $text }" now
larger-than = larger than { NUMBER($most, useGrouping: "always") } bytes
file-nested-too-deeply = { $file }: nested too deeply
scenario-try-alone = "try" goes without "do" and "refused": what is refused changes nothing anyway
scenario-refused-needs-do = "refused" needs a "do" that is refused
scenario-needs-clause = { $where }: "{ $text }" needs the clause that refuses it
no-player = { $where }: { $name } is no player; there is: { $names }
unknown-here = { $where }"{ $key }" is not known here; there is: { $allowed }
names-no-clause = { $key }: names no clause; leave it away for what is accepted
scenario-step = { $way }step { $number }: { $why }
no-such-player = { $where }: "{ $key }" is no player; there is: { $names }
not-known = { $where }: "{ $key }" is not known; there is: { $known }
position-lists = position.{ $name }: must be a table of players and lists of numbers
position-numbers = position.{ $name }: must be { $count } numbers, not { $value }
position-no-numbers = position.{ $name }: { $numbers } is no list of numbers from 1 on
position-number = position.{ $name }: must be a number, not { $value }
position-no-player = position.{ $name }: { $unknown } is no player; there is: { $names }
position-unknown = position: "{ $name }" is not known; there is: { $usual }
no-lesson = { $game } has no lesson { $id }
lesson-begins = it begins with "lesson = 1" and a sort, guided or single
lesson-first-player = the first player is "me"
lesson-at = { $name }/lessons/{ $id }.toml: { $why }
lesson-lacks = { $name }/lessons/{ $id }.toml: { $missing } is missing
lesson-condition-of-nothing = { $given }: a condition of nothing holds always
lesson-a-lesson = a lesson
lesson-an-idea = an idea
lesson-unknown = { $what } has no "{ $key }"; there is: { $allowed }

## Numbers and lists of a position

must-be-number = { $where }: must be a number from { $least } to { $most }, not { $value }
must-be-list = { $where }: must be a list, not { $value }
must-be-true-or-false = { $where }: must be true or false, not { $value }
at-most-of-them = { $where }: at most { $most } of them, not { $count }
