// The table and the replay without a server: `?show=table|score|replay|position`, `&at=turn|card|…`, `&state=lost|held|undo|curtain`,
// `&lang=hu`, `&theme=light`. Everything the server would say comes from the fixtures.
import { mount } from 'svelte';
import '../src/base.css';
import Sprite from '../src/parts/Sprite.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speech, type Language } from '../src/lib/speech.svelte';
import card from '../tests/fixtures/dwarfs-fall-card.json';
import cell from '../tests/fixtures/dwarfs-fall-cell.json';

const wants = new URLSearchParams(location.search);
const at = wants.get('at') ?? (wants.get('show') === 'score' ? 'over' : 'turn');
const state = wants.get('state');
const fixtures = import.meta.glob<any>('../tests/fixtures/dwarfs-fall-*.json', { import: 'default' });
const fixture = await fixtures[`../tests/fixtures/dwarfs-fall-${at}.json`]!();
const names: string[] = (wants.get('names') ?? fixture.names.join(',')).split(',');
const now = Date.now() / 1000;
const active: number = fixture.view.active;

const table = {
  id: 'demo',
  game: 'dwarfs-fall',
  state: fixture.result ? 'finished' : 'playing',
  options: {},
  seats: fixture.view.seats.map((_: unknown, seat: number) => ({
    seat,
    name: names[seat] ?? `Seat ${seat}`,
    who: seat === 2 ? 'bot' : 'person',
    bot: seat === 2 ? 'strong' : null,
    mine: seat === 0 || (state === 'curtain' && seat === 1),
    online: !(state === 'away' && seat === 1),
    ready: true,
    invite: null,
  })),
  host: true,
  spectators: true,
  watching: 2,
  clock: null,
  commitment: 'abc',
  created: now - 4920,
  updated: now,
  waiting: [],
  my_turn: false,
  scores: null,
  ranking: null,
  rematch: null,
};
const held = state === 'held' ? 0 : null;
const position = {
  type: 'position',
  seat: 0,
  view: fixture.view,
  question: state === 'curtain' || held === 0 ? null : fixture.question,
  waiting: fixture.result || held === 0 ? [] : [{ seat: state === 'curtain' ? 1 : active, kind: 'turn' }],
  first: 0,
  events: fixture.events,
  undos: 0,
  undo: state === 'undo' ? 'ask' : 'free',
  held,
  undo_asked: state === 'undo' ? { seat: 1, agreed: [], missing: [0] } : null,
  deadline: state === 'clock' ? 95 : null,
  result: fixture.result ?? null,
};

const full = { ...cell.tried, question: null };
function tried(words: string[]): any {
  if (words.length === 1 && words[0] === cell.words[0]) return card.tried;
  if (words.length === 2) return { ...cell.tried };
  return {
    ...full,
    events: [{ key: 'df-log-place', args: { player: 0, card: words[0], cell: words[1], onto: 'no' } }],
  };
}

class MockSocket extends EventTarget {
  static OPEN = 1;
  static made = 0;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    super();
    if (state === 'lost' && MockSocket.made++) return;
    setTimeout(() => this.onopen?.());
    if (state === 'lost') setTimeout(() => ((this.readyState = 3), this.onclose?.({ code: 1012 })), 900);
  }
  tell(message: unknown) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 15);
  }
  send(text: string) {
    const message = JSON.parse(text);
    console.log('sent', text);
    if (message.type === 'hello') {
      this.tell({ type: 'table', table, content: fixture.content });
      this.tell({ ...position, seat: message.seat ?? 0 });
      this.tell({
        type: 'chat',
        lines: [
          { id: 1, person: 'p1', seat: 1, name: names[1], text: 'Good evening under the mountain.', at: now - 300 },
          { id: 2, person: 'p0', seat: 0, name: names[0], text: 'Evening. Mind the dragon.', at: now - 200 },
        ],
      });
    } else if (message.type === 'try')
      this.tell({ type: 'tried', events: [], barred: false, ...tried(message.words.split(' ')), id: message.id });
    else if (message.type === 'why')
      this.tell({
        type: 'reason',
        id: message.id,
        refusal: { rule: 'DF-6.2', key: 'df-refuse-type', facts: { cell: message.words.split(' ').at(-1) } },
      });
    else if (message.type === 'hint')
      this.tell({
        type: 'advice',
        id: message.id,
        words: 'mine_gold e1s4 0',
        options: [
          fixture.question.options[0],
          { word: 'e1s4', key: 'df-option-beside', rule: '', args: { cell: 'e1s4' }, targets: ['cell:e1s4'] },
        ],
        reason: { key: 'df-why-realm', args: { from: 5, to: 7 } },
      });
    else if (message.key) this.tell({ type: 'taken', key: message.key });
  }
  close() {}
}
window.WebSocket = MockSocket as unknown as typeof WebSocket;

