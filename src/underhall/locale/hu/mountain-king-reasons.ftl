# In the Hall of the Mountain King: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $n is what the tunnel scores in mk-why-dig-…; $gift is what comes with a troll, $rest whether anything is left.

mk-count-resource = { $n } erőforrás
mk-why-open = Most semmi más nem hoz többet.
mk-why-shop = Ha megalapítják, erre jó: { $exchange }.
mk-why-gate = Innen a legközelebbi eltemetett szobor { $n }, egy műhely legközelebbi helye { $count } mezőre van.
mk-why-draft = { $troll } olyan helyre kerül, ahol a további 6 troll közül { $n } felébresztheti.
mk-why-song = A varázslat { $n } megbecsülést hoz.
mk-why-crown = A 10. trollod koronázásjelölőt hoz: { $n } megbecsülés.
mk-why-hall = Ez a nagyterem { $n } megbecsülést ér, szoborral az oltárán pedig { $count } megbecsülést: { $hall }.
mk-why-hall-full = Ez a nagyterem { $count } megbecsülést ér, mert szobor áll az oltárán: { $hall }.
mk-why-altar = Szoborral az oltárán többet ér ez a nagyterem: { $hall }, { $from } → { $to } megbecsülés.
mk-why-dig = { $n ->
    [0] A hálózatod { $count } mezővel nagyobb lesz.
   *[other] Az alagút { $n } megbecsülést hoz.
}
mk-why-dig-statue = { $clan ->
    [fire] Előkerül egy tűzszobor
    [ice] Előkerül egy jégszobor
   *[moon] Előkerül egy holdszobor
}{ $n ->
    [0] { "" }
   *[other] , és az alagút { $n } megbecsülést hoz
}.
mk-why-dig-hall = Az alagútjaidon elfér egy nagyterem: { $hall }, { $low } vagy { $high } megbecsülés{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-dig-near = Egy nagyteremhez { $need } mezőből { $count } már ki van ásva: { $hall }{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-dig-band = { $band ->
    [light] A hálózatod eléri a világosszürke hegyszintet
    [brown] A hálózatod eléri a barna hegyszintet
    [orange] A hálózatod eléri a narancssárga hegyszintet
   *[yellow] A hálózatod eléri a sárga hegyszintet
}, ahol egy szobor { $count } megbecsülést ér{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-dig-pedestal = Tehetsz oda talapzatot egy { $count } megbecsülést érő jelölőért{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-dig-site = Alapíthatsz ott egy műhelyt{ $n ->
    [0] { "" }
   *[other] , és az alagút { $n } megbecsülést hoz
}.
mk-why-dig-shop = A hálózatod elér egy műhelyt: { $shop }{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-dig-find = Ezt találod: { $items }{ $n ->
    [0] { "" }
   *[other] ; az alagút { $n } megbecsülést hoz
}.
mk-why-statue = { $clan ->
    [fire] A tűzszobor
    [ice] A jégszobor
   *[moon] A holdszobor
} értéke nő: { $from } → { $to } megbecsülés{ $pedestal ->
    [yes] , a talapzata megduplázza
   *[no] { "" }
}.
mk-why-statue-apart = { $clan ->
    [fire] A tűzszobrot
    [ice] A jégszobrot
   *[moon] A holdszobrot
} már nem előzi meg jobb szobor ugyanabban az alagútban: { $n } megbecsüléssel több.
mk-why-statue-way = { $clan ->
    [fire] A tűzszobor
    [ice] A jégszobor
   *[moon] A holdszobor
} onnan jobban mozgatható tovább.
mk-why-troll = Felébreszt még { $n } trollt, és együtt ezt hozzák: { $items }.
mk-why-raised = { $troll } ezután ezt termeli, valahányszor felébred: { $items }.
mk-why-hired = { $troll } és akiket felébreszt, azonnal ezt hozhatják: { $items }{ $gift ->
    [fire] , és tűztalapzat is jár vele
    [ice] , és jégtalapzat is jár vele
    [moon] , és holdtalapzat is jár vele
    [choice] , és választhatsz egy talapzatot is
    [bribes] ; ezenfelül begyűjtöd, ami rajta van: { $bribes }
   *[none] { "" }
}.
mk-why-hired-last = { $troll } a 10. trollod: a koronázásjelölő { $n } megbecsülést hoz.
mk-why-pedestal = A jelölő { $n } megbecsülést hoz, és ezen a talapzaton { $clan ->
    [fire] egy tűzszobor
    [ice] egy jégszobor
   *[moon] egy holdszobor
} { $count } megbecsülést ér.
mk-why-bag = { $clan ->
    [fire] Egy tűztalapzat
    [ice] Egy jégtalapzat
   *[moon] Egy holdtalapzat
} még legfeljebb { $n } megbecsülést érő jelölőt hozhat.
mk-why-gift = Kivehetsz a zsákból egy tetszőleges talapzatot.
mk-why-keep = Megtartod a talapzatot egy jobb helyre.
mk-why-found = Az alagútjaid mellett áll, így a későbbi körökben használhatod: { $exchange }.
mk-why-work = Itt neked ez éri meg a legjobban: { $exchange }{ $n ->
    [1] { "" }
   *[other] , legfeljebb { $n } alkalommal
}.
mk-why-leave = Egy újabb csere itt többe kerülne, mint amennyit hoz.
mk-why-goods = Ezt kapod: { $items }.
mk-why-exchange = Utána ennyi lesz nálad: { $items }{ $rest ->
    [yes] , és marad még { $left }
   *[no] { "" }
}.
mk-why-unload = A raktáradba kerül { $items }, és a felszabaduló szimbólumok újra termelhetnek.
mk-why-enough-dig = Utána áshatsz egy alagutat { $n } megbecsülésért: { $stack }.
mk-why-enough-troll = Utána telik a megvesztegetésekre, és toborozható { $troll }.
mk-why-enough-statue = { $clan ->
    [fire] Utána mozgathatsz egy tűzszobrot.
    [ice] Utána mozgathatsz egy jégszobrot.
   *[moon] Utána mozgathatsz egy holdszobrot.
}
mk-why-effect = { $effect ->
    [mask] Ebben a körben bármilyen erőforrással megvesztegethetsz.
    [soften] Ebben a körben a romterületekhez nem kell kalapács.
    [thin] Ebben a körben kevesebb ásványba kerül egy alagút.
   *[wheels] Ebben a körben a klánkordéid bármelyik klán szobrát mozgathatják.
}
mk-why-done = { $what ->
    [hall] Most sem egy nagyterem, sem egy szobor mozgatása nem hozna semmit.
    [statue] Egy szobor mozgatása most nem hozna semmit.
   *[trade] Már csak kereskedni lehet, és 1 erőforrás aligha ér meg 4 másikat.
}
mk-why-pass = Sem toborozni, sem ásni nem tudsz.
