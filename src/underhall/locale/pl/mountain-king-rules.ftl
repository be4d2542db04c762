### In the Hall of the Mountain King: tekst każdej zasady według identyfikatora. rule-MK-8-4 to zasada MK-8.4.
### Tekstów się nie łamie: złamanie wiersza tutaj to złamanie wiersza u czytelnika. Nazw i wartości opcji nigdy się nie tłumaczy.

## 1

chapter-MK-1 = Elementy gry

rule-MK-1-1 = W grze bierze udział 2–5 osób, każda we własnym kolorze. 4 osoby mogą też grać w 2 zespołach (rozdział 19).
rule-MK-1-2 = Jest 7 zasobów: kamień, żelazo, klejnoty, młoty, runy, monety i wózki.
rule-MK-1-3 = Zasoby w rezerwach nigdy się nie kończą. Zawsze możesz wziąć to, co ci się należy.
rule-MK-1-4 = Kamień, żelazo i klejnoty to minerały. Wszystkie 7 to zasoby. Cokoły, żetony, kafelki i karty nie są zasobami.
rule-MK-1-5 = Zwerbować można 55 trolli: 21 z poziomu 1, 17 z poziomu 2 i 17 z poziomu 3. Oprócz tego każdy gracz ma taki sam zestaw 6 początkowych trolli.
rule-MK-1-6 = Klany Ognia, Lodu i Księżyca mają po 7 posągów i 6 cokołów. Jest 15 żetonów punktacji cokołów i 2 żetony koronacji, o wartości 5 i 3 honoru. Klan Błota ma tylko trolle.
rule-MK-1-7 =
    Są 52 kafelki tuneli w 8 stosach, 6 wielkich grot, każda inna, 17 czarów i 22 warsztaty, po 2 z każdego z 11 rodzajów. Stosy:
    Domino – 2 pola: 10 kafelków.
    Narożnik – 3 pola: 12 kafelków.
    Belka, Blok, Trójnik, Wąż i Elka – 4 pola: po 5 kafelków.
    Pieczara – 5 pól: 5 kafelków.
rule-MK-1-8 = Liczba tuneli, wielkich grot, warsztatów, cokołów, żetonów, posągów i trolli jest ograniczona. Gdy stos tuneli jest pusty, tego kształtu nie można już kopać: żaden kafelek nie wraca na swój stos.
rule-MK-1-9 = Wszyscy zaczynają z 0 honoru, a górnej granicy nie ma.

## 2

chapter-MK-2 = Przygotowanie do gry

rule-MK-2-1 =
    Plansza ma 2 strony: mniejszą górę jesienną i większą górę zimową. 4 lub 5 graczy używa strony zimowej, 2 lub 3 graczy strony jesiennej.
    Opcja two_player_side = winter: 2 graczy używa wtedy strony zimowej.
rule-MK-2-2 = Rezerwy zasobów, stosy tuneli i 6 wielkich grot leżą na widoku dla wszystkich.
rule-MK-2-3 = Trolle tworzą 3 potasowane, zakryte talie, po jednej na każdy poziom. Z nich wykłada się odkrytą hordę: 5 trolli 1-poziomowych w dolnym rzędzie, 4 trolle 2-poziomowe w środkowym i 3 trolle 3-poziomowe w górnym.
rule-MK-2-4 = Wszystkie 18 cokołów trafia do woreczka. Każdy z 4 trolli 2-poziomowych w hordzie dostaje 1 wylosowany cokół. Trolle 3-poziomowe nie dostają cokołów: kto zwerbuje takiego trolla, ten wybierze cokół później.
rule-MK-2-5 = Żeton koronacji o wartości 5 leży na żetonie o wartości 3. W grze 2-osobowej używa się tylko żetonu o wartości 3.
rule-MK-2-6 =
    Warsztaty losuje się i wykłada odkryte: po 2 na gracza i 1 dodatkowy, czyli 5, 7, 9 lub 11. Pozostałe nie biorą udziału w rozgrywce i nikt ich nie ogląda.
    Opcja workshops = no_duplicates: każdy rodzaj losuje się wtedy najwyżej raz.
    Opcja workshops = chosen: gracze wybierają wtedy tyle samo warsztatów, po jednym, w kolejności tur.
rule-MK-2-7 = Czary tasuje się zakryte. 3 z nich leżą odkryte jako księga czarów, pozostałe 14 tworzy talię czarów.
rule-MK-2-8 = Na każdym miejscu posągu staje posąg: na stronie zimowej jest ich 21, na jesiennej 18. Od losowego miejsca 3 klany następują po sobie zgodnie z ruchem wskazówek zegara, w losowej kolejności, i tak w kółko. Posągi, które zostają, nie biorą udziału w rozgrywce.
rule-MK-2-9 = Tor cokołów ma po 1 polu na każdy klan w każdym z 5 obszarów. Na każdym z 15 pól leży 1 losowy żeton punktacji cokołu, odkryty: 3 żetony są warte po 4 honoru, 4 po 3, 4 po 2 i 4 po 1.

