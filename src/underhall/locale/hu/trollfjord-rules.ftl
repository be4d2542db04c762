### Trollfjord: the text of every rule by id. rule-TF-8-4 is rule TF-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 2

chapter-TF-2 = Tartozékok és előkészületek

rule-TF-2-1 = 2–4 játékos játszik. Közös a tábla, a Kőtorony a kalapáccsal és 44 sziklával, a 10 ösvénylécből álló ösvény, a rajtléc, az ütésszámláló a csúszkával, 42 kincs, 3 korona és 6 erődjelölő: az I., a II. és a III. számból 2-2. Minden színben van 10 troll, 1 trollkirály, 1 kincseszsák és 3 ajándék.
rule-TF-2-2 = A kincsek értéke 10 és 28 között van. A 15, 16, 17 és 18 értékű kincsből 3-3 van, az összes többiből 2-2, összesen 42.
rule-TF-2-3 = A sziklák 4 színben vannak: 11 fehér, 11 piros, 11 sárga és 11 kék.
rule-TF-2-4 = A 3 ajándékod értéke 4, 8 és 16. Az elején számmal felfelé fekszenek.
rule-TF-2-5 = A táblán 12 régió van, 6-féle terepből 2-2: hegyek, fjord, gleccser, mocsár, tundra és erdő. A 2 fjord vize összeér, de ez 2 külön régió, amelyek szomszédosak.
rule-TF-2-6 =
    Mind a 6 erődhöz véletlenszerűen kerül 1-1 erődjelölő.
    Beállítás: fortresses = first. Ekkor a jelölők úgy fekszenek, ahogy az első játékhoz ajánlott.
rule-TF-2-7 = A 10 ösvényléc véletlen sorrendben kerül a tábla köré. A lábnyomos vándormezők vannak belül, a kerek letevőmezők kívül; minden letevőmezőn egy terep látszik.
rule-TF-2-8 = Mind a 44 szikla felülről kerül a toronyba. Ami közben kigurul, azt vissza kell tenni, amíg mind bent nem marad.
rule-TF-2-9 = A kincseket képpel lefelé meg kell keverni. Minden régióba 1 kerül belőlük, képpel felfelé; a másik 30 a kincskészlet.
rule-TF-2-10 = A 3 korona, amelyből 1-1 az I., a II. és a III. rekeszhez tartozik, a tábla mellett vár, akárcsak az ütésszámláló csúszkája.
rule-TF-2-11 = A rajtléc a tábla jobb alsó sarkához kerül úgy, hogy az 1. mezője legyen az ösvény mellett. A trollkirályok véletlen sorrendben az első mezőire kerülnek; annyi mezőt foglalnak el, ahány játékos van.
rule-TF-2-12 = A rajtléc 1. mezője van legelöl. A legnagyobb számú mezőn álló trollkirály az utolsó, tehát az ő játékosa kezd.
rule-TF-2-13 = Az elején mind a 10 trollod a készletedben van. Van még egy trollkirályod és egy üres kincseszsákod 3 ajándékkal.
rule-TF-2-14 = Amikor az utolsó trollkirály is elhagyta a rajtlécet, a lécet meg kell fordítani, és attól fogva ez az ütésszámláló. Ennél korábban senki sem kalapálhat.

## 3

chapter-TF-3 = Az ösvény

