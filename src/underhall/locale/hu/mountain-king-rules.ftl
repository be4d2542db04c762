### In the Hall of the Mountain King: the text of every rule by id. rule-MK-8-4 is rule MK-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-MK-1 = Tartozékok

rule-MK-1-1 = 2–5 játékos játszik, mindenki a saját színével. 4 játékos 2 csapatban is játszhat (19. fejezet).
rule-MK-1-2 = 7-féle erőforrás van: kő, vas, szívkő, kalapács, rúna, érme és kordé.
rule-MK-1-3 = Az erőforrások készlete soha nem fogy ki. Ami jár neked, azt mindig elveheted.
rule-MK-1-4 = A kő, a vas és a szívkő ásvány. Mind a 7 fajta erőforrás. A talapzatok, a jelölők, a lapkák és a kártyák nem erőforrások.
rule-MK-1-5 = 55 toborozható troll van: 21 darab 1. szintű, 17 darab 2. szintű és 17 darab 3. szintű. Ezenkívül minden játékosnak ugyanaz a 6 kezdő trollja van.
rule-MK-1-6 = A Tűz, a Jég és a Hold klánnak egyaránt 7 szobra és 6 talapzata van. Van még 15 talapzat-pontjelölő és 2 koronázásjelölő; az utóbbiak 5, illetve 3 megbecsülést érnek. A Sár klánnak csak trolljai vannak.
rule-MK-1-7 =
    52 alagútlapka van 8 kupacban, továbbá 6 különböző nagyterem, 17 varázslat és 22 műhely: 11 fajta, mindegyikből 2. A kupacok:
    Dominó – 2 mező: 10 lapka.
    Sarok – 3 mező: 12 lapka.
    Rúd, Négyzet, T alak, Kígyó és L alak – 4 mező: egyenként 5 lapka.
    Barlang – 5 mező: 5 lapka.
rule-MK-1-8 = Az alagutak, a nagytermek, a műhelyek, a talapzatok, a jelölők, a szobrok és a trollok száma véges. Ha egy alagútkupac elfogy, olyan alakú alagutat többé nem lehet ásni: a lapkák soha nem kerülnek vissza a kupacukba.
rule-MK-1-9 = Mindenki 0 megbecsüléssel kezd, és felső határ nincs.

## 2

chapter-MK-2 = Előkészületek

rule-MK-2-1 =
    A táblának 2 oldala van: az őszin a kisebb, a télin a nagyobb hegy. 4 vagy 5 játékos a téli, 2 vagy 3 játékos az őszi oldalon játszik.
    Beállítás: two_player_side = winter. Ekkor 2 játékos is a téli oldalon játszik.
rule-MK-2-2 = Az erőforrások készletét, az alagútkupacokat és a 6 nagytermet mindenki láthatja.
rule-MK-2-3 = A trollok 3 megkevert pakliban vannak képpel lefelé, szintenként egyben. Ezekből kerülnek képpel felfelé a hordába: az alsó sorba 5 darab 1. szintű, a középsőbe 4 darab 2. szintű, a felsőbe 3 darab 3. szintű troll.
rule-MK-2-4 = Mind a 18 talapzat a zsákba kerül. A hordában álló 4 darab 2. szintű troll mindegyike kap 1 véletlenszerűen húzott talapzatot. A 3. szintű trollok nem kapnak: aki ilyet toboroz, majd akkor választ talapzatot.
rule-MK-2-5 = Az 5 megbecsülést érő koronázásjelölő a 3 megbecsülést érőn fekszik. 2 játékosnál csak a 3 megbecsülést érő van játékban.
rule-MK-2-6 =
    A műhelyeket a véletlen választja ki: játékosonként 2 műhely és még 1, tehát 5, 7, 9 vagy 11 fekszik képpel felfelé. A többi felfedetlenül kikerül a játékból.
    Beállítás: workshops = no_duplicates. Ekkor minden fajtából legfeljebb 1 lehet köztük.
    Beállítás: workshops = chosen. Ekkor a játékosok választanak ki ennyi műhelyt, egyesével, a játék sorrendjében.
rule-MK-2-7 = A varázslatokat képpel lefelé meg kell keverni. 3 közülük képpel felfelé fekszik: ez a varázskönyv. A többi 14 a varázslatpakli.
rule-MK-2-8 = Minden szoborhelyre kerül egy szobor: a téli oldalon 21, az őszin 18. A véletlen dönti el, melyik helytől kezdve és milyen sorrendben követi egymást a 3 klán; ez a sorrend ismétlődik az óramutató járása szerint körbe. A megmaradt szobrok kikerülnek a játékból.
rule-MK-2-9 = A talapzatsávon mind az 5 hegyszinthez klánonként 1 hely tartozik. A 15 hely mindegyikére véletlenszerűen 1 talapzat-pontjelölő kerül képpel felfelé: 3 jelölő 4, 4 jelölő 3, 4 jelölő 2, 4 jelölő pedig 1 megbecsülést ér.