## 3

chapter-MK-3 = Gracze

rule-MK-3-1 = Zaczyna gracz na pierwszym miejscu, a tury następują zgodnie z ruchem wskazówek zegara. To, kto gdzie siedzi, ustala się przy stole.
rule-MK-3-2 = W kolejności tur każdy gracz stawia swoje wrota na wolnym punkcie startowym oznaczonym liczbą graczy. W grze 2-osobowej drugie wrota muszą stanąć na punkcie startowym z taką samą liczbą jak pierwsze.
rule-MK-3-3 =
    Każdy gracz wybiera 4 ze swoich 6 początkowych trolli. Dobierasz 2, jednego z nich umieszczasz na dowolnym pustym miejscu dolnego rzędu swojego wiecu, drugiego zostawiasz na ręce i dobierasz jeszcze 1. Powtarza się to, aż w wiecu będą 4 trolle. Umieszczonych trolli już się nie przesuwa.
    Na ręce zostaje ci wtedy 1 karta, a 1 pozostaje niedobrana.
rule-MK-3-4 = Górny rząd na karcie początkowego trolla to zasoby, które troll wytwarza przy każdej aktywacji. Dolny rząd to zysk na początek: po wyborze trolli bierzesz do składu zasoby z dolnych rzędów swoich 4 umieszczonych trolli, a potem te rzędy już się nie liczą.
rule-MK-3-5 =
    Twoje początkowe trolle zaczynają rozgrywkę puste.
    Opcja trolls_start_full: na każdym z nich leży wtedy od początku zasób z jego górnego rzędu.
rule-MK-3-6 = Kto gra później, otrzymuje do składu premię. 1. gracz nie otrzymuje nic. 2. i 3. gracz otrzymują zasoby z dolnego rzędu karty, która została na ręce, a 4. i 5. gracz także z dolnego rzędu karty niedobranej.
rule-MK-3-7 = Początkowe trolle, których nie umieszczono, wypadają z gry.
rule-MK-3-8 = Wszyscy wybierają trolle jednocześnie, gdy wrota już stoją. Wybór jednego gracza nie wpływa na wybór innych.

## 4

chapter-MK-4 = Podstawy

rule-MK-4-1 = Pola sąsiadują ze sobą, jeśli mają wspólną krawędź. Styk samymi rogami nigdy się nie liczy.
rule-MK-4-2 = Twoja sieć to twoje wrota i wszystko, co łączy się z nimi krawędź w krawędź: tunele, fragmenty tuneli i wielkie groty. Warsztaty nie należą do żadnej sieci i niczego nie łączą.
rule-MK-4-3 =
    Tunele i groty bez połączenia z jakimikolwiek wrotami są odizolowane i nie należą do nikogo. Kto się z nimi połączy, ten ma je w swojej sieci.
    Dzieje się tak, gdy tunel się zawala. Taki tunel wypada z gry. Na jego polach można kopać ponownie, ale skał i zakopanych zasobów już tam nie ma.
rule-MK-4-4 = Możesz wydawać to, co leży w twoim składzie i na twoich trollach, w dowolnej kombinacji, a wybór należy do ciebie. Ma to znaczenie, bo zwolniony symbol może znów wytwarzać. To, co wydajesz, wraca do rezerw. Wyjątki to łapówki, które leżą na trollach w hordzie, i runy za czary, które leżą na karcie.
rule-MK-4-5 = To, co zyskujesz, trafia do twojego składu, który nie ma limitu. Tylko to, co wytwarzają twoje trolle, leży na ich symbolach.
rule-MK-4-6 =
    W swojej turze możesz dowolną liczbę razy wymieniać zasoby z rezerwami: wydajesz dowolne 4 zasoby i bierzesz do składu 1 dowolny. Możesz to zrobić przed werbowaniem lub kopaniem, między użyciami warsztatu i przed umieszczeniem zwerbowanego trolla, ale nie w trakcie czaru, płacenia ani lawiny.
    Po werbowaniu lub kopaniu możesz wymieniać jeszcze wtedy, gdy możesz poświęcić wielką grotę albo gdy w twojej sieci stoi wydobyty posąg, a w grze zespołowej zawsze. W innych przypadkach nic nie tracisz: taka sama wymiana czeka na twoją następną turę, a na koniec gry najlepsze wymiany robi się za ciebie (MK-17.4).
