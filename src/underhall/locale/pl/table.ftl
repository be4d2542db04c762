# A table in the browser: the ask, the tools, the talk; errors.
# $player is a seat's name, $names are names in a list, $n is a number.

## Every page

web-skip = Przejdź do treści
web-title = { $title } · Underhall
web-close = Zamknij
web-broken-title = Coś się zawaliło
web-broken-text = Tej strony nie udało się pokazać. Twoje rozgrywki są bezpieczne na serwerze.
web-broken-reload = Wczytaj stronę ponownie
web-offline = Brak połączenia z serwerem. Nic się nie zmieniło; spróbuj za chwilę.
web-failed = To się nie udało. Nic się nie zmieniło.

## The screen

table-opening = Szykujemy stół…
table-trouble = Tego stołu nie można pokazać
table-gone = Tego stołu już nie ma
table-again = Spróbuj znów
table-close = Zamknij
table-to-lobby = Wróć do lobby
table-settings = Ustawienia
table-seats = Miejsca w kolejności tur
table-you = ty
table-bot = bot
table-bot-plays = gra bot
table-reconnecting = ponowne łączenie…
table-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
table-their-turn = Stół czeka na ten ruch.
table-seat-of = Obszar gracza { $player }
table-clock = Pozostały czas: { $left }
table-clock-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
table-your-turn = Twoja tura!
table-your-turn-at = { $game }: stół czeka na ciebie.
table-title-turn = Twoja tura: { $game }

## The ask

table-ask = Pytanie
table-ask-touch = Dotknij tego, co świeci.
table-ask-cycle = Obróć, jak trzeba, i połóż. Możesz też wskazać inne świecące miejsce.
table-ask-place = Dotknij świecącego miejsca albo przeciągnij tam; najpierw możesz obrócić.
table-barred = tego nie można cofnąć
table-wait = { $n ->
    [1] { $names } wybiera.
   *[other] Czekamy na: { $names }.
}
table-wait-held = { $player } zaraz przekaże turę.
table-held = To koniec twojej tury. Przekazujesz ją?
table-held-more = Zanim to zrobisz, możesz ją jeszcze cofnąć.
table-handed = Gra za ciebie bot.
table-handed-seat = Za gracza { $player } gra bot.
table-handed-back = Odzyskaj miejsce
table-over = Koniec gry.
table-hint = Podpowiedź
table-hint-title = Tak zagrałby bot
table-hint-do = Zrób tak

## The buttons

table-actions = Co możesz zrobić
table-hand = Twoja ręka
table-hand-on = Przekaż turę
table-undo = Cofnij
# instead of undo while a sealed choice can be taken back
table-unseal = Wycofaj wybór
table-has-chosen = Wybór gotowy.
# below "We wait for …", to whom has chosen already
table-sealed-more = Twój wybór jest tajny. Dopóki nie zapadnie ostatni, możesz go wycofać.
table-undo-ask = Poproś o cofnięcie
table-back = Wstecz
table-cancel = Anuluj
table-turn = Obróć
table-flip = Odbij
table-hurry = Pomiń pauzy botów
table-see-score = Zobacz wynik
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-fit = Dopasuj planszę

## Undo that others must allow

table-undo-request = { $player } prosi o cofnięcie ruchu.
table-undo-waiting = Prosisz o cofnięcie ruchu. Bez odpowiedzi: { $names }.
table-undo-others = { $player } prosi o cofnięcie ruchu. Bez odpowiedzi: { $names }.
table-undo-allow = Zgoda
table-undo-refuse = Brak zgody
table-undo-withdraw = Już nie trzeba

## Why not?

table-why = Dlaczego nie…?
table-why-ask = O co chcesz zapytać?
table-why-touch = Dotknij tego, a zasady odpowiedzą.
table-why-title = Tutaj nie można
table-why-later = Nie teraz
table-why-asked = Teraz pytanie brzmi: { $ask }
table-why-turn = { $n ->
    [1] Teraz tura gracza { $names }.
   *[other] Czekamy na: { $names }.
}
table-why-legal = Zasady na to teraz pozwalają.
table-show-spots = Pokaż, co wolno
table-read = Przeczytaj zasadę
table-read-rule = Przeczytaj zasadę { $rule }
table-rules = Zasady

## The side of the table

table-side = Wokół stołu
table-areas = { $n ->
    [0] Wokół stołu
    [one] Wokół stołu, { $n } nowa wiadomość
    [few] Wokół stołu, { $n } nowe wiadomości
    [many] Wokół stołu, { $n } nowych wiadomości
   *[other] Wokół stołu, { $n } nowej wiadomości
}
table-tab-mine = Twoje
table-tab-market = Wspólne
table-tab-log = Dziennik
table-tab-chat = Czat
table-log-empty = Nic się jeszcze nie wydarzyło.
table-chat-unread = { $n ->
    [0] Czat
    [one] Czat, { $n } nowa wiadomość
    [few] Czat, { $n } nowe wiadomości
    [many] Czat, { $n } nowych wiadomości
   *[other] Czat, { $n } nowej wiadomości
}
table-chat-empty = Na razie panuje cisza.
table-chat-write = Napisz coś
table-chat-send = Wyślij
table-chat-mute = Wycisz: { $name }
table-chat-muted = Wyciszono: { $name }
table-chat-unmute = Przywróć głos
table-chat-later = Nie wysłano: chwilowo nie ma połączenia. Twój tekst czeka.

