### Imperial Miners: the text of every rule by id. rule-IM-8-4 is rule IM-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-IM-1 = Tartozékok

rule-IM-1-1 = 136 bányakártya van: 36 darab 1. szintű, 43 darab 2. szintű, 43 darab 3. szintű és 14 darab 4. szintű.
rule-IM-1-2 = 18 eseménykártya van. Egy partiban 10 kerül sorra közülük.
rule-IM-1-3 = 3 kétoldalú kutatástábla van: Alkímia, Technológia és Diplomácia. Mindegyiknek csak az egyik oldala van játékban.
rule-IM-1-4 = 5 felszíntábla van, minden színből 1. Mindegyik ugyanazt a 3 hatást kínálja: érmét, kártyahúzást vagy kutatást, ez utóbbit fizetésért.
rule-IM-1-5 = 5 csákányjelölő van, minden színből 1. Ez mutatja, hol tartasz a kutatásban.
rule-IM-1-6 = 60 érme van: 42 darab 1-es és 18 darab 5-ös.
rule-IM-1-7 = 60 pontjelölő van: 25 kék, 20 zöld és 15 piros. Egy kék 1, egy zöld 5, egy piros 10 győzelmi pontot ér.
rule-IM-1-8 = 44 masinajelölő van.
rule-IM-1-9 = 24 beomlásjelölő van.
rule-IM-1-10 = 40 csillejelölő van.
rule-IM-1-11 = Érméből és jelölőből mindig van elég: ami jár neked, azt megkapod. Váltani sem kell, csak az számít, összesen hány érméd és hány győzelmi pontod van. 0-nál kevesebb egyikből sem lehet.
rule-IM-1-12 = Minden bányakártyának van neve, költsége, 1 és 4 közötti szintje, 0, 1 vagy 2 frakciója, a szélein fél csilléi, továbbá 1 vagy 2 hatása. A legtöbbnek 2 hatása van.
rule-IM-1-13 =
    A kártya költsége a szintjétől függ:
    1. szint – ingyenes.
    2. szint – 2 érme.
    3. szint – 0–13 érme, ahogy a kártyán áll.
    4. szint – ingyenes.
    Kedvezménnyel sem lehet a költség 0-nál kevesebb, és vissza sem kapsz semmit.
rule-IM-1-14 = 6 frakció van: skótok, barbárok, egyiptomiak, japánok, atlantisziak és rómaiak. A kétfrakciós kártya minden szempontból mindkét frakciójához tartozik. Amelyik kártyán nincs frakció, az egyikhez sem.
rule-IM-1-15 = A 4. szintű kártyák egyformák, és mind ugyanazt a hatást adják.

## 2

chapter-IM-2 = Közös, saját, titkos

rule-IM-2-1 = Közös a 4 húzópakli, szintenként 1, mindegyik a saját dobópaklijával, továbbá az eseménypakli és a 3 kutatástábla. A véletlen csak azt dönti el, melyik oldalukkal kerülnek játékba a kutatástáblák, és milyen kártyák és események jönnek.
rule-IM-2-2 = A tiéd: az érméid, a győzelmi pontjaid, a kezedben lévő kártyák, a bányád a csillejelölőiddel, a csákányjelölőd helye a kutatástáblákon, és az, hogy hány táblát teljesítettél. A bányád minden kártyáján 0–3 masina és legfeljebb 1 beomlás lehet, és mindegyiken látszik, ha ebben a fordulóban már aktiválódott.
rule-IM-2-3 =
    Titkos, hogy milyen kártyák vannak mások kezében, a felfedésig az is, ki melyik kártyát választotta, milyen sorrendben követik egymást a húzópaklik kártyái, mely események jönnek még, és melyik 8 maradt ki. Hogy ki mit dob el az elején, az addig titok, amíg mindenki nem választott.
    Minden mást bárki láthat: a bányákat mindennel, ami bennük van, az érméket és a győzelmi pontokat, a kutatást, a dobópaklikat, a paklik méretét, a hátralévő események számát, és azt is, hogy kinek melyik szintről hány kártya van a kezében. Amelyik kártyáról mindenki látta, hogy kinek a kezébe került, az ismert marad.
