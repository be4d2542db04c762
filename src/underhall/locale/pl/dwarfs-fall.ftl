# Dwar7s Fall: pytania, opcje, odmowy, dziennik, nazwy.
# $card, $gem, $colour, $monster to klucze; $cell to pole, na przykład e2n1; $n to liczba.

## Nazwy

df-card-castle = Zamek
df-card-mine_emerald = Kopalnia szmaragdów
df-card-mine_diamond = Kopalnia diamentów
df-card-mine_gold = Kopalnia złota
df-card-mine_ruby = Kopalnia rubinów
df-card-inn_ogre = Karczma ogrów
df-card-inn_shop = Sklep
df-card-dragon = Smok
df-card-giant = Olbrzym
df-short-castle = Zamek
df-short-mine_emerald = Szmaragd
df-short-mine_diamond = Diament
df-short-mine_gold = Złoto
df-short-mine_ruby = Rubin
df-short-inn_ogre = Karczma
df-short-inn_shop = Sklep
df-short-dragon = Smok
df-short-giant = Olbrzym
df-goal-TG01 = Owsiany chleb
df-goal-TG02 = Wędzony pstrąg
df-goal-TG03 = Piwnica rzepy
df-goal-TG04 = Marynowane pory
df-goal-TG05 = Kozi ser
df-goal-TG06 = Beczka stouta
df-goal-TG07 = Spiżarnia miodu
df-goal-TG08 = Solony dzik
df-goal-TG09 = Skrzynia przypraw
df-goal-TG10 = Uczta przesilenia
df-secret-SG1 = Rozległe sale
df-secret-SG2 = Bogata korona
df-secret-SG3 = Postrach bestii
df-secret-SG4 = Pełna szkatuła
df-secret-SG5 = Opiekun ogrów
df-secret-SG6 = Ostatni kamień
df-secret-SG7 = Dalecy wędrowcy
df-ogre-shove = Szturchaniec
df-ogre-rout = Rozpędzenie
df-ogre-frogmarch = Za kark
df-ogre-cutpurse = Rzezimieszek
df-ogre-turncoat = Zmiennik
df-ogre-changeling = Podmieniec
df-side-N = północ
df-side-E = wschód
df-side-S = południe
df-side-W = zachód
df-colour-blue = niebieski
df-colour-red = czerwony
df-colour-green = zielony
df-colour-yellow = żółty

## Działanie kart

df-condition-realm_stacks = { $how ->
    [least] Stosy w twoim królestwie: co najmniej { $n }.
   *[exact] Stosy w twoim królestwie: dokładnie { $n }.
}
df-condition-realm_vp = { $how ->
    [least] Punkty twojego królestwa: co najmniej { $n }.
   *[exact] Punkty twojego królestwa: dokładnie { $n }.
}
df-condition-trophies = { $how ->
    [least] Twoje trofea: co najmniej { $n }.
   *[exact] Twoje trofea: dokładnie { $n }.
}
df-condition-gems_in_hand = { $how ->
    [least] Klejnoty na twojej ręce: co najmniej { $n }.
   *[exact] Klejnoty na twojej ręce: dokładnie { $n }.
}
df-condition-gem_types_in_hand = { $how ->
    [least] Rodzaje klejnotów na twojej ręce: co najmniej { $n }.
   *[exact] Rodzaje klejnotów na twojej ręce: dokładnie { $n }.
}
df-condition-ogres_in_hand = { $how ->
    [least] Ogry na twojej ręce: co najmniej { $n }.
   *[exact] Ogry na twojej ręce: dokładnie { $n }.
}
df-condition-kingdom_cards_in_hand = { $how ->
    [least] Karty królestwa na twojej ręce: co najmniej { $n }.
   *[exact] Karty królestwa na twojej ręce: dokładnie { $n }.
}
df-condition-cards_with_own_dwarf = { $how ->
    [least] Karty, na których stoją twoje krasnoludy: co najmniej { $n }.
   *[exact] Karty, na których stoją twoje krasnoludy: dokładnie { $n }.
}
df-family-remove-one = 1 krasnolud innego koloru niż twój wraca do zapasu właściciela.
df-family-remove-all = Wszystkie krasnoludy 1 koloru innego niż twój wracają z 1 karty do zapasu właściciela.
df-family-move = 1 krasnolud dowolnego koloru trafia na sąsiadującą kartę z wolnym miejscem, także przez mur.
df-family-steal_gem = Bierzesz od przeciwnika 1 losowy klejnot.
df-family-steal_ogre = Bierzesz od przeciwnika 1 losowego ogra.
df-family-swap = 2 krasnoludy różnych kolorów stojące na różnych kartach zamieniają się miejscami.