## 3

chapter-MK-3 = A játékosok

rule-MK-3-1 = Az első helyen ülő játékos kezd, a többiek az óramutató járása szerint követik. Hogy ki hol ül, azt az asztalnál ülők döntik el.
rule-MK-3-2 = A játék sorrendjében mindenki lehelyezi a kapuját egy szabad kezdőpontra, amelyen a játékosok száma áll. 2 játékosnál a második kapunak olyan kezdőpontra kell kerülnie, ahol ugyanaz a szám áll, mint az első kapunál.
rule-MK-3-3 =
    Minden játékos a saját 6 kezdő trollja közül választ ki 4 trollt. Húzol 2 trollt, az egyiket lehelyezed a trolltanácsod alsó sorának egyik üres helyére, a másikat a kezedben tartod, és húzol még 1 trollt. Ez addig ismétlődik, amíg 4 trollt le nem helyeztél. A lehelyezett trollok már nem változtatnak helyet.
    A végén 1 kártya a kezedben marad, 1 kártyát pedig nem húztál fel.
rule-MK-3-4 = A kezdő troll a felső sorát termeli, valahányszor aktiválódik. Az alsó sora induló nyereség: a választás után a 4 lehelyezett trollod alsó sora a raktáradba kerül, és ezek a sorok soha többé nem számítanak.
rule-MK-3-5 =
    A kezdő trolljaid üresen kezdik a partit.
    Beállítás: trolls_start_full. Ekkor mindegyiken már az elején rajta van a felső sorának erőforrása.
rule-MK-3-6 = Aki később kerül sorra, bónuszt kap a raktárába. Az 1. játékos nem kap semmit. A 2. és a 3. megkapja a kezében maradt kártya alsó sorát, a 4. és az 5. a fel nem húzott kártyáét is.
rule-MK-3-7 = A le nem helyezett kezdő trollok kikerülnek a játékból.
rule-MK-3-8 = Amint állnak a kapuk, a játékosok egyszerre választják ki a kezdő trolljaikat. Egyik választás sincs hatással a másikra.

## 4

chapter-MK-4 = Alapfogalmak

rule-MK-4-1 = Azok a mezők szomszédosak, amelyeknek közös oldaluk van. Ha csak a sarkuk ér össze, az soha nem számít.
rule-MK-4-2 = A hálózatod a kapudból és mindabból áll, ami szomszédos mezőkön át összeköttetésben van vele: alagutakból, alagútmaradékokból és nagytermekből. A műhelyek egyik hálózatnak sem részei, és semmit sem kötnek össze.
rule-MK-4-3 =
    Azok az alagutak és nagytermek, amelyek egyetlen kapuval sincsenek összeköttetésben, elkülönültek, és senkihez sem tartoznak. Aki csatlakozik hozzájuk, annak a hálózatába kerülnek.
    Ez akkor fordul elő, ha egy alagút beomlik. A beomlott alagút kikerül a játékból. A mezőin újra lehet ásni, de ott már nincs sem romterület, sem eltemetett erőforrás.
rule-MK-4-4 = Elköltheted, ami a raktáradban van, és azt is, ami a trolljaidon, tetszőlegesen vegyítve; te választod meg, melyiket. Ez azért fontos, mert a felszabadult szimbólum újra termelhet. Amit elköltesz, visszakerül a készletbe. Kivétel a megvesztegetés, amely a horda trolljaira kerül, és a varázslat rúnája, amely a kártyára.
rule-MK-4-5 = Amit szerzel, a raktáradba kerül, amelybe bármennyi belefér. Csak az kerül a trolljaid szimbólumaira, amit ők termelnek.
rule-MK-4-6 =
    A körödben annyiszor kereskedhetsz a készlettel, ahányszor szeretnél: elköltesz 4 tetszőleges erőforrást, és kapsz 1 tetszőlegeset a raktáradba. Ezt a toborzás vagy az ásás előtt bármikor megteheted, egy műhely 2 használata között és a toborzott troll lehelyezése előtt is, varázslat, fizetés vagy zuhatag közben viszont nem.
    Toborzás vagy ásás után akkor kereskedhetsz még, ha felszentelhetsz egy nagytermet, vagy előkerült szobor áll a hálózatodban; csapatjátékban mindig. Máskor sem veszítesz semmit: a következő körödben ugyanígy kereskedhetsz, a parti végén pedig a legjobb kereskedések maguktól történnek meg (MK-17.4).
