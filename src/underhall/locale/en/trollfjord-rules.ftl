### Trollfjord: the text of every rule by id. rule-TF-8-4 is rule TF-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 2

chapter-TF-2 = Components and setup

rule-TF-2-1 = 2 to 4 people play. Everybody shares the board, the Stone Tower with its hammer and 44 boulders, the track of 10 wooden strips, a start strip, a strike counter with a slider, 42 treasures, 3 crowns and 6 fortress tokens: 2 each with the numbers I, II and III. In each colour there are 10 trolls, 1 king, 1 sack and 3 gifts.
rule-TF-2-2 = Treasures are worth 10 to 28. There are 3 each of 15, 16, 17 and 18 and 2 each of all other values, 42 in all.
rule-TF-2-3 = The boulders come in 4 colours: 11 white, 11 red, 11 yellow and 11 blue.
rule-TF-2-4 = Your 3 gifts are worth 4, 8 and 16. They begin with the number up.
rule-TF-2-5 = The board has 12 regions, 2 of each of 6 terrains: mountains, fjord, glacier, swamp, tundra and forest. The 2 fjords share their water, but they are 2 regions, and adjacent.
rule-TF-2-6 =
    Each of the 6 fortresses gets 1 fortress token at random.
    Option fortresses = first: the tokens then lie as recommended for a first game.
rule-TF-2-7 = The 10 strips are laid round the board in random order. Their footprint cells are on the inside, their round cells on the outside; each round cell shows a terrain.
rule-TF-2-8 = All 44 boulders are poured into the tower from above. Any that roll out are put back until all stay inside.
rule-TF-2-9 = The treasures are shuffled face down. Each region gets 1 of them, face up; the other 30 are the stock.
rule-TF-2-10 = The 3 crowns, one for each of the slots I, II and III, lie in reserve beside the board, and so does the slider of the strike counter.
rule-TF-2-11 = The start strip is put to the lower right corner of the board, with its cell 1 next to the track. The kings are placed at random on its first cells, as many as there are players.
rule-TF-2-12 = Start cell 1 is the front. The king on the highest start cell is last, so its player begins.
rule-TF-2-13 = You start with all 10 trolls in your supply, a king, and an empty sack with 3 gifts.
rule-TF-2-14 = When the last king has left the start strip, it is turned over and serves as the strike counter. Nobody can hammer earlier than that.

## 3

chapter-TF-3 = The track

rule-TF-3-1 = The cells of the track lie in a single order, clockwise from the lower right corner: a round cell, a footprint cell, a round cell and so on. No 2 cells are level.
rule-TF-3-2 = How far a king has come is counted over all laps. Whoever passes the corner for the 2nd time is a whole lap further than after the 1st.
rule-TF-3-3 = A king is ahead of another if it has come further. The last king is the one that has come least far among those still standing.
rule-TF-3-4 = Your king passes those that were ahead of it before its move and are behind it afterwards. As you were last, every other standing king is either passed or still ahead.
rule-TF-3-5 = Every cell of the track is ahead of every cell of the start strip.
rule-TF-3-6 = No king can lap another: the last one always moves first, and no move reaches far enough.
rule-TF-3-7 = Only 1 king fits on a cell, so no 2 kings have ever come equally far.
rule-TF-3-8 = The turn belongs to the player whose standing king is last on the track.
rule-TF-3-9 = If your king is still last after your turn, you have another whole turn, until you have passed somebody.
rule-TF-3-10 = A lying king is no longer asked to move, and nobody counts it as last. Its cell stays occupied.
rule-TF-3-11 = Your turn has 3 phases: A, your king moves and trolls are placed or wander, yours first and then those with tailwind; B, you may hammer; C, treasures are collected, only if there was hammering.

## 4

chapter-TF-4 = Phase A: movement