## Liczone rzeczy

df-count-gold = { $n } złota
df-count-emerald = { $n ->
    [one] { $n } szmaragd
    [few] { $n } szmaragdy
    [many] { $n } szmaragdów
   *[other] { $n } szmaragdu
}
df-count-diamond = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
    [many] { $n } diamentów
   *[other] { $n } diamentu
}
df-count-ruby = { $n ->
    [one] { $n } rubin
    [few] { $n } rubiny
    [many] { $n } rubinów
   *[other] { $n } rubinu
}

## Pytania

df-ask-turn = { $left ->
    [0] Nie masz już akcji. Co jeszcze robisz?
    [one] Została { $left } akcja. Co robisz?
    [few] Zostały { $left } akcje. Co robisz?
    [many] Zostało { $left } akcji. Co robisz?
   *[other] Zostało { $left } akcji. Co robisz?
}
df-ask-cell = { $card ->
    [castle] Gdzie wykładasz zamek?
    [mine_emerald] Gdzie wykładasz kopalnię szmaragdów?
    [mine_diamond] Gdzie wykładasz kopalnię diamentów?
    [mine_gold] Gdzie wykładasz kopalnię złota?
    [mine_ruby] Gdzie wykładasz kopalnię rubinów?
    [inn_ogre] Gdzie wykładasz karczmę ogrów?
    [inn_shop] Gdzie wykładasz sklep?
    [dragon] Którą kopalnię atakuje smok?
   *[giant] Który zamek atakuje olbrzym?
}
df-ask-turned = Jak obracasz kartę?
df-ask-put = Na której karcie wystawiasz krasnoluda?
df-ask-from = Którego krasnoluda przesuwasz?
df-ask-to = Dokąd?
df-ask-dwarf = { $ogre }: który krasnolud?
df-ask-victim = { $ogre }: od kogo?
df-ask-task = Które zadanie wykonujesz?
df-ask-dig = Który stos podkopujesz?
df-ask-goal = Który cel realizujesz?
df-ask-discard = { $n ->
    [one] Odrzuć { $n } kartę. Którą?
    [few] Odrzuć { $n } karty. Którą najpierw?
    [many] Odrzuć { $n } kart. Którą najpierw?
   *[other] Odrzuć { $n } karty. Którą najpierw?
}

## Opcje

df-group-card = Karty królestwa
df-group-dwarf = Krasnoludy
df-group-ogre = Ogry
df-group-secret = Tajny cel
df-group-beside = Obok
df-group-onto = Na stos
df-group-other = Inne

