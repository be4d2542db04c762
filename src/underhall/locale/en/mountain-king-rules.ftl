### In the Hall of the Mountain King: the text of every rule by id. rule-MK-8-4 is rule MK-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-MK-1 = Components

rule-MK-1-1 = 2 to 5 people play, each with a colour of their own. 4 people may also play as 2 teams (chapter 19).
rule-MK-1-2 = There are 7 resources: stone, iron, heartstones, hammers, runes, coins and carts.
rule-MK-1-3 = The supply of resources never runs out. You may always take what you are due.
rule-MK-1-4 = Stone, iron and heartstones are minerals. All 7 are resources. Pedestals, tokens, tiles and cards are not resources.
rule-MK-1-5 = 55 trolls can be recruited: 21 of level 1, 17 of level 2 and 17 of level 3. Besides, every player has the same 6 starting trolls.
rule-MK-1-6 = The clans of Fire, Ice and Moon have 7 statues and 6 pedestals each. There are 15 pedestal tokens and 2 coronation tokens, worth 5 and 3 honour. The clan of Mud has trolls only.
rule-MK-1-7 =
    There are 52 tunnel tiles in 8 stacks, 6 great halls, all different, 17 spells and 22 workshops, 2 of each of 11 kinds. The stacks:
    Domino – 2 squares: 10 tiles.
    Corner – 3 squares: 12 tiles.
    Bar, Block, Tee, Snake and Ell – 4 squares: 5 tiles each.
    Cavern – 5 squares: 5 tiles.
rule-MK-1-8 = Tunnels, great halls, workshops, pedestals, tokens, statues and trolls are limited. When a stack of tunnels is empty, its shape can no longer be dug: no tile ever returns to its stack.
rule-MK-1-9 = Everybody starts with 0 honour, and there is no upper limit to it.

## 2

chapter-MK-2 = Setup

rule-MK-2-1 =
    The board has 2 sides: the smaller autumn mountain and the larger winter mountain. 4 or 5 players use the winter side, 2 or 3 the autumn side.
    Option two_player_side = winter: 2 players then use the winter side.
rule-MK-2-2 = The supply of resources, the stacks of tunnels and the 6 great halls lie open for everybody.
rule-MK-2-3 = The trolls form 3 shuffled face-down decks, one for each level. From them the horde is dealt face up: 5 trolls of level 1 in the bottom row, 4 of level 2 in the middle row, 3 of level 3 in the top row.
rule-MK-2-4 = All 18 pedestals go into the bag. Each of the 4 level-2 trolls in the horde gets 1 of them, drawn at random. Level-3 trolls get none: who recruits one chooses a pedestal later.
rule-MK-2-5 = The coronation token worth 5 lies on top of the one worth 3. With 2 players only the one worth 3 is used.
rule-MK-2-6 =
    Workshops are drawn at random and lie open: 2 for each player and 1 more, so 5, 7, 9 or 11. The others leave the game unseen.
    Option workshops = no_duplicates: each kind is then drawn once at most.
    Option workshops = chosen: the players then choose that many workshops, one at a time in turn order.
rule-MK-2-7 = The spells are shuffled face down. 3 of them lie open as the spellbook, the other 14 form the spell deck.
rule-MK-2-8 = Every statue spot gets a statue: 21 on the winter side, 18 on the autumn side. From a random spot on, the 3 clans follow each other clockwise in a random order, again and again. Statues left over leave the game.
rule-MK-2-9 = The pedestal track has a space for each clan in each of the 5 bands. Each of the 15 spaces gets 1 pedestal token at random, face up: 3 tokens are worth 4 honour, 4 are worth 3, 4 are worth 2 and 4 are worth 1.

## 3

chapter-MK-3 = The players

rule-MK-3-1 = The player in the first seat begins, and turns pass clockwise. Who sits where is up to the table.
rule-MK-3-2 = In turn order you each place your gate on a free start point that carries the number of players. With 2 players, the second gate must stand on a start point with the same number as the first.
rule-MK-3-3 =
    Each player drafts 4 of their own 6 starting trolls. You draw 2, place 1 of them on any empty cell of the bottom row of your trollsmoot, keep the other in hand and draw 1 more. This is repeated until 4 trolls are placed. Placed trolls do not move again.
    1 card then remains in your hand and 1 has never been drawn.