rule-IM-2-4 = Egyetlen kártya sem változtatja meg más bányáját, és nem is veszi figyelembe. Játék közben csak a húzó- és a dobópaklik közösek.

## 3

chapter-IM-3 = Előkészületek

rule-IM-3-1 = Mind a 3 kutatástábla játékba kerül. Hogy melyik oldalával, azt táblánként a véletlen dönti el.
rule-IM-3-2 = Az 1., a 2. és a 3. szintű kártyákat külön-külön meg kell keverni, a 4. szintűeknél ez fölösleges. Minden szintnek saját dobópaklija van.
rule-IM-3-3 = A 18 megkevert eseményből 10 alkotja képpel lefelé az eseménypaklit. A másik 8 kimarad a partiból, és senki sem tudja meg, melyek azok.
rule-IM-3-4 = Mindenki kap egy felszíntáblát és egy csákányjelölőt a saját színében. A csákányjelölő eleinte a kutatástáblák alatt vár, egyiken sincs rajta. Az elején a bányád üres, 0 érméd és 0 győzelmi pontod van.
rule-IM-3-5 = A kezdéshez húzol 2 darab 1., 3 darab 2. és 3 darab 3. szintű kártyát. Ebből a 8 kártyából tetszés szerint megtartasz 4 kártyát, a másik 4 kártyát eldobod. Mindenki egyszerre és titokban választ.
rule-IM-3-6 =
    Aki először játszik, választás nélkül is kezdhet: az 1., a 2. és a 3. szintből egyaránt 2 kártyát húz, és mind a 6 kártyát megtartja.
    Beállítás: first_game. Ekkor mindenki így kezd.
    Beállítás: first_game_1 = yes. Ekkor az 1. helyen ülő játékos így kezd, bármi érvényes az asztalra.
    Beállítás: first_game_1 = no. Ekkor ez a játékos mindenképpen 8 kártyából tart meg 4 kártyát.
    Beállítás: first_game_2, first_game_3, first_game_4, first_game_5. Ugyanez a többi helyre.
rule-IM-3-7 = A kártyákat helyenként kell kiosztani, mindenkinek egyszerre az összeset: előbb az 1., azután a 2., végül a 3. szintűeket. Amit nem tartasz meg, az akkor kerül a szintje dobópaklijára, amikor már mindenki választott.
rule-IM-3-8 = Az elején senkinek sincs érméje. Ezért az első kártyád mindig 1. szintű: ha egy esemény hozna is érmét, a mélyebb szintek kártyái felett még nincs semmi.
rule-IM-3-9 =
    Ha üres húzópakliból kellene húznod vagy felfordítanod egy kártyát, előbb a szint megkevert dobópaklijából lesz új húzópakli. Ha az is üres, ez a húzás elmarad.
    Beállítás: reshuffle = at_once. Ekkor a dobópakliból rögtön új húzópakli lesz, amint a húzópakli elfogy.

## 4

chapter-IM-4 = A forduló

rule-IM-4-1 = A parti 10 fordulóból áll. Minden forduló az eseményfázissal kezdődik, a bányafázissal folytatódik, és ha az esemény fordulóvégi, azzal zárul.
rule-IM-4-2 =
    Egy forduló menete:
    1. Minden kártya újra aktiválható. Felfeditek a forduló eseményét; ha azonnali, mindenki végrehajtja.
    2. Mindenki titokban választ egy kártyát. Amikor az utolsó választás is megvan, a kártyákat egyszerre felfeditek, és mindenki kifizeti a sajátját; akinek nincs kijátszható kártyája, húz egyet.
    3. Mindenki lehelyezi a kártyáját, aktiválja, és végigviszi a láncreakciót a felszínig. Ezzel nem kell megvárnotok egymást.
    4. Ha mindenki végzett, a módosító esemény véget ér, a fordulóvégit pedig végre kell hajtani.
    A 10. forduló után a végső pontozás következik.

## 5

chapter-IM-5 = Események

rule-IM-5-1 = Minden fordulóban 1 eseményt fedtek fel, és az mindenkire érvényes.
rule-IM-5-2 =
    3-féle esemény van:
    Azonnali – mindenki végrehajtja, amint felfeditek.
    Módosító – megváltoztatja, mit adnak a hatásaid ebben a bányafázisban.
    Fordulóvégi – mindenki a bányafázis végén hajtja végre.
