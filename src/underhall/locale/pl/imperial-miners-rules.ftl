### Imperial Miners: tekst każdej zasady według identyfikatora. rule-IM-8-4 to zasada IM-8.4.
### Tekstów się nie łamie: złamanie wiersza tutaj to złamanie wiersza u czytelnika. Nazw i wartości opcji nigdy się nie tłumaczy.

## 1

chapter-IM-1 = Elementy gry

rule-IM-1-1 = Jest 136 kart kopalni: 36 kart 1. poziomu, 43 karty 2. poziomu, 43 karty 3. poziomu i 14 kart 4. poziomu.
rule-IM-1-2 = Jest 18 kart wydarzeń. W jednej rozgrywce używa się 10 z nich.
rule-IM-1-3 = Są 3 plansze postępu, Alchemia, Technologia i Dyplomacja, każda dwustronna. W grze są wszystkie 3, każda jedną ze swoich stron.
rule-IM-1-4 = Każdy gracz ma planszę powierzchni we własnym kolorze. Wszystkie plansze powierzchni dają do wyboru te same 3 efekty: monety, karty albo postęp za opłatą.
rule-IM-1-5 = Każdy gracz ma 1 znacznik kilofa we własnym kolorze. Pokazuje on, jak daleko sięga postęp gracza.
rule-IM-1-6 = Monety mają nominały 1 i 5: są 42 sztuki o wartości 1 i 18 sztuk o wartości 5.
rule-IM-1-7 = Punkty zwycięstwa to kryształy: 25 niebieskich o wartości 1, 20 zielonych o wartości 5 i 15 czerwonych o wartości 10.
rule-IM-1-8 = Są 44 żetony maszyny.
rule-IM-1-9 = Są 24 żetony zawalenia.
rule-IM-1-10 = Jest 40 żetonów wózka.
rule-IM-1-11 = Monety, kryształy i żetony nigdy się nie kończą, a nominały nie mają znaczenia: liczy się tylko, ile masz monet i punktów zwycięstwa. Nie można zejść poniżej 0.
rule-IM-1-12 = Na karcie kopalni widać nazwę, koszt, poziom od 1 do 4, frakcje (żadną, 1 lub 2), połówki wózków na krawędziach i efekty. Większość kart ma 2 efekty, niektóre tylko 1.
rule-IM-1-13 =
    Koszt karty zależy od poziomu:
    Poziom 1 – 0 monet.
    Poziom 2 – 2 monety.
    Poziom 3 – od 0 do 13 monet, według karty.
    Poziom 4 – 0 monet.
    Zniżki nigdy nie obniżają kosztu poniżej 0, a reszty się nie wydaje.
rule-IM-1-14 = Jest 6 frakcji: Szkoci, Barbarzyńcy, Egipcjanie, Japończycy, Atlanci i Rzymianie. Karta dwóch frakcji zawsze należy do obu naraz. Karta bez symbolu frakcji nie należy do żadnej.
rule-IM-1-15 = Wszystkie karty 4. poziomu są jednakowe i mają ten sam efekt.

## 2

chapter-IM-2 = Co wspólne, co własne, co tajne

rule-IM-2-1 = Wspólne dla wszystkich są 4 talie, po 1 na każdy poziom, każda z własnym stosem kart odrzuconych, talia wydarzeń i 3 plansze postępu. Los decyduje tylko o tym, którą stroną leżą plansze oraz jakie karty i wydarzenia się trafią.
rule-IM-2-2 = Każdy gracz ma własne monety, punkty zwycięstwa, karty na ręce, kopalnię razem z jej żetonami wózka oraz znacznik kilofa i ukończone nim plansze. Na karcie w kopalni leży od 0 do 3 maszyn i najwyżej 1 zawalenie. Widać też, czy w tej rundzie karta jest już aktywowana.
rule-IM-2-3 =
    Tajne są: karty na ręce innych graczy, karta wybrana do zagrania, dopóki nie odkryto wszystkich, kolejność kart w taliach, przyszłe wydarzenia i 8 wydarzeń, które nie biorą udziału w rozgrywce. Karty odrzucane na początku pozostają tajne, dopóki wszyscy nie wybiorą.
    Wszystko inne jest jawne: kopalnie i wszystko, co w nich leży, monety, punkty zwycięstwa, postęp, stosy kart odrzuconych, liczba kart w każdej talii, liczba pozostałych wydarzeń oraz to, ile kart którego poziomu każdy ma na ręce. Karta, którą w drodze na rękę widzieli wszyscy, pozostaje znana.
