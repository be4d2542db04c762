### Trollfjord: tekst każdej zasady według identyfikatora. rule-TF-8-4 to zasada TF-8.4.
### Tekstów się nie łamie: złamanie wiersza tutaj to złamanie wiersza u czytelnika. Nazw i wartości opcji nigdy się nie tłumaczy.

## 2

chapter-TF-2 = Elementy i przygotowanie do gry

rule-TF-2-1 = Grają 2–4 osoby. Wspólne są plansza, Kamienna Wieża z młotem i 44 głazami, szlak z 10 drewnianych desek, deska startowa, licznik uderzeń z suwakiem, 42 skarby, 3 korony i 6 żetonów fortec: po 2 z numerami I, II i III. W każdym kolorze jest 10 trolli, 1 król, 1 worek na skarby i 3 dary.
rule-TF-2-2 = Skarby mają wartość od 10 do 28. Skarbów o wartości 15, 16, 17 i 18 jest po 3, wszystkich innych po 2, razem 42.
rule-TF-2-3 = Głazy mają 4 kolory: jest 11 białych, 11 czerwonych, 11 żółtych i 11 niebieskich.
rule-TF-2-4 = Twoje 3 dary mają wartość 4, 8 i 16. Na początku leżą liczbą do góry.
rule-TF-2-5 = Na planszy jest 12 regionów, po 2 z każdego z 6 terenów: góry, fiord, lodowiec, bagno, tundra i las. Oba fiordy łączy wspólna woda, ale to 2 osobne regiony, które ze sobą sąsiadują.
rule-TF-2-6 =
    Każda z 6 fortec otrzymuje losowo 1 żeton fortecy.
    Opcja fortresses = first: żetony leżą wtedy tak, jak zaleca ustawienie na pierwszą grę.
rule-TF-2-7 = 10 desek szlaku układa się wokół planszy w losowej kolejności. Ich pola wędrówki, ze śladami stóp, leżą po wewnętrznej stronie, a okrągłe pola wystawiania po zewnętrznej; na każdym polu wystawiania widać teren.
rule-TF-2-8 = Wszystkie 44 głazy wsypuje się do wieży od góry. Te, które się wytoczą, wkłada się z powrotem, aż wszystkie zostaną w środku.
rule-TF-2-9 = Zakryte skarby się miesza. Każdy region otrzymuje 1 z nich, odkryty; pozostałe 30 tworzy zapas skarbów.
rule-TF-2-10 = 3 korony, po jednej dla przegródek I, II i III, leżą w rezerwie obok planszy, podobnie jak suwak licznika uderzeń.
rule-TF-2-11 = Deskę startową kładzie się przy prawym dolnym rogu planszy, polem 1 do szlaku. Królów stawia się losowo na jej pierwszych polach, na tylu, ilu jest graczy.
rule-TF-2-12 = Pole startowe 1 jest na przedzie. Król na polu startowym o najwyższym numerze jest ostatni, więc jego gracz zaczyna.
rule-TF-2-13 = Zaczynasz ze wszystkimi 10 trollami w zapasie, z królem oraz z pustym workiem na skarby i 3 darami.
rule-TF-2-14 = Gdy ostatni król opuści deskę startową, odwraca się ją i odtąd służy jako licznik uderzeń. Wcześniej nikt nie może kuć.

## 3

chapter-TF-3 = Szlak

rule-TF-3-1 = Wszystkie pola szlaku tworzą 1 ciąg, zgodnie z ruchem wskazówek zegara od prawego dolnego rogu: pole wystawiania, pole wędrówki, pole wystawiania i tak dalej. Żadne 2 pola nie leżą na równi.
rule-TF-3-2 = To, jak daleko zaszedł król, liczy się przez wszystkie okrążenia. Król, który mija róg 2. raz, jest o całe okrążenie dalej niż za 1. razem.
rule-TF-3-3 = Król jest przed innym, jeśli zaszedł dalej. Ostatni król to ten spośród stojących, który zaszedł najmniej daleko.
rule-TF-3-4 = Twój król wyprzedza tych, którzy przed jego ruchem byli przed nim, a po ruchu są za nim. Był ostatni, więc każdego innego stojącego króla albo wyprzedza, albo nadal ma przed sobą.
rule-TF-3-5 = Każde pole szlaku jest przed każdym polem deski startowej.
rule-TF-3-6 = Żaden król nie może zdublować innego: zawsze rusza ostatni, a żaden ruch nie sięga aż tak daleko.
rule-TF-3-7 = Na polu mieści się tylko 1 król, więc 2 królów nigdy nie jest równie daleko.
rule-TF-3-8 = Tura należy do gracza, którego stojący król jest ostatni na szlaku.
rule-TF-3-9 = Jeśli po twojej turze twój król nadal jest ostatni, masz następną pełną turę, i tak aż kogoś wyprzedzisz.
rule-TF-3-10 = Leżący król już się nie rusza i nigdy nie liczy się jako ostatni. Jego pole pozostaje zajęte.
rule-TF-3-11 = Twoja tura ma 3 fazy. A: twój król się rusza, a trolle są wystawiane lub wędrują, najpierw twoje, potem te, które mają wiatr w plecy. B: możesz kuć. C: zbiera się skarby, ale tylko jeśli było kucie.