rule-MK-4-7 = A trolljaidról nem lehet csak úgy erőforrást tenni a raktáradba. Ehhez a Szállásmester, egy varázslat vagy a végső pontozás kell.
rule-MK-4-8 = A játékosok semmit sem adhatnak egymásnak, kölcsön sem, és egymással nem kereskedhetnek.
rule-MK-4-9 = Az alagút egy alagútlapka, vagy ennek egy nagyterem mellett kilátszó darabja: az alagútmaradék. A szobrok mozgatásakor és pontozásakor a nagytermek és a kapuk is alagútnak számítanak.

## 5

chapter-MK-5 = A kör

rule-MK-5-1 =
    A köröd 4 lépésből áll, mindig ebben a sorrendben:
    1. Elmondhatsz 1 varázslatot, és használhatsz 1 műhelyt; mindegy, melyik az első.
    2. Toboroznod kell 1 trollt, vagy ásnod kell 1 alagutat.
    3. Felszentelhetsz 1 nagytermet.
    4. Szobrokat mozgathatsz, mozgatásonként 1 kordéért.
rule-MK-5-2 = A 2. lépésben toboroznod vagy ásnod kell, ha tudsz. Ha megtelt a trolltanácsod, vagyis 10 troll van benne, ásnod kell. Ha egyikre sincs módod, kihagyod ezt a lépést.
rule-MK-5-3 = Soha nem vagy köteles kereskedéssel, műhellyel vagy varázslattal megszerezni a hiányzó ásványokat, hogy áshass.
rule-MK-5-4 = Akkor tudsz ásni, ha valamelyik ásványból van elég egy még kapható alagúthoz, és van neki olyan hely, amelyhez a kalapácsaid is elegendők. Csak az számít, ami abban a pillanatban a tiéd. Bármilyen rossz is az ilyen ásás, ha megtelt a trolltanácsod, kötelező.
rule-MK-5-5 = Az alsó sor trolljai ingyen vannak. Ezért a 2. lépést csak az hagyhatja ki, akinek 10 trollja van.
rule-MK-5-6 = Amit egy varázslat erre a körre megenged, az a 4. lépés végéig érvényes.

## 6

chapter-MK-6 = Varázslatok

rule-MK-6-1 = Varázslat elmondásához tegyél 1 rúnát a varázskönyv 3 kártyájának egyikére, azután hajtsd végre, ami rajta áll.
rule-MK-6-2 = Egy varázslatot úgy is elmondhatsz, hogy a teljes hatásáról lemondasz. Csak egy részéről nem lehet lemondani.
rule-MK-6-3 = A harmadik rúnától a varázslat szétesik, amint a hatásának vége: a rúnái a készletbe kerülnek, a kártya a varázslatpakli aljára, a helyére pedig a következő kártya.
rule-MK-6-4 = Kevesebb rúnával a kártya a helyén marad, és rajta a rúnák is. Ezek senkihez sem tartoznak.
rule-MK-6-5 = Olyan varázslatot is elmondhatsz, amelynek most nem lehet hatása.
rule-MK-6-6 = 17 varázslat van, és mindegyik kártyán rajta áll, mit tesz. Egy varázslat csak a rúnába kerül; ha alagutat ásol vele, azt a szokásos módon ki kell fizetned.
rule-MK-6-7 =
    A felemelkedés szertartása: a 3. szintű troll a horda bármelyik sorában állhat, és pontosan a 2. szintű trollod helyére kerül. Megvesztegetésért nem fizetsz, a rajta lévő megvesztegetéseket pedig el kell dobni. Talapzatot nem kapsz, semmi sem aktiválódik, és senki sem vonul vissza. A régi trollod a paklija aljára kerül, ami rajta volt, az a készletbe, a horda megüresedett helyét pedig a 3. szintű trollok paklijából kell feltölteni. Döntetlennél az új troll a saját szintjével számít.
    Beállítás: elevation_from = top_row. Ekkor csak a horda legfelső sorából lehet trollt felemelni.
rule-MK-6-8 = Aranymaszk: ebben a körben minden megvesztegetésnél fizethetsz érme helyett bármilyen más erőforrást. Ez ugyanolyan megvesztegetésnek számít, mint a többi. Az így kifizetett klánkordé jokerkordé lesz annál, aki begyűjti.
rule-MK-6-9 =
    A felszentelés rítusa: a hegyszint egyszeres értékét kapod meg. A szobor ott marad, ahol van, és a játék végén is ugyanúgy számít; egy későbbi körben újra választható. Az a szobor sem választható, amelyik egy másik klán talapzatán áll.
    Beállítás: dedicate_again = false. Ekkor minden szobor legfeljebb egyszer szentelhető fel.
