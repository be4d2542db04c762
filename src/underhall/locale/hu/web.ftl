# The browser outside the tables: lobby, new tables, joining, rulebooks, settings, the account.

## Around these pages; what a table needs as well is in table.ftl

web-home = Underhall, az előcsarnokba
web-nav = Főmenü
web-nav-play = Játék
web-nav-replays = Újranézés
web-nav-rules = Szabálykönyvek
web-nav-settings = Beállítások
# the same under an icon on a phone: short
web-tab-rules = Szabályok
web-nav-account = Fiók
web-nav-guest = Vendég
web-language = Nyelv
web-sound-on = A hang be van kapcsolva
web-sound-off = A hang ki van kapcsolva
web-guest-keep = vendég · partik megőrzése
web-guest-new = nincs bejelentkezve
web-signed-in = bejelentkezve
web-loading = Hozzuk a lámpásokat…
web-try-again = Újra
web-copied = Másolva.
web-nowhere-title = Itt nincs terem
web-nowhere-text = Talán régi a link, vagy hiányzik belőle egy betű.
web-nowhere-home = Az előcsarnokba

## Lobby

web-lobby-title = { $n ->
        [1] Vár egy asztal a hegy alatt
       *[other] { $n } asztal egyazon hegy alatt
    }
web-lobby-lead = Játssz azonnal botok ellen, vagy küldj linket egy barátodnak. Minden szabályra ügyelünk, és el is magyarázzuk.
web-lobby-games = Játékok
web-lobby-new = Új parti
web-lobby-no-games = A játékokat nem sikerült betölteni.
web-players = { $low }–{ $high }
web-players-label = { $low }–{ $high } játékos
web-play-now = Játék most
web-play-now-label = Játék most, botok ellen: { $game }
web-opponents = Az ellenfeleid
web-opponents-about = A „Játék most” gombra ők ülnek le az asztalodhoz.
web-new-table = Új asztal
web-new-table-label = Új asztal: { $game }
web-read-rules = Szabályok olvasása
web-setting-table = Készül az asztal…

web-your-tables = Asztalaim
web-tables-waiting = { $n } vár rád
web-tables-empty = Még nincs asztalod. Játssz most botok ellen, vagy nyiss egyet a barátaidnak.
web-table-with = { $game }: { $people }
web-table-alone = { $game }
web-table-open = { $game }, nyitott asztal
web-table-your-turn = Te jössz
web-table-waits-for = Várjuk: { $people }
web-table-goes-on = Zajlik a parti
web-table-handed = Helyetted bot játszik
web-table-seats = { $seats } helyből { $taken } foglalt
web-table-all-here = Mindenki itt van. Indulhat a parti.
web-table-won = { $points } ponttal győztél
web-table-ended = { $place }. hely, { $points } pont
web-table-over = Véget ért
web-table-news = Történt valami, mióta itt jártál
web-invite = Meghívás
web-all-finished = Minden befejezett parti

web-join-title = Csatlakozás egy baráthoz
web-join-lead = Illeszd be a linket vagy a szavakat, amelyeket kaptál.
web-join-field = Link vagy szavak
web-join-example = amber-goat-stair-moon-nine
web-join = Csatlakozás
web-join-empty = Előbb illeszd be a linket vagy a szavakat.
web-join-by-link = Linkkel

## New table

web-new-title = Új asztal: { $game }
web-new-who = Kik játszanak?
web-new-who-lead = A játékosok ebben a sorrendben követik egymást. Az 1. hely kezd.
web-new-who-together = Mindenki egyszerre játszik.
web-seat-n = { $n }. hely
web-seat-kind = { $n }. hely: ki ül ide?
web-seat-me = Te
web-seat-open = Barát linkkel
web-seat-local = Valaki ennél a képernyőnél
web-seat-bot = Bot
web-seat-open-about = Asztalnyitás után kapsz egy linket, amelyet elküldhetsz.
web-seat-name = { $n }. hely: a játékos neve
web-seat-name-hint = A játékos neve
web-seat-level = { $n }. hely: a bot szintje
web-seat-remove = { $n }. hely eltávolítása
web-seat-add = Új hely
web-seat-mix = Helyek keverése
web-seats-most = Legfeljebb { $n } játékos fér el.
web-bot-random = Szeleburdi
web-bot-random-about = Bármit meglép, ami szabályos.
# each level is somebody; where several of one level sit at a table, they go by these names
web-bot-novice = Kezdő
web-bot-novice-about = Van néhány ötlete, és a legjobbat lépi meg közülük. Sok minden elkerüli a figyelmét.
web-bot-novice-name = { $n ->
        [1] Kavics
        [2] Morzsa
        [3] Gombóc
       *[other] Pihe
    }