## 4

chapter-TF-4 = Faza A: ruch trolli

rule-TF-4-1 = Twój król musi się ruszyć, zgodnie z ruchem wskazówek zegara. Wybierasz rodzaj pola, wystawianie lub wędrówkę, oraz liczbę od 1 do 3.
rule-TF-4-2 = Policz puste pola wybranego rodzaju przed swoim królem. Przy liczbie k król idzie na k-te z nich. Pól zajętych i pól drugiego rodzaju się nie liczy.
rule-TF-4-3 = Liczba nie oznacza odległości: wszystko, czego się nie liczy, twój król przeskakuje bez żadnego kosztu.
rule-TF-4-4 = Leżący królowie zajmują swoje pola tak samo jak stojący.
rule-TF-4-5 = Szlak to zamknięty krąg: za rogiem liczy się dalej. Pól zawsze wystarcza na wszystkie 6 ruchów.
rule-TF-4-6 =
    Na k-tym polu wystawiania możesz wystawić najwyżej k trolli ze swojego zapasu. Wszystkie trafiają do 1 regionu o terenie widocznym na polu; do którego z 2, wybierasz ty.
    Opcja place_both: trolle można wtedy podzielić między oba regiony.
rule-TF-4-7 = Nie można wystawić więcej trolli, niż masz w zapasie. Król może wejść na pole wystawiania także wtedy, gdy zapas jest pusty.
rule-TF-4-8 = Na k-tym polu wędrówki możesz wykonać najwyżej k kroków. W każdym kroku 1 twój troll przechodzi do sąsiadującego regionu. Kroki możesz dowolnie podzielić między swoje trolle.
rule-TF-4-9 = Regiony sąsiadują ze sobą, jeśli mają wspólną granicę. Troll może też wrócić tam, skąd przyszedł. W regionie może stać dowolnie wiele trolli dowolnych kolorów.
rule-TF-4-10 = Forteca stoi tam, gdzie zbiegają się granice 3 regionów, więc każdy z nich sąsiaduje z 2 pozostałymi.
rule-TF-4-11 = Ruszasz tylko własne trolle. Wystawianie trolli i kroki nigdy nie są obowiązkowe.
rule-TF-4-12 = Gdy twoje trolle są już na miejscach, wiatr w plecy mają wszyscy przeciwnicy, których stojący królowie są przed twoim. Wyprzedzeni go nie mają.
rule-TF-4-13 = Z wiatru w plecy korzysta się po kolei, zaczynając od ostatniego z tych królów. Każdy gracz widzi, co przed nim zrobili inni.
rule-TF-4-14 = Z wiatrem w plecy gracz, którego król stoi na polu wystawiania, może wystawić 1 trolla w dowolnym z 2 regionów jego terenu, a gracz, którego król stoi na polu wędrówki, może wykonać 1 krok.
rule-TF-4-15 = Wiatr w plecy wieje w każdej turze, także gdy ten sam gracz ma ich kilka z rzędu, i zawsze przed kuciem.
rule-TF-4-16 = Gracz, którego król leży, nie ma wiatru w plecy.
rule-TF-4-17 = Król na desce startowej nigdy nie ma wiatru w plecy, bo każdy ruch go wyprzedza.

## 5

chapter-TF-5 = Faza B: forteca i kompan

