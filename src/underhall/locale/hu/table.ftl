# A table in the browser: the ask, the tools, the talk; errors.
# $player is a seat's name, $names are names in a list, $n is a number.

## Every page

web-skip = Ugrás a tartalomra
web-title = { $title } · Underhall
web-close = Bezárás
web-broken-title = Valami beomlott
web-broken-text = Ezt az oldalt nem sikerült megjeleníteni. A partijaid biztonságban vannak a szerveren.
web-broken-reload = Oldal újratöltése
web-offline = A szerver nem érhető el. Semmi sem változott; próbáld újra kicsit később.
web-failed = Ez nem sikerült. Semmi sem változott.

## The screen

table-opening = Készül az asztal…
table-trouble = Ez az asztal nem jeleníthető meg
table-gone = Ez az asztal megszűnt
table-again = Újra
table-close = Bezárás
table-to-lobby = Vissza az előcsarnokba
table-settings = Beállítások
table-seats = Helyek a játék sorrendjében
table-you = te
table-bot = bot
table-bot-plays = bot játszik
table-reconnecting = újracsatlakozás…
table-points = { $n } pont
table-their-turn = Most rá vár az asztal.
table-seat-of = { $player } területe
table-clock = Hátralévő idő: { $left }
table-clock-days = { $n } nap
table-your-turn = Te jössz!
table-your-turn-at = Rád vár az asztal: { $game }.
table-title-turn = Te jössz: { $game }

## The ask

table-ask = A kérdés
table-ask-touch = Érints meg bármit, ami fénylik.
table-ask-cycle = Forgasd, amíg jó nem lesz, aztán helyezd le. Ha másik fénylő helyet érintesz meg, oda kerül.
table-ask-place = Érints meg egy fénylő helyet, vagy húzd oda; előbb el is forgathatod.
table-barred = nem vonható vissza
table-wait = { $n ->
    [one] { $names } gondolkodik.
   *[other] Várjuk: { $names }.
}
table-wait-held = { $player } mindjárt továbbadja a kört.
table-held = Kész a köröd. Továbbadod?
table-held-more = Addig még visszavonhatod.
table-handed = Helyetted egy bot játszik.
table-handed-seat = { $player } helyén egy bot játszik.
table-handed-back = Helyem visszavétele
table-over = Vége a partinak.
table-hint = Tipp
table-hint-title = Egy bot ezt tenné
table-hint-do = Legyen így

## The buttons

table-actions = Amit tehetsz
table-hand = A kezed
table-hand-on = Kör továbbadása
table-undo = Visszavonás
# instead of undo while a sealed choice can be taken back
table-unseal = Visszavétel
table-has-chosen = Már választott.
# below "We wait for …", to whom has chosen already
table-sealed-more = Megvan a titkos választásod. Amíg az utolsó választás nincs meg, visszaveheted.
table-undo-ask = Visszavonás kérése
table-back = Vissza
table-cancel = Mégse
table-turn = Forgatás
table-flip = Tükrözés
table-hurry = Botok siettetése
table-see-score = Eredmény
table-zoom-in = Nagyítás
table-zoom-out = Kicsinyítés
table-fit = Teljes tábla

## Undo that others must allow

table-undo-request = { $player } szeretne visszavonni egy lépést.
table-undo-waiting = Visszavonást kértél. Még nem válaszolt: { $names }.
table-undo-others = { $player } szeretne visszavonni egy lépést. Még nem válaszolt: { $names }.
table-undo-allow = Engedem
table-undo-refuse = Nem engedem
table-undo-withdraw = Mégsem kérem

## Why not?

table-why = Miért nem…?
table-why-ask = Mire vagy kíváncsi?
table-why-touch = Érintsd meg, és a szabályok válaszolnak.
table-why-title = Itt nem lehet
table-why-later = Most nem lehet
table-why-asked = Most ez a kérdés: { $ask }
table-why-turn = { $n ->
    [one] Most { $names } jön.
   *[other] Várjuk: { $names }.
}
table-why-legal = A szabályok ezt most megengedik.
table-show-spots = Mit lehet?
table-read = Szabály elolvasása
table-read-rule = Szabály elolvasása: { $rule }
table-rules = Szabályok

## The side of the table

table-side = Az asztal körül
table-areas = { $n ->
    [0] Az asztal körül
   *[other] Az asztal körül, { $n } új üzenet
}
table-tab-mine = Tiéd
table-tab-market = Közös
table-tab-log = Napló
table-tab-chat = Csevegés
table-log-empty = Még nem történt semmi.
table-chat-unread = { $n ->
    [0] Csevegés
   *[other] Csevegés, { $n } új üzenet
}
table-chat-empty = Még senki sem írt semmit.
table-chat-write = Írj valamit
table-chat-send = Küldés
table-chat-mute = Némítás: { $name }
table-chat-muted = Némítva: { $name }
table-chat-unmute = Feloldás
table-chat-later = Nincs elküldve: most nincs kapcsolat. A szöveged megmarad.

