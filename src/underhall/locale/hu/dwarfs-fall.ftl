# Dwar7s Fall: questions, options, refusals, the log, names.
# $card, $gem, $colour, $monster are keys; $cell is a place such as e2n1; $n is a number.

## Names

df-card-castle = Kastély
df-card-mine_emerald = Smaragdbánya
df-card-mine_diamond = Gyémántbánya
df-card-mine_gold = Aranybánya
df-card-mine_ruby = Rubinbánya
df-card-inn_ogre = Ogrefogadó
df-card-inn_shop = Bolt
df-card-dragon = Sárkány
df-card-giant = Óriás
df-short-castle = Kastély
df-short-mine_emerald = Smaragd
df-short-mine_diamond = Gyémánt
df-short-mine_gold = Arany
df-short-mine_ruby = Rubin
df-short-inn_ogre = Ogrefog.
df-short-inn_shop = Bolt
df-short-dragon = Sárkány
df-short-giant = Óriás
df-goal-TG01 = Zabkenyér
df-goal-TG02 = Füstölt pisztráng
df-goal-TG03 = Répapince
df-goal-TG04 = Savanyított póréhagyma
df-goal-TG05 = Kecskesajt
df-goal-TG06 = Hordó barna sör
df-goal-TG07 = Mézkamra
df-goal-TG08 = Sózott vaddisznó
df-goal-TG09 = Fűszeresláda
df-goal-TG10 = Télközépi lakoma
df-secret-SG1 = Tágas csarnokok
df-secret-SG2 = Gazdag korona
df-secret-SG3 = Szörnyek réme
df-secret-SG4 = Teli ékszeresláda
df-secret-SG5 = Az ogrék pártfogója
df-secret-SG6 = Az utolsó kő
df-secret-SG7 = Messzi vándorok
df-ogre-shove = Taszítás
df-ogre-rout = Szétzavarás
df-ogre-frogmarch = Elvezetés
df-ogre-cutpurse = Zsebmetsző
df-ogre-turncoat = Köpönyegforgató
df-ogre-changeling = Csereberélő
df-side-N = észak
df-side-E = kelet
df-side-S = dél
df-side-W = nyugat
df-colour-blue = kék
df-colour-red = piros
df-colour-green = zöld
df-colour-yellow = sárga

## What the cards do

df-condition-realm_stacks = { $how ->
    [least] A birodalmadban legalább { $n } kártyatorony van.
   *[exact] A birodalmadban pontosan { $n } kártyatorony van.
}
df-condition-realm_vp = { $how ->
    [least] A birodalmad legalább { $n } pontot ér.
   *[exact] A birodalmad pontosan { $n } pontot ér.
}
df-condition-trophies = { $how ->
    [least] Legalább { $n } trófeád van.
   *[exact] Pontosan { $n } trófeád van.
}
df-condition-gems_in_hand = { $how ->
    [least] Legalább { $n } drágakő van a kezedben.
   *[exact] Pontosan { $n } drágakő van a kezedben.
}
df-condition-gem_types_in_hand = { $how ->
    [least] Legalább { $n } fajta drágakő van a kezedben.
   *[exact] Pontosan { $n } fajta drágakő van a kezedben.
}
df-condition-ogres_in_hand = { $how ->
    [least] Legalább { $n } ogre van a kezedben.
   *[exact] Pontosan { $n } ogre van a kezedben.
}
df-condition-kingdom_cards_in_hand = { $how ->
    [least] Legalább { $n } birodalomkártya van a kezedben.
   *[exact] A kezedben maradt birodalomkártyák: { $n }.
}
df-condition-cards_with_own_dwarf = { $how ->
    [least] A törpéid legalább { $n } kártyán állnak.
   *[exact] A törpéid pontosan { $n } kártyán állnak.
}
df-family-remove-one = Egy más színű törpe visszatér a tulajdonosa készletébe.
df-family-remove-all = Egy kártyáról egy másik szín összes törpéje visszatér a tulajdonosa készletébe.
df-family-move = Egy bármilyen színű törpe átkerül egy szomszédos kártya szabad helyére; a falak nem számítanak.
df-family-steal_gem = Véletlenszerűen elveszel 1 drágakövet egy ellenfeledtől.
df-family-steal_ogre = Véletlenszerűen elveszel 1 ogrét egy ellenfeledtől.
df-family-swap = Két különböző színű, különböző kártyán álló törpe helyet cserél.