rule-MK-6-10 = A sziklafaló megidézése: ez az ásás az 1. lépésben történik. Ezért a közben alapított műhelyt még ugyanebben a körben használhatod, és utána még toborzol vagy ásol.
rule-MK-6-11 = Az egész körre szóló varázslat az elmondásával véget ér. A harmadik rúna azonnal eltávolítja a kártyát, de a hatása megmarad.

## 7

chapter-MK-7 = Műhelyek

rule-MK-7-1 = Az elején egyetlen műhely sem áll a hegyen. A parti során kell megalapítani őket (13. fejezet).
rule-MK-7-2 = A műhelynek mind a 4 oldalán van egy bejárata. Egy bejárat akkor nyitott, ha azon az oldalon hozzáér valamelyik játékos hálózata.
rule-MK-7-3 = Az 1. lépésben használhatsz 1 műhelyt, amelyhez a saját hálózatod hozzáér. Annyiszor használhatod, ahány nyitott bejárata van, akárki nyitotta is őket.
rule-MK-7-4 = Minden használat külön számít, és minden alkalommal más irányt választhatsz. Előbb is abbahagyhatod.
rule-MK-7-5 = Amit egy műhelyben kapsz, a raktáradba kerül.
rule-MK-7-6 = A kapuk és a nagytermek is nyitnak bejáratot, az elkülönült alagutak nem. A hegy szíve felé vagy a hegy szélén túlra néző oldal örökre zárva marad.
rule-MK-7-7 =
    Mit tesz 1 használat. Ahol ↔ áll, ott mindkét irány lehetséges, ahol „vagy” áll, ott te választasz.
    Bognár – 1 szívkő ↔ 1 jokerkordé; klánkordét nem fogad el.
    Rúnakovács – 1 kő vagy 1 vas ↔ 1 rúna.
    Bájoló – 1 érme ↔ 1 rúna.
    Kődaráló – 1 szívkő ↔ 2 kő.
    Érmenyomó – 1 vas vagy 1 szívkő ↔ 1 érme.
    Malomkő – 1 kő ↔ 1 vas.
    Fémöntöde – 1 szívkő ↔ 1 vas.
    Szerszámöntöde – 1 szívkő ↔ 1 kalapács.
    Csákánykovács – 2 tetszőleges erőforrás → 1 kalapács.
    Kerékkészítő – 2 tetszőleges erőforrás → 1 jokerkordé.
    Szállásmester – 1 erőforrás az egyik trollodról → a raktáradba.
rule-MK-7-8 = A Szállásmester csak áthelyez egy erőforrást: a készletbe semmi sem kerül, és onnan semmi sem jön. A klánkordé közben jokerkordévá válik.
rule-MK-7-9 = Egy műhely használata közben nem lehet varázslatot elmondani. 2 használat között kereskedni lehet.

## 8

chapter-MK-8 = Toborzás

rule-MK-8-1 = A horda alsó sorából a trollok ingyen toborozhatók. A középső sor trolljáért az alatta lévő 2 trollt kell megvesztegetned, a felső sor trolljáért az alatta lévő 2 trollt és az azok alatt lévő 3 trollt. Minden megvesztegetés 1 érme.
rule-MK-8-2 = Minden megvesztegetést ki kell fizetned, különben a trollt nem lehet toborozni. Az érmék a megvesztegetett trollokra kerülnek, és senkihez sem tartoznak, amíg valaki nem toborozza ezeket a trollokat.
rule-MK-8-3 = Ha 10 troll van a trolltanácsodban, többet nem lehet toborozni.
rule-MK-8-4 = A hordában a középső sor minden trollja az alsó sor 2 szomszédos trollja fölött áll, a felső sor minden trollja pedig a középső sor 2 szomszédos trollja, és így az alsó sor 3 trollja fölött.
rule-MK-8-5 = Elveszed a trollt; a rajta lévő összes megvesztegetés és a talapzat, ha van rajta, a raktáradba kerül. Ha a troll 3. szintű, kivehetsz a zsákból 1 tetszőleges talapzatot.
rule-MK-8-6 = A sorrend: elveszed a kártyát, a horda megüresedett helyére új kerül, megkapod a megvesztegetéseket és a talapzatodat, végül lehelyezed a trollt. Az új kártya a sor paklijából jön. Az új 2. szintű troll véletlenszerűen kap egy talapzatot a zsákból, ha van még benne.
rule-MK-8-7 = Ha ez a pakli üres, a kártya a hozzá legközelebbi magasabb szintű pakliból jön, amelyikben van még, vagy ha ilyen nincs, a legközelebbi alacsonyabb szintűből. Ha mindegyik üres, a hely üresen marad, és ott nincs kit megvesztegetni.
rule-MK-8-8 =
    Így egy troll olyan sorba is kerülhet, amely nem az ő szintjéé. Ekkor a megvesztegetéseket és azt, hogy melyik pakliból jön a helyére új kártya, a sor dönti el, a talapzatot pedig a kártya szintje.
    Beállítás: bribes_by = card. Ekkor a saját sora fölött álló trollért csak a szintjének megfelelő megvesztegetéseket kell kifizetni.