rule-IM-2-4 = Żadna karta nie odnosi się do cudzej kopalni ani jej nie zmienia. To, co robisz, odczuwają inni tylko przez wspólne talie i stosy kart odrzuconych.

## 3

chapter-IM-3 = Przygotowanie do gry

rule-IM-3-1 = W grze są wszystkie 3 plansze postępu, każda losową stroną do góry.
rule-IM-3-2 = Karty 1., 2. i 3. poziomu tasuje się osobno, kart 4. poziomu się nie tasuje. Każdy poziom ma swój stos kart odrzuconych.
rule-IM-3-3 = Z 18 potasowanych wydarzeń 10 tworzy zakrytą talię wydarzeń. Pozostałe 8 nie bierze udziału w rozgrywce i nikt ich nie ogląda.
rule-IM-3-4 = Każdy gracz otrzymuje planszę powierzchni i znacznik kilofa w swoim kolorze. Znacznik leży na początku pod planszami postępu, na żadnej z nich. Kopalnia jest pusta, a monet i punktów zwycięstwa jest 0.
rule-IM-3-5 = Dobierasz 2 karty 1. poziomu, 3 karty 2. poziomu i 3 karty 3. poziomu. Zachowujesz 4 z tych 8 kart, w dowolnym składzie, a 4 odrzucasz. Wszyscy wybierają potajemnie i jednocześnie.
rule-IM-3-6 =
    Kto gra pierwszy raz, może zacząć bez tego wyboru: dobiera po 2 karty 1., 2. i 3. poziomu i zachowuje wszystkie 6.
    Opcja first_game: wszyscy zaczynają wtedy w ten sposób.
    Opcja first_game_1 = yes: gracz na 1. miejscu zaczyna wtedy w ten sposób, bez względu na to, co obowiązuje przy stole.
    Opcja first_game_1 = no: gracz ten i tak wybiera wtedy 4 z 8 kart.
    Opcje first_game_2 do first_game_5 działają tak samo dla pozostałych miejsc.
rule-IM-3-7 = Karty rozdaje się w kolejności miejsc, każdemu od razu cały zestaw: najpierw karty 1., potem 2., na koniec 3. poziomu. Niezachowane karty trafiają na stosy kart odrzuconych swoich poziomów, gdy wszyscy już wybiorą.
rule-IM-3-8 = Na początku nikt nie ma monet. Pierwsza karta w twojej kopalni jest więc zawsze kartą 1. poziomu; nawet gdyby monety były, głębsza karta nie miałaby jeszcze nad sobą żadnej innej.
rule-IM-3-9 =
    Jeśli trzeba dobrać lub odkryć kartę, a talia tego poziomu jest pusta, najpierw tasuje się stos kart odrzuconych tego poziomu, który staje się nową talią. Dzieje się to dopiero wtedy, gdy karta jest potrzebna. Jeśli i stos jest pusty, nic się nie dobiera.
    Opcja reshuffle = at_once: stos tasuje się wtedy od razu, gdy z talii znika ostatnia karta.

## 4

chapter-IM-4 = Runda

rule-IM-4-1 = Rozgrywka trwa 10 rund. Runda to faza wydarzenia, potem faza kopalni, a po niej wydarzenie na koniec rundy, jeśli odkryto wydarzenie tego rodzaju.
rule-IM-4-2 =
    Runda krok po kroku:
    1. Każdą kartę można znów aktywować. Odkrywa się wydarzenie. Jeśli jest natychmiastowe, wszyscy wykonują je od razu.
    2. Wszyscy potajemnie wybierają kartę. Gdy zapadnie ostatni wybór, odkrywa się wszystkie karty i płaci za nie; kto nie może zagrać żadnej, dobiera z konieczności.
    3. Każdy dokłada swoją kartę, aktywuje ją i prowadzi reakcję łańcuchową aż do powierzchni. Nie trzeba czekać na innych.
    4. Gdy wszyscy skończą, wydarzenie modyfikujące przestaje działać albo wykonuje się wydarzenie na koniec rundy.
    Po 10. rundzie następuje końcowa punktacja.

