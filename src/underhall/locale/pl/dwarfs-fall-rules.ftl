### Dwar7s Fall: tekst każdej zasady według identyfikatora. rule-DF-8-4 to zasada DF-8.4.
### Tekstów się nie łamie: złamanie wiersza tutaj to złamanie wiersza u czytelnika. Nazw i wartości opcji nigdy się nie tłumaczy.

## 1

chapter-DF-1 = Elementy gry

rule-DF-1-1 = Grają 2–4 osoby, każda we własnym kolorze: niebieskim, czerwonym, zielonym lub żółtym.
rule-DF-1-2 = Masz 7 krasnoludów w swoim kolorze. Krążą między twoim zapasem a planszą i nigdy nie przepadają.
rule-DF-1-3 = Każdy gracz ma taki sam zestaw 9 kart królestwa, w swoim kolorze.
rule-DF-1-4 =
    Karta królestwa ma 1 z 3 typów: zamek, karczma lub kopalnia. Przy nadbudowie i przy potworach liczy się tylko typ. Karczma ogrów i sklep to karczmy, a wszystkie 4 kopalnie klejnotów to kopalnie. Smok też ma typ kopalnia, a olbrzym typ zamek.
    Opcja shop_is_inn = false: sklep jest wtedy osobnym typem i tworzy stosy tylko ze sklepami.
rule-DF-1-5 = Potwory należą do twoich kart królestwa: wśród 9 kart masz 1 smoka i 1 olbrzyma. Zaczynają na twojej ręce, wliczają się do limitu kart na ręce, a ich wyłożenie kosztuje akcję.
rule-DF-1-6 = Na karcie królestwa widać jej kolor, typ, punkty zwycięstwa, miejsca, liczbę krasnoludów potrzebnych do zadania oraz nagrodę. Spośród jej 4 krawędzi mur może być na niektórych, na żadnej albo na wszystkich.
rule-DF-1-7 = Są 4 klejnoty: szmaragd, diament, złoto i rubin. Każdy klejnot daje punkty zwycięstwa, a liczba klejnotów każdego rodzaju jest ograniczona.
rule-DF-1-8 = Na celu handlowym widać, jakie klejnoty kosztuje i ile punktów zwycięstwa daje. Na tajnym celu widać warunek i punkty zwycięstwa. Karta ogra ma działanie i nie daje punktów zwycięstwa.
rule-DF-1-9 = Razem jest 100 kart: 36 kart królestwa, 10 celów handlowych, 7 tajnych celów, 34 klejnoty i 13 ogrów. Do tego dochodzi 28 krasnoludów.

## 2

chapter-DF-2 = Przygotowanie do gry

rule-DF-2-1 = 3 wylosowane cele handlowe leżą odkryte dla wszystkich. Pozostałe czekają w zakrytej talii.
rule-DF-2-2 = Każdy gracz otrzymuje 1 tajny cel, który może oglądać tylko jego właściciel. Pozostałe tajne cele nie biorą udziału w rozgrywce i nikt ich nie ogląda.
rule-DF-2-3 = Wszystkie 34 klejnoty trafiają do banku, na 4 odkryte kupki, które każdy może przeliczyć. Liczba graczy nie ma znaczenia.
rule-DF-2-4 = Zaczynasz ze wszystkimi 9 kartami królestwa swojego koloru na ręce i ze wszystkimi 7 krasnoludami w zapasie. Kolory, którymi nikt nie gra, nie biorą udziału w rozgrywce.
rule-DF-2-5 = Karty ogrów tworzą potasowaną, zakrytą talię. Na początku nikt nie ma ogra.
rule-DF-2-6 = Na początku na planszy nie leży żadna karta. Gracze budują ją od zera.
rule-DF-2-7 = Zaczyna gracz na pierwszym miejscu, a tury następują zgodnie z ruchem wskazówek zegara. Rozpoczynający gracz jest ten sam przez całą rozgrywkę; runda to po 1 turze każdego gracza, licząc od rozpoczynającego. To, kto gdzie siedzi, ustala się przy stole.

## 3

chapter-DF-3 = Plansza i mury

