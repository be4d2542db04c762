# The browser outside the tables: lobby, new tables, joining, rulebooks, settings, the account.

## Around these pages; what a table needs as well is in table.ftl

web-home = Underhall, do lobby
web-nav = Menu główne
web-nav-play = Graj
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-nav-settings = Ustawienia
# the same under an icon on a phone: short
web-tab-rules = Zasady
web-nav-account = Konto
web-nav-guest = Gość
web-language = Język
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-guest-keep = gość · zachowaj rozgrywki
web-guest-new = bez logowania
web-signed-in = zalogowano
web-loading = Zapalamy latarnie…
web-try-again = Spróbuj znów
web-copied = Skopiowano.
web-nowhere-title = Tu nie ma żadnej sali
web-nowhere-text = Link może być stary albo brakuje w nim litery.
web-nowhere-home = Do lobby

## Lobby

web-lobby-title = { $n ->
        [1] Pod górą czeka stół
        [one] { $n } stół pod jedną górą
        [few] { $n } stoły pod jedną górą
        [many] { $n } stołów pod jedną górą
       *[other] { $n } stołu pod jedną górą
    }
web-lobby-lead = Graj od razu z botami albo wyślij znajomym link. Stół pilnuje każdej zasady i każdą wyjaśnia.
web-lobby-games = Gry
web-lobby-new = Nowa gra
web-lobby-no-games = Nie udało się pobrać gier.
web-players = { $low }–{ $high }
web-players-label = Liczba graczy: od { $low } do { $high }
web-play-now = Graj teraz
web-play-now-label = Graj teraz z botami: { $game }
web-opponents = Twoi przeciwnicy
web-opponents-about = „Graj teraz” sadza ich z tobą do stołu.
web-new-table = Nowy stół
web-new-table-label = Nowy stół: { $game }
web-read-rules = Przeczytaj zasady
web-setting-table = Szykujemy stół…

web-your-tables = Twoje stoły
web-tables-waiting = { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
        [many] { $n } czeka na ciebie
       *[other] { $n } czeka na ciebie
    }
web-tables-empty = Nie masz jeszcze stołów. Graj teraz z botami albo utwórz stół dla znajomych.
web-table-with = { $game }, przy stole: { $people }
web-table-alone = { $game }
web-table-open = { $game }, są wolne miejsca
web-table-your-turn = Twoja tura
web-table-waits-for = Czekamy na: { $people }
web-table-goes-on = Gra trwa
web-table-handed = Gra za ciebie bot
web-table-seats = Zajęte miejsca: { $taken } z { $seats }
web-table-all-here = Wszyscy są. Można zaczynać.
web-table-won = { $points ->
        [one] Wygrana, { $points } punkt
        [few] Wygrana, { $points } punkty
        [many] Wygrana, { $points } punktów
       *[other] Wygrana, { $points } punktu
    }
web-table-ended = { $points ->
        [one] { $place }. miejsce, { $points } punkt
        [few] { $place }. miejsce, { $points } punkty
        [many] { $place }. miejsce, { $points } punktów
       *[other] { $place }. miejsce, { $points } punktu
    }
web-table-over = Koniec gry
web-table-news = Od twojej wizyty coś się wydarzyło
web-invite = Zaproś
web-all-finished = Wszystkie zakończone gry

web-join-title = Dołącz do znajomych
web-join-lead = Wklej otrzymany link albo słowa.
web-join-field = Link albo słowa
web-join-example = amber-goat-stair-moon-nine
web-join = Dołącz
web-join-empty = Najpierw wklej link albo słowa.
web-join-by-link = Z linku

## New table

web-new-title = Nowy stół: { $game }
web-new-who = Kto gra?
web-new-who-lead = Tury idą w tej kolejności. Zaczyna miejsce 1.
web-new-who-together = Wszyscy grają naraz.
web-seat-n = Miejsce { $n }
web-seat-kind = Kto zajmuje miejsce { $n }?
web-seat-me = Ty
web-seat-open = Ktoś z linkiem
web-seat-local = Ktoś przy tym ekranie
web-seat-bot = Bot
web-seat-open-about = Link do wysłania dostaniesz, gdy stół będzie gotowy.
web-seat-name = Nazwa gracza na miejscu { $n }
web-seat-name-hint = Nazwa gracza
web-seat-level = Poziom bota na miejscu { $n }
web-seat-remove = Usuń miejsce { $n }
web-seat-add = Dodaj miejsce
web-seat-mix = Rozlosuj miejsca
web-seats-most = { $n ->
        [one] Jest miejsce dla { $n } gracza.
        [few] Jest miejsce dla { $n } graczy.
        [many] Jest miejsce dla { $n } graczy.
       *[other] Jest miejsce dla { $n } gracza.
    }