df-option-card = { $card ->
    [castle] Wyłóż zamek
    [mine_emerald] Wyłóż kopalnię szmaragdów
    [mine_diamond] Wyłóż kopalnię diamentów
    [mine_gold] Wyłóż kopalnię złota
    [mine_ruby] Wyłóż kopalnię rubinów
    [inn_ogre] Wyłóż karczmę ogrów
    [inn_shop] Wyłóż sklep
    [dragon] Poślij smoka
   *[giant] Poślij olbrzyma
}
df-option-put = Wystaw krasnoluda
df-option-move = Przesuń krasnoluda
df-option-ogre = Zagraj ogra: { $ogre }
df-option-reveal = Ujawnij tajny cel
df-option-order-on = Włącz stałe zlecenie: ujawnij cel na koniec tury
df-option-order-off = Wyłącz stałe zlecenie: nie ujawniaj celu
df-option-done = Zakończ akcje
df-option-end-turn = Zakończ turę
df-option-beside = Puste pole { $cell }
df-option-onto = Na stos { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
}
df-option-turned = { $n ->
    [0] Bez murów
    [one] Mur: { $sides }
    [few] Mury: { $sides }
    [many] Mury: { $sides }
   *[other] Mury: { $sides }
}
df-option-put-on = { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
}
df-option-from = Z pola { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
}
df-option-to = Na pole { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
}
df-option-tunnel = Sztolnią na pole { $cell }: { $card ->
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
   *[dragon] smok
}
df-option-dwarf = { $colour ->
    [blue] Niebieski krasnolud
    [red] Czerwony krasnolud
    [green] Zielony krasnolud
   *[yellow] Żółty krasnolud
} na polu { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
}
df-option-victim = { $player }
df-option-task = { $cell }: { $card ->
    [castle] podkop stos
    [mine_emerald] wydobądź szmaragd
    [mine_diamond] wydobądź diament
    [mine_gold] wydobądź złoto
    [mine_ruby] wydobądź rubin
    [inn_ogre] dobierz ogra
    [inn_shop] zrealizuj cel handlowy
    [dragon] pokonaj smoka
   *[giant] pokonaj olbrzyma
}
df-option-task-fails = { $cell }: odeślij do zapasu krasnoludy { $card ->
    [castle] z zamku
    [mine_emerald] z kopalni szmaragdów
    [mine_diamond] z kopalni diamentów
    [mine_gold] z kopalni złota
    [mine_ruby] z kopalni rubinów
    [inn_ogre] z karczmy ogrów
   *[inn_shop] ze sklepu
} (zadania nie można wykonać)
df-option-dig = { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
    [giant] olbrzym
   *[none] nic
} na wierzchu
df-option-goal = { $goal } (koszt: { $cost }): { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
df-option-discard-gem = { $gem ->
    [gold] Złoto
    [emerald] Szmaragd
    [diamond] Diament
   *[ruby] Rubin
}
df-option-discard-ogre = Ogr: { $ogre }

## Dlaczego nie?

df-refuse-no-ogre = Nie masz tego ogra: { $ogre }.
df-refuse-no-target = Ten ogr nie ma teraz na co działać: { $ogre }.
df-refuse-shown = Twój tajny cel jest już ujawniony.
df-refuse-condition = Warunek twojego tajnego celu nie jest jeszcze spełniony: { $secret }.
df-refuse-no-orders = Przy tym stole gra się bez stałych zleceń.
df-refuse-switched = W tej turze stałe zlecenie już zmieniono.
df-refuse-same-order = Stałe zlecenie jest już tak ustawione.
df-refuse-not-in-hand = { $card ->
    [castle] Nie masz zamku na ręce.
    [mine_emerald] Nie masz kopalni szmaragdów na ręce.
    [mine_diamond] Nie masz kopalni diamentów na ręce.
    [mine_gold] Nie masz kopalni złota na ręce.
    [mine_ruby] Nie masz kopalni rubinów na ręce.
    [inn_ogre] Nie masz karczmy ogrów na ręce.
    [inn_shop] Nie masz sklepu na ręce.
    [dragon] Nie masz smoka na ręce.
   *[giant] Nie masz olbrzyma na ręce.
}
df-refuse-no-action = Nie masz już akcji: wykorzystano { $n }.
df-refuse-no-stack = { $card ->
    [dragon] Smoka nie można teraz posłać na żadną kopalnię: każda jest zajęta przez krasnoluda, pełna lub zablokowana.
   *[giant] Olbrzyma nie można teraz posłać na żaden zamek: każdy jest zajęty przez krasnoluda, pełny lub zablokowany.
}
df-refuse-no-type = { $card ->
    [dragon] Na stole nie ma jeszcze żadnej kopalni, więc smoka nie ma dokąd posłać.
   *[giant] Na stole nie ma jeszcze żadnego zamku, więc olbrzyma nie ma dokąd posłać.
}
df-refuse-no-dwarf = Twój zapas jest pusty: wszystkie twoje krasnoludy stoją na kartach.
df-refuse-no-slot = Na żadnej karcie nie ma wolnego miejsca.
df-refuse-cannot-move = Żaden twój krasnolud nie może się ruszyć: ani otwarta granica, ani sztolnia nie prowadzi do wolnego miejsca.
df-refuse-monster-cell = Pole { $cell } jest puste, a potwora można wyłożyć tylko na stos.
df-refuse-not-beside = Obok pola { $cell } nie leży żadna karta.
df-refuse-type = Inny typ na polu { $cell }: nadbudować można tylko kartę tego samego typu.
df-refuse-manned = Na polu { $cell } stoi krasnolud.
df-refuse-height = Stos na polu { $cell } jest pełny: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
df-refuse-blocked = { $monster ->
    [dragon] Smok blokuje kopalnie tego królestwa: pole { $cell }.
   *[giant] Olbrzym blokuje zamki tego królestwa: pole { $cell }.
}
df-refuse-same-walls = Taki obrót daje te same mury co inny.
df-refuse-no-card = Na polu { $cell } nie ma karty.
df-refuse-full = Na polu { $cell } nie ma wolnego miejsca: wszystkie są zajęte ({ $n }).
df-refuse-no-own-dwarf = Na polu { $cell } nie ma twojego krasnoluda.
df-refuse-stuck = Twój krasnolud na polu { $cell } nie może się ruszyć: ani otwarta granica, ani sztolnia nie prowadzi do wolnego miejsca.
df-refuse-same-card = Ten krasnolud już stoi na polu { $cell }.
df-refuse-wall = Między polami { $from } i { $cell } stoi mur.
df-refuse-far = Pole { $cell } nie sąsiaduje z polem { $from }.
df-refuse-tunnel-dragon = Smok zamyka sztolnie w królestwie, w którym leży pole { $from }.
df-refuse-tunnel-onto = Na pole { $cell } nie prowadzi żadna sztolnia: na tej kopalni siedzi smok.
df-refuse-march-far = Pole { $cell } nie sąsiaduje z polem { $from }.
df-refuse-no-colour = { $colour ->
    [blue] Kolor niebieski nie bierze udziału w rozgrywce.
    [red] Kolor czerwony nie bierze udziału w rozgrywce.
    [green] Kolor zielony nie bierze udziału w rozgrywce.
   *[yellow] Kolor żółty nie bierze udziału w rozgrywce.
}
df-refuse-no-such-dwarf = { $colour ->
    [blue] Na polu { $cell } nie ma niebieskiego krasnoluda.
    [red] Na polu { $cell } nie ma czerwonego krasnoluda.
    [green] Na polu { $cell } nie ma zielonego krasnoluda.
   *[yellow] Na polu { $cell } nie ma żółtego krasnoluda.
}
df-refuse-own-dwarf = Ten ogr nie rusza twoich własnych krasnoludów.
df-refuse-no-march = Żadna karta sąsiadująca z polem { $cell } nie ma wolnego miejsca.
df-refuse-swap = Miejscami zamieniają się tylko krasnoludy różnych kolorów stojące na różnych kartach.
df-refuse-own-hand = Siebie nie można okraść.
df-refuse-empty-hand = { $sought ->
    [gems] { $player } nie ma klejnotów.
   *[ogres] { $player } nie ma ogrów.
}
df-refuse-not-ready = Za mało krasnoludów na polu { $cell }: potrzeba { $need }, masz { $n }.
df-refuse-foreign = Na polu { $cell } stoi krasnolud innego koloru, więc potwora nie można pokonać.
df-refuse-single = Na polu { $cell } leży tylko 1 karta.
df-refuse-dig-manned = Na polu { $cell } stoi krasnolud.
df-refuse-dig-range = Pole { $cell } nie leży w twoim królestwie.
df-refuse-goal-closed = Ten cel nie jest odkryty: { $goal }.
df-refuse-goal-cost = Twoje klejnoty nie wystarczą na ten cel: { $goal }.
df-refuse-discard-order = Zostałoby za mało kart do wyboru: karty tego rodzaju trzeba było wskazać wcześniej.
df-refuse-none-held = Nie masz ani jednej takiej karty.

## Dziennik

df-log-turn = Runda { $round }: { $player } zaczyna turę.
df-log-place = { $card ->
    [castle] { $player } wykłada zamek
    [mine_emerald] { $player } wykłada kopalnię szmaragdów
    [mine_diamond] { $player } wykłada kopalnię diamentów
    [mine_gold] { $player } wykłada kopalnię złota
    [mine_ruby] { $player } wykłada kopalnię rubinów
    [inn_ogre] { $player } wykłada karczmę ogrów
    [inn_shop] { $player } wykłada sklep
    [dragon] { $player } posyła smoka
   *[giant] { $player } posyła olbrzyma
} { $onto ->
    [yes] na stos { $cell }.
   *[no] na pole { $cell }.
}
df-log-put = { $player } wystawia krasnoluda na polu { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
   *[giant] olbrzym
}.
df-log-move = { $player } przesuwa krasnoluda z pola { $from } na pole { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
   *[giant] olbrzym
}.
df-log-march = { $player } prowadzi krasnoluda gracza { $other } z pola { $from } na pole { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
   *[giant] olbrzym
}.
df-log-ogre = { $player } zagrywa ogra: { $ogre }.
df-log-home = { $n ->
    [one] { $n } krasnolud wraca do zapasu gracza { $player }.
    [few] { $n } krasnoludy wracają do zapasu gracza { $player }.
    [many] { $n } krasnoludów wraca do zapasu gracza { $player }.
   *[other] { $n } krasnoluda wraca do zapasu gracza { $player }.
}
df-log-swap = Krasnolud gracza { $player } stoi teraz na polu { $cell }, a krasnolud gracza { $other } na polu { $other-cell }.
df-log-task = { $player } wykonuje zadanie na polu { $cell }: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
    [inn_shop] sklep
    [dragon] smok
   *[giant] olbrzym
}.
df-log-fail = Zadanie gracza { $player } na polu { $cell } nie udaje się: { $n ->
    [one] { $n } krasnolud wraca z niczym.
    [few] { $n } krasnoludy wracają z niczym.
    [many] { $n } krasnoludów wraca z niczym.
   *[other] { $n } krasnoluda wraca z niczym.
}
df-log-reshuffle = Odrzucone ogry po potasowaniu tworzą nową talię.
df-log-draw-own = { $player } dobiera ogra: { $ogre }.
df-log-draw = { $player } dobiera ogra.
df-log-dig = { $player } robi podkop na polu { $cell }. Teraz na wierzchu: { $card ->
    [castle] zamek
    [mine_emerald] kopalnia szmaragdów
    [mine_diamond] kopalnia diamentów
    [mine_gold] kopalnia złota
    [mine_ruby] kopalnia rubinów
    [inn_ogre] karczma ogrów
   *[inn_shop] sklep
}.
df-log-buy = { $player } realizuje cel handlowy ({ $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
    [many] +{ $n } punktów
   *[other] +{ $n } punktu
}): { $goal }.
df-log-goal = Odkryto cel handlowy: { $goal }.
df-log-secret-own = Twój tajny cel: { $secret }.
df-log-secret = { $player } otrzymuje tajny cel.
df-log-defeat = { $card ->
    [dragon] { $player } pokonuje smoka.
   *[giant] { $player } pokonuje olbrzyma.
}
df-log-discard-gem = { $gem ->
    [gold] { $player } odrzuca złoto.
    [emerald] { $player } odrzuca szmaragd.
    [diamond] { $player } odrzuca diament.
   *[ruby] { $player } odrzuca rubin.
}
df-log-discard-ogre = { $player } odrzuca ogra: { $ogre }.
df-log-steal-gem = { $gem ->
    [gold] { $player } kradnie złoto graczowi { $other }.
    [emerald] { $player } kradnie szmaragd graczowi { $other }.
    [diamond] { $player } kradnie diament graczowi { $other }.
   *[ruby] { $player } kradnie rubin graczowi { $other }.
}
df-log-steal-ogre-own = { $player } kradnie ogra graczowi { $other }: { $ogre }.
df-log-steal-ogre = { $player } kradnie ogra graczowi { $other }.
df-log-order = { $order ->
    [on] Stałe zlecenie jest włączone: twój tajny cel zostanie ujawniony na koniec tury, gdy tylko jego warunek będzie spełniony.
   *[off] Stałe zlecenie jest wyłączone: twój tajny cel pozostaje ukryty, dopóki go nie ujawnisz.
}
df-log-reveal = { $player } ujawnia tajny cel ({ $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
    [many] +{ $n } punktów
   *[other] +{ $n } punktu
}): { $secret }.
df-log-ending = Zrealizowane cele gracza { $player }: { $n }. To ostatnia runda.
df-log-stop = Rozgrywka kończy się po { $n ->
    [one] { $n } rundzie
    [few] { $n } rundach
    [many] { $n } rundach
   *[other] { $n } rundy
}.
df-log-score = { $player } ma { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.

## Stół w terminalu

df-table-round = Runda { $n }
df-table-ending = Ostatnia runda
df-table-bank = Bank
df-table-market = Cele handlowe
df-table-deck = { $n ->
    [0] talia jest pusta
    [one] jeszcze { $n } w talii
    [few] jeszcze { $n } w talii
    [many] jeszcze { $n } w talii
   *[other] jeszcze { $n } w talii
}
df-table-ogres = Ogry do dobrania: { $n }
df-table-hand = Ręka
df-table-gems = Klejnoty
df-table-held = Ogry
df-table-actions = Akcje
df-table-stacks = Stosy, od góry
df-table-supply = Zapas
df-table-goals = Cele
df-table-trophies = Trofea
df-table-secret = Tajny cel
df-table-order = { $order ->
    [on] stałe zlecenie włączone
   *[off] stałe zlecenie wyłączone
}
df-table-revealed = ujawniony
df-table-hidden = ukryty
df-table-realm = Królestwo
df-table-points = Punkty
df-table-nothing = nic
df-table-empty = Stół jest pusty. Pierwsza karta trafia na środek.
df-table-legend = Grube linie to mury, kropkowane to otwarte granice. Kształty to krasnoludy, kropki to wolne miejsca; /2 – tyle krasnoludów wymaga zadanie. ★ punkty, ≡ karty w stosie, ✗ zablokowane przez potwora, ◀ teraz gra; N, E, S, W: mur od północy, wschodu, południa, zachodu.
df-part-trading = Cele handlowe
df-part-secret = Tajny cel
df-part-monsters = Potwory
df-part-gems = Klejnoty
df-part-realm = Królestwo
df-part-order = Kolejność

## In the browser
# $mine says whether the seat in question is the reader’s own; $lit whether something may be touched now.

df-where = { $state ->
    [over] Runda { $round } · koniec gry
    [last] Runda { $round } · ostatnia runda
   *[on] Runda { $round } · { $n ->
        [one] koniec przy { $n } celu
        [few] koniec przy { $n } celach
        [many] koniec przy { $n } celach
       *[other] koniec przy { $n } celu
    }
}
df-fact-goals = cele: { $n } z { $count }
df-fact-hand = { $n } na ręce
df-fact-trophies = { $n ->
    [one] { $n } trofeum
    [few] { $n } trofea
    [many] { $n } trofeów
   *[other] { $n } trofeum
}
df-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}