rule-MK-8-9 = Csak 18 talapzat van. Ha a zsák kiürül, több talapzatot senki sem kap.
rule-MK-8-10 = Amikor a toborzásnak a zuhataggal együtt vége, a horda minden trollja visszavonul, amelyen 4 megvesztegetés van, az alsó sorral kezdve, balról jobbra. A kártya a paklija aljára kerül, a megvesztegetései a készletbe, a helyére pedig új troll jön.
rule-MK-8-11 =
    A kártya előbb a paklija aljára kerül, és csak utána kell újat húzni. A visszavonuló troll talapzata visszakerül a zsákba, mielőtt az új troll talapzatot kap.
    Beállítás: retired_pedestal = stays. Ekkor a talapzat a helyén marad a következő trollnak.
rule-MK-8-12 = A saját trolljaidon lévő érmékkel is megvesztegethetsz. Ugyanennek a toborzásnak a zuhataga újratermelheti őket.
rule-MK-8-13 = A toborzott trollon lévő megvesztegetéseket csak a fizetés után kapod meg. Fizetni nem lehet velük.

## 9

chapter-MK-9 = Trolltanács és zuhatag

rule-MK-9-1 = A trolltanácsod egy piramis, soraiban 4, 3, 2 és 1 hellyel. Az új trollt bármelyik üres helyre lehelyezheted, amely közvetlenül 2 trollod fölött van. 6 toborzással telik meg.
rule-MK-9-2 = Az új troll zuhatagot indít: aktiválódik ő maga, az alatta lévő 2 troll, az azok alatt lévő trollok, és így tovább az alsó sorig. Mindegyik egyszer aktiválódik.
rule-MK-9-3 = Az aktiválódó troll termel: minden szabad szimbólumára 1 olyan erőforrás kerül a készletből. A foglalt szimbólumok nem termelnek, és 2 egyforma szimbólum külön számít.
rule-MK-9-4 = A zuhatagban nincs mit választani: ami termelhet, az termel is.
rule-MK-9-5 = Azok a trollok, amelyek nem az új troll alatt vannak, nem csinálnak semmit.
rule-MK-9-6 = A kezdő trolloknak csak a felső sora termel.
rule-MK-9-7 = A troll klánjának önmagában nincs hatása. Csak az általa termelt kordékon látszik.

## 10

chapter-MK-10 = Kordék

rule-MK-10-1 = Minden kordé egyforma; az számít, hol van. Tűz-, jég- vagy holdszimbólumon klánkordé. Spirálszimbólumon vagy raktárban jokerkordé.
rule-MK-10-2 = A klánkordé csak a saját klánja szobrait mozgatja. A jokerkordé bármelyik szobrot.
rule-MK-10-3 = A klánkordé jokerkordévá válik, amint raktárba kerül.
rule-MK-10-4 = A tűz-, a jég- és a holdtrollok a saját klánjuk kordéit termelik. Trollon ritka a jokerkordé: csak néhány sártroll és 1 kezdő troll termel ilyet.
rule-MK-10-5 =
    Ahol bármilyen erőforrással fizethetsz, ott a klánkordé is erőforrásnak számít. Ahol jokerkordét kell adni, ott nem jó.
    Beállítás: clan_carts_generic = false. Ekkor a klánkordé csak a saját klánja szobrainak mozgatására költhető el.

## 11

chapter-MK-11 = Alagútásás

rule-MK-11-1 = Ásáshoz válassz egy alagútlapkát olyan kupacból, amelyik nem üres. Annyi ásványba kerül, ahány mezőből áll; mindnek azonos fajtájúnak kell lennie.
rule-MK-11-2 =
    Azonnal megbecsülést kapsz érte, a mérete szerint és aszerint, hogy kővel, vassal vagy szívkővel fizettél:
    2 mező – 0, 0 vagy 0.
    3 mező – 1, 3 vagy 5.
    4 mező – 4, 6 vagy 9.
    5 mező – 6, 9 vagy 13.
rule-MK-11-3 = A lapkát a lehelyezés előtt elforgathatod, és meg is fordíthatod.
rule-MK-11-4 = A lapkának a hegyen belül kell lennie. Nem takarhat el kaput, alagutat, nagytermet, műhely helyét – akár áll ott műhely, akár nem –, és a hegy szívét sem.
rule-MK-11-5 = Szomszédosnak kell lennie a saját hálózatoddal; ez az elején csak a kapud. A mellette álló műhely nem számít.
rule-MK-11-6 = Egyetlen mezője sem lehet szomszédos egy másik játékos hálózatával. A kapuk és a nagytermek is a hálózatokhoz tartoznak; a sarkok nem számítanak.
rule-MK-11-7 =
    Elkülönült alagutakkal szomszédos lehet, és ezek ekkor a hálózatodhoz fognak tartozni. A kapu nélküli kezdőpont közönséges mező.
    Beállítás: dig_unused_starts = false. Ekkor alagút nem takarhat el kezdőpontot.