## Counted things

df-count-gold = { $n } arany
df-count-emerald = { $n } smaragd
df-count-diamond = { $n } gyémánt
df-count-ruby = { $n } rubin

## Questions

df-ask-turn = { $left ->
    [0] Nincs több akciód. Mit teszel még?
   *[other] Még { $left } akciód van. Mit teszel?
}
df-ask-cell = { $card ->
    [castle] Hová kerüljön a kastély?
    [mine_emerald] Hová kerüljön a smaragdbánya?
    [mine_diamond] Hová kerüljön a gyémántbánya?
    [mine_gold] Hová kerüljön az aranybánya?
    [mine_ruby] Hová kerüljön a rubinbánya?
    [inn_ogre] Hová kerüljön az ogrefogadó?
    [inn_shop] Hová kerüljön a bolt?
    [dragon] Melyik bányát támadja meg a sárkány?
   *[giant] Melyik kastélyt támadja meg az óriás?
}
df-ask-turned = Hogyan forgatod a kártyát?
df-ask-put = Melyik kártyára helyezel le törpét?
df-ask-from = Melyik törpét mozgatod?
df-ask-to = Hová?
df-ask-dwarf = { $ogre }: melyik törpét?
df-ask-victim = { $ogre }: kitől?
df-ask-task = Melyik feladatot hajtod végre?
df-ask-dig = Melyik kártyatoronynál ásol?
df-ask-goal = Melyik célt teljesíted?
df-ask-discard = { $n ->
    [one] Dobj el { $n } kártyát. Melyiket?
   *[other] Dobj el { $n } kártyát. Melyik legyen az első?
}

## Options

df-group-card = Birodalomkártyák
df-group-dwarf = Törpék
df-group-ogre = Ogrék
df-group-secret = Titkos cél
df-group-beside = Kártya mellé
df-group-onto = Kártyatoronyra
df-group-other = Egyéb

df-option-card = { $card ->
    [castle] Kastély lehelyezése
    [mine_emerald] Smaragdbánya lehelyezése
    [mine_diamond] Gyémántbánya lehelyezése
    [mine_gold] Aranybánya lehelyezése
    [mine_ruby] Rubinbánya lehelyezése
    [inn_ogre] Ogrefogadó lehelyezése
    [inn_shop] Bolt lehelyezése
    [dragon] Sárkány küldése
   *[giant] Óriás küldése
}
df-option-put = Törpe lehelyezése
df-option-move = Törpe mozgatása
df-option-ogre = Ogre kijátszása: { $ogre }
df-option-reveal = Titkos cél felfedése
df-option-order-on = Automatikus felfedés bekapcsolása: a cél egy kör végén feltárul
df-option-order-off = Automatikus felfedés kikapcsolása: a cél rejtve marad
df-option-done = Akciók befejezése
df-option-end-turn = Kör vége
df-option-beside = Üres mező: { $cell }
df-option-onto = Erre: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
})
df-option-turned = { $n ->
    [0] Nincs fal
   *[other] Fal: { $sides }
}
df-option-put-on = { $cell }: { $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
}
df-option-from = Innen: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
})
df-option-to = Ide: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
})
df-option-tunnel = Tárnajárással ide: { $cell } ({ $card ->
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
   *[dragon] sárkány
})
df-option-dwarf = { $colour ->
    [blue] Kék törpe
    [red] Piros törpe
    [green] Zöld törpe
   *[yellow] Sárga törpe
} itt: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
})
df-option-victim = { $player }
df-option-task = { $cell }: { $card ->
    [castle] ásás
    [mine_emerald] smaragd kibányászása
    [mine_diamond] gyémánt kibányászása
    [mine_gold] arany kibányászása
    [mine_ruby] rubin kibányászása
    [inn_ogre] ogre húzása
    [inn_shop] kereskedelmi cél teljesítése
    [dragon] a sárkány legyőzése
   *[giant] az óriás legyőzése
}
df-option-task-fails = { $cell }: törpék hazaküldése { $card ->
    [castle] a kastélyból
    [mine_emerald] a smaragdbányából
    [mine_diamond] a gyémántbányából
    [mine_gold] az aranybányából
    [mine_ruby] a rubinbányából
    [inn_ogre] az ogrefogadóból
   *[inn_shop] a boltból
} (a feladat csak meghiúsulhat)
df-option-dig = { $cell }, felül: { $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
    [giant] óriás
   *[none] üres
}
df-option-goal = { $goal }, költsége { $cost }: { $n } pont
df-option-discard-gem = { $gem ->
    [gold] Arany
    [emerald] Smaragd
    [diamond] Gyémánt
   *[ruby] Rubin
}
df-option-discard-ogre = Ogre: { $ogre }