web-bot-random = Beztroski
web-bot-random-about = Robi cokolwiek, byle zgodnie z zasadami.
# each level is somebody; where several of one level sit at a table, they go by these names
web-bot-novice = Początku­jący
web-bot-novice-about = Ma kilka pomysłów i wybiera najlepszy z nich. Niejedno przeoczy.
web-bot-novice-name = { $n ->
        [1] Kamyk
        [2] Okruch
        [3] Guzik
       *[other] Puszek
    }
web-bot-casual = Okazjo­nalny
web-bot-casual-about = Rozważa każdy ruch i wybiera najlepszy w tej chwili. Naprzód nie patrzy.
web-bot-casual-name = { $n ->
        [1] Grosik
        [2] Garnek
        [3] Rogalik
       *[other] Jeżyna
    }
web-bot-strong = Mocny
web-bot-strong-about = Przed ruchem wiele razy rozgrywa w myślach to, co może się stać.
web-bot-strong-name = { $n ->
        [1] Krzemień
        [2] Granit
        [3] Bazalt
       *[other] Onyks
    }
web-bot-expert = Ekspert
web-bot-expert-about = Korzysta z nauki wyniesionej z tysięcy rozgrywek przeciw sobie i z nią myśli naprzód.
web-bot-expert-name = { $n ->
        [1] Echo
        [2] Topaz
        [3] Opal
       *[other] Beryl
    }

web-new-rules = Zasady domowe
web-new-rules-usual = Pierwszy raz? Zagraj na zwykłych zasadach.
web-new-rules-changed = { $n ->
        [one] Zmieniono { $n } zasadę
        [few] Zmieniono { $n } zasady
        [many] Zmieniono { $n } zasad
       *[other] Zmieniono { $n } zasady
    }
web-new-rules-reset = Przywróć zwykłe zasady
web-option-yes = Tak
web-option-no = Nie
web-option-rule = Przeczytaj zasadę { $rule }

web-new-clock = Zegar tury
web-new-clock-about = Gdy w turze skończy się czas, bot gra dalej, dopóki nie odzyskasz miejsca.
web-clock-none = Bez zegara
web-clock-minutes = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
web-clock-days = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
web-clock-minutes-turn = { $n ->
        [one] { $n } minuta na turę
        [few] { $n } minuty na turę
        [many] { $n } minut na turę
       *[other] { $n } minuty na turę
    }
web-clock-days-turn = { $n ->
        [one] { $n } dzień na turę
        [few] { $n } dni na turę
        [many] { $n } dni na turę
       *[other] { $n } dnia na turę
    }
web-new-spectators = Pozwól innym oglądać
web-new-spectators-about = Przyglądać się może każda osoba, która ma link do stołu. Zakrytych kart nie widzi nikt.
web-spectators-yes = Inni mogą oglądać
web-spectators-no = Bez widzów

web-new-tower = Kamienna Wieża
web-new-tower-physics = Symulacja fizyczna
web-new-tower-physics-about = Każdym głazem porusza symulacja fizyczna. Spadanie trwa chwilę; wszyscy widzą je tak, jak przebiegło, i mogą obejrzeć je ponownie.
web-new-tower-twin = Według statystyki
web-new-tower-twin-about = To, ile głazów spada, gra losuje od razu ze zmierzonej statystyki wieży; ich toczenie się to tylko obraz.
web-new-tower-none = Na tym serwerze nie ma symulacji fizycznej: to, ile głazów spada, gra losuje ze zmierzonej statystyki wieży.
web-tower-physics = Wieżą porusza symulacja fizyczna
web-tower-twin = Wieża działa według swojej statystyki

web-new-sum = Twój stół
web-sum-seats = { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }
web-sum-friends = { $n ->
        [one] { $n } osoba z linkiem
        [few] { $n } osoby z linkiem
        [many] { $n } osób z linkiem
       *[other] { $n } osoby z linkiem
    }
web-sum-local = { $n ->
        [one] jeszcze { $n } osoba przy tym ekranie
        [few] jeszcze { $n } osoby przy tym ekranie
        [many] jeszcze { $n } osób przy tym ekranie
       *[other] jeszcze { $n } osoby przy tym ekranie
    }
web-sum-bots = { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } botów
       *[other] { $n } bota
    }
web-sum-usual = Zwykłe zasady
web-new-set = Utwórz stół
web-new-start = Rozpocznij grę
web-new-next-invite = Potem dostaniesz linki dla znajomych.
web-new-next-start = Wszyscy są, więc gra zacznie się od razu.

## Gathering and joining

