### Dwar7s Fall: the text of every rule by id. rule-DF-8-4 is rule DF-8.4.
### Texts are not wrapped: a line break here is a line break for the reader. Names and values of options are never translated.

## 1

chapter-DF-1 = Tartozékok

rule-DF-1-1 = 2–4 játékos játszik, mindenki a saját színével: ez kék, piros, zöld vagy sárga.
rule-DF-1-2 = 7 törpéd van a saját színedben. A készleted és a tábla között járnak oda-vissza, és soha nem vesznek el.
rule-DF-1-3 = Minden játékosnak ugyanaz a 9 birodalomkártyája van, mindenkinek a saját színében.
rule-DF-1-4 =
    Minden birodalomkártya 3 típus egyikébe tartozik: kastély, fogadó vagy bánya. A ráhelyezésnél és a szörnyeknél csak a típus számít. Az ogrefogadó és a bolt típusa fogadó, mind a 4 drágakőbányáé bánya. A sárkány típusa szintén bánya, az óriásé kastély.
    Beállítás: shop_is_inn = false. Ekkor a bolt külön típus: csak boltra lehet ráhelyezni, és rá is csak boltot.
rule-DF-1-5 = A szörnyek is birodalomkártyák: a 9 kártyád között 1 sárkány és 1 óriás van. Az elején a kezedben vannak, beleszámítanak a kézlimitbe, és a lehelyezésük akcióba kerül.
rule-DF-1-6 = A birodalomkártyáról leolvasható a színe, a típusa, a győzelmi pontja, a helyei, a feladatához szükséges törpék száma és a jutalom. A 4 széle közül néhányon fal van, vagy egyiken sem, vagy mindegyiken.
rule-DF-1-7 = 4-féle drágakő van: smaragd, gyémánt, arany és rubin. Minden drágakő győzelmi pontot hoz, és mindegyik fajtából csak korlátozott számú van.
rule-DF-1-8 = A kereskedelmi célon az látszik, milyen drágakövekbe kerül, és hány győzelmi pontot hoz. A titkos célon egy feltétel és a győzelmi pontja látszik. Az ogrekártyának hatása van, győzelmi pontot nem hoz.
rule-DF-1-9 = Összesen 100 kártya van: 36 birodalomkártya, 10 kereskedelmi cél, 7 titkos cél, 34 drágakő és 13 ogre. Ehhez jön még 28 törpe.

## 2

chapter-DF-2 = Előkészületek

rule-DF-2-1 = 3 véletlenszerűen húzott kereskedelmi cél mindenki számára képpel felfelé fekszik. A többi képpel lefelé, pakliban vár.
rule-DF-2-2 = Minden játékos kap 1 titkos célt, amelyet rajta kívül senki sem nézhet meg. A megmaradt célok nem vesznek részt a partiban, és rejtve maradnak.
rule-DF-2-3 = Mind a 34 drágakő a közös készletbe kerül, 4 képpel felfelé fordított pakliban, amelyeket bárki megszámolhat. A játékosok száma ezen nem változtat.
rule-DF-2-4 = Az elején mind a 9 saját színű birodalomkártyád a kezedben van, és mind a 7 törpéd a készletedben. Az a szín, amellyel senki sem játszik, kimarad.
rule-DF-2-5 = Az ogrekártyák megkeverve, képpel lefelé alkotják a húzópaklit. Az elején senkinél sincs ogre.
rule-DF-2-6 = Az elején egyetlen kártya sincs a táblán. A játékosok a semmiből építik fel.
rule-DF-2-7 = Az első helyen ülő játékos kezd, a többiek az óramutató járása szerint követik. A kezdőjátékos az egész partiban ugyanaz marad; egy forduló minden játékos 1 köréből áll, a kezdőjátékostól számítva. Hogy ki hol ül, azt az asztalnál ülők döntik el.

## 3

chapter-DF-3 = Tábla és falak