df-board = Plansza
df-target-stack = { $card } gracza { $player }, pole { $cell }, zajęte miejsca: { $n } z { $slots }{ $cards ->
    [1] { "" }
   *[other] , karty w stosie: { $cards }
}{ $realm ->
    [mine] , w twoim królestwie
    [ours] , w królestwie twoim i innych
    [shared] , we wspólnym królestwie
    [theirs] , w królestwie gracza { $other }
   *[none] { "" }
}{ $blocked ->
    [yes] , blokada potwora
   *[no] { "" }
}{ $lit ->
    [yes] , dozwolone
   *[no] { "" }
}
df-target-empty = Puste pole { $cell }{ $lit ->
    [yes] , dozwolone
   *[no] { "" }
}
df-stack-title = Stos na polu { $cell }, karty: { $n }
df-stack-top = { $player }, na wierzchu
df-stack-below = { $player }, pod spodem
df-turn-card = Obróć kartę

df-gain-realm = twoje królestwo: { $from } → { $to }
df-gain-realm-of = królestwo gracza { $player }: { $from } → { $to }
df-gain-same = twoje królestwo bez zmian: { $n }
df-gain-gems = zyskujesz { $items }
df-gain-blocked = { $n ->
    [one] { $n } karta zablokowana
    [few] { $n } karty zablokowane
    [many] { $n } kart zablokowanych
   *[other] { $n } karty zablokowanej
}
df-gain-freed = { $n ->
    [one] { $n } karta odblokowana
    [few] { $n } karty odblokowane
    [many] { $n } kart odblokowanych
   *[other] { $n } karty odblokowanej
}
df-confirm = Zrób to
df-confirm-place = Wyłóż tutaj
df-confirm-send = Poślij tutaj
df-confirm-put = Wystaw krasnoluda
df-confirm-move = Przesuń tutaj
df-confirm-ogre = Zagraj ogra
df-reveal = Ujawnij cel
df-order = Ujawnij od razu po spełnieniu
df-order-about = Twoje stałe zlecenie: tajny cel zostaje ujawniony na koniec tury, gdy tylko jego warunek jest spełniony.