rule-MK-4-7 = Nie można przenosić zasobów z trolli do składu ot tak. Potrzebny jest do tego Kwatermistrz, czar albo końcowa punktacja.
rule-MK-4-8 = Gracze nie mogą nic sobie nawzajem dawać, pożyczać ani między sobą wymieniać.
rule-MK-4-9 = Tunel to kafelek tunelu albo jego część widoczna obok wielkiej groty, czyli fragment. Przy przesuwaniu i punktowaniu posągów tunelami są także groty i wrota.

## 5

chapter-MK-5 = Tura

rule-MK-5-1 =
    Twoja tura ma 4 kroki, zawsze w tej kolejności:
    1. Możesz sięgnąć po 1 czar i po 1 warsztat, w dowolnej kolejności.
    2. Musisz wybrać: werbujesz 1 trolla albo kopiesz 1 tunel.
    3. Możesz poświęcić na swoich tunelach 1 wielką grotę.
    4. Możesz przesuwać posągi, każdy ruch za 1 wózek.
rule-MK-5-2 = W kroku 2 musisz werbować lub kopać, jeśli tylko możesz. Z pełnym wiecem, czyli z 10 trollami, musisz kopać. Jeśli nie możesz zrobić ani jednego, ani drugiego, pomijasz ten krok.
rule-MK-5-3 = Nigdy nie musisz zdobywać brakujących minerałów wymianą, w warsztacie ani czarem po to, aby móc kopać.
rule-MK-5-4 = Kopać możesz, jeśli masz dość 1 minerału na któryś z pozostałych tuneli i jest dla niego miejsce, na które wystarcza ci młotów. Liczy się tylko to, co masz w tej chwili. Nawet jeśli taki tunel zupełnie się nie opłaca, z pełnym wiecem musisz go wykopać.
rule-MK-5-5 = Trolle z dolnego rzędu nic nie kosztują. Krok 2 może więc pominąć tylko gracz, który ma 10 trolli.
rule-MK-5-6 = To, na co czar pozwala w tej turze, obowiązuje do końca kroku 4.

## 6

chapter-MK-6 = Czary

rule-MK-6-1 = Aby rzucić czar, połóż 1 runę na jednej z 3 odkrytych kart księgi czarów. Potem zrób to, co mówi karta.
rule-MK-6-2 = Możesz rzucić czar i zrezygnować z całego efektu. Nie można zrezygnować tylko z jego części.
rule-MK-6-3 = Czar z trzecią runą ulega zniszczeniu, gdy tylko jego efekt się skończy: runy trafiają do rezerw, karta na spód talii czarów, a jej miejsce zajmuje następna.
rule-MK-6-4 = Gdy run jest mniej, karta zostaje, a runy razem z nią. Nie należą do nikogo.
rule-MK-6-5 = Możesz rzucić także czar, który teraz nie może nic zdziałać.
rule-MK-6-6 = Jest 17 czarów, a każda karta mówi, co robi. Czar kosztuje tylko runę; za tunel, który pozwala wykopać, płacisz jak zwykle.
rule-MK-6-7 =
    Ceremonia wywyższenia: troll 3-poziomowy może stać w dowolnym rzędzie hordy i zajmuje dokładnie miejsce twojego trolla 2-poziomowego. Nie płacisz łapówek, a te, które na nim leżą, odrzuca się. Nie otrzymujesz cokołu, nic się nie aktywuje i żaden troll nie udaje się na spoczynek. Twój dawny troll trafia na spód swojej talii, a to, co na nim leżało, do rezerw; miejsce w hordzie uzupełnia się z talii poziomu 3. Przy remisie nowy troll liczy się ze swoim własnym poziomem.
    Opcja elevation_from = top_row: wywyższyć można wtedy tylko trolla z najwyższego rzędu hordy.
rule-MK-6-8 = Złota maska: każdą łapówkę w tej turze możesz zapłacić dowolnym zasobem zamiast monetą. Liczy się on wtedy jak każda inna łapówka. Zapłacony w ten sposób wózek klanowy jest uniwersalny dla gracza, który go zbierze.
rule-MK-6-9 =
    Rytuał poświęcenia: zdobywasz pojedynczą wartość obszaru. Posąg zostaje na swoim miejscu i na koniec gry punktuje jak zwykle; w późniejszej turze można go wybrać ponownie. Wyklucza go także cokół innego klanu, na którym stoi.
    Opcja dedicate_again = false: każdy posąg można wtedy poświęcić najwyżej raz.