rule-DF-3-1 = A kártyák négyzet alakúak, és szélükkel egymáshoz illesztve fekszenek egy határtalan rácson. Azok a mezők szomszédosak, amelyeknek közös szélük van; ha csak a sarkuk ér össze, az nem számít.
rule-DF-3-2 = Valahányszor lehelyezel egy kártyát, akkor is, ha egy másikra helyezed rá, te választod meg, hány negyedfordulattal forgatod el. Utána már nem fordul el többé. Az azonos falakat adó forgatások 1 választásnak számítanak.
rule-DF-3-3 = 2 szomszédos kártyatorony között a határ fallal elválasztott, ha a 2 felső kártya közül legalább az egyiknek fal van azon a szélén. Ha egyiknek sincs, a határ nyitott. A kétoldali fal sem erősebb 1 falnál.
rule-DF-3-4 = A kártyát attól függetlenül lehelyezheted, hogy a szélei mivel érintkeznek. A falaknak nem kell illeszkedniük a szomszédos kártyák falaihoz.
rule-DF-3-5 = A kártyatoronyban csak a felső kártya falai számítanak, akkor is, ha az a kártya szörny. A letakart kártyák falainak nincs hatásuk.

## 4

chapter-DF-4 = Birodalmak

rule-DF-4-1 = A birodalom olyan kártyatornyok csoportja, amelyeket nyitott határok kötnek össze. Minden kártyatorony pontosan 1 birodalomhoz tartozik. A kártyák színe nem számít.
rule-DF-4-2 =
    Ahol a fal nélküli szélen túl nincs kártya, ott a birodalom egyszerűen véget ér. Nem kell körös-körül fallal lezárni ahhoz, hogy mozogni lehessen benne, blokkolni lehessen vagy pontot hozzon.
    Beállítás: realm_must_be_closed. Ekkor 0 pontot hoz a tulajdonosainak az a birodalom, amelynek van üres mezőre néző, fal nélküli széle; a mozgás és a blokkolás nem változik.
rule-DF-4-3 = A te birodalmad az, amelyikben a kastélyod van, amíg ez a kastély játékban van. Minden kártyája neked számít, bármilyen színű is.
rule-DF-4-4 = A kastélyod addig van játékban, amíg szörnyön kívül nincs rajta más kártya: ekkor ez a kártyatorony érvényes kártyája. Egy másik kastély alatt nincs játékban, amíg újra elő nem kerül. Óriás alatt játékban marad, de blokkolva van.
rule-DF-4-5 = Ha több kastély van 1 birodalomban, az egész birodalom mindegyikük tulajdonosáé. Semmi sem oszlik meg.
rule-DF-4-6 = A birodalmakat mindig a tábla pillanatnyi állása határozza meg. Egy lehelyezett vagy ráhelyezett kártya, egy ásás vagy egy legyőzött szörny azonnal megváltoztatja a falakat, és velük a birodalmakat.

## 5

chapter-DF-5 = A kör

rule-DF-5-1 = A köröd 3 fázisból áll: először az akcióid, azután a feladataid, végül az eldobás a kézlimitig.
rule-DF-5-2 = Legfeljebb 3 akciót használhatsz fel, vagy 4-et a kastélyod extra akciójával. Mindegyikkel lehelyezel egy birodalomkártyát, lehelyezel egy törpét vagy mozgatsz egy törpét, tetszőleges sorrendben és akárhányszor. Az ogrék nem kerülnek akcióba, és közben bármikor kijátszhatod őket.
rule-DF-5-3 = Egyik akció sem kötelező: előbb is abbahagyhatod, vagy akár egyet sem használsz fel. A fel nem használt akciók elvesznek.
rule-DF-5-4 = A saját színű kastélyod minden körödben 1 extra akciót ad. Ehhez játékban kell lennie, és a birodalmában nem lehet óriás; törpe nem kell rá.
rule-DF-5-5 =
    Hogy van-e extra akciód, az minden akció előtt újra eldől. Így az 1., 2. vagy 3. akcióddal lehelyezett kastély még ugyanabban a körben ad egy 4. akciót. Soha nem több 1-nél, és ha a felhasználása után veszíted el, semmit sem kell visszacsinálni.
    Beállítás: castle_bonus = turn_start. Ekkor csak az számít, mi a helyzet a köröd kezdetén.

## 6

chapter-DF-6 = Birodalomkártya lehelyezése