web-bot-casual = Alkalmi
web-bot-casual-about = Minden lépést mérlegel, és a most legjobbat választja. Előre nem tervez.
web-bot-casual-name = { $n ->
        [1] Fillér
        [2] Bogrács
        [3] Pogácsa
       *[other] Szeder
    }
web-bot-strong = Erős
web-bot-strong-about = Lépés előtt sokszor végigjátssza fejben, mi következhet.
web-bot-strong-name = { $n ->
        [1] Kova
        [2] Gránit
        [3] Bazalt
       *[other] Ónix
    }
web-bot-expert = Mester
web-bot-expert-about = Önmaga ellen játszott partik ezreiből tanult, és ezzel a tudással gondolkodik előre.
web-bot-expert-name = { $n ->
        [1] Ekhó
        [2] Topáz
        [3] Opál
       *[other] Berill
    }

web-new-rules = Házi szabályok
web-new-rules-usual = Először játszol? Maradj a szokásos szabályoknál.
web-new-rules-changed = { $n } módosított szabály
web-new-rules-reset = Vissza a szokásos szabályokhoz
web-option-yes = Igen
web-option-no = Nem
web-option-rule = Szabály elolvasása: { $rule }

web-new-clock = Gondolkodási idő
web-new-clock-about = Ha lejár egy kör ideje, egy bot játszik tovább, amíg vissza nem veszed a helyedet.
web-clock-none = Óra nélkül
web-clock-minutes = { $n } perc
web-clock-days = { $n } nap
web-clock-minutes-turn = { $n } perc körönként
web-clock-days-turn = { $n } nap körönként
web-new-spectators = Nézők beengedése
web-new-spectators-about = Akinek megvan az asztal linkje, nézheti a partit. A rejtett kártyákat senki sem látja.
web-spectators-yes = Mások is nézhetik
web-spectators-no = Más nem nézheti

web-new-tower = A Kőtorony
web-new-tower-physics = Fizikai szimuláció
web-new-tower-physics-about = Minden sziklát szimulált fizika mozgat. Egy omlás eltart egy pillanatig; mindenki úgy látja, ahogy történt, és újra is nézheti.
web-new-tower-twin = Statisztika alapján
web-new-tower-twin-about = Hogy hány szikla hullik ki, azt a játék azonnal kisorsolja a torony mért statisztikájából; a gurulás csak látvány.
web-new-tower-none = Ezen a szerveren nincs fizikai szimuláció: a kihulló sziklák számát a játék a torony mért statisztikájából sorsolja ki.
web-tower-physics = A tornyot fizikai szimuláció mozgatja
web-tower-twin = A torony a statisztikája szerint omlik

web-new-sum = Az asztalod
web-sum-seats = { $n } hely
web-sum-friends = { $n } barát linkkel
web-sum-local = Még { $n } ennél a képernyőnél
web-sum-bots = { $n } bot
web-sum-usual = Szokásos szabályok
web-new-set = Asztalnyitás
web-new-start = Játék indítása
web-new-next-invite = Ezután megkapod a linkeket a barátaidnak.
web-new-next-start = Mindenki itt van, így a parti azonnal indul.

## Gathering and joining

