# In the Hall of the Mountain King: questions, options, refusals, the log, names.
# $good, $mineral, $clan, $band, $purpose, $effect are keys; $square is a place on the mountain such as c4, $cell one in a
# trollsmoot such as b2; $troll, $spell, $shop, $hall, $stack, $exchange are names from below; $items is a list of counted
# things; $n is a number.

## Names

mk-troll-pip = Pip
mk-troll-nokk = Nokk
mk-troll-tutta = Tutta
mk-troll-grubb = Grubb
mk-troll-hask = Hask
mk-troll-lodde = Lodde
mk-troll-brakka = Brakka
mk-troll-sisska = Sisska
mk-troll-tandor = Tandor
mk-troll-ruhl = Ruhl
mk-troll-fyrka = Fyrka
mk-troll-frysk = Frysk
mk-troll-njuli = Njuli
mk-troll-hjela = Hjela
mk-troll-rimka = Rimka
mk-troll-tolvar = Tolvar
mk-troll-lunna = Lunna
mk-troll-mirke = Mirke
mk-troll-silvo = Silvo
mk-troll-natta = Natta
mk-troll-oloff = Oloff
mk-troll-mukk = Mukk
mk-troll-slurra = Slurra
mk-troll-grumsel = Grumsel
mk-troll-bogga = Bogga
mk-troll-torve = Torve
mk-troll-klumpa = Klumpa
mk-troll-glodde = Glodde
mk-troll-varn = Varn
mk-troll-ossela = Ossela
mk-troll-kindra = Kindra
mk-troll-skadde = Skadde
mk-troll-isbran = Isbran
mk-troll-vettra = Vettra
mk-troll-hvitna = Hvitna
mk-troll-selke = Selke
mk-troll-dimra = Dimra
mk-troll-halvo = Halvo
mk-troll-nyxa = Nyxa
mk-troll-dregg = Dregg
mk-troll-myrka = Myrka
mk-troll-sompe = Sompe
mk-troll-puddo = Puddo
mk-troll-leira = Leira
mk-troll-hroth = Hroth
mk-troll-skorra = Skorra
mk-troll-eldgar = Eldgar
mk-troll-magra = Magra
mk-troll-jokkul = Jokkul
mk-troll-froa = Froa
mk-troll-snaer = Snaer
mk-troll-kaldis = Kaldis
mk-troll-vanadel = Vanadel
mk-troll-omri = Omri
mk-troll-tungla = Tungla
mk-troll-svartis = Svartis
mk-troll-gjorm = Gjorm
mk-troll-muldra = Muldra
mk-troll-tarnok = Tarnok
mk-troll-slamma = Slamma
mk-troll-brokke = Brokke
mk-spell-earth = Földrítus
mk-spell-mask = Aranymaszk
mk-spell-rock_eater = A sziklafaló megidézése
mk-spell-elevation = A felemelkedés szertartása
mk-spell-dedication = A felszentelés rítusa
mk-spell-waking = Ébresztő ének
mk-spell-toll = A mély út vámja
mk-spell-open_hands = Nyitott tenyér
mk-spell-soft_stone = Lágy kő
mk-spell-thin_walls = Vékony falak
mk-spell-cave_in = Beomlás
mk-spell-free_wheels = Szabad kerekek
mk-spell-lantern_road = Lámpások útja
mk-spell-wagon_call = Kordéhívás
mk-spell-changing_places = Helycsere
mk-spell-masons_gift = A kőfaragó ajándéka
mk-spell-song_of_depth = A mélység éneke
mk-shop-cartwright = Bognár
mk-shop-runesmith = Rúnakovács
mk-shop-charm_maker = Bájoló
mk-shop-crusher = Kődaráló
mk-shop-mint = Érmenyomó
mk-shop-mason = Malomkő
mk-shop-foundry = Fémöntöde
mk-shop-toolmaker = Szerszámöntöde
mk-shop-pick_smith = Csákánykovács
mk-shop-wheel_maker = Kerékkészítő
mk-shop-quartermaster = Szállásmester
mk-hall-shaman = A sámán lakhelye
mk-hall-crucible = Olvasztótégely
mk-hall-fissure = Hasadék
mk-hall-treasury = Kincstár
mk-hall-mason = A kőfaragó háza
mk-hall-forge = Nagykohó
mk-stack-domino = Dominó
mk-stack-corner = Sarok
mk-stack-bar = Rúd
mk-stack-square = Négyzet
mk-stack-tee = T alak
mk-stack-snake = Kígyó
mk-stack-ell = L alak
mk-stack-cavern = Barlang
mk-good-stone = Kő
mk-good-iron = Vas
mk-good-heartstone = Szívkő
mk-good-hammer = Kalapács
mk-good-rune = Rúna
mk-good-coin = Érme
mk-good-cart = Jokerkordé
mk-good-fire_cart = Tűzkordé
mk-good-ice_cart = Jégkordé
mk-good-moon_cart = Holdkordé
mk-clan-fire = Tűz
mk-clan-ice = Jég
mk-clan-moon = Hold
mk-clan-mud = Sár
mk-band-dark = Sötétszürke
mk-band-light = Világosszürke
mk-band-brown = Barna
mk-band-orange = Narancssárga
mk-band-yellow = Sárga
mk-colour-orange = narancssárga
mk-colour-blue = kék
mk-colour-green = zöld
mk-colour-pink = rózsaszín
mk-colour-yellow = sárga
mk-team-first = 1. csapat
mk-team-second = 2. csapat

## What the spells do

