# What is said in the terminal alone; the browser does not load it.

play-opening = { $game }, { $n } játékos. Az osztás rögzített és ellenőrizhető: { $commitment }
play-resumed = A parti innen folytatódik: { $file }.
play-your-turn = Te jössz!
play-thinking = { $player } gondolkodik…
play-prompt = A válaszod
play-help = Írd be egy lehetőség számát, vagy add meg a választ jelöléssel; egymás után többet is írhatsz. Parancsok: undo, why VÁLASZ, rules SZABÁLY, hint, board, log, save FÁJL, help, quit.
play-unknown = „{ $text }” se nem lehetőség, se nem parancs. Semmi sem változott; a parancsok listájához írd be: help.
play-many = { $n } válasz közül választhatsz { $first } és { $last } között: írd be az egyiket.
play-no-number = Nincs ilyen számú lehetőség: { $n }. Választható: 1–{ $last }.
play-undone = A legutóbbi lépésed visszavonva.
play-undo-consent = A botok beleegyeznek: a legutóbbi lépésed visszavonva, és vele minden, ami utána jött.
play-undo-nothing = Nincs mit visszavonnod.
play-why-usage = Írd oda, melyik válaszra gondolsz: why VÁLASZ, például „why { $example }”.
play-why-legal = Ez most szabályos: { $text }.
play-no-word = „{ $text }” nem válasz erre a kérdésre.
play-refused = { $reason } { $rule }
play-hint = Tipp: { $words } ({ $text })
play-no-rule = Nincs ilyen szabály ebben a játékban: { $rule }.
play-kept = A jegyzőkönyv itt van: { $file }. Ellenőrzés: underhall verify { $file }
play-too-long = „{ $text }” után már nincs több kérdés. A többit hagyd el.
play-saved = Mentve ide: { $file }. Később így folytathatod: underhall play { $game } --resume { $file }
play-not-saved = Nem sikerült menteni: { $reason }
play-bye = Viszlát. A parti nincs mentve.
play-log-empty = Még nem történt semmi.

rules-title = { $game }: szabályok
rules-unofficial = Nem hivatalos, a saját szavainkkal.
games-players = { $low }–{ $high } játékos
games-id = Azonosító
games-game = Játék
games-count = Játékosok
games-options = Beállítások