## Why not?

df-refuse-no-ogre = Nincs nálad ilyen ogre: { $ogre }.
df-refuse-no-target = Ennek az ogrének most nincs célpontja: { $ogre }.
df-refuse-shown = A titkos célod már fel van fedve.
df-refuse-condition = A titkos célod még nem teljesül: { $secret }.
df-refuse-no-orders = Ennél az asztalnál nincs automatikus felfedés.
df-refuse-switched = Ebben a körben már átállítottad az automatikus felfedést.
df-refuse-same-order = Az automatikus felfedés már így van beállítva.
df-refuse-not-in-hand = { $card ->
    [castle] A kastélyod nincs a kezedben.
    [mine_emerald] A smaragdbányád nincs a kezedben.
    [mine_diamond] A gyémántbányád nincs a kezedben.
    [mine_gold] Az aranybányád nincs a kezedben.
    [mine_ruby] A rubinbányád nincs a kezedben.
    [inn_ogre] Az ogrefogadód nincs a kezedben.
    [inn_shop] A boltod nincs a kezedben.
    [dragon] A sárkányod nincs a kezedben.
   *[giant] Az óriásod nincs a kezedben.
}
df-refuse-no-action = Nincs több akciód. Felhasználva: { $n }.
df-refuse-no-stack = { $card ->
    [dragon] Most egyik bányára sem kerülhet sárkány: mindegyiken törpe áll, vagy nem lehet magasabb, vagy szörny blokkolja.
   *[giant] Most egyik kastélyra sem kerülhet óriás: mindegyiken törpe áll, vagy nem lehet magasabb, vagy szörny blokkolja.
}
df-refuse-no-type = { $card ->
    [dragon] Még nincs bánya az asztalon, így a sárkány nem mehet sehova.
   *[giant] Még nincs kastély az asztalon, így az óriás nem mehet sehova.
}
df-refuse-no-dwarf = Üres a készleted: minden törpéd kint van.
df-refuse-no-slot = Egyik kártyán sincs szabad hely.
df-refuse-cannot-move = Egyik törpéd sem mozoghat: sem nyitott határon át, sem tárnajárással nem ér el szabad helyet.
df-refuse-monster-cell = Szörny csak kártyatoronyra kerülhet, ilyen üres mezőre soha: { $cell }.
df-refuse-not-beside = Ezzel a mezővel egyetlen kártya sem szomszédos: { $cell }.
df-refuse-type = Más típusú kártya van itt: { $cell }. Kártyát csak azonos típusúra lehet ráhelyezni.
df-refuse-manned = Törpe áll itt: { $cell }.
df-refuse-height = Ez a kártyatorony már nem lehet magasabb: { $cell } ({ $n } kártya).
df-refuse-blocked = { $monster ->
    [dragon] Sárkány blokkolja ennek a birodalomnak a bányáit: { $cell }.
   *[giant] Óriás blokkolja ennek a birodalomnak a kastélyait: { $cell }.
}
df-refuse-same-walls = Ez a forgatás ugyanazokat a falakat adja, mint egy másik.
df-refuse-no-card = Nincs itt kártya: { $cell }.
df-refuse-full = Nincs itt szabad hely: { $cell } ({ $n } helyből { $n } foglalt).
df-refuse-no-own-dwarf = Nincs itt törpéd: { $cell }.
df-refuse-stuck = Innen nem mozoghat a törpéd: { $cell }. Sem nyitott határon át, sem tárnajárással nem ér el szabad helyet.
df-refuse-same-card = A törpe már itt áll: { $cell }.
df-refuse-wall = Fal áll e két mező között: { $from } és { $cell }.
df-refuse-far = Ez a két mező nem szomszédos: { $from } és { $cell }.
df-refuse-tunnel-dragon = Sárkány zárja el a tárnákat abban a birodalomban, ahonnan a törpe indulna: { $from }.
df-refuse-tunnel-onto = Ide nem vezet tárna: { $cell }. Sárkány ül ezen a bányán.
df-refuse-march-far = Ez a két mező nem szomszédos: { $from } és { $cell }.
df-refuse-no-colour = { $colour ->
    [blue] Kék színnel senki sem játszik.
    [red] Piros színnel senki sem játszik.
    [green] Zöld színnel senki sem játszik.
   *[yellow] Sárga színnel senki sem játszik.
}
df-refuse-no-such-dwarf = { $colour ->
    [blue] Nem áll itt kék törpe: { $cell }.
    [red] Nem áll itt piros törpe: { $cell }.
    [green] Nem áll itt zöld törpe: { $cell }.
   *[yellow] Nem áll itt sárga törpe: { $cell }.
}
df-refuse-own-dwarf = Ez az ogre nem bántja a saját törpéidet.
df-refuse-no-march = Ennek a kártyának egyik szomszédján sincs szabad hely: { $cell }.
df-refuse-swap = Csak különböző színű, különböző kártyán álló törpék cserélhetnek helyet.
df-refuse-own-hand = Magadtól nem lophatsz.
df-refuse-empty-hand = { $sought ->
    [gems] { $player } kezében nincs drágakő.
   *[ogres] { $player } kezében nincs ogre.
}
df-refuse-not-ready = Kevés itt a törpéd: { $need } kell, { $n } van ({ $cell }).
df-refuse-foreign = Más színű törpe is áll itt, ezért a szörnyet nem lehet legyőzni: { $cell }.
df-refuse-single = Itt csak 1 kártya van: { $cell }.
df-refuse-dig-manned = Törpe áll itt: { $cell }.
df-refuse-dig-range = Ez a mező nincs a birodalmadban: { $cell }.
df-refuse-goal-closed = Ez a cél most nem fekszik képpel felfelé: { $goal }.
df-refuse-goal-cost = A drágaköveidből nem telik erre a célra: { $goal }.
df-refuse-discard-order = Túl kevés kártya maradna, amiből választhatnál: az ilyen kártyákat korábban kellett volna megnevezned.
df-refuse-none-held = Ilyen kártya nincs a kezedben.