rule-TF-3-1 = Az ösvény mezői egyetlen sorban követik egymást, a jobb alsó saroktól az óramutató járása szerint: letevőmező, vándormező, letevőmező és így tovább. Nincs 2 olyan mező, amely egy vonalban volna.
rule-TF-3-2 = Hogy egy trollkirály mekkora utat tett meg, abba az ösvény minden körüljárása beleszámít. Aki másodszor halad el a sarok mellett, egy egész ösvényhosszal jár előrébb, mint az első alkalommal.
rule-TF-3-3 = Az a trollkirály van előrébb, amelyik hosszabb utat tett meg. Az utolsó az, amelyik a még álló trollkirályok közül a legrövidebb utat tette meg.
rule-TF-3-4 = A trollkirályod azokat előzi meg, amelyek az indulásakor előtte voltak, az érkezésekor pedig mögötte vannak. Mivel te voltál az utolsó, minden más álló trollkirályt vagy megelőzöl, vagy továbbra is előtted van.
rule-TF-3-5 = Az ösvény minden mezője előrébb van, mint a rajtléc bármelyik mezője.
rule-TF-3-6 = Egyik trollkirály sem körözheti le a másikat: mindig az utolsó indul, és egyszerre senki sem jut olyan messzire.
rule-TF-3-7 = Egy mezőn csak 1 trollkirály fér el, ezért soha nincs 2, amelyik ugyanakkora utat tett volna meg.
rule-TF-3-8 = Mindig az a játékos jön, akinek az álló trollkirálya utolsó az ösvényen.
rule-TF-3-9 = Ha a köröd után is a te trollkirályod az utolsó, újabb teljes kör jár neked, egészen addig, amíg meg nem előzöl valakit.
rule-TF-3-10 = A fekvő trollkirály már nem indul el többé, és nem számít utolsónak. A mezője foglalt marad.
rule-TF-3-11 = A köröd 3 fázisból áll. A: a trollkirályod továbbmegy, és trollokat lehet letenni vagy vándoroltatni, előbb a tieidet, azután azokéit, akik hátszelet kapnak. B: kalapálhatsz. C: kincsgyűjtés, de csak ha volt kalapálás.

## 4

chapter-TF-4 = Az A fázis: mozgás

rule-TF-4-1 = A trollkirályodnak tovább kell mennie az óramutató járása szerint. Te választod meg a mező fajtáját, letevőmezőt vagy vándormezőt, és egy számot 1 és 3 között.
rule-TF-4-2 = A trollkirályod előtt csak a választott fajta üres mezői számítanak. Ha a számod k, ezek közül a k-adikra megy. A foglalt mezőket és a másik fajta mezőit nem kell számolni.
rule-TF-4-3 = A szám nem távolság: amit nem kell számolni, azt a trollkirályod ingyen átugorja.
rule-TF-4-4 = A fekvő trollkirály ugyanúgy elfoglalja a mezőjét, mint az álló.
rule-TF-4-5 = Az ösvény körbeér: a számolás a sarkon túl is folytatódik. Mind a 6 lehetőséghez mindig van elég mező.
rule-TF-4-6 =
    A k-adik letevőmezőn legfeljebb k trollt tehetsz le a készletedből. Mind ugyanabba az 1 régióba kerül, amelynek a terepe a mezőn látszik; hogy a 2 ilyen régió közül melyikbe, azt te választod meg.
    Beállítás: place_both. Ekkor a trollokat eloszthatod a 2 régió között.
rule-TF-4-7 = Nem tehetsz le több trollt, mint amennyi a készletedben van. A trollkirályod üres készlettel is mehet letevőmezőre.
rule-TF-4-8 = A k-adik vándormezőn legfeljebb k lépést tehetsz. Minden lépéssel 1 trollod átmegy egy szomszédos régióba. A lépéseket tetszés szerint oszthatod el a trolljaid között.
rule-TF-4-9 = Azok a régiók szomszédosak, amelyeknek közös határuk van. A troll vissza is léphet. Egy régióban akárhány troll állhat, bármilyen színben.
rule-TF-4-10 = Az erőd ott áll, ahol 3 régió határa találkozik, ezért mindegyik régiója szomszédos a másik kettővel.
rule-TF-4-11 = Csak a saját trolljaidat mozgathatod. Sem letenni, sem lépni nem kötelező.
rule-TF-4-12 = Ha végeztél a trolljaiddal, hátszelet kap minden ellenfeled, akinek az álló trollkirálya a tiéd előtt van. Akit megelőztél, az nem kap.
rule-TF-4-13 = A hátszelet egymás után lehet felhasználni, e trollkirályok közül a leghátsóval kezdve. Mindenki látja, mit tettek előtte a többiek.
rule-TF-4-14 = Hátszéllel az a játékos, akinek a trollkirálya letevőmezőn áll, letehet 1 trollt a mező terepének bármelyik régiójába; akié vándormezőn áll, tehet 1 lépést.
rule-TF-4-15 = A hátszél minden körben fúj, akkor is, ha ugyanannak a játékosnak egymás után több köre van, és mindig a kalapálás előtt.
rule-TF-4-16 = Akinek a trollkirálya fekszik, nem kap hátszelet.
rule-TF-4-17 = A rajtlécen álló trollkirály soha nem kap hátszelet, mert aki elindul, mindig megelőzi.