mk-effect-gain = A raktáradba kerül: { $items }.
mk-effect-mask = Ebben a körben érme helyett bármilyen erőforrással fizethetsz a megvesztegetésekért.
mk-effect-extra_dig = Áss most egy alagutat a szokásos költségért; ezután ugyanúgy toborzol vagy ásol.
mk-effect-elevate = Dobd el az egyik 2. szintű trollodat mindennel, ami rajta van; a helyére a hordából egy 3. szintű troll kerül, megvesztegetés, talapzat és aktiválás nélkül.
mk-effect-dedicate = Válaszd ki az egyik szobrodat, amely a sötétszürke, a világosszürke vagy a barna hegyszinten áll, de nem talapzaton és nem nagyteremben: szerezz annyi megbecsülést, amennyit ér.
mk-effect-wake = Az egyik trollod aktiválódik: a szabad szimbólumai termelnek.
mk-effect-unload = Tedd át a raktáradba mindazt, ami az egyik trollodon van.
mk-effect-soften = Ebben a körben a romterületekhez nem kell kalapács.
mk-effect-thin = Ebben a körben az alagút { $n } ásvánnyal kevesebbe kerül, de ugyanannyi megbecsülést hoz.
mk-effect-cave_in = Távolítsd el a játékból az egyik alagutadat, amelyben nincs se szobor, se talapzat, és szerezz minden mezője után 1 követ.
mk-effect-free_wheels = Ebben a körben a klánkordéid bármelyik klán szobrát mozgathatják.
mk-effect-road = Mozgasd az egyik szobrodat legfeljebb { $n } alagútnyira, kordé nélkül.
mk-effect-swap = 2 különböző klánhoz tartozó szobrod helyet cserél.
mk-effect-pedestal = Vegyél ki a zsákból 1 tetszőleges talapzatot.
mk-effect-song = Szerezz { $n } megbecsülést minden hegyszintért, amelyet a hálózatod a sötétszürkénél beljebb elér.
# One offer or another; $last is yes at the last of them.
mk-either = { $last ->
    [yes] { $first } vagy { $second }
   *[no] { $first }, { $second }
}

## What the workshops exchange: $n of the one for $count of the other

mk-exchange = { $give ->
    [stone] { $n } kőért
    [iron] { $n } vasért
    [heartstone] { $n } szívkőért
    [hammer] { $n } kalapácsért
    [rune] { $n } rúnáért
    [coin] { $n } érméért
    [cart] { $n } jokerkordéért
   *[any] { $n } tetszőleges erőforrásért
} { $get ->
    [stone] { $count } kő
    [iron] { $count } vas
    [heartstone] { $count } szívkő
    [hammer] { $count } kalapács
    [rune] { $count } rúna
    [coin] { $count } érme
   *[cart] { $count } kordé
}
mk-exchange-move = { $n ->
    [one] { $n } erőforrás egy trollról a raktárba
   *[other] { $n } erőforrás a trolljaidról a raktárba
}

## Counted things

mk-count-stone = { $n } kő
mk-count-iron = { $n } vas
mk-count-heartstone = { $n } szívkő
mk-count-hammer = { $n } kalapács
mk-count-rune = { $n } rúna
mk-count-coin = { $n } érme
mk-count-cart = { $n } kordé
mk-count-fire_cart = { $n } tűzkordé
mk-count-ice_cart = { $n } jégkordé
mk-count-moon_cart = { $n } holdkordé

mk-count-fire_statue = { $n } tűzszobor
mk-count-ice_statue = { $n } jégszobor
mk-count-moon_statue = { $n } holdszobor

## Questions