web-gather-title = Zbieramy graczy: { $game }
web-gather-lead-host = Wyślij każdej osobie jej link. Gdy wszystkie miejsca będą zajęte, rozpoczniesz grę.
web-gather-lead-settling = Miejsca są już zajęte. Gdy wszyscy przyjdą, rozpoczniesz grę.
web-gather-lead-guest = Masz już miejsce. Gdy wszystkie będą zajęte, gospodarz stołu rozpocznie grę.
web-gather-lead-watch = Gra jeszcze się nie zaczęła. Gdy tylko ruszy, możesz oglądać.
web-gather-lead-ready = Wszyscy są. Zaczynamy?
web-gather-seats = Miejsca
web-gather-you = ty
web-gather-bot = bot
web-gather-open = Wolne miejsce
web-gather-ready = Gotowe
web-gather-coming = Siada do stołu…
web-gather-absent = Jeszcze nie przy stole
web-gather-away = Zajęte, teraz offline
web-gather-free = Czeka na gracza
web-gather-invite = Zaproszenie na miejsce { $n }
web-gather-words = Albo podaj te słowa:
web-gather-copy = Kopiuj link
web-gather-copy-label = Kopiuj link na miejsce { $n }
web-gather-share = Udostępnij
web-gather-share-label = Udostępnij link na miejsce { $n }
web-gather-share-text = Zapraszam do stołu w Underhall. Gramy w: { $game }.
web-gather-bot-here = Posadź tu bota
web-gather-bot-label = Posadź bota na miejscu { $n }
web-gather-instead = Jeśli nie przyjdzie:
web-gather-instead-label = Oddaj miejsce { $n } komuś innemu
web-gather-open-again = Zwolnij miejsce
web-gather-open-again-label = Zwolnij miejsce { $n }
web-gather-start = Rozpocznij grę
web-gather-missing = { $n ->
        [one] { $n } miejsce jest jeszcze wolne.
        [few] { $n } miejsca są jeszcze wolne.
        [many] { $n } miejsc jest jeszcze wolnych.
       *[other] { $n } miejsca jest jeszcze wolne.
    }
web-gather-settling = Kogoś jeszcze nie ma.
web-gather-host-starts = Grę rozpoczyna gospodarz stołu.
web-gather-leave = Zrezygnuj z miejsca
web-gather-close = Zamknij stół dla wszystkich
web-gather-close-sure = Stół zniknie, a jego linki przestaną działać. Wszyscy przy stole się o tym dowiedzą.
web-gather-close-yes = Zamknij
web-gather-close-no = Zostaw
web-deal-title = Losowanie, które można sprawdzić
web-deal-about = Ani serwer, ani żaden gracz nie ma wpływu na losowanie, a po grze każdy może je sprawdzić.
web-deal-details = Jak to działa?
web-deal-text = Zanim ktokolwiek siądzie do stołu, serwer wybiera sekret i pokazuje poniżej jego odcisk. Potem przeglądarka każdego gracza dodaje własną liczbę losową. Całe losowanie wynika z sekretu i tych liczb razem. Po grze sekret zostaje ujawniony: musi mieć właśnie ten odcisk, a rozgrywka musi się z niego odtworzyć dokładnie tak, jak przebiegała.
web-deal-fingerprint = Odcisk sekretu

web-invited-title = { $host } zaprasza cię do stołu
web-invited-title-open = Masz zaproszenie do stołu
web-invited-lead = Czeka na ciebie wolne miejsce. Gra: { $game }.
web-invited-seats = Przy stole już: { $people }.
web-invited-name = Twoja nazwa przy stole
web-sit-down = Zajmij miejsce
web-sit-mine = Masz już miejsce przy tym stole.
web-to-table = Do stołu
web-invited-started = To miejsce jest już zajęte.
web-watch = Oglądaj
web-invited-gone-title = To zaproszenie prowadzi donikąd
web-invited-gone = Miejsce jest zajęte albo w słowach jest błąd. Poproś o link jeszcze raz.

## Rulebooks

web-rules-title = Zasady gier
web-rules-lead = Każda zasada, której pilnuje stół, prostymi słowami.
web-rules-of = Zasady · { $game }
web-rules-search = Szukaj w zasadach
web-rules-found = { $n ->
        [0] Tych słów nie ma w żadnej zasadzie.
        [one] Znaleziono { $n } zasadę
        [few] Znaleziono { $n } zasady
        [many] Znaleziono { $n } zasad
       *[other] Znaleziono { $n } zasady
    }
web-rules-chapters = Rozdziały
web-rules-chapter = { $n } { $title }
web-rules-previous = Poprzedni rozdział: { $n } { $title }
web-rules-next = Następny rozdział: { $n } { $title }
web-rules-link = Link do zasady { $rule }
web-rules-none = Do tej gry nie ma zasad.

## Replays