rule-DF-6-1 = 1 akcióért lehelyezhetsz egy birodalomkártyát a kezedből: a többi mellé (bővítés) vagy egy kártyatoronyra (ráhelyezés). A kártyát, a mezőt és a forgatást te választod. A lehelyezett kártya mindenki számára látható, és soha nem kerül vissza a kezedbe.
rule-DF-6-2 = Bővítéshez válassz egy üres mezőt, amelynek legalább 1 oldalán kártyatorony van, és bármilyen kártyát, amely nem szörny. Nem kell a saját kártyáidhoz érnie. A legelső kártya bárhová kerülhet.
rule-DF-6-3 = Kártyát csak akkor helyezhetsz rá egy kártyatoronyra, ha mindez teljesül: a típusa megegyezik az ottani felső kártyáéval, a kártyatornyon jelenleg nem áll törpe, a torony 3-nál kevesebb kártyából áll, és a birodalmában nem blokkolja szörny ezt a típust. Szörnyre nem lehet kártyát ráhelyezni.
rule-DF-6-4 = Bárkinek a kártyáira ráhelyezhetsz, akár kastélyt is egy másik játékos kastélyára.
rule-DF-6-5 = A szörnyet mindig egy kártyatoronyra kell ráhelyezni: a sárkányt bányára, az óriást kastélyra, a ráhelyezés szokásos feltételeivel. Üres mezőre nem lehet tenni, ezért soha nem ez az első kártya. A kártyatorony bárkié lehet, akár a tiéd is.
rule-DF-6-6 = A szörny is elfoglal 1 emeletet a kártyatorony 3 emeletéből. Ezért olyan kártyatoronyra, amely már 3 kártyából áll, nem lehet ráhelyezni.
rule-DF-6-7 = A parti végén a kezedben maradt birodalomkártyák nem hoznak győzelmi pontot.

## 7

chapter-DF-7 = Törpék

rule-DF-7-1 = 1 akcióért lehelyezhetsz egy törpét a készletedből bármelyik felső kártyára, amelyen van szabad hely. Mindegy, milyen színű a kártya, és melyik birodalomban van; akár szörny is lehet.
rule-DF-7-2 = 1 akcióért egy szomszédos kártyatoronyra mozgathatod 1 saját törpédet. A közös határnak nyitottnak kell lennie, és az ottani felső kártyán kell lennie szabad helynek.
rule-DF-7-3 =
    Bányáról a törpéd tárnajárással is mozoghat: 1 akcióért átmehet bármelyik másik bányára, amelyen van szabad hely, akármilyen messze van, a falaktól függetlenül. Ha abban a birodalomban van sárkány, ahonnan elindul, a tárna zárva van; ha abban, ahová érkezik, az nem akadály. Sárkányra nem lehet érkezni.
    Beállítás: tunnel_onto_dragon. Ekkor sárkányra is érkezhet.
rule-DF-7-4 = Minden törpe 1 helyet foglal el. Egy kártyán nem lehet több törpe, mint ahány helye van, az összes színt együttvéve. Azért is elfoglalhatsz helyeket, hogy másoknak ne jusson.
rule-DF-7-5 = A törpéid körről körre a kártyájukon maradnak, amíg részt nem vesznek egy feladatban. Nincs olyan akció, amely visszaviszi őket a készletedbe.
rule-DF-7-6 = A törpék mindig felső kártyán állnak. Amelyik kártyán törpe áll, azt nem lehet letakarni, és ott ásni sem lehet.
rule-DF-7-7 = A blokkolás nem tartja távol a törpéket: blokkolt kártyára is lehelyezheted és mozgathatod őket. Csak az ilyen kártya feladata hiúsul meg.
rule-DF-7-8 = Egy kártyán több szín törpéi is állhatnak, és ott minden játékos a szokásos módon végezheti a feladatát. Kivétel a szörny: ezt 1 színnek egyedül kell legyőznie.

## 8

chapter-DF-8 = Feladatok

