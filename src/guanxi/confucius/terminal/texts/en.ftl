# Confucius in a terminal: the words of its tables.

any = any ministry
nothing = nothing
vacant = vacant
you = you

## Whose turn it is

turn-deal = The board is being set up
turn-round = Round { $round }:{ " " }
turn-last = Last resolution:{ " " }
turn-usual = { $player }'s turn, { $cubes ->
    [0] no cube left
    [one] one cube left
   *[other] { $cubes } cubes left
  }
turn-extra = { $player } takes the extra action, without cubes
turn-favour = { $player } takes the Imperial Favour, an action without cubes
turn-pay = { $player } pays { $price } { $currency } ({ $action }){ $paid ->
    [0] { "" }
   *[other] , { $paid } paid
  }
turn-commercial = { $player } spends up to 4 coins for commercial income{ $paid ->
    [0] { "" }
   *[other] , { $paid } spent
  }: a card for each coin, and one more
turn-land = { $player } chooses where the voyage ends
turn-petition = { $player } petitions the Emperor with gift { $chosen }
turn-swap = { $player } chooses the other official of the swap
turn-march = { $player } chooses where the army goes
turn-tutor = the examination: { $player } chooses a student to tutor
turn-tutor-cards = the examination: { $player } lays down cards, at least one
turn-cancel = the examination: { $player } may cancel the gift of the student's owner
turn-candidate = { $player } has won the examination and places the candidate
turn-lend = { $ministry } is resolved: { $player } drops out and lends
turn-appoint = { $player } appoints the Chief Minister
turn-discard = { $player } discards down to four cards
turn-over = The game is over: { $reason ->
    [ministries] all ministries are resolved
    [candidates] no candidate is left
    [wall] the Great Wall is finished
    [ministries and candidates] all ministries are resolved and no candidate is left
    [ministries and wall] all ministries are resolved and the Great Wall is finished
    [candidates and wall] no candidate is left and the Great Wall is finished
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
cubes = total
gift-total = { $count }
bond-bribe = may not bribe in { $ministry } (gift of { $givers })
bond-tutor = must tutor { $owner }'s student
bond-lend = lends to { $givers } first
bond-give = gives { $giver } at least { $value }

## Lands and the Actions Box

foreign = Foreign land
price = Coins
deadline = Deadline
land-deadline = wall { $wall } ({ $left } to go)
land-won = ● conquered
land-lost = ● failed
distant = Distant land
chit = VP
visitors = Visitors
box = Actions:
box-nobody = Actions: no cube has been placed in this round
box-free = free: { $boxes }
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
cards = Cards
rewards = Rewards
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
worth = = { $coins } coins or { $licences } licences
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

legend = 4 official to bribe for 4, (B)4 bribed by B, [B]4 secured, ★ candidate; posts: 7 (B) as it stands, 7 [B] for good, ● closed; boxes: · 3+ empty, 3 points, reward card; [B] first visitor, has the points; ■ cube, □ use without
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
   *[shared] Titles do not part all of them, so the place is shared (CF-WIN-03).
  }
