# Trollfjord: questions, options, refusals, the log, names.
# $region, $from, $to, $fortress, $regions, $terrains are names; $terrain, $side, $slot, $tailwind, $cell are keys; $number is I, II or III;
# $n, $left, $count, $need, $k are numbers; $height runs from 1 to 5, $strength from 5 to 100.

## Names
# Of each terrain, region 1 lies north of region 2. Names of regions and fortresses stand after a colon or in brackets, so they begin small.

tf-region-mountain1 = északi hegyek
tf-region-mountain2 = déli hegyek
tf-region-fjord1 = északi fjord
tf-region-fjord2 = déli fjord
tf-region-glacier1 = északi gleccser
tf-region-glacier2 = déli gleccser
tf-region-swamp1 = északi mocsár
tf-region-swamp2 = déli mocsár
tf-region-tundra1 = északi tundra
tf-region-tundra2 = déli tundra
tf-region-forest1 = északi erdő
tf-region-forest2 = déli erdő
tf-terrain-mountain = hegyek
tf-terrain-fjord = fjord
tf-terrain-glacier = gleccser
tf-terrain-swamp = mocsár
tf-terrain-tundra = tundra
tf-terrain-forest = erdő
tf-fortress-F1 = északnyugati erőd
tf-fortress-F2 = északi erőd
tf-fortress-F3 = északkeleti erőd
tf-fortress-F4 = délnyugati erőd
tf-fortress-F5 = déli erőd
tf-fortress-F6 = délkeleti erőd
tf-colour-white = fehér
tf-colour-red = piros
tf-colour-yellow = sárga
tf-colour-blue = kék
tf-slot-I = I. rekesz
tf-slot-II = II. rekesz
tf-slot-III = III. rekesz
tf-slot-plus = + rekesz
tf-slot-patch = folt

## Counted things

tf-count-white = { $n } fehér
tf-count-red = { $n } piros
tf-count-yellow = { $n } sárga
tf-count-blue = { $n } kék

## Questions

tf-ask-move = Hová megy a trollkirályod?
tf-ask-place = { $tailwind ->
        [yes] Hátszél: tegyél
       *[no] Tegyél
    } legfeljebb { $n } trollt { $terrain ->
        [mountain] a hegyekbe
        [fjord] egy fjordba
        [glacier] egy gleccserre
        [swamp] egy mocsárba
        [tundra] a tundrára
       *[forest] egy erdőbe
    }.