## 5

chapter-IM-5 = Faza wydarzenia

rule-IM-5-1 = W każdej rundzie odkrywa się 1 wydarzenie. Dotyczy ono wszystkich graczy.
rule-IM-5-2 =
    Są 3 rodzaje wydarzeń:
    Natychmiastowe – wszyscy wykonują je zaraz po odkryciu.
    Modyfikujące – zmienia działanie twoich efektów w fazie kopalni tej rundy.
    Na koniec rundy – wszyscy wykonują je po fazie kopalni.
rule-IM-5-3 = Wydarzenie musisz wykonać, i to w całości, chyba że mówi inaczej. Jeśli nie możesz zrobić wszystkiego, robisz, ile się da. Z efektami kart jest inaczej: te możesz pominąć.
rule-IM-5-4 = „Ile się da” dotyczy każdego kroku i każdej sztuki z osobna: jeśli masz odrzucić 2 karty, a na ręce jest 1, odrzucasz tę 1. Gdy jednak wydarzenie wymienia monety na coś innego, nie ma półśrodków: jeśli nie możesz zapłacić całej ceny, pomijasz wymianę.
rule-IM-5-5 =
    Wydarzenie na koniec 10. rundy też się wykonuje, jeszcze przed końcową punktacją.
    Opcja last_end_event = false: wydarzenie na koniec 10. rundy wtedy przepada.
rule-IM-5-6 = Karta, którą aktywuje wydarzenie, ma już za sobą aktywację w tej rundzie. W 1. rundzie nie ma jeszcze karty, którą mogłoby aktywować wydarzenie natychmiastowe, więc nic się nie aktywuje.
rule-IM-5-7 =
    Wydarzenie modyfikujące działa od odkrycia do końca ostatniej reakcji łańcuchowej. Jeśli zmienia koszt kart, to od zmienionego kosztu zależy, na co cię stać, i taki koszt płacisz. Działa także na karty, które jakiś efekt aktywuje poza reakcją łańcuchową.
    Opcja modifiers_reach = chain: na karty aktywowane poza reakcją łańcuchową wtedy nie działa.
rule-IM-5-8 = Niektóre wydarzenia dają karty 4. poziomu. Każde wydarzenie przynosi coś dobrego, a większość jest natychmiastowa.

## 6

chapter-IM-6 = Faza kopalni: wybór karty i zapłata

rule-IM-6-1 = W każdej rundzie zagrywasz z ręki dokładnie 1 kartę. Wszyscy wybierają potajemnie. Wszystkie karty odkrywa się jednocześnie i każdy płaci koszt swojej.
rule-IM-6-2 = Kartę możesz zagrać, jeśli stać cię na nią po zniżkach i jest dla niej choć 1 dozwolone miejsce w kopalni. Wybrać można tylko taką kartę.
rule-IM-6-3 = Jeśli nie możesz zagrać żadnej karty, dobierasz z konieczności: przy odkrywaniu kart bierzesz wierzchnią kartę talii 1. poziomu. Musisz ją zagrać, a nic ona nie kosztuje.
rule-IM-6-4 =
    Jeśli możesz zagrać którąś ze swoich kart, musisz to zrobić. Nie można zamiast tego dobrać karty z talii.
    Opcja voluntary_draw: możesz wtedy dobrać według IM-6.3, choć masz kartę, którą można zagrać.
rule-IM-6-5 = Tak dobrana karta trafia prosto do kopalni i ani przez chwilę nie liczy się jako karta na ręce. Z 8 kartami, których nie możesz zagrać, dobierasz, zagrywasz dobraną i nadal masz 8.
rule-IM-6-6 = Jeśli musisz tak dobrać, a karty 1. poziomu nie ma już ani w talii, ani na stosie kart odrzuconych, w tej rundzie nic nie dokładasz i nic nie aktywujesz, nawet powierzchni.
rule-IM-6-7 = Płacisz, zanim dołożysz kartę i zanim cokolwiek się aktywuje. Monetami z reakcji łańcuchowej tej rundy nie można zapłacić za kartę tej rundy.

## 7