rule-MK-3-4 = The upper row of a starting troll is what it produces whenever it activates. The lower row is a gain for the start: after the draft you take the lower rows of your 4 placed trolls into your storage, and they never count again.
rule-MK-3-5 =
    Your starting trolls begin the game empty.
    Option trolls_start_full: each of them then begins with the resource of its upper row on it.
rule-MK-3-6 = Who plays later gets a bonus into their storage. The 1st player gets none. The 2nd and the 3rd get the lower row of the card left in hand, the 4th and the 5th that of the undrawn card as well.
rule-MK-3-7 = Starting trolls that were not placed leave the game.
rule-MK-3-8 = All players draft at the same time, once the gates stand. No draft has any effect on another.

## 4

chapter-MK-4 = Basics

rule-MK-4-1 = Squares are adjacent if they share an edge. Touching at a corner never counts.
rule-MK-4-2 = Your network is your gate and everything that is connected with it edge to edge: tunnels, remnants of tunnels and great halls. Workshops are no part of a network and connect nothing.
rule-MK-4-3 =
    Tunnels and halls without a connection to any gate are isolated and belong to nobody. Whoever connects to them has them in their network.
    This happens when a tunnel caves in. That tunnel leaves the game. Its squares may be dug again, but their rubble is cleared and their buried resources are spent.
rule-MK-4-4 = You may spend what lies in your storage and what lies on your trolls, in any mix, and you choose which. This matters, because a symbol that you free can produce again. What you spend goes back to the supply, except for bribes, which lie on the trolls of the horde, and runes for spells, which lie on the card.
rule-MK-4-5 = What you gain goes to your storage, which has no limit. Only what your trolls produce lies on their symbols.
rule-MK-4-6 =
    On your turn you may trade with the supply as often as you like: you spend any 4 resources and take any 1 into your storage. You may do this before you recruit or dig, between uses of a workshop and before you place a recruited troll, but not in the middle of a spell, a payment or a cascade.
    Once you have recruited or dug, you may still trade if you can dedicate a great hall or an unearthed statue stands in your network, and in the team game always. Otherwise nothing is lost: the same trade waits for your next turn, and at the end of the game the best trades are made for you (MK-17.4).
rule-MK-4-7 = You cannot move resources from your trolls to your storage just because you want to. This needs the Quartermaster, a spell, or final scoring.
rule-MK-4-8 = Players cannot give, lend or trade anything to each other.
rule-MK-4-9 = A tunnel is a tunnel tile, or a piece of one that shows beside a great hall: a remnant. For moving and scoring statues, halls and gates count as tunnels too.

## 5

chapter-MK-5 = The turn

rule-MK-5-1 =
    Your turn has 4 steps, always in this order:
    1. You may cast 1 spell and use 1 workshop, in either order.
    2. You must recruit 1 troll or dig 1 tunnel.
    3. You may dedicate 1 great hall.
    4. You may move statues, for 1 cart a move.
rule-MK-5-2 = In step 2 you must recruit or dig if you can. With a full trollsmoot of 10 trolls you must dig. If you can do neither, you skip the step.
rule-MK-5-3 = You are never obliged to get missing minerals by a trade, a workshop or a spell so that you can dig.
rule-MK-5-4 = You can dig if you have enough of 1 mineral for a tunnel that is left, and if there is room for it that your hammers suffice for. Only what you have at that moment counts. However bad such a dig may be, with a full trollsmoot you must make it.
rule-MK-5-5 = Trolls of the bottom row cost nothing. So only a player with 10 trolls can ever skip step 2.
rule-MK-5-6 = What a spell allows this turn lasts until the end of step 4.

## 6

chapter-MK-6 = Spells

rule-MK-6-1 = To cast a spell, put 1 rune on one of the 3 open cards of the spellbook. Then do what it says.
rule-MK-6-2 = You may cast a spell and leave out its whole effect. You cannot leave out only a part of it.
rule-MK-6-3 = With the third rune on it, a spell breaks up once its effect is over: its runes go to the supply, the card goes under the spell deck, and the next card takes its place.
rule-MK-6-4 = With fewer runes on it the card stays, and so do the runes. They belong to nobody.
rule-MK-6-5 = You may also cast a spell that can have no effect now.
rule-MK-6-6 = There are 17 spells, and each card tells what it does. The rune is all that a spell costs; a tunnel that it lets you dig is paid for as usual.
rule-MK-6-7 =
    Ceremony of Elevation: the level-3 troll may stand in any row of the horde and takes the very cell of your level-2 troll. You pay no bribes, and those that lie on it are discarded. You get no pedestal; nothing activates, nobody retires. Your old troll goes under its deck, what lay on it to the supply, and the place in the horde is filled from the level-3 deck. For ties the new troll counts with its own level.
    Option elevation_from = top_row: only a troll of the horde’s top row may then rise.