## 5

chapter-TF-5 = A B fázis: erőd és cimbora

rule-TF-5-1 = A körödben egyszer kalapálhatsz, 1 erődnél. Nem kötelező.
rule-TF-5-2 = A balról első üres rekeszed dönti el, melyik erőd megengedett: az I., a II. vagy a III. rekeszhez ugyanolyan számú erőd kell, a + rekeszhez bármelyik jó. Ez csak arra a játékosra vonatkozik, akinek éppen köre van.
rule-TF-5-3 = Az erőd 3 régiójából legalább 2 régióban állnia kell trollodnak. Ez rád és a cimborára egyaránt vonatkozik.
rule-TF-5-4 = Ha nincs megengedett erőd, vagy nem akarsz kalapálni, véget ér a köröd. Ha több is van, te választasz közülük.
rule-TF-5-5 = Ha a kalapálás nem hoz neked kincset, a rekeszed üres marad. Legközelebb is ugyanolyan számú erőd kell hozzá.
rule-TF-5-6 = Az számít, hol állnak a trolljaid az összes hátszél után.
rule-TF-5-7 = Először bejelented az erődöt. Ezzel még nem ígéred meg, hogy ütni is fogsz.
rule-TF-5-8 = Az az ellenfeled lehet a cimborád, akinek a 3 régióból legalább 2 régióban áll trollja. Hogy mi van a kincseszsákjában, az mindegy.
rule-TF-5-9 = Akik beszállhatnak, egyenként kapják meg a kérdést: előbb az, akinek több trollja áll a 3 régióban, egyenlőségnél az, akinek a trollkirálya hátrébb van. Aki elsőként igent mond, az lesz a cimbora, és a többieket már nem kell megkérdezni.
rule-TF-5-10 = A cimborát nem utasíthatod vissza, és senkit sem kényszeríthetsz beszállásra.
rule-TF-5-11 = Ezután döntesz: ütsz, és ha van cimborád, vele együtt, vagy egyáltalán nem ütsz. Egyedül csak akkor üthetsz, ha senki sem szállt be. Ha nem ütsz, véget ér a köröd.
rule-TF-5-12 =
    Egy körben csak 1 erődöt jelenthetsz be.
    Beállítás: announce_again. Ekkor, ha nem ütsz, bejelenthetsz egy másik erődöt, de egyiket sem kétszer.
rule-TF-5-13 = Ha már eldöntötted, hogy ütsz, a cimbora nem léphet vissza.
rule-TF-5-14 = A kalapálás korlátja annyi, ahány trollod áll a 3 régióban, a cimbora ottani trolljaival együtt, de legfeljebb 9. Mások trolljai nem számítanak.
rule-TF-5-15 = A korlát megadja, hány ütés lehet, a 2 játékosét együttvéve. Semmi sem emelheti meg.
rule-TF-5-16 = A korlát azt is megadja, hány piros, hány sárga és hány kék szikla feküdhet az asztalon. Ha bármelyik színből 1-gyel több van, a hegyszellem megharagszik. A fehér szikláknak nincs korlátjuk; ezek csak az összegbe számítanak bele.
rule-TF-5-17 = A korlát akkor rögzül, amikor eldöntöd, hogy ütsz. Ugyanannyi marad, bárkinél van is a kalapács, és bárki áll is meg.
rule-TF-5-18 = A korlát soha nem kisebb 2-nél, hiszen 2 régióban kell trollnak állnia. Harag nélkül legfeljebb annyi szikla eshet ki, mint a korlát 3-szorosa, és még 11.