web-replays-title = Powtórki
web-replays-lead = Obejrzyj zakończoną grę jeszcze raz, ruch po ruchu, z odkrytymi kartami.
web-replays-mine = Twoje zakończone gry
web-replays-empty = Tu znajdziesz swoje zakończone gry.
web-replays-records = Otwarte zapisy
web-replays-uploaded = Otwarto: { $date }
web-replays-upload = Otwórz zapis
web-replays-upload-lead = Upuść tu plik .hall albo wybierz go. Sprawdzimy go ruch po ruchu.
web-replays-choose = Wybierz plik
web-replays-reading = Sprawdzamy zapis…
web-replays-too-large = Ten plik jest za duży na zapis gry.

## Settings

web-settings-title = Ustawienia
web-settings-lead = Zapisane w tej przeglądarce.
web-set-look = Wygląd
web-set-language = Język
web-set-theme = Światło
web-set-theme-system = Jak w systemie
web-set-theme-dark = Latarnia
web-set-theme-light = Dzień
web-set-motion = Ruch
web-set-motion-about = Przy mniejszym ruchu zmiany pokazuje świetlisty obrys, a nic się nie przesuwa.
web-set-motion-system = Jak w systemie
web-set-motion-less = Mniej
web-set-sound-part = Dźwięk
web-set-sound = Odtwarzaj dźwięki
web-set-sound-about = Ciche i drewniane. Nigdy nie są jedynym sygnałem.
web-set-volume = Głośność
web-set-try = Posłuchaj
web-set-table = Przy stole
web-set-confirm = Przekazuj turę dopiero po potwierdzeniu
web-set-confirm-about = Bez tego tura przechodzi dalej sama, gdy i tak nie ma już czego cofnąć.
web-set-hotkeys = Skróty klawiszowe
web-set-hotkeys-about = Pojedyncze klawisze, na przykład U cofa ruch. Przy stole naciśnij K, aby zobaczyć wszystkie.
web-set-notify = Powiadamiaj o mojej turze
web-set-notify-about = Powiadomieniem, gdy ta strona jest w tle.
web-set-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-set-muted = Wyciszone osoby
web-set-muted-count = { $n ->
        [one] Na czacie wyciszono { $n } osobę.
        [few] Na czacie wyciszono { $n } osoby.
        [many] Na czacie wyciszono { $n } osób.
       *[other] Na czacie wyciszono { $n } osoby.
    }
web-set-unmute = Przywróć głos wszystkim

## Account

web-account-title = Twoja nazwa w Underhall
web-account-name = Nazwa
web-account-name-about = Widzą ją inni przy twoich stołach.
web-account-save = Zapisz nazwę
web-account-saved = Zapisano twoją nazwę.
web-account-keep = Zachowaj rozgrywki
web-account-keep-about = Grasz jako gość: twoje rozgrywki są tylko w tej przeglądarce. Z kontem masz je wszędzie.
web-account-login = Login
web-account-login-about = Litery, cyfry i znaki . _ @ + -
web-account-password = Hasło
web-account-password-about = Co najmniej 8 znaków.
web-account-register = Zachowaj rozgrywki
web-account-kept = Gotowe. Twoje rozgrywki są zapisane na tym koncie.
web-account-have = Mam już konto
web-account-have-about = Rozgrywki zaczęte tutaj przejdą na to konto.
web-account-log-in = Zaloguj się
web-account-welcome = Miło cię znów widzieć, { $name }.
web-account-signed = Zalogowano: { $login }
web-account-change = Zmień hasło
web-account-old = Stare hasło
web-account-new = Nowe hasło
web-account-changed = Zmieniono hasło.
web-account-log-out = Wyloguj się
web-account-out = Wylogowano.

## What the server may refuse on these pages; what it refuses at a table is in table.ftl

error-alone = W grze solo nie ma kogo pokonać.
error-bad-name = W tej nazwie nie widać żadnej litery. Spróbuj innej.
error-bad-position = Tej pozycji nie można rozegrać w tej grze albo z tą liczbą graczy.
error-bad-record = To nie jest zapis gry albo zapis się nie zgadza. Niczego nie zachowano.
error-bad-setup = Takiego stołu nie można utworzyć. Zmień miejsca lub opcje.
error-begun = Gra już się zaczęła.
error-bot = Bot nie może teraz myśleć. Spróbuj za chwilę.
error-broken = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
error-handed-over = Na tym miejscu gra teraz bot. Najpierw je odzyskaj.
error-has-account = Masz już konto.
error-login-taken = Ten login jest już zajęty. Wybierz inny.
error-no-account = Gość nie ma hasła. Najpierw zachowaj rozgrywki.
error-no-bot = W tej grze nie ma takiego bota.
error-no-fall = Nie ma tu zapisu spadających głazów.
error-no-game = Nie ma tu takiej gry.
error-no-invitation = To zaproszenie prowadzi donikąd albo jego miejsce jest zajęte.
error-no-position = Nie ma takiej pozycji.
error-no-record = Nie ma takiego zapisu.
error-no-seat = Nie ma takiego miejsca.
error-no-step = W zapisie nie ma takiego ruchu.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-over = Gra jeszcze się nie skończyła.
error-not-ready = Ktoś jeszcze siada do stołu.
error-not-started = Gra jeszcze się nie zaczęła.
error-open-seat = Jedno miejsce jest jeszcze wolne.
error-outdated = Ten stół powstał na starszych zasadach i nie można przy nim grać dalej.
error-refused = Serwer odmówił. Nic się nie zmieniło.
error-seat-taken = Ktoś już tam siedzi.
error-wrong-password = Login lub hasło się nie zgadza.