rule-MK-6-10 = Przyzwanie skałożera: kopiesz w kroku 1. Możesz więc w tej samej turze użyć warsztatu, który przy tym zakładasz, a potem i tak werbujesz lub kopiesz.
rule-MK-6-11 = Czar, który działa przez całą turę, kończy się z chwilą rzucenia. Trzecia runa od razu usuwa kartę, a jej działanie trwa dalej.

## 7

chapter-MK-7 = Warsztaty

rule-MK-7-1 = Na początku na górze nie ma żadnego warsztatu. Zakłada się je w trakcie rozgrywki (rozdział 13).
rule-MK-7-2 = Warsztat ma wejście z każdej ze swoich 4 stron. Wejście jest otwarte, jeśli z tą stroną styka się sieć dowolnego gracza.
rule-MK-7-3 = W kroku 1 możesz użyć 1 warsztatu, z którym styka się twoja własna sieć. Możesz go użyć raz za każde otwarte wejście, bez względu na to, kto je otworzył.
rule-MK-7-4 = Każde użycie jest osobne i za każdym razem możesz wybrać inny kierunek. Możesz skończyć wcześniej.
rule-MK-7-5 = To, co daje ci warsztat, trafia do twojego składu.
rule-MK-7-6 = Wejście otwierają także wrota i wielkie groty. Odizolowane tunele nie otwierają żadnego. Strona zwrócona ku Sercu Góry albo poza brzeg góry pozostaje zamknięta na zawsze.
rule-MK-7-7 =
    Co robi 1 użycie. Gdzie stoi ↔, można wymieniać w obie strony, a gdzie stoi „lub”, wybierasz.
    Kołodziej – 1 klejnot ↔ 1 wózek uniwersalny; wózków klanowych nie przyjmuje.
    Kowal run – 1 kamienia lub 1 żelaza ↔ 1 runa.
    Wytwórca amuletów – 1 moneta ↔ 1 runa.
    Rozdrabniacz – 1 klejnot ↔ 2 kamienia.
    Mennica – 1 żelaza lub 1 klejnot ↔ 1 moneta.
    Kamieniarz – 1 kamienia ↔ 1 żelaza.
    Stalownia – 1 klejnot ↔ 1 żelaza.
    Wytwórca narzędzi – 1 klejnot ↔ 1 młot.
    Wytwórca kilofów – dowolne 2 zasoby → 1 młot.
    Cieśla – dowolne 2 zasoby → 1 wózek uniwersalny.
    Kwatermistrz – 1 zasób z jednego z twoich trolli → twój skład.
rule-MK-7-8 = Kwatermistrz tylko przenosi zasób: nic nie trafia do rezerw ani z nich nie pochodzi. Wózek klanowy staje się po drodze uniwersalny.
rule-MK-7-9 = Nie można rzucić czaru w trakcie używania warsztatu. Wymiany między 2 użyciami są dozwolone.

## 8

chapter-MK-8 = Werbowanie

rule-MK-8-1 = Troll z dolnego rzędu hordy jest darmowy. Za trolla ze środkowego rzędu przekupujesz 2 trolle pod nim, a za trolla z górnego rzędu 2 trolle pod nim i jeszcze 3 pod nimi. Każda łapówka to 1 moneta.
rule-MK-8-2 = Musisz zapłacić wszystkie łapówki, inaczej nie można zwerbować trolla. Monety leżą na przekupionych trollach i nie należą do nikogo, dopóki ktoś tych trolli nie zwerbuje.
rule-MK-8-3 = Z 10 trollami w wiecu nie można już werbować.
rule-MK-8-4 = Każdy troll środkowego rzędu hordy stoi nad 2 sąsiednimi trollami dolnego rzędu, a każdy troll górnego rzędu nad 2 sąsiednimi trollami środkowego, czyli nad 3 trollami dolnego.
rule-MK-8-5 = Bierzesz trolla, wszystkie łapówki, które na nim leżą, i cokół, jeśli go ma; łapówki i cokół trafiają do twojego składu. Za trolla 3-poziomowego możesz wziąć z woreczka 1 wybrany cokół.
rule-MK-8-6 = Kolejność jest taka: bierzesz kartę, jej miejsce w hordzie zostaje uzupełnione, otrzymujesz łapówki i cokół, a na koniec umieszczasz trolla. Nowa karta pochodzi z talii tego rzędu. Nowy troll 2-poziomowy dostaje losowy cokół z woreczka, jeśli jakiś tam jest.
rule-MK-8-7 = Jeśli ta talia jest pusta, karta pochodzi z najbliższej wyższej talii, w której coś zostało, a jeśli takiej nie ma, z najbliższej niższej. Jeśli wszystkie są puste, miejsce pozostaje puste i nie wymaga łapówki.
rule-MK-8-8 =
    Troll może więc stać w rzędzie, który nie odpowiada jego poziomowi. O łapówkach i o tym, z której talii uzupełnia się miejsce, decyduje wtedy rząd, a o cokołach poziom karty.
    Opcja bribes_by = card: troll, który stoi wyżej niż jego własny rząd, kosztuje wtedy tylko tyle łapówek, ile wynika z jego poziomu.