rule-TF-5-1 = W swojej turze możesz kuć 1 raz, przy 1 fortecy. Nie musisz.
rule-TF-5-2 = O fortecy decyduje twoja pierwsza od lewej pusta przegródka: przy przegródce I, II lub III forteca musi mieć ten numer, przy przegródce + może mieć dowolny. Dotyczy to tylko gracza, którego jest tura.
rule-TF-5-3 = Twoje trolle muszą stać w co najmniej 2 z 3 regionów fortecy. Dotyczy to tak samo ciebie, jak i kompana.
rule-TF-5-4 = Jeśli żadna forteca nie jest dla ciebie dozwolona albo nie chcesz kuć, twoja tura się kończy. Jeśli dozwolonych jest kilka, wybierasz jedną.
rule-TF-5-5 = Po kuciu, które nie daje ci skarbu, twoja przegródka pozostaje pusta. Znów potrzebujesz fortecy o tym samym numerze.
rule-TF-5-6 = To, gdzie stoją twoje trolle, sprawdza się dopiero wtedy, gdy ucichnie wiatr w plecy.
rule-TF-5-7 = Najpierw zapowiadasz fortecę. Nie jest to jeszcze zobowiązanie, że uderzysz.
rule-TF-5-8 = Twoim kompanem może zostać przeciwnik, którego trolle stoją w co najmniej 2 z tych 3 regionów. To, co ma w worku, nie ma znaczenia.
rule-TF-5-9 = Kandydatów pyta się po kolei: najpierw tych, którzy mają więcej trolli w tych 3 regionach, a przy równej liczbie tych, których król jest dalej z tyłu. Kto pierwszy się zgodzi, ten jest kompanem, i nikogo więcej się nie pyta.
rule-TF-5-10 = Kompanowi nie można odmówić i nikogo nie można zmusić do dołączenia.
rule-TF-5-11 = Potem decydujesz: kujesz, razem z kompanem, jeśli go masz, albo nie kujesz wcale. W pojedynkę możesz kuć tylko wtedy, gdy nikt nie dołącza. Jeśli nie kujesz, twoja tura się kończy.
rule-TF-5-12 =
    W swojej turze zapowiadasz tylko 1 fortecę.
    Opcja announce_again: jeśli nie kujesz, możesz wtedy zapowiedzieć inną fortecę, ale żadnej 2 razy.
rule-TF-5-13 = Gdy zdecydujesz, że kujesz, kompan nie może się już wycofać.
rule-TF-5-14 = Limit kucia to liczba twoich trolli w 3 regionach fortecy, razem z trollami kompana, ale najwyżej 9. Trolle innych graczy się nie liczą.
rule-TF-5-15 = Limit mówi, ile może być uderzeń, obu graczy razem. Nic go nie podnosi.
rule-TF-5-16 = Limit mówi też, ile głazów czerwonych, ile żółtych i ile niebieskich może leżeć na stole. Przy 1 więcej w którymś kolorze Duch Gór wpada w gniew. Białe głazy nie mają limitu; liczą się tylko do sumy.
rule-TF-5-17 = Limit ustala się w chwili, gdy decydujesz się kuć. Pozostaje taki sam bez względu na to, kto ma młot i kto przerywa.
rule-TF-5-18 = Limit nigdy nie jest niższy niż 2, bo potrzebne są trolle w 2 regionach. Bez gniewu może wypaść najwyżej 3 razy tyle głazów, ile wynosi limit, i jeszcze 11.

## 6

chapter-TF-6 = Faza B: uderzenia

rule-TF-6-1 = Młot ma najpierw gracz, którego jest tura, i musi uderzyć co najmniej 1 raz.
rule-TF-6-2 = Liczy się każde uderzenie, także puste, po którym nic nie wypada. Wybite głazy zostają na stole i sumują się dla obu graczy aż do końca kucia.
rule-TF-6-3 = Głazy, które wyskoczą górą albo wypadną bez uderzenia, wkłada się z powrotem i się ich nie liczy.
rule-TF-6-4 = Uderza się tylko w lewą i prawą ścianę wieży. Wybierasz ścianę, 1 z 5 wysokości i 1 z 20 stopni siły; ręka trochę drży każdemu, botom też.
rule-TF-6-5 = Po każdym uderzeniu po kolei: jeśli któryś kolor przekracza limit, Duch Gór wpada w gniew i uderzenia się kończą. Jeśli nic nie wypadło, młot przechodzi do drugiego gracza, o ile taki jest. Jeśli było to ostatnie dozwolone uderzenie, gracz, który ma teraz młot, musi przerwać. W przeciwnym razie wybiera: uderza jeszcze raz albo przerywa.
rule-TF-6-6 = Puste uderzenie przekazuje młot dalej, nawet jeśli było ostatnim dozwolonym. Przerywa wtedy gracz, który go dostał.
rule-TF-6-7 = Kto dostaje młot, może przerwać od razu, bez własnego uderzenia. Głazy, uderzenia i limit pozostają te same. Drugi gracz nie może się wycofać, a młot może przechodzić z rąk do rąk dowolnie wiele razy.
rule-TF-6-8 = Jeśli kujesz w pojedynkę, puste uderzenie po prostu się liczy i nic więcej.
rule-TF-6-9 = Kto przerywa, z wyboru, przez limit albo po udobruchaniu Ducha Gór, ten pierwszy i od razu bierze skarb.
rule-TF-6-10 = Jeśli gracz przerywa z wyboru, to bierze skarb, a potem drugi gracz decyduje: bierze skarb teraz albo kuje dalej w pojedynkę. Głazy, uderzenia i limit pozostają te same. Kto kuje dalej, może przerwać po każdym uderzeniu, musi przerwać przy limicie i dopiero wtedy bierze skarb.
rule-TF-6-11 = Kto kuje dalej, musi uderzyć co najmniej 1 raz.
rule-TF-6-12 =
    Gdy drugi gracz kuje dalej, dla gracza, który przerwał, kucie jest skończone: puste uderzenie nie oddaje mu młota, a skarbu nie może on już wziąć.
    Opcja late_take: gdy drugi skończy, gracz, który przerwał i nie dostał skarbu, musi jakiś wziąć, jeśli może.
