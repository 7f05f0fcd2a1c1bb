# Confucius in a terminal: the words of its tables.

any = any ministry
nothing = nothing
vacant = vacant
you = you

## Whose turn it is

turn-deal = The board is being set up
turn-round = Round { $round }:{ " " }
turn-last = Last resolution:{ " " }
turn-usual = { $player }’s turn, { $cubes ->
    [0] no cube left
    [one] one cube left
   *[other] { $cubes } cubes left
  }
turn-extra = { $player } takes the extra action, without cubes
turn-favour = { $player } takes the Imperial Favour, an action without cubes
turn-pay = { $player } pays { $price } { $currency ->
    [coins] { $price ->
        [one] coin
       *[other] coins
      }
   *[licences] { $price ->
        [one] licence
       *[other] licences
      }
  } ({ $action }){ $paid ->
    [0] { "" }
   *[other] , { $paid } paid
  }
turn-commercial = { $player } spends { $more ->
    [yes] cards, of which 4 coins count,
   *[no] up to 4 coins
  } for commercial income{ $paid ->
    [0] { "" }
   *[other] , { $paid } spent
  }
turn-land = { $player } chooses where the voyage ends
turn-petition = { $player } petitions the Emperor with gift { $chosen }
turn-swap = { $player } chooses the other official of the swap
turn-march = { $player } chooses where the army goes
turn-tutor = the examination: { $player } chooses a student to tutor
turn-tutor-cards = the examination: { $player } lays down cards, at least one
turn-cancel = the examination: { $player } may cancel the gift of the student’s owner
turn-candidate = { $player } has won the examination and places the candidate
turn-lend = { $ministry } is resolved: { $player } drops out and lends
turn-appoint = { $player } appoints the Chief Minister
turn-agreed = { $player } says whom the table names as the first Chief Minister
turn-discard = { $player } discards down to four cards
turn-over = The game is over: { $reason ->
    [ministries] all ministries are resolved
    [candidates] no candidate is left
    [wall] the Great Wall is finished
    [ministries-and-candidates] all ministries are resolved and no candidate is left
    [ministries-and-wall] all ministries are resolved and the Great Wall is finished
    [candidates-and-wall] no candidate is left and the Great Wall is finished
   *[other] all ministries are resolved, no candidate is left and the Great Wall is finished
  }

## Court

wall = Great Wall
chief = Chief Minister
piles = Deck { $deck }, discard { $discard }; rewards { $rewards }; officials { $officials }; junks { $junks }
ministry = Ministry
minister = Minister
secretary = Secretary
influence = Influence
exam = Examination:
exam-candidate = { $kind ->
    [any] candidate for any ministry
   *[one] candidate for { $ministry }
  }, { $left } to follow
exam-nobody = no candidate left
exam-red = red student
exam-plain = plain
exam-forced = forced in this round
gifts-from = Gift from, to
gifts-told = Gifts:
gift-sum = sum
gift-total = { $count }
bond-bribe = may not bribe in { $ministry } (gift of { $givers })
or = { " " }or{ " " }
bond-tutor = must tutor { $owner }’s student
bond-lend = lends to { $givers } first
bond-give = gives { $giver } at least { $value }

## Lands and the Actions Box

foreign = Foreign land
price = Coins
deadline = Deadline
land-deadline = wall { $wall } ({ $left } to go)
land-price = for { $price }:
land-won = ● conquered
land-lost = ● failed
distant = Distant land
chit = VP
visitors = Visitors
box = Actions:
box-nobody = Actions: no cube has been placed in this round
box-bribe-secure = bribe/secure
box-nominate = nominate
box-force = force
box-junks-voyage = junks/voyage
box-army-invade = army/invade
box-buy-gift = buy gift
box-give-gift = give gift
box-transfer = transfer
box-petition = petition
box-commercial = commercial
box-tax = tax
box-no-action = no action
box-imperial-favour = Imperial Favour

## Players

player = Player
colour = Colour
cards = Cards
rewards = Rewards
cubes = Cubes
gifts-ready = Gifts
gifts-to-buy = To buy
shipyard = Shipyard
ocean = Ocean
barracks = Armies
colony = Colony
score = Score
ended-now = Now
place = Place
short-cards = Card
short-rewards = Rew
short-cubes = Cubes
short-gifts-ready = Gifts
short-gifts-to-buy = Buy
short-shipyard = Yard
short-ocean = Sea
short-barracks = Army
short-colony = Col
short-score = VP
short-ended-now = Now
short-place = Pl
your-cards = Your cards (coins/licences):
your-rewards = Rewards:
worth = = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } or { $licences ->
    [one] 1 licence
   *[other] { $licences } licences
  }
titles = Titles as they stand:
titles-over = Titles:
title-chief-minister = Chief Minister
title-admiral = Admiral
title-general = General
reward-bribery-bingbu = bribery (Bingbu)
reward-bribery-hubu = bribery (Hubu)
reward-bribery-gongbu = bribery (Gongbu)
reward-bribery-any = bribery (any)
reward-gift = gift
reward-extra-action = extra action
reward-cash = cash
reward-recruit-army = recruit army
reward-emperor-insulted = Emperor insulted

