### Imperial Miners: the text of every rule by id. rule-IM-8-4 is rule IM-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-IM-1 = Components

rule-IM-1-1 = There are 136 mine cards: 36 of level 1, 43 of level 2, 43 of level 3 and 14 of level 4.
rule-IM-1-2 = There are 18 event cards. 10 of them are used in a game.
rule-IM-1-3 = There are 3 research boards, Alchemy, Technology and Diplomacy, with 2 sides each. All 3 are in play, each with 1 of its sides.
rule-IM-1-4 = Every player has a surface board in their own colour. All surface boards offer the same 3 effects: gold, cards, or research for a price.
rule-IM-1-5 = Every player has 1 pickaxe in their own colour. It shows how far their research has come.
rule-IM-1-6 = Gold comes in coins of 1 and 5: 42 coins of 1 and 18 coins of 5.
rule-IM-1-7 = Points come in gems: 25 blue ones of 1, 20 green ones of 5 and 15 red ones of 10.
rule-IM-1-8 = There are 44 machines.
rule-IM-1-9 = There are 24 collapses.
rule-IM-1-10 = There are 40 cart tokens.
rule-IM-1-11 = Gold, points, machines, collapses and cart tokens never run out. Which coins and gems make up a sum does not matter: your gold and your points are simply numbers, and you never have less than 0 of either.
rule-IM-1-12 = A mine card has a name, a play cost, a level from 1 to 4, 0, 1 or 2 factions, half-carts along its edges, and 1 or 2 effects. Most cards have 2.
rule-IM-1-13 =
    The play cost depends on the level:
    Level 1 – 0 gold.
    Level 2 – 2 gold.
    Level 3 – 0 to 13 gold, as the card says.
    Level 4 – 0 gold.
    Whatever makes a card cheaper, its cost never falls below 0, and you get nothing back.
rule-IM-1-14 = The 6 factions are Scots, Barbarians, Egyptians, Japanese, Atlanteans and Romans. A card with 2 factions belongs to both of them at once, whatever is asked. A card without a faction belongs to none.
rule-IM-1-15 = All cards of level 4 are alike and have the same effect.

## 2

chapter-IM-2 = What there is and who sees it

rule-IM-2-1 = Everybody shares the 4 draw decks, 1 for each level, each with a discard pile of its own, the event deck and the 3 research boards. All that is left to chance is which sides the boards show and which cards and events come.
rule-IM-2-2 = For yourself you have your gold, your points, your hand, your mine with the cart tokens in it, and your pickaxe with the boards it has completed. Each card of your mine carries 0 to 3 machines and 0 or 1 collapse, and it is marked once it has been activated in this round.
rule-IM-2-3 =
    Secret are the cards in other hands, the card somebody has chosen until all are revealed, the order of the decks, the events still to come and the 8 that are left out. What is thrown away at the start stays secret until everybody has chosen.
    Everything else is open: mines and all that lies in them, gold, points, research, the discard piles, how many cards are in each deck, how many events are left, and how many cards of each level a player holds. A card that everybody saw on its way into a hand stays known.
rule-IM-2-4 = No card looks at another player’s mine or changes it. The decks and discard piles are all that you share with the others in play.

## 3

chapter-IM-3 = Setup

rule-IM-3-1 = The 3 research boards are put out, each with a side drawn at random.
rule-IM-3-2 = The cards of levels 1, 2 and 3 are shuffled into a deck each. Level 4 needs no shuffling. Each level has its own discard pile.
rule-IM-3-3 = The 18 events are shuffled. 10 of them, unseen, form the event deck; the other 8 leave the game unseen.
rule-IM-3-4 = You take the surface and the pickaxe of your colour. The pickaxe begins below the research boards, on none of them. Your mine is empty, and you have 0 gold and 0 points.
rule-IM-3-5 = You draw 2 cards of level 1, 3 of level 2 and 3 of level 3. You keep any 4 of these 8 and discard the other 4. Everybody chooses at the same time and in secret.
rule-IM-3-6 =
    Whoever plays for the first time may begin without this choice: they draw 2 cards of each of the levels 1, 2 and 3 and keep all 6.
    Option first_game: everybody then begins like this.
    Option first_game_1 = yes: the player in the 1st seat then begins like this, whatever holds for the table.
    Option first_game_1 = no: that player then chooses 4 of 8 in any case.
    Options first_game_2 to first_game_5 do the same for the other seats.
