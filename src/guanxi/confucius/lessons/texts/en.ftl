# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = Your first game, guided
lesson-first-game-about = A whole game against two apprentices. The first rounds lead you through the ideas, one at a time.
lesson-first-game-done = You know all ideas now. Play on: when a plan is missed or a danger overlooked, you are told here.
lesson-first-game-bribe = Bribe an official
lesson-first-game-bribe-text = Pay an official’s price in *coins*: your marker lies there, and counts for you in that ministry. Who has most markers when it is full becomes *Minister*, the next *Secretary*. An official in Hubu makes later bribes cheaper.
lesson-first-game-income = Get cards
lesson-first-game-income-text = A card is worth coins *or* licences, never both. Tax income brings two cards. Each action costs a cube on its box; you have a few cubes a round, so every action counts.
lesson-first-game-give = Give a gift
lesson-first-game-give-text = Your gift of 1 is ready. Give it to somebody who bribes where you do. Gifts that you gave *and* got also decide your cubes: none gives three, one or two give four, three or more give five.
lesson-first-game-binds = A gift is a leash
lesson-first-game-binds-text = Whoever holds your gift may *not bribe* where they have as many officials as you, must *support your student*, and *lends to you* when they drop out of a ministry. They get rid of it by a higher gift, an official handed over, or help.
lesson-first-game-secure = Secure an official
lesson-first-game-secure-text = A lying marker can be taken from you. Pay the price once more, and it *stands* for good. Bribe and Secure share one box: the *second use in a round costs two cubes*. So do junks and voyage, army and invasion.
lesson-first-game-junks = Buy junks
lesson-first-game-junks-text = Junks go to your shipyard. One costs 1 coin, four cost 10; with an official in *Gongbu* they cost less. Five at sea reach a distant land.
lesson-first-game-voyage = Set sail
lesson-first-game-voyage-text = Each junk that sails costs a *licence*. The *fifth* at sea completes a voyage: choose a land. Whoever comes first gets its points, and everybody who comes gets a reward card.
lesson-first-game-nominate = Nominate a student
lesson-first-game-nominate-text = From round 2 on, for two coins. When two students stand, there is an *examination*: everybody lays cards beside one of them, most coins win. The winner’s candidate becomes a *secured* official.
lesson-first-game-army = Recruit an army
lesson-first-game-army-text = Six licences, or four with an official in *Bingbu*. The army waits in your colony; one action more sends it on.
lesson-first-game-invade = Invade a land
lesson-first-game-invade-text = Put the army into a free box for the land’s price. When *all* boxes are full, everybody there scores. If the wall reaches its deadline before, nobody does: choose a land that will be filled.
lesson-first-game-bound = Now you are bound
lesson-first-game-bound-text = Somebody gave you a gift. Where you have as many officials as the giver you *cannot bribe*, and if you drop out of a ministry you *lend to the giver*. A higher gift back frees you; so does handing over an official.
lesson-first-game-exam = An examination
lesson-first-game-exam-text = Everybody who holds a card must lay at least one beside a student, hidden. A gift of a student’s owner *forces* you to support that student. Three cards for the giver’s student may *end* the gift.
lesson-first-game-resolution = A ministry is resolved
lesson-first-game-resolution-text = It was full. Whoever has *fewest* markers drops out and lends them: to who gave the highest gift, else to anybody. So it goes on until two are left: *Minister* and *Secretary*. A gift to a weak rival can make you Minister.

lesson-discount = Hubu first
lesson-discount-about = An official in Hubu makes every later bribe one coin cheaper. The order decides.
lesson-discount-done = The first cost 2, the second only 1: the discount counts from the first official on, in every ministry.
lesson-discount-goal = Two officials of Hubu with three coins
lesson-discount-goal-text = You hold a 1 and a 2; both officials cost 2. Bribe *one* with the right card, and look what the other costs then. The second bribe of a round takes two cubes.

lesson-pair = The second use costs two cubes
lesson-pair-about = Some actions share a box. Bribe and secure in one round, and count your cubes.
lesson-pair-done = One cube for the bribe, two for securing: they share a box. Two actions with boxes of their own would have left you a cube.
lesson-pair-goal = Bribe and secure one official in this round
lesson-pair-goal-text = The first official of Bingbu costs 3, and 3 again to be *secured*. Your three cubes are just enough: one, then two. Mind which cards you pay with.