rule-IM-5-3 = Az esemény kötelező, minden részével együtt, hacsak nem áll rajta más. Ha az egészre nincs módod, tedd meg belőle, amennyit lehetséges. A kártyáid hatásait ezzel szemben kihagyhatod (IM-8.4).
rule-IM-5-4 = Az „amennyit lehetséges” lépésenként és darabonként értendő: ha 2 kártyát kellene eldobnod, de csak 1 van a kezedben, azt az 1 kártyát dobod el. A csere viszont oszthatatlan: ha nem tudod kifizetni az árát, elmarad.
rule-IM-5-5 =
    A 10. forduló fordulóvégi eseményét is végre kell hajtani, még a végső pontozás előtt.
    Beállítás: last_end_event = false. Ekkor a 10. fordulóban a fordulóvégi esemény elmarad.
rule-IM-5-6 = Ha egy esemény aktivál egy kártyát, az a kártya ebben a fordulóban már nem aktiválható újra. Az 1. forduló azonnali eseményekor még üres a bányád, így semmi sem aktiválódik.
rule-IM-5-7 =
    A módosító esemény a felfedésétől addig érvényes, amíg az utolsó láncreakció is véget nem ér. Az azonnali és a fordulóvégi eseményekre nem hat. Ha a költségeket változtatja meg, az már a kártya kiválasztásakor számít, és fizetéskor is. A különleges aktiválásokra ugyanúgy hat, mint a láncreakcióra.
    Beállítás: modifiers_reach = chain. Ekkor a különleges aktiválásokra nem hat.
rule-IM-5-8 = Minden esemény hasznos, és a legtöbb azonnali. Némelyikkel 4. szintű kártyát is húzhatsz.

## 6

chapter-IM-6 = Kártyaválasztás és fizetés

rule-IM-6-1 = Minden fordulóban pontosan 1 kártyát játszol ki a kezedből. Mindenki titokban választ, a kártyákat egyszerre feditek fel, és te kifizeted a tiéd költségét.
rule-IM-6-2 = Egy kártya akkor kijátszható, ha a kedvezmények után van rá elég érméd, és a szintjén van hely, ahová szabályosan kerülhet (7. fejezet). Más kártyát nem választhatsz.
rule-IM-6-3 = Ha egyetlen kártyád sem játszható ki, a felfedéskor kényszerhúzás következik: felhúzod az 1. szintű pakli legfelső kártyáját, és ingyen ki kell játszanod.
rule-IM-6-4 =
    Ha bármelyik kártyád kijátszható, a kezedből kell játszanod: a kényszerhúzást nem választhatod.
    Beállítás: voluntary_draw. Ekkor a kényszerhúzást (IM-6.3) akkor is választhatod, ha van kijátszható kártyád.
rule-IM-6-5 = A kényszerhúzás kártyáját azonnal látja mindenki. Nem kerül a kezedbe, így a kézlimitbe sem számít bele: ha 8 kártyád volt, 8 marad.
rule-IM-6-6 = Ha 1. szintű kártya már sem a húzó-, sem a dobópakliban nincs, a kényszerhúzás elmarad. Akinek szüksége lenne rá, az ebben a fordulóban nem helyez le és nem aktivál semmit, a felszínt sem.
rule-IM-6-7 = A fizetés megelőzi a lehelyezést és minden aktiválást. Amit a láncreakcióban szerzel, azt legkorábban a következő kártyádra költheted.

## 7

chapter-IM-7 = Lehelyezés