rule-DF-8-1 = Ha az akcióid és az ogréid után vagy, annyi feladatot hajthatsz végre, amennyit szeretnél, egyenként, tetszőleges sorrendben. Csak a saját törpéid számítanak.
rule-DF-8-2 = Egy feladat akkor kész, ha legalább annyi törpéd áll a kártyán, amennyi szükséges. A végrehajtáshoz először pontosan ennyi törpét visszaveszel a készletedbe, azután megkapod a jutalmat.
rule-DF-8-3 = A szükséges számon felüli törpék nem vesznek részt a feladatban, és ott maradnak. Ha kétszer annyi törpéd van ott, mint amennyi szükséges, kétszer is végrehajthatod a feladatot, bár ezeknek a kártyáknak egyikén sincs ennyi hely.
rule-DF-8-4 = Ha egy kész feladatot nem lehet elvégezni, meghiúsul: a szükséges törpék visszatérnek a készletedbe, és nem kapsz semmit. Ez minden kártyafajtára igaz. Lehetséges okok: a közös készletből elfogyott a drágakő, szörny blokkolja a kártyát, nincs olyan kártyatorony, ahol ásni lehet, egyik képpel felfelé fekvő kereskedelmi célra sem telik, vagy nincs több húzható ogre.
rule-DF-8-5 =
    Az elvégezhető feladatot ki is hagyhatod, ekkor a törpéi ott maradnak. Amikor befejezed a feladataidat, egyszerre meghiúsul minden kész feladat, amelyet abban a pillanatban nem lehet elvégezni. Bármelyiket korábban is hagyhatod meghiúsulni.
    Beállítás: failed_tasks = optional. Ekkor ezeket is kihagyhatod.
rule-DF-8-6 = Hogy egy feladat elvégezhető-e, az akkor dől el, amikor sorra kerül, ezért a sorrend számít. A boltban befizetett drágakő egy későbbi bányához már ott van a közös készletben; a legyőzött sárkány már nem blokkol; az ásás a következő feladatok előtt megváltoztatja a falakat, a birodalmakat és az érvényes kártyákat.
rule-DF-8-7 =
    Mi kell az egyes feladatokhoz, és mi a jutalom:
    Kastély – 2 törpe: ásás 1 kártyatoronynál.
    Ogrefogadó – 2 törpe: 1 ogre húzása.
    Bolt – 3 törpe: drágakövek eladása 1 kereskedelmi célért.
    Smaragdbánya – 2 törpe: 1 smaragd.
    Gyémántbánya – 2 törpe: 1 gyémánt.
    Aranybánya – 2 törpe: 2 arany.
    Rubinbánya – 3 törpe: 1 rubin.
    Sárkány – 5 törpe: legyőzöd, és a trófeád lesz.
    Óriás – 5 törpe: legyőzöd, és a trófeád lesz.
rule-DF-8-8 =
    A bánya drágakövei a közös készletből a kezedbe kerülnek. Ha már csak 1 arany van a közös készletben, az aranybánya azt az 1 aranyat adja, és a feladat sikerül; ha egy sem maradt, meghiúsul.
    Beállítás: partial_gold = false. Ekkor a feladat akkor is meghiúsul, ha csak 1 arany maradt.
rule-DF-8-9 = Az ogrefogadóban 1 ogrét húzol a húzópakliból. Ha a húzópakli üres, előbb meg kell keverni az ogrék dobópakliját, és az lesz az új húzópakli. Ha egyikben sincs kártya, a feladat meghiúsul. Más módon nem lehet ogrét húzni.
rule-DF-8-10 = A boltban kiválasztasz 1 képpel felfelé fekvő kereskedelmi célt, a kezedből pontosan a rajta lévő drágaköveket befizeted a közös készletbe, a célt pedig képpel felfelé magad elé teszed. Más drágakővel fizetni vagy többet befizetni nem lehet. A megüresedett helyre azonnal új cél kerül a pakliból, ha van még benne. Minden bolti feladat 1 célt hoz, és az ugyanabban a körben korábbi feladatokkal szerzett drágaköveket is elköltheted rá.
rule-DF-8-11 = Bármelyik birodalomban bármilyen színű kártyát használhatsz; egy másik játékos kastélyával is áshatsz. Az extra akciót viszont csak a kastély színével játszó játékos kapja.

## 9

chapter-DF-9 = Szörnyek