rule-DF-3-1 = Karty są kwadratowe i leżą krawędzią do krawędzi na siatce bez granic. Pola o wspólnej krawędzi sąsiadują ze sobą; styk samymi rogami się nie liczy.
rule-DF-3-2 = Gdy wykładasz kartę, także przy nadbudowie, wybierasz, o ile ćwierćobrotów ją obrócić. Potem karta już się nie obraca. Obroty, które dają te same mury, liczą się jako 1 możliwość.
rule-DF-3-3 = Na granicy między 2 sąsiadującymi stosami jest mur, jeśli choć 1 z 2 kart wierzchnich ma mur na tej krawędzi. Jeśli nie ma go żadna z nich, granica jest otwarta. Mur z obu stron nie jest mocniejszy niż 1 mur.
rule-DF-3-4 = Kartę możesz wyłożyć bez względu na to, z czym stykają się jej krawędzie. Mury nie muszą pasować do murów sąsiadujących kart.
rule-DF-3-5 = W stosie liczą się tylko mury karty wierzchniej, także gdy jest nią potwór. Mury kart przykrytych nie działają.

## 4

chapter-DF-4 = Królestwa

rule-DF-4-1 = Królestwo to grupa stosów połączonych ze sobą otwartymi granicami. Każdy stos należy do dokładnie 1 królestwa. Kolory kart nie mają znaczenia.
rule-DF-4-2 =
    Tam, gdzie za krawędzią bez muru nie leży żadna karta, królestwo po prostu się kończy. Królestwo nie musi być otoczone murem ze wszystkich stron, aby można było po nim chodzić, blokować je i liczyć za nie punkty.
    Opcja realm_must_be_closed: królestwo, w którym jakaś krawędź bez muru wychodzi na puste pole, daje wtedy swoim właścicielom 0 punktów; ruch i blokady pozostają bez zmian.
rule-DF-4-3 = Twoje królestwo to królestwo, w którym leży twój zamek, dopóki ten zamek jest w grze. Karty w nim liczą się dla ciebie bez względu na kolor.
rule-DF-4-4 = Twój zamek jest w grze, dopóki nie leży na nim inna karta niż potwór: jest wtedy kartą aktywną swojego stosu. Pod innym zamkiem jest poza grą aż do odsłonięcia. Pod olbrzymem pozostaje w grze, ale jest zablokowany.
rule-DF-4-5 = Jeśli w 1 królestwie leży kilka zamków, całe królestwo należy do każdego z ich właścicieli. Niczego się nie dzieli.
rule-DF-4-6 = Królestwa zawsze wynikają z bieżącego układu planszy. Wyłożenie karty, nadbudowa, podkop lub pokonanie potwora od razu zmienia mury, a wraz z nimi królestwa.

## 5

chapter-DF-5 = Tura

rule-DF-5-1 = Twoja tura ma 3 fazy: najpierw akcje, potem zadania, a na koniec odrzucanie do limitu kart na ręce.
rule-DF-5-2 = Możesz wykonać najwyżej 3 akcje, a z dodatkową akcją swojego zamku 4. Każdą z nich wykładasz kartę królestwa, wystawiasz krasnoluda albo przesuwasz krasnoluda, w dowolnej kolejności i dowolną liczbę razy. Ogry nie kosztują akcji i możesz je zagrywać pomiędzy akcjami.
rule-DF-5-3 = Żadna akcja nie jest obowiązkowa: możesz skończyć wcześniej albo nie wykonać żadnej. Niewykorzystane akcje przepadają.
rule-DF-5-4 = Zamek twojego koloru daje ci w każdej turze 1 dodatkową akcję. Musi być w grze, a w jego królestwie nie może być olbrzyma; krasnolud nie jest do tego potrzebny.
rule-DF-5-5 =
    To, czy masz dodatkową akcję, sprawdza się na nowo przed każdą akcją. Zamek wyłożony w 1., 2. lub 3. akcji daje ci więc 4. akcję jeszcze w tej samej turze. Nigdy nie jest to więcej niż 1 akcja, a jeśli stracisz ją po wykorzystaniu, niczego się nie cofa.
    Opcja castle_bonus = turn_start: liczy się wtedy tylko chwila, w której zaczyna się twoja tura.

## 6

chapter-DF-6 = Wykładanie karty królestwa