rule-IM-3-7 = Cards are dealt seat by seat, each player’s all at once: level 1 first, then level 2, then level 3. What you do not keep goes to the discard piles of its levels once everybody has chosen.
rule-IM-3-8 = Nobody has gold at the start. So your first card is always one of level 1; and even with gold a deeper card would have nothing above it yet.
rule-IM-3-9 =
    When a card is needed and its deck is empty, the discard pile of that level is shuffled first and becomes the new deck. If the discard pile is empty too, no card is drawn.
    Option reshuffle = at_once: the discard pile is then shuffled as soon as the last card of the deck has gone.

## 4

chapter-IM-4 = The round

rule-IM-4-1 = The game has 10 rounds. Each of them has an event phase and a mine phase, and after these an event for the end of the round, if that was the kind of event turned.
rule-IM-4-2 =
    What happens in a round, in this order:
    1. All cards may be activated again. An event is turned. If it is instant, everybody carries it out now.
    2. Everybody secretly chooses a card. When the last choice is in, all cards are revealed and paid for; whoever can play none draws one.
    3. Everybody places their card, activates it and follows the chain up to the surface. You need not wait for the others.
    4. When everybody is done, a modifier ends, or an end-of-round event is carried out.
    After the 10th round the game is scored.

## 5

chapter-IM-5 = Events

rule-IM-5-1 = 1 event is turned in each round, and it holds for every player.
rule-IM-5-2 =
    There are 3 kinds of event:
    Instant – everybody carries it out as soon as it is turned.
    Modifier – it changes what your effects do in this mine phase.
    End of round – everybody carries it out after the mine phase.
rule-IM-5-3 = You must carry out an event, and all of it, unless it says otherwise. If you cannot do everything, you do as much as you can. With the effects of your cards it is different: those you may leave.
rule-IM-5-4 = As much as you can means step by step and piece by piece: told to discard 2 cards with only 1 in hand, you discard that 1. But where an event exchanges gold for something else, there are no halves: if you cannot pay the whole price, you skip the exchange.
rule-IM-5-5 =
    The end-of-round event of round 10 is carried out too, before the game is scored.
    Option last_end_event = false: in round 10 it is then left out.
rule-IM-5-6 = A card that an event activates has had its activation for this round. In round 1 there is no card yet that an instant event could activate, so nothing is activated.
rule-IM-5-7 =
    A modifier holds from the moment it is turned until the last chain is over. If it changes play costs, the changed cost decides what you can afford and is what you pay. It also holds for cards that an effect activates outside the chain.
    Option modifiers_reach = chain: it then changes nothing about cards activated outside the chain.
rule-IM-5-8 = Some events bring cards of level 4. All events are there to help, and most of them are instant.

## 6

chapter-IM-6 = Choosing a card

rule-IM-6-1 = Each round you play exactly 1 card from your hand. Everybody chooses in secret, all cards are revealed together, and you pay the play cost of yours.
rule-IM-6-2 = You may choose a card only if you can play it: you have the gold for it, after everything that makes it cheaper, and your mine has a place for its level.
rule-IM-6-3 = If you can play none of your cards, you draw the top card of level 1 when the cards are revealed. You must play it, and it costs nothing.
rule-IM-6-4 =
    If you can play any of your cards, you must play one. You cannot draw instead.
    Option voluntary_draw: you may then choose the draw of IM-6.3 although you can play a card.
rule-IM-6-5 = A card drawn like this goes straight into your mine and never counts as a card in hand. With 8 cards that you cannot play you draw, play that card and still have 8.
rule-IM-6-6 = If there is no card of level 1 left, neither in the deck nor in the discard pile, whoever needs one places nothing in this round and activates nothing, not even the surface.
rule-IM-6-7 = You pay before you place the card and before anything is activated. Gold that this round’s chain brings cannot pay for this round’s card.

## 7

chapter-IM-7 = Placing the card