legend = 4 to bribe, (B)4 bribed by B, [B]4 secured, ★ candidate; post (B) as it stands, [B] for good; · 3+ empty box, reward
legend-signs = Officials: 4 can be bribed for 4 coins, (B)4 is bribed by B and lies, [B]4 is secured and stands, ★ is a candidate. Posts: 7 (B) would go to B as things stand, 7 [B] for good. ● is closed. Foreign lands: · 3+ is an empty box for 3 points with a reward card. Distant lands: [B] was first and has the points. Actions: ■ is a cube, □ a use without one.
legend-players = Players have the letters of their colours, which notation uses: { $colours }. Gifts: values ready to give; To buy: values not yet bought. Armies: not yet recruited; Colony: recruited. Now: the total if the game ended now.

## Points

score-title = If the game ended now
score-title-over = Final scoring
score-minister = Minister, { $where }
score-secretary = Secretary, { $where }
score-voyage = Voyage, { $where }
score-invasion = Invasion, { $where }
score-emperor-insulted = Emperor insulted
score-earlier = Earlier
score-total = Total
score-so-far = scored so far
score-place = Place
score-final = ~ would come only with the end of the game, as things stand
score-tie = Equal with { $points ->
    [one] one point
   *[other] { $points } points
  }: { $players }. { $how ->
    [admiral] The Admiral wins a shared first place (CF-VAR-02).
    [titles] Titles decide, in the order Admiral, Chief Minister, General (CF-WIN-02).
    [nobody] No title parts them, so nobody wins (CF-WIN-03).
   *[shared] Titles do not part all of them, so the place is shared (CF-WIN-03).
  }

## Choices

group-bribe = Bribe
group-secure = Secure
group-nominate = Nominate
group-force = Force
group-buy-junks = Buy
group-voyage = Sail
group-recruit = Recruit
group-invade = Invade
group-buy-gift = Buy
group-give-gift = Give
group-transfer = Transfer
group-petition = Petition
group-commercial = Commercial
group-tax = Tax
group-no-action = No action
group-favour = Imperial Favour
group-pass = Pass
group-card-bribery = Play bribery
group-card-gift = Play for a gift
group-card = Play card
group-spend = Card by card
group-arrive = Arrive
group-move-junks = Move junks
group-replace-student = Replace student
group-swap-own = Swap
group-swap-other = with
group-army-from = March from
group-army-to = March to
group-replace-marker = Replace marker
group-tutor = Tutor
group-cancel = Gift
group-place-candidate = Place candidate
group-lend = Lend to
group-appoint = Appoint
group-discard = One by one
group-other = At other times
group-pay = Pay
group-income = Spend
group-lay = Lay down
group-throw = Discard
cost-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
costs-coins = { $what } for { $price }
costs-licences = { $what } for { $price ->
    [one] 1 licence
   *[other] { $price } licences
  }
free-of-charge = { $what } free
junks = { $count ->
    [one] 1 junk
   *[other] { $count } junks
  }
army = an army
examination = an examination
gift = gift { $value }
gift-to = gift { $value } to { $to }
to = { $what } to { $to }
by = { $what } by { $by }
between = { $from } to { $to }
choice-red = red
choice-plain = plain
choice-draw-two = income of 2 cards
choice-nothing = nothing happens
choice-commercial = income for up to 4 coins
choice-pass = no more actions in this round
choice-spend = spend { $card }
choice-enough = enough
choice-cancel = cancel it
choice-keep = keep it
choice-decline = nobody: it leaves the game
pay-exact = pay { $cards } (exact)
pay-over = pay { $cards } ({ $over } too many)
pay-income = pay { $cards } (draw { $draw })
pay-lay = lay { $cards }
pay-discard = discard { $cards }
petition-value = gift { $value }: { $value ->
    [2] move two junks
    [3] replace a student
    [4] swap officials
    [5] move an army
    [6] replace a marker
   *[other] nothing
  }

## Playing

how-to-play = Type the number of a choice, or a whole turn such as "bribe hubu-3 paying 1 3". Enter takes a proposed payment. "help" lists everything.
rule = CF-PAY-05
help-choose =
    bribe hubu-3              any action in words; then a payment is proposed
    bribe hubu-3 paying 1 3   the payment with it; cards are named by their coins
    pay 1 3                   a payment; short: 1 3; "nothing" for none
    spend 1, enough           card by card
    hubu3                     short for bribe hubu-3, or for secure
    give gift 3 to green      short: give 3 green
    buy 2 junks, sail 5 junks, recruit army, invade korea-2
    transfer hubu-3 to green, tutor red with 1 2, discard 1 2
help-look =
    board, court, gifts       the table, the court, the web of gifts
    lands, players            foreign and distant lands; the players

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    court: court ministries
    gifts: gifts bonds
    lands: lands world
    players: players

typed-words =
    bribe: bribe corrupt
    junks: junks ships
    sail: sail voyage
    recruit: recruit levy

## Places and colours, as tables name them

place-annam = Annam
place-yunnan = Yunnan
place-mongolia = Mongolia
place-korea = Korea
place-manchuria = Manchuria
place-spice_islands = Spice Islands
place-india = India
place-arabia = Arabia
place-africa = Africa
place-americas = Americas
place-bingbu = Bingbu
place-hubu = Hubu
place-gongbu = Gongbu
colour-black = black
colour-green = green
colour-purple = purple
colour-white = white
colour-yellow = yellow