## Dwar7s Fall: what it is, and its options

dwarfs-fall-tagline = Siedem krasnoludów, dziewięć kart i smok dla sąsiadów.
dwarfs-fall-about = Układaj kopalnie, karczmy i zamek obok siebie, aż urosną w królestwa. Poślij krasnoludy po klejnoty, najmij ogra do brudnej roboty, kup zapasy na zimę, a na sąsiada, który bogaci się za szybko, naślij olbrzyma.
dwarfs-fall-minutes = 45 min
dwarfs-fall-option-shop_is_inn = Sklep to też karczma
dwarfs-fall-option-shop_is_inn-about = Sklepy i karczmy ogrów tworzą wspólne stosy. Bez tej opcji sklep tworzy stosy tylko ze sklepami.
dwarfs-fall-option-realm_must_be_closed = Królestwa muszą być zamknięte
dwarfs-fall-option-realm_must_be_closed-about = Królestwo, w którym krawędź bez muru wychodzi na puste pole, daje 0 punktów. Ruch i blokady bez zmian.
dwarfs-fall-option-castle_bonus = Dodatkowa akcja zamku
dwarfs-fall-option-castle_bonus-about = Kiedy sprawdza się, czy zamek daje ci dodatkową akcję?
dwarfs-fall-option-castle_bonus-live = Przed każdą akcją
dwarfs-fall-option-castle_bonus-turn_start = Raz, na początku tury
dwarfs-fall-option-tunnel_onto_dragon = Sztolnią można wyjść na smoka
dwarfs-fall-option-tunnel_onto_dragon-about = Krasnolud, który idzie sztolnią, może wtedy trafić także na smoka.
dwarfs-fall-option-failed_tasks = Niewykonalne zadania
dwarfs-fall-option-failed_tasks-about = Co się dzieje, gdy kończysz zadania, a któregoś nie można wykonać?
dwarfs-fall-option-failed_tasks-automatic = Nie udaje się, krasnoludy wracają
dwarfs-fall-option-failed_tasks-optional = Można je zostawić na później
dwarfs-fall-option-partial_gold = Kopalnia złota może dać 1
dwarfs-fall-option-partial_gold-about = Gdy w banku zostało tylko 1 złota, kopalnia złota daje tyle. Bez tej opcji zadanie nie udaje się.
dwarfs-fall-option-monster_zeroes_type = Co potwór pozbawia punktów
dwarfs-fall-option-monster_zeroes_type-about = Smok odbiera punkty kopalniom, a olbrzym zamkom. Jak daleko sięga?
dwarfs-fall-option-monster_zeroes_type-realm = Ten typ w całym królestwie
dwarfs-fall-option-monster_zeroes_type-card = Tylko stos, na którym leży
dwarfs-fall-option-dig_range = Zasięg podkopu
dwarfs-fall-option-dig_range-about = Które stosy można podkopać zadaniem zamku?
dwarfs-fall-option-dig_range-anywhere = Wszędzie na planszy
dwarfs-fall-option-dig_range-own_realm = Tylko we własnym królestwie
dwarfs-fall-option-giant_voids_realm = Olbrzym zeruje królestwo
dwarfs-fall-option-giant_voids_realm-about = Całe królestwo z olbrzymem daje 0 punktów, nie tylko jego zamki.
dwarfs-fall-option-secret_windows = Stałe zlecenia do tajnych celów
dwarfs-fall-option-secret_windows-about = Stałe zlecenie samo ujawnia twój cel na koniec każdej tury, gdy jego warunek jest spełniony.
dwarfs-fall-option-secret_windows-own-boundary-final = Ze stałymi zleceniami
dwarfs-fall-option-secret_windows-own-final = Bez stałych zleceń
dwarfs-fall-option-turn_order_points = Punkty za kolejność
dwarfs-fall-option-turn_order_points-about = Na koniec każdy gracz dostaje tyle punktów za każdego gracza, który w rundzie gra po nim: kto gra później, może jeszcze odpowiedzieć na ruch kończący grę.
dwarfs-fall-option-max_rounds = Ostatnia runda
dwarfs-fall-option-max_rounds-about = Gra kończy się po tej rundzie, nawet jeśli zrealizowano za mało celów.
error-method = Pod tym adresem nie da się tego zrobić.
error-too-large = To jest za duże, żeby to wysłać.