chapter-IM-7 = Faza kopalni: dokładanie karty

rule-IM-7-1 = Karta trafia do rzędu o numerze swojego poziomu. Rząd 1 leży tuż pod powierzchnią, rząd 2 pod nim i tak dalej.
rule-IM-7-2 = Rzędy oznacza się od góry literami a, b, c i d. Miejsce w rzędzie liczy się w połówkach karty na prawo od twojej pierwszej karty, a na lewo z minusem: pierwsza karta leży na a0, pod nią są b-1 i b1, a obok niej a-2 i a2.
rule-IM-7-3 = Sąsiednie są karty, które stykają się bokami: najwyżej 2 powyżej, 1 po lewej, 1 po prawej i 2 poniżej, razem najwyżej 6. Powierzchnia nie jest kartą i nigdy nie jest sąsiednia.
rule-IM-7-4 = Kartę możesz dołożyć na dowolne puste miejsce jej rzędu, bezpośrednio nad którym leży twoja karta; wystarczy 1 z 2. W rzędzie 1 karta powyżej nie jest potrzebna, bo powierzchnia ciągnie się, jak daleko chcesz.
rule-IM-7-5 = W rzędzie może leżeć dowolnie wiele kart. Rzędy są przesunięte względem siebie o pół karty, więc każda karta może mieć 2 karty nad sobą i 2 pod sobą.
rule-IM-7-6 =
    W rzędzie mogą zostać luki. W rzędzie 1 możesz zostawić najwyżej 2 puste miejsca między nową kartą a najbliższą.
    Opcja gaps = none: w rzędzie 1 nowa karta musi wtedy leżeć tuż obok innej.
    Opcja gaps = any: w rzędzie 1 możesz wtedy zostawić tyle pustych miejsc, ile kart jeszcze dołożysz. Szerszej luki nie dałoby się już zamknąć.
rule-IM-7-7 = Połówki wózków, które się stykają, nie muszą do siebie pasować. Wózki nigdy nie ograniczają tego, gdzie można dołożyć kartę.
rule-IM-7-8 = Dołożonej karty nigdy się nie przesuwa, nie przykrywa, nie obraca i nie usuwa. Po 10 rundach każda kopalnia ma 10 kart, poza przypadkiem z IM-6.6.

## 8

chapter-IM-8 = Faza kopalni: reakcja łańcuchowa

rule-IM-8-1 = Najpierw aktywujesz właśnie dołożoną kartę. Potem tak samo aktywujesz kartę bezpośrednio nad nią, następnie kartę nad tamtą i tak dalej aż do powierzchni. Tam wybierasz 1 z 3 efektów i na tym kończy się twoja faza kopalni.
rule-IM-8-2 = Na każdym stopniu idziesz przez 1 kartę, nawet jeśli powyżej leżą 2. Wybierasz ją dopiero wtedy, gdy efekt niższej karty jest wykonany do końca.
rule-IM-8-3 = Gdy aktywujesz kartę z 2 efektami, wybierasz 1 z nich, za każdym razem od nowa. Karta z 1 efektem daje tylko ten.
rule-IM-8-4 =
    Efekt karty możesz pominąć. Jeśli jednak wybierzesz efekt, musisz wykonać z niego, ile się da. Z powierzchnią jest inaczej: musisz wybrać 1 z jej 3 efektów.
    Opcja surface_optional: możesz wtedy pominąć także efekt powierzchni.
rule-IM-8-5 = Zanim przejdziesz do karty powyżej, efekt musi być wykonany do końca.
rule-IM-8-6 = Każdą kartę można aktywować najwyżej raz na rundę, bez względu na to, co ją aktywuje: dołożenie, reakcja łańcuchowa, specjalna aktywacja czy wydarzenie.
rule-IM-8-7 = Jeśli reakcja łańcuchowa trafia na kartę już aktywowaną w tej rundzie, nic się z tą kartą nie dzieje, a reakcja biegnie od niej dalej w górę. Taką drogę też możesz wybrać.
rule-IM-8-8 = Karta, której efekt pomijasz lub z której tylko usuwasz zawalenie, też liczy się w tej rundzie jako aktywowana.
rule-IM-8-9 = Z reakcji łańcuchowej nie można zrezygnować i zawsze dociera ona do powierzchni. Przechodzi przez tyle kart, ile wynosi numer rzędu dołożonej karty, a na końcu jest powierzchnia.
rule-IM-8-10 = Kroki efektu wykonujesz w takiej kolejności, w jakiej są zapisane. Jeśli coś się liczy, liczy się wtedy, gdy przychodzi kolej na ten krok: „umieść maszynę, potem 1 moneta za każdą maszynę” obejmuje też nową maszynę. Właśnie dołożona karta należy już do kopalni.
rule-IM-8-11 = Cenę efektu płacisz w całości albo wcale. Nie można wybrać efektu, na którego cenę cię nie stać. „Ile się da” dotyczy tylko tego, co efekt daje.
rule-IM-8-12 = Możesz wybrać efekt, nawet jeśli nic z niego nie da się wykonać. Nie daje on wtedy więcej niż pominięcie efektu.