mk-ask-shop = Válassz egy műhelyt ehhez a partihoz. Még { $n } hiányzik.
mk-ask-gate = Hol legyen a kapud?
mk-ask-draft = Melyik trollt helyezed le, és hová?
mk-ask-turn = { $full ->
    [yes] { $first ->
        [yes] Varázslat, műhely vagy ásás?
       *[no] Hogyan tovább? Ha ásol, ez a lépés lezárul.
    }
   *[no] { $first ->
        [yes] Varázslat, műhely, toborzás vagy ásás?
       *[no] Hogyan tovább? Ha toborzol vagy ásol, ez a lépés lezárul.
    }
}
mk-ask-where = { $stack } { $mineral ->
    [stone] { $n } kőből
    [iron] { $n } vasból
   *[heartstone] { $n } szívkőből
}: hol ásol?
mk-ask-pay = { $purpose ->
    [rune] Honnan veszed a rúnát?
    [bribes] { $n ->
        [one] Fizess { $n } megvesztegetésért. Honnan?
       *[other] Fizess { $n } megvesztegetésért. Honnan veszed az elsőt?
    }
    [stone] Fizess { $n } követ. Honnan?
    [iron] Fizess { $n } vasat. Honnan?
    [heartstone] Fizess { $n } szívkövet. Honnan?
    [move] Melyik erőforrás kerüljön a raktárba?
    [hammers] { $n ->
        [one] Fizess { $n } kalapácsot. Honnan?
       *[other] Fizess { $n } kalapácsot. Honnan veszed az elsőt?
    }
    [carts] { $n ->
        [one] Fizess { $n } kordét. Melyiket?
       *[other] Fizess { $n } kordét. Melyik legyen az első?
    }
   *[exchange] { $n ->
        [one] Adj { $n } erőforrást a műhelynek. Melyiket?
       *[other] Adj { $n } erőforrást a műhelynek. Melyik legyen az első?
    }
}
mk-ask-pedestal = Horgony itt: { $square }, { $band ->
    [dark] sötétszürke
    [light] világosszürke
    [brown] barna
    [orange] narancssárga
   *[yellow] sárga
} hegyszint. Teszel rá talapzatot?
mk-ask-site = Melyik műhelyt alapítod itt: { $square }?
mk-ask-bag = { $by ->
    [troll] A trollodért talapzat jár. Melyiket veszed ki a zsákból?
   *[spell] Melyik talapzatot veszed ki a zsákból?
}
mk-ask-troll = { $troll }: hová kerüljön a trolltanácsodban?
mk-ask-use = { $shop }: még { $n } alkalommal használhatod. Mit teszel?
mk-ask-get = Mit kérsz 4 erőforrásért?
mk-ask-give = { $n ->
    [one] Adj még { $n } erőforrást
   *[other] Adj { $n } erőforrást
} 1 { $good ->
    [stone] kőért
    [iron] vasért
    [heartstone] szívkőért
    [hammer] kalapácsért
    [rune] rúnáért
    [coin] érméért
   *[cart] kordéért
}. { $n ->
    [one] Melyiket?
   *[other] Melyik legyen az első?
}
mk-ask-after = Nagyterem, szobor, vagy vége a körödnek?
mk-ask-hall = { $hall }: hová kerüljön?
mk-ask-to = { $clan ->
    [fire] Hová kerüljön a tűzszobor?
    [ice] Hová kerüljön a jégszobor?
   *[moon] Hová kerüljön a holdszobor?
}
mk-ask-gain = { $spell }: mit szerzel?
mk-ask-dig = Melyik alagutat ásod ki most?
mk-ask-own = { $effect ->
    [elevate] Melyik 2. szintű trollod adja át a helyét?
    [wake] Melyik trollod aktiválódjon?
   *[unload] Melyik trollodról kerüljön minden a raktárba?
}
mk-ask-slot = Melyik 3. szintű troll kerüljön { $troll } helyére?
mk-ask-statue = { $effect ->
    [dedicate] Melyik szobrodért szerzel most megbecsülést?
    [road] Melyik szobrot mozgatod?
    [swap] Melyik szobor cserél helyet?
   *[second] Melyik szoborral cserél helyet?
}
mk-ask-tunnel = Melyik alagutad omoljon be?

## Options

mk-group-spell = Varázslatok
mk-group-workshop = Műhelyek
mk-group-trade = Kereskedés
mk-group-recruit = Toborzás
mk-group-dig = Alagútásás
mk-group-hall = Nagytermek
mk-group-statue = Szobor mozgatása
mk-group-storage = A raktárból
mk-group-troll = A trolljaidról
mk-group-other = Egyéb

mk-option-cast = Varázslás: „{ $spell }”
mk-option-work = Műhely használata itt: { $square } ({ $shop })
mk-option-trade = Kereskedés: 4 erőforrásért 1 tetszőleges
mk-option-recruit = Toborzás: { $troll }, { $level }. szint, termelése { $items }; { $n ->
    [0] ingyen
   *[other] { $n } megvesztegetés
}{ $clan ->
    [fire] , tűztalapzattal
    [ice] , jégtalapzattal
    [moon] , holdtalapzattal
   *[none] { "" }
}
mk-option-empty-slot = Üres hely a hordában
mk-option-dig = Alagútásás: { $stack }, költsége { $items }, { $n } megbecsülés
mk-option-pass = Lépés kihagyása: se toborozni, se ásni nem tudsz
mk-option-no-effect = Hatás nélkül
mk-option-where = { $squares }{ $hammers ->
    [0] { "" }
   *[other] , { $hammers } kalapácsért
}{ $finds ->
    [0] { "" }
   *[other] ; előkerül { $items }
}
mk-option-proposed = { $n ->
    [one] A javaslat szerint
   *[other] Mindet a javaslat szerint ({ $n } darab)
}
mk-option-unit-store = { $good ->
    [stone] Kő a raktárból
    [iron] Vas a raktárból
    [heartstone] Szívkő a raktárból
    [hammer] Kalapács a raktárból
    [rune] Rúna a raktárból
    [coin] Érme a raktárból
    [cart] Jokerkordé a raktárból
    [fire_cart] Tűzkordé a raktárból
    [ice_cart] Jégkordé a raktárból
   *[moon_cart] Holdkordé a raktárból
}
mk-option-unit-troll = { $good ->
    [stone] Kő erről a trollról: { $troll }
    [iron] Vas erről a trollról: { $troll }
    [heartstone] Szívkő erről a trollról: { $troll }
    [hammer] Kalapács erről a trollról: { $troll }
    [rune] Rúna erről a trollról: { $troll }
    [coin] Érme erről a trollról: { $troll }
    [cart] Jokerkordé erről a trollról: { $troll }
    [fire_cart] Tűzkordé erről a trollról: { $troll }
    [ice_cart] Jégkordé erről a trollról: { $troll }
   *[moon_cart] Holdkordé erről a trollról: { $troll }
}
mk-option-pedestal-none = Talapzat nélkül
mk-option-pedestal = { $clan ->
    [fire] Tűztalapzat, jelölője { $n } megbecsülést ér
    [ice] Jégtalapzat, jelölője { $n } megbecsülést ér
   *[moon] Holdtalapzat, jelölője { $n } megbecsülést ér
}
mk-option-bag-none = Talapzat nélkül
mk-option-bag = { $clan ->
    [fire] Tűztalapzat
    [ice] Jégtalapzat
   *[moon] Holdtalapzat
}
mk-option-found-none = Műhely nélkül
mk-option-found = Műhely alapítása: { $shop }
mk-option-cell = Lehelyezés ide: { $cell }
mk-option-own = { $troll } itt: { $cell }
mk-option-draft = { $troll } lehelyezése ide: { $cell }; termelése { $makes }, induláskor { $items }
mk-option-exchange = Használat: { $exchange }
mk-option-enough = Távozás a műhelyből
mk-option-hall = Nagyterem felszentelése: { $hall }, { $low } vagy { $high } megbecsülés
mk-option-hall-at = { $squares }; oltár itt: { $altar }
mk-option-done = Kör vége
mk-option-statue = { $clan ->
    [fire] Tűzszobor itt: { $square }
    [ice] Jégszobor itt: { $square }
   *[moon] Holdszobor itt: { $square }
}
mk-option-move = { $clan ->
    [fire] Tűzszobor mozgatása innen: { $square }
    [ice] Jégszobor mozgatása innen: { $square }
   *[moon] Holdszobor mozgatása innen: { $square }
}
mk-option-to = { $what ->
    [own-pedestal] Ide: { $square }, a saját klánja talapzatára
    [pedestal] Ide: { $square }, egy másik klán talapzatára
    [altar] Ide: { $square }, az oltárra
    [hall] Ide: { $square }, egy nagyterembe
    [gate] Ide: { $square }, a kapudra
   *[none] Ide: { $square }
}{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] , { $n } kordéért
}
mk-option-tunnel = { $n } mezős alagút: { $squares }
mk-option-gain = Nyereség: { $items }
mk-option-get = 4 erőforrásért { $items }
mk-option-shop = Műhely választása: { $shop }
mk-option-gate = Kapu ide: { $square }
mk-option-slot = { $troll }, termelése { $items }