rule-IM-7-1 = Minden kártya a szintjének megfelelő sorba kerül: az 1. sor közvetlenül a felszín alatt van, alatta a 2., azután a 3. és a 4.
rule-IM-7-2 = A sorok neve felülről lefelé a, b, c és d. A soron belüli helyet az első kártyádtól kell számolni, fél kártyánként: jobbra pozitív, balra negatív a szám. Az első kártyád helye a0, alatta van b-1 és b1, mellette a-2 és a2.
rule-IM-7-3 = Azok a kártyák szomszédosak, amelyeknek az oldala összeér. Egy kártyának legfeljebb 6 szomszédja lehet: 2 felette, 1 balra, 1 jobbra és 2 alatta. Az 1. sor felett és a 4. sor alatt nincs kártya. A felszín nem kártya, így soha nem szomszéd.
rule-IM-7-4 = A kártya a saját sorának bármelyik szabad helyére kerülhet, ahol a felette lévő 2 hely közül legalább az egyiken van kártya. Az 1. sorban nincs ilyen feltétel, mert a felszín végtelenül széles.
rule-IM-7-5 = Egy sorban bármennyi kártya lehet. Minden sor fél kártyával el van tolva a felette lévőhöz képest, így egy kártya felül is, alul is 2 kártyával érintkezhet.
rule-IM-7-6 =
    Egy soron belül lehetnek hézagok. Az 1. sorban az új kártya és a hozzá legközelebbi között legfeljebb 2 üres helyet hagyhatsz.
    Beállítás: gaps = none. Ekkor az 1. sorban az új kártyának közvetlenül egy másik mellé kell kerülnie.
    Beállítás: gaps = any. Ekkor az 1. sorban annyi üres helyet hagyhatsz, ahány kártyát ezután még lehelyezel. Ennél szélesebb hézagot már nem is lehetne betölteni.
rule-IM-7-7 = Az összeérő fél csilléknek nem kell egyformának lenniük. A csillék soha nem korlátozzák, hová teheted a kártyát.
rule-IM-7-8 = A lehelyezett kártya a parti végéig a helyén marad: nem lehet áttenni, letakarni, elforgatni vagy elvenni. A 10. forduló végén mindenkinek pontosan 10 kártya van a bányájában, az IM-6.6 esetét kivéve.

## 8

chapter-IM-8 = Aktiválás és láncreakció

rule-IM-8-1 = Elsőként a most lehelyezett kártyád aktiválódik. Utána egy közvetlenül felette lévő, azután egy afeletti, és így tovább a felszínig, ahol a 3 hatás egyikét választod. Ezzel a bányafázisod véget ért.
rule-IM-8-2 = Ha 2 kártya is van a mostani felett, csak az egyiken mehetsz tovább, és te választod ki, melyiken. Erről akkor döntesz, amikor a lenti kártya hatásának már vége, így azt is figyelembe veheted, amit az imént kaptál.
rule-IM-8-3 = Ha egy kártyának 2 hatása van, aktiváláskor az egyiket választod, minden alkalommal újra. Ha csak 1 van, nincs miből választani.
rule-IM-8-4 =
    Egy kártya hatását kihagyhatod. Ha viszont választottál egyet, mindent meg kell tenned belőle, amit lehet. A felszín más: ott a 3 hatás egyikét kötelező végrehajtanod.
    Beállítás: surface_optional. Ekkor a felszín hatását is kihagyhatod.
rule-IM-8-5 = A következő kártya csak akkor aktiválódik, amikor az előző hatásának már teljesen vége.
rule-IM-8-6 = Minden kártya fordulónként legfeljebb egyszer aktiválódik, bármi okozza is: lehelyezés, láncreakció, különleges aktiválás vagy esemény.
rule-IM-8-7 = Ha a láncreakció olyan kártyához ér, amelyik ebben a fordulóban már aktiválódott, az most nem ad semmit, a láncreakció pedig onnan megy tovább felfelé. Ezt az utat akkor is választhatod, ha van másik.
rule-IM-8-8 = Az is a kártya aktiválásának számít erre a fordulóra, ha kihagytad a hatását, vagy ha csak egy beomlás került le róla.
rule-IM-8-9 = A láncreakció nem hagyható ki, és még ugyanabban a fordulóban mindig felér a felszínre. Annyi kártyán megy át, ahányadik sorba a kártyádat lehelyezted.
rule-IM-8-10 = Egy hatás lépései abban a sorrendben következnek, ahogy a kártyán állnak. A mennyiségek akkor dőlnek el, amikor a lépésük sorra kerül: ha előbb masinát teszel le, és utána a masinák után kapsz érmét, az új masina is számít. A most lehelyezett kártya már a bányád része.
rule-IM-8-11 = Egy hatás árát csak teljes egészében lehet kifizetni. Ha nincs rá elég érméd, a hatás nem választható. Hogy mindent meg kell tenned, amit lehet, az arra vonatkozik, amit a hatás ad, az árára soha.
rule-IM-8-12 = Olyan hatást is választhatsz, amelyből most semmi sem hajtható végre. Ez nem hoz többet, mintha kihagynád.