## 6

chapter-TF-6 = A B fázis: ütések

rule-TF-6-1 = A kalapács először annál van, akinek éppen köre van; neki legalább egyszer ütnie kell.
rule-TF-6-2 = Minden ütés számít, akkor is, ha semmi sem esik ki. A kiesett sziklák az asztalon maradnak, és mindkét játékos számára összeadódnak, amíg a kalapálás véget nem ér.
rule-TF-6-3 = Az a szikla, amelyik felül ugrik ki, vagy ütés nélkül jön ki, visszakerül a toronyba, és nem számít.
rule-TF-6-4 = A toronynak csak a bal és a jobb falát lehet ütni. Te választod meg a falat, az 5 magasság egyikét, és 20 fokozatban az erőt; a kezed kissé mindig megremeg, és a botoké is.
rule-TF-6-5 = Minden ütés után ez a sorrend: ha egy szín túllépi a korlátot, a hegyszellem megharagszik, és nincs több ütés. Ha semmi sem esett ki, a kalapács a másik játékoshoz kerül, ha van másik. Ha ez volt az utolsó megengedett ütés, meg kell állnia annak, akinél most a kalapács van. Egyébként ő választ: újra üt, vagy megáll.
rule-TF-6-6 = Üres ütés után akkor is a másikhoz kerül a kalapács, ha ez volt az utolsó megengedett ütés. Ilyenkor az áll meg, aki most kapta meg.
rule-TF-6-7 = Aki megkapja a kalapácsot, rögtön, saját ütés nélkül is megállhat. A sziklák, az ütések és a korlát változatlanok. A másik nem léphet vissza, és a kalapács újra meg újra gazdát cserélhet.
rule-TF-6-8 = Ha egyedül ütsz, az üres ütés csak beleszámít az ütésekbe.
rule-TF-6-9 = Aki megáll, akár önként, akár a korlát miatt, akár kiengesztelt harag után, az gyűjt be először, mégpedig azonnal.
rule-TF-6-10 = Ha az egyik önként állt meg, a begyűjtése után a másik dönt: most gyűjt be, vagy egyedül továbbüt. A sziklák, az ütések és a korlát változatlanok. Aki továbbüt, minden ütés után megállhat, a korlátoknál meg kell állnia, és csak ezután gyűjt be.
rule-TF-6-11 = Aki továbbüt, annak legalább egyszer ütnie kell.
rule-TF-6-12 =
    Amíg a másik továbbüt, az, aki megállt, kimarad: üres ütés után sem kapja meg a kalapácsot, és már nem gyűjthet be semmit.
    Beállítás: late_take. Ekkor, ha nem kapott kincset, miután a másik befejezte, be kell gyűjtenie egyet, ha tud.
rule-TF-6-13 = A begyűjtött kincs a gazdájánál marad, bármi történik is utána.
rule-TF-6-14 = A kalapács gazdát cserélhet, a kör nem: az végig ugyanazé a játékosé.
rule-TF-6-15 = Üres ütés az is, amelyik után minden kijutott sziklát vissza kell tenni. Ezek sem az összegbe, sem egyik színbe nem számítanak bele.

## 7

chapter-TF-7 = Harag és ajándékok