rule-MK-6-8 = Golden Mask: for each bribe of this turn you may pay any resource instead of a coin. It then counts as a bribe like any other. A clan cart paid like this is wild for whoever collects it.
rule-MK-6-9 =
    Rite of Dedication: you score the simple value of the band. The statue stays where it is and scores at the end of the game all the same; in a later turn it may be chosen again. A pedestal of another clan under it also rules it out.
    Option dedicate_again = false: each statue may then be dedicated once at most.
rule-MK-6-10 = Summon the Rock-eater: the dig takes place in step 1. So you may use a workshop that you found with it in the same turn, and you still recruit or dig afterwards.
rule-MK-6-11 = A spell that lasts for the turn is over as soon as it is cast. A third rune removes the card at once, and its effect goes on.

## 7

chapter-MK-7 = Workshops

rule-MK-7-1 = No workshop stands on the mountain at the start. They are founded in the course of the game (chapter 13).
rule-MK-7-2 = A workshop has an entrance on each of its 4 sides. An entrance is open if the network of any player touches that side.
rule-MK-7-3 = In step 1 you may use 1 workshop that your own network touches. You may use it once for each open entrance, whoever opened it.
rule-MK-7-4 = Each use stands for itself, and you may choose another direction every time. You may stop early.
rule-MK-7-5 = What a workshop gives you goes to your storage.
rule-MK-7-6 = Gates and great halls open an entrance too. Isolated tunnels open none. A side towards the heart of the mountain or beyond its edge stays closed for ever.
rule-MK-7-7 =
    What 1 use does. Where ↔ stands, both directions are possible, and where there is an “or” you choose.
    Cartwright – 1 heartstone ↔ 1 wild cart; clan carts are not accepted.
    Runesmith – 1 stone or 1 iron ↔ 1 rune.
    Charm maker – 1 coin ↔ 1 rune.
    Crusher – 1 heartstone ↔ 2 stone.
    Mint – 1 iron or 1 heartstone ↔ 1 coin.
    Mason – 1 stone ↔ 1 iron.
    Foundry – 1 heartstone ↔ 1 iron.
    Toolmaker – 1 heartstone ↔ 1 hammer.
    Pick smith – any 2 resources → 1 hammer.
    Wheel maker – any 2 resources → 1 wild cart.
    Quartermaster – 1 resource from one of your trolls → your storage.
rule-MK-7-8 = The Quartermaster only moves a resource: nothing goes to the supply or comes from it. A clan cart turns wild on the way.
rule-MK-7-9 = You cannot cast a spell in the middle of using a workshop. Trades between 2 uses are allowed.

## 8

chapter-MK-8 = Recruiting

rule-MK-8-1 = A troll in the bottom row of the horde is free. For one in the middle row you bribe the 2 trolls beneath it, for one in the top row the 2 beneath it and the 3 beneath those. Each bribe is 1 coin.
rule-MK-8-2 = You must pay all the bribes, or you cannot recruit the troll. The coins lie on the bribed trolls and belong to nobody until these are recruited.
rule-MK-8-3 = With 10 trolls in your trollsmoot you cannot recruit any more.
rule-MK-8-4 = In the horde each troll of the middle row stands above 2 neighbours of the bottom row, and each troll of the top row above 2 neighbours of the middle row and so above 3 of the bottom row.
rule-MK-8-5 = You take the troll, all bribes on it and, if it carries one, the pedestal on it; these go to your storage. For a level-3 troll you may take 1 pedestal of your choice from the bag.
rule-MK-8-6 = The order is: you take the card, its place in the horde is filled, you get its bribes and your pedestal, and then you place the troll. The new card comes from the deck of its row. A new level-2 troll gets a random pedestal from the bag, if there is one.
rule-MK-8-7 = If that deck is empty, the card comes from the next higher deck that has any, or else from the next lower one. If all are empty, the place stays empty and needs no bribe.
rule-MK-8-8 =
    So a troll may stand in a row that is not its level’s. The row then decides the bribes and from which deck the place is filled, the card’s level decides about pedestals.
    Option bribes_by = card: a troll above its own row then costs only the bribes of its level.