web-gather-title = Gyülekező: { $game }
web-gather-lead-host = Küldj egy-egy linket a barátaidnak. Ha minden hely foglalt, te indítod a partit.
web-gather-lead-settling = A barátaidnak megvan a helye. Ha mindenki megjött, te indítod a partit.
web-gather-lead-guest = Van helyed. Ha minden hely foglalt, a házigazda elindítja a partit.
web-gather-lead-watch = A parti még nem kezdődött el. Amint elindul, nézheted.
web-gather-lead-ready = Mindenki itt van. Kezdhetjük?
web-gather-seats = Helyek
web-gather-you = te
web-gather-bot = bot
web-gather-open = Szabad hely
web-gather-ready = Kész
web-gather-coming = Most ül le…
web-gather-absent = Még nincs itt
web-gather-away = Leült, most nincs itt
web-gather-free = Egy barátra vár
web-gather-invite = Meghívó: { $n }. hely
web-gather-words = Vagy mondd el ezeket a szavakat:
web-gather-copy = Link másolása
web-gather-copy-label = Link másolása: { $n }. hely
web-gather-share = Megosztás
web-gather-share-label = Megosztás: { $n }. hely linkje
web-gather-share-text = Gyere, játsszunk az Underhallban: { $game }.
web-gather-bot-here = Bot ültetése ide
web-gather-bot-label = Bot ültetése ide: { $n }. hely
web-gather-instead = Ha nem jön:
web-gather-instead-label = { $n }. hely átadása másnak
web-gather-open-again = Hely felszabadítása
web-gather-open-again-label = { $n }. hely felszabadítása
web-gather-start = Játék indítása
web-gather-missing = Még { $n } hely szabad.
web-gather-settling = Valaki még nincs itt.
web-gather-host-starts = A házigazda indítja a partit.
web-gather-leave = Felállás
web-gather-close = Asztal bezárása mindenkinek
web-gather-close-sure = Az asztal ekkor megszűnik, a linkjei sehova sem vezetnek. Aki itt ül, értesül róla.
web-gather-close-yes = Bezárás
web-gather-close-no = Mégse
web-deal-title = Ellenőrizhető osztás
web-deal-about = Ennek a partinak a húzásait sem a szerver, sem a játékosok nem irányíthatják, és a végén bárki ellenőrizheti őket.
web-deal-details = Hogyan működik?
web-deal-text = Mielőtt bárki leül, a szerver választ egy titkot, és lent megmutatja az ujjlenyomatát. Ezután minden játékos böngészője hozzátesz egy saját véletlen számot. Minden húzás a titokból és ezekből a számokból együtt következik. A parti végén a titok nyilvános lesz: ugyanezt az ujjlenyomatot kell adnia, és a partinak pontosan úgy kell lejátszódnia, ahogyan az osztás szólt.
web-deal-fingerprint = A titok ujjlenyomata

web-invited-title = { $host } játszani hív
web-invited-title-open = Meghívást kaptál
web-invited-lead = Van egy szabad hely ennél az asztalnál: { $game }.
web-invited-seats = Már az asztalnál: { $people }.
web-invited-name = A neved az asztalnál
web-sit-down = Leülés
web-sit-mine = Már van helyed ennél az asztalnál.
web-to-table = Az asztalhoz
web-invited-started = Ez a hely már foglalt.
web-watch = Nézés
web-invited-gone-title = Ez a meghívó sehová sem vezet
web-invited-gone = A hely már foglalt, vagy a szavak nem egészen pontosak. Kérd el újra a linket a barátodtól.

## Rulebooks

web-rules-title = Szabálykönyvek
web-rules-lead = Minden szabály, amelyre az asztaloknál ügyelünk, egyszerű szavakkal.
web-rules-of = Szabálykönyv · { $game }
web-rules-search = Keresés a szabályokban
web-rules-found = { $n ->
        [0] Nincs szabály ezekkel a szavakkal.
       *[other] { $n } találat
    }
web-rules-chapters = Fejezetek
web-rules-chapter = { $n }. { $title }
web-rules-previous = Előző fejezet: { $n }. { $title }
web-rules-next = Következő fejezet: { $n }. { $title }
web-rules-link = Link ehhez a szabályhoz: { $rule }
web-rules-none = Ehhez a játékhoz nincs szabálykönyv.

## Replays

web-replays-title = Visszajátszások
web-replays-lead = Nézz meg újra egy befejezett partit lépésről lépésre, nyílt kártyákkal.
web-replays-mine = Befejezett partijaim
web-replays-empty = Itt lesznek a befejezett partijaid.
web-replays-records = Megnyitott jegyzőkönyvek
web-replays-uploaded = Megnyitva: { $date }
web-replays-upload = Jegyzőkönyv megnyitása
web-replays-upload-lead = Húzz ide egy .hall fájlt, vagy válassz ki egyet. Lépésről lépésre ellenőrizzük.
web-replays-choose = Fájl kiválasztása
web-replays-reading = A jegyzőkönyv ellenőrzése…
web-replays-too-large = Ez a fájl túl nagy, nem lehet jegyzőkönyv.

## Settings