## 9

chapter-IM-9 = Masinák

rule-IM-9-1 = Egyes hatásokkal masinákat tehetsz a kártyáidra, mások annál többet adnak, minél több masinád van. Egy kártyán legfeljebb 3 masina lehet; ami ezen felül járna, elvész.
rule-IM-9-2 = Masina a bányád bármelyik kártyájára kerülhet, bármelyik frakcióhoz tartozik is, hacsak a hatás mást nem mond. Az „ez a kártya” azt a kártyát jelenti, amelyiké a hatás. A masinák a parti végéig maradnak, kivéve, ha egy hatás leveszi őket. Önmagukban nem érnek győzelmi pontot.
rule-IM-9-3 = A beomlott kártyán is megmaradnak a masinák, és ugyanúgy beleszámítanak a bányád masináiba.

## 10

chapter-IM-10 = Beomlások

rule-IM-10-1 = Egyes hatások beomlást tesznek a kártyáidra. Egy kártyán egyszerre legfeljebb 1 beomlás lehet; ahol már van, oda nem kerülhet újabb.
rule-IM-10-2 = A barbárok hatásai a beomlást gyakran magára a barbár kártyára teszik.
rule-IM-10-3 = Ha beomlott kártya aktiválódik, nem ad hatást, hanem lekerül róla a beomlás. A láncreakció ezután a szokásos módon halad tovább felfelé.
rule-IM-10-4 =
    A beomlást ilyenkor el kell távolítanod, mert kihagyni csak hatást lehet. Ha meg akarod tartani, vezesd másfelé a láncreakciót.
    Beállítás: keep_collapse. Ekkor a beomlást a kártyán is hagyhatod. Hatást a kártya így sem ad, és aktiváltnak számít.
rule-IM-10-5 = Különleges aktiválásra beomlott kártyát is választhatsz. Ekkor csak a beomlás kerül le róla.
rule-IM-10-6 = Vannak hatások, amelyek beomlást távolítanak el, vagy a beomlások után adnak valamit. Attól, hogy egy ilyen hatás leveszi róla a beomlást, a kártya még nem aktiválódik.
rule-IM-10-7 =
    Ha egy kártyára az aktiválása után kerül beomlás, az ebben a fordulóban ott is marad. Akkor sem kerül le, ha a láncreakció később áthalad a kártyán (IM-8.7).
    Beállítás: clear_on_pass. Ekkor az ilyen kártyán áthaladó láncreakció leveszi róla a beomlást.
rule-IM-10-8 = A beomlott kártya ugyanúgy szomszéd marad, megtartja az alatta lévőket, és a frakciója meg a csilléi is számítanak. A parti végén nem jár érte levonás.

## 11

chapter-IM-11 = Csillék

rule-IM-11-1 = Egy kártyán 6 hely van fél csilléknek: balra fent, jobbra fent, balra, jobbra, balra lent és jobbra lent. Mindegyiken teli fél van, üres fél vagy semmi.
rule-IM-11-2 =
    Ha 2 kártya szomszédos lesz, az egymás felé néző 2 fél csille az illesztésnél egyetlen összeillesztett csillévé áll össze:
    Teli és teli – teli csille: a végén 1 győzelmi pontot ér.
    Teli és üres – félig teli csille: nem ér semmit, de csillejelölővel teli lesz.
    Üres és üres – üres csille: nem ér semmit, és csillejelölő sem kerülhet rá.
    Ha valamelyik oldalon nincs fél csille, vagy nincs szomszéd, csille sincs.