## The list of options

table-choose = Wybierz
table-options = Wszystko, co możesz zrobić
table-options-none = Teraz nie masz nic do wyboru.

## The menu

table-menu = Menu
table-menu-share = Udostępnianie
table-menu-seat = Twoje miejsce
table-sound = Dźwięk
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-copy = Kopiuj link do stołu
table-copy-closed = Ten link otworzą tylko osoby przy stole.
table-share = Udostępnij
table-share-position = Udostępnij tę pozycję
table-what-if = Co by było, gdyby…? Graj stąd dalej z botami
table-watching = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
    [many] Ogląda { $n } osób
   *[other] Ogląda { $n } osoby
}
table-dealing = Losowanie
table-seat-bot = Oddaj botowi miejsce: { $player }
table-seat-back = Odbierz botowi miejsce: { $player }
table-leave = Odejdź od stołu
table-leave-sure = Bot zagra dalej za ciebie. Możesz wrócić w każdej chwili.
table-stay = Zostań
table-copied = Skopiowano link.
table-shared = Udostępniono.
table-copied-closed = Skopiowano link. Otworzą go tylko osoby przy stole.
table-shared-closed = Udostępniono. Link otworzą tylko osoby przy stole.
table-copy-failed = Linku nie udało się skopiować.

## Keys

table-keys = Klawisze
table-key-enter = Enter
table-key-arrows = Przejdź do kolejnej świecącej rzeczy
table-key-confirm = Potwierdź
table-key-cancel = Anuluj, zamknij
table-key-undo = Cofnij
table-key-turn = Obróć
table-key-flip = Odbij
table-key-end = Zakończ akcje lub turę
table-key-options = Pokaż wszystko, co możesz zrobić
table-key-numbers = Wybierz przycisk po numerze
table-key-hint = Podpowiedź
table-key-why = Dlaczego nie?
table-key-rules = Zasady
table-key-log = Dziennik
table-key-chat = Czat
table-key-sound = Włącz lub wyłącz dźwięk
table-key-fit = Dopasuj planszę
table-key-zoom = Powiększ, pomniejsz
table-key-keys = Ta lista

## The connection

table-lost = Utracono połączenie
table-lost-more = Próbujemy dalej. Widzisz ostatni znany stan gry i nic z niego nie przepadło.
table-closed-no-session = Twoja sesja wygasła. Otwórz stół ponownie z lobby.
table-closed-no-table = Tego stołu już nie ma albo nie masz do niego dostępu.
table-closed-foreign = Ta strona pochodzi z innego adresu niż stół.
table-closed-outdated = Ten stół powstał na starszych zasadach i nie można przy nim grać dalej.

## Several people at one screen

table-curtain = Przekaż ekran: { $name }
table-curtain-more = Wszyscy inni odwracają wzrok. Na razie nic nie widać.
table-curtain-open = To ja, { $name }

## Errors and refusals

error-stale = Stół poszedł już dalej, a od ciebie nic nie wysłano. Spójrz i wybierz jeszcze raz.
error-illegal = Zasady na to nie pozwalają. Nic się nie zmieniło.
error-not-asked = Teraz nie masz nic do wyboru.
error-held = Tura nie jest jeszcze przekazana.
error-not-yours = To nie jest twoje miejsce.
error-over = Gra jest skończona.
error-storage = Nie udało się zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
error-too-fast = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
error-bad-message = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-bad-request = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-undo = Nie ma czego cofnąć.
error-spectator = Oglądasz tę grę, ale w niej nie grasz.
error-no-session = Twoja sesja wygasła. Wczytaj stronę ponownie.
error-no-table = Nie ma takiego stołu albo nie masz do niego dostępu.
error-table-gone = Stół został zamknięty przez gospodarza albo twoje miejsce zajmuje już ktoś inny.
error-not-found = Nic tu nie ma albo nie masz do tego dostępu.
error-forbidden = Nie masz do tego dostępu.
error-foreign = Ta strona pochodzi z innego adresu niż stół.
error-offline = Brak połączenia z serwerem. Sprawdź swoje łącze.
error-server = Coś poszło nie tak na serwerze. Nic ci nie przepadło.

## Notices

notice-undo-withdrawn = { $player } nie prosi już o cofnięcie ruchu.
notice-undo-refused = { $other } woli nie cofać ruchu. Gramy dalej.
notice-bot-replaced = Bot gracza { $player } nie może grać dalej; zastępuje go prostszy.
notice-time-up = { $player }: koniec czasu. Bot gra dalej, dopóki gracz nie odzyska miejsca.
