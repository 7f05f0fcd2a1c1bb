# Lessons of China. What stands between two * matters most.

lesson-first-game = Your first game, guided
lesson-first-game-about = A whole game against two apprentices. The first turns lead you through the ideas, one at a time.
lesson-first-game-done = That is all this lesson has to tell. Play on: when a plan is missed or a danger overlooked, you are told here.
lesson-first-game-place = Put a palace on the map
lesson-first-game-place-text = The framed spaces are free. An *empty* province takes *one* piece in a turn. Two of your cards are red: begin in Wei or Shu, both red. Large provinces have the most points to fight for.
lesson-first-game-pay = Pay with cards
lesson-first-game-pay-text = One card of the province’s colour pays for *one* piece. *Two equal cards* of another colour do it, too. A payment is put forward; tap your cards to change it, then place and pay.
lesson-first-game-draw = Fill your hand again
lesson-first-game-draw-text = Draw until you hold three cards, one after the other: open ones from the display, or a hidden one from the pile. Equal cards are worth a lot: a *pair* pays for a piece anywhere.
lesson-first-game-two = Two pieces in one province
lesson-first-game-two-text = Where somebody stands already you may place *two* pieces in a turn. They cost two cards of its colour, or one of them and a pair. Whoever has most palaces in a province gets the most points for it.
lesson-first-game-road = A row of palaces grows
lesson-first-game-road-text = Roads link the spaces, over borders as well. *Four or more* of your palaces in a row are a chain: a point each at the end. Place one that makes your longest row *longer*.
lesson-first-game-emissary = Send an emissary
lesson-first-game-emissary-text = Emissaries stand on the dragon. A province has room for as many of them, everybody’s together, as one player has palaces there at most. It need not be your palaces. Tap a dragon that has room.
lesson-first-game-alliance = Two emissaries make an alliance
lesson-first-game-alliance-text = The red numbers are alliances of two provinces. Who leads with emissaries in *both* gets a point for every emissary that stands there, everybody’s. Send one that brings you *points* from an alliance: next to where you lead. Hover a number to see what it is worth.
lesson-first-game-scored = A province is full, and scores
lesson-first-game-scored-text = Most palaces: a point for *every* palace there, whoever owns it. Second: as many points as the first has palaces. Third: as many as the second has. So one palace in a province of somebody strong can be cheap points.
lesson-first-game-ending = Half of the game is over
lesson-first-game-ending-text = The pile was used up once and shuffled again. When that happens a second time, the last round begins. Then provinces that are not full score as they stand, then alliances, then chains. “If it ended now” tells what that would be.

lesson-joker = Pay with a pair
lesson-joker-about = No card fits, and still you can build: two equal cards stand for any other colour.
lesson-joker-done = Two greens paid for a piece in a purple province. In a green one they would pay for two pieces, not for one.
lesson-joker-goal = Build in Chu without a purple card
lesson-joker-goal-text = You hold two greens and a yellow. Chu is purple. Place one palace there and pay with *two equal cards*.

lesson-make-room = Make room for an emissary
lesson-make-room-about = Emissaries need room, and palaces make it. The order in which you place decides.
lesson-make-room-done = Your second palace made room for two emissaries. The other way round the emissary is refused: room is counted when it is placed.
lesson-make-room-goal = An emissary in Chu, in this turn
lesson-make-room-goal-text = Chu has room for one emissary, and { $builder }’s stands there. Place *a palace first*, and the emissary after it; two purples pay for both.

lesson-alliance = Win an alliance
lesson-alliance-about = One emissary in the right province turns a shared lead into an alliance of your own.
lesson-alliance-done = You lead in Wei and in Han: a point for each of the six emissaries there, everybody’s included.
lesson-alliance-goal = Alliance 12 shall be worth six points to you
lesson-alliance-goal-text = You lead in Wei. In Han you and { $envoy } have one emissary each. Whoever leads in *both* gets a point for each emissary in both: find the place for one more.

lesson-break-alliance = Break an alliance
lesson-break-alliance-about = You need not win an alliance yourself to take it from somebody.
lesson-break-alliance-done = Now you lead in Qi alone, so nobody leads on both sides. Two emissaries of yours cost { $builder } three points, and may bring an alliance of your own.
lesson-break-alliance-goal = Take alliance 8 away from { $builder }
lesson-break-alliance-goal-text = { $builder } leads in Qi and in Yan. An equal number is not enough: those who are level lead *together*. You may place two pieces in a turn.

lesson-last-space = The last space scores
lesson-last-space-about = A province scores at once when its last space is built on, whoever builds there.
lesson-last-space-done = Level with { $builder } you are both first: seven points each, for all seven palaces. { $envoy } gets three, as many as a first has palaces.
lesson-last-space-goal = Score Wei, level with { $builder }
lesson-last-space-goal-text = One space of Wei is free. { $builder } has three palaces, you have two. Build on the last space: *tied leaders both get everything*.

lesson-after-scoring = Score, and go on
lesson-after-scoring-about = After a province has scored, your turn is not over.
lesson-after-scoring-done = Lu scored four points for you and for { $builder }, and your emissary found the room that your palaces made.
lesson-after-scoring-goal = Fill Lu, and send an emissary there
lesson-after-scoring-goal-text = The last palace scores Lu at once. A *second piece* may follow in the same turn: no palace, there is no space left, but an emissary.

lesson-chain = A chain over the border
lesson-chain-about = Four palaces in a row are a chain, and borders do not matter.
lesson-chain-done = Four in a row, over the border of Wei and Zhao: four points at the end, one for each palace. A fifth would make it five.
lesson-chain-goal = Four of your palaces in a row
lesson-chain-goal-text = You stand on two spaces of Wei and on one of Zhao. One space *between* them joins all to a chain of four.

lesson-branch = What hangs aside does not count
lesson-branch-about = A chain is a path: at a junction it goes one way.
lesson-branch-done = At a junction the path takes its best way. You made it longer at an end: five palaces in a row, and one hangs aside.
lesson-branch-goal = Make your chain worth five points
lesson-branch-goal-text = Five palaces of yours hang together, but the path has only four: one hangs aside at the junction. A palace *at an end* of the path makes it longer.

lesson-block = Stand in the way
lesson-block-about = A palace of yours in the right place breaks a chain before it counts.
lesson-block-done = { $builder } would have had a chain of five with one more palace. Now there are only short rows, and they are worth nothing.
lesson-block-goal = Keep { $builder } from a chain of five
lesson-block-goal-text = { $builder } has palaces on both sides of one free space of Wei. Whoever takes it decides: *build there*.

lesson-exchange = Exchange a card
lesson-exchange-about = When nothing good can be placed, a turn can make a pair.
lesson-exchange-done = One card for another, and the turn is over. Your two reds pay for a piece anywhere, or for two in a red province.
lesson-exchange-goal = End your turn with two reds
lesson-exchange-goal-text = Your three cards are all different. Instead of placing you may *exchange one card*: lay it down first, then take the red one from the display.