## 9

chapter-IM-9 = Maszyny

rule-IM-9-1 = Niektóre efekty umieszczają maszyny na twoich kartach, inne je liczą. Na karcie mieszczą się najwyżej 3 maszyny; nadmiar przepada.
rule-IM-9-2 = Maszyny możesz umieszczać na dowolnej swojej karcie w kopalni, bez względu na frakcję, chyba że efekt mówi inaczej. „Ta karta” to karta, której efekt wykonujesz. Maszyny zostają do końca gry, o ile żaden efekt ich nie usunie, a same nie dają punktów zwycięstwa.
rule-IM-9-3 = Na karcie z zawaleniem maszyny zostają i nadal liczą się jako maszyny w twojej kopalni.

## 10

chapter-IM-10 = Zawalenia

rule-IM-10-1 = Niektóre efekty każą umieścić zawalenie na własnej karcie. Na karcie może leżeć tylko 1 zawalenie naraz; tam, gdzie już jest, nie można umieścić drugiego.
rule-IM-10-2 = Efekty Barbarzyńców często powodują zawalenie na karcie, której efekt wykonujesz.
rule-IM-10-3 = Gdy aktywujesz kartę z zawaleniem, usuwasz zawalenie zamiast wykonać efekt. Reakcja łańcuchowa biegnie potem dalej w górę jak zwykle.
rule-IM-10-4 =
    Zawalenie musisz usunąć: pominąć można tylko efekt. Jeśli chcesz je zachować, poprowadź reakcję łańcuchową inną drogą.
    Opcja keep_collapse: możesz wtedy zostawić zawalenie na miejscu. Efektu i tak nie ma, a karta liczy się jako aktywowana.
rule-IM-10-5 = Specjalną aktywację możesz przeznaczyć na kartę z zawaleniem. Usuwa ona wtedy tylko zawalenie.
rule-IM-10-6 = Są też efekty, które usuwają zawalenia albo coś za nie dają. Usunięcie zawalenia takim efektem nie aktywuje karty.
rule-IM-10-7 =
    Zawalenie, które trafia na kartę już po jej aktywacji, zostaje na niej do końca rundy. Reakcja łańcuchowa, która później przez tę kartę przechodzi, go nie usuwa.
    Opcja clear_on_pass: reakcja łańcuchowa, która przechodzi przez taką kartę, usuwa wtedy jej zawalenie.
rule-IM-10-8 = Karta z zawaleniem nadal sąsiaduje z innymi, nadal można dokładać karty pod nią, a jej frakcje i wózki nadal się liczą. Zawalenia nie odbierają punktów na koniec gry.

## 11

chapter-IM-11 = Wózki

rule-IM-11-1 = Na karcie jest 6 miejsc na połówki wózków: lewe górne, prawe górne, lewe, prawe, lewe dolne i prawe dolne. W każdym z nich jest połówka pełna, połówka pusta albo nie ma żadnej.
rule-IM-11-2 =
    Gdy 2 karty sąsiadują, ich połówki na styku kart tworzą 1 wózek:
    Pełna i pełna – pełny wózek: 1 punkt zwycięstwa na koniec gry.
    Pełna i pusta – wózek pełny do połowy: bez punktów, ale żeton wózka czyni go pełnym.
    Pusta i pusta – pusty wózek: bez punktów, a żetonu wózka nie można na nim umieścić.
    Jeśli brakuje którejś połówki, wózka nie ma.