## Why not?

mk-refuse-no-such = Ilyen nincs ebben a partiban.
mk-refuse-part = Egy varázslat vagy egészen hat, vagy sehogy.
mk-refuse-pass = Még tudsz toborozni vagy ásni.
mk-refuse-trade = Kevés az erőforrás a kereskedéshez: { $need } kell, { $n } van.
mk-refuse-spell-closed = Ez a varázslat nincs a varázskönyvben: „{ $spell }”.
mk-refuse-cast-once = Ebben a körben már elmondtál egy varázslatot.
mk-refuse-no-rune = Nincs rúnád ehhez a varázslathoz: „{ $spell }”.
mk-refuse-no-shop = Itt még nem áll műhely: { $square }.
mk-refuse-work-once = Ebben a körben már használtál egy műhelyt.
mk-refuse-no-access = A hálózatod nem ér hozzá ehhez a műhelyhez: { $square } ({ $shop }).
mk-refuse-nothing-to-give = Nincs mit elcserélned ebben a műhelyben: { $shop }.
mk-refuse-other-shop = Ez a műhely másra való: { $shop }.
mk-refuse-empty-slot = A hordának ez a helye üres.
mk-refuse-smoot-full = Megtelt a trolltanácsod: 10 troll.
mk-refuse-bribes = Nem telik a megvesztegetésekre: { $need } kell, { $n } van.
mk-refuse-stack-empty = Ilyen alakú alagút már nem maradt: { $stack }.
mk-refuse-minerals = { $mineral ->
    [stone] Kevés a kő: { $need } kell, { $n } van.
    [iron] Kevés a vas: { $need } kell, { $n } van.
   *[heartstone] Kevés a szívkő: { $need } kell, { $n } van.
}
mk-refuse-no-place = Ilyen alakú alagútnak most nincs hely: { $stack }. { $n ->
    [0] Nincs kalapácsod a romterületekhez.
   *[other] A romterületekhez { $n } kalapácsod van.
}
mk-refuse-other-tile = Más alakú alagutat választottál.
mk-refuse-off-board = Az alagút kilógna a hegyből.
mk-refuse-on-site = Műhely helyére nem kerülhet alagút: { $squares }.
mk-refuse-on-heart = A hegy szívére nem kerülhet alagút: { $squares }.
mk-refuse-on-tile = Itt már van valami: { $squares }.
mk-refuse-on-start = Ennél az asztalnál kezdőpontra nem kerülhet alagút.
mk-refuse-rival = Ez az alagút hozzáérne { $player } hálózatához: { $squares }.
mk-refuse-not-beside = Ez az alagút nem érne hozzá a hálózatodhoz.
mk-refuse-hammers = Kevés a kalapács: { $need } kell, { $n } van.
mk-refuse-no-unit = { $good ->
    [stone] Ott nincs kő.
    [iron] Ott nincs vas.
    [heartstone] Ott nincs szívkő.
    [hammer] Ott nincs kalapács.
    [rune] Ott nincs rúna.
    [coin] Ott nincs érme.
    [cart] Ott nincs jokerkordé.
    [fire_cart] Ott nincs tűzkordé.
    [ice_cart] Ott nincs jégkordé.
   *[moon_cart] Ott nincs holdkordé.
}
mk-refuse-wrong-kind = { $good ->
    [stone] Ezt kővel nem lehet kifizetni.
    [iron] Ezt vassal nem lehet kifizetni.
    [heartstone] Ezt szívkővel nem lehet kifizetni.
    [hammer] Ezt kalapáccsal nem lehet kifizetni.
    [rune] Ezt rúnával nem lehet kifizetni.
    [coin] Ezt érmével nem lehet kifizetni.
    [cart] Ezt jokerkordéval nem lehet kifizetni.
    [fire_cart] Ezt tűzkordéval nem lehet kifizetni.
    [ice_cart] Ezt jégkordéval nem lehet kifizetni.
   *[moon_cart] Ezt holdkordéval nem lehet kifizetni.
}
mk-refuse-only-trolls = Itt csak azt lehet elvenni, ami a trolljaidon van.
mk-refuse-unit-order = Túl kevés erőforrás maradna, amiből választhatnál: ezt korábban kellett volna megnevezned.
mk-refuse-no-pedestal = { $clan ->
    [fire] Nincs tűztalapzat a raktáradban.
    [ice] Nincs jégtalapzat a raktáradban.
   *[moon] Nincs holdtalapzat a raktáradban.
}
mk-refuse-token-gone = { $band ->
    [dark] A sötétszürke
    [light] A világosszürke
    [brown] A barna
    [orange] A narancssárga
   *[yellow] A sárga
} hegyszint { $clan ->
    [fire] tűzjelölője
    [ice] jégjelölője
   *[moon] holdjelölője
} már elkelt.
mk-refuse-shop-gone = Ebből a műhelyből nem maradt több: { $shop }.
mk-refuse-bag = { $clan ->
    [fire] Nincs több tűztalapzat a zsákban.
    [ice] Nincs több jégtalapzat a zsákban.
   *[moon] Nincs több holdtalapzat a zsákban.
}
mk-refuse-cell-filled = Itt már áll egy troll: { $cell }.
mk-refuse-cell-below = Nincs 2 trollod ez alatt a hely alatt: { $cell }.
mk-refuse-hall-gone = Ez a nagyterem már elkelt: { $hall }.
mk-refuse-hall-once = Ebben a körben már felszenteltél egy nagytermet.
mk-refuse-hall-late = A nagyterem a szobrok előtt jön, te pedig már mozgattál egy szobrot.
mk-refuse-hall-fits = Az alagútjaidon nem fér el ez a nagyterem: { $hall }.
mk-refuse-hall-spin = Így elforgatva a nagyterem ugyanúgy fekszik, mint egy másik állásban.
mk-refuse-hall-off = A nagyterem kilógna a hegyből.
mk-refuse-hall-over = Nagyterem csak alagutat takarhat el, kaput vagy másik nagytermet soha: { $squares }.
mk-refuse-hall-gap = Itt nem a te alagutad lenne alatta: { $squares }.
mk-refuse-statue-buried = { $clan ->
    [fire] Ez a tűzszobor még el van temetve: { $square }.
    [ice] Ez a jégszobor még el van temetve: { $square }.
   *[moon] Ez a holdszobor még el van temetve: { $square }.
}
mk-refuse-statue-foreign = { $clan ->
    [fire] Ez a tűzszobor nincs a hálózatodban: { $square }.
    [ice] Ez a jégszobor nincs a hálózatodban: { $square }.
   *[moon] Ez a holdszobor nincs a hálózatodban: { $square }.
}
mk-refuse-no-cart = { $clan ->
    [fire] Nincs olyan kordéd, amellyel tűzszobrot mozgathatnál.
    [ice] Nincs olyan kordéd, amellyel jégszobrot mozgathatnál.
   *[moon] Nincs olyan kordéd, amellyel holdszobrot mozgathatnál.
}
mk-refuse-no-room = { $clan ->
    [fire] Ez a tűzszobor nem ér el szabad mezőt: { $square }.
    [ice] Ez a jégszobor nem ér el szabad mezőt: { $square }.
   *[moon] Ez a holdszobor nem ér el szabad mezőt: { $square }.
}
mk-refuse-outside-network = Ez a mező nincs a hálózatodban: { $square }.
mk-refuse-square-taken = Itt már áll egy szobor: { $square }.
mk-refuse-too-far = { $by ->
    [spell] Ez a mező több alagútnyira van, mint ameddig a varázslat elér: { $square }.
   *[cart] Ez a mező túl messze van: { $square }. Kordénként csak ugyanannak az alagútnak vagy egy szomszédosnak a szabad mezői érhetők el.
}
mk-refuse-no-troll = Nincs itt trollod: { $cell }.
mk-refuse-not-level-two = Ez a troll nem 2. szintű: { $cell }.
mk-refuse-all-covered = Ennek a trollnak minden szimbóluma foglalt: { $cell }.
mk-refuse-nothing-on-it = Ezen a trollon nincs semmi: { $cell }.
mk-refuse-not-level-three = Ez nem 3. szintű troll.
mk-refuse-dedicate = { $clan ->
    [fire] Ez a tűzszobor talapzaton, nagyteremben, illetve a narancssárga vagy a sárga hegyszinten áll: { $square }.
    [ice] Ez a jégszobor talapzaton, nagyteremben, illetve a narancssárga vagy a sárga hegyszinten áll: { $square }.
   *[moon] Ez a holdszobor talapzaton, nagyteremben, illetve a narancssárga vagy a sárga hegyszinten áll: { $square }.
}
mk-refuse-lower-row = Ezzel a beállítással csak a horda legfelső sorának trollja emelkedhet fel.
mk-refuse-dedicated = { $clan ->
    [fire] Ezt a tűzszobrot már felszentelték, és ezzel a beállítással ez csak egyszer lehet: { $square }.
    [ice] Ezt a jégszobrot már felszentelték, és ezzel a beállítással ez csak egyszer lehet: { $square }.
   *[moon] Ezt a holdszobrot már felszentelték, és ezzel a beállítással ez csak egyszer lehet: { $square }.
}
mk-refuse-statue-spell = { $clan ->
    [fire] A varázslat nem tud mit kezdeni ezzel a tűzszoborral: { $square }.
    [ice] A varázslat nem tud mit kezdeni ezzel a jégszoborral: { $square }.
   *[moon] A varázslat nem tud mit kezdeni ezzel a holdszoborral: { $square }.
}
mk-refuse-not-own-tunnel = Nincs itt alagutad: { $square }.
mk-refuse-tunnel-name = Ezt az alagutat az első mezője jelöli: { $square } helyett { $first }.
mk-refuse-tunnel-laden = Szobor vagy talapzat áll ebben az alagútban: { $square }.
mk-refuse-start-taken = Itt már áll egy kapu: { $square }.
mk-refuse-start-partner = Ha itt állna kapu, a csapattársak nem lehetnének szomszédok: { $square }.
mk-refuse-start-label = Ezen a kezdőponton nem a szükséges szám áll: { $square }.
mk-refuse-not-in-hand = Ez a troll nincs a kezedben: { $troll }.

