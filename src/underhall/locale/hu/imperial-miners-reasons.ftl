# Imperial Miners: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $brings and $instead are lists of gains; $price is in gold; $face is a name, $faction a key.

im-reason-plain = Most nem látok jobbat.
im-reason-title = { $n } pont már elég ehhez a ranghoz: { $title }.
im-reason-keep-faction = Egy frakció kártyái segítik egymást, és ezek közül { $n } ilyen: { $faction ->
    [scots] skótok
    [barbarians] barbárok
    [egyptians] egyiptomiak
    [japanese] japánok
    [atlanteans] atlantisziak
   *[romans] rómaiak
}.
im-reason-keep-levels = Kezdésnek { $n } darab 1. szintű kártya, utána { $count } mélyebb, összesen { $price } érméért.
im-reason-draw = Az 1. szintű kártya ingyenes, és mindig van helye.
im-reason-card = Jó helyre téve a nyereséged: { $brings }{ $n ->
    [0] { "" }
   *[other] ; a lánca még { $n } kártyát ébreszt fel
}.
im-reason-card-chain = A lánca még { $n } kártyát ébreszt fel.
im-reason-card-room = Helyet készít { $level }. szintű kártyáknak.
im-reason-cell-carts = Itt megtelik { $n } csille: ez { $n } pont.
im-reason-cell-effect = Itt ennyit ér a hatása: { $brings }.
im-reason-cell-chain = Innen ehhez a kártyához jut fel a lánc: { $card } ({ $brings }).
im-reason-cell-half = Itt { $n } félig teli csille áll össze, amelyhez már csak jelölő kell.
im-reason-cell-room = Így { $n } hely lesz { $level }. szintű kártyáknak.
im-reason-effect = Nyereséged: { $brings }.
im-reason-effect-price = { $price } érméért a nyereséged: { $brings }.
im-reason-effect-rather = Nyereséged: { $brings }; a másik hatással: { $instead }.
im-reason-gold = Jól jön { $n } érme ehhez a kártyához, amely { $price } érmébe kerül: { $card }.
im-reason-gold-hand = Jól jön { $n } érme: a kezedben lévő kártyák összesen { $price } érmébe kerülnek, és csak { $count } van.
im-reason-cards = Még { $left } forduló van hátra, és { $count ->
    [0] üres a kezed.
   *[other] csak { $count } kártya van a kezedben.
}
im-reason-research = A csákányod eljuthat egy ilyen mezőre: { $brings } ({ $face }).
im-reason-none = A hatásai most semmit sem hoznának.
im-reason-save = Érdemes erre tartogatni az érméket: { $card }, { $price } érméért.
im-reason-save-gold = { $price } érme túl sok azért, amit hozna.
im-reason-clear = Lekerül a beomlás erről a kártyáról, és újra használható: { $card }.
im-reason-up = Arra ehhez a kártyához jut a lánc: { $card } ({ $brings }).
im-reason-machine-self = Ez a kártya számolja a rajta lévő masinákat: { $card }.
im-reason-machine = Ez a kártya számolja a bányád masináit: { $card }.
im-reason-machine-later = A masina végig marad, és később jöhet kártya, amely számolja.
im-reason-activate = Ennyit ér az aktiválása ({ $card }): { $brings }.
im-reason-collapse = { $state ->
    [activated] Ez a kártya ebben a fordulóban már elvégezte a dolgát: { $card }.
   *[open] Ezt a kártyát nélkülözheted a legkönnyebben: { $card }.
}
im-reason-seam = Megtelik még egy csille: ez 1 pont.
im-reason-deck-none = Nincs { $level }. szintű kártya a kezedben, pedig a bányádban volna helye.
im-reason-deck = A bányádban { $n } hely van { $level }. szintű kártyáknak, és a mélyebb kártyák többet hoznak.
im-reason-deck-later = A mélyebb kártyák többet hoznak, és { $level }. szintűnek is lesz helye, mihelyt lehelyezel egy { $upper }. szintűt.
im-reason-deck-first = Az 1. szintű kártya ingyenes, és mindig van helye.
im-reason-faction = Egy frakció kártyái segítik egymást, és a bányádban már { $n } ilyen van: { $faction ->
    [scots] skótok
    [barbarians] barbárok
    [egyptians] egyiptomiak
    [japanese] japánok
    [atlanteans] atlantisziak
   *[romans] rómaiak
}.
im-reason-faction-new = Ez a frakció még nincs meg a bányádban: { $faction ->
    [scots] skótok
    [barbarians] barbárok
    [egyptians] egyiptomiak
    [japanese] japánok
    [atlanteans] atlantisziak
   *[romans] rómaiak
}.
im-reason-board = Ennek a táblának a teteje: { $brings } ({ $face }).
im-reason-steps = { $n }. mező: { $brings } ({ $face }).
im-reason-steps-top = Ezzel teljesíted a táblát, és a teteje: { $brings }.
im-reason-steps-near = Onnan már csak { $n } mező a tető: { $brings }.
im-reason-discard = { $n } nélkülözhető kártyáért a nyereséged: { $brings }.
im-reason-discard-none = A kártyáid többet érnek, mint amit kapnál értük.
im-reason-discard-room = { $n ->
    [1] Ennek a kártyának még nincs helye a bányádban.
   *[other] Ezeknek a kártyáknak még nincs helyük a bányádban.
}
im-reason-discard-rounds = { $left ->
    [0] Ez az utolsó forduló, és a kézben maradt kártyák a végén semmit sem érnek.
   *[other] Még { $left } forduló van hátra, és { $n ->
        [1] erre a kártyára van a legkevésbé szükséged.
       *[other] ezekre a kártyákra van a legkevésbé szükséged.
    }
}