## The log

df-log-turn = { $round }. forduló: { $player } jön.
df-log-place = { $onto ->
    [yes] { $card ->
        [castle] { $player } ráhelyez egy kastélyt erre: { $cell }.
        [mine_emerald] { $player } ráhelyez egy smaragdbányát erre: { $cell }.
        [mine_diamond] { $player } ráhelyez egy gyémántbányát erre: { $cell }.
        [mine_gold] { $player } ráhelyez egy aranybányát erre: { $cell }.
        [mine_ruby] { $player } ráhelyez egy rubinbányát erre: { $cell }.
        [inn_ogre] { $player } ráhelyez egy ogrefogadót erre: { $cell }.
        [inn_shop] { $player } ráhelyez egy boltot erre: { $cell }.
        [dragon] { $player } sárkányt küld ide: { $cell }.
       *[giant] { $player } óriást küld ide: { $cell }.
    }
   *[no] { $card ->
        [castle] { $player } lehelyez egy kastélyt ide: { $cell }.
        [mine_emerald] { $player } lehelyez egy smaragdbányát ide: { $cell }.
        [mine_diamond] { $player } lehelyez egy gyémántbányát ide: { $cell }.
        [mine_gold] { $player } lehelyez egy aranybányát ide: { $cell }.
        [mine_ruby] { $player } lehelyez egy rubinbányát ide: { $cell }.
        [inn_ogre] { $player } lehelyez egy ogrefogadót ide: { $cell }.
        [inn_shop] { $player } lehelyez egy boltot ide: { $cell }.
        [dragon] { $player } sárkányt küld ide: { $cell }.
       *[giant] { $player } óriást küld ide: { $cell }.
    }
}
df-log-put = { $player } lehelyez egy törpét ide: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
   *[giant] óriás
}).
df-log-move = { $player } törpét mozgat innen: { $from }, ide: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
   *[giant] óriás
}).
df-log-march = { $player } elvezeti { $other } egyik törpéjét innen: { $from }, ide: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
   *[giant] óriás
}).
df-log-ogre = { $player } kijátszik egy ogrét: { $ogre }.
df-log-home = { $n } törpe visszatér { $player } készletébe.
df-log-swap = { $player } törpéje most itt áll: { $cell }, { $other } törpéje pedig itt: { $other-cell }.
df-log-task = { $player } végrehajt egy feladatot itt: { $cell } ({ $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
    [inn_shop] bolt
    [dragon] sárkány
   *[giant] óriás
}).
df-log-fail = { $player } feladata meghiúsul itt: { $cell }. { $n } törpe üres kézzel hazamegy.
df-log-reshuffle = Az eldobott ogrék megkeverve új húzópaklit alkotnak.
df-log-draw-own = { $player } húz egy ogrét: { $ogre }.
df-log-draw = { $player } húz egy ogrét.
df-log-dig = { $player } ás itt: { $cell }. Felülre kerül: { $card ->
    [castle] kastély
    [mine_emerald] smaragdbánya
    [mine_diamond] gyémántbánya
    [mine_gold] aranybánya
    [mine_ruby] rubinbánya
    [inn_ogre] ogrefogadó
   *[inn_shop] bolt
}.
df-log-buy = { $player } teljesít egy kereskedelmi célt { $n } pontért: { $goal }.
df-log-goal = Új kereskedelmi cél az asztalon: { $goal }.
df-log-secret-own = A titkos célod: { $secret }.
df-log-secret = { $player } kap egy titkos célt.
df-log-defeat = { $card ->
    [dragon] { $player } legyőz egy sárkányt.
   *[giant] { $player } legyőz egy óriást.
}
df-log-discard-gem = { $gem ->
    [gold] { $player } eldob egy aranyat.
    [emerald] { $player } eldob egy smaragdot.
    [diamond] { $player } eldob egy gyémántot.
   *[ruby] { $player } eldob egy rubint.
}
df-log-discard-ogre = { $player } eldob egy ogrét: { $ogre }.
df-log-steal-gem = { $gem ->
    [gold] { $player } ellopja { $other } egyik aranyát.
    [emerald] { $player } ellopja { $other } egyik smaragdját.
    [diamond] { $player } ellopja { $other } egyik gyémántját.
   *[ruby] { $player } ellopja { $other } egyik rubinját.
}
df-log-steal-ogre-own = { $player } ellopja { $other } egyik ogréjét: { $ogre }.
df-log-steal-ogre = { $player } ellopja { $other } egyik ogréjét.
df-log-order = { $order ->
    [on] Az automatikus felfedés be van kapcsolva: amint egy kör végén teljesül a titkos célod, feltárul.
   *[off] Az automatikus felfedés ki van kapcsolva: a titkos célod rejtve marad, amíg fel nem feded.
}
df-log-reveal = { $player } felfedi a titkos célját { $n } pontért: { $secret }.
df-log-ending = { $player } { $n } célt teljesített: ez az utolsó forduló.
df-log-stop = A parti { $n } forduló után véget ér.
df-log-score = { $player } pontszáma: { $n }.