web-settings-title = Beállítások
web-settings-lead = Ez a böngésző jegyzi meg őket.
web-set-look = Megjelenés
web-set-language = Nyelv
web-set-theme = Fény
web-set-theme-system = Rendszer szerint
web-set-theme-dark = Lámpafény
web-set-theme-light = Napfény
web-set-motion = Mozgás
web-set-motion-about = Kevesebb mozgásnál fénylő körvonal jelzi a változást, és semmi sem mozdul el.
web-set-motion-system = Rendszer szerint
web-set-motion-less = Kevesebb
web-set-sound-part = Hang
web-set-sound = Hangok lejátszása
web-set-sound-about = Halk fakoppanások. Soha nem ez az egyetlen jelzés.
web-set-volume = Hangerő
web-set-try = Próba
web-set-table = Az asztalnál
web-set-confirm = A körömet csak jóváhagyással adom tovább
web-set-confirm-about = Különben magától megy tovább a kör, ha úgysem volna mit visszavonni.
web-set-hotkeys = Gyorsbillentyűk
web-set-hotkeys-about = Egy-egy billentyű, például U: visszavonás. Az asztalnál a K billentyű mutatja mindet.
web-set-notify = Szólj, ha én jövök
web-set-notify-about = Értesítéssel, amíg ez az oldal a háttérben van.
web-set-notify-refused = A böngésző nem engedi az értesítéseket ezen az oldalon. A böngésző beállításaiban ezen változtathatsz.
web-set-muted = Némított játékosok
web-set-muted-count = { $n } játékos van némítva a csevegésben.
web-set-unmute = Némítások feloldása

## Account

web-account-title = A neved a csarnokban
web-account-name = Név
web-account-name-about = Így látnak a többiek az asztaloknál.
web-account-save = Név mentése
web-account-saved = A nevedet elmentettük.
web-account-keep = Partijaim megőrzése
web-account-keep-about = Vendégként játszol: a partijaid csak ebben a böngészőben élnek. Fiókkal bárhová veled mennek.
web-account-login = Felhasználónév
web-account-login-about = Betűk, számjegyek és . _ @ + -
web-account-password = Jelszó
web-account-password-about = Legalább 8 karakter.
web-account-register = Partijaim megőrzése
web-account-kept = Kész. A partijaid mostantól ehhez a fiókhoz tartoznak.
web-account-have = Már van fiókom
web-account-have-about = Az itt kezdett partijaid átkerülnek oda.
web-account-log-in = Bejelentkezés
web-account-welcome = Üdv újra itt, { $name }.
web-account-signed = Bejelentkezve: { $login }
web-account-change = Jelszó módosítása
web-account-old = Régi jelszó
web-account-new = Új jelszó
web-account-changed = A jelszavad megváltozott.
web-account-log-out = Kijelentkezés
web-account-out = Kijelentkeztél.

## What the server may refuse on these pages; what it refuses at a table is in table.ftl

error-alone = Aki egyedül játszik, annak nincs kit legyőznie.
error-bad-name = Ebben a névben nincs látható betű. Próbálj ki egy másikat.
error-bad-position = Ez az állás nem játszható ezzel a játékkal vagy ennyi játékossal.
error-bad-record = Ez nem egy parti jegyzőkönyve, vagy ellentmondás van benne. Semmit sem tároltunk.
error-bad-setup = Így nem lehet asztalt nyitni. Változtass a helyeken vagy a beállításokon.
error-begun = A parti már elkezdődött.
error-bot = A bot most nem tud gondolkodni. Próbáld újra kicsit később.
error-broken = Valami elromlott a szerveren. Semmi sem változott.
error-handed-over = Ezen a helyen most bot játszik. Előbb vedd vissza a helyet.
error-has-account = Már van fiókod.
error-login-taken = Ez a felhasználónév már foglalt. Válassz másikat.
error-no-account = A vendégnek nincs jelszava. Előbb nyiss fiókot a partijaidnak.
error-no-bot = Ehhez a játékhoz nincs ilyen bot.
error-no-fall = Itt nincs rögzített sziklahullás.
error-no-game = Itt nincs ilyen játék.
error-no-invitation = Ez a meghívó sehová sem vezet, vagy már foglalt a helye.
error-no-position = Nincs ilyen állás.
error-no-record = Nincs ilyen jegyzőkönyv.
error-no-seat = Nincs ilyen hely.
error-no-step = Nincs ilyen lépés a jegyzőkönyvben.
error-not-host = Ezt csak a házigazda teheti meg.
error-not-over = A partinak még nincs vége.
error-not-ready = Valaki még most ül le.
error-not-started = A parti még nem kezdődött el.
error-open-seat = Van még szabad hely.
error-outdated = Ez az asztal régebbi szabályokkal nyílt, itt nem folytatható.
error-refused = A szerver ezt visszautasította. Semmi sem változott.
error-seat-taken = Ott már ül valaki.
error-wrong-password = A felhasználónév vagy a jelszó nem jó.

