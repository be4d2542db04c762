"""Every game says why: a sentence in each language, and never more than its seat knows."""

from __future__ import annotations

from random import Random

from tests.contract.test_bots import questions
from tests.reasons import NAMES
from tests.strategies import every_count
from underhall.bots.gestures import played
from underhall.bots.novice import idea
from underhall.locale import LANGUAGES, Speaker


@every_count
def test_a_reason_is_a_sentence_about_what_the_seat_knows(game_id: str, players: int) -> None:
    """Whatever is done, it has one; and it is the same in worlds that the seat cannot tell apart."""
    speakers = [Speaker(language, NAMES) for language in LANGUAGES]
    for number, (game, state, ask) in enumerate(questions(game_id, players, 4)):
        rng = Random(number)
        world, other = (game.determinize(state, ask.seat, rng) for _ in range(2))
        _, codes = idea(game, world.copy(), ask.seat, rng)
        after = played(game, world, ask.seat, codes)
        elsewhere = played(game, other, ask.seat, codes)
        stood, came = game.dump(world), game.dump(after)
        key, args = game.reason(world, after, ask.seat)
        assert (game.dump(world), game.dump(after)) == (stood, came)
        for speaker in speakers:
            assert speaker.knows(key), (speaker.language, key)
            assert speaker.say(key, args).endswith(".")
        if elsewhere is not None:
            assert game.reason(other, elsewhere, ask.seat) == (key, args)
        if number == 120:
            break