rule-IM-11-3 = Każdy pełny wózek daje na koniec gry 1 punkt zwycięstwa.
rule-IM-11-4 = Żeton wózka można umieścić tylko na wózku pełnym do połowy, na styku 2 sąsiednich kart. Odtąd jest to pod każdym względem pełny wózek: w punktacji, w efektach i przy remisie.
rule-IM-11-5 = Jeśli efekt daje ci żeton wózka, a nie masz wózka pełnego do połowy, nie otrzymujesz żetonu. Nie można go zachować na później.
rule-IM-11-6 = Wybierasz, który wózek pełny do połowy otrzyma żeton. 1 żeton czyni go pełnym, więc drugiego nigdy nie będzie, a żeton zostaje do końca gry. Jeśli żetonów jest kilka, umieszczasz je po kolei.
rule-IM-11-7 = Połówki zwrócone ku powierzchni nigdy nie tworzą wózka. Potrzeba do tego 2 kart.
rule-IM-11-8 = To, jakie masz wózki, zależy od tego, jak leżą twoje karty i żetony. Liczy się je na nowo za każdym razem, gdy mają znaczenie.

## 12

chapter-IM-12 = Specjalna aktywacja, dobieranie, postęp

rule-IM-12-1 = Jeśli efekt każe aktywować wybraną kartę, aktywujesz tylko tę 1 kartę. Nie ma po niej ani reakcji łańcuchowej, ani efektu powierzchni.
rule-IM-12-2 = Jest to aktywacja tej karty w tej rundzie. Możesz wybrać dowolną kartę ze swojej kopalni, której w tej rundzie jeszcze nie aktywowano, chyba że efekt mówi, którą. Jeśli takiej nie ma, nic się nie dzieje.
rule-IM-12-3 = Efekt tak aktywowanej karty może aktywować kolejną. Efekt wewnętrzny wykonujesz wtedy do końca, zanim wrócisz do zewnętrznego.
rule-IM-12-4 = Karta aktywowana w ten sposób, zanim dotrze do niej reakcja łańcuchowa, w reakcji nic już nie daje. Drogę przez nią nadal możesz wybrać.
rule-IM-12-5 = Karty dobierasz po 1, za każdym razem z wybranej talii 1., 2. lub 3. poziomu, nigdy 4. Zanim wybierzesz następną talię, możesz obejrzeć dobraną kartę.
rule-IM-12-6 = Limit kart na ręce to 8. W trakcie efektu możesz mieć ich więcej, ale po efekcie musisz odrzucić nadmiar: wybrane karty trafiają na stosy kart odrzuconych swoich poziomów.
rule-IM-12-7 = „Po efekcie” znaczy: gdy kończy się efekt karty, także aktywowanej przez inny efekt, efekt powierzchni albo wydarzenie. Nagroda z planszy postępu należy do efektu, który przesunął znacznik kilofa.
rule-IM-12-8 = Karty 4. poziomu dają tylko plansze postępu i niektóre wydarzenia. Taka karta trafia na rękę, a później zagrywasz ją jak każdą inną: do rzędu 4, pod kartą 3. poziomu, za 0 monet.
rule-IM-12-9 = Dobieranie frakcji: wybierasz talię 1., 2. lub 3. poziomu. Zdejmuje się z niej kolejne karty, aż trafi się karta danej frakcji. Bierzesz ją, a pozostałe wtasowuje się z powrotem; nikomu się ich nie pokazuje. Jeśli może to być dowolna frakcja, najpierw mówisz, która.
rule-IM-12-10 = Jeśli w talii nie ma karty tej frakcji, dowiadują się o tym wszyscy, talię się tasuje, a ty wybierasz inną. Jeśli nie ma jej w żadnej z 3, nic nie dobierasz.
rule-IM-12-11 = Szuka się tylko w samej talii. Nie dokłada się do niej stosu kart odrzuconych, gdy skończą się w niej karty. Jeśli jednak talia jest pusta już w chwili wyboru, najpierw tworzy się ją na nowo jak w IM-3.9.
rule-IM-12-12 = Karta dwóch frakcji pasuje do każdej z nich. Kartę, którą bierzesz, widzą wszyscy.
rule-IM-12-13 = Awansować o najwyżej N pól to przesunąć swój znacznik kilofa o najwyżej N pól w górę planszy postępu. Pola po drodze nic nie dają; działa tylko to, na którym znacznik się zatrzymuje.
rule-IM-12-14 = Za pierwszym razem wybierasz 1 z 3 plansz postępu, stawiasz znacznik na jej najniższym polu, co nic nie kosztuje, i awansujesz o najwyżej N pól. Później awansujesz dalej na tej samej planszy.
rule-IM-12-15 = Najniższe pole nic nie daje. Musisz awansować co najmniej o 1 pole i nie można wyjść poza najwyższe pole, więc za samo stanie w miejscu pole nigdy nie da nagrody drugi raz. Jeśli nie chcesz awansować, pomiń efekt.
rule-IM-12-16 =
    Gdy docierasz do najwyższego pola, plansza jest ukończona: wykonujesz efekt tego pola, a potem stawiasz znacznik na najniższym polu innej planszy. Może to być także plansza ukończona wcześniej. Niewykorzystane pola przepadają.
    Opcja next_board = any: możesz wtedy zacząć od nowa także tę samą planszę.