## Dwar7s Fall: what it is, and its options

dwarfs-fall-tagline = Hét törpe, kilenc kártya, és egy sárkány a szomszédoknak.
dwarfs-fall-about = Helyezd egymás mellé a bányáidat, a fogadóidat és a kastélyodat, míg birodalommá nem nőnek. Küldd le a törpéidet drágakőért, fogadj fel egy ogrét a piszkos munkára, kereskedj télire valóért, és uszíts óriást arra a szomszédra, aki túlságosan meggazdagszik.
dwarfs-fall-minutes = 45 perc
dwarfs-fall-option-shop_is_inn = A bolt is fogadó
dwarfs-fall-option-shop_is_inn-about = Boltra ogrefogadó, ogrefogadóra bolt is ráhelyezhető. Enélkül boltot csak boltra lehet helyezni.
dwarfs-fall-option-realm_must_be_closed = Csak zárt birodalom ér pontot
dwarfs-fall-option-realm_must_be_closed-about = 0 pontot hoz az a birodalom, amelynek van üres mezőre néző, fal nélküli széle. A mozgás és a blokkolás nem változik.
dwarfs-fall-option-castle_bonus = A kastély extra akciója
dwarfs-fall-option-castle_bonus-about = Mikor dől el, hogy a kastélyod ad-e extra akciót?
dwarfs-fall-option-castle_bonus-live = Minden akció előtt
dwarfs-fall-option-castle_bonus-turn_start = Egyszer, a kör elején
dwarfs-fall-option-tunnel_onto_dragon = A tárna sárkányhoz is vezethet
dwarfs-fall-option-tunnel_onto_dragon-about = A tárnajárással mozgó törpe ekkor sárkányra is érkezhet.
dwarfs-fall-option-failed_tasks = Elvégezhetetlen feladatok
dwarfs-fall-option-failed_tasks-about = Mi lesz azzal a feladattal, amelyet a feladataid befejezésekor nem lehet elvégezni?
dwarfs-fall-option-failed_tasks-automatic = Meghiúsul, a törpék hazamennek
dwarfs-fall-option-failed_tasks-optional = Későbbre hagyható
dwarfs-fall-option-partial_gold = Az aranybánya 1 aranyat is adhat
dwarfs-fall-option-partial_gold-about = Ha csak 1 arany van a közös készletben, az aranybánya azt az 1 aranyat adja. Enélkül a feladat meghiúsul.
dwarfs-fall-option-monster_zeroes_type = Mit tesz értéktelenné a szörny
dwarfs-fall-option-monster_zeroes_type-about = A sárkány a bányák pontjait veszi el, az óriás a kastélyokét. Meddig ér el?
dwarfs-fall-option-monster_zeroes_type-realm = Azt a típust az egész birodalomban
dwarfs-fall-option-monster_zeroes_type-card = Csak azt a tornyot, amelyen ül
dwarfs-fall-option-dig_range = Hol ásnak a kastélyok
dwarfs-fall-option-dig_range-about = Melyik kártyatornyoknál lehet ásni a kastély feladatával?
dwarfs-fall-option-dig_range-anywhere = Bárhol a táblán
dwarfs-fall-option-dig_range-own_realm = Csak a saját birodalmadban
dwarfs-fall-option-giant_voids_realm = Az óriás a birodalmat is lenullázza
dwarfs-fall-option-giant_voids_realm-about = Ha óriás van benne, az egész birodalom 0 pontot hoz, nem csak a kastélyai.
dwarfs-fall-option-secret_windows = Titkos célok automatikus felfedése
dwarfs-fall-option-secret_windows-about = Magától felfedi a célodat bármelyik kör végén, amikor teljesül.
dwarfs-fall-option-secret_windows-own-boundary-final = Automatikus felfedéssel
dwarfs-fall-option-secret_windows-own-final = Automatikus felfedés nélkül
dwarfs-fall-option-turn_order_points = Pontok a körsorrendért
dwarfs-fall-option-turn_order_points-about = A végén mindenki ennyi pontot kap minden játékosért, aki a fordulóban utána jön: aki később jön, az még válaszolhat a játékot lezáró lépésre.
dwarfs-fall-option-max_rounds = Utolsó forduló
dwarfs-fall-option-max_rounds-about = A parti ezután a forduló után véget ér, akkor is, ha kevés a teljesített cél.
error-method = Ezen a címen ez nem végezhető el.
error-too-large = Ez túl nagy, nem küldhető el.

