// The areas of Dwar7s Fall in a frame like the table's: /dev/dwarfs-fall.html?f=card&theme=light&seat=1
import '../src/base.css';
import { mount } from 'svelte';
import { speech } from '../src/lib/speech.svelte';
import Frame from './DwarfsFall.svelte';
import { mockup } from './dwarfs-fall-mockup';
import { MockPlay, type Fixture } from './dwarfs-fall-play.svelte';

const fixtures = import.meta.glob<Fixture>('../tests/fixtures/dwarfs-fall-*.json', { import: 'default', eager: true });
const asked = new URLSearchParams(location.search);
const name = asked.get('f') ?? 'mockup';
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const find = (which: string): Fixture => fixtures[`../tests/fixtures/dwarfs-fall-${which}.json`] as Fixture;
await speech.need('dwarfs-fall');
const drawn = mockup(find('turn'));
const fixture = name === 'mockup' ? drawn[0] : find(name);
const script = name === 'mockup' ? drawn : [find('card'), find('cell')];
const play = new MockPlay(fixture as Fixture, script);
mount(Frame, { target: document.body, props: { play, seat: asked.get('seat') ? Number(asked.get('seat')) : null } });
Object.assign(window, { play });