rule-IM-11-3 = Minden teli csille 1 győzelmi pontot ér a parti végén.
rule-IM-11-4 = Csillejelölő csak félig teli csillére kerülhet, vagyis 2 szomszédos kártya illesztésére. Onnantól az a csille minden szempontból teli: a pontozásnál, a teli csilléket számoló hatásoknál és döntetlennél is.
rule-IM-11-5 = Ha csillejelölőt kapnál, de nincs félig teli csilléd, a jelölő elvész. Későbbre nem lehet eltenni.
rule-IM-11-6 = Egy illesztésre 1 csillejelölő kerülhet, utána a csille már teli. Te választod ki, melyikre, és a jelölő végleg ott marad. Ha egy hatás több csillejelölőt ad, egyesével teszed le őket.
rule-IM-11-7 = A felszín felé néző fél csillékből soha nem lesz csille: ahhoz 2 szomszédos kártya kell.
rule-IM-11-8 = A csilléid abból adódnak, hogyan fekszenek a kártyáid, és hol vannak a csillejelölőid. Nem neked kell számon tartanod őket: valahányszor számítanak, mindig a pillanatnyi számuk érvényes.

## 12

chapter-IM-12 = Különleges aktiválás, húzás, kutatás

rule-IM-12-1 = Ha egy hatással egy általad választott kártyát aktiválhatsz, az különleges aktiválás: csak ez az 1 kártya aktiválódik. Láncreakciót nem indít, és a felszínig sem jut el.
rule-IM-12-2 = Ez is beleszámít a fordulónkénti egyszeri aktiválásba. A bányád bármelyik olyan kártyáját választhatod, amelyik ebben a fordulóban még nem aktiválódott, hacsak a hatás mást nem mond. Ha nincs ilyen kártyád, a lépés elmarad.
rule-IM-12-3 = Az így aktivált kártya hatása újabb különleges aktiválást is hozhat. Előbb mindig a belső hatást kell befejezni, azután folytatódik a külső.
rule-IM-12-4 = Ha olyan kártyát aktiválsz így, amelyik később a láncreakció útjába esik, akkor a láncreakcióban már nem ad semmit, de az út továbbra is átvezethet rajta.
rule-IM-12-5 = A kártyákat egyesével húzod. Minden húzás előtt eldöntöd, melyik pakliból: az 1., a 2. vagy a 3. szintűből, és a felhúzott kártyát megnézheted, mielőtt a következő paklit kiválasztod. A 4. szintű pakliból így nem húzhatsz.
rule-IM-12-6 = A kézlimit 8 kártya. Egy hatás közben több is lehet a kezedben, de ha a hatás után 8-nál több van, el kell dobnod a fölösleget. Te döntöd el, melyik kártyáktól válsz meg; mindegyik a szintjének dobópaklijára kerül.
rule-IM-12-7 = A kézlimit akkor számít, amikor egy kártya hatása (akár egy másik hatás közben aktivált kártyáé), a felszín hatása vagy egy esemény végrehajtása véget ér. Amit egy kutatástábla mezője ad, az még ahhoz a hatáshoz tartozik, amelyikkel odaléptél.
rule-IM-12-8 = 4. szintű kártyához csak a kutatástáblákon és egyes eseményekkel juthatsz. A kezedbe kerül, és a szokásos módon játszod ki később: ingyenes, a 4. sorba kerül, és 3. szintű kártyának kell felette lennie.
rule-IM-12-9 = Frakcióhúzáskor válassz egy paklit az 1., a 2. és a 3. szintű közül. Abból addig fordulnak fel a kártyák, amíg elő nem kerül egy a keresett frakcióból. Ez a kezedbe kerül, a többit vissza kell keverni a pakliba; ezeket senki sem látja. Ha a hatás bármelyik frakciót megengedi, előbb megnevezel egyet.
rule-IM-12-10 = Ha abban a pakliban nincs ilyen kártya, ezt mindenki megtudja, a paklit meg kell keverni, te pedig egy másikat választasz. Ha mind a 3 pakliban hiába kerested, nem húzol semmit.
rule-IM-12-11 = Csak a húzópakliban keresel: a dobópakli akkor sem kerül hozzá, ha minden kártya felfordult. Ha viszont a választott pakli már eleve üres, előbb új húzópakli lesz a dobópakliból (IM-3.9).
rule-IM-12-12 = A kétfrakciós kártya mindkét frakciójánál megfelel. Amit frakcióhúzással szerzel, azt mindenki látja.
rule-IM-12-13 = Ha kutatsz, a csákányjelölődet legfeljebb annyi mezővel lépteted feljebb a kutatástáblán, amennyit a hatás enged. Az átlépett mezők nem adnak semmit, csak az, amelyiken megállsz.
rule-IM-12-14 = Amikor először kutatsz, kiválasztod a 3 kutatástábla egyikét. A csákányjelölőd ingyen a legalsó mezőjére kerül, és onnan lép felfelé. Később mindig azon a táblán haladsz tovább, amelyiken a csákányjelölőd áll.
rule-IM-12-15 = A legalsó mező csak kiindulópont, nem ad semmit. Legalább 1 mezőt lépned kell, és legfeljebb a legfelső mezőig juthatsz. Helyben maradva egy mező nem ad újra semmit; ha nem akarsz kutatni, hagyd ki a hatást.
rule-IM-12-16 =
    Ha eléred a legfelső mezőt, teljesítetted a táblát. Végrehajtod a legfelső mező hatását, azután a csákányjelölődet egy másik tábla legalsó mezőjére teszed; olyanra is, amelyet korábban már teljesítettél. A megmaradt lépéseid elvesznek.
    Beállítás: next_board = any. Ekkor ugyanazt a táblát is újrakezdheted.