rule-DF-6-1 = Za 1 akcję możesz wyłożyć kartę królestwa z ręki: dołożyć ją obok innych albo nadbudować nią stos. Karta, pole i obrót to twój wybór. Wyłożona karta leży odkryta dla wszystkich i nigdy nie wraca na twoją rękę.
rule-DF-6-2 = Aby dołożyć kartę, wybierz puste pole, które choć z 1 strony ma stos, i dowolną kartę oprócz potwora. Nie musi stykać się z twoimi kartami. Pierwsza karta w rozgrywce może leżeć gdziekolwiek.
rule-DF-6-3 = Nadbudować możesz tylko wtedy, gdy wszystko to się zgadza: karta ma typ karty wierzchniej stosu, na stosie nie stoi w tej chwili krasnolud, stos ma mniej niż 3 karty i żaden potwór nie blokuje tego typu w królestwie stosu. Potwora nie można nadbudować.
rule-DF-6-4 = Nadbudować możesz karty dowolnego gracza, a własnym zamkiem także cudzy zamek.
rule-DF-6-5 = Potwora musisz położyć na stosie: smoka na kopalni, olbrzyma na zamku, na zwykłych warunkach nadbudowy. Nie można go wyłożyć na puste pole, więc nigdy nie jest pierwszą kartą. Stos może należeć do kogokolwiek, także do ciebie.
rule-DF-6-6 = Potwór zajmuje 1 z 3 pięter stosu. Nie można go więc położyć na stosie, który ma już 3 karty.
rule-DF-6-7 = Karty królestwa, które na koniec gry masz jeszcze na ręce, nie dają punktów zwycięstwa.

## 7

chapter-DF-7 = Krasnoludy

rule-DF-7-1 = Za 1 akcję możesz wystawić krasnoluda ze swojego zapasu na dowolnej karcie wierzchniej z wolnym miejscem. Karta może mieć dowolny kolor, leżeć w dowolnym królestwie, a nawet być potworem.
rule-DF-7-2 = Za 1 akcję możesz przesunąć 1 własnego krasnoluda na sąsiadujący stos. Granica między stosami musi być otwarta, a docelowa karta wierzchnia musi mieć wolne miejsce.
rule-DF-7-3 =
    Z kopalni twój krasnolud może zamiast tego przejść sztolnią: za 1 akcję trafia do dowolnej innej kopalni z wolnym miejscem, bez względu na odległość i mury. Smok w królestwie, z którego krasnolud wychodzi, zamyka sztolnię; smok w królestwie, do którego krasnolud idzie, jej nie zamyka. Nie można wyjść ze sztolni na smoka.
    Opcja tunnel_onto_dragon: wtedy można wyjść ze sztolni także na smoka.
rule-DF-7-4 = Każdy krasnolud zajmuje 1 miejsce. Na karcie nie może stać więcej krasnoludów, licząc wszystkie kolory razem, niż ma ona miejsc. Możesz zajmować miejsca po to, aby nie dopuścić innych.
rule-DF-7-5 = Twoje krasnoludy zostają na kartach z tury na turę, dopóki nie wezmą udziału w zadaniu. Żadna akcja nie przenosi ich z powrotem do zapasu.
rule-DF-7-6 = Krasnoludy zawsze stoją na kartach wierzchnich. Karty, na której stoi krasnolud, nie można przykryć ani podkopać.
rule-DF-7-7 = Blokada nie zatrzymuje krasnoludów: możesz je wystawiać na zablokowanych kartach i przesuwać na takie karty. Nie udaje się tylko zadanie takiej karty.
rule-DF-7-8 = Na 1 karcie mogą stać krasnoludy kilku kolorów, a zadanie każdego gracza działa tam jak zwykle. Wyjątkiem jest potwór: 1 kolor musi go pokonać bez udziału innych.

## 8

chapter-DF-8 = Zadania