## The table in the terminal

df-table-round = { $n }. forduló
df-table-ending = Utolsó forduló
df-table-bank = Közös készlet
df-table-market = Kereskedelmi célok
df-table-deck = { $n ->
    [0] a pakli elfogyott
   *[other] még { $n } a pakliban
}
df-table-ogres = Húzható ogrék: { $n }
df-table-hand = Kéz
df-table-gems = Drágakövek
df-table-held = Ogrék
df-table-actions = Akciók
df-table-stacks = Kártyatornyok, felülről lefelé
df-table-supply = Készlet
df-table-goals = Célok
df-table-trophies = Trófeák
df-table-secret = Titkos cél
df-table-order = { $order ->
    [on] automatikus felfedés be
   *[off] automatikus felfedés ki
}
df-table-revealed = felfedve
df-table-hidden = rejtve
df-table-realm = Birodalom
df-table-points = Pontok
df-table-nothing = semmi
df-table-empty = Az asztal üres. Az első kártya középre kerül.
df-table-legend = A vastag vonal fal, a pontozott nyitott határ. Az alakzatok törpék, a pontok szabad helyek; /2: ennyi törpe kell a feladathoz. ★ pont, ≡ a torony kártyái, ✗ szörny blokkolja, ◀ most jön; N, E, S, W: fal északon, keleten, délen, nyugaton.
df-part-trading = Kereskedelmi célok
df-part-secret = Titkos cél
df-part-monsters = Szörnyek
df-part-gems = Drágakövek
df-part-realm = Birodalom
df-part-order = Körsorrend

