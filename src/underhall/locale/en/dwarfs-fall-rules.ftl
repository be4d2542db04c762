### Dwar7s Fall: the text of every rule by id. rule-DF-8-4 is rule DF-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-DF-1 = Components

rule-DF-1-1 = 2 to 4 people play, each with a colour of their own: blue, red, green or yellow.
rule-DF-1-2 = You have 7 dwarfs in your colour. They go back and forth between your supply and the board and are never lost.
rule-DF-1-3 = Every player has the same set of 9 kingdom cards, in their own colour.
rule-DF-1-4 =
    A kingdom card has 1 of 3 types: castle, inn or mine. Stacking and monsters look at the type alone. Ogre inn and shop are inns, and all 4 gem mines are mines. A dragon also has the type mine, a giant the type castle.
    Option shop_is_inn = false: the shop is then a type of its own and stacks only with shops.
rule-DF-1-5 = Monsters belong to your kingdom cards: 1 dragon and 1 giant are among your 9. They start in your hand, count towards the hand limit and cost an action to place.
rule-DF-1-6 = A kingdom card shows its colour, its type, its victory points, its slots, the number of dwarfs needed for its task, and the reward. Some of its 4 edges are walls, or none, or all.
rule-DF-1-7 = There are 4 gems: emerald, diamond, gold and ruby. Every gem brings victory points, and there is only a limited number of each.
rule-DF-1-8 = A trading goal shows the gems it costs and the victory points it brings. A secret goal shows a condition and its victory points. An ogre card has an effect and brings no victory points.
rule-DF-1-9 = In all there are 100 cards: 36 kingdom cards, 10 trading goals, 7 secret goals, 34 gems and 13 ogres. To these come 28 dwarfs.

## 2

chapter-DF-2 = Setup

rule-DF-2-1 = 3 trading goals, drawn at random, lie face up for everybody. The others wait in a face-down deck.
rule-DF-2-2 = Each player is dealt 1 secret goal, which nobody but its owner may look at. The goals left over take no part in the game and stay unseen.
rule-DF-2-3 = All 34 gems go to the bank, in 4 face-up piles that everybody may count. The number of players makes no difference.
rule-DF-2-4 = You start with all 9 kingdom cards of your colour in hand and all 7 dwarfs in your supply. Colours that nobody plays are left out.
rule-DF-2-5 = The ogre cards form a shuffled face-down draw pile. Nobody holds an ogre at the start.
rule-DF-2-6 = No card lies on the board at the start. The players build it from nothing.
rule-DF-2-7 = The player in the first seat begins, and turns pass clockwise. The first player stays the same all game; a round is 1 turn of each player, counted from them. Who sits where is up to the table.

## 3

chapter-DF-3 = Board and walls

rule-DF-3-1 = Cards are square and lie edge to edge on a grid without limits. Cells that share an edge are adjacent; touching at a corner does not count.
rule-DF-3-2 = Whenever you place a card, also when you stack it, you choose its rotation in quarter turns. After that it never turns again. Rotations that give the same walls count as 1 choice.
rule-DF-3-3 = The border between 2 adjacent stacks is walled if either of the 2 top cards has a wall on that edge. If neither has one, it is open. A wall on both sides is no stronger than 1 wall.
rule-DF-3-4 = You may place a card whatever its edges meet. Walls need not match those of the neighbouring cards.
rule-DF-3-5 = In a stack only the walls of the top card count, also if that card is a monster. Walls of covered cards have no effect.

## 4

chapter-DF-4 = Realms

rule-DF-4-1 = A realm is a group of stacks joined to each other by open borders. Every stack belongs to exactly 1 realm. The colours of the cards do not matter.
rule-DF-4-2 =
    Where no card lies beyond an unwalled edge, the realm simply stops. A realm need not be walled in all round to be moved through, blocked or scored.
    Option realm_must_be_closed: a realm with an unwalled edge facing an empty cell then scores 0 for its owners; moving and blocking stay as they are.
rule-DF-4-3 = Your realm is the realm in which your castle lies, as long as that castle is in play. Its cards count for you whatever their colour.
rule-DF-4-4 = Your castle is in play while no other card but a monster lies on it: it is then the active card of its stack. Under another castle it is out of play until it is uncovered. Under a giant it stays in play but is blocked.
rule-DF-4-5 = If several castles lie in 1 realm, the whole realm belongs to each of their owners. Nothing is divided.
rule-DF-4-6 = Realms always follow from the board as it lies now. A card placed or stacked, a dig or a defeated monster changes the walls, and with them the realms, at once.