rule-TF-7-1 = A hegyszellem megharagszik, amint több piros, sárga vagy kék szikla fekszik az asztalon, mint amennyit a korlát megenged. Az ütéstől kiesett összes szikla számít. Ezzel mindenki számára vége az ütéseknek, és ezen semmilyen ajándék nem változtat.
rule-TF-7-2 = Amíg a hegyszellem haragszik, senki sem gyűjthet be. A már begyűjtött kincsek a helyükön maradnak.
rule-TF-7-3 = A többlet a korláton felüli sziklák száma, a pirosakat, a sárgákat és a kékeket összeadva.
rule-TF-7-4 = A hegyszellem kiengeszteléséhez annyi ajándék kell, amennyi a többlet. Minden ajándék 1 sziklának felel meg, bármennyi az értéke, és te választod meg, melyiket adod. Az odaadott ajándék a parti végéig lefordítva marad. Az összes szikla száma nem változik.
rule-TF-7-5 = 2 játékos bárhogyan megoszthatja az ajándékokat egymás között. Ha összejön elég, mindketten begyűjthetnek; ha nem, egyikük sem, de ajándék sem vész el.
rule-TF-7-6 = Az kezd, akinél a kalapács van; a 2 játékos felváltva felajánl 1 ajándékot, vagy passzol. Amint elég van, minden felajánlott ajándékot le kell fordítani. Ha egymás után mindenki passzol, egyet sem. Ha eleve kevés az ajándék, senki sem kap kérdést.
rule-TF-7-7 =
    Ha 2 játékos közül az egyik megállt, és a másik továbbüt, csak a másik adhat ajándékot.
    Beállítás: retired_gives. Ekkor az is adhat, aki megállt.
rule-TF-7-8 = 2 játékosnak legfeljebb 6 ajándéka van, 1 játékosnak 3, ezért nagyobb többletnél nem lehet kiengesztelni a hegyszellemet. Ajándékot előre nem lehet adni.

## 8

chapter-TF-8 = A C fázis: kincsek, koronák, hazatérő trollok

rule-TF-8-1 = Az erőd 3 régiójának egyikéből akkor gyűjthetsz be kincset, ha az értéke nem nagyobb, mint az asztalon lévő sziklák száma, van trollod abban a régióban, előtted senki sem gyűjtötte be, és a hegyszellem nem haragszik, vagy már kiengesztelték.
rule-TF-8-2 = Ha van ilyen kincs, egyet be kell gyűjtened; hogy melyiket, azt te választod meg. Ha nincs, nem kapsz semmit.
rule-TF-8-3 = Először az gyűjt be, aki megállt, azután a másik, hacsak nem üt tovább.
rule-TF-8-4 = Egy kalapálásból minden játékos legfeljebb 1 kincset gyűjthet be.
rule-TF-8-5 = A saját körödben a kincs képpel felfelé a balról első üres rekeszedbe kerül. Más játékos körében képpel lefelé a foltodra, ahol akármennyi elfér. Hogy kinél van a kalapács, az mindegy.
rule-TF-8-6 = A begyűjtött kincs helyére csak akkor kerül másik, amikor már mindenki begyűjtött. Aki másodikként gyűjt be, 1 kinccsel kevesebből választhat.
rule-TF-8-7 = A koronák az I., a II. és a III. rekesz kincsei szerint járnak. A + rekesz és a folt itt nem számít.
rule-TF-8-8 = Aki a partiban elsőként tesz kincset egy rekeszbe, megkapja annak a rekesznek a koronáját. Később az viszi el, aki a saját kincseszsákja ugyanilyen rekeszébe ugyanakkora vagy nagyobb értékű kincset tesz; kisebb értékű nem változtat semmin.
rule-TF-8-9 = Az I., a II. és a III. rekeszhez 1-1 korona tartozik. Több is lehet nálad.
rule-TF-8-10 =
    A parti végén egy korona 5 pontot ér.
    Beállítás: crown_value. Más értéket ad meg, 0 és 20 között.