rule-TF-6-13 = Wzięty skarb zostaje u właściciela, cokolwiek się potem stanie.
rule-TF-6-14 = Młot może przechodzić z rąk do rąk, ale tura nie: przez cały czas należy do tego samego gracza.
rule-TF-6-15 = Uderzenie, po którym wszystkie głazy, które wypadły, trzeba włożyć z powrotem, jest puste. Głazy te nie liczą się ani do sumy, ani do koloru.

## 7

chapter-TF-7 = Gniew i dary

rule-TF-7-1 = Duch Gór wpada w gniew, gdy tylko głazów czerwonych, żółtych lub niebieskich jest na stole więcej, niż pozwala limit. Liczą się wszystkie głazy tego uderzenia. Uderzenia kończą się dla wszystkich i żaden dar tego nie zmieni.
rule-TF-7-2 = Dopóki Duch Gór się gniewa, nikt nie może brać skarbów. Skarby już wzięte zostają na miejscu.
rule-TF-7-3 = Nadmiar to liczba głazów ponad limit, licząc razem czerwone, żółte i niebieskie.
rule-TF-7-4 = Aby udobruchać Ducha Gór, trzeba tylu darów, ile wynosi nadmiar. Każdy dar liczy się za 1 głaz, bez względu na wartość, a które dary składasz, wybierasz ty. Złożone dary leżą odwrócone do końca gry. Suma głazów się nie zmienia.
rule-TF-7-5 = 2 graczy może dowolnie podzielić dary między siebie. Jeśli darów wystarczy, skarby mogą brać obaj; jeśli nie, to żaden, ale wtedy żaden dar nie przepada.
rule-TF-7-6 = Zaczyna gracz, który ma młot; obaj na zmianę deklarują po 1 darze albo pasują. Gdy tylko darów wystarcza, odwraca się wszystkie zadeklarowane. Jeśli wszyscy po kolei spasują, nie odwraca się żadnego. Jeśli darów z góry jest za mało, nikogo się nie pyta.
rule-TF-7-7 =
    Jeśli z 2 graczy jeden przerwał, a drugi kuje dalej, dary może składać tylko ten drugi.
    Opcja retired_gives: wtedy może je składać także gracz, który przerwał.
rule-TF-7-8 = 2 graczy ma najwyżej 6 darów, a 1 gracz 3, więc przy większym nadmiarze Ducha Gór nie można udobruchać. Darów nie można składać na zapas.

## 8

chapter-TF-8 = Faza C: skarby, korony, powrót trolli