rule-MK-8-9 = Jest tylko 18 cokołów. Gdy woreczek jest pusty, nowe się już nie pojawiają.
rule-MK-8-10 = Gdy werbowanie jest skończone, razem z lawiną, na spoczynek udaje się każdy troll w hordzie z 4 łapówkami, najpierw w dolnym rzędzie i od lewej do prawej. Trafia na spód swojej talii, jego łapówki do rezerw, a jego miejsce zostaje uzupełnione.
rule-MK-8-11 =
    Karta trafia na spód talii, zanim dobierze się nową. Cokół leżący na trollu, który udaje się na spoczynek, wraca do woreczka, zanim wylosuje się cokół dla nowego trolla.
    Opcja retired_pedestal = stays: cokół zostaje wtedy na swoim miejscu dla następnego trolla.
rule-MK-8-12 = Łapówki możesz płacić monetami, które leżą na twoich własnych trollach. Lawina z tego samego werbowania może wytworzyć je ponownie.
rule-MK-8-13 = Łapówki leżące na werbowanym trollu otrzymujesz dopiero po zapłaceniu. Nie można nimi płacić.

## 9

chapter-MK-9 = Wiec i lawina

rule-MK-9-1 = Twój wiec to piramida z rzędami po 4, 3, 2 i 1. Nowego trolla umieszczasz na dowolnym pustym miejscu bezpośrednio nad 2 swoimi trollami. Po zwerbowaniu 6 trolli wiec jest pełny.
rule-MK-9-2 = Nowy troll wywołuje lawinę: aktywuje się on, 2 trolle pod nim, trolle pod nimi i tak dalej aż do dolnego rzędu. Każdy z nich aktywuje się raz.
rule-MK-9-3 = Troll, który się aktywuje, wytwarza zasoby: na każdy jego odkryty symbol trafia z rezerw 1 zasób tego rodzaju. Zakryte symbole nic nie wytwarzają, a 2 jednakowe symbole liczą się osobno.
rule-MK-9-4 = W lawinie nie ma nic do wyboru: wytwarza się wszystko, co można wytworzyć.
rule-MK-9-5 = Trolle, które nie leżą pod nowym, nic nie robią.
rule-MK-9-6 = Na karcie początkowego trolla wytwarza tylko górny rząd.
rule-MK-9-7 = Klan trolla sam z siebie nic nie robi. Widać go tylko po wózkach, które troll wytwarza.

## 10

chapter-MK-10 = Wózki

rule-MK-10-1 = Wszystkie wózki są jednakowe; liczy się to, gdzie wózek leży. Na symbolu Ognia, Lodu lub Księżyca jest wózkiem klanowym. Na symbolu spirali lub w składzie jest uniwersalny.
rule-MK-10-2 = Wózek klanowy przesuwa tylko posągi swojego klanu. Wózek uniwersalny przesuwa każdy posąg.
rule-MK-10-3 = Wózek klanowy staje się uniwersalny, gdy tylko trafia do składu.
rule-MK-10-4 = Trolle Ognia, Lodu i Księżyca wytwarzają wózki własnego klanu. Wózki uniwersalne na trollach są rzadkością: wytwarza je tylko kilka trolli Błota i 1 początkowy troll.
rule-MK-10-5 =
    Gdzie można płacić dowolnym zasobem, tam wózek klanowy liczy się jako zasób. Gdzie potrzebny jest wózek uniwersalny, tam się nie liczy.
    Opcja clan_carts_generic = false: wózkami klanowymi można wtedy tylko przesuwać posągi ich klanu.

## 11

chapter-MK-11 = Kopanie

rule-MK-11-1 = Aby kopać, wybierz kafelek tunelu z niepustego stosu. Kosztuje tyle minerałów, ile ma pól, wszystkie 1 rodzaju.
rule-MK-11-2 =
    Od razu zdobywasz za niego honor, zależnie od rozmiaru i od tego, czy płacisz kamieniem, żelazem czy klejnotami:
    2 pola – 0, 0 lub 0.
    3 pola – 1, 3 lub 5.
    4 pola – 4, 6 lub 9.
    5 pól – 6, 9 lub 13.
