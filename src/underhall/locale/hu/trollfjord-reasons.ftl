# Trollfjord: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $value, $more and $sure are treasures; $chance, $before and $angry are per cents; $turn is own or other.

tf-why-plain = Most nem látok jobbat.
tf-why-over = Ez az utolsó köröd, és már nincs mit nyerned benne.
tf-why-ready = { $turn ->
    [own] Máris kalapálhatsz itt: { $fortress } ({ $number }); a korlát { $n }, és { $chance }% az esélyed egy { $value } értékű kincsre.
   *[other] A saját körödben kalapálhatsz itt: { $fortress } ({ $number }); a korlát { $n }, és { $chance }% az esélyed egy { $value } értékű kincsre.
}
tf-why-limit = Itt { $n } lesz a korlátod: { $fortress } ({ $number }); egy { $value } értékű kincs esélye { $before }%-ról { $chance }%-ra nő.
tf-why-stand = Itt már kalapálhatsz: { $fortress } ({ $number }); { $n } a korlát, ez kevés az itteni kincsekhez, de minden újabb troll emeli.
tf-why-near = Itt már { $n } trollod áll: { $fortress } ({ $number }); még egy régió, és kalapálhatsz.
tf-why-partner = Itt { $player } kalapálhat, és te beszállhatsz mellé: { $fortress } ({ $number }).
tf-why-later = A mostani rekeszed után { $number }. számú erőd következik, és itt már { $n } trollod vár: { $fortress }.
tf-why-board = Még { $n } trollod kerül a táblára, { $left } lépésre ettől az erődtől: { $fortress } ({ $number }).
tf-why-last = A trollkirályod utolsó marad, így rögtön újra te jössz.
tf-why-steps-ready = { $n } lépés elég, hogy kalapálhass itt: { $fortress } ({ $number }).
tf-why-steps-limit = Ezekkel a lépésekkel { $count } helyett { $n } lehet itt a korlátod: { $fortress } ({ $number }).
tf-why-nearer = Egy lépéssel közelebb ahhoz az erődhöz, amely a zsákodhoz kell: { $fortress } ({ $number }).
tf-why-enough = A trolljaid már ott állnak, ahol kell: { $fortress } ({ $number }).
tf-why-keep-trolls = Ezek a régiók most nem segítenek, a trollok a készletedben várnak jobb helyre.
tf-why-announce = { $n } a korlátod, így itt { $chance }% az esélyed egy { $value } értékű kincsre.
tf-why-leave = { $n } a korlát, így csak { $chance }% az esély egy { $value } értékű kincsre; ha nem ütsz, egy troll sem megy haza.
tf-why-wait = Egy rekesz csak egyszer telik meg, és itt legfeljebb { $value } értékű kincsre számíthatsz: érdemes drágábbra várni.
tf-why-join = Ketten { $n } a korlátotok, így { $chance }% az esélyed egy { $value } értékű kincsre, amely a foltodra kerül.
tf-why-decline = Ketten is csak { $chance }% az esély egy { $value } értékű kincsre; ha kimaradsz, egy trollod sem megy haza.
tf-why-decline-bare = Ahol a trolljaid állnak, ott nincs kincs, így nincs mit nyerned.
tf-why-decline-rival = Nélküled { $player } korlátja csak { $n }, és egy { $value } értékű kincsre hajt.
tf-why-strike = Még { $left } ütésed van, és { $chance }% az esélyed egy { $value } értékű kincsre; ez az ütés nagyjából { $n } sziklát hoz, { $angry ->
    [0] és haragtól alig kell tartani
   *[other] és { $angry }% a harag esélye
}.
tf-why-strike-more = Egy { $sure } értékű kincs már elérhető, de még { $left } ütésed van, és { $chance }% az esélyed egy { $value } értékűre, { $angry ->
    [0] haragtól pedig most alig kell tartani
   *[other] a harag esélye pedig most { $angry }%
}.
tf-why-stop-best = { $n } szikla elég egy { $value } értékű kincsre, és drágábbat itt nem kaphatsz.
tf-why-stop = Egy { $value } értékű kincs már a tiéd, egy { $more } értékűre pedig csak { $chance }% az esély.
tf-why-stop-sure = Egy { $value } értékű kincs már a tiéd, és minden további ütés megharagíthatja a hegyszellemet.
tf-why-stop-none = Ha továbbütsz, akkor is csak { $chance }% az esély egy { $value } értékű kincsre.
tf-why-gift = Egy { $n } értékű ajándék kiengeszteli a hegyszellemet, és megment neked egy { $value } értékű kincset.
tf-why-gift-first = Egy { $value } értékű kincs megér egy { $n } értékű ajándékot, ha utána még { $left } hiányzik is.
tf-why-pass = A hegyszellemet csak összesen { $n } értékű ajándékkal engesztelhetnéd ki: ennyit egy { $value } értékű kincs nem ér meg.
tf-why-pass-other = { $player } egyedül is kiengesztelheti a hegyszellemet, és van mit megmentenie.
tf-why-pass-bare = Egyetlen kincset sem érsz el, így az ajándék semmit sem mentene meg.
tf-why-take = { $n } pont { $slot ->
    [I] az I. rekeszbe
    [II] a II. rekeszbe
    [III] a III. rekeszbe
    [plus] a + rekeszbe
   *[patch] a foltodra
}, és drágább kincset nem érsz el.
tf-why-take-crown = { $n } pont { $slot ->
    [I] az I. rekeszbe
    [II] a II. rekeszbe
   *[III] a III. rekeszbe
}, és a korona még { $count } pontot hoz.
tf-why-take-plus = { $n } pont a + rekeszbe, és mindenki másnak már csak 1 köre van.
tf-why-take-trolls = { $n } pont, és { $count } helyett csak { $left } trollod megy haza.
tf-why-clear = { $n ->
    [0] Így egy trollod sem megy haza.
   *[other] Így csak { $n } trollod megy haza, ennél kevesebb nem lehet.
}
tf-why-clear-stand = Így továbbra is kalapálhatsz itt: { $fortress } ({ $number }).
tf-why-clear-value = Így a trolljaid egy { $value } értékű kincs mellett maradnak.
