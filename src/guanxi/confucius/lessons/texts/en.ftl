# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = Your first game, guided
lesson-first-game-about = A game against two apprentices, taken up in its third round, where every idea comes up soon. The first turns lead you through them, one at a time; then you play on.
lesson-first-game-done = That is all this lesson has to tell. Play on: when a plan is missed or a danger overlooked, you are told here.
lesson-first-game-bribe = Bribe an official
lesson-first-game-bribe-text = Most *points* win: from posts at court, lands and voyages. Gifts decide who must help whom. Pay an official’s price in *coins*: your marker there counts for you. Who has most when a ministry is full becomes *Minister*, the next *Secretary*. Hubu lacks only one marker, and an official there makes bribes cheaper: *bribe in Hubu*.
lesson-first-game-nominate = Nominate a student
lesson-first-game-nominate-text = For two coins. { $courtier }’s student waits already; with yours there is an *examination* at the end of the round: everybody lays cards beside one of the two – whoever holds a gift from an owner has to *support that student*, even against their own. Most coins win; the winner’s candidate becomes a *secured* official.
lesson-first-game-give = Give a gift
lesson-first-game-give-text = Your gift of 1 is ready. Give it to { $seafarer }, who has fewest officials in Hubu. Gifts that you gave *and* got also decide your cubes: none gives three, one or two give four, three or more give five.
lesson-first-game-binds = A gift is a leash
lesson-first-game-binds-text = Whoever holds your gift may *not bribe* where they have as many officials as you, must *support your student*, and *lends to you* when they drop out of a ministry. They get rid of it by a higher gift, an official handed over, or help.
lesson-first-game-bound = You are bound, too
lesson-first-game-bound-text = { $courtier } gave you a gift. Where you have as many officials as the giver you *cannot bribe*, and if you drop out of a ministry you *lend to the giver*. A higher gift back frees you; so does handing over an official.
lesson-first-game-income = Get cards
lesson-first-game-income-text = A card is worth coins *or* licences, never both. Tax income brings two cards. Each action costs a cube on its box; you have a few cubes a round, so every action counts.
lesson-first-game-pairs = Two actions, one box
lesson-first-game-pairs-text = Bribe and Secure share *one box*; so do junks and voyage, army and invasion. The first use of a box in a round costs one cube, *each further one two*, whichever half it is. Plan the other half for the next round, or save the cubes for both. What rivals put there does not matter.
lesson-first-game-exam = An examination
lesson-first-game-exam-text = Everybody who holds a card must lay at least one beside a student, hidden. A gift of a student’s owner *forces* you to support that student. Three cards for the giver’s student may *end* the gift.
lesson-first-game-resolution = A ministry is resolved
lesson-first-game-resolution-text = It was full. Whoever has *fewest* markers drops out and lends them: to who gave the highest gift, else to anybody. So it goes on until two are left: *Minister* and *Secretary*. A gift to a weak rival can make you Minister.
lesson-first-game-secure = Secure an official
lesson-first-game-secure-text = A lying marker can be taken from you. Pay the price once more, and it *stands* for good.
lesson-first-game-invade = Invade a land
lesson-first-game-invade-text = An army costs six licences, four with an official in *Bingbu*. One waits in your colony: put it into a free box for the land’s price. When *all* boxes are full, everybody there scores. If the wall reaches its deadline before, nobody does: choose a land that will be filled.
lesson-first-game-junks = Buy junks
lesson-first-game-junks-text = Junks go to your shipyard. One costs 1 coin, four cost 10; with an official in *Gongbu* they cost less. Five at sea reach a distant land.
lesson-first-game-voyage = Set sail
lesson-first-game-voyage-text = Each junk that sails costs a *licence*. The *fifth* at sea completes a voyage: choose a land. Whoever comes first gets its points, and everybody who comes gets a reward card.

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

lesson-petition = A petition moves officials
lesson-petition-about = A gift given to the Emperor instead of a rival: the advanced game has one petition for each value.
lesson-petition-done = The two officials traded places, each with its marker; even a standing one moves. The gift has left the game, and two cubes lie on the petition.
lesson-petition-goal = Bring your official from Hubu to Gongbu
lesson-petition-goal-text = A *petition* costs two cubes, no coins, and an available gift that leaves the game. Gift 4 lets an official of yours *trade places* with another. { $courtier }’s is standing: no bribery card could take it.

lesson-exam = Keep a card for the examination
lesson-exam-about = Where students of two players stand, everybody lays cards beside one of them. The most coins win, and a tie is for the red space.
lesson-exam-done = One card was enough: your coins against none. Students of two players need no force, and your candidate is secured from the start.
lesson-exam-goal = Win the examination against { $courtier }
lesson-exam-goal-text = { $courtier }’s student stands on the *red* space, but the others have no cards left. Everybody has passed, and you have the *Imperial Favour*: nominate a student for two coins. At 0 to 0 red wins, so *keep a card* to lay beside yours.

lesson-force = A student of yours alone
lesson-force-about = A forced examination is held with a single student, too, and then nobody lays a card.
lesson-force-done = Four coins and two cubes, and the others could not lay a single card against you. Forced in vain is possible, too: without a student nothing is held.
lesson-force-goal = Win an examination without an opponent
lesson-force-goal-text = Both student spaces are empty, and the others have more coins than you. *Nominate* a student and *force* the examination, for two coins each. Then pass: you win before anybody can lay cards.

lesson-candidate = Place the candidate
lesson-candidate-about = Whoever wins the examination places a secured official. Where that hurts a rival, it counts twice.
lesson-candidate-done = The candidate took the seat of a lying marker: one more for you, one less for { $courtier }. An examination that was forced is held with one student alone.
lesson-candidate-goal = Have three officials in Hubu, and leave { $courtier } one
lesson-candidate-goal-text = Your student stands alone, and the examination was *forced*: you win it. All seats of Hubu are full, so the candidate replaces an official whose marker *does not stand*. Choose whose.

lesson-tie = Who breaks a tie?
lesson-tie-about = Each title has a judge: where two are equal, the Minister of one ministry takes it.
lesson-tie-done = Four junks against three: you are Admiral without a judge. Equal markers go to the Minister of Hubu, equal junks to that of Gongbu, equal armies to that of Bingbu.
lesson-tie-goal = Become Admiral
lesson-tie-goal-text = You and { $courtier } have three junks at sea each. But { $seafarer } is *Minister of Gongbu*, and takes the title of Admiral from a tie, though with one junk. Have *one more* at sea.

lesson-favour = What the Chief Minister’s cube is for
lesson-favour-about = The Chief Minister has one cube less for turns, and one more action when everybody has passed.
lesson-favour-done = The favour took no further cube, though Bribe and Secure share a box. Only the coins were paid. Next you appoint the new Chief Minister, who must be another player.
lesson-favour-goal = Bribe and secure an official of Bingbu with one cube
lesson-favour-goal-text = Securing it in the same round costs two cubes, and after the bribe you have none. But you are *Chief Minister*: a cube of yours lies on the *Imperial Favour* already. Bribe, *pass*, and then take any action without a cube.

lesson-extra = An action without cubes
lesson-extra-about = Extra Action and the Imperial Favour let you act once more, whatever it would cost in cubes.
lesson-extra-done = The card paid the cubes, you paid the coins. The Chief Minister has the same once a round, after everybody has passed: the Imperial Favour.
lesson-extra-goal = Bribe an official of Hubu without a cube
lesson-extra-goal-text = Your cubes are used up. Play the reward card *Extra Action*: your next action takes no cube, even the third use of a box. The price in *coins* remains.