tf-ask-wander = { $tailwind ->
    [yes] Hátszél: melyik trollod tesz meg { $n } lépést?
   *[no] Még { $n } lépésed van. Melyik trollod hová megy?
}
tf-ask-fortress = Melyik erődnél kalapálsz?
tf-ask-join = Beszállsz { $player } mellé { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél? A korlát { $n } lenne.
tf-ask-commit = Egyedül ütsz { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél? A korlát { $n }.
tf-ask-commit-with = { $player } beszáll. Üttök { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél? A korlát { $n }.
tf-ask-strike = Ütés: { $k }/{ $n }. Hová ütsz, és mekkorát?
tf-ask-again = { $n } szikla, még { $left } ütés. Ütsz még, vagy abbahagyod?
tf-ask-pledge = A hegyszellem { $count } ajándékot kíván, még { $n } hiányzik. Adsz egyet?
tf-ask-take = { $n } szikla van az asztalon. Melyik kincset gyűjtöd be?
tf-ask-continue = { $n } szikla, még { $left } ütés. Begyűjtesz most, vagy továbbütsz egyedül?
tf-ask-clear = { $number }. erőd: melyik régióból mennek haza a trolljaid?

## Options

tf-option-move-round = { $n }. letevőmező, { $terrain ->
        [mountain] hegyek
        [fjord] fjord
        [glacier] gleccser
        [swamp] mocsár
        [tundra] tundra
       *[forest] erdő
    }: legfeljebb { $n } troll
tf-option-move-steps = { $n }. vándormező: legfeljebb { $n } lépés
tf-option-place = { $n } troll ide: { $region }
tf-option-place-none = Letétel kihagyása
tf-option-wander = Innen: { $from }, ide: { $to }
tf-option-enough = Vándorlás befejezése
tf-option-fortress = Bejelentés: { $fortress } ({ $number }), ott { $n } trollod áll
tf-option-nowhere = Kalapálás kihagyása
tf-option-join = Beszállás a kalapálásba
tf-option-decline = Kimaradás
tf-option-commit = Kalapálás megkezdése
tf-option-leave = Torony békén hagyása
tf-option-strike = { $side ->
        [left] Bal fal
       *[right] Jobb fal
    }, { $height ->
        [1] a tövénél
        [2] alacsonyan
        [3] középen
        [4] magasan
       *[5] a tetejénél
    }, { $strength }%-os erővel
tf-option-again = Újabb ütés
tf-option-stop = Megállás és begyűjtés
tf-option-gift = Felajánlás: { $n } értékű ajándék
tf-option-pass = Passz
tf-option-take = { $n ->
    [0] Itt nincs mit begyűjteni: { $region }
   *[other] Begyűjtés { $slot ->
        [I] az I. rekeszbe
        [II] a II. rekeszbe
        [III] a III. rekeszbe
        [plus] a + rekeszbe
       *[patch] a foltra
    }: { $n } értékű kincs ({ $region })
}
tf-option-collect = Begyűjtés most
tf-option-go-on = Továbbütés egyedül
tf-option-clear = { $n ->
    [0] Kiürítés: { $region }, itt nincs trollod
   *[other] Kiürítés: { $region }, { $n } troll hazamegy
}

## Why not?

tf-refuse-terrain = A trollkirályod mezőjének terepe: { $terrain ->
        [mountain] hegyek
        [fjord] fjord
        [glacier] gleccser
        [swamp] mocsár
        [tundra] tundra
       *[forest] erdő
    }. Ide nem mehet troll: { $region }.
tf-refuse-supply = Kevés a troll: { $count } kell, { $n } van a készletedben.
tf-refuse-too-many = Túl sok troll: { $count } lenne, legfeljebb { $n } lehet.
tf-refuse-region-again = Ide már küldtél trollt: { $region }. A többi csak ennek a terepnek a másik régiójába mehet.
tf-refuse-no-troll = Nincs itt trollod: { $region }.
tf-refuse-announced = Ezt az erődöt ebben a körben már bejelentetted: { $fortress }.
tf-refuse-number = Nem egyezik a szám: a következő rekeszed száma { $slot }, ezé az erődé { $number }.
tf-refuse-regions = Kevés régiójában áll trollod: { $need } kell, { $n } van.
tf-refuse-gift-given = Ezt az ajándékot már odaadtad: { $n }.
tf-refuse-gift-pledged = Ezt az ajándékot már felajánlottad: { $n }.
tf-refuse-not-near = Ez a régió nem ér az erődhöz: { $region } ({ $fortress }).
tf-refuse-taken = { $player } már begyűjtötte ezt a kincset: { $region }.
tf-refuse-no-treasure = Nincs itt kincs: { $region }.
tf-refuse-boulders = Kevés a szikla: { $need } kell, { $n } van az asztalon.

## The log

tf-log-strip = Helyére kerül egy ösvényléc ({ $strip }): { $terrains }.
tf-log-token = { $number }. számú erődjelölő kerül ide: { $fortress }.
tf-log-king = { $player } trollkirálya a rajtléc { $n }. mezőjén áll.
tf-log-treasure = { $n } értékű kincs kerül ide: { $region }.
tf-log-turn = { $turn }. kör: { $player } jön, mert utolsó az ösvényen.
tf-log-walk = { $cell ->
    [round] { $player } trollkirálya letevőmezőre megy ({ $terrain ->
        [mountain] hegyek
        [fjord] fjord
        [glacier] gleccser
        [swamp] mocsár
        [tundra] tundra
       *[forest] erdő
    }): legfeljebb { $n } troll.
   *[steps] { $player } trollkirálya vándormezőre megy: legfeljebb { $n } lépés.
}
tf-log-place = { $player } { $n } trollt küld ide: { $region }{ $tailwind ->
        [yes] {" "}(hátszél)
       *[no] {""}
    }.
tf-log-wander = { $player } egy trollt vezet innen: { $from }, ide: { $to }{ $tailwind ->
        [yes] {" "}(hátszél)
       *[no] {""}
    }.
tf-log-idle = { $player } pihenteti a trolljait.
tf-log-announce = { $player } bejelent egy erődöt: { $fortress } ({ $number }). Régiói: { $regions }.
tf-log-join = { $player } beszáll { $other } mellé.
tf-log-decline = { $player } kimarad.
tf-log-commit = { $player } egyedül kalapál itt: { $fortress }. Legfeljebb { $n } ütés, színenként { $n } szikla.
tf-log-commit-with = { $player } és { $other } együtt kalapál itt: { $fortress }. Legfeljebb { $n } ütés, színenként { $n } szikla.
tf-log-leave = { $player } békén hagyja a tornyot.
tf-log-strike = { $player } { $side ->
        [left] a bal falat
       *[right] a jobb falat
    } üti meg { $height ->
        [1] a tövénél
        [2] alacsonyan
        [3] középen
        [4] magasan
       *[5] a tetejénél
    }, { $strength }%-os erővel. Ütés: { $k }/{ $n }.
tf-log-fall = { $player } ütésére { $n } szikla esik ki: { $items }.
tf-log-fall-none = { $player } ütésére semmi sem esik ki.
tf-log-swap = A kalapács { $player } kezébe kerül.
tf-log-stop = { $player } megáll { $n } sziklánál.
tf-log-go-on = { $player } egyedül üt tovább.
tf-log-anger = { $player } magára haragítja a hegyszellemet: a többlet { $n } szikla.
tf-log-pledge = { $player } felajánl egy { $n } értékű ajándékot.
tf-log-pass = { $player } nem ajánl fel ajándékot.
tf-log-appease = { $player } { $n } ajándékkal engeszteli ki a hegyszellemet: { $items }.
tf-log-unappeased = A hegyszellem haragja nem enyhül: már senki sem gyűjthet be kincset.
tf-log-take = { $player } { $n } értékű kincset gyűjt be innen: { $region }. { $slot ->
        [I] Az I. rekeszbe
        [II] A II. rekeszbe
        [III] A III. rekeszbe
        [plus] A + rekeszbe
       *[patch] A foltra
    } kerül.
tf-log-nothing = { $player } nem kap kincset.
tf-log-crown = { $player } megkapja { $slot ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } rekesz koronáját.
tf-log-crown-from = { $player } megszerzi { $slot ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } rekesz koronáját, amelyet eddig { $other } viselt.
tf-log-clear = { $n ->
    [0] { $player } egyetlen trollt sem visz haza innen: { $region }.
   *[other] { $player } { $n } trollja hazamegy innen: { $region }.
}
tf-log-plus = { $player } megtölti a + rekeszt. Mindenki másnak még 1 köre van.
tf-log-lie = { $player } minden trollját hazaviszi, és lefekteti a trollkirályát.
tf-log-stop-turns = A parti { $n } kör után véget ér.
tf-log-score = { $player } pontszáma: { $n }.

## Where points come from

tf-part-slots = Rekeszek
tf-part-patch = Folt
tf-part-gifts = Megtartott ajándékok
tf-part-crowns = Koronák

## The terminal

tf-table-legend = Az alakzatok a játékosok trolljai és trollkirályai. A zárójeles szám kincs; F1:III egy erőd a számával. Az ösvényen a név letevőmező, a pont vándormező. ♛ itt a korona, ◀ most jön. Az ütést így írd be: oldal, magasság 1-től 5-ig és erő; l3-60: bal, középen, 60 (a jobb oldal r).
tf-table-track = Ösvény:
tf-table-stock = Kincsek a készletben: { $n }
tf-table-points = Pontok
tf-table-sack = Kincseszsák
tf-table-patch = Folt
tf-table-gifts = Ajándékok
tf-table-supply = Készlet
tf-table-lying = végzett
tf-table-bout = Ütések: { $k }/{ $n }, sziklák: { $total }
tf-table-odds = Közepes ütés: nagyjából { $mean } szikla; üres ütés { $empty }%, harag { $angry }%

## A böngészőben: a tábla

## Board

tf-board = A fjord: 12 régió, 6 erőd, és körülöttük a trollkirályok ösvénye
tf-target-region = { $region }. { $n ->
    [0] Nincs kincs.
   *[other] Kincs: { $n }.
} { $crowd ->
    [yes] Trollok: { $trolls }.
   *[no] Nincs troll.
}{ $lit ->
    [yes] {" "}Választható.
   *[no] {""}
}
tf-target-trolls = { $player } { $n }
tf-target-fortress = { $number }. erőd: { $regions }.{ $lit ->
    [yes] {" "}Itt kalapálhatsz.
   *[no] {""}
}
tf-target-cell = { $sort ->
    [round] { $number }. mező: letevőmező, { $terrain }.
   *[steps] { $number }. mező: vándormező.
}{ $king ->
    [standing] {" "}Rajta áll { $player } trollkirálya.
    [lying] {" "}Rajta fekszik { $player } trollkirálya.
   *[none] {""}
}{ $lit ->
    [yes] {" "}{ $sort ->
        [round] A trollkirályod ide mehet: legfeljebb { $n } troll.
       *[steps] A trollkirályod ide mehet: legfeljebb { $n } lépés.
    }
   *[no] {""}
}

## The bar

tf-where = { $state ->
    [dealing] előkészületek
    [over] vége a partinak
    [last] az utolsó körök
   *[on] { $bout ->
        [yes] a toronynál
       *[no] még { $n } kincs
    }
}
tf-fact-slot = { $slot ->
    [plus] következő: + rekesz
    [none] teli kincseszsák
   *[other] következő: { $slot }. rekesz
}
tf-fact-trolls = { $n } troll otthon
tf-fact-lies = végzett

## The moves of the king

tf-moves = Ahová a trollkirályod mehet
tf-moves-title = Hová megy a trollkirályod?
tf-moves-round = Az 1., a 2. vagy a 3. szabad letevőmező: legfeljebb 1, 2 vagy 3 trollt tehetsz le a terepén.
tf-moves-steps = Az 1., a 2. vagy a 3. szabad vándormező: a trolljaid legfeljebb 1, 2 vagy 3 lépést tesznek.
tf-move-round = { $n }. letevőmező: { $terrain }
tf-move-steps = { $n }. vándormező
tf-footprints = vándormező
tf-move-place = { $n ->
    [1] 1 troll
   *[other] legfeljebb { $n } troll
}
tf-move-wander = { $n ->
    [1] 1 lépés
   *[other] legfeljebb { $n } lépés
}
tf-if-title = Ha ezt választod: { $cell }
tf-if-place = { $n ->
    [1] Letehetsz 1 trollt egy ilyen terepű régióba: { $terrain }.
   *[other] Letehetsz legfeljebb { $n } trollt egy ilyen terepű régióba: { $terrain }.
}
tf-if-wander = { $n ->
    [1] Egy trollod 1 lépést tehet.
   *[other] A trolljaid összesen legfeljebb { $n } lépést tehetnek.
}
tf-if-pass = { $mine ->
    [yes] Megelőzöd: { $players }.
   *[no] { $player } megelőzi: { $players }.
}
tf-if-last = { $mine ->
    [yes] Senkit sem előzöl meg, utolsó maradsz, és újra te jössz.
   *[no] { $player } senkit sem előz meg, utolsó marad, és újra jön.
}
tf-if-final = { $mine ->
    [yes] Ez az utolsó köröd.
   *[no] Ez { $player } utolsó köre.
}
tf-if-tailwind = Hátszelet kap: { $players }.
tf-if-calm = Senki sem kap hátszelet.
tf-if-order = Ezután ez lesz a sorrend
tf-order = A trollkirályok az utolsótól az elsőig: { $players }.
tf-order-title = Az utolsó trollkirálytól az elsőig
tf-order-more = Aki ennek a körnek a végén utolsó, az következik.
tf-order-ending = Közeleg a vége: mindenkinek egy utolsó köre van.
tf-strip-next = Következik

## Placing and wandering

tf-place-region = { $region }: { $n } troll letétele. Trolljaid itt: { $count }. { $value ->
    [0] Nincs kincs.
   *[other] Kincs: { $value }.
}
tf-place-count = Hány troll
tf-place-fewer = Eggyel kevesebb
tf-place-more = Eggyel több
tf-steps-left = Még { $n } lépés
tf-wander-from = Egy troll innen megy
tf-wander-to = ide
tf-wander-first = Előbb válassz egy trollt.

## Sacks and trolls

tf-sack = { $mine ->
    [yes] A kincseszsákod
   *[no] { $player } kincseszsákja
}
tf-sack-points = { $n } pont
tf-slot = { $state ->
    [full] { $slot ->
        [plus] + rekesz: { $n } értékű kincs.
       *[other] { $slot }. rekesz: { $n } értékű kincs.
    }
    [next] { $slot ->
        [plus] + rekesz: üres, ez következik.
       *[other] { $slot }. rekesz: üres, ez következik.
    }
   *[empty] { $slot ->
        [plus] + rekesz: üres.
       *[other] { $slot }. rekesz: üres.
    }
}{ $crown ->
    [yes] {" "}Koronával.
   *[no] {""}
}
tf-gift = { $state ->
    [given] { $n } értékű ajándék, odaadva
   *[kept] { $n } értékű ajándék
}
tf-patch = { $some ->
    [yes] { $n ->
        [one] { $n } kincs a folton: { $values }.
       *[other] { $n } kincs a folton: { $values }, összesen { $count }.
    }
   *[no] A folton nincs semmi.
}
tf-patch-short = { $n ->
    [0] a folton
   *[other] { $n } a folton
}
tf-trolls = { $mine ->
    [yes] A trolljaid
   *[no] { $player } trolljai
}
tf-supply = { $n } a készletben, { $count } a táblán
tf-supply-short = { $n } a készletben
tf-king-start = A trollkirály a rajtléc { $n }. mezőjén áll.
tf-king = { $lying ->
    [yes] A trollkirály fekszik az ösvényen: nincs több köre.
   *[no] { $sort ->
        [round] A trollkirály letevőmezőn áll: { $terrain }.
       *[steps] A trollkirály vándormezőn áll.
    }{ $n ->
        [0] {""}
        [1] {" "}Utolsó, ezért ő következik.
       *[other] {" "}Hátulról számítva { $n }. a sorban.
    }
}
tf-rivals = A többiek kincseszsákja
tf-rival = { $player }: { $n } pont. { $some ->
    [yes] Kincsek: { $values }.
   *[no] Még nincs kincse.
} { $slot ->
    [none] A kincseszsák tele van.
    [plus] Következő: + rekesz.
   *[other] Következő: { $slot }. rekesz.
} Koronák: { $crowns }. Ajándékok: { $gifts }. A folton: { $patch }. Trollok a készletben: { $count }.

## Fortresses and the bout before its first strike

tf-forts = Az erődök
tf-fort-treasures = { $n ->
    [0] Nincs ott kincs.
   *[other] Kincsek: { $values }.
}
tf-strike-title = { $mine ->
    [yes] Kalapálhatsz { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél
   *[no] { $player } kalapálhat { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél
}
tf-strike-several = { $mine ->
    [yes] { $n } erődnél kalapálhatsz
   *[no] { $player } { $n } erődnél kalapálhat
}
tf-strike-none = { $slot ->
    [plus] { $mine ->
        [yes] A + rekeszedhez bármelyik erőd jó. A 3 régiójából 2 régióban kell trollodnak állnia.
       *[no] A + rekeszhez bármelyik erőd jó, ha a 3 régiójából 2 régióban áll trollja.
    }
   *[other] { $mine ->
        [yes] { $slot }. rekesz: { $slot }. erőd kell hozzá, és a 3 régiójából 2 régióban kell trollodnak állnia.
       *[no] { $slot }. rekesz: { $slot }. erőd kell hozzá, ahol a 3 régióból 2 régióban áll trollja.
    }
}
tf-strike-region = { $some ->
    [yes] { $n } értékű kincs, { $count } troll
   *[no] Nincs kincs, { $count } troll
}
tf-strike-region-of = { $region }: { $some ->
    [yes] { $n } értékű kincs, { $count } troll
   *[no] nincs kincs, { $count } troll
}
tf-strike-limits = Ütéskorlát és színkorlát
tf-strike-alone = egyedül
tf-strike-with = együtt: { $player }
tf-strike-number = { $number }. erőd
tf-limit = korlát
tf-limit-alone = Korlát egyedül: { $n }.
tf-limit-with = Korlát { $player } segítségével: { $n }.
tf-limit-label = ütés, és minden színből ennyi szikla
tf-bout-title = { $mine ->
    [yes] Kalapálnál { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél
   *[no] { $player } kalapálna { $number ->
        [I] az I.
        [II] a II.
       *[III] a III.
    } erődnél
}
tf-join-more = Ha beszállsz, nő a korlát: { $count } → { $n }. Mindketten begyűjthettek egy kincset; a tiéd a foltodra kerül.
tf-commit-more = Egyedül kalapálnál, legfeljebb { $n } ütéssel.
tf-commit-with-more = { $player } beszáll melléd. Együtt { $n } ütésetek van, és mindketten begyűjthettek.
tf-join-wait = { $player } eldönti, beszáll-e.
tf-commit-wait = { $player } eldönti, üt-e. A korlát { $n } lenne.
tf-gain-ready = elérhető: { $number }. erőd, korlát: { $n }
tf-gain-near = { $number }. erőd korlátja: { $from } → { $to }

## Doors and buttons

tf-door-mine = A kincseszsákod és a trolljaid
tf-door-forts = Az erődök
tf-door-rivals = A többiek kincseszsákja
tf-door-move = Mihez vezet ez a lépés
tf-confirm-walk = Indulás ide
tf-confirm-place = Letétel
tf-confirm-none = Letétel kihagyása
tf-confirm-announce = Bejelentés
tf-confirm = Rendben

## A böngészőben: a torony

## The bout in the browser

tf-bout = Kalapálás a Kőtoronynál
tf-bout-fortress = { $number }. erőd
tf-bout-regions = { $regions }
tf-bout-role = { $role ->
    [hitter] nála a kalapács
    [retired] megállt
    [other] { $turn ->
        [own] vár
       *[other] cimbora
    }
   *[none] kalapál
}
tf-bout-strikes = Ütések: { $n }/{ $count }
tf-bout-table = Az asztalon
tf-bout-limit = Ha pirosból, sárgából vagy kékből már { $n } van, a hegyszellem megharagszik. A fehérre nincs korlát.
tf-bout-colour = { $colour }: { $free ->
    [yes] { $n }, nincs korlát
   *[no] { $n }, a korlát { $count }
}
tf-percent = { $n }%

tf-reach = Elérhető kincsek
tf-reach-now = a tiéd, ha most megállsz
tf-reach-could = { $mine ->
    [yes] begyűjtheted
   *[no] { $player } begyűjtheti
}
tf-reach-angry = csak ha a hegyszellem megbékél
tf-reach-more = még { $n } szikla kell
tf-reach-no-troll = { $mine ->
    [yes] nincs ott trollod
   *[no] { $player } egyik trollja sincs ott
}
tf-reach-taken = { $mine ->
    [yes] te gyűjtötted be
   *[no] { $player } gyűjtötte be
}
tf-reach-none = nincs ott kincs

tf-odds = Még egy ütés
tf-odds-estimate = becslés
tf-odds-reach = összesen legalább { $n } szikla
tf-odds-anger = megharagszik a hegyszellem
tf-odds-empty = { $swap ->
    [yes] semmi sem esik ki: { $player } üt
   *[no] semmi sem esik ki
}

tf-slow = Visszajátszás lassítva
tf-look-3d = Torony mutatása 3D-ben
tf-look-flat = Torony mutatása 2D-ben
tf-tower-physics = Ezt a tornyot a MuJoCo fizikája mozgatja. Minden ütést rögzítünk, és vissza lehet játszani.
tf-tower-twin = A torony statisztikai ikerpárja dönti el, hány szikla esik ki. A gurulás csak rajz.
tf-tower-physics-short = MuJoCo-fizika
tf-tower-twin-short = statisztikai ikerpár

tf-tower = Kőtorony. Célpont: { $side ->
        [left] bal fal
       *[right] jobb fal
    }, { $height ->
        [1] a tövénél
        [2] alacsonyan
        [3] középen
        [4] magasan
       *[5] a tetejénél
    }. Célzás a nyilakkal, ütés az Enterrel, lendítés a szóköz nyomva tartásával és elengedésével.

tf-told-shakes = Megremeg a torony.
tf-told-swing = { $player } meglendíti a kalapácsot.
tf-told-fell = { $n } szikla esett ki: { $items }. Az asztalon: { $count }.
tf-told-none = Semmi sem esett ki.
tf-told-angry = A hegyszellem megharagudott: a többlet { $n } szikla.
tf-told-appeased = Az ajándékok kiengesztelték a hegyszellemet.

tf-wait-strike = { $player } céloz.
tf-wait-again = { $player } dönt: üt még, vagy megáll?
tf-wait-pledge = { $player } eldönti, ad-e ajándékot.
tf-wait-take = { $player } kincset választ.
tf-wait-continue = { $player } dönt: begyűjt, vagy egyedül üt tovább?
tf-wait-clear = { $player } kiválasztja, melyik régióból mennek haza a trollok.

tf-aim-more = Célozz, tartsd nyomva a kalapácsot, és engedd el.
tf-aim-near = A korláthoz ({ $n }) legközelebb: { $items }.
tf-aim-side = Fal
tf-aim-left = Bal fal
tf-aim-right = Jobb fal
tf-aim-height = Magasság
tf-aim-at = { $height ->
        [1] a tövénél
        [2] alacsonyan
        [3] középen
        [4] magasan
       *[5] a tetejénél
    }, { $n }%
tf-aim-lower = Lejjebb
tf-aim-higher = Feljebb
tf-aim-strength = Erő
tf-aim-wavers = Minden kéz megremeg, nagyjából 6%-kal, a botoké is.
tf-aim-soft = gyenge
tf-aim-normal = közepes
tf-aim-hard = erős
tf-aim-softer = Gyengébben
tf-aim-harder = Erősebben
tf-aim-value = { $n }%, { $level ->
        [soft] gyenge
        [normal] közepes
       *[hard] erős
    }{ $known ->
        [yes] , nagyjából { $mean } szikla
       *[no] {""}
    }
tf-aim-mean = Ekkora erőnél nagyjából { $mean } szikla esik ki.
tf-aim-tapped = Tartsd nyomva, és a kívánt erőnél engedd el.
tf-aim-hold = Lendítés: tartsd nyomva
tf-aim-let-go = Engedd el
tf-aim-how = Amíg nyomva tartod, az erő fel-le jár. Ha elengeded, ütsz. Ha elhúzod onnan, vagy megnyomod az Escape billentyűt, leteszed a kalapácsot.
tf-aim-strike = Ütés { $n }%-os erővel
tf-key-enter = Enter
tf-key-space = Szóköz

tf-choose-pledge = A hegyszellemet { $n } ajándék engeszteli ki, még { $count } hiányzik. Ajándékot csak akkor kell odaadni, ha elég összejön.
tf-choose-take = Válassz egy kincset, amelyre { $n } szikla elég.
tf-choose-continue = Begyűjtöd most a kincsedet, vagy továbbütsz egyedül? Még { $left } ütés van hátra.
tf-choose-clear = Az erőd egyik régiójából minden trollod hazamegy. Melyikből?
tf-choose-gifts = { $player }: { $count } ajándékból { $n } felajánlva