rule-IM-12-17 = Kolejność jest taka: najpierw wykonujesz efekt najwyższego pola ze wszystkim, co z niego wynika, potem plansza liczy się jako ukończona, a wtedy wybierasz następną. Jeśli awans wypada, gdy znacznik stoi jeszcze na najwyższym polu, czy to z tego pola, czy z karty, którą ono aktywuje, wykonujesz go na samym końcu, już na nowej planszy.
rule-IM-12-18 = Plansze postępu są wspólne, ale nikt nikomu nie zagradza drogi: na 1 polu może stać dowolnie wiele znaczników.
rule-IM-12-19 = Większość pól daje monety, punkty zwycięstwa albo inną drobną nagrodę. Niektóre dają kartę 4. poziomu.
rule-IM-12-20 = Twoja pozycja to numer pola na obecnej planszy: 0 na najniższym polu i wtedy, gdy znacznik nie stoi na żadnej planszy. Łączny postęp obejmuje też wszystkie pola ukończonych plansz. Karta mówi, które z nich liczy.
rule-IM-12-21 = Nie można pominąć ani efektu pola, na którym znacznik się zatrzymuje, ani efektu najwyższego pola. O tym, gdzie staniesz, decydujesz, wybierając, o ile pól awansujesz. Odmówić możesz tylko tam, gdzie pole daje coś za monety.

## 13

chapter-IM-13 = Frakcje

rule-IM-13-1 =
    Szkoci mają mocne efekty, za które się płaci. Tam, gdzie efekt tak mówi, jego cena maleje o 1 za każdą kartę Szkotów w twojej kopalni, ale nie poniżej 0. Liczy się także karta, której efekt wykonujesz, nawet właśnie dołożona. Chodzi o cenę efektu, nie o koszt karty.
    Opcja scots_discount = others: karta, której efekt wykonujesz, wtedy się nie liczy.
rule-IM-13-2 = Barbarzyńcy mają mocne efekty, które często powodują zawalenie. Inne ich efekty usuwają zawalenia albo dają coś za każde zawalenie w twojej kopalni.
rule-IM-13-3 = Egipcjanom najłatwiej o postęp. Niektóre ich efekty są tym lepsze, im wyżej stoi znacznik na planszy postępu.
rule-IM-13-4 = Efekty Japończyków zależą od liczby kart Japończyków albo od liczby różnych frakcji w twojej kopalni.
rule-IM-13-5 = Atlanci gromadzą maszyny, najwyżej 3 na karcie, i z czasem rosną w siłę. Niektóre ich karty umieszczają maszyny także na innych kartach.
rule-IM-13-6 = U Rzymian liczy się to, jak leżą karty albo ile masz pełnych wózków. Wiele ich efektów daje żetony wózka.
rule-IM-13-7 = Karta dwóch frakcji liczy się raz przy każdej ze swoich frakcji, a przy liczeniu różnych frakcji wnosi obie. Różnych frakcji może być najwyżej 6; karta bez frakcji nie wnosi żadnej.
rule-IM-13-8 = Karty frakcji liczy się tylko w kopalni, z zawaleniem czy bez, nigdy na ręce.