rule-DF-9-1 = A sárkány a bányákra hat, az óriás a kastélyokra. A fogadókra egyik szörny sem hat.
rule-DF-9-2 = Szörnyet 1 akcióért helyezhetsz le, mint bármelyik birodalomkártyát, de csak kártyatoronyra: a sárkányt bányára, az óriást kastélyra. Üres mezőre nem lehet lehelyezni.
rule-DF-9-3 = A szörny hatóköre a birodalmában minden vele azonos típusú kártyatoronyra kiterjed, arra is, amelyen ül. A kártyatorony típusa az érvényes kártyájának a típusa.
rule-DF-9-4 = A szörny hatóköre a falakhoz igazodik: ha változnak a birodalmak, más kártyák kerülnek bele, és vannak, amelyek felszabadulnak. Ha 2 sárkány kerül 1 birodalomba, mindkettőt külön kell legyőzni.
rule-DF-9-5 = A sárkány a birodalma összes bányáját blokkolja, az óriás az összes kastélyát: a feladataik meghiúsulnak, nem lehet rájuk kártyát helyezni, és nem lehet náluk ásni. Melléjük új kártyát, rájuk törpét továbbra is lehelyezhetsz. Magának a szörnynek a legyőzését semmi sem blokkolja.
rule-DF-9-6 = Amíg óriás van egy birodalomban, ott egyik kastély sem ad extra akciót.
rule-DF-9-7 =
    A végső pontozásnál 0 pontot ér minden kártyatorony, amely egy szörny hatókörében van: sárkány birodalmában a bányák, óriás birodalmában a kastélyok.
    Beállítás: monster_zeroes_type = card. Ekkor csak az a kártyatorony ér 0 pontot, amelyen a szörny ül.
rule-DF-9-8 = A szörny legyőzése olyan feladat, amelyhez 5 törpéd kell. Amíg bármilyen más színű törpe is áll rajta, a feladat nem kész, és mindenki ott marad. Egyébként az 5 törpéd visszatér a készletedbe, a szörny a trófeád lesz, és újra az alatta lévő kártya a felső, ugyanúgy elforgatva, mint korábban.
rule-DF-9-9 = Egy trófea 3 győzelmi pontot hoz, akárki helyezte le a szörnyet. Nem cél, és nem számít bele a kezedbe.
rule-DF-9-10 = A szörnyet nem lehet letakarni, és nem lehet nála ásni: a kártyatornyán marad, amíg valaki le nem győzi. A törpéket nem tartja fogva: a meghiúsult feladat törpéi a szokásos módon hazamennek.

## 10

chapter-DF-10 = Ásás

rule-DF-10-1 = Ásáskor a kártyatorony felső kártyáját elforgatás nélkül az összes többi alá csúsztatod. Mostantól a következő kártya van felül.
rule-DF-10-2 =
    Bármelyik 2 vagy 3 kártyából álló kártyatoronynál áshatsz, ha nem áll rajta törpe, és nem blokkolja szörny. Magánál a szörnynél nem lehet ásni. A típus, a szín és a távolság nem számít.
    Beállítás: dig_range = own_realm. Ekkor csak a saját birodalmad kártyatornyainál áshatsz.
rule-DF-10-3 = Az ásó törpék előbb hazamennek. Így ugyanannak a kastélynak a kártyatornyánál is áshatsz, ha más törpe nem áll rajta.
rule-DF-10-4 = Ha óriás van annak a kastélynak a birodalmában, amelyikkel ásol, a feladat meghiúsul.
rule-DF-10-5 = Ha egy ásástól egy kastély játékba kerül vagy kikerül onnan, a birodalmak és az extra akció azonnal változnak. A saját akcióid ekkor már véget értek, ezért ebben a körben nem nyersz vele akciót.

## 11

chapter-DF-11 = Ogrekártyák

rule-DF-11-1 = Az ogrék nem kerülnek akcióba, és a saját körödben akárhányat kijátszhatsz. Az akciók fázisában kell kijátszanod őket: az akcióid előtt, között vagy után; ha már a feladatoknál tartasz, nem lehet.
rule-DF-11-2 = A feladatok közben húzott ogrét a következő köröd előtt nem lehet kijátszani.
rule-DF-11-3 = Mondd meg, melyik ogrét játszod ki, hajtsd végre a hatását, és tedd képpel felfelé az ogrék dobópaklijára. Te választod meg, kire és mire hat, hacsak a kártya nem a véletlenre bízza.
rule-DF-11-4 = Minden ogre 1 kártyának számít a kezedben. Győzelmi pontot nem hoz.
rule-DF-11-5 = Nem lehet kijátszani olyan ogrét, amelynek nincs mire hatnia. A törpének, amelyet mozgat, szabad helyre kell kerülnie; ha 2 törpe helyet cserél, egymás helyére kerülnek. Az ogre által hazaküldött törpék nem hoznak jutalmat.
rule-DF-11-6 = Az ogrék dobópakliját csak akkor kell megkeverni, amikor valakinek húznia kell, és a húzópakli üres, nem pedig már akkor, amikor az utolsó kártyája elfogy.

## 12

chapter-DF-12 = Kézlimit