rule-TF-4-1 = Your king must move, clockwise. You choose a kind of cell, round or footprints, and a number from 1 to 3.
rule-TF-4-2 = Count the empty cells of the chosen kind ahead of your king. With the number k it goes to the k-th of them. Occupied cells and cells of the other kind are not counted.
rule-TF-4-3 = The number is not a distance: your king jumps over everything that is not counted, at no cost.
rule-TF-4-4 = Lying kings occupy their cells like standing ones.
rule-TF-4-5 = The track is a ring: counting goes on past the corner. There are always enough cells for all 6 moves.
rule-TF-4-6 =
    On the k-th round cell you may place up to k trolls from your supply. All go to 1 region of the terrain that the cell shows; which of the 2 regions is your choice.
    Option place_both: the trolls may then be divided between both regions.
rule-TF-4-7 = You cannot place more trolls than your supply holds. Your king may walk to a round cell even if the supply is empty.
rule-TF-4-8 = On the k-th footprint cell you may make up to k steps. With each step 1 of your trolls goes to an adjacent region. The steps may be divided among your trolls as you like.
rule-TF-4-9 = Regions are adjacent if they share a border. A troll may also step back. Any number of trolls, of any colours, may stand in a region.
rule-TF-4-10 = A fortress stands where the borders of 3 regions meet, so each of its regions is adjacent to the other 2.
rule-TF-4-11 = You move only your own trolls. Placing trolls and making steps is always optional.
rule-TF-4-12 = When you have used your trolls, tailwind blows for all opponents whose standing kings are ahead of yours. Those you have passed get none.
rule-TF-4-13 = Tailwind is used one after the other, beginning with the rearmost of these kings. Each player sees what the others did before.
rule-TF-4-14 = With tailwind a player whose king stands on a round cell may place 1 troll in either region of its terrain; one whose king stands on footprints may make 1 step.
rule-TF-4-15 = Tailwind blows in every turn, also if the same player has several in a row, and always before the hammering.
rule-TF-4-16 = A player whose king lies gets no tailwind.
rule-TF-4-17 = A king on the start strip never gets tailwind, because every move goes past it.

## 5

chapter-TF-5 = Phase B: fortress and partner

rule-TF-5-1 = In your turn you may hammer once, at 1 fortress. You need not.
rule-TF-5-2 = Your leftmost empty slot tells the fortress: for slot I, II or III it must have that number, for slot + it may have any. This holds only for the player whose turn it is.
rule-TF-5-3 = Your trolls must stand in at least 2 of the 3 regions of the fortress. This holds for you and for a partner alike.
rule-TF-5-4 = If no fortress is open to you, or you do not want to hammer, your turn ends. If several are, you choose one.
rule-TF-5-5 = Hammering that brings you no treasure leaves your slot empty. You need a fortress of the same number again.
rule-TF-5-6 = Where your trolls stand is checked after all tailwind.
rule-TF-5-7 = You announce the fortress first. This is not yet a promise to strike.
rule-TF-5-8 = An opponent may be your partner if their trolls stand in at least 2 of the 3 regions. What is in their sack does not matter.
rule-TF-5-9 = Those who may join are asked one by one: more trolls in the 3 regions first, among equals whose king is further behind. The first to accept is the partner, and nobody else is asked.
rule-TF-5-10 = You cannot turn a partner down, and you cannot make anybody join.
rule-TF-5-11 = Then you decide: strike, with the partner if there is one, or not at all. You may strike alone only if nobody has joined. If you do not strike, your turn ends.
rule-TF-5-12 =
    You announce only 1 fortress in a turn.
    Option announce_again: if you do not strike, you may then announce another fortress, but none twice.