rule-MK-11-3 = Przed umieszczeniem kafelka możesz go obrócić i odwrócić.
rule-MK-11-4 = Musi leżeć w obrębie góry. Nie może przykryć wrót, tunelu, wielkiej groty, miejsca warsztatu, z warsztatem czy bez, ani Serca Góry.
rule-MK-11-5 = Musi sąsiadować z twoją własną siecią; na początku są to tylko twoje wrota. Warsztat obok się nie liczy.
rule-MK-11-6 = Żadne jego pole nie może sąsiadować z siecią innego gracza. Wrota i wielkie groty należą do sieci; styk rogami się nie liczy.
rule-MK-11-7 =
    Może sąsiadować z odizolowanymi tunelami, które należą wtedy do twojej sieci. Punkty startowe bez wrót to zwykłe pola.
    Opcja dig_unused_starts = false: tunel nie może wtedy przykryć punktu startowego.
rule-MK-11-8 = Za każde pole skał pod kafelkiem wydajesz 1 młot. Jeśli nie masz dość młotów, kafelek nie może tam leżeć.
rule-MK-11-9 = Posąg na polu, na którym kopiesz, zostaje wydobyty: pozostaje na tym polu i stoi odtąd w twoim tunelu. Na 1 polu mogą być zarówno skały, jak i posąg lub zasób.
rule-MK-11-10 = Zasoby zakopane na polach, na których kopiesz, od razu trafiają do twojego składu. Każdy można znaleźć tylko raz.
rule-MK-11-11 = Kolejność jest taka: płacisz minerałami i zdobywasz honor, płacisz młotami i umieszczasz kafelek, bierzesz to, co było zakopane, możesz umieścić cokół, możesz założyć warsztaty. Tym, co znajdujesz, nie można płacić za ten sam tunel.
rule-MK-11-12 = Posąg jest zakopany, dopóki nie leży pod nim tunel.

## 12

chapter-MK-12 = Cokoły

rule-MK-12-1 = Jeśli właśnie wykopany tunel ma kotwę, możesz umieścić na niej 1 cokół ze swojego składu. Później już nie można, a umieszczonego cokołu nigdy się nie przesuwa.
rule-MK-12-2 = Każdy tunel z 2, 3 lub 4 pól ma 1 kotwę. Tunele z 5 pól nie mają żadnej.
rule-MK-12-3 = Na każdym obszarze można w całej rozgrywce umieścić 1 cokół każdego klanu, licząc wszystkich graczy razem. Liczy się obszar pola pod kotwą.
rule-MK-12-4 = Gdy umieszczasz cokół, bierzesz z toru cokołów żeton jego klanu i obszaru. Na koniec gry daje ci on honor. Jeśli żetonu już nie ma, cokołu nie można tam umieścić.
rule-MK-12-5 = Na kotwie może stać właśnie wydobyty posąg. Stoi wtedy na nowym cokole, bez względu na klan.
rule-MK-12-6 = Posąg na cokole własnego klanu daje na koniec gry 2 razy tyle honoru.
rule-MK-12-7 = Posąg może stać na cokole innego klanu, co nic nie daje, i może zejść z każdego cokołu.
rule-MK-12-8 = Cokół przykryty wielką grotą wypada z gry. Jego żeton zachowujesz, a jego klan i obszar pozostają wykorzystane.
rule-MK-12-9 = Umieścić można najwyżej 15 cokołów. Te, które na koniec zostają w twoim składzie, nic nie dają.

## 13

chapter-MK-13 = Zakładanie warsztatów

rule-MK-13-1 = Jeśli właśnie wykopany tunel sąsiaduje z pustym miejscem warsztatu, możesz założyć tam dowolny z pozostałych warsztatów.
rule-MK-13-2 = Jeśli styka się z kilkoma pustymi miejscami, decydujesz o każdym z nich i możesz założyć kilka warsztatów.
rule-MK-13-3 = Miejsc jest więcej niż warsztatów. Gdy warsztatów zabraknie, nowych się nie zakłada.
rule-MK-13-4 = Nie musisz zakładać warsztatu. Każdy późniejszy tunel obok pustego miejsca to nowa szansa dla gracza, który go kopie. Tunel obok założonego warsztatu tylko otwiera wejście.
rule-MK-13-5 = Warsztat stoi na swoim miejscu do końca gry. Zwykle możesz go użyć od swojej następnej tury.

## 14

chapter-MK-14 = Wielkie groty