mountain-king-tagline = Tíz troll, egy hegy, és korona annak, aki a legmélyebbre ás.
mountain-king-about = Áss a hegy szíve felé, hozd elő az ősi klánok szobrait, és kordézd haza őket a talapzatokra és a nagytermekbe. Minden toborzott troll felébreszti az összes alatta állót, úgyhogy jól építsd fel a trolltanácsodat, és gondold meg, kit vesztegetsz meg.
mountain-king-minutes = 90 perc
mountain-king-option-teams = Két csapat
mountain-king-option-teams-about = 4 játékosnál az 1. és a 4. hely játszik a 2. és a 3. ellen, közös raktárral és közös megbecsüléssel. Más létszámnál nem változtat semmin.
mountain-king-option-two_player_side = Hegy 2 játékosnak
mountain-king-option-two_player_side-about = A tábla melyik oldalán játszik 2 játékos? 3 játékos mindig az őszi, 4 és 5 a téli oldalon.
mountain-king-option-two_player_side-autumn = Őszi, a kisebb
mountain-king-option-two_player_side-winter = Téli, a nagyobb
mountain-king-option-workshops = Műhelyek a partiban
mountain-king-option-workshops-about = Játékosonként 2 műhely van, és még 1. Ki dönti el, melyek?
mountain-king-option-workshops-random = A véletlen
mountain-king-option-workshops-no_duplicates = A véletlen, de mind különböző
mountain-king-option-workshops-chosen = A játékosok, sorban választva
mountain-king-option-trolls_start_full = Teli kezdő trollok
mountain-king-option-trolls_start_full-about = Minden kezdő trollon már az elején rajta van az erőforrása. Enélkül üresen kezdenek.
mountain-king-option-clan_carts_generic = A klánkordé bármilyen erőforrásnak számít
mountain-king-option-clan_carts_generic-about = A klánkordé mindenhol elkölthető, ahol bármilyen erőforrás, például kereskedéskor. Enélkül csak a saját klánja szobrait mozgatja.
mountain-king-option-bribes_by = Mitől függ a megvesztegetés
mountain-king-option-bribes_by-about = Ha egy pakli elfogyott, alacsonyabb szintű troll is kerülhet magasabb sorba. Hány megvesztegetésbe kerül?
mountain-king-option-bribes_by-row = Amennyi a sora szerint jár
mountain-king-option-bribes_by-card = Amennyi a saját szintje szerint jár
mountain-king-option-retired_pedestal = A visszavonuló troll talapzata
mountain-king-option-retired_pedestal-about = Mi lesz a hordából visszavonuló troll talapzatával?
mountain-king-option-retired_pedestal-bag = Visszakerül a zsákba
mountain-king-option-retired_pedestal-stays = Ott marad a következő trollnak
mountain-king-option-dig_unused_starts = Szabad kezdőponton lehet ásni
mountain-king-option-dig_unused_starts-about = A kapu nélküli kezdőpont közönséges mező. Enélkül alagút nem takarhat el kezdőpontot.
mountain-king-option-flip_halls = A nagytermek megfordíthatók
mountain-king-option-flip_halls-about = A nagytermet lehelyezés előtt meg is lehet fordítani. Az itteni nagytermek mindkét oldalukról ugyanolyanok.
mountain-king-option-elevation_from = A felemelkedő troll
mountain-king-option-elevation_from-about = Honnan jöhet A felemelkedés szertartásának 3. szintű trollja?
mountain-king-option-elevation_from-horde = A horda bármelyik sorából
mountain-king-option-elevation_from-top_row = Csak a legfelső sorból
mountain-king-option-dedicate_again = Ismételt felszentelés
mountain-king-option-dedicate_again-about = Pontozhatja-e A felszentelés rítusa ugyanazt a szobrot egy későbbi körben újra?
mountain-king-option-full_tunnels = Szobrokkal teli alagutak
mountain-king-option-full_tunnels-about = Átmehet-e a szobor olyan alagúton, amelyben nincs szabad mező?
mountain-king-option-full_tunnels-block = Nem, meg kell kerülnie
mountain-king-option-full_tunnels-pass = Igen, még 1 kordéért
mountain-king-option-statue_limit = Csak 1 szobor számít
mountain-king-option-statue_limit-about = Ha egy nagyterem egy alagútlapkának csak egy részét takarja el, a kilátszó darabok önálló alagutak. Hol hoz csak a legjobb szobor megbecsülést?
mountain-king-option-statue_limit-tunnel = Minden alagútban
mountain-king-option-statue_limit-tile = Minden lapkán, a darabjait együttvéve
imperial-miners-tagline = Tíz kártya, hat nép, és egy láncreakció fel a napvilágra.
imperial-miners-about = Építsd a bányádat kártyáról kártyára, egyiket a másik alá, és minden új kártyával indíts láncreakciót a felette lévőkön át. A skótok vásárolnak, a barbárok rombolnak, az egyiptomiak kutatnak, a japánok vendégeket gyűjtenek, az atlantisziak masinákat építenek, a rómaiak pedig megtöltik a csilléket. Mindenki egyszerre játszik, így senki sem vár sokat.
imperial-miners-minutes = 45 perc
imperial-miners-option-first_game = Első játék
imperial-miners-option-first_game-about = Mindenki 6 kártyával kezd, és mindet megtartja. Enélkül mindenki 8 kártyából tart meg 4-et.
imperial-miners-option-first_game_1 = Első játék: 1. hely
imperial-miners-option-first_game_1-about = Hogyan kezd az 1. helyen ülő játékos?
imperial-miners-option-first_game_1-table = Az asztal szerint
imperial-miners-option-first_game_1-yes = 6 kártyával, mindet megtartva
imperial-miners-option-first_game_1-no = 8 kártyából 4-et választva
imperial-miners-option-first_game_2 = Első játék: 2. hely
imperial-miners-option-first_game_2-about = Hogyan kezd a 2. helyen ülő játékos?
imperial-miners-option-first_game_2-table = Az asztal szerint
imperial-miners-option-first_game_2-yes = 6 kártyával, mindet megtartva
imperial-miners-option-first_game_2-no = 8 kártyából 4-et választva
imperial-miners-option-first_game_3 = Első játék: 3. hely
imperial-miners-option-first_game_3-about = Hogyan kezd a 3. helyen ülő játékos?
imperial-miners-option-first_game_3-table = Az asztal szerint
imperial-miners-option-first_game_3-yes = 6 kártyával, mindet megtartva
imperial-miners-option-first_game_3-no = 8 kártyából 4-et választva
imperial-miners-option-first_game_4 = Első játék: 4. hely
imperial-miners-option-first_game_4-about = Hogyan kezd a 4. helyen ülő játékos?
imperial-miners-option-first_game_4-table = Az asztal szerint
imperial-miners-option-first_game_4-yes = 6 kártyával, mindet megtartva
imperial-miners-option-first_game_4-no = 8 kártyából 4-et választva
imperial-miners-option-first_game_5 = Első játék: 5. hely
imperial-miners-option-first_game_5-about = Hogyan kezd az 5. helyen ülő játékos?
imperial-miners-option-first_game_5-table = Az asztal szerint
imperial-miners-option-first_game_5-yes = 6 kártyával, mindet megtartva
imperial-miners-option-first_game_5-no = 8 kártyából 4-et választva
imperial-miners-option-reshuffle = A dobópakli megkeverése
imperial-miners-option-reshuffle-about = Mikor lesz egy szint dobópaklijából új húzópakli?
imperial-miners-option-reshuffle-needed = Amikor szükség van egy kártyára
imperial-miners-option-reshuffle-at_once = Amint a húzópakli elfogy
imperial-miners-option-last_end_event = Az utolsó fordulóvégi esemény
imperial-miners-option-last_end_event-about = A 10. forduló fordulóvégi eseményét még a pontozás előtt végre kell hajtani. Enélkül elmarad.
imperial-miners-option-modifiers_reach = Meddig hatnak a módosítók
imperial-miners-option-modifiers_reach-about = Hat-e a forduló eseménye azokra a kártyákra is, amelyeket egy hatás a láncreakción kívül aktivál?
imperial-miners-option-modifiers_reach-all = Igen, minden kártyára
imperial-miners-option-modifiers_reach-chain = Nem, csak a láncreakcióra
imperial-miners-option-voluntary_draw = Húzás kijátszás helyett
imperial-miners-option-voluntary_draw-about = Akkor is húzhatsz egy 1. szintű kártyát, hogy azt játszd ki, ha a kezedből is játszhatnál.
imperial-miners-option-gaps = Hézagok az 1. sorban
imperial-miners-option-gaps-about = Hány hely maradhat üresen egy új 1. szintű kártya mellett?
imperial-miners-option-gaps-two = Legfeljebb 2
imperial-miners-option-gaps-none = Egy sem
imperial-miners-option-gaps-any = Bármennyi
imperial-miners-option-surface_optional = A felszín kihagyható
imperial-miners-option-surface_optional-about = Enélkül a felszín egyik hatását kötelező választanod.
imperial-miners-option-keep_collapse = A beomlás maradhat
imperial-miners-option-keep_collapse-about = Ha beomlott kártya aktiválódik, rajta hagyhatod a beomlást. Hatást a kártya így sem, úgy sem ad.
imperial-miners-option-clear_on_pass = Az áthaladás leveszi a beomlást
imperial-miners-option-clear_on_pass-about = A már aktivált kártyán áthaladó láncreakció leveszi róla a beomlást. Enélkül a beomlás ott marad.
imperial-miners-option-next_board = A következő kutatástábla
imperial-miners-option-next_board-about = Hová kerül a csákányjelölő egy teljesített tábláról?
imperial-miners-option-next_board-other = Egy másik táblára
imperial-miners-option-next_board-any = Bármelyik táblára, akár ugyanarra
imperial-miners-option-scots_discount = A skótok kedvezménye
imperial-miners-option-scots_discount-about = Melyik skót kártyák teszik olcsóbbá a hatást?
imperial-miners-option-scots_discount-all = A bányában lévők mind
imperial-miners-option-scots_discount-others = Mind, magát a kártyát kivéve
imperial-miners-option-tiebreak2 = Holtverseny: 2. szempont
imperial-miners-option-tiebreak2-about = Ha a pontszám és az érmék száma is egyenlő, mi dönt?
imperial-miners-option-tiebreak2-full_carts = A legtöbb teli csille
imperial-miners-option-tiebreak2-machines = A legtöbb masina