rule-TF-5-13 = Once you have decided to strike, the partner cannot withdraw.
rule-TF-5-14 = The limit of the hammering is the number of your trolls in the 3 regions, with those of the partner added, but 9 at most. Trolls of others do not count.
rule-TF-5-15 = The limit is how many strikes there may be, both players together. Nothing can raise it.
rule-TF-5-16 = The limit is also how many red, how many yellow and how many blue boulders may lie on the table. 1 more of a colour angers the mountain spirit. White boulders have no limit; they count only for the total.
rule-TF-5-17 = The limit is fixed when you decide to strike. It stays the same whoever has the hammer and whoever stops.
rule-TF-5-18 = The limit is never below 2, since trolls in 2 regions are needed. Without anger, 3 times the limit and 11 more boulders can fall at most.

## 6

chapter-TF-6 = Phase B: striking

rule-TF-6-1 = The player whose turn it is has the hammer first and must strike at least once.
rule-TF-6-2 = Every strike counts, also if nothing falls. Fallen boulders stay on the table and add up for both players until the hammering is over.
rule-TF-6-3 = Boulders that jump out at the top, or come out without a strike, are put back and do not count.
rule-TF-6-4 = The tower is struck only on its left and right wall. You choose the wall, 1 of 5 heights and the strength in 20 steps; your hand wavers a little, and so does that of a bot.
rule-TF-6-5 = After each strike, in this order: if a colour exceeds the limit, the mountain spirit is angry and the striking is over. If nothing fell, the hammer goes to the other player, unless there is none. If it was the last strike allowed, whoever has the hammer now must stop. Otherwise they choose: strike again or stop.
rule-TF-6-6 = An empty strike hands the hammer on even if it was the last one allowed. Whoever gets the hammer then is the one who stops.
rule-TF-6-7 = Whoever gets the hammer may stop at once, without a strike of their own. Boulders, strikes and limit carry over. The other cannot withdraw, and the hammer may change hands again and again.
rule-TF-6-8 = If you strike alone, an empty strike only counts.
rule-TF-6-9 = Whoever stops, by choice, by the limit or after an anger that was appeased, collects first and at once.
rule-TF-6-10 = If the stop was a free choice, the other decides after the stopper has collected: collect now, or strike on alone. Boulders, strikes and limit carry over. Whoever strikes on may stop after each strike, must stop at the limits, and collects only then.
rule-TF-6-11 = Whoever strikes on must strike at least once.
rule-TF-6-12 =
    While the other strikes on, the stopper is out: an empty strike does not hand the hammer on, and the stopper collects no more.
    Option late_take: a stopper who got no treasure collects when the other is done, and must take one if they can.
rule-TF-6-13 = A treasure that was taken stays with its owner, whatever happens afterwards.
rule-TF-6-14 = The hammer may change hands, but the turn does not: it belongs to the same player throughout.
rule-TF-6-15 = A strike after which all boulders that came out must be put back is an empty strike. They count neither for the total nor for a colour.

## 7

chapter-TF-7 = Anger and gifts

rule-TF-7-1 = The mountain spirit gets angry as soon as more red, yellow or blue boulders lie there than the limit allows. All boulders of that strike count. The striking is over for everybody, and no gift can bring it back.
rule-TF-7-2 = While the spirit is angry, nobody may collect. Treasures already taken stay where they are.
rule-TF-7-3 = The excess is the number of boulders beyond the limit, added up over red, yellow and blue.
rule-TF-7-4 = The spirit is appeased by as many gifts as the excess. Each gift counts for 1 boulder, whatever its value, and which ones you give is your choice. Given gifts stay face down for the rest of the game. The total of boulders does not change.
rule-TF-7-5 = 2 players may share the gifts in any way. If there are enough, both may collect; if not, neither may, and no gift is lost.
rule-TF-7-6 = Whoever has the hammer begins; the 2 take turns to pledge 1 gift or to pass. As soon as there are enough, all pledged gifts are turned over. If all pass in a row, none is. If there are too few gifts in the first place, nobody is asked.
rule-TF-7-7 =
    If one of 2 players has stopped and the other strikes on, only the other may give.
    Option retired_gives: the stopper may then give too.
rule-TF-7-8 = 2 players have 6 gifts at most and 1 player 3, so a larger excess cannot be appeased. Gifts cannot be given in advance.

