# Trollfjord: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $value, $more i $sure to skarby; $chance, $before i $angry to procenty; $turn to own lub other.

tf-why-plain = Nic lepszego teraz nie widać.
tf-why-over = To twoja ostatnia tura i nie ma już w niej nic do zdobycia.
tf-why-ready = { $turn ->
    [own] Możesz już kuć: { $fortress } ({ $number }), limit { $n }, a szansa na skarb o wartości { $value } to { $chance }%.
   *[other] W swojej turze możesz kuć: { $fortress } ({ $number }), limit { $n }, a szansa na skarb o wartości { $value } to { $chance }%.
}
tf-why-limit = Twój limit rośnie do { $n }: { $fortress } ({ $number }); szansa na skarb o wartości { $value } to już { $chance }% zamiast { $before }%.
tf-why-stand = Możesz już kuć: { $fortress } ({ $number }); limit { $n } to za mało na tamtejsze skarby, ale każdy następny troll go podnosi.
tf-why-near = { $n ->
    [one] Stoi tam już { $n } twój troll
    [few] Stoją tam już { $n } twoje trolle
    [many] Stoi tam już { $n } twoich trolli
   *[other] Stoi tam już { $n } twojego trolla
}: { $fortress } ({ $number }); jeszcze jeden region i możesz kuć.
tf-why-partner = { $player } może tam kuć, a twoje trolle mogą dołączyć: { $fortress } ({ $number }).
tf-why-later = Po tej przegródce przyjdzie kolej na fortecę { $number }, a { $n ->
    [one] czeka tam już { $n } twój troll
    [few] czekają tam już { $n } twoje trolle
    [many] czeka tam już { $n } twoich trolli
   *[other] czeka tam już { $n } twojego trolla
}: { $fortress }.
tf-why-board = Masz na planszy o { $n ->
    [one] { $n } trolla
    [few] { $n } trolle
    [many] { $n } trolli
   *[other] { $n } trolla
} więcej, { $left ->
    [one] { $left } krok
    [few] { $left } kroki
    [many] { $left } kroków
   *[other] { $left } kroku
} od fortecy, której potrzebujesz: { $fortress } ({ $number }).
tf-why-last = Twój król zostaje ostatni, więc od razu ruszasz jeszcze raz.
tf-why-steps-ready = { $n ->
    [one] Wystarczy { $n } krok
    [few] Wystarczą { $n } kroki
    [many] Wystarczy { $n } kroków
   *[other] Wystarczy { $n } kroku
}, aby móc tam kuć: { $fortress } ({ $number }).
tf-why-steps-limit = Te kroki mogą podnieść twój limit z { $count } do { $n }: { $fortress } ({ $number }).
tf-why-nearer = To o krok bliżej fortecy, której potrzebujesz: { $fortress } ({ $number }).
tf-why-enough = Twoje trolle stoją już tam, gdzie trzeba: { $fortress } ({ $number }).
tf-why-keep-trolls = Te regiony nic ci teraz nie dają, więc trolle czekają w zapasie na lepsze miejsce.
tf-why-announce = Przy limicie { $n } masz tu { $chance }% szans na skarb o wartości { $value }.
tf-why-leave = Przy limicie { $n } szansa na skarb o wartości { $value } to tylko { $chance }%, a tak żaden troll nie wraca do domu.
tf-why-wait = Przegródkę zapełnia się tylko raz, a tu można liczyć najwyżej na skarb o wartości { $value }: warto poczekać na droższy.
tf-why-join = Razem macie limit { $n }, a ty { $chance }% szans na skarb o wartości { $value } na swoją łatę.
tf-why-decline = Nawet razem szansa na skarb o wartości { $value } to tylko { $chance }%, a tak żaden twój troll nie wraca do domu.
tf-why-decline-bare = Tam, gdzie stoją twoje trolle, nie ma skarbu, więc nic na tym nie zyskasz.
tf-why-decline-rival = Bez ciebie { $player } kuje po skarb o wartości { $value } z limitem tylko { $n }.
tf-why-strike = { $left ->
    [one] Zostało { $left } uderzenie
    [few] Zostały { $left } uderzenia
    [many] Zostało { $left } uderzeń
   *[other] Zostało { $left } uderzenia
}, a szansa na skarb o wartości { $value } to { $chance }%; teraz wypadnie około { $n ->
    [one] { $n } głazu
    [few] { $n } głazów
    [many] { $n } głazów
   *[other] { $n } głazu
}, { $angry ->
    [0] a ryzyka gniewu prawie nie ma
   *[other] a ryzyko gniewu to { $angry }%
}.
tf-why-strike-more = Skarb o wartości { $sure } masz już w zasięgu, ale { $left ->
    [one] zostało { $left } uderzenie
    [few] zostały { $left } uderzenia
    [many] zostało { $left } uderzeń
   *[other] zostało { $left } uderzenia
} i { $chance }% szans na skarb o wartości { $value }, { $angry ->
    [0] a ryzyka gniewu prawie teraz nie ma
   *[other] a ryzyko gniewu to teraz { $angry }%
}.
tf-why-stop-best = { $n ->
    [one] { $n } głaz wystarcza
    [few] { $n } głazy wystarczają
    [many] { $n } głazów wystarcza
   *[other] { $n } głazu wystarcza
} na skarb o wartości { $value }, a droższego tu nie weźmiesz.
tf-why-stop = Skarb o wartości { $value } jest już twój, a na skarb o wartości { $more } jest tylko { $chance }% szans.
tf-why-stop-sure = Skarb o wartości { $value } jest już twój, a każde następne uderzenie może rozgniewać Ducha Gór.
tf-why-stop-none = Dalsze kucie daje tylko { $chance }% szans na skarb o wartości { $value }.
tf-why-gift = Dar o wartości { $n } udobrucha Ducha Gór i ocali ci skarb o wartości { $value }.
tf-why-gift-first = Skarb o wartości { $value } jest wart daru o wartości { $n }, nawet jeśli brakuje jeszcze { $left }.
tf-why-pass = Udobruchanie Ducha Gór kosztowałoby cię dary o łącznej wartości { $n }: za dużo jak na skarb o wartości { $value }.
tf-why-pass-other = { $player } może udobruchać Ducha Gór bez ciebie i ma co ratować.
tf-why-pass-bare = Nie masz w zasięgu żadnego skarbu, więc dar niczego by nie ocalił.
tf-why-take = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} { $slot ->
    [I] do przegródki I
    [II] do przegródki II
    [III] do przegródki III
    [plus] do przegródki +
   *[patch] na łatę
}, a nic droższego nie masz w zasięgu.
tf-why-take-crown = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} do przegródki { $slot }, a jej korona da jeszcze { $count }.
tf-why-take-plus = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} do przegródki +, a pozostali gracze mają już tylko po 1 turze.
tf-why-take-trolls = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, a do domu { $left ->
    [one] wraca tylko { $left } troll
    [few] wracają tylko { $left } trolle
    [many] wraca tylko { $left } trolli
   *[other] wraca tylko { $left } trolla
} zamiast { $count }.
tf-why-clear = { $n ->
    [0] Tak żaden troll nie musi wracać do domu.
    [one] Tak do domu wraca tylko { $n } troll, mniej się nie da.
    [few] Tak do domu wracają tylko { $n } trolle, mniej się nie da.
    [many] Tak do domu wraca tylko { $n } trolli, mniej się nie da.
   *[other] Tak do domu wraca tylko { $n } trolla, mniej się nie da.
}
tf-why-clear-stand = Tak nadal możesz kuć: { $fortress } ({ $number }).
tf-why-clear-value = Tak twoje trolle zostają przy skarbie o wartości { $value }.