## In the browser
# $mine says whether the seat in question is the reader’s own; $lit whether something may be touched now.

df-where = { $state ->
    [over] { $round }. forduló · vége a partinak
    [last] { $round }. forduló · az utolsó
   *[on] { $round }. forduló · { $n } célnál vége
}
df-fact-goals = { $n }/{ $count } cél
df-fact-hand = kézben { $n }
df-fact-trophies = { $n } trófea
df-points = { $n } pont

df-board = A tábla
df-target-stack = { $card } itt: { $cell }, { $player } kártyája, { $slots } helyből { $n } foglalt{ $cards ->
    [1] { "" }
   *[other] , { $cards } kártya a toronyban
}{ $realm ->
    [mine] , a birodalmadban
    [ours] , a másokkal közös birodalmadban
    [shared] , egy közös birodalomban
    [theirs] , { $other } birodalmában
   *[none] { "" }
}{ $blocked ->
    [yes] , szörny blokkolja
   *[no] { "" }
}{ $lit ->
    [yes] , választható
   *[no] { "" }
}
df-target-empty = Üres mező: { $cell }{ $lit ->
    [yes] , választható
   *[no] { "" }
}
df-stack-title = { $n } kártya itt: { $cell }
df-stack-top = { $player }, felül
df-stack-below = { $player }, letakarva
df-turn-card = Kártya forgatása

df-gain-realm = birodalmad: { $from } → { $to }
df-gain-realm-of = { $player } birodalma: { $from } → { $to }
df-gain-same = birodalmad: marad { $n }
df-gain-gems = nyereséged: { $items }
df-gain-blocked = { $n } kártya blokkolva
df-gain-freed = { $n } kártya felszabadul
df-confirm = Rendben
df-confirm-place = Lehelyezés ide
df-confirm-send = Küldés ide
df-confirm-put = Törpe lehelyezése
df-confirm-move = Mozgatás ide
df-confirm-ogre = Ogre kijátszása
df-reveal = Felfedés
df-order = Automatikus felfedés
df-order-about = Ha be van kapcsolva, a titkos célod egy kör végén feltárul, amint teljesül.

df-hand-dwarfs = { $mine ->
    [yes] A törpéid
   *[no] { $player } törpéi
}
df-hand-cards = { $mine ->
    [yes] A birodalomkártyáid
   *[no] { $player } birodalomkártyái
}
df-hand-gems = Drágakövek kézben
df-hand-ogres = Ogrék, akció nélkül
df-hand-limit = Kéz: { $n }/{ $count }
df-hand-no-cards = Nincs több birodalomkártya
df-hand-card = { $card }: { $n ->
    [0] nem ér pontot
   *[other] { $n } pont
}, { $slots } hely, { $need } törpe kell{ $state ->
    [chosen] , kiválasztva
    [lit] , lehelyezhető
   *[no] , most nem helyezhető le
}
df-hand-ogre = { $n ->
    [one] { $ogre }
   *[other] { $n } × { $ogre }
}: { $about }{ $lit ->
    [yes] { " " }Most kijátszható.
   *[no] { "" }
}
df-discard-gem = { $gem ->
    [gold] Arany eldobása, { $n } van
    [emerald] Smaragd eldobása, { $n } van
    [diamond] Gyémánt eldobása, { $n } van
   *[ruby] Rubin eldobása, { $n } van
}
df-men = { $n } készletben, { $count } munkában
df-men-ready = { $lit ->
    [yes] { $n ->
        [one] { $n } törpe a készletben: helyezd le
       *[other] { $n } törpe a készletben: helyezz le egyet
    }
   *[no] { $n } törpe a készletben
}
df-men-busy = { $lit ->
    [yes] { $n ->
        [one] { $n } törpe munkában: mozgasd
       *[other] { $n } törpe munkában: mozgass egyet
    }
   *[no] { $n } törpe munkában
}
df-secret-none = Te nem ismered.
df-secret-shown = Mindenki előtt felfedve.
df-secret-card = A kártyán: { $condition }
df-secret-progress = { $met ->
    [yes] { $condition } Most { $n }: teljesül.
   *[no] { $condition } Most { $n }.
}