rule-DF-8-1 = Gdy akcje i ogry masz już za sobą, możesz wykonać dowolną liczbę zadań, jedno po drugim, w dowolnej kolejności. Liczą się do nich tylko twoje własne krasnoludy.
rule-DF-8-2 = Zadanie jest gotowe, jeśli na karcie stoi co najmniej tyle twoich krasnoludów, ile potrzeba. Aby je wykonać, najpierw zabierasz dokładnie tyle krasnoludów do swojego zapasu; potem otrzymujesz nagrodę.
rule-DF-8-3 = Krasnoludy ponad potrzebną liczbę nie biorą udziału w zadaniu i zostają. Jeśli masz ich 2 razy tyle, ile potrzeba, możesz wykonać zadanie 2 razy, choć żadna karta tego zestawu nie ma na to dość miejsc.
rule-DF-8-4 = Gotowe zadanie, którego nie można wykonać, nie udaje się: potrzebne krasnoludy wracają do twojego zapasu, a ty nic nie otrzymujesz. Dotyczy to każdego rodzaju karty. Powodem może być pusta kupka klejnotów w banku, blokada przez potwora, brak stosu do podkopania, brak odkrytego celu handlowego, na który cię stać, albo brak ogrów do dobrania.
rule-DF-8-5 =
    Zadanie, które można wykonać, możesz zostawić; jego krasnoludy wtedy zostają na karcie. Gdy kończysz zadania, wszystkie gotowe zadania, których w tej chwili nie można wykonać, nie udają się jednocześnie. Możesz też wcześniej uznać któreś z nich za nieudane.
    Opcja failed_tasks = optional: wtedy także te zadania możesz zostawić.
rule-DF-8-6 = To, czy zadanie można wykonać, sprawdza się, gdy przychodzi na nie kolej, więc kolejność ma znaczenie. Klejnoty zapłacone w sklepie są już w banku dla późniejszej kopalni; pokonany smok już nie blokuje; podkop zmienia mury, królestwa i karty aktywne dla następnych zadań.
rule-DF-8-7 =
    Czego wymaga i co daje każde zadanie:
    Zamek – 2 krasnoludy: podkop 1 stos.
    Karczma ogrów – 2 krasnoludy: dobierz 1 ogra.
    Sklep – 3 krasnoludy: sprzedaj klejnoty za 1 cel handlowy.
    Kopalnia szmaragdów – 2 krasnoludy: 1 szmaragd.
    Kopalnia diamentów – 2 krasnoludy: 1 diament.
    Kopalnia złota – 2 krasnoludy: 2 złota.
    Kopalnia rubinów – 3 krasnoludy: 1 rubin.
    Smok – 5 krasnoludów: pokonaj go i zachowaj jako trofeum.
    Olbrzym – 5 krasnoludów: pokonaj go i zachowaj jako trofeum.
rule-DF-8-8 =
    Kopalnia daje ci na rękę klejnoty z banku. Jeśli w banku zostało tylko 1 złota, kopalnia złota daje tyle i zadanie jest wykonane; jeśli złota nie ma wcale, zadanie nie udaje się.
    Opcja partial_gold = false: wtedy zadanie nie udaje się także przy 1 złota w banku.
rule-DF-8-9 = W karczmie ogrów dobierasz 1 ogra z talii. Jeśli talia jest pusta, najpierw tasuje się stos odrzuconych ogrów, który staje się nową talią. Jeśli i tam nie ma ani jednej karty, zadanie nie udaje się. W żaden inny sposób nie dobiera się ogrów.
rule-DF-8-10 = W sklepie wybierasz 1 odkryty cel handlowy, wpłacasz z ręki do banku dokładnie te klejnoty, które kosztuje, i kładziesz ten cel przed sobą, nadal odkryty. Nie można płacić innymi klejnotami ani płacić więcej. Lukę od razu wypełnia nowy cel z talii, jeśli jakiś w niej został. Każde zadanie sklepu daje 1 cel; możesz na niego wydać także klejnoty z wcześniejszych zadań tej samej tury.
rule-DF-8-11 = Możesz korzystać z kart dowolnego koloru w dowolnym królestwie; także cudzy zamek pozwala ci robić podkop. Dodatkową akcję daje on jednak tylko graczowi swojego koloru.

## 9

chapter-DF-9 = Potwory

