// One table, live: the connection to it, and the last that was heard over it.
import type {
  Advice,
  Answer,
  ChatLine,
  EventOut,
  FromBrowser,
  Hint,
  Notice,
  Position,
  Reason,
  Refused,
  TableInfo,
  ToBrowser,
  Tried,
  Try,
  Undo,
  Why,
} from './wire';

export type Connection = 'connecting' | 'open' | 'lost';
/** Why there is no use in connecting again. */
export type Closed = 'no-session' | 'no-table' | 'foreign' | 'outdated';

const FINAL: Readonly<Record<number, Closed>> = {
  4401: 'no-session',
  4404: 'no-table',
  4403: 'foreign',
  4410: 'outdated',
};
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PROBE_WAIT = 5_000;

export interface Wishes {
  /** The seat to look from; null is my first seat, or a spectator's place. */
  seat?: number | null;
  /** Called with each position, and what happened since the one before it. */
  heard?: (position: Position, fresh: readonly EventOut[]) => void;
  notice?: (notice: Notice) => void;
}

// crypto.randomUUID is missing where the page came over plain http, as in a living room's own network
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** null: the connection went before a reply came. */
type Settle = (reply: ToBrowser | null) => void;

export class TableSocket {
  connection = $state.raw<Connection>('connecting');
  closed = $state.raw<Closed | null>(null);
  table = $state.raw<TableInfo | null>(null);
  content = $state.raw<unknown>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly EventOut[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** When the position came, to run its clock from. */
  since = $state.raw(0);

  readonly #url: string;
  readonly #wishes: Wishes;
  #socket: WebSocket | null = null;
  #seat: number | null;
  #requests = new Map<string, Settle>();
  // sent under a key, and sent again after a gap until it is taken or refused
  #pending = new Map<string, { message: Answer | Undo; settle: (refused: Refused | null) => void }>();
  #failures = 0;
  #received = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;
  #over = false;

  constructor(url: string, wishes: Wishes = {}) {
    this.#url = url;
    this.#wishes = wishes;
    this.#seat = wishes.seat ?? null;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** The seat that is looked from, as far as this side knows. */
  get seat(): number | null {
    return this.position?.seat ?? this.#seat;
  }

  /** Look from another of my seats. What the one before could see is dropped at once. */
  look(seat: number): void {
    this.#seat = seat;
    this.position = null;
    this.log = [];
    this.#begun = false;
    this.#drop();
    this.#hello();
  }

  try(ask: number, words: string): Promise<Tried | Refused | null> {
    return this.#request<Try, Tried>({ type: 'try', ask, words, id: freshKey() });
  }

  why(ask: number, words: string): Promise<Reason | Refused | null> {
    return this.#request<Why, Reason>({ type: 'why', ask, words, id: freshKey() });
  }

  hint(ask: number): Promise<Advice | Refused | null> {
    return this.#request<Hint, Advice>({ type: 'hint', ask, id: freshKey() });
  }

  /** Resolves with null once it is taken for good, and with the refusal otherwise. Survives gaps. */
  answer(ask: number, words: string): Promise<Refused | null> {
    return this.#keyed({ type: 'answer', ask, words, key: freshKey() });
  }

  undo(): Promise<Refused | null> {
    return this.#keyed({ type: 'undo', ask: this.position?.asked ?? 0, key: freshKey() });
  }

  consent(yes: boolean): void {
    this.#send({ type: 'consent', yes });
  }

  handOn(): void {
    this.#send({ type: 'hand-on' });
  }

  hurry(): void {
    this.#send({ type: 'hurry' });
  }

  /** False when nothing can be sent just now. */
  say(text: string): boolean {
    return this.#send({ type: 'say', text });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.connection = 'open';
      this.#hello();
      for (const { message } of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event) => {
      this.#received += 1;
      if (socket === this.#socket) this.#take(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hello(): void {
    const undos = this.position?.undos ?? 0;
    this.#send({ type: 'hello', seat: this.#seat, heard: this.log.length, undos });
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#drop();
    if (this.#over) return;
    this.connection = 'lost';
    this.closed = FINAL[code] ?? null;
    if (this.closed) return;
    // the jitter keeps a restarted server from being met by everybody at once
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #now = (): void => {
    if (this.#over || this.closed || document.visibilityState === 'hidden') return;
    if (!this.#socket) this.#connect();
    else if (this.connection === 'open') this.#probe(this.#socket);
  };

  // after a sleep a connection may look open and be dead: whoever says hello gets an answer, or is gone
  #probe(socket: WebSocket): void {
    const before = this.#received;
    this.#hello();
    setTimeout(() => {
      if (socket !== this.#socket || this.#received !== before || this.#over) return;
      this.#lost(0);
      socket.close();
    }, PROBE_WAIT);
  }

  // a connection over a network that is gone may take minutes to say so
  #offline = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(0);
    socket.close();
  };

  #send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #request<Q extends Try | Why | Hint, R extends ToBrowser>(message: Q): Promise<R | Refused | null> {
    return new Promise((resolve) => {
      if (!this.#send(message)) return resolve(null);
      this.#requests.set(message.id, (reply) => resolve(reply as R | Refused | null));
    });
  }

  #keyed(message: Answer | Undo): Promise<Refused | null> {
    return new Promise((settle) => {
      this.#pending.set(message.key, { message, settle });
      this.#send(message);
    });
  }

  #settle(id: string, reply: ToBrowser): void {
    const settle = this.#requests.get(id);
    this.#requests.delete(id);
    settle?.(reply);
  }

  #settleKey(key: string, refused: Refused | null): boolean {
    const waiting = this.#pending.get(key);
    this.#pending.delete(key);
    waiting?.settle(refused);
    return waiting !== undefined;
  }

  #drop(): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const settle of requests) settle(null);
  }

  #take(message: ToBrowser): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        this.content = message.content ?? this.content;
        return;
      case 'position':
        return this.#place(message);
      case 'taken':
        this.#settleKey(message.key, null);
        return;
      case 'refused':
        if (message.id === null) this.#wishes.notice?.({ type: 'notice', key: `error-${message.code}`, args: {} });
        else if (!this.#settleKey(message.id, message)) this.#settle(message.id, message);
        return;
      case 'tried':
      case 'reason':
      case 'advice':
        return this.#settle(message.id, message);
      case 'chat': {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))];
        return;
      }
      case 'notice':
        this.#wishes.notice?.(message);
    }
  }

  #place(position: Position): void {
    // still on its way for the seat that was looked from before
    if (this.#seat !== null && position.seat !== this.#seat) return;
    if (position.first > this.log.length) {
      this.log = [];
      this.#send({ type: 'hello', seat: this.#seat, heard: 0, undos: 0 });
      return;
    }
    const fresh = this.#begun ? position.events : [];
    this.#begun = true;
    this.log = [...this.log.slice(0, position.first), ...position.events];
    this.position = position;
    this.since = Date.now();
    this.#wishes.heard?.(position, fresh);
  }
}

/** The address of a table's socket on the server that this page came from. */
export function tableUrl(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${id}`;
}