mountain-king-tagline = Dziesięć trolli, jedna góra i korona za najgłębszy tunel.
mountain-king-about = Kop w stronę Serca Góry, wydobywaj posągi dawnych klanów i wieź je wózkami na cokoły i do wielkich grot. Każdy zwerbowany troll budzi wszystkie pod sobą, więc układaj swój wiec z głową i uważaj, komu dajesz łapówki.
mountain-king-minutes = 90 min
mountain-king-option-teams = Dwa zespoły
mountain-king-option-teams-about = W grze 4-osobowej miejsca 1 i 4 grają przeciw miejscom 2 i 3; każdy zespół ma wspólny skład i honor. Przy innej liczbie graczy nic się nie zmienia.
mountain-king-option-two_player_side = Góra dla 2 graczy
mountain-king-option-two_player_side-about = Której strony planszy używa 2 graczy? 3 graczy zawsze gra na stronie jesiennej, 4 i 5 na zimowej.
mountain-king-option-two_player_side-autumn = Jesienna, mniejsza
mountain-king-option-two_player_side-winter = Zimowa, większa
mountain-king-option-workshops = Warsztaty w grze
mountain-king-option-workshops-about = Jest ich po 2 na gracza i 1 dodatkowy. Jak się je wybiera?
mountain-king-option-workshops-random = Losowo
mountain-king-option-workshops-no_duplicates = Losowo, każdy inny
mountain-king-option-workshops-chosen = Gracze wybierają po kolei
mountain-king-option-trolls_start_full = Początkowe trolle zaczynają pełne
mountain-king-option-trolls_start_full-about = Na każdym początkowym trollu leży od początku jego zasób. Bez tej opcji trolle zaczynają puste.
mountain-king-option-clan_carts_generic = Wózki klanowe jako dowolny zasób
mountain-king-option-clan_carts_generic-about = Wózkiem klanowym można płacić wszędzie tam, gdzie dowolnym zasobem, na przykład przy wymianie. Bez tej opcji tylko przesuwa posągi swojego klanu.
mountain-king-option-bribes_by = Od czego zależą łapówki
mountain-king-option-bribes_by-about = Gdy talia się skończy, troll niższego poziomu może stanąć w wyższym rzędzie. Ile kosztuje łapówek?
mountain-king-option-bribes_by-row = Tyle, ile jego rząd
mountain-king-option-bribes_by-card = Tyle, ile jego własny poziom
mountain-king-option-retired_pedestal = Cokół trolla, który idzie na spoczynek
mountain-king-option-retired_pedestal-about = Co się dzieje z cokołem na trollu, który udaje się na spoczynek?
mountain-king-option-retired_pedestal-bag = Wraca do woreczka
mountain-king-option-retired_pedestal-stays = Zostaje dla następnego trolla
mountain-king-option-dig_unused_starts = Kopanie na wolnych punktach startowych
mountain-king-option-dig_unused_starts-about = Punkt startowy bez wrót jest zwykłym polem. Bez tej opcji tunel nie może go przykryć.
mountain-king-option-flip_halls = Wielkie groty można odwracać
mountain-king-option-flip_halls-about = Przed położeniem grotę można odwrócić na drugą stronę. Groty tego zestawu wyglądają z obu stron tak samo.
mountain-king-option-elevation_from = Troll do wywyższenia
mountain-king-option-elevation_from-about = Skąd Ceremonia wywyższenia może wziąć trolla 3. poziomu?
mountain-king-option-elevation_from-horde = Z dowolnego rzędu hordy
mountain-king-option-elevation_from-top_row = Tylko z najwyższego rzędu
mountain-king-option-dedicate_again = Ponowne poświęcenie
mountain-king-option-dedicate_again-about = Czy Rytuał poświęcenia może punktować ten sam posąg także w późniejszej turze?
mountain-king-option-full_tunnels = Tunele pełne posągów
mountain-king-option-full_tunnels-about = Czy posąg może przejść przez tunel, w którym nie ma wolnego pola?
mountain-king-option-full_tunnels-block = Nie, musi go obejść
mountain-king-option-full_tunnels-pass = Tak, za 1 dodatkowy wózek
mountain-king-option-statue_limit = Punktuje tylko 1 posąg
mountain-king-option-statue_limit-about = Gdy grota przykrywa część kafelka tunelu, widoczne fragmenty są osobnymi tunelami. Gdzie punktuje tylko najlepszy posąg?
mountain-king-option-statue_limit-tunnel = W każdym tunelu
mountain-king-option-statue_limit-tile = Na każdym kafelku, na wszystkich fragmentach razem
imperial-miners-tagline = Dziesięć kart, sześć ludów i reakcja łańcuchowa aż po światło dzienne.
imperial-miners-about = Buduj kopalnię karta po karcie, coraz głębiej, i każdą nową kartą uruchamiaj wszystkie po drodze na powierzchnię. Szkoci kupują, Barbarzyńcy burzą, Egipcjanie zgłębiają wiedzę, Japończycy zapraszają gości, Atlanci budują maszyny, a Rzymianie napełniają wózki. Wszyscy grają równocześnie, więc nikt długo nie czeka.
imperial-miners-minutes = 45 min
imperial-miners-option-first_game = Pierwsza rozgrywka
imperial-miners-option-first_game-about = Wszyscy zaczynają z 6 kartami i zachowują wszystkie. Bez tej opcji każdy wybiera 4 z 8.
imperial-miners-option-first_game_1 = Pierwsza rozgrywka: miejsce 1
imperial-miners-option-first_game_1-about = Jak zaczyna gracz na 1. miejscu?
imperial-miners-option-first_game_1-table = Tak jak cały stół
imperial-miners-option-first_game_1-yes = Z 6 kartami, zachowuje wszystkie
imperial-miners-option-first_game_1-no = Wybiera 4 z 8
imperial-miners-option-first_game_2 = Pierwsza rozgrywka: miejsce 2
imperial-miners-option-first_game_2-about = Jak zaczyna gracz na 2. miejscu?
imperial-miners-option-first_game_2-table = Tak jak cały stół
imperial-miners-option-first_game_2-yes = Z 6 kartami, zachowuje wszystkie
imperial-miners-option-first_game_2-no = Wybiera 4 z 8
imperial-miners-option-first_game_3 = Pierwsza rozgrywka: miejsce 3
imperial-miners-option-first_game_3-about = Jak zaczyna gracz na 3. miejscu?
imperial-miners-option-first_game_3-table = Tak jak cały stół
imperial-miners-option-first_game_3-yes = Z 6 kartami, zachowuje wszystkie
imperial-miners-option-first_game_3-no = Wybiera 4 z 8
imperial-miners-option-first_game_4 = Pierwsza rozgrywka: miejsce 4
imperial-miners-option-first_game_4-about = Jak zaczyna gracz na 4. miejscu?
imperial-miners-option-first_game_4-table = Tak jak cały stół
imperial-miners-option-first_game_4-yes = Z 6 kartami, zachowuje wszystkie
imperial-miners-option-first_game_4-no = Wybiera 4 z 8
imperial-miners-option-first_game_5 = Pierwsza rozgrywka: miejsce 5
imperial-miners-option-first_game_5-about = Jak zaczyna gracz na 5. miejscu?
imperial-miners-option-first_game_5-table = Tak jak cały stół
imperial-miners-option-first_game_5-yes = Z 6 kartami, zachowuje wszystkie
imperial-miners-option-first_game_5-no = Wybiera 4 z 8
imperial-miners-option-reshuffle = Tasowanie odrzuconych kart
imperial-miners-option-reshuffle-about = Kiedy stos kart odrzuconych danego poziomu staje się nową talią?
imperial-miners-option-reshuffle-needed = Gdy potrzebna jest karta
imperial-miners-option-reshuffle-at_once = Gdy tylko skończy się talia
imperial-miners-option-last_end_event = Wydarzenie na koniec ostatniej rundy
imperial-miners-option-last_end_event-about = Wydarzenie na koniec 10. rundy wykonuje się jeszcze przed końcową punktacją. Bez tej opcji przepada.
imperial-miners-option-modifiers_reach = Zasięg wydarzeń modyfikujących
imperial-miners-option-modifiers_reach-about = Czy wydarzenie tej rundy działa także na karty, które jakiś efekt aktywuje poza reakcją łańcuchową?
imperial-miners-option-modifiers_reach-all = Tak, na każdą kartę
imperial-miners-option-modifiers_reach-chain = Nie, tylko w reakcji łańcuchowej
imperial-miners-option-voluntary_draw = Dobieranie zamiast karty z ręki
imperial-miners-option-voluntary_draw-about = Możesz dobrać kartę 1. poziomu i ją zagrać, nawet jeśli możesz zagrać kartę z ręki.
imperial-miners-option-gaps = Luki w rzędzie 1
imperial-miners-option-gaps-about = Ile miejsc może zostać pustych obok nowej karty 1. poziomu?
imperial-miners-option-gaps-two = Najwyżej 2
imperial-miners-option-gaps-none = Żadne
imperial-miners-option-gaps-any = Dowolnie wiele
imperial-miners-option-surface_optional = Efekt powierzchni można pominąć
imperial-miners-option-surface_optional-about = Bez tej opcji trzeba wybrać 1 z efektów powierzchni.
imperial-miners-option-keep_collapse = Zawalenie może zostać
imperial-miners-option-keep_collapse-about = Gdy aktywujesz kartę z zawaleniem, możesz je na niej zostawić. Efektu i tak nie ma.
imperial-miners-option-clear_on_pass = Przejście usuwa zawalenie
imperial-miners-option-clear_on_pass-about = Reakcja łańcuchowa, która przechodzi przez kartę już aktywowaną, usuwa z niej zawalenie. Bez tej opcji zawalenie zostaje.
imperial-miners-option-next_board = Następna plansza postępu
imperial-miners-option-next_board-about = Dokąd przechodzi znacznik kilofa z ukończonej planszy?
imperial-miners-option-next_board-other = Na inną planszę
imperial-miners-option-next_board-any = Na dowolną, także na tę samą
imperial-miners-option-scots_discount = Zniżka Szkotów
imperial-miners-option-scots_discount-about = Które karty Szkotów obniżają cenę efektu?
imperial-miners-option-scots_discount-all = Wszystkie w kopalni
imperial-miners-option-scots_discount-others = Wszystkie poza samą kartą
imperial-miners-option-tiebreak2 = Drugie rozstrzygnięcie remisu
imperial-miners-option-tiebreak2-about = Co decyduje przy równym wyniku i równej liczbie monet?
imperial-miners-option-tiebreak2-full_carts = Więcej pełnych wózków
imperial-miners-option-tiebreak2-machines = Więcej maszyn