rule-DF-9-1 = Smok działa na kopalnie, a olbrzym na zamki. Na karczmy nie działa żaden potwór.
rule-DF-9-2 = Potwora wykładasz za 1 akcję, jak każdą kartę królestwa, ale tylko na stos: smoka na kopalnię, olbrzyma na zamek. Nie można go wyłożyć na puste pole.
rule-DF-9-3 = W zasięgu potwora jest każdy stos jego typu w królestwie, w którym leży potwór, także stos pod nim. Typ stosu to typ jego karty aktywnej.
rule-DF-9-4 = Zasięg potwora zależy od murów: gdy królestwa się zmieniają, jedne karty wpadają w jego zasięg, a inne się uwalniają. Jeśli w 1 królestwie znajdą się 2 smoki, każdego trzeba pokonać osobno.
rule-DF-9-5 = Smok blokuje wszystkie kopalnie swojego królestwa, a olbrzym wszystkie zamki: ich zadania nie udają się i nie można ich nadbudować ani podkopać. Nadal możesz dokładać obok nich nowe karty i wystawiać na nich krasnoludy. Zadanie pokonania samego potwora nie jest zablokowane.
rule-DF-9-6 = Dopóki w królestwie jest olbrzym, żaden zamek w tym królestwie nie daje dodatkowej akcji.
rule-DF-9-7 =
    W końcowej punktacji każdy stos w zasięgu potwora jest wart 0: kopalnie królestwa ze smokiem i zamki królestwa z olbrzymem.
    Opcja monster_zeroes_type = card: wtedy 0 jest wart tylko stos, na którym leży potwór.
rule-DF-9-8 = Pokonanie potwora to zadanie dla 5 twoich krasnoludów. Dopóki stoi na nim krasnolud innego koloru, zadanie nie jest gotowe i wszystkie krasnoludy zostają. W przeciwnym razie twoje 5 krasnoludów wraca do zapasu, potwór staje się twoim trofeum, a karta pod nim znów jest wierzchnia, obrócona tak jak przedtem.
rule-DF-9-9 = Trofeum daje ci 3 punkty zwycięstwa bez względu na to, od kogo pochodzi potwór. Nie jest celem i nie wlicza się do twojej ręki.
rule-DF-9-10 = Potwora nie można przykryć ani podkopać; zostaje na swoim stosie, aż ktoś go pokona. Nie więzi krasnoludów: po nieudanym zadaniu wracają do zapasu jak zwykle.

## 10

chapter-DF-10 = Podkop

rule-DF-10-1 = Aby podkopać stos, wsuń jego kartę wierzchnią pod wszystkie pozostałe, nie obracając jej. Na wierzchu jest teraz następna karta.
rule-DF-10-2 =
    Możesz podkopać dowolny stos z 2 lub 3 kart, jeśli nie stoi na nim krasnolud i nie blokuje go potwór. Samego potwora nie można podkopać. Typ, kolor i odległość nie mają znaczenia.
    Opcja dig_range = own_realm: wtedy możesz podkopać tylko stosy swojego królestwa.
rule-DF-10-3 = Krasnoludy, które robią podkop, najpierw wracają do zapasu. Możesz więc podkopać stos tego samego zamku, jeśli nie stoi na nim inny krasnolud.
rule-DF-10-4 = Jeśli w królestwie zamku, z którego robisz podkop, jest olbrzym, zadanie nie udaje się.
rule-DF-10-5 = Jeśli podkop wprowadza zamek do gry lub go z niej usuwa, królestwa i dodatkowa akcja zmieniają się od razu. Twoje akcje są już jednak zakończone, więc w tej turze żadnej nie zyskujesz.

## 11

chapter-DF-11 = Karty ogrów

rule-DF-11-1 = Ogry nie kosztują akcji i w swojej turze możesz zagrać ich dowolnie wiele. Musisz je zagrywać w fazie akcji: przed akcjami, między nimi lub po nich, ale już nie po przejściu do zadań.
rule-DF-11-2 = Ogra dobranego podczas zadań nie można zagrać przed twoją następną turą.
rule-DF-11-3 = Powiedz, którego ogra zagrywasz, zrób to, co mówi karta, i połóż ją odkrytą na stosie odrzuconych ogrów. Wybierasz, na kogo i na co działa ogr, chyba że karta zostawia to losowi.
rule-DF-11-4 = Każdy ogr liczy się jako 1 karta na twojej ręce. Nie daje punktów zwycięstwa.
rule-DF-11-5 = Nie można zagrać ogra, który nie ma na co działać. Dla krasnoluda, którego ogr przesuwa, musi być wolne miejsce; 2 krasnoludy, które zamieniają się miejscami, zajmują miejsca po sobie nawzajem. Krasnoludy, które ogr odsyła do zapasu, nie dają nagrody.
rule-DF-11-6 = Stos odrzuconych ogrów tasuje się dopiero wtedy, gdy ktoś musi dobrać ogra, a talia jest pusta, nie zaś w chwili, gdy znika jej ostatnia karta.