rule-MK-14-1 = W kroku 3 możesz położyć 1 wielką grotę na tunelach swojej sieci. Nic to nie kosztuje, ale każde jej pole musi przykrywać pole twoich tuneli. Tunel można przykryć w całości lub w części.
rule-MK-14-2 = Wielka grota przykrywa tylko tunele i fragmenty tuneli, nigdy wrota, warsztat ani inną grotę.
rule-MK-14-3 =
    Wielką grotę można obracać, ale nie można jej odwracać. Groty tego zestawu wyglądają z obu stron tak samo.
    Opcja flip_halls: groty można wtedy także odwracać.
rule-MK-14-4 = Cokoły pod grotą wypadają z gry. Posągi zostają na swoich polach, które leżą odtąd w grocie. Posąg na polu ołtarza stoi na ołtarzu.
rule-MK-14-5 = Odtąd grota jest 1 dużym tunelem. To, co z tunelu nadal widać obok niej, jest osobnym tunelem; jeśli rozpada się na kilka fragmentów, osobnym tunelem jest każdy z nich. Cokoły na fragmentach zostają.
rule-MK-14-6 = Każda grota ma 1 ołtarz na 1 posąg dowolnego klanu. Ołtarz nie jest cokołem: niczego nie podwaja i nie daje żetonu.
rule-MK-14-7 =
    Na koniec gry grota daje niższą ze swoich 2 liczb, a z posągiem na ołtarzu wyższą. Poza tym posągi w grocie nic nie dają.
    Siedziba Szamana – 7 pól: 6 lub 14.
    Tygiel – 8 pól: 6 lub 16.
    Szczelina – 7 pól: 0 lub 17.
    Skarbiec – 9 pól: 6 lub 15.
    Dom Kamieniarza – 8 pól: 6 lub 15.
    Wielka Kuźnia – 10 pól: 9 lub 21.
rule-MK-14-8 = Każda z 6 grot jest tylko jedna: kto pierwszy ją poświęci, ten ją ma. Zostaje do końca gry.

## 15

chapter-MK-15 = Przesuwanie posągów

rule-MK-15-1 = W kroku 4 każdy wydany wózek przesuwa 1 wydobyty posąg z twojej sieci: na inne pole jego tunelu albo na dowolne pole sąsiadującego tunelu. Możesz wydać dowolnie wiele wózków, na dowolne posągi i w dowolnej kolejności.
rule-MK-15-2 = Tunele w tym znaczeniu to kafelki tuneli, fragmenty, wielkie groty i twoje wrota. Warsztaty nimi nie są.
rule-MK-15-3 = 2 tunele sąsiadują ze sobą, jeśli pole jednego ma wspólną krawędź z polem drugiego. Każde przejście do następnego tunelu kosztuje 1 wózek, ruch w obrębie tunelu tak samo.
rule-MK-15-4 =
    Na 1 polu mieści się 1 posąg. Posągi mogą się mijać, ale każdy ruch musi się kończyć na wolnym polu, więc tunel pełen posągów zagradza drogę.
    Opcja full_tunnels = pass: posąg może wtedy przejść przez pełny tunel za 1 dodatkowy wózek.
rule-MK-15-5 = W 1 tunelu może stać kilka posągów, choć honor da tylko 1 z nich. Posąg może wejść na każdy cokół i każdy ołtarz.
rule-MK-15-6 = To, który wózek przesuwa który posąg, zależy od klanu (MK-10.2). Wydane wózki wracają do rezerw.
rule-MK-15-7 = Posągi możesz przesuwać w dowolną stronę, także na zewnątrz, ale nigdy poza swoją sieć. Nie można przesunąć posągu, który jest zakopany, odizolowany albo stoi w sieci innego gracza.

## 16

chapter-MK-16 = Koniec gry

rule-MK-16-1 = Gracz, który jako pierwszy zwerbuje 10. trolla, bierze żeton koronacji o wartości 5 honoru. Drugi bierze żeton o wartości 3 i tym samym wywołuje koniec gry.
rule-MK-16-2 = W grze 2-osobowej jest tylko żeton o wartości 3. Bierze go gracz, który jako pierwszy ma 10 trolli, i wywołuje koniec gry.
rule-MK-16-3 = Rundę rozgrywa się do końca, czyli do gracza na ostatnim miejscu. Potem każdy ma jeszcze dokładnie 2 tury, a po nich następuje końcowa punktacja.
rule-MK-16-4 = Im wcześniej w rundzie ktoś wywoła koniec gry, tym więcej tur jeszcze zostaje. W grze 4-osobowej jest ich 11, 10, 9 lub 8, zależnie od tego, czy koniec wywoła 1., 2., 3. czy 4. gracz.
rule-MK-16-5 = Żeton bierzesz od razu, gdy umieszczasz swojego 10. trolla. Kto dopełni swój wiec później, nie otrzymuje żadnego.
rule-MK-16-6 = Koniec zawsze nadchodzi: kto ma mniej niż 10 trolli, musi werbować lub kopać, a tuneli ubywa.