df-hand-dwarfs = { $mine ->
    [yes] Twoje krasnoludy
   *[no] Krasnoludy gracza { $player }
}
df-hand-cards = { $mine ->
    [yes] Twoje karty królestwa
   *[no] Karty królestwa gracza { $player }
}
df-hand-gems = Klejnoty na ręce
df-hand-ogres = Ogry, bez kosztu akcji
df-hand-limit = Ręka: { $n } z { $count }
df-hand-no-cards = Nie ma już kart królestwa
df-hand-card = { $card }: { $n ->
    [0] bez punktów
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, miejsca: { $slots }, potrzebne krasnoludy: { $need }{ $state ->
    [chosen] , wybrano
    [lit] , można wyłożyć
   *[no] , teraz nie można wyłożyć
}
df-hand-ogre = { $n ->
    [1] { $ogre }
   *[other] { $n } × { $ogre }
}: { $about }{ $lit ->
    [yes] { " " }Można go teraz użyć.
   *[no] { "" }
}
df-discard-gem = { $gem ->
    [gold] Odrzuć złoto, masz { $n }
    [emerald] Odrzuć szmaragd, masz { $n }
    [diamond] Odrzuć diament, masz { $n }
   *[ruby] Odrzuć rubin, masz { $n }
}
df-men = w zapasie { $n }, w pracy { $count }
df-men-ready = { $lit ->
    [yes] { $n ->
        [one] { $n } krasnolud w zapasie: wystaw go
        [few] { $n } krasnoludy w zapasie: wystaw jednego
        [many] { $n } krasnoludów w zapasie: wystaw jednego
       *[other] { $n } krasnoluda w zapasie: wystaw jednego
    }
   *[no] { $n ->
        [one] { $n } krasnolud w zapasie
        [few] { $n } krasnoludy w zapasie
        [many] { $n } krasnoludów w zapasie
       *[other] { $n } krasnoluda w zapasie
    }
}
df-men-busy = { $lit ->
    [yes] { $n ->
        [one] { $n } krasnolud w pracy: przesuń go
        [few] { $n } krasnoludy w pracy: przesuń jednego
        [many] { $n } krasnoludów w pracy: przesuń jednego
       *[other] { $n } krasnoluda w pracy: przesuń jednego
    }
   *[no] { $n ->
        [one] { $n } krasnolud w pracy
        [few] { $n } krasnoludy w pracy
        [many] { $n } krasnoludów w pracy
       *[other] { $n } krasnoluda w pracy
    }
}
df-secret-none = Nie znasz tego celu.
df-secret-shown = Ujawniony dla wszystkich.
df-secret-card = Na karcie: { $condition }
df-secret-progress = { $met ->
    [yes] { $condition } Teraz { $n }: warunek spełniony.
   *[no] { $condition } Teraz { $n }.
}

df-tasks-title = { $mine ->
    [yes] Na koniec twojej tury
   *[no] Na koniec tury gracza { $player }
}
df-tasks-none = Żaden krasnolud jeszcze nie pracuje.
df-task-ready = { $card }: gotowe
df-task-fails = { $card }: nie uda się
df-task-waits = { $card }: { $n } z { $need }
df-task-barred = { $card }: nie można pokonać
df-task-waits-for = { $n ->
    [one] Brakuje jeszcze { $n } krasnoluda
    [few] Brakuje jeszcze { $n } krasnoludów
    [many] Brakuje jeszcze { $n } krasnoludów
   *[other] Brakuje jeszcze { $n } krasnoluda
}
df-task-barred-by = Stoją tu też krasnoludy innego koloru
df-task-brings-gems = { $n ->
    [one] { $n } krasnolud wraca i przynosi { $items }
    [few] { $n } krasnoludy wracają i przynoszą { $items }
    [many] { $n } krasnoludów wraca i przynosi { $items }
   *[other] { $n } krasnoluda wraca i przynosi { $items }
}
df-task-brings-ogre = { $n ->
    [one] { $n } krasnolud wraca i sprowadza ogra
    [few] { $n } krasnoludy wracają i sprowadzają ogra
    [many] { $n } krasnoludów wraca i sprowadza ogra
   *[other] { $n } krasnoluda wraca i sprowadza ogra
}
df-task-brings-goal = { $n ->
    [one] { $n } krasnolud wraca z celem handlowym
    [few] { $n } krasnoludy wracają z celem handlowym
    [many] { $n } krasnoludów wraca z celem handlowym
   *[other] { $n } krasnoluda wraca z celem handlowym
}
df-task-brings-dig = { $n ->
    [one] { $n } krasnolud robi podkop i wraca
    [few] { $n } krasnoludy robią podkop i wracają
    [many] { $n } krasnoludów robi podkop i wraca
   *[other] { $n } krasnoluda robi podkop i wraca
}
df-task-brings-trophy = { $n ->
    [one] { $n } krasnolud wraca z trofeum
    [few] { $n } krasnoludy wracają z trofeum
    [many] { $n } krasnoludów wraca z trofeum
   *[other] { $n } krasnoluda wraca z trofeum
}
df-task-lacks-monster = { $n ->
    [one] Potwór blokuje zadanie: { $n } krasnolud wraca z niczym
    [few] Potwór blokuje zadanie: { $n } krasnoludy wracają z niczym
    [many] Potwór blokuje zadanie: { $n } krasnoludów wraca z niczym
   *[other] Potwór blokuje zadanie: { $n } krasnoluda wraca z niczym
}
df-task-lacks-bank = { $gem ->
    [gold] W banku nie ma już złota: krasnoludy wracają z niczym
    [emerald] W banku nie ma już szmaragdów: krasnoludy wracają z niczym
    [diamond] W banku nie ma już diamentów: krasnoludy wracają z niczym
   *[ruby] W banku nie ma już rubinów: krasnoludy wracają z niczym
}
df-task-lacks-ogres = { $n ->
    [one] Nie ma już ogrów do dobrania: { $n } krasnolud wraca z niczym
    [few] Nie ma już ogrów do dobrania: { $n } krasnoludy wracają z niczym
    [many] Nie ma już ogrów do dobrania: { $n } krasnoludów wraca z niczym
   *[other] Nie ma już ogrów do dobrania: { $n } krasnoluda wraca z niczym
}
df-task-lacks-goals = { $mine ->
    [yes] Twoje klejnoty nie wystarczą na żaden odkryty cel: krasnoludy wracają z niczym
   *[no] Klejnoty gracza { $player } nie wystarczą na żaden odkryty cel: krasnoludy wracają z niczym
}
df-task-lacks-dig = { $n ->
    [one] Nie ma stosu do podkopania: { $n } krasnolud wraca z niczym
    [few] Nie ma stosu do podkopania: { $n } krasnoludy wracają z niczym
    [many] Nie ma stosu do podkopania: { $n } krasnoludów wraca z niczym
   *[other] Nie ma stosu do podkopania: { $n } krasnoluda wraca z niczym
}
df-actions-title = { $mine ->
    [yes] Twoje akcje
   *[no] Akcje gracza { $player }
}
df-actions = Pozostałe akcje: { $n } z { $count }
df-actions-castle = { $n ->
    [0] Zamek nie daje teraz akcji.
    [one] Ostatnią daje zamek.
    [few] Ostatnie { $n } daje zamek.
    [many] Ostatnich { $n } daje zamek.
   *[other] Ostatnie { $n } daje zamek.
}
df-actions-over = { $phase ->
    [tasks] Teraz czas na zadania.
    [discard] Teraz odrzucanie do limitu kart na ręce.
   *[dealing] Trwa rozdawanie kart.
}
df-bank-note = ile zostało
df-strip-ready = gotowe: { $n }
df-strip-fails = nie uda się: { $n }
df-strip-waits = w toku: { $n }
df-strip-action = { $left ->
    [0] Nie ma już akcji
   *[other] Akcja { $n } z { $count }
}

df-deck = w talii: { $n }
df-market-none = Nie ma odkrytych celów handlowych.
df-goal-about = Koszt: { $items }. { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
    [many] { $n } punktów.
   *[other] { $n } punktu.
}
df-goal-payable = W sklepie stać cię na ten cel.
df-goal-others = Zapłacić może też
df-ogre-discarded = Odrzucone
df-ogres-known = { $n ->
    [1] { $ogre }
   *[other] { $n } × { $ogre }
}
df-ogres-unknown = { $n ->
    [one] { $n } ogr, którego nie znasz
    [few] { $n } ogry, których nie znasz
    [many] { $n } ogrów, których nie znasz
   *[other] { $n } ogra, którego nie znasz
}
df-ogres-none = Brak ogrów
df-goals-none = Jeszcze brak
df-trophies-none = Jeszcze brak
df-seat-realm = { $castle ->
    [yes] Wartość królestwa: { $n }. Akcje w turze: { $count }.
   *[no] Zamek nie jest w grze. Akcje w turze: { $count }.
}
df-seat-cards = Karty królestwa: { $n }
df-seat-goals = Cele handlowe: { $n }