## 5

chapter-DF-5 = The turn

rule-DF-5-1 = Your turn has 3 phases: first your actions, then your tasks, and last the discard down to the hand limit.
rule-DF-5-2 = You may take up to 3 actions, or 4 with the extra action of your castle. With each you place a kingdom card, place a dwarf or move a dwarf, in any order and as often as you like. Ogres cost no action and may be played in between.
rule-DF-5-3 = No action is compulsory: you may stop early or take none at all. Actions you leave unused are lost.
rule-DF-5-4 = The castle of your own colour gives you 1 extra action each turn. It must be in play, and its realm must be free of giants; it needs no dwarf.
rule-DF-5-5 =
    Whether you have the extra action is checked anew before each action. So a castle placed with your 1st, 2nd or 3rd action gives you a 4th in the same turn. It is never more than 1, and if you lose it after use nothing is taken back.
    Option castle_bonus = turn_start: only the moment when your turn begins then counts.

## 6

chapter-DF-6 = Placing a kingdom card

rule-DF-6-1 = For 1 action you may place a kingdom card from your hand: beside the others (extend) or onto a stack. The card, the cell and the rotation are your choice. A placed card lies open to all and never comes back to your hand.
rule-DF-6-2 = To extend, choose an empty cell with a stack on at least 1 side, and any card but a monster. It need not touch cards of your own. The very first card goes anywhere.
rule-DF-6-3 = You may stack a card only if all of this holds: it has the type of the top card there, the stack is free of dwarfs at this moment and has fewer than 3 cards, and no monster blocks that type in its realm. You cannot stack onto a monster.
rule-DF-6-4 = You may stack onto anybody’s cards, also a castle onto another player’s castle.
rule-DF-6-5 = A monster must be stacked: a dragon onto a mine, a giant onto a castle, under the usual conditions for stacking. It cannot go on an empty cell and so is never the first card. The stack may be anybody’s, also your own.
rule-DF-6-6 = A monster takes up 1 of the 3 storeys of a stack. So it cannot be placed onto a stack that already has 3 cards.
rule-DF-6-7 = Kingdom cards still in your hand when the game ends bring no victory points.

## 7

chapter-DF-7 = Dwarfs

rule-DF-7-1 = For 1 action a dwarf may go from your supply to any top card with a free slot. The card may have any colour, lie in any realm and even be a monster.
rule-DF-7-2 = For 1 action you may move 1 of your own dwarfs to an adjacent stack. The border between them must be open, and the top card there must have a free slot.
rule-DF-7-3 =
    From a mine, your dwarf may take the tunnel instead: for 1 action it goes to any other mine with a free slot, however far away and whatever the walls. A dragon in the realm it leaves closes the tunnel; a dragon in the realm it goes to does not. It cannot arrive on a dragon.
    Option tunnel_onto_dragon: it may then arrive on a dragon too.
rule-DF-7-4 = Each dwarf takes 1 slot. A card cannot hold more dwarfs than it has slots, all colours together. You may fill slots to keep others out.
rule-DF-7-5 = Your dwarfs stay on their cards from turn to turn until they take part in a task. No action takes them back to your supply.
rule-DF-7-6 = Dwarfs always stand on top cards. A card with a dwarf on it cannot be covered or dug.
rule-DF-7-7 = A block does not keep dwarfs out: you may place and move them onto blocked cards. Only the task of such a card fails.
rule-DF-7-8 = Dwarfs of several colours may share a card, and each player’s task there works as usual. The exception is a monster, which 1 colour must defeat alone.

## 8

chapter-DF-8 = Tasks

rule-DF-8-1 = Once your actions and ogres are over, you may carry out as many tasks as you like, one by one, in the order you like. Only your own dwarfs count for them.
rule-DF-8-2 = A task is ready if at least as many of your dwarfs stand on the card as it needs. To carry it out, you first take exactly that many back into your supply; then you get the reward.
rule-DF-8-3 = Dwarfs beyond the number needed take no part and stay. With twice the number needed you may carry out the task twice, though no card of this set has slots for that.
rule-DF-8-4 = A ready task that cannot be completed fails: the dwarfs needed go back to your supply and you get nothing. This holds for every kind of card. Reasons are an empty gem pile in the bank, a block by a monster, no stack that may be dug, no face-up trading goal within your means, or no ogre left to draw.
rule-DF-8-5 =
    A task that could be completed may be left, and its dwarfs then stay. When you end your tasks, all ready tasks that cannot be completed at that moment fail together. You may also let one of them fail earlier.
    Option failed_tasks = optional: these may then be left too.