## 12

chapter-DF-12 = Limit kart na ręce

rule-DF-12-1 = Twoje karty królestwa, klejnoty i ogry to razem twoja ręka. W trakcie twojej tury może urosnąć ponad 9 kart, ale na koniec tury musisz zejść do 9.
rule-DF-12-2 = Nadmiar odrzucasz według własnego wyboru: klejnoty lub ogry. Kart królestwa nie można odrzucać. Na początku masz ich 9 i może ich tylko ubywać, więc limit zawsze jest osiągalny.
rule-DF-12-3 = Odrzucony ogr trafia na stos odrzuconych ogrów, a odrzucony klejnot wraca do banku. Dopóki mieścisz się w limicie, nie można niczego odrzucać.
rule-DF-12-4 = Twoje cele handlowe, tajny cel i trofea leżą na stole i nie wliczają się do twojej ręki.
rule-DF-12-5 = Limitu kart na ręce musi przestrzegać tylko gracz, którego tura się kończy. Kart innych graczy wtedy się nie liczy.

## 13

chapter-DF-13 = Cele, koniec gry, punktacja

rule-DF-13-1 =
    W swojej turze możesz ujawnić tajny cel w każdej chwili, gdy jego warunek jest spełniony. Odtąd cel pozostaje zrealizowany, nawet jeśli warunek przestaje być spełniony; drugiego tajnego celu nikt nie otrzymuje.
    Na koniec tury nikogo się nie pyta. Zamiast tego masz prywatne stałe zlecenie, na początku włączone: ujawnia ono twój cel, gdy tylko tura dowolnego gracza kończy się ze spełnionym warunkiem. Możesz je przełączyć raz w każdej swojej turze.
    Przed końcową punktacją ujawnia się każdy tajny cel, którego warunek jest spełniony; nieujawniony cel daje 0 punktów zwycięstwa, ale kary za niego nie ma.
    Opcja secret_windows = own+final: wtedy nie ma stałego zlecenia.
rule-DF-13-2 = Gracz, który realizuje swój 3. cel, handlowy lub tajny, wywołuje koniec gry; trofea nie są celami. Rundę rozgrywa się jeszcze do końca, aby na każdego gracza przypadło tyle samo tur, a zrealizowane w niej cele dają punkty. Tajne cele ujawnione tuż przed końcową punktacją nie przedłużają rozgrywki.
rule-DF-13-3 =
    Na twój wynik składają się punkty zwycięstwa za zrealizowane cele, 3 punkty za każde trofeum, punkty zwycięstwa za klejnoty na ręce i punkty królestwa. Ogry i karty królestwa na ręce nic nie dają.
    Opcja turn_order_points: na koniec każdy gracz dostaje też tyle punktów za każdego gracza, który w rundzie gra po nim.
rule-DF-13-4 =
    Twoje punkty królestwa to punkty zwycięstwa wszystkich kart aktywnych w twoim królestwie. Stos w zasięgu potwora daje 0; karty przykryte i same potwory też nic nie dają. Jeśli twój zamek nie jest w grze, masz 0 punktów królestwa.
    Opcja giant_voids_realm: wtedy całe królestwo, w którym jest olbrzym, nie daje punktów.
rule-DF-13-5 = Przy równych wynikach wygrywa większa liczba punktów królestwa. Jeśli i ona jest równa, wygrywa większa liczba własnych krasnoludów na planszy. Jeśli nadal jest remis, zwycięstwo jest wspólne.

## 14

chapter-DF-14 = Przebieg gry

rule-DF-14-1 = Jeśli na koniec swojej tury masz na ręce więcej kart, niż pozwala limit, możesz ujawnić tajny cel, zanim odrzucisz nadmiar. Karty ponad limit liczą się wtedy jeszcze do jego warunku.
rule-DF-14-2 =
    Aby żadna rozgrywka nie trwała bez końca, każda kończy się najpóźniej po 40 rundach i jest punktowana jak zwykle.
    Opcja max_rounds: ustala inną liczbę rund, od 1 do 1000.
rule-DF-14-3 = Los decyduje o tym, które cele handlowe i tajne zostają rozdane, który cel handlowy wypełnia lukę, którego ogra ktoś dobiera oraz który klejnot lub ogr zostaje losowo skradziony. O wszystkim innym decydują gracze.
