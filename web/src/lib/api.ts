// The server's REST calls, one function each. Every body is a type of wire.ts.
import { remember } from './dealing';
import type {
  BranchBody,
  Chances,
  Credentials,
  GameInfo,
  Handing,
  Invitation,
  Me,
  NewTable,
  PositionId,
  PositionInfo,
  Problem,
  RecordInfo,
  Replay,
  ReplayId,
  ReplayView,
  SeatNumber,
  TableInfo,
} from './wire';

/** What the server refuses, or `offline` when it cannot be reached. The text for a code is `error-<code>`. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

let welcome: (() => Promise<unknown>) | null = null;
let welcoming: Promise<unknown> | null = null;

/** How a browser without a session gets one. It is done once, when a call first needs it. */
export function onStranger(make: () => Promise<unknown>): void {
  welcome = make;
}

function csrf(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') {
    if (!csrf()) await fetch('/api/me').catch(() => null);
    headers['x-csrftoken'] = csrf();
  }
  if (typeof body === 'string') headers['content-type'] = 'text/plain';
  else if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new ApiError('offline', '', 0);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? 'server', problem?.message ?? response.statusText, response.status);
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const read = async (response: Response): Promise<T> =>
    (response.status === 204 ? undefined : await response.json()) as T;
  try {
    return await read(await send(method, path, body));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no-session' || !welcome || path === '/api/me') throw error;
    welcoming ??= welcome().finally(() => (welcoming = null));
    await welcoming;
    return read(await send(method, path, body));
  }
}

const part = encodeURIComponent;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  newGuest: (name: string) => call<Me>('POST', '/api/me', { name }),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  register: (who: Credentials) => call<Me>('POST', '/api/account', who),
  login: (who: Credentials) => call<Me>('POST', '/api/login', who),
  logout: () => call<void>('POST', '/api/logout'),
  password: (old: string, fresh: string) => call<void>('POST', '/api/password', { old, new: fresh }),

  games: () => call<GameInfo[]>('GET', '/api/games'),

  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${part(id)}`).then(remember),
  newTable: (plan: NewTable) => call<TableInfo>('POST', '/api/tables', plan).then(remember),
  ready: (id: string, mine: SeatNumber = seatNumber()) =>
    call<TableInfo>('POST', `/api/tables/${part(id)}/ready`, mine),
  start: (id: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/start`),
  hand: (id: string, seat: number, to: Handing) =>
    call<TableInfo>('POST', `/api/tables/${part(id)}/seats/${seat}/bot`, to),
  leave: (id: string) => call<void>('POST', `/api/tables/${part(id)}/leave`),
  rematch: (id: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/rematch`),
  record: async (id: string): Promise<string> => (await send('GET', `/api/replays/${part(id)}/record`)).text(),
  sharePosition: (id: string, seat: number | null) =>
    call<PositionId>('POST', `/api/tables/${part(id)}/position${seat === null ? '' : `?seat=${seat}`}`),

  invitation: (words: string) => call<Invitation>('GET', `/api/invitations/${part(words)}`),
  sitDown: (words: string, mine: SeatNumber = seatNumber()) =>
    call<TableInfo>('POST', `/api/invitations/${part(words)}`, mine),

  upload: (record: string) => call<ReplayId>('POST', '/api/replays', record),
  records: () => call<RecordInfo[]>('GET', '/api/replays'),
  replay: (id: string) => call<Replay>('GET', `/api/replays/${part(id)}`),
  chances: (id: string) => call<Chances>('GET', `/api/replays/${part(id)}/chances`),
  replayStep: (id: string, step: number, seat?: number | null) =>
    call<ReplayView>('GET', `/api/replays/${part(id)}/steps/${step}${seat == null ? '' : `?seat=${seat}`}`),
  branch: (id: string, at: BranchBody) => call<PositionId>('POST', `/api/replays/${part(id)}/position`, at),
  position: (id: string) => call<PositionInfo>('GET', `/api/positions/${part(id)}`),
};

/** A number that nobody can foresee, to mix into the dealing. */
export function seatNumber(): SeatNumber {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { number };
}