df-tasks-title = { $mine ->
    [yes] A köröd végén
   *[no] { $player } körének végén
}
df-tasks-none = Még egy törpe sem dolgozik.
df-task-ready = { $card }: kész
df-task-fails = { $card }: meghiúsul
df-task-waits = { $card }: { $n }/{ $need }
df-task-barred = { $card }: nem győzhető le
df-task-waits-for = Még { $n } törpére vár
df-task-barred-by = Más színű törpe is áll rajta
df-task-brings-gems = { $n } törpe hazatér ezzel: { $items }
df-task-brings-ogre = { $n } törpe ogréval tér haza
df-task-brings-goal = { $n } törpe kereskedelmi céllal tér haza
df-task-brings-dig = { $n } törpe hazatér, és ásás következik
df-task-brings-trophy = { $n } törpe trófeával tér haza
df-task-lacks-monster = Szörny blokkolja: { $n } törpe üres kézzel tér haza
df-task-lacks-bank = { $gem ->
    [gold] Nincs több arany a közös készletben: a törpék üres kézzel térnek haza
    [emerald] Nincs több smaragd a közös készletben: a törpék üres kézzel térnek haza
    [diamond] Nincs több gyémánt a közös készletben: a törpék üres kézzel térnek haza
   *[ruby] Nincs több rubin a közös készletben: a törpék üres kézzel térnek haza
}
df-task-lacks-ogres = Nincs több húzható ogre: { $n } törpe üres kézzel tér haza
df-task-lacks-goals = { $mine ->
    [yes] A drágaköveidből egyik kirakott célra sem telik: a törpék üres kézzel térnek haza
   *[no] { $player } drágaköveiből egyik kirakott célra sem telik: a törpék üres kézzel térnek haza
}
df-task-lacks-dig = Nincs hol ásni: { $n } törpe üres kézzel tér haza
df-actions-title = { $mine ->
    [yes] Az akcióid
   *[no] { $player } akciói
}
df-actions = { $count } akcióból { $n } van hátra
df-actions-castle = { $n ->
    [0] A kastély most nem ad akciót.
    [one] Az utolsót a kastély adja.
   *[other] Az utolsó { $n } akciót a kastély adja.
}
df-actions-over = { $phase ->
    [tasks] Most a feladatok következnek.
    [discard] Most az eldobás következik, a kézlimitig.
   *[dealing] Folyik az osztás.
}
df-bank-note = ennyi maradt
df-strip-ready = { $n } kész
df-strip-fails = { $n } meghiúsul
df-strip-waits = { $n } vár
df-strip-action = { $left ->
    [0] Nincs több akció
   *[other] Akció: { $n }/{ $count }
}

df-deck = még { $n } a pakliban
df-market-none = Nincs kirakott kereskedelmi cél.
df-goal-about = Költsége: { $items }. { $n } pont.
df-goal-payable = Egy boltban erre telne.
df-goal-others = Másnak is telik rá
df-ogre-discarded = Eldobva
df-ogres-known = { $n ->
    [one] { $ogre }
   *[other] { $n } × { $ogre }
}
df-ogres-unknown = { $n } ogre, amelyet nem láttál
df-ogres-none = Nincs ogre
df-goals-none = Még nincs
df-trophies-none = Még nincs
df-seat-realm = { $castle ->
    [yes] A birodalom { $n } pontot ér, egy kör { $count } akcióból áll.
   *[no] Nincs kastélya játékban, egy kör { $count } akcióból áll.
}
df-seat-cards = Birodalomkártyák: { $n }
df-seat-goals = Kereskedelmi célok: { $n }
