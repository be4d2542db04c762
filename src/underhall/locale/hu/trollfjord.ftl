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