## 8

chapter-TF-8 = Phase C: treasures, crowns, trolls going home

rule-TF-8-1 = You may take a treasure from 1 of the 3 regions of the fortress if it is worth no more than the boulders on the table, you have a troll in that region, nobody has taken it before you, and the mountain spirit is not angry or has been appeased.
rule-TF-8-2 = If there is such a treasure, you must take one; which one is your choice. If there is none, you get nothing.
rule-TF-8-3 = Whoever stopped collects first, then the other, unless they strike on.
rule-TF-8-4 = Each player takes 1 treasure at most for each hammering.
rule-TF-8-5 = In your own turn the treasure goes face up into your leftmost empty slot. In another player’s turn it goes face down onto your patch, which has room for any number. Who has the hammer does not matter.
rule-TF-8-6 = What was taken is not replaced before all have collected. The 2nd collector has 1 treasure less to choose from.
rule-TF-8-7 = Crowns go by the treasures in the slots I, II and III. The slot + and the patch do not count for them.
rule-TF-8-8 = The first treasure of all in a slot brings its owner the crown of that slot. Later a treasure of equal or higher value in the same slot of another sack takes it over; a lower one changes nothing.
rule-TF-8-9 = There is 1 crown for each of the slots I, II and III. You may hold several.
rule-TF-8-10 =
    At the end of the game a crown is worth 5 points.
    Option crown_value: sets another value, from 0 to 20.
rule-TF-8-11 = After every hammering each of its players takes all their trolls from 1 of the 3 regions back into their supply. It must be the region of the treasure they took; whoever took none chooses.
rule-TF-8-12 =
    The region you choose must hold at least 1 troll of yours.
    Option free_clear: it may then be one without any.
rule-TF-8-13 = The player whose turn it is goes first, then the partner.
rule-TF-8-14 = It makes no difference whether the trolls of a treasure’s region go home at once or now: the limit is fixed and everybody moves only their own.
rule-TF-8-15 = Then each region without a treasure gets one from the stock at random, face up. When the stock is empty, regions stay without.
rule-TF-8-16 = Without hammering no trolls go home and no treasures are laid out.
rule-TF-8-17 = All boulders go back into the tower, the strike counter goes back to 0, and the turn ends.

## 9

chapter-TF-9 = End of the game and scoring

rule-TF-9-1 = The first treasure in anybody’s slot + brings the end. For its player this turn is the last.
rule-TF-9-2 = That turn is still played to its end, with all a partner may do in it.
rule-TF-9-3 = At the end of your last turn you take all your trolls off the board and lay your king down in its cell, which stays occupied.
rule-TF-9-4 = Each of the other players then has exactly 1 more turn, the last standing king first as usual. After it they are finished, even if their king would still be last.
rule-TF-9-5 = A finished player has no trolls on the board and so cannot be a partner.
rule-TF-9-6 = Another treasure in a slot + during the last turns changes nothing more.
rule-TF-9-7 = Your score is the value of all treasures in your slots and on your patch, of the gifts you have not given, and of your crowns. The highest score wins.
rule-TF-9-8 =
    If scores are equal, the player whose king is furthest back on the track wins.
    Option tiebreak = latest: the one whose king was laid down last then wins.

## 10

chapter-TF-10 = Safety stop

rule-TF-10-1 =
    Nobody has to strike, so a game might never end. It stops after 200 turns of all players together and is scored as usual. This is a safety stop and no rule of the table.
    Option max_turns: sets another number of turns, from 20 to 1,000.

## 11

chapter-TF-11 = Who knows what

rule-TF-11-1 = Everything lies open: board, trolls, kings, sacks, gifts, crowns and fallen boulders. The tokens on a patch lie face down, but everybody saw them taken, so they stay known. Nobody knows which treasure comes next from the stock or how the boulders lie in the tower. All decisions are made openly, one after the other; promises bind nobody.
