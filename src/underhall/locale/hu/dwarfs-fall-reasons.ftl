# Dwar7s Fall: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $wanted says whether an open trading goal needs the gem; $new whether there was no such card before.

df-why-open = Most semmi más nem hoz többet.
df-why-goal = Teljesül egy célod { $n } pontért: { $goal }; { $end ->
    [yes] ezzel { $count } célod van, és kezdődik az utolsó forduló.
   *[no] ezzel { $need } célból { $count } megvan.
}
df-why-secret = Feltárul a titkos célod { $n } pontért: { $secret }; { $end ->
    [yes] ezzel { $count } célod van, és kezdődik az utolsó forduló.
   *[no] ezzel { $need } célból { $count } megvan.
}
df-why-secret-holds = Teljesül a titkos célod: { $secret }, { $n } pont.
df-why-secret-near = Közelebb kerül a titkos célod: { $secret }, még { $n } hiányzik.
df-why-trophy = { $card ->
    [dragon] Legyőzöd a sárkányt
   *[giant] Legyőzöd az óriást
}: { $n } pont{ $count ->
    [0] { "" }
   *[other] , és { $count } kártya felszabadul
}.
df-why-gems = Ezt kapod: { $items }, ami { $n } pont.
df-why-gems-pay = Ezt kapod: { $items }, és a drágaköveidből már telik egy célra: { $goal }, { $n } pont.
df-why-gems-near = Ezt kapod: { $items }, és egy célhoz ({ $goal }) már csak ennyi hiányzik: { $lack }.
df-why-ogre = Húzol egy ogrét, amelyet egy későbbi körben akció nélkül kijátszhatsz.
df-why-steal-gem = Véletlenszerűen elveszed { $player } egyik drágakövét; ez van nála: { $items }.
df-why-steal-ogre = Véletlenszerűen elveszed { $player } egyik ogréjét; { $n } van nála.
df-why-castle = A kastélyod minden körben extra akciót ad, a birodalmad pedig { $n } pontot ér.
df-why-realm = Nő a birodalmad értéke: { $from } → { $to } pont.
df-why-guard = Törpe őrzi a kastélyodat: senki sem takarhatja le, és megmarad a birodalmad { $n } pontja.
df-why-rival-realm = { $player } birodalma veszít az értékéből: { $from } → { $to } pont{ $action ->
    [lost] , és a kastélya most nem ad extra akciót
   *[kept] { "" }
}.
df-why-rival-dwarfs = { $player } törpéi kevesen maradnak { $card ->
    [castle] a kastélynál
    [mine_emerald] a smaragdbányánál
    [mine_diamond] a gyémántbányánál
    [mine_gold] az aranybányánál
    [mine_ruby] a rubinbányánál
    [inn_ogre] az ogrefogadónál
    [inn_shop] a boltnál
    [dragon] a sárkánynál
   *[giant] az óriásnál
}: { $need } kell, { $n } van.
df-why-blocks = { $card ->
    [dragon] A sárkány { $n } bányát blokkol, amíg valaki le nem győzi.
   *[giant] Az óriás { $n } kastélyt blokkol, amíg valaki le nem győzi.
}
df-why-ready = Elég törpéd áll ott: ebben a körben { $card ->
    [castle] áshatsz
    [inn_ogre] húzhatsz egy ogrét
    [dragon] legyőzheted a sárkányt
   *[giant] legyőzheted az óriást
}.
df-why-ready-gem = Elég törpéd áll ott: ebben a körben ezt bányásszák ki: { $items }{ $wanted ->
    [yes] ; ehhez a célhoz kell: { $goal }
   *[no] { "" }
}.
df-why-ready-shop = Elég törpéd áll a boltnál: ebben a körben teljesíthetsz egy célt { $n } pontért: { $goal }.
df-why-toward = Még { $n } törpe, és { $card ->
    [castle] áshatsz
    [mine_emerald] smaragdot bányászhatsz
    [mine_diamond] gyémántot bányászhatsz
    [mine_gold] aranyat bányászhatsz
    [mine_ruby] rubint bányászhatsz
    [inn_ogre] húzhatsz egy ogrét
    [inn_shop] teljesíthetsz egy kereskedelmi célt
    [dragon] legyőzheted a sárkányt
   *[giant] legyőzheted az óriást
}.
df-why-opens = { $card ->
    [castle] { $new ->
        [yes] Most már van kastély, ahonnan ásni lehet.
       *[no] Eggyel több kastélyból lehet ásni.
    }
    [inn_ogre] { $new ->
        [yes] Most már van fogadó, ahol ogrét lehet húzni.
       *[no] Eggyel több fogadóban lehet ogrét húzni.
    }
   *[inn_shop] { $new ->
        [yes] Most már van bolt, ahol kereskedelmi célt lehet teljesíteni.
       *[no] Eggyel több boltban lehet kereskedelmi célt teljesíteni.
    }
}
df-why-opens-gem = { $new ->
    [yes] Most már lehet
   *[no] Eggyel több helyen lehet
} { $gem ->
    [gold] aranyat bányászni
    [emerald] smaragdot bányászni
    [diamond] gyémántot bányászni
   *[ruby] rubint bányászni
}{ $wanted ->
    [yes] ; ehhez a célhoz kell: { $goal }
   *[no] { "" }
}.
df-why-hand = { $n ->
    [0] Eggyel kevesebb kártya a teli kezedben.
   *[other] Eggyel kevesebb kártya: { $n } drágakőnek vagy ogrének van még hely a kezedben.
}
df-why-discard = { $why ->
    [unwanted] Egyik kirakott kereskedelmi célhoz sem kell.
    [cheap] Ez a legkevesebbet érő drágakő a kezedben.
   *[rest] Valamit el kell dobni, és ezt nélkülözheted a legkönnyebben.
}
df-why-discard-ogre = Az ogre nem ér pontot, a drágaköveid igen.
df-why-order = { $order ->
    [on] A titkos célod magától feltárul, amint egy kör végén teljesül.
   *[off] A titkos célod rejtve marad, amíg te magad fel nem feded.
}
df-why-tasks = { $n } feladat kész: most a feladatok következnek.
df-why-no-action = Nincs több akciód.
df-why-enough = A megmaradt akcióid közül most egyik sem segítene.
df-why-stay = Ami még hátravan, az nem segítene: a törpéid a helyükön maradnak.
df-why-home = { $n } törpe hazatér, és máshol dolgozhat.