rule-IM-7-1 = A card goes into the row of its level: level 1 directly under the surface, level 2 in the row beneath, and so on.
rule-IM-7-2 = The rows are named a, b, c and d from the top. A place in a row is counted in half cards to the right of your first card, or to the left with a minus: your first card lies on a0, beneath it are b-1 and b1, beside it a-2 and a2.
rule-IM-7-3 = Cards are adjacent if their sides touch: up to 2 above, 1 on the left, 1 on the right and up to 2 below, 6 at most. The surface is not a card and is never adjacent.
rule-IM-7-4 = You may place a card on any empty place of its row that has a card of yours directly above it; 1 of the 2 is enough. In row 1 no card is needed above, since the surface reaches as far as you like.
rule-IM-7-5 = A row may have any number of cards. Each row is shifted by half a card against the next, so that a card can touch 2 above it and 2 below it.
rule-IM-7-6 =
    There may be gaps in a row. In row 1 you may leave up to 2 empty places between your new card and the nearest one.
    Option gaps = none: in row 1 the new card must then lie right beside another.
    Option gaps = any: in row 1 you may then leave as many empty places as you will still place cards. Wider gaps could never be closed.
rule-IM-7-7 = Half-carts need not match. They never forbid a place.
rule-IM-7-8 = A placed card is never moved, turned, covered or taken away. After 10 rounds each mine has exactly 10 cards, unless IM-6.6 came to pass.

## 8

chapter-IM-8 = Activation and chain reaction

rule-IM-8-1 = The card you have just placed is activated first. Then a card directly above it is activated as if it had just been placed, then one directly above that, and so on up to the surface, where you choose 1 of its 3 effects. With that your mine phase is over.
rule-IM-8-2 = Where 2 cards lie above, only 1 of them is next. You choose which, and only once the effect below is over.
rule-IM-8-3 = A card with 2 effects gives you 1 of them when it is activated. You choose anew each time. A card with 1 effect gives you that one.
rule-IM-8-4 =
    You may leave out the effect of a card. Once you have chosen an effect, you must carry it out as fully as you can. The surface is different: you must choose 1 of its 3 effects.
    Option surface_optional: you may then leave out the surface too.
rule-IM-8-5 = An effect is completely over before the next card up is activated.
rule-IM-8-6 = Each card is activated at most once in a round, whether by being placed, by the chain, by another card or by an event.
rule-IM-8-7 = If the chain comes to a card that has already been activated in this round, that card does nothing, and the chain goes on upwards from it as usual. You may choose such a way even if there is another.
rule-IM-8-8 = A card whose effect you leave out counts as activated, and so does a card from which you only clear a collapse.
rule-IM-8-9 = The chain is not optional. It always runs up to the surface, through as many cards as the row of the card you placed.
rule-IM-8-10 = The steps of an effect are carried out in the order in which the card names them. What a step counts, such as machines or cards, is counted when it is reached: a machine that the same effect has just placed counts. The card you have just placed belongs to your mine from the start.
rule-IM-8-11 = If an effect has a price, you pay it in full or you cannot choose that effect. As fully as you can is about what the effect brings, never about its price.
rule-IM-8-12 = You may choose an effect even if nothing of it can be done. It brings you no more than leaving it out.

## 9

chapter-IM-9 = Machines

rule-IM-9-1 = Some effects place machines on your cards, others count them. A card holds at most 3 machines; what would go beyond that is lost.
rule-IM-9-2 = Any card in your mine can hold machines, whatever its faction, unless the effect says which. “This card” is the card whose effect it is. Machines stay until the end, unless an effect removes them, and bring no points by themselves.
rule-IM-9-3 = Machines stay on a card that collapses, and they still count as machines in your mine.

## 10

chapter-IM-10 = Collapses

rule-IM-10-1 = Some effects place a collapse on one of your own cards. A card holds at most 1 collapse, and no second one can be placed on it.
rule-IM-10-2 = Barbarians often place the collapse on the very card whose effect it is.
rule-IM-10-3 = If a card with a collapse is activated, you remove the collapse instead of carrying out an effect. The chain then goes on upwards as usual.
rule-IM-10-4 =
    You must remove the collapse: only effects may be left out. To keep a collapse, lead the chain another way.
    Option keep_collapse: you may then leave the collapse where it is. The card has no effect all the same and counts as activated.
rule-IM-10-5 = An effect that activates a card of your choice may be spent on a card with a collapse. It then removes the collapse and does nothing else.
rule-IM-10-6 = Other effects may remove collapses or bring something for each of them. A card whose collapse is removed by such an effect is not activated by it.
rule-IM-10-7 =
    A collapse that is placed on a card after its activation stays there for the rest of the round. A chain that passes the card later does not remove it.
    Option clear_on_pass: a chain that passes such a card then removes its collapse.