rule-MK-11-8 = A lapka alatti minden romterületért 1 kalapácsot kell elköltened. Ha nincs elég kalapácsod, a lapka nem kerülhet oda.
rule-MK-11-9 = Ha olyan mezőn ásol, ahol szobor van, a szobor előkerül: ugyanazon a mezőn marad, és mostantól az alagutadban áll. A romterületen szobor vagy erőforrás is lehet.
rule-MK-11-10 = Az ásott mezőkön eltemetett erőforrások azonnal a raktáradba kerülnek. Mindegyiket csak egyszer lehet megtalálni.
rule-MK-11-11 = A sorrend: kifizeted az ásványokat, és megkapod a megbecsülést; kifizeted a kalapácsokat, és lehelyezed a lapkát; elveszed az eltemetett erőforrásokat; lehelyezhetsz egy talapzatot; műhelyeket alapíthatsz. Amit találsz, abból nem lehet kifizetni ugyanezt az ásást.
rule-MK-11-12 = A szobor addig eltemetett, amíg alagút nem kerül alá.

## 12

chapter-MK-12 = Talapzatok

rule-MK-12-1 = Ha a most kiásott alagútnak van horgonya, lehelyezhetsz rá 1 talapzatot a raktáradból. Később ezt már nem lehet megtenni, és a lehelyezett talapzat soha nem változtat helyet.
rule-MK-12-2 = Minden 2, 3 vagy 4 mezős alagútnak 1 horgonya van. Az 5 mezős alagútnak nincs.
rule-MK-12-3 = Az egész partiban minden hegyszintre klánonként 1 talapzat kerülhet, az összes játékost együttvéve. Az a hegyszint számít, amelyikhez a horgony alatti mező tartozik.
rule-MK-12-4 = Amikor lehelyezel egy talapzatot, elveszed a talapzatsávról azt a jelölőt, amelyik a klánjához és a hegyszintjéhez tartozik. Ez a végén megbecsülést hoz neked. Ha ez a jelölő már elkelt, a talapzatot oda nem lehet lehelyezni.
rule-MK-12-5 = A most előkerült szobor a horgonyon is állhat. Ekkor az új talapzatra kerül, bármelyik klánhoz tartozik.
rule-MK-12-6 = A saját klánja talapzatán álló szobor a játék végén az értékének kétszeresét hozza.
rule-MK-12-7 = A szobor egy másik klán talapzatán is állhat, ami nem hoz semmit, és bármelyik talapzatról továbbmehet.
rule-MK-12-8 = A nagyterem alá került talapzat kikerül a játékból. A jelölője a tiéd marad, és azon a hegyszinten az a klán továbbra is foglaltnak számít.
rule-MK-12-9 = Legfeljebb 15 talapzatot lehet lehelyezni. Ami a végén a raktáradban marad, nem hoz semmit.

## 13

chapter-MK-13 = Műhelyek alapítása

rule-MK-13-1 = Ha a most kiásott alagút egy műhely üres helyével szomszédos, odatehetsz bármelyik műhelyt, amelyik még megvan.
rule-MK-13-2 = Ha több üres hellyel is szomszédos, mindegyikről külön döntesz, és több műhelyt is alapíthatsz.
rule-MK-13-3 = Több hely van, mint műhely. Ha elfogynak a műhelyek, többet nem lehet alapítani.
rule-MK-13-4 = Az alapítás nem kötelező. Az üres hely mellett minden későbbi alagút új lehetőség annak, aki ássa. Egy álló műhely mellett az alagút csak bejáratot nyit.
rule-MK-13-5 = A műhely a parti végéig a helyén marad. Rendszerint a következő körödtől használhatod.

## 14

chapter-MK-14 = Nagytermek

rule-MK-14-1 = A 3. lépésben felszentelhetsz 1 nagytermet: lehelyezed a hálózatod alagútjaira. Nem kerül semmibe, de minden mezőjének a te alagútjaid egy mezőjét kell eltakarnia. Egy alagutat egészben vagy részben is eltakarhat.
rule-MK-14-2 = A nagyterem csak alagutat és alagútmaradékot takarhat el, kaput, műhelyt vagy másik nagytermet soha.
rule-MK-14-3 =
    A nagytermet el lehet forgatni, de megfordítani nem. Az itteni nagytermek mindkét oldalukról ugyanolyanok.
    Beállítás: flip_halls. Ekkor a nagytermeket megfordítani is lehet.