rule-MK-8-9 = There are only 18 pedestals. When the bag is empty, no more are given out.
rule-MK-8-10 = When a recruit is over, cascade included, every troll of the horde with 4 bribes retires, bottom row first and from left to right. It goes under its deck, its bribes go to the supply, and its place is filled.
rule-MK-8-11 =
    The card goes under its deck before the new one is drawn. The pedestal on a retiring troll goes back into the bag before the new troll draws one.
    Option retired_pedestal = stays: the pedestal then stays in its place for the next troll.
rule-MK-8-12 = You may bribe with coins that lie on your own trolls. The cascade of the same recruit can produce them again.
rule-MK-8-13 = The bribes on the troll you recruit come to you only after you have paid. You cannot pay with them.

## 9

chapter-MK-9 = Trollsmoot and cascade

rule-MK-9-1 = Your trollsmoot is a pyramid with rows of 4, 3, 2 and 1. You place a new troll on any empty cell directly above 2 of your trolls. 6 recruits complete it.
rule-MK-9-2 = A new troll starts a cascade: it activates, and so do the 2 trolls beneath it, the trolls beneath those, and so on down to the bottom row. Each of them activates once.
rule-MK-9-3 = A troll that activates produces: each of its uncovered symbols gets 1 resource of its kind from the supply. Covered symbols produce nothing, and 2 equal symbols count separately.
rule-MK-9-4 = There is nothing to choose in a cascade: everything that can be produced is produced.
rule-MK-9-5 = Trolls that do not lie beneath the new one do nothing.
rule-MK-9-6 = Of a starting troll only the upper row produces.
rule-MK-9-7 = The clan of a troll has no effect of its own. It only shows in the carts that it produces.

## 10

chapter-MK-10 = Carts

rule-MK-10-1 = All carts are alike; what counts is where a cart lies. On a Fire, Ice or Moon symbol it is a clan cart. On a spiral symbol or in a storage it is wild.
rule-MK-10-2 = A clan cart moves only statues of its clan. A wild cart moves any statue.
rule-MK-10-3 = A clan cart turns wild as soon as it comes into a storage.
rule-MK-10-4 = Trolls of Fire, Ice and Moon produce carts of their own clan. Wild carts on trolls are rare: only a few of Mud and 1 starting troll produce them.
rule-MK-10-5 =
    Where you may pay with any resource, a clan cart counts as one. Where a wild cart is asked for, it does not.
    Option clan_carts_generic = false: clan carts then pay for nothing but moving statues of their clan.

## 11

chapter-MK-11 = Digging

rule-MK-11-1 = To dig, choose a tunnel tile from a stack that has any left. It costs as many minerals as it has squares, all of 1 kind.
rule-MK-11-2 =
    You score honour for it at once, by its size and by what you paid in stone, iron or heartstones:
    2 squares – 0, 0 or 0.
    3 squares – 1, 3 or 5.
    4 squares – 4, 6 or 9.
    5 squares – 6, 9 or 13.
rule-MK-11-3 = You may turn the tile and flip it before you place it.
rule-MK-11-4 = It must lie within the mountain. It cannot cover a gate, a tunnel, a great hall, a workshop site, founded or not, or the heart of the mountain.
rule-MK-11-5 = It must be adjacent to your own network; at first that is only your gate. A workshop beside it does not count.
rule-MK-11-6 = No square of it may be adjacent to another player’s network. Gates and great halls belong to networks; corners do not count.
rule-MK-11-7 =
    It may be adjacent to isolated tunnels, and they then belong to your network. Start points without a gate are ordinary squares.
    Option dig_unused_starts = false: no tunnel may then cover a start point.
rule-MK-11-8 = For each square of rubble under the tile you spend 1 hammer. Without enough hammers it cannot lie there.
rule-MK-11-9 = A statue on a square you dig is unearthed: it stays on that square and now stands in your tunnel. A square may hold rubble as well as a statue or a resource.
rule-MK-11-10 = Resources buried on squares you dig go to your storage at once. Each can be found only once.
rule-MK-11-11 = The order is: you pay the minerals and score, you pay the hammers and place the tile, you take what was buried, you may place a pedestal, you may found workshops. What you find cannot pay for the same dig.
rule-MK-11-12 = A statue is buried until a tunnel lies under it.