## The log

mk-log-shop = Ilyen műhely lesz ebben a partiban: { $shop }.
mk-log-shop-chosen = { $player } műhelyt választ ehhez a partihoz: { $shop }.
mk-log-statues = { $n } szobor van eltemetve szerte a hegyben.
mk-log-track = A talapzat-pontjelölők felkerülnek a talapzatsávra.
mk-log-gate = { $player } kaput épít itt: { $square }.
mk-log-starter-own = { $player } húz egy kezdő trollt: { $troll }.
mk-log-starter = { $player } húz egy kezdő trollt.
mk-log-draft = { $player } lehelyez egy kezdő trollt ide: { $cell } ({ $troll }).
mk-log-lower = { $player } nyeresége a kezdő trollok alsó soraiból: { $items }.
mk-log-bonus = { $player } később kerül sorra, ezért { $troll } alsó sorát is megkapja: { $items }.
mk-log-turn = { $round }. forduló: { $player } jön.
mk-log-pass = { $player } se toborozni, se ásni nem tud.
mk-log-cast = { $player } varázslata: „{ $spell }”. Most { $n } rúna van rajta.
mk-log-honour = { $player } { $n } megbecsülést szerez.
mk-log-gain = { $player } nyeresége: { $items }.
mk-log-wake = { $player } egyik trollja aktiválódik: { $troll }. Termelése: { $items }.
mk-log-unload = { $player } raktárába kerül { $troll } minden erőforrása: { $items }.
mk-log-elevate = { $player } eldobja az egyik trollját: { $old }. A helyére { $troll } kerül ({ $cell }).
mk-log-cave-in = { $player } beomlaszt egy { $n } mezős alagutat, és { $n } követ szerez.
mk-log-swap = { $player } 2 szobra helyet cserél. Új helyük: { $clan ->
    [fire] tűzszobor
    [ice] jégszobor
   *[moon] holdszobor
} – { $square }, { $second ->
    [fire] tűzszobor
    [ice] jégszobor
   *[moon] holdszobor
} – { $other-square }.
mk-log-spell-left = A harmadik rúnától szétesik egy varázslat: „{ $spell }”. A varázslatpakli aljára kerül.
mk-log-spell = Új varázslat a varázskönyvben: „{ $spell }”.
mk-log-workshop = { $player } műhelybe megy: { $shop }.
mk-log-exchange = { $player } használja a műhelyt: { $exchange }.
mk-log-trade = { $player } kereskedik: 4 erőforrásért { $items }.
mk-log-recruit = { $player } toboroz egy { $level }. szintű trollt: { $troll }.
mk-log-collect = { $player } begyűjti a megvesztegetéseket: { $items }.
mk-log-collect-pedestal = { $clan ->
    [fire] { $player } megkapja a trollal járó tűztalapzatot.
    [ice] { $player } megkapja a trollal járó jégtalapzatot.
   *[moon] { $player } megkapja a trollal járó holdtalapzatot.
}
mk-log-bag = { $clan ->
    [fire] { $player } kivesz a zsákból egy tűztalapzatot.
    [ice] { $player } kivesz a zsákból egy jégtalapzatot.
   *[moon] { $player } kivesz a zsákból egy holdtalapzatot.
}
mk-log-came = { $troll } csatlakozik a hordához.
mk-log-offer = { $clan ->
    [fire] { $troll } tűztalapzatot hoz.
    [ice] { $troll } jégtalapzatot hoz.
   *[moon] { $troll } holdtalapzatot hoz.
}
mk-log-retire = { $troll } 4 megvesztegetés után visszavonul a hordából.
mk-log-troll = { $player } lehelyez egy trollt ide: { $cell } ({ $troll }). { $n } troll aktiválódik, termelésük: { $items }.
mk-log-crown = { $player } trolltanácsa megtelik a 10. trollal. Jutalma egy { $n } megbecsülést érő koronázásjelölő.
mk-log-ending = Közeleg a vég: ezután már csak { $n } kör következik.
mk-log-dig = { $player } { $n } mezős { $mineral ->
    [stone] kőalagutat
    [iron] vasalagutat
   *[heartstone] szívkőalagutat
} ás itt: { $square }{ $honour ->
    [0] { "" }
   *[other] , és { $honour } megbecsülést szerez
}.
mk-log-find = { $player } lelete: { $items }.
mk-log-unearth = { $clan ->
    [fire] { $player } alagútjában előkerül egy tűzszobor: { $square }.
    [ice] { $player } alagútjában előkerül egy jégszobor: { $square }.
   *[moon] { $player } alagútjában előkerül egy holdszobor: { $square }.
}
mk-log-pedestal = { $clan ->
    [fire] { $player } lehelyez egy tűztalapzatot ide:
    [ice] { $player } lehelyez egy jégtalapzatot ide:
   *[moon] { $player } lehelyez egy holdtalapzatot ide:
} { $square } ({ $band ->
    [dark] sötétszürke
    [light] világosszürke
    [brown] barna
    [orange] narancssárga
   *[yellow] sárga
} hegyszint). A jelölő { $n } megbecsülést ér.
mk-log-found = { $player } műhelyt alapít itt: { $square } ({ $shop }).
mk-log-hall = { $player } felszentel egy nagytermet: { $hall }.
mk-log-statue = { $clan ->
    [fire] { $player } tűzszobrot mozgat ide: { $square }.
    [ice] { $player } jégszobrot mozgat ide: { $square }.
   *[moon] { $player } holdszobrot mozgat ide: { $square }.
}
mk-log-score = { $player } megbecsülése: { $n }.