rule-MK-14-4 = A nagyterem alá került talapzatok kikerülnek a játékból. A szobrok a mezőjükön maradnak, amely most már a nagyteremben van. Amelyik az oltár mezőjén áll, az az oltáron áll.
rule-MK-14-5 = Ettől kezdve a nagyterem 1 nagy alagút. Ami egy alagútból még kilátszik mellette, önálló alagút; ha több darabra esik, akkor mindegyik darab az. Az alagútmaradékokon a talapzatok megmaradnak.
rule-MK-14-6 = Minden nagyteremben 1 oltár van, amelyen 1 szobor állhat, bármelyik kláné. Az oltár nem talapzat: semmit sem dupláz meg, és nem jár érte jelölő.
rule-MK-14-7 =
    A végén a nagyterem a kisebbik számát éri, vagy a nagyobbikat, ha szobor áll az oltárán. A nagyteremben lévő szobrok mást nem hoznak.
    A sámán lakhelye – 7 mező: 6 vagy 14.
    Olvasztótégely – 8 mező: 6 vagy 16.
    Hasadék – 7 mező: 0 vagy 17.
    Kincstár – 9 mező: 6 vagy 15.
    A kőfaragó háza – 8 mező: 6 vagy 15.
    Nagykohó – 10 mező: 9 vagy 21.
rule-MK-14-8 = A 6 nagyterem mindegyikéből 1 van, és azé, aki elsőként felszenteli. A parti végéig a helyén marad.

## 15

chapter-MK-15 = Szobrok mozgatása

rule-MK-15-1 = A 4. lépésben minden elköltött kordé 1 előkerült szobrot mozgat a hálózatodban: az alagútja egy másik mezőjére vagy egy szomszédos alagút bármelyik mezőjére. Annyi kordét költhetsz el, amennyit szeretnél, bármelyik szobrodra és bármilyen sorrendben.
rule-MK-15-2 = Itt alagútnak számít az alagútlapka, az alagútmaradék, a nagyterem és a kapud. A műhely nem.
rule-MK-15-3 = 2 alagút akkor szomszédos, ha az egyik valamelyik mezőjének közös oldala van a másik valamelyik mezőjével. Minden lépés a következő alagútba 1 kordéba kerül, és az alagúton belüli mozgatás is.
rule-MK-15-4 =
    Egy mezőn 1 szobor állhat. A szobrok elmehetnek egymás mellett, de minden mozgatásnak szabad mezőn kell véget érnie, így a szobrokkal teli alagút elzárja az utat.
    Beállítás: full_tunnels = pass. Ekkor a szobor még 1 kordéért átmehet a teli alagúton.
rule-MK-15-5 = 1 alagútban több szobor is állhat, de csak 1 hoz majd közülük megbecsülést. A szobor bármelyik talapzatra és bármelyik oltárra mehet.
rule-MK-15-6 = Hogy melyik kordé melyik szobrot mozgatja, az a klántól függ (MK-10.2). Az elköltött kordék visszakerülnek a készletbe.
rule-MK-15-7 = A szobrok bármelyik irányba mehetnek, kifelé is, de soha nem hagyják el a hálózatodat. Nem lehet mozgatni az olyan szobrot, amely eltemetett, elkülönült vagy egy másik játékos hálózatában áll.

## 16

chapter-MK-16 = A játék vége

rule-MK-16-1 = Aki elsőként toborozza a 10. trollját, elveszi az 5 megbecsülést érő koronázásjelölőt. Aki másodikként, az elveszi a 3 megbecsülést érőt, és ezzel elindítja a végjátékot.
rule-MK-16-2 = 2 játékosnál csak a 3 megbecsülést érő jelölő van. Aki elsőként jut 10 trollhoz, elveszi, és elindítja a végjátékot.
rule-MK-16-3 = A fordulót még végig kell játszani, az utolsó helyen ülő játékosig. Azután mindenkinek pontosan 2 köre van még, majd a végső pontozás következik.
rule-MK-16-4 = Így minél korábban indul a végjáték a fordulóban, annál több kör következik. 4 játékosnál ez 11, 10, 9 vagy 8 kör, attól függően, hogy az 1., a 2., a 3. vagy a 4. játékos indítja el.
rule-MK-16-5 = A jelölőt azonnal elveszed, amint lehelyezed a 10. trollodat. Akinek később telik meg a trolltanácsa, már nem kap.
rule-MK-16-6 = A vég mindenképpen eljön: akinek 10-nél kevesebb trollja van, annak toboroznia vagy ásnia kell, az alagutak pedig elfogynak.

## 17