rule-DF-12-1 = A birodalomkártyáid, a drágaköveid és az ogréid együtt alkotják a kezedet. A köröd közben 9 kártyánál több is lehet benne, de a kör végére legfeljebb 9 kártyára kell csökkentened.
rule-DF-12-2 = A felesleget te dobod el, választásod szerint drágakövet vagy ogrét. Birodalomkártyát nem lehet eldobni. Ezekből 9 van nálad az elején, és csak fogynak, így a limit mindig betartható.
rule-DF-12-3 = Az eldobott ogre az ogrék dobópaklijára kerül, az eldobott drágakő vissza a közös készletbe. Amíg nem léped túl a limitet, nem lehet kártyát eldobni.
rule-DF-12-4 = A kereskedelmi céljaid, a titkos célod és a trófeáid az asztalon fekszenek, és nem számítanak bele a kezedbe.
rule-DF-12-5 = A kézlimitet csak annak a játékosnak kell betartania, akinek éppen véget ér a köre. Ilyenkor senki más kártyáit nem kell megszámolni.

## 13

chapter-DF-13 = Célok, a parti vége, pontozás

rule-DF-13-1 =
    A saját körödben bármikor felfedheted a titkos célodat, amikor teljesül a feltétele. Onnantól teljesített cél marad, akkor is, ha a feltétel később már nem teljesül; másodikat senki sem kap.
    A körök végén senki sem kap kérdést. Ehelyett automatikus felfedésed van, amelyet csak te látsz, és amely kezdetben be van kapcsolva: felfedi a célodat, amint bármelyik játékos köre úgy ér véget, hogy a feltétel teljesül. Minden saját körödben egyszer átállíthatod.
    A végső pontozás előtt minden teljesülő titkos cél feltárul; a fel nem fedett cél 0 győzelmi pontot hoz, de büntetés nem jár érte.
    Beállítás: secret_windows = own+final. Ekkor a körök végén nincs automatikus felfedés.
rule-DF-13-2 = Aki teljesíti a 3. célját, akár kereskedelmi, akár titkos, kiváltja a játék végét; a trófea nem cél. A fordulót még végig kell játszani, hogy mindenkinek ugyanannyi köre legyen, és az ekkor teljesített célok is pontot hoznak. A közvetlenül a végső pontozás előtt felfedett titkos célok nem hosszabbítják meg a partit.
rule-DF-13-3 =
    A pontszámod így adódik össze: a teljesített céljaid győzelmi pontjai, minden trófeáért 3 pont, a kezedben lévő drágakövek győzelmi pontjai és a birodalmad pontjai. A kezedben lévő ogrék és birodalomkártyák nem hoznak semmit.
    Beállítás: turn_order_points. A végén mindenki ennyi pontot kap minden játékosért is, aki a fordulóban utána jön.
rule-DF-13-4 =
    A birodalmad pontjai a benne lévő összes érvényes kártya győzelmi pontjai. A szörny hatókörében lévő kártyatorony 0 pontot hoz; a letakart kártyák és maguk a szörnyek sem hoznak semmit. Ha a kastélyod nincs játékban, a birodalmad 0 pontot hoz.
    Beállítás: giant_voids_realm. Ekkor az egész birodalom nem hoz semmit, ha óriás van benne.
rule-DF-13-5 = Egyenlő pontszámnál az győz, akinek a birodalma több pontot hoz. Ha ez is egyenlő, az, akinek több saját törpéje van a táblán. Ha még így is döntetlen, közös a győzelem.

## 14

chapter-DF-14 = A parti menete

rule-DF-14-1 = Ha a köröd végén a kézlimitnél több kártya van a kezedben, az eldobás előtt felfedheted a titkos célodat. A limit feletti kártyák ekkor még beleszámítanak a feltételbe.
rule-DF-14-2 =
    Hogy egy parti se tartson örökké, legkésőbb 40 forduló után véget ér, és a szokásos végső pontozás következik.
    Beállítás: max_rounds. Más fordulószámot ad meg, 1 és 1000 között.
rule-DF-14-3 = A véletlen dönti el, mely kereskedelmi és titkos célok kerülnek játékba, melyik kereskedelmi cél tölti ki a megüresedett helyet, melyik ogre kerül kézbe húzáskor, és melyik drágakő vagy ogre vész el véletlenszerű lopáskor. Minden másról a játékosok döntenek.