## 12

chapter-MK-12 = Pedestals

rule-MK-12-1 = If the tunnel you have just dug has an anchor, you may place 1 pedestal from your storage on it. You cannot do it later, and a placed pedestal is never moved.
rule-MK-12-2 = Every tunnel of 2, 3 or 4 squares has 1 anchor. Those of 5 squares have none.
rule-MK-12-3 = In each band 1 pedestal of each clan can be placed in the whole game, by all players together. The band is that of the square under the anchor.
rule-MK-12-4 = When you place a pedestal you take the token of its clan and band from the pedestal track. It scores for you at the end. If the token is gone, the pedestal cannot be placed there.
rule-MK-12-5 = A statue that you have just unearthed may stand on the anchor. It then stands on the new pedestal, whatever its clan.
rule-MK-12-6 = A statue on a pedestal of its own clan scores twice its value at the end of the game.
rule-MK-12-7 = A statue may stand on a pedestal of another clan, which brings nothing, and it may leave any pedestal again.
rule-MK-12-8 = A pedestal covered by a great hall leaves the game. You keep its token, and its clan and band stay used.
rule-MK-12-9 = At most 15 pedestals can be placed. Those left in your storage at the end bring nothing.

## 13

chapter-MK-13 = Founding workshops

rule-MK-13-1 = If the tunnel you have just dug is adjacent to an empty workshop site, you may put any of the workshops that are left there.
rule-MK-13-2 = If it touches several empty sites, you decide for each of them, and you may found several workshops.
rule-MK-13-3 = There are more sites than workshops. When none is left, no more are founded.
rule-MK-13-4 = You need not found one. Any later tunnel beside the empty site is a new chance for whoever digs it. A tunnel beside a founded workshop only opens an entrance.
rule-MK-13-5 = A workshop stays where it is for the rest of the game. As a rule you can use it from your next turn on.

## 14

chapter-MK-14 = Great halls

rule-MK-14-1 = In step 3 you may lay 1 great hall over tunnels of your network. It costs nothing, but every one of its squares must cover a square of your tunnels. A tunnel may be covered in whole or in part.
rule-MK-14-2 = A great hall covers tunnels and remnants only, never a gate, a workshop or another hall.
rule-MK-14-3 =
    A great hall may be turned but not flipped. The halls of this set look the same on both sides.
    Option flip_halls: halls may then be flipped too.
rule-MK-14-4 = Pedestals under the hall leave the game. Statues stay on their squares, which now lie in the hall. One that stands on the square of the altar stands on the altar.
rule-MK-14-5 = From now on the hall is 1 big tunnel. What still shows of a tunnel beside it is a tunnel of its own; if it falls into several pieces, each of them is. Pedestals on remnants stay.
rule-MK-14-6 = Each hall has 1 altar for 1 statue of any clan. An altar is not a pedestal: it doubles nothing and brings no token.
rule-MK-14-7 =
    At the end a hall is worth its lower number, or its higher number if a statue stands on its altar. Statues in a hall bring nothing else.
    Shaman’s Abode – 7 squares: 6 or 14.
    Crucible – 8 squares: 6 or 16.
    Fissure – 7 squares: 0 or 17.
    Treasury – 9 squares: 6 or 15.
    Mason’s House – 8 squares: 6 or 15.
    Great Forge – 10 squares: 9 or 21.
rule-MK-14-8 = Each of the 6 halls exists once, for whoever dedicates it first. It stays until the end of the game.

## 15

chapter-MK-15 = Moving statues

rule-MK-15-1 = In step 4 each cart that you spend moves 1 unearthed statue of your network: to another square of its tunnel, or to any square of an adjacent tunnel. You may spend as many carts as you like, on any statues and in any order.
rule-MK-15-2 = Tunnels in this sense are tunnel tiles, remnants, great halls and your gate. Workshops are not.
rule-MK-15-3 = 2 tunnels are adjacent if a square of one shares an edge with a square of the other. Each step to the next tunnel costs 1 cart, and so does a move within a tunnel.
rule-MK-15-4 =
    A square holds 1 statue. Statues may pass each other, but every move must end on a free square, so a tunnel full of statues bars the way.
    Option full_tunnels = pass: a statue may then cross a full tunnel for 1 more cart.