chapter-MK-17 = Végső pontozás

rule-MK-17-1 = Számít, amit ásással és varázslatokkal szereztél. Ehhez jön a koronázásjelölőd: 5 vagy 3 megbecsülés.
rule-MK-17-2 = A talapzat-pontjelölőid annyi megbecsülést hoznak, amennyi rajtuk áll.
rule-MK-17-3 = A trolljaidról minden erőforrás a raktáradba kerül, ahol minden kordé jokerkordé. Minden hármas, vagyis 3 egyforma erőforrás, 1 megbecsülést hoz. A hármasok kiegészítéséhez még akárhányszor kereskedhetsz: 4 erőforrásért 1 tetszőlegeset kapsz.
rule-MK-17-4 = Ezeket a kereskedéseket nem neked kell kiszámolnod: maguktól történnek meg, úgy, hogy a legtöbbet hozzák.
rule-MK-17-5 = A hálózatodban minden nagyterem a kisebbik vagy a nagyobbik számát hozza (MK-14.7).
rule-MK-17-6 =
    Az alagútjaidban vagy a kapudon álló minden előkerült szobor annyi megbecsülést hoz, amennyit a mezőjének hegyszintje ér. Nagyteremben nem hoz semmit.
    Sötétszürke – 2.
    Világosszürke – 4.
    Barna – 6.
    Narancssárga – 8.
    Sárga – 10.
    A saját klánja talapzatán kétszer ennyit hoz.
rule-MK-17-7 =
    1 alagút szobrai közül csak a legjobb hoz megbecsülést. Minden alagútmaradék önálló alagút.
    Beállítás: statue_limit = tile. Ekkor 1 lapka összes alagútmaradékán álló szobrok közül csak a legjobb hoz megbecsülést.
rule-MK-17-8 = Az eltemetett és az elkülönült szobrok és az elkülönült nagytermek senkinek sem hoznak semmit.

## 18

chapter-MK-18 = Győztes és döntetlen

rule-MK-18-1 = Akinek a legtöbb megbecsülése van, az győz, és ő a Hegykirály.
rule-MK-18-2 = Egyenlő megbecsülésnél össze kell adni a toborzott trollok szintjeit; a kezdő trollok nem számítanak. Az győz, akinek kisebb az összege.
rule-MK-18-3 = Ha még így is döntetlen, az győz, aki a játék sorrendjében később jön.

## 19

chapter-MK-19 = Csapatjáték

rule-MK-19-1 =
    Beállítás: teams. Ekkor 4 játékos 2 kétfős csapatban játszik, a téli oldalon. A csapattársak egymás mellett ülnek: az 1. és a 4. játékos a 2. és a 3. ellen. A kapuiknak szomszédos kezdőpontokon kell állniuk.
    Minden más szabály érvényes, a következő változásokkal.
rule-MK-19-2 = Egy csapatnak 1 pontszáma és 1 csapatraktára van.
rule-MK-19-3 = A körök sorrendje: 1. csapat, 2. csapat, 2. csapat, 1. csapat.
rule-MK-19-4 = A kezdő trollokat a szokásos módon kell kiválasztani, de az alsó sorok a csapatraktárba kerülnek. Aki később kerül sorra, nem kap bónuszt.
rule-MK-19-5 = Saját raktár nincs: ami oda kerülne, az a csapatraktárba kerül.
rule-MK-19-6 = Azt költheted el, ami a csapatraktárban és a saját trolljaidon van; ami a csapattársad trolljain van, azt soha.
rule-MK-19-7 = A hálózatod a saját kapudból indul, és az új alagútnak ehhez kell hozzáérnie. Összekötheted a csapattársadéval; onnantól a kettő 1 hálózat, mindkettőtöké. Csak a másik csapat hálózataihoz nem lehet hozzáérni.
rule-MK-19-8 = A talapzatok a csapatraktárba kerülnek, és onnan mindketten lehelyezhetitek őket.
rule-MK-19-9 = Minden megbecsülés a csapaté. Minden szobor és minden nagyterem egyszer hoz megbecsülést, akkor is, ha a hálózatok össze vannak kötve. A több megbecsülést szerző csapat győz.
rule-MK-19-10 = A koronázásjelölőt 1 játékos kapja, ezért mindkettő kerülhet 1 csapathoz; a második indítja el a végjátékot. A hármasokat a csapatraktárból és mindkét csapattárs trolljairól együtt kell összeállítani. 1 alagút szobrai közül csak a legjobb hoz megbecsülést a csapatnak.
rule-MK-19-11 = Egyenlő megbecsülésnél az a csapat győz, amelyiknél a két csapattárs toborzott trolljainak szintjei együtt kevesebbet tesznek ki, ezután pedig az, amelyik nem kezdett.