rule-IM-10-8 = A card with a collapse is still adjacent to its neighbours, still bears the cards below it, and its factions and carts still count. Collapses cost no points at the end.

## 11

chapter-IM-11 = Carts

rule-IM-11-1 = A card has 6 places for half-carts: upper left, upper right, left, right, lower left and lower right. On each of them is a full half, an empty half or none.
rule-IM-11-2 =
    Where 2 cards are adjacent, the halves that face each other make 1 cart:
    Full and full – a full cart: 1 point at the end.
    Full and empty – a half-full cart: no points, but a cart token makes it full.
    Empty and empty – an empty cart: no points, and no cart token may go on it.
    If one of the halves is missing, there is no cart.
rule-IM-11-3 = Each full cart is worth 1 point at the end of the game.
rule-IM-11-4 = A cart token may be placed only on a half-full cart, so always on the seam of 2 adjacent cards. From then on it is a full cart in every respect: for points, for effects that count full carts and for ties.
rule-IM-11-5 = If an effect gives you a cart token and you have no half-full cart, you get none. Cart tokens cannot be kept for later.
rule-IM-11-6 = You choose which half-full cart gets the token. 1 token makes it full, so there is never a second, and it stays until the end. Several tokens are placed one after the other.
rule-IM-11-7 = Half-carts that face the surface never make a cart. It takes 2 cards.
rule-IM-11-8 = Your carts follow from how your cards lie and where your tokens are, and they are counted anew whenever they matter.

## 12

chapter-IM-12 = Special activations, drawing, research

rule-IM-12-1 = Some effects activate a card of your choice. Only that card is activated: no chain follows, and no surface.
rule-IM-12-2 = This is the card’s activation for the round. You may choose any card of your mine that has not been activated in this round, unless the effect says which. If there is none, the step does nothing.
rule-IM-12-3 = The effect of that card may in turn activate another. The inner effect is over before the outer one goes on.
rule-IM-12-4 = If a card activated like this lies on the way of your chain, it does nothing when the chain comes to it. The way through it stays open.
rule-IM-12-5 = You draw cards one by one, each from the deck of level 1, 2 or 3 as you choose, never from level 4. You see each card before you choose the deck for the next.
rule-IM-12-6 = You may hold 8 cards. If you have more after an effect, you discard down to 8, and you choose which. While the effect goes on, you may hold more.
rule-IM-12-7 = Your hand is checked whenever the effect of a card is over, also one inside another effect, after the effect of the surface, and after you have carried out an event. What a research space brings belongs to the effect that moved your pickaxe.
rule-IM-12-8 = Cards of level 4 come only from research boards and from some events. They go to your hand and are played like any other: in row 4, beneath a card of level 3, for 0 gold.
rule-IM-12-9 = For a faction draw you choose one of the decks of level 1, 2 or 3. Its cards are turned until one of the faction comes. You take it, and the others are shuffled back into the deck; nobody is shown them. If any faction is allowed, you name one first.
rule-IM-12-10 = If the deck has no card of that faction, everybody learns it, the deck is shuffled, and you choose another deck. If none of the 3 has one, you draw nothing.
rule-IM-12-11 = Only the deck itself is searched. The discard pile is not added when its last card is turned. But if the deck is empty when you choose it, it gets its discards first, as in IM-3.9.
rule-IM-12-12 = A card with 2 factions will do for either. Everybody sees the card you take.
rule-IM-12-13 = Research N means: move your pickaxe up to N spaces up its board. Only the space where it stops has an effect; those it passes have none.
rule-IM-12-14 = When you research for the first time, you choose one of the 3 boards and put your pickaxe on its bottom space, which costs no step. Then it moves. Later research goes on from where it stands.
rule-IM-12-15 = The bottom space brings nothing. You must move at least 1 space and cannot go beyond the top, so a space never brings its reward again to a pickaxe that stands still. If you do not want to research, leave out the effect.
rule-IM-12-16 =
    On the top space the board is completed: you carry out its effect and then put your pickaxe on the bottom space of another board, which may be one you have completed before. Steps left over are lost, and there your pickaxe stops.
    Option next_board = any: you may then also choose the same board again.
