import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/lib/socket.svelte';
import type { EventOut, FromBrowser, Position, ToBrowser, Tried } from '../src/lib/wire';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(message: ToBrowser) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (key: string): EventOut => ({ key, args: {} });
const position = (change: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  view: {},
  question: null,
  waiting: [],
  first: 0,
  events: [],
  undos: 0,
  undo: 'no',
  asked: 0,
  held: null,
  undo_asked: null,
  deadline: null,
  result: null,
  fall: null,
  ...change,
});

let page = new EventTarget();
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const last = () => FakeSocket.made.at(-1)!;
const opened = (wishes = {}) => {
  const table = new TableSocket('ws://hall', wishes);
  last().open();
  return table;
};

beforeEach(() => {
  FakeSocket.made = [];
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', shown);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table socket', () => {
  test('says hello, keeps the position and the log', () => {
    const table = opened();
    expect(table.connection).toBe('open');
    expect(last().sent).toEqual([{ type: 'hello', seat: null, heard: 0, undos: 0 }]);
    last().tell(position({ events: [event('a'), event('b')] }));
    last().tell(position({ first: 2, events: [event('c')] }));
    expect(table.log.map((e) => e.key)).toEqual(['a', 'b', 'c']);
  });

  test('truncates the log where a position says so', () => {
    const heard: string[][] = [];
    const table = opened({ heard: (_: Position, fresh: EventOut[]) => heard.push(fresh.map((e) => e.key)) });
    last().tell(position({ events: [event('a'), event('b'), event('c')] }));
    last().tell(position({ first: 1, events: [event('undone')], undos: 1 }));
    expect(table.log.map((e) => e.key)).toEqual(['a', 'undone']);
    expect(heard).toEqual([[], ['undone']]);
  });

  test('asks for everything again when a part of the log is missing', () => {
    const table = opened();
    last().tell(position({ events: [event('a')] }));
    last().tell(position({ first: 5, events: [event('f')], view: 'later' }));
    expect(table.position?.view).toEqual({});
    expect(last().sent.at(-1)).toEqual({ type: 'hello', seat: null, heard: 0, undos: 0 });
    last().tell(position({ events: [event('a'), event('f')], view: 'whole' }));
    expect(table.log).toHaveLength(2);
    expect(table.position?.view).toBe('whole');
  });

  test('connects again after a gap and says what it has heard', () => {
    const table = opened();
    last().tell(position({ events: [event('a'), event('b')], undos: 3 }));
    last().drop();
    expect(table.connection).toBe('lost');
    expect(table.position).not.toBeNull();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toEqual({ type: 'hello', seat: null, heard: 2, undos: 3 });
    expect(table.connection).toBe('open');
  });

  test('waits longer after each failure, and not at all when the network is back', () => {
    opened();
    for (const wait of [500, 1000, 2000]) {
      last().drop();
      const made = FakeSocket.made.length;
      vi.advanceTimersByTime(wait / 2 - 1);
      expect(FakeSocket.made).toHaveLength(made);
      vi.advanceTimersByTime(wait / 2 + 1);
      expect(FakeSocket.made).toHaveLength(made + 1);
    }
    last().drop();
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(5);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(5);
  });

  test('sends an answer again with its key until it is taken', async () => {
    const table = opened();
    const taken = table.answer(4, 'castle e0n0 0');
    const first = last().sent.at(-1);
    last().drop();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent[1]).toEqual(first);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent[1]).toEqual(first);
    last().tell({ type: 'taken', key: first?.type === 'answer' ? first.key : '' });
    expect(await taken).toBeNull();
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  test('gives a refusal to the answer it is about', async () => {
    const table = opened();
    const answer = table.answer(4, 'done');
    const sent = last().sent.at(-1);
    const id = sent?.type === 'answer' ? sent.key : '';
    last().tell({ type: 'refused', id, code: 'stale', message: '' });
    expect(await answer).toMatchObject({ code: 'stale' });
  });

  test('tells replies apart that come out of order', async () => {
    const table = opened();
    const one = table.try(1, 'a');
    const two = table.try(1, 'b');
    const ids = last().sent.flatMap((m) => (m.type === 'try' ? [m.id] : []));
    const tried: Omit<Tried, 'id' | 'view'> = { type: 'tried', question: null, events: [], barred: false };
    last().tell({ ...tried, id: ids[1]!, view: 'two' });
    last().tell({ ...tried, id: ids[0]!, view: 'one' });
    expect(await one).toMatchObject({ view: 'one' });
    expect(await two).toMatchObject({ view: 'two' });
  });

  test('drops what it asked when the connection goes', async () => {
    const table = opened();
    const hint = table.hint(1);
    last().drop();
    expect(await hint).toBeNull();
    expect(await table.why(1, 'x')).toBeNull();
  });

  test('switches seats: forgets at once, and takes no late position of the other seat', () => {
    const table = opened();
    last().tell(position({ events: [event('own secret')] }));
    table.look(1);
    expect(table.position).toBeNull();
    expect(table.log).toEqual([]);
    expect(last().sent.at(-1)).toEqual({ type: 'hello', seat: 1, heard: 0, undos: 0 });
    last().tell(position({ seat: 0 }));
    expect(table.position).toBeNull();
    last().tell(position({ seat: 1 }));
    expect(table.seat).toBe(1);
  });

  test('does not knock again where there is no table', () => {
    const table = opened();
    last().drop(4404);
    expect(table.closed).toBe('no-table');
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('is quiet after it is closed', () => {
    const table = opened();
    table.close();
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('keeps each line of the chat once', () => {
    const table = opened();
    const line = { id: 1, person: 'p', seat: 0, name: 'Ola', text: 'hi', at: 0 };
    last().tell({ type: 'chat', lines: [line] });
    last().tell({ type: 'chat', lines: [line, { ...line, id: 2 }] });
    expect(table.chat.map((l) => l.id)).toEqual([1, 2]);
  });
});