lesson-repay = Free yourself by a gift
lesson-repay-about = A gift keeps you from bribing. A higher one in return ends it.
lesson-repay-done = Your gift of 4 ended { $courtier }’s gift of 2: now { $courtier } is bound, and you bribe where you like.
lesson-repay-goal = Bribe one more official of Hubu
lesson-repay-goal-text = { $courtier } gave you a gift of 2, and has as many officials in Hubu as you: you may not bribe there. *Repay with a higher gift* first, then bribe.

lesson-transfer = Free yourself by an official
lesson-transfer-about = Without a gift that is high enough, an official handed over ends a gift, and costs no cube.
lesson-transfer-done = The official of Hubu went to { $courtier }, and the gift of 6 with it. A transfer takes no cube, only the turn.
lesson-transfer-goal = Bribe one more official of Gongbu
lesson-transfer-goal-text = { $courtier }’s gift of 6 is too high to repay. *Transfer* an official to { $courtier } to end it. Choose well which one: then bribe in Gongbu.

lesson-three-cards = Three cards end a gift
lesson-three-cards-about = In an examination you may pay off a gift by supporting its giver’s student.
lesson-three-cards-done = Two cards beyond the first ended { $seafarer }’s gift. They count for the student as well.
lesson-three-cards-goal = End { $seafarer }’s gift in this examination
lesson-three-cards-goal-text = { $seafarer }’s gift binds you: you must support { $seafarer }’s student. With *three cards or more* for it you may declare the gift cancelled.

lesson-lend = To whom will you lend?
lesson-lend-about = Who drops out of a ministry decides who becomes Minister.
lesson-lend-done = { $seafarer } became Minister for 7 points, { $courtier } only Secretary for 5. Your marker stays yours, and counts for the title.
lesson-lend-goal = Keep { $courtier } from becoming Minister of Hubu
lesson-lend-goal-text = You have one official, the others three each: you drop out. No gift binds you, so you choose. { $courtier } leads the game: *lend to the other*.

lesson-bind = A gift that makes you Minister
lesson-bind-about = Who drops out lends to the giver of the highest gift. Be that giver in time.
lesson-bind-done = { $seafarer } will drop out of Hubu and lend to you: 3 is more than { $courtier }’s 2. You will be Minister with four.
lesson-bind-goal = Become Minister of Hubu
lesson-bind-goal-text = Hubu is full and will be resolved. You and { $courtier } have three officials each, { $seafarer } has one and drops out, bound to lend to { $courtier } by a gift of 2. Give { $seafarer } a *higher* one.

lesson-voyage = Five junks make a voyage
lesson-voyage-about = Count the junks at sea: the fifth reaches land.
lesson-voyage-done = You bought one, sailed two, and the five reached a land that nobody knew. Its points are yours, and a reward card.
lesson-voyage-goal = Discover a distant land in this round
lesson-voyage-goal-text = Three of your junks are at sea, one lies in your yard. *Buy one more*, then sail with both; each takes a licence. Go where nobody has been: Africa is discovered already.

lesson-invade = Fill the land
lesson-invade-about = An invasion scores only when every box is full before its time is up.
lesson-invade-done = Korea is full: at the end of this round everybody there scores. One empty box, and nobody would have.
lesson-invade-goal = Make the invasion of Korea succeed
lesson-invade-goal-text = It is round 4, and Korea’s time ends with it. One box is empty, and one army waits in your colony: *invade there*. Manchuria has more time.

lesson-takeover = Win over a rival’s official
lesson-takeover-about = A lying marker is not safe: a bribery card takes it.
lesson-takeover-done = The card took a lying marker for the official’s price. A standing one would have been safe: that is why one secures.
lesson-takeover-goal = Take an official of Bingbu from { $courtier }
lesson-takeover-goal-text = A bribe never takes an official from somebody. Your reward card *Bribery* does, where the marker *lies*. Play it on the one that is not secured, and pay.