rule-IM-12-17 = The order is: the effect of the top space with all that follows from it, then the board counts as completed, then you choose the next board. Research that comes up while your pickaxe still stands on the top, from the space itself or from a card that it activates, is done last, on the new board.
rule-IM-12-18 = Everybody uses the same boards, and nobody is in the way: a space holds any number of pickaxes.
rule-IM-12-19 = Most spaces bring gold, points, or another small reward. Some bring a card of level 4.
rule-IM-12-20 = How far you are is the number of your space on its board, 0 at the bottom or on no board. How far you have advanced in all also adds the spaces of every board you have completed. A card says which of the two it counts.
rule-IM-12-21 = The effect of the space where your pickaxe stops is not optional, nor is that of the top space. You steer by how far you move. Only where a space offers something for gold you may decline.

## 13

chapter-IM-13 = Factions

rule-IM-13-1 =
    Scots have strong effects with a price. Where the effect says so, it costs 1 gold less for each Scottish card in your mine, never less than 0. The card whose effect it is counts too, also if it has just been placed. This is about the price of the effect, not about the play cost.
    Option scots_discount = others: the card whose effect it is then does not count.
rule-IM-13-2 = Barbarians have strong effects that often place a collapse. Others of them remove collapses or bring something for each collapse in your mine.
rule-IM-13-3 = Egyptians make research easiest. Some of their effects grow with how far your pickaxe has come.
rule-IM-13-4 = Japanese cards bring more the more Japanese cards, or the more different factions, are in your mine.
rule-IM-13-5 = Atlanteans gather machines and grow with them; a card holds at most 3. Some place machines on other cards.
rule-IM-13-6 = Romans look at how your cards lie and at your full carts, and many of them place cart tokens.
rule-IM-13-7 = A card with 2 factions counts once for each of them, and adds both where different factions are counted. There are 6 at most; a card without a faction adds none.
rule-IM-13-8 = Cards of a faction in your mine are those that lie in it, with or without a collapse. Cards in hand never count.

## 14

chapter-IM-14 = End, scoring, playing together

rule-IM-14-1 = The 10th event opens the last round. The game ends after its mine phase, or after its end-of-round event.
rule-IM-14-2 = Your score is your points and 1 more for each full cart. Gold, cards in hand, machines, collapses, half-full carts and your place on a research board bring nothing.
rule-IM-14-3 =
    The highest score wins. If there is a tie, the most gold left wins, and after that the most full carts. If there is still a tie, the victory is shared.
    Option tiebreak2 = machines: the most machines in the mine then count instead of the most full carts.
rule-IM-14-4 =
    You may also play alone, by the same rules. Your score earns you a title:
    0 to 34 – Navvy.
    35 to 45 – Tunneller.
    46 to 55 – Novice miner.
    56 to 60 – Mining engineer.
    61 to 65 – Veteran hewer.
    66 and more – King of the deep.
rule-IM-14-5 = Everybody plays at the same time. Where somebody has to come first, as when you share a device, it is the player in the first seat in round 1, the next one in round 2, and so on. At the start, cards are dealt and chosen from the first seat on.
rule-IM-14-6 = Which cards you keep and which card you play is secret. You may choose before or after the others and change your mind until the last choice is in; then all are revealed. Whoever has nothing to choose is shown as still choosing until then, so that nobody can tell. Placing and activating are open, and you wait for the others only when your chain or your part of an event is over.
rule-IM-14-7 = Decks and discard piles are shared, so what is drawn from them depends on who comes first. A draw with the shuffling it needs, a faction draw or a discard is never interrupted. Since no card looks at another mine, nothing else depends on the order.
rule-IM-14-8 = What is open can be seen as it happens: the mines of the others as they grow, and the decks as they shrink. What is secret stays so until everybody has chosen.
rule-IM-14-9 = The record of a game holds its setup, every choice, and everything chance has brought, such as the sides of the boards, the cards and the events, in the order in which it came. So a game can be replayed exactly as it was.
rule-IM-14-10 = You are asked which cards you keep, which card you play and where it goes, which effect and which way up you choose, what you choose at the surface, and whatever an effect leaves to you: decks, factions, boards, steps, cards, carts, exchanges, discards. Where only 1 answer is possible, you are not asked. The effect of a card is always a choice, since you may leave it out.
rule-IM-14-11 = At all times it holds: no card gets lost or comes twice, a card has at most 3 machines and 1 collapse and is activated at most once in a round, gold is never below 0, cart tokens lie only on carts that were half-full, every card below row 1 has a card above it, and no draw from a deck brings a card of level 4. After each round everybody has 1 card more in their mine and at most 8 in hand.