rule-TF-8-11 = Minden kalapálás után mindegyik résztvevő kiüríti a 3 régió egyikét: onnan az összes saját trollját visszaveszi a készletébe. Aki kincset gyűjtött be, annak a kincs régióját kell kiürítenie; aki nem, az választhat.
rule-TF-8-12 =
    A választott régióban legalább 1 trollodnak állnia kell.
    Beállítás: free_clear. Ekkor olyat is választhatsz, ahol nincs trollod.
rule-TF-8-13 = Előbb az ürít ki egy régiót, akinek éppen köre van, azután a cimbora.
rule-TF-8-14 = Mindegy, hogy a kincs régiójából azonnal vagy csak most mennek haza a trollok: a korlát rögzített, és mindenki csak a sajátjait mozgatja.
rule-TF-8-15 = Ezután minden régió, ahol nincs kincs, véletlenszerűen kap egyet a kincskészletből, képpel felfelé. Ha a kincskészlet elfogyott, a régiók kincs nélkül maradnak.
rule-TF-8-16 = Kalapálás nélkül egy troll sem megy haza, és nem kerül ki új kincs.
rule-TF-8-17 = Minden szikla visszakerül a toronyba, az ütésszámláló visszaáll 0-ra, és véget ér a kör.

## 9

chapter-TF-9 = A parti vége és a pontozás

rule-TF-9-1 = A végjáték akkor kezdődik, amikor a partiban először kerül kincs valakinek a + rekeszébe. Ennek a játékosnak ez az utolsó köre.
rule-TF-9-2 = Ezt a kört még végig kell játszani, mindazzal együtt, amit a cimbora tehet benne.
rule-TF-9-3 = Az utolsó köröd végén minden trollodat leveszed a tábláról, és lefekteted a trollkirályodat a mezőjén, amely foglalt marad.
rule-TF-9-4 = A többi játékosnak ezután pontosan 1 köre van még: a szokásos módon mindig az utolsó álló trollkirály játékosa jön. Aki ezt lejátszotta, végzett, akkor is, ha a trollkirálya még mindig az utolsó volna.
rule-TF-9-5 = Aki végzett, annak nincs trollja a táblán, így cimbora sem lehet.
rule-TF-9-6 = Ha az utolsó körökben más + rekeszbe is kerül kincs, az már nem változtat semmin.
rule-TF-9-7 = A pontszámod így adódik össze: a rekeszeidben és a foltodon lévő összes kincs értéke, az oda nem adott ajándékaid értéke és a koronáid értéke. Az győz, akinek a legtöbb pontja van.
rule-TF-9-8 =
    Egyenlő pontszámnál az győz, akinek a trollkirálya a leghátrébb van az ösvényen.
    Beállítás: tiebreak = latest. Ekkor az győz, akinek a trollkirálya utolsóként feküdt le.

## 10

chapter-TF-10 = Biztonsági leállás

rule-TF-10-1 =
    Ütni senkinek sem kötelező, így egy parti akár örökké is tarthatna. Ezért 200 kör után véget ér, az összes játékosét együtt számolva, és a szokásos pontozás következik. Ez csak biztonsági leállás, nem a társasjáték szabálya.
    Beállítás: max_turns. Más körszámot ad meg, 20 és 1000 között.

## 11

chapter-TF-11 = Ki mit tud

rule-TF-11-1 = Minden nyilvános: a tábla, a trollok, a trollkirályok, a kincseszsákok, az ajándékok, a koronák és a kiesett sziklák. A folton lévő kincsek képpel lefelé fekszenek, de mindenki látta, amikor begyűjtötték őket, így ismertek maradnak. Senki sem tudja, melyik kincs következik a kincskészletből, és hogyan fekszenek a sziklák a toronyban. Minden döntés nyíltan, egymás után születik; az ígéretek senkit sem kötnek.