rule-TF-8-1 = Możesz wziąć skarb z 1 z 3 regionów fortecy, jeśli jego wartość nie przekracza liczby głazów na stole, masz w tym regionie trolla, nikt nie wziął tego skarbu przed tobą, a Duch Gór się nie gniewa albo został udobruchany.
rule-TF-8-2 = Jeśli jest taki skarb, musisz jakiś wziąć; który, wybierasz ty. Jeśli nie ma żadnego, nic nie dostajesz.
rule-TF-8-3 = Najpierw skarb bierze gracz, który przerwał, potem drugi, chyba że kuje dalej.
rule-TF-8-4 = Za 1 kucie każdy gracz bierze najwyżej 1 skarb.
rule-TF-8-5 = W twojej turze skarb trafia odkryty do twojej pierwszej od lewej pustej przegródki. W turze innego gracza trafia zakryty na twoją łatę, na której mieści się dowolnie wiele skarbów. To, kto ma młot, nie ma znaczenia.
rule-TF-8-6 = Na miejsce wziętego skarbu nie trafia nowy, dopóki wszyscy nie wezmą swoich. Drugi gracz ma więc o 1 skarb mniej do wyboru.
rule-TF-8-7 = O koronach decydują skarby w przegródkach I, II i III. Przegródka + i łata nie mają na nie wpływu.
rule-TF-8-8 = Pierwszy w grze skarb w danej przegródce daje właścicielowi koronę tej przegródki. Później przejmuje ją skarb o równej lub wyższej wartości w tej samej przegródce innego worka; niższy niczego nie zmienia.
rule-TF-8-9 = Przegródki I, II i III mają po 1 koronie. Możesz mieć kilka koron.
rule-TF-8-10 =
    Na koniec gry korona jest warta 5 punktów.
    Opcja crown_value: ustala inną wartość, od 0 do 20.
rule-TF-8-11 = Po każdym kuciu każdy jego uczestnik zabiera wszystkie swoje trolle z 1 z 3 regionów z powrotem do zapasu. Musi to być region wziętego skarbu; gracz bez skarbu wybiera region.
rule-TF-8-12 =
    W wybranym regionie musi stać co najmniej 1 twój troll.
    Opcja free_clear: może to wtedy być region bez twoich trolli.
rule-TF-8-13 = Najpierw robi to gracz, którego jest tura, potem kompan.
rule-TF-8-14 = Nie ma różnicy, czy trolle z regionu skarbu wracają od razu, czy teraz: limit jest już ustalony, a każdy rusza tylko własne.
rule-TF-8-15 = Potem każdy region bez skarbu otrzymuje z zapasu losowy skarb, odkryty. Gdy zapas się skończy, regiony pozostają bez skarbów.
rule-TF-8-16 = Bez kucia trolle nie wracają do zapasu i nie wykłada się nowych skarbów.
rule-TF-8-17 = Wszystkie głazy wracają do wieży, licznik uderzeń wraca na 0, a tura się kończy.

## 9

chapter-TF-9 = Koniec gry i punktacja

rule-TF-9-1 = Koniec gry wywołuje pierwszy skarb w czyjejś przegródce +. Dla tego gracza jest to ostatnia tura.
rule-TF-9-2 = Tę turę rozgrywa się jeszcze do końca, ze wszystkim, co może w niej zrobić kompan.
rule-TF-9-3 = Na koniec swojej ostatniej tury zabierasz z planszy wszystkie trolle i kładziesz króla na jego polu, które pozostaje zajęte.
rule-TF-9-4 = Każdy z pozostałych graczy ma potem dokładnie 1 turę, jak zwykle zaczynając od ostatniego stojącego króla. Po niej kończy grę, nawet jeśli jego król nadal byłby ostatni.
rule-TF-9-5 = Gracz, który skończył grę, nie ma trolli na planszy, więc nie może zostać kompanem.
rule-TF-9-6 = Kolejny skarb w przegródce + podczas ostatnich tur niczego już nie zmienia.
rule-TF-9-7 = Twój wynik to wartość wszystkich skarbów w przegródkach i na łacie, niezłożonych darów i koron. Wygrywa najwyższy wynik.
rule-TF-9-8 =
    Przy równych wynikach wygrywa gracz, którego król jest na szlaku najdalej z tyłu.
    Opcja tiebreak = latest: wygrywa wtedy gracz, którego króla położono jako ostatniego.

## 10

chapter-TF-10 = Bezpiecznik

rule-TF-10-1 =
    Nikt nie musi kuć, więc rozgrywka mogłaby trwać bez końca. Dlatego kończy się po 200 turach wszystkich graczy razem i jest punktowana jak zwykle. To bezpiecznik, a nie zasada gry przy stole.
    Opcja max_turns: ustala inną liczbę tur, od 20 do 1000.

## 11

chapter-TF-11 = Kto co wie

rule-TF-11-1 = Wszystko jest jawne: plansza, trolle, królowie, worki, dary, korony i wybite głazy. Skarby na łacie leżą zakryte, ale brano je na oczach wszystkich, więc pozostają znane. Nikt nie wie, który skarb trafi się z zapasu jako następny ani jak leżą głazy w wieży. Wszystkie decyzje zapadają jawnie, jedna po drugiej; obietnice nikogo nie wiążą.