## 17

chapter-MK-17 = Końcowa punktacja

rule-MK-17-1 = Liczy się honor zdobyty za kopanie i dzięki czarom. Do tego dodajesz swój żeton koronacji: 5 lub 3 honoru.
rule-MK-17-2 = Twoje żetony punktacji cokołów dają tyle, ile na nich widać.
rule-MK-17-3 = Wszystkie zasoby z twoich trolli przenosi się do składu, gdzie każdy wózek jest uniwersalny. Każdy zestaw 3 jednakowych zasobów daje 1 honoru. Możesz jeszcze dowolną liczbę razy wymienić 4 zasoby na 1, aby uzupełnić zestawy.
rule-MK-17-4 = Nie musisz tych wymian obliczać: robi się je za ciebie tak, aby dały jak najwięcej.
rule-MK-17-5 = Każda wielka grota w twojej sieci daje swoją niższą lub wyższą liczbę (MK-14.7).
rule-MK-17-6 =
    Każdy wydobyty posąg w twoich tunelach lub na twoich wrotach daje honor według obszaru swojego pola. W wielkich grotach nie daje.
    Ciemnoszary – 2.
    Szary – 4.
    Brązowy – 6.
    Pomarańczowy – 8.
    Żółty – 10.
    Na cokole własnego klanu daje 2 razy tyle.
rule-MK-17-7 =
    Spośród posągów w 1 tunelu punktuje tylko najlepszy. Każdy fragment jest osobnym tunelem.
    Opcja statue_limit = tile: spośród posągów na wszystkich fragmentach 1 kafelka punktuje wtedy tylko najlepszy.
rule-MK-17-8 = Zakopane i odizolowane posągi oraz odizolowane wielkie groty nie dają honoru nikomu.

## 18

chapter-MK-18 = Zwycięstwo i remisy

rule-MK-18-1 = Kto ma najwięcej honoru, wygrywa i zostaje Królem Gór.
rule-MK-18-2 = Przy równym honorze sumuje się poziomy zwerbowanych trolli; początkowe trolle się nie liczą. Wygrywa niższa suma.
rule-MK-18-3 = Jeśli nadal jest remis, wygrywa gracz późniejszy w kolejności tur.

## 19

chapter-MK-19 = Gra zespołowa

rule-MK-19-1 =
    Opcja teams: 4 graczy może grać w 2 zespołach po 2 osoby, na stronie zimowej. Partnerzy siedzą obok siebie: 1. i 4. gracz przeciw 2. i 3. Ich wrota muszą stać na sąsiednich punktach startowych.
    Wszystkie inne zasady obowiązują, z następującymi zmianami.
rule-MK-19-2 = Zespół ma 1 wynik i 1 skład zespołu.
rule-MK-19-3 = Tury następują w kolejności: zespół 1, zespół 2, zespół 2, zespół 1.
rule-MK-19-4 = Początkowe trolle wybierasz jak zwykle, ale zasoby z dolnych rzędów trafiają do składu zespołu. Za późniejszą turę nikt nie otrzymuje premii.
rule-MK-19-5 = Własnych składów nie ma: to, co normalnie by tam trafiło, idzie do składu zespołu.
rule-MK-19-6 = Możesz wydawać to, co leży w składzie zespołu i na twoich własnych trollach, ale nigdy to, co leży na trollach partnera.
rule-MK-19-7 = Twoja sieć zaczyna się od twoich wrót i nowy tunel musi się z nią stykać. Możesz ją połączyć z siecią partnera; odtąd obie są dla całego zespołu 1 siecią. Tylko z sieciami drugiego zespołu nie można się stykać.
rule-MK-19-8 = Cokoły trafiają do składu zespołu, a umieszczać je stamtąd może każdy z partnerów.
rule-MK-19-9 = Cały honor należy do zespołu. Każdy posąg i każda wielka grota dają honor raz, także tam, gdzie sieci są połączone. Wygrywa zespół, który ma więcej honoru.
rule-MK-19-10 = Żetony koronacji biorą pojedynczy gracze, więc oba mogą trafić do 1 zespołu; drugi wywołuje koniec gry. Zestawy zasobów tworzy się ze składu zespołu i trolli obu partnerów razem. Spośród posągów w 1 tunelu punktuje dla zespołu tylko najlepszy.
rule-MK-19-11 = Przy równym honorze wygrywa niższa suma poziomów trolli zwerbowanych przez obu partnerów, a potem zespół, który nie zaczynał.