rule-DF-8-6 = Whether a task can be completed is checked when you come to it, so the order matters. Gems paid at a shop are in the bank for a later mine; a defeated dragon no longer blocks; a dig changes walls, realms and active cards for the tasks that follow.
rule-DF-8-7 =
    What each task needs and brings:
    Castle – 2 dwarfs: dig 1 stack.
    Ogre inn – 2 dwarfs: draw 1 ogre.
    Shop – 3 dwarfs: trade gems for 1 trading goal.
    Emerald mine – 2 dwarfs: 1 emerald.
    Diamond mine – 2 dwarfs: 1 diamond.
    Gold mine – 2 dwarfs: 2 gold.
    Ruby mine – 3 dwarfs: 1 ruby.
    Dragon – 5 dwarfs: defeat it and keep it as a trophy.
    Giant – 5 dwarfs: defeat it and keep it as a trophy.
rule-DF-8-8 =
    A mine brings its gems from the bank into your hand. If the bank has only 1 gold left, a gold mine brings that 1 and the task is completed; with none left it fails.
    Option partial_gold = false: with only 1 gold left the task then fails.
rule-DF-8-9 = At an ogre inn you draw 1 ogre from the draw pile. If the pile is empty, the ogre discard pile is shuffled first and becomes the new one. If there is no card in either, the task fails. Ogres are drawn in no other way.
rule-DF-8-10 = At a shop you choose 1 face-up trading goal, pay exactly its gems from your hand to the bank, and lay it face up in front of you. You cannot pay with other gems or pay more. A new goal from the deck, if there is one, fills the gap at once. Each shop task brings 1 goal, and gems from earlier tasks of the same turn may be spent on it.
rule-DF-8-11 = You may use cards of any colour in any realm; another player’s castle, too, lets you dig. Its extra action, however, is only for the player of its colour.

## 9

chapter-DF-9 = Monsters

rule-DF-9-1 = A dragon affects mines and a giant affects castles. No monster affects inns.
rule-DF-9-2 = You place a monster for 1 action, like any kingdom card, but only onto a stack: a dragon onto a mine, a giant onto a castle. It cannot be placed on an empty cell.
rule-DF-9-3 = A monster reaches every stack of its type in the realm where it lies, its own stack included. The type of a stack is that of its active card.
rule-DF-9-4 = The reach of a monster follows the walls: when realms change, other cards come under it and some go free. If 2 dragons end up in 1 realm, each must be defeated on its own.
rule-DF-9-5 = A dragon blocks all mines of its realm, a giant all castles: their tasks fail, no card can be stacked onto them, and they cannot be dug. You may still place new cards beside them and dwarfs on them. The task of defeating the monster itself is not blocked.
rule-DF-9-6 = While a giant is in a realm, no castle in that realm gives an extra action.
rule-DF-9-7 =
    In final scoring every stack that a monster reaches is worth 0: the mines of a realm with a dragon, the castles of a realm with a giant.
    Option monster_zeroes_type = card: only the stack with the monster on it is then worth 0.
rule-DF-9-8 = To defeat a monster is a task for 5 of your dwarfs. While a dwarf of any other colour stands on it, the task is not ready and everybody stays. Otherwise your 5 dwarfs return to your supply, the monster becomes your trophy, and the card under it is the top card again, turned as it was.
rule-DF-9-9 = A trophy brings you 3 victory points, whoever placed the monster. It is not a goal and does not count towards your hand.
rule-DF-9-10 = A monster cannot be covered or dug and stays on its stack until somebody defeats it. It does not hold dwarfs captive: those of a failed task go home as usual.

## 10

chapter-DF-10 = Digging

rule-DF-10-1 = To dig a stack, slide its top card under all the others without turning it. The next card is now on top.
rule-DF-10-2 =
    You may dig any stack of 2 or 3 cards if no dwarf stands on it and no monster blocks it. A monster itself cannot be dug. Type, colour and distance do not matter.
    Option dig_range = own_realm: only stacks of your own realm may then be dug.
