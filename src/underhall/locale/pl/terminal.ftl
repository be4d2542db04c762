# What is said in the terminal alone; the browser does not load it.

play-opening = { $game } dla { $n ->
        [one] { $n } gracza
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }. Losowanie jest z góry ustalone i można je sprawdzić: { $commitment }
play-resumed = Wznowiono rozgrywkę z pliku { $file }.
play-your-turn = Twoja tura!
play-thinking = { $player } myśli…
play-prompt = Twoja odpowiedź
play-help = Wpisz numer opcji albo odpowiedź w notacji; możesz podać kilka po kolei. Polecenia: undo, why ODPOWIEDŹ, rules ZASADA, hint, board, log, save PLIK, help, quit.
play-unknown = „{ $text }” to ani opcja, ani polecenie. Nic się nie zmieniło; wpisz help, aby zobaczyć polecenia.
play-many = Możliwych odpowiedzi jest { $n }, od { $first } do { $last }: wpisz jedną z nich.
play-no-number = Nie ma opcji numer { $n }. Do wyboru są opcje od 1 do { $last }.
play-undone = Cofnięto twój ostatni ruch.
play-undo-consent = Boty się zgadzają: cofnięto twój ostatni ruch i wszystko, co nastąpiło po nim.
play-undo-nothing = Nie masz czego cofnąć.
play-why-usage = Podaj, o którą odpowiedź chodzi: why ODPOWIEDŹ, na przykład „why { $example }”.
play-why-legal = Ta odpowiedź jest teraz dozwolona: { $text }.
play-no-word = „{ $text }” nie jest odpowiedzią na to pytanie.
play-refused = { $reason } { $rule }
play-hint = Podpowiedź: { $words } ({ $text })
play-no-rule = W tej grze nie ma zasady { $rule }.
play-kept = Zapis jest w pliku { $file }. Sprawdzenie: underhall verify { $file }
play-too-long = Po „{ $text }” nie ma już pytania. Pomiń resztę.
play-saved = Zapisano w pliku { $file }. Aby grać dalej, wpisz później: underhall play { $game } --resume { $file }
play-not-saved = Nie zapisano: { $reason }
play-bye = Do zobaczenia. Rozgrywki nie zapisano.
play-log-empty = Nic się jeszcze nie wydarzyło.

rules-title = { $game }: zasady
rules-unofficial = Nieoficjalne, spisane własnymi słowami.
games-players = { $low }–{ $high } graczy
games-id = Id
games-game = Gra
games-count = Gracze
games-options = Opcje