## The table in the terminal

mk-board-round = { $n }. forduló
mk-board-left = { $n ->
    [0] Az utolsó kör
   *[other] Ezután még { $n } kör
}
mk-board-spell = { $cast ->
    [yes] varázslat elmondva
   *[no] varázslat elmondható
}
mk-board-workshop = { $worked ->
    [yes] műhely felhasználva
   *[no] műhely használható
}
mk-board-effects = Ebben a körben
mk-board-crowns = Koronázásjelölők
mk-board-horde = Horda
mk-board-level = { $n }. szint
mk-board-deck = { $n ->
    [0] a pakli elfogyott
   *[other] még { $n } a pakliban
}
mk-board-bribes = { $n ->
    [0] ingyen
   *[other] { $n } megvesztegetés
}
mk-board-spells = Varázskönyv
mk-board-runes = { $n ->
    [0] nincs rúna
   *[other] { $n } rúna
}
mk-board-workshops = Műhelyek
mk-board-entrances = { $n ->
    [0] nincs nyitott bejárat
   *[other] { $n } nyitott bejárat
}
mk-board-to-found = Még alapítható
mk-board-tunnels = Kiásható alagutak
mk-board-halls = Nagytermek
mk-board-halls-left = Még felszentelhető
mk-board-hall = { $hall }: { $low }, szoborral az oltárán { $high }
mk-board-altar = oltár
mk-board-track = Talapzatsáv
mk-board-statues = Szobrok
mk-board-statue = { $clan ->
    [fire] Tűzszobor itt: { $square }
    [ice] Jégszobor itt: { $square }
   *[moon] Holdszobor itt: { $square }
}, értéke { $n }
mk-board-buried = eltemetve
mk-board-pedestals = Talapzatok
mk-board-pedestal = { $clan ->
    [fire] { $n } tűz
    [ice] { $n } jég
   *[moon] { $n } hold
}
mk-board-tokens = Jelölők
mk-board-trollsmoot = Trolltanács
mk-board-trolls = Trollok
mk-board-storage = Raktár
mk-board-team-storage = Csapatraktár
mk-board-resources = Elkölthető
mk-board-network = Hálózat
mk-board-squares = { $n } mező
mk-board-honour = Megbecsülés
mk-board-hand = Kezdő trollok kézben
mk-board-nothing = semmi
mk-board-legend = A hegy kívülről befelé: D sötétszürke, L világosszürke, B barna, O narancssárga, Y sárga, # a szíve. Az oszlopokat betű, a sorokat szám jelöli. + műhely helye, x romterület; az alakzatok hálózatok, ◀ most jön.
mk-part-digging = Ásás
mk-part-spells = Varázslatok
mk-part-coronation = Koronázás
mk-part-tokens = Talapzat-pontjelölők
mk-part-sets = Erőforráshármasok
mk-part-halls = Nagytermek
mk-part-statues = Szobrok