## The list of options

table-choose = Választás
table-options = Minden, amit tehetsz
table-options-none = Most nincs teendőd.

## The menu

table-menu = Menü
table-menu-share = Megosztás
table-menu-seat = A helyed
table-sound = Hang
table-sound-on = Hang be
table-sound-off = Hang ki
table-copy = Az asztal linkjének másolása
table-copy-closed = Ezt a linket csak az asztalnál ülők nyithatják meg.
table-share = Megosztás
table-share-position = Állás megosztása
table-what-if = Mi lett volna, ha…? Folytatás innen botokkal
table-watching = { $n } néző
table-dealing = Osztás
table-seat-bot = Hely átadása botnak: { $player }
table-seat-back = Hely visszavétele: { $player }
table-leave = Felállás az asztaltól
table-leave-sure = Helyetted egy bot játszik tovább. Bármikor visszajöhetsz.
table-stay = Maradok
table-copied = A link a vágólapra került.
table-shared = Megosztva.
table-copied-closed = A link a vágólapra került. Csak az asztalnál ülők nyithatják meg.
table-shared-closed = Megosztva. A linket csak az asztalnál ülők nyithatják meg.
table-copy-failed = A linket nem sikerült másolni.

## Keys

table-keys = Billentyűk
table-key-enter = Enter
table-key-arrows = Lépkedés a megérinthető dolgok között
table-key-confirm = Rendben
table-key-cancel = Mégse, bezárás
table-key-undo = Visszavonás
table-key-turn = Forgatás
table-key-flip = Tükrözés
table-key-end = Akciók vagy kör befejezése
table-key-options = Minden lehetőség listája
table-key-numbers = Gomb választása szám szerint
table-key-hint = Tipp
table-key-why = Miért nem?
table-key-rules = Szabályok
table-key-log = Napló
table-key-chat = Csevegés
table-key-sound = Hang be vagy ki
table-key-fit = Teljes tábla
table-key-zoom = Nagyítás, kicsinyítés
table-key-keys = Ez a lista

## The connection

table-lost = Megszakadt a kapcsolat
table-lost-more = Tovább próbálkozunk. Az utolsó ismert állást látod, és semmi sem vész el belőle.
table-closed-no-session = Lejárt a munkameneted. Nyisd meg újra az asztalt az előcsarnokból.
table-closed-no-table = Ez az asztal már nincs meg, vagy zárva van előtted.
table-closed-foreign = Ez az oldal más címről jött, mint az asztal.
table-closed-outdated = Ez az asztal régebbi szabályokkal nyílt, itt nem folytatható.

## Several people at one screen

table-curtain = Add át a képernyőt: { $name } jön
table-curtain-more = A többiek nézzenek félre. Addig semmi sem látszik.
table-curtain-open = { $name } vagyok

## Errors and refusals

error-stale = Az asztal közben továbbment, tőled semmi sem ment el. Nézd meg újra, és válassz.
error-illegal = Ezt a szabályok nem engedik. Semmi sem változott.
error-not-asked = Most nincs teendőd.
error-held = A kör még nincs továbbadva.
error-not-yours = Ez nem a te helyed.
error-over = Vége a partinak.
error-storage = Nem sikerült menteni, ezért semmi sem változott. Próbáld újra kicsit később.
error-too-fast = Ez egy kicsit gyors volt. Várj egy pillanatot, és próbáld újra.
error-bad-message = A szerver nem értette ezt az oldalt. Töltsd be újra.
error-bad-request = A szerver nem értette ezt az oldalt. Töltsd be újra.
error-undo = Nincs mit visszavonni.
error-spectator = Nézőként vagy itt.
error-no-session = Lejárt a munkameneted. Töltsd be újra az oldalt.
error-no-table = Nincs ilyen asztal, vagy zárva van előtted.
error-table-gone = A házigazda bezárta ezt az asztalt, vagy másnak adta a helyedet.
error-not-found = Itt nincs semmi, vagy zárva van előtted.
error-forbidden = Ez zárva van előtted.
error-foreign = Ez az oldal más címről jött, mint az asztal.
error-offline = A szerver nem érhető el. Nézd meg, van-e kapcsolatod.
error-server = Valami elromlott a szerveren. Semmid sem veszett el.

## Notices

notice-undo-withdrawn = { $player } már nem kér visszavonást.
notice-undo-refused = { $other } inkább nem vonná vissza. A parti megy tovább.
notice-bot-replaced = { $player } botja nem tudta folytatni; egy egyszerűbb bot játszik.
notice-time-up = { $player } ideje lejárt. Egy bot játszik tovább, amíg vissza nem veszi a helyét.