## Trollfjord: what it is, and its options

trollfjord-tagline = Tíz troll, egy kalapács, és egy torony, amely könnyen kijön a sodrából.
trollfjord-about = Járd körbe a trollkirályoddal a táblát, küldd szét a trolljaidat fjordba, erdőbe és gleccserre, és üsd a Kőtornyot, amíg elég szikla nem gurul ki belőle egy kincshez. Hívj cimborát, hogy többet üthess, tartogass egy ajándékot a hegyszellemnek, és tudd, mikor kell letenni a kalapácsot.
trollfjord-minutes = 60 perc
trollfjord-option-fortresses = Az erődök számozása
trollfjord-option-fortresses-about = Hol áll az I., a II. és a III. erőd?
trollfjord-option-fortresses-random = Véletlen felállás
trollfjord-option-fortresses-first = Az első játék felállása
trollfjord-option-place_both = Letétel mindkét régióba
trollfjord-option-place_both-about = Az egyszerre letett trollok eloszthatók a terep 2 régiója között. Enélkül mind ugyanabba kerül.
trollfjord-option-announce_again = Ismételt bejelentés
trollfjord-option-announce_again-about = Aki bejelent egy erődöt, de aztán nem üt, bejelenthet egy másikat. Enélkül véget ér a köre.
trollfjord-option-late_take = Kései kincs
trollfjord-option-late_take-about = Aki megállt, és nem kapott semmit, annak be kell gyűjtenie egy kincset, ha tud, miután a másik továbbütött és befejezte. Enélkül kimarad.
trollfjord-option-retired_gives = Ajándék megállás után
trollfjord-option-retired_gives-about = Aki megállt, segíthet kiengesztelni a hegyszellemet, amíg a másik továbbüt. Enélkül csak a másik adhat.
trollfjord-option-crown_value = Egy korona értéke
trollfjord-option-crown_value-about = Hány pontot ér a parti végén minden korona?
trollfjord-option-free_clear = Troll nélküli régió is kiüríthető
trollfjord-option-free_clear-about = Aki nem kapott kincset, olyan régiót is választhat, ahol nincs trollja, így egyet sem veszít. Enélkül legalább 1 trollnak haza kell mennie.
trollfjord-option-tiebreak = Ki győz holtversenyben
trollfjord-option-tiebreak-about = Egyenlő pontszámnál az győz, akinek a trollkirálya utolsóként fekszik. Milyen értelemben utolsó?
trollfjord-option-tiebreak-behind = Leghátul van az ösvényen
trollfjord-option-tiebreak-latest = Utolsóként feküdt le
trollfjord-option-max_turns = Utolsó kör
trollfjord-option-max_turns-about = A parti ennyi kör után véget ér, az összes játékosét együtt számolva, akkor is, ha senki sem töltötte meg a + rekeszt. Ez csak biztonsági leállás, nem a társasjáték szabálya.