## In the browser: panels

mk-touch-legal = { $name }; választható
mk-mine-title = { $mine ->
    [yes] A trolltanácsod
   *[no] { $player } trolltanácsa
}
mk-mine-trolls = { $n } troll a 10-ből
mk-smoot-row = { $n }. sor
mk-smoot-empty = Üres hely: { $cell }
mk-smoot-troll = { $troll } itt: { $cell }{ $clan ->
    [fire] , Tűz klán
    [ice] , Jég klán
    [moon] , Hold klán
    [mud] , Sár klán
   *[none] { "" }
}{ $level ->
    [0] { "" }
   *[other] , { $level }. szint
}{ $holds ->
    [yes] ; rajta { $items }
   *[no] ; nincs rajta semmi
}{ $makes ->
    [yes] ; termelése most { $free }
   *[no] { "" }
}
mk-store-good = { $good ->
    [stone] Kő
    [iron] Vas
    [heartstone] Szívkő
    [hammer] Kalapács
    [rune] Rúna
    [coin] Érme
   *[cart] Kordé
}: a raktárban { $n }, a trollokon { $count }
mk-store-pedestals = { $clan ->
    [fire] { $n } tűztalapzat
    [ice] { $n } jégtalapzat
   *[moon] { $n } holdtalapzat
}
mk-store-tokens = { $n } talapzat-pontjelölő
mk-store-trade = 4:1 csere
mk-horde-note = az alatta állók megvesztegetése: 1-1 érme
mk-horde-troll = { $troll }, { $level }. szint, { $clan ->
    [fire] Tűz klán
    [ice] Jég klán
    [moon] Hold klán
   *[mud] Sár klán
}; termelése { $items }; { $n ->
    [0] ingyen
   *[other] { $n } megvesztegetés
}{ $lying ->
    [0] { "" }
   *[other] ; rajta { $bribes }
}{ $pedestal ->
    [fire] ; tűztalapzattal
    [ice] ; jégtalapzattal
    [moon] ; holdtalapzattal
   *[none] { $level ->
        [3] ; tetszőleges talapzattal
       *[other] { "" }
    }
}
mk-spell-name = { $spell }: { $about } { $n ->
    [0] Nincs rajta rúna
   *[other] { $n } rúna van rajta
}
mk-spells-left = Még { $n } varázslat van a pakliban; a harmadik rúna után a varázslat a pakli aljára kerül
mk-shops-standing = Már megalapítva
mk-shops-at = { $square } · { $n ->
    [0] nincs nyitott bejárat
   *[other] { $n } nyitott bejárat
}
mk-shops-none = Nem maradt egy sem.
mk-shop-name = { $shop } ({ $note }): { $about }
mk-hall-name = { $hall }: { $low } megbecsülés, szoborral az oltárán { $high }{ $left ->
    [yes] { "" }
   *[no] ; már felszentelték
}
mk-track-bag = A zsákban:
mk-market-tabs = Ami mindenkié
mk-tab-spells = Varázslatok
mk-tab-shops = Műhelyek
mk-tab-halls = Termek
mk-tab-track = Talapzatok
mk-tab-lit = van mit választani
mk-door-mine = Trolljaim
mk-door-horde = Horda
mk-door-rest = Varázslatok és egyebek
mk-draft-troll = { $troll }: termelése { $makes }, induláskor { $items }
mk-draft-once = induláskor
mk-draft-filled = { $troll } itt: { $cell }
mk-placing-how = Érints meg egy fénylő helyet a trolltanácsodban, és meglátod, kit ébreszt fel.
mk-placing-wakes = { $n ->
    [one] Felébreszt { $n } trollt, termelése:
   *[other] Felébreszt { $n } trollt, termelésük:
}
mk-units-take = Választható
mk-seat-honour = { $n } megbecsülés
mk-seat-token = { $clan ->
    [fire] Tűz
    [ice] Jég
   *[moon] Hold
}, { $band ->
    [dark] sötétszürke hegyszint
    [light] világosszürke hegyszint
    [brown] barna hegyszint
    [orange] narancssárga hegyszint
   *[yellow] sárga hegyszint
}: { $n }