rule-IM-12-17 = A sorrend: előbb a legfelső mező teljes hatása, a vele járó aktiválásokkal együtt; ezután számít teljesítettnek a tábla; végül jön a következő tábla kiválasztása. Ha a legfelső mező vagy egy általa aktivált kártya újabb kutatást ad, arra a legvégén kerül sor, már az új táblán.
rule-IM-12-18 = A kutatástáblák közösek, de senki sem állja el a másik útját: egy mezőn bármennyi csákányjelölő állhat.
rule-IM-12-19 = A legtöbb mező érmét, győzelmi pontot vagy más apróbb nyereséget ad. Van, ahol 4. szintű kártyát húzhatsz.
rule-IM-12-20 = Kétféleképpen számíthat, mennyit kutattál. Hogy hol tartasz: ahányadik mezőn a mostani tábládon állsz; a legalsón, vagy ha még egyik táblán sem vagy, ez 0. Hogy összesen mennyit haladtál: ehhez hozzáadódnak a teljesített táblák mezői is. A kártyán rajta áll, melyik számít.
rule-IM-12-21 = Annak a mezőnek a hatását, ahol megállsz, végre kell hajtanod, és a legfelsőét is. Azzal irányíthatod, mit kapsz, hogy hány mezőt lépsz. Csak ahol egy mező érméért kínál valamit, ott mondhatsz nemet.

## 13

chapter-IM-13 = Frakciók

rule-IM-13-1 =
    Skótok: erős hatások, amelyeknek ára van. Ahol a hatás így szól, az ár a bányádban lévő skót kártyánként 1 érmével kevesebb, de 0-nál soha nem kevesebb. Az a kártya is számít, amelyiké a hatás, akkor is, ha most helyezted le. Mindez a hatás árára vonatkozik, nem a kártya költségére.
    Beállítás: scots_discount = others. Ekkor az a kártya, amelyiké a hatás, nem számít bele.
rule-IM-13-2 = Barbárok: erős hatások, amelyek gyakran beomlással járnak. Van köztük, amelyik beomlást távolít el, vagy a bányád beomlásai után ad valamit.
rule-IM-13-3 = Egyiptomiak: velük a legkönnyebb kutatni. Némelyik hatásuk annál többet ad, minél feljebb jutottál a kutatástáblán.
rule-IM-13-4 = Japánok: annál többet adnak, minél több japán kártya vagy különböző frakció van a bányádban.
rule-IM-13-5 = Atlantisziak: masinákat gyűjtenek, kártyánként legfeljebb 3 darabot, és velük egyre többet érnek. Némelyikük más kártyákra is tesz masinát.
rule-IM-13-6 = Rómaiak: náluk az számít, hogyan helyezkednek el a kártyáid, vagy hány teli csille van a bányádban. Sokuk csillejelölőt ad.
rule-IM-13-7 = A kétfrakciós kártya mindkét frakciójánál 1 kártyának számít, a különböző frakcióknál pedig mindkettő számít. A különböző frakciók száma legfeljebb 6; a frakció nélküli kártya nem növeli.
rule-IM-13-8 = Ha egy frakció kártyáit kell megszámolni, csak a bányádba lehelyezettek számítanak, a beomlottak is. A kezedben lévők soha.