rule-DF-10-3 = The dwarfs that dig go home first. So you may dig the stack of that very castle, if no other dwarf stands on it.
rule-DF-10-4 = If a giant is in the realm of the castle you dig from, the task fails.
rule-DF-10-5 = If a dig brings a castle into play or takes it out, realms and the extra action change at once. Your own actions are already over, so you gain none this turn.

## 11

chapter-DF-11 = Ogre cards

rule-DF-11-1 = Ogres cost no action, and on your own turn you may play as many as you like. You must play them in the phase of actions: before, between or after your actions, but not once you turn to your tasks.
rule-DF-11-2 = An ogre you draw during your tasks cannot be played before your next turn.
rule-DF-11-3 = Say which ogre you play, do what it says, and put it face up on the ogre discard pile. You choose whom and what it affects, unless the card leaves that to chance.
rule-DF-11-4 = Each ogre counts as 1 card of your hand. It brings no victory points.
rule-DF-11-5 = You cannot play an ogre that has nothing to act on. A dwarf it moves must find a free slot; 2 dwarfs that change places take each other’s. Dwarfs an ogre sends home bring no reward.
rule-DF-11-6 = The ogre discard pile is shuffled only when somebody must draw and the draw pile is empty, not at the moment its last card is taken.

## 12

chapter-DF-12 = Hand limit

rule-DF-12-1 = Your kingdom cards, gems and ogres together are your hand. During your turn it may grow beyond 9 cards, but when the turn ends you must be down to 9.
rule-DF-12-2 = You discard the excess yourself, as gems or ogres of your choice. Kingdom cards cannot be discarded. You start with 9 of them and they only get fewer, so the limit is always within reach.
rule-DF-12-3 = A discarded ogre goes to the ogre discard pile, a discarded gem back to the bank. While you are within the limit you cannot discard.
rule-DF-12-4 = Your trading goals, your secret goal and your trophies lie on the table and do not count towards your hand.
rule-DF-12-5 = Only the player whose turn is ending must observe the hand limit. Nobody else’s hand is counted then.

## 13

chapter-DF-13 = Goals, end of the game, scoring

rule-DF-13-1 =
    On your own turn you may reveal your secret goal whenever its condition holds. From then on it stays completed, even if the condition is lost; nobody gets a second one.
    At the end of a turn nobody is asked. Instead you have a private standing order, on at first: it reveals your goal as soon as any player’s turn ends with the condition met. You may switch it once in each turn of yours.
    Before final scoring every secret goal that holds is revealed; an unrevealed one brings 0 victory points and no penalty.
    Option secret_windows = own+final: there is then no standing order.
rule-DF-13-2 = With their 3rd completed goal, trading or secret, a player triggers the end; trophies are not goals. The round is still played out, so that everybody has equally many turns, and goals completed in it score. Secret goals revealed just before final scoring do not prolong the game.
rule-DF-13-3 =
    Your score adds up the victory points of your completed goals, 3 for each trophy, the victory points of the gems in your hand, and your realm points. Ogres and kingdom cards in hand bring nothing.
    Option turn_order_points: at the end each player also gets this many points for every player who comes later in the round.
rule-DF-13-4 =
    Your realm points are the victory points of all active cards in your realm. A stack that a monster reaches brings 0; covered cards and the monsters themselves bring nothing either. If your castle is not in play, you have 0 realm points.
    Option giant_voids_realm: with a giant in it, the whole realm then scores nothing.
rule-DF-13-5 = If scores are equal, more realm points win. If these are equal too, more own dwarfs on the board win. If there is still a tie, the victory is shared.

## 14

chapter-DF-14 = Course of the game

rule-DF-14-1 = If your hand is above the limit at the end of your turn, you may reveal your secret goal before you discard. Cards above the limit then still count for its condition.
rule-DF-14-2 =
    So that no game goes on for ever, it ends after 40 rounds at the latest and is scored as usual.
    Option max_rounds: sets another number of rounds, from 1 to 1,000.
rule-DF-14-3 = Chance decides which trading and secret goals are dealt, which trading goal fills a gap, which ogre is drawn, and which gem or ogre is stolen at random. All else is decided by the players.