## In the browser: board

mk-mountain = A hegy
mk-where = { $state ->
    [over] Vége a partinak
    [setup] Előkészületek
    [ending] { $n ->
        [0] { $round }. forduló: utolsó kör
       *[other] { $round }. forduló: még { $n } kör
    }
   *[on] { $round }. forduló
}
mk-fact = { $n } troll · { $count } mező
mk-fact-team = társ: { $other }
mk-moving-how = A mezőn álló szám mutatja, hány kordé kell odáig.
mk-confirm = Rendben
mk-confirm-dig = Ásás itt
mk-confirm-hall = Felszentelés itt
mk-confirm-troll = Troll lehelyezése
mk-confirm-gate = Kapu építése
mk-confirm-recruit = Troll toborzása
mk-confirm-cast = Varázslás
mk-gain-honour = megbecsülés: { $from } → { $to }
mk-gain-goods = nyereséged: { $items }
mk-tunnels = Alagutak
mk-tunnels-where = Húzd az alagutat a sajátjaid mellé, vagy érints meg ott egy fénylő pontot. R: forgatás, F: tükrözés.
mk-stack-dig = { $stack }: { $mineral ->
    [stone] { $n } kőért
    [iron] { $n } vasért
   *[heartstone] { $n } szívkőért
} { $honour } megbecsülés, még { $left } maradt
mk-hall-worth = { $low } vagy { $high }
mk-brings = Amit ez az ásás hoz
mk-brings-honour = { $n } megbecsülés
mk-brings-good = Lelet: { $items }
mk-brings-hammers = Romterület: { $n } kalapácsba kerül
mk-brings-statue = { $clan ->
    [fire] Előkerül egy tűzszobor
    [ice] Előkerül egy jégszobor
   *[moon] Előkerül egy holdszobor
}
mk-brings-pedestal = { $clan ->
    [fire] Tehetsz ide tűztalapzatot; jelölője: { $n }
    [ice] Tehetsz ide jégtalapzatot; jelölője: { $n }
   *[moon] Tehetsz ide holdtalapzatot; jelölője: { $n }
}
mk-brings-site = { $n ->
    [one] Alapíthatsz egy műhelyt
   *[other] Alapíthatsz { $n } műhelyt
}
mk-target-tunnel = { $player } alagútja
mk-target-tunnel-nobody = gazdátlan alagút
mk-target-hall = { $player } nagyterme: { $hall }
mk-target-gate = { $player } kapuja
mk-target-find = eltemetve: { $items }
mk-target-rubble = romterület
mk-target-site = műhely helye
mk-legend = Jelmagyarázat
mk-legend-bands = Hegyszintek, és mennyit ér rajtuk egy szobor
mk-legend-networks = Hálózatok
mk-legend-signs = Jelek
mk-legend-rubble = Romterület: 1 kalapács
mk-legend-find = Eltemetett erőforrás
mk-legend-statue = Szobor
mk-legend-pedestal = Talapzat: duplázza a saját klánja szobrának értékét
mk-legend-site = Műhely helye
mk-legend-workshop = Műhely; a pontok a nyitott bejáratai
mk-legend-altar = Nagyterem oltára
mk-legend-gate = Kapu
mk-target-hall-nobody = gazdátlan nagyterem: { $hall }