## 14

chapter-IM-14 = A parti vége, pontozás, közös játék

rule-IM-14-1 = A 10. esemény felfedésével kezdődik az utolsó forduló. A bányafázisa vagy, ha van, a fordulóvégi eseménye után vége a partinak (IM-5.5).
rule-IM-14-2 = A pontszámod a győzelmi pontjaid és a teli csilléid számának összege. Az érmék, a kezedben maradt kártyák, a masinák, a beomlások, a félig teli csillék és a kutatásban elért helyed nem érnek semmit.
rule-IM-14-3 =
    A legmagasabb pontszám győz. Döntetlennél az győz, akinek több érméje maradt, azután az, akinek több teli csille van a bányájában. Ha ez is egyenlő, közös a győzelem.
    Beállítás: tiebreak2 = machines. Ekkor az érmék után nem a teli csillék, hanem a bányában lévő masinák száma dönt.
rule-IM-14-4 =
    Egyedül ugyanezekkel a szabályokkal játszol. A végén a pontszámod mutatja meg, milyen rangot értél el:
    Legfeljebb 34 – Kubikos.
    35–45 – Alagútásó.
    46–55 – Kezdő bányász.
    56–60 – Bányamérnök.
    61–65 – Veterán vájár.
    Legalább 66 – A mélység királya.
rule-IM-14-5 = Mindenki egyszerre játszik. Ahol valakinek mégis kezdenie kell, például ha egy képernyőn játszotok, ott az 1. fordulóban az 1., a 2. fordulóban a 2. helyen ülő játékos az első, és így tovább. Az előkészületeknél az osztás és a választás mindig az 1. helyen kezdődik.
rule-IM-14-6 = Titkos, hogy melyik kezdő kártyákat tartod meg, és melyik kártyát játszod ki. Mindegy, hogy a többiek előtt vagy után választasz, és amíg az utolsó választás nincs meg, meggondolhatod magad; akkor derül ki minden egyszerre. Akinek nincs miből választania, annál is az látszik addig, hogy még választ, így ezt senki sem tudja meg. A lehelyezés és az aktiválás nyílt, és a többieket csak akkor kell megvárnod, ha véget ért a láncreakciód, vagy végeztél az eseménnyel.
rule-IM-14-7 = A húzó- és a dobópaklik közösek, ezért nem mindegy, ki húz belőlük előbb. Egy húzás a hozzá szükséges keveréssel, egy frakcióhúzás és egy eldobás mindig megszakítás nélkül zajlik le. Mivel egyetlen kártya sem veszi figyelembe más bányáját, a sorrend másra nincs hatással.
rule-IM-14-8 = Ami nyílt, azt rögtön látod: ahogy a többiek bányái nőnek, és ahogy a paklik fogynak. Ami titkos, az addig marad az, amíg mindenki nem választott.
rule-IM-14-9 = A jegyzőkönyvben sorrendben benne van az előkészület, minden döntés és minden, amit a véletlen hozott: a kutatástáblák oldalai, a kártyák és az események. Ezért a parti pontosan úgy játszható vissza, ahogy megtörtént.
rule-IM-14-10 = Te döntöd el, melyik kártyákat tartod meg, melyiket játszod ki és hová, melyik hatást és melyik utat választod felfelé, mit választasz a felszínen, és mindazt, amit egy hatás rád bíz: paklit, frakciót, kutatástáblát, lépésszámot, kártyát, csillét, cserét, eldobást. Ha csak 1 válasz lehetséges, az kérdés nélkül megtörténik. A kártyák hatásánál mindig van választásod, mert ki is hagyhatod.
rule-IM-14-11 = Ami mindig igaz: kártya nem vész el, és nem bukkan fel kétszer; egy kártyán legfeljebb 3 masina és 1 beomlás van, és fordulónként legfeljebb egyszer aktiválódik; 0-nál kevesebb érméje senkinek sincs; csillejelölő csak olyan csillén van, amelyik félig teli volt; az 1. sor alatt minden kártya felett van kártya; és 4. szintű kártya sem kártyahúzással, sem frakcióhúzással nem kerülhet elő. Minden forduló után mindenkinek 1 kártyával több van a bányájában, és legfeljebb 8 a kezében.
