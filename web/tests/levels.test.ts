import { beforeAll, describe, expect, it } from 'vitest';
import { botName, offered, withNames } from '../src/lib/levels';
import { speech } from '../src/lib/speech.svelte';
import type { SeatPlan } from '../src/lib/wire';

const bot = (level: string): SeatPlan => ({ who: 'bot', bot: level });
const names = (seats: readonly SeatPlan[], mine?: string) => withNames(seats, mine).map(({ name }) => name);

describe('bots at a new table', () => {
  beforeAll(async () => {
    await speech.use('en');
    await speech.need('web');
  });

  it('go by the name of their level, and several of one level by different names', () => {
    expect(names([{ who: 'me' }, bot('casual'), bot('novice'), bot('casual'), bot('casual'), bot('casual')])).toEqual([
      undefined,
      'Penny',
      'Pebble',
      'Kettle',
      'Crumpet',
      'Bramble',
    ]);
  });

  it('take nobody’s name', () => {
    const seats: SeatPlan[] = [{ who: 'me' }, { who: 'local', name: 'Kettle' }, bot('casual'), bot('casual')];
    expect(names(seats, 'Penny')).toEqual([undefined, 'Kettle', 'Crumpet', 'Bramble']);
    expect(botName('expert', ['Echo'])).toBe('Topaz');
  });

  it('get one from the house where they have none', () => {
    expect(botName('casual', ['Penny', 'Kettle', 'Crumpet', 'Bramble'])).toBeUndefined();
    expect(names([bot('random')])).toEqual([undefined]);
  });

  it('speak the language of whoever seats them', async () => {
    await speech.use('ru');
    expect(names([bot('expert'), bot('strong')])).toEqual(['Эхо', 'Кремень']);
    await speech.use('en');
  });
});

describe('a level', () => {
  it('is the one that was chosen, if the house offers it', () => {
    expect(offered('novice', ['novice', 'casual'])).toBe('novice');
    expect(offered('expert', ['novice', 'casual'])).toBe('casual');
    expect(offered(null, ['novice', 'casual'])).toBe('casual');
  });
});