const over = await fixtures['../tests/fixtures/dwarfs-fall-over.json']!();
const late = await fixtures['../tests/fixtures/dwarfs-fall-late.json']!();
const count = over.events.length;
const climb = (to: number, n: number, bend: number) => {
  const size = 14 + bend * 6;
  const jagged = Math.floor(n / size) * size + (n % size > size * 0.7 ? size * 0.5 : 0);
  return Math.round(
    to * Math.pow(jagged / count, bend) +
      (n > 60 ? 6 * Math.sin(bend * 5 + Math.floor(n / 40)) : 0) * (n < count - 40 ? 1 : 0),
  );
};
const replay = {
  id: 'demo',
  game: 'dwarfs-fall',
  names,
  options: {},
  steps: over.events.map((event: any, entry: number) => ({ entry, seat: event.args.player ?? null, events: [event] })),
  points: over.events.map((_: any, n: number) => [climb(40, n + 1, 1.1), climb(51, n + 1, 1.8), climb(44, n + 1, 1.3)]),
  result: over.result,
  digests: count,
  draws: 31,
  dealt_again: true,
  content: over.content,
  created: now - 86400 * 3,
};
const REPLIES: [RegExp, (match: RegExpExecArray) => unknown][] = [
  [/\/api\/tables\/demo$/, () => table],
  [
    /\/api\/games$/,
    () => [
      {
        id: 'dwarfs-fall',
        prefix: 'DF',
        least: 2,
        most: 4,
        together: false,
        switches: [],
        bots: ['easy', 'usual', 'strong'],
      },
    ],
  ],
  [/\/api\/replays\/demo$/, () => replay],
  [
    /\/steps\/(\d+)/,
    (m) => ({ step: Number(m[1]), views: names.map(() => (Number(m[1]) === count ? over : late).view), events: [] }),
  ],
  [
    /\/api\/positions\/demo$/,
    () => ({ id: 'demo', game: 'dwarfs-fall', players: 3, view: late.view, content: late.content, seat: 0, names }),
  ],
  [/\/position$/, () => ({ id: 'demo' })],
];
const realFetch = window.fetch;
window.fetch = async (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  for (const [pattern, reply] of REPLIES) {
    const match = pattern.exec(url.split('?')[0]!);
    if (match) return new Response(JSON.stringify(reply(match)), { headers: { 'content-type': 'application/json' } });
  }
  return realFetch(input, init);
};

settings.theme = wants.get('theme') === 'light' ? 'light' : 'dark';
await speech.use((wants.get('lang') ?? 'en') as Language);
const target = document.getElementById('app')!;
mount(Sprite, { target });
const show = wants.get('show') ?? 'table';
if (show === 'replay') mount((await import('../src/replay/Replay.svelte')).default, { target, props: { id: 'demo' } });
else if (show === 'position')
  mount((await import('../src/replay/Position.svelte')).default, { target, props: { id: 'demo' } });
else mount((await import('../src/table/Table.svelte')).default, { target, props: { id: 'demo' } });