## 14

chapter-IM-14 = Koniec gry, punktacja, gra równoczesna

rule-IM-14-1 = 10. wydarzenie otwiera ostatnią rundę. Gra kończy się po jej fazie kopalni albo po wydarzeniu na koniec rundy.
rule-IM-14-2 = Twój wynik to punkty zwycięstwa z kryształów i 1 punkt za każdy pełny wózek. Monety, karty na ręce, maszyny, zawalenia, wózki pełne do połowy i pozycja na planszy postępu nic nie dają.
rule-IM-14-3 =
    Wygrywa najwyższy wynik. Przy remisie decyduje większa liczba pozostałych monet, a potem większa liczba pełnych wózków w kopalni. Jeśli nadal jest remis, zwycięstwo jest wspólne.
    Opcja tiebreak2 = machines: po monetach liczą się wtedy maszyny w kopalni zamiast pełnych wózków.
rule-IM-14-4 =
    Solo grasz według tych samych zasad, a wynik daje ci tytuł:
    Do 34 – Kopacz.
    35–45 – Drążyciel tuneli.
    46–55 – Początkujący górnik.
    56–60 – Inżynier górnictwa.
    61–65 – Stary rębacz.
    Od 66 – Król głębin.
rule-IM-14-5 = Wszyscy grają równocześnie. Tam, gdzie ktoś musi być pierwszy, na przykład na jednym ekranie, w 1. rundzie jest to gracz na pierwszym miejscu, w 2. rundzie następny i tak dalej. Przy przygotowaniu do gry karty rozdaje się i wybiera od pierwszego miejsca.
rule-IM-14-6 = To, które karty zachowujesz i którą zagrywasz, jest tajne. Możesz wybierać przed innymi lub po nich i zmieniać zdanie, dopóki nie zapadnie ostatni wybór; potem odkrywa się wszystko naraz. Przy graczu, który nie ma nic do wyboru, też widać do tej chwili „jeszcze wybiera”, więc nikt się tego nie domyśli. Dokładanie i aktywacje są jawne, a na innych czekasz dopiero wtedy, gdy kończy się twoja reakcja łańcuchowa albo twoja część wydarzenia.
rule-IM-14-7 = Talie i stosy kart odrzuconych są wspólne, więc od tego, kto jest pierwszy, zależy, co kto z nich dobierze. Dobrania karty wraz z potrzebnym tasowaniem, dobierania frakcji i odrzucenia karty nic nie może przerwać. Żadna karta nie odnosi się do cudzej kopalni, więc nic innego od kolejności nie zależy.
rule-IM-14-8 = To, co jawne, widać na bieżąco: jak rosną kopalnie innych graczy i jak maleją talie. To, co tajne, pozostaje tajne, dopóki wszyscy nie wybiorą.
rule-IM-14-9 = Zapis rozgrywki zawiera przygotowanie, każdy wybór i wszystko, co przyniósł los, na przykład strony plansz, karty i wydarzenia, w takiej kolejności, w jakiej następowały. Rozgrywkę można więc odtworzyć dokładnie tak, jak przebiegała.
rule-IM-14-10 = Decydujesz o tym, które karty zachować, którą kartę zagrać i gdzie ją dołożyć, który efekt i którą drogę w górę wybrać, co wziąć na powierzchni, a także o wszystkim, co efekt zostawia tobie: o taliach, frakcjach, planszach, liczbie pól, kartach, wózkach, wymianach i odrzucaniu. Jeśli możliwa jest tylko 1 odpowiedź, nie ma pytania. Efekt karty to zawsze wybór, bo możesz go pominąć.
rule-IM-14-11 = Zawsze obowiązuje: żadna karta nie ginie i nie pojawia się 2 razy, na karcie są najwyżej 3 maszyny i 1 zawalenie, a aktywuje się ją najwyżej raz na rundę. Monet nigdy nie jest mniej niż 0, żetony wózka leżą tylko na wózkach, które były pełne do połowy, nad każdą kartą poniżej rzędu 1 leży inna karta, a dobieranie z talii nigdy nie daje karty 4. poziomu. Po każdej rundzie każdy ma w kopalni o 1 kartę więcej, a na ręce najwyżej 8.