rule-MK-15-5 = Several statues may stand in 1 tunnel, though only 1 of them will score. A statue may go onto any pedestal and any altar.
rule-MK-15-6 = Which cart moves which statue depends on the clan (MK-10.2). Carts you spend go back to the supply.
rule-MK-15-7 = Statues may move in any direction, also outwards, but never leave your network. You cannot move a statue that is buried, isolated or in another player’s network.

## 16

chapter-MK-16 = End of the game

rule-MK-16-1 = The first player to recruit a 10th troll takes the coronation token worth 5 honour. The second takes the one worth 3, and this triggers the end of the game.
rule-MK-16-2 = With 2 players there is only the token worth 3. The first player to have 10 trolls takes it and triggers the end.
rule-MK-16-3 = The round is finished, up to the player in the last seat. Then everybody has exactly 2 more turns, and after these the game is scored.
rule-MK-16-4 = So the earlier in the round the end is triggered, the more turns follow. With 4 players these are 11, 10, 9 or 8, depending on whether the 1st, 2nd, 3rd or 4th player triggers it.
rule-MK-16-5 = You take the token as soon as you place your 10th troll. Who completes their trollsmoot later gets none.
rule-MK-16-6 = The end always comes: whoever has fewer than 10 trolls must recruit or dig, and tunnels run out.

## 17

chapter-MK-17 = Final scoring

rule-MK-17-1 = What you scored for digging and by spells counts. To it you add your coronation token: 5 or 3 honour.
rule-MK-17-2 = Your pedestal tokens score what they show.
rule-MK-17-3 = All resources on your trolls move to your storage, where every cart is wild. Each set of 3 equal resources scores 1 honour. You may still trade 4 for 1 as often as you like to complete sets.
rule-MK-17-4 = You need not work these trades out: they are made for you so that they bring the most.
rule-MK-17-5 = Each great hall in your network scores its lower or its higher number (MK-14.7).
rule-MK-17-6 =
    Each unearthed statue in your tunnels or on your gate scores by the band of its square. In great halls it does not.
    Dark grey – 2.
    Light grey – 4.
    Brown – 6.
    Orange – 8.
    Yellow – 10.
    On a pedestal of its own clan it scores twice as much.
rule-MK-17-7 =
    Of the statues in 1 tunnel only the best scores. Every remnant is a tunnel of its own.
    Option statue_limit = tile: of the statues on all remnants of 1 tile, only the best then scores.
rule-MK-17-8 = Buried and isolated statues and isolated great halls score for nobody.

## 18

chapter-MK-18 = Winner and ties

rule-MK-18-1 = Whoever has the most honour wins and is the Mountain King.
rule-MK-18-2 = If honour is equal, add up the levels of the trolls you recruited; starting trolls do not count. The lower sum wins.
rule-MK-18-3 = If there is still a tie, the player later in turn order wins.

## 19

chapter-MK-19 = Team game

rule-MK-19-1 =
    Option teams: 4 players may play as 2 teams of 2, on the winter side. Partners sit next to each other: the 1st and the 4th player against the 2nd and the 3rd. Their gates must stand on neighbouring start points.
    All other rules hold, with the following changes.
rule-MK-19-2 = A team has 1 score and 1 team storage.
rule-MK-19-3 = The order of turns is team 1, team 2, team 2, team 1.
rule-MK-19-4 = You draft as usual, but the lower rows go to the team storage. Nobody gets a bonus for playing later.
rule-MK-19-5 = There are no storages of your own: whatever would go there goes to the team storage.
rule-MK-19-6 = You may spend what lies in the team storage and on your own trolls, but never what lies on your partner’s.
rule-MK-19-7 = Your network begins at your own gate, and a new tunnel must touch it. You may join it with your partner’s; from then on both are 1 network for both of you. Only the other team’s networks must not be touched.
rule-MK-19-8 = Pedestals go to the team storage, and from there both of you may place them.
rule-MK-19-9 = All honour is the team’s. Every statue and every great hall scores once, also where networks are joined. The team with more honour wins.
rule-MK-19-10 = Coronation tokens go to single players, so both may go to 1 team; the second triggers the end. Sets of resources are formed from the team storage and both partners’ trolls together. Of the statues in 1 tunnel only the best scores for the team.
rule-MK-19-11 = If honour is equal, the lower sum of the levels recruited by both partners wins, and after that the team that did not begin.