## Trollfjord: what it is, and its options

trollfjord-tagline = Dziesięć trolli, jeden młot i wieża, która może stracić cierpliwość.
trollfjord-about = Prowadź króla wokół planszy, rozstawiaj trolle w fiordach, lasach i na lodowcach, a potem wal młotem w Kamienną Wieżę, aż wypadnie dość głazów na skarb. Z kompanem uderzysz więcej razy. Miej w zanadrzu dar dla Ducha Gór i wiedz, kiedy odłożyć młot.
trollfjord-minutes = 60 min
trollfjord-option-fortresses = Numery fortec
trollfjord-option-fortresses-about = Gdzie stoją fortece I, II i III?
trollfjord-option-fortresses-random = Ustawienie losowe
trollfjord-option-fortresses-first = Ustawienie na pierwszą grę
trollfjord-option-place_both = Wystawianie w obu regionach
trollfjord-option-place_both-about = Wystawiane trolle można podzielić między oba regiony terenu. Bez tej opcji wszystkie trafiają do jednego.
trollfjord-option-announce_again = Kolejna zapowiedź
trollfjord-option-announce_again-about = Kto zapowie fortecę i jednak nie kuje, może zapowiedzieć inną. Bez tej opcji tura się kończy.
trollfjord-option-late_take = Spóźniony skarb
trollfjord-option-late_take-about = Kto przerwie i nic nie dostanie, musi jeszcze wziąć skarb, jeśli może, gdy drugi gracz skończy kuć dalej. Bez tej opcji już nic nie bierze.
trollfjord-option-retired_gives = Dary po przerwaniu
trollfjord-option-retired_gives-about = Kto przerwie, może pomóc udobruchać Ducha Gór, gdy drugi gracz kuje dalej. Bez tej opcji dary składa tylko ten drugi.
trollfjord-option-crown_value = Wartość korony
trollfjord-option-crown_value-about = Ile punktów jest warta każda korona na koniec gry?
trollfjord-option-free_clear = Opuszczanie pustego regionu
trollfjord-option-free_clear-about = Kto nie zdobędzie skarbu, może wybrać region bez własnych trolli i żadnego nie stracić. Bez tej opcji do zapasu musi wrócić co najmniej 1 troll.
trollfjord-option-tiebreak = Kto wygrywa przy remisie
trollfjord-option-tiebreak-about = Przy równych wynikach wygrywa ostatni z leżących królów. Ostatni, czyli który?
trollfjord-option-tiebreak-behind = Najdalej z tyłu na szlaku
trollfjord-option-tiebreak-latest = Położony jako ostatni
trollfjord-option-max_turns = Ostatnia tura
trollfjord-option-max_turns-about = Gra kończy się po tylu turach wszystkich graczy razem, nawet jeśli nikt nie zapełni przegródki +. To bezpiecznik, a nie zasada gry przy stole.
