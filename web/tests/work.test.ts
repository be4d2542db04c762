import { expect, test } from 'vitest';
import { ApiError } from '../src/lib/api';
import { router } from '../src/lib/route.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import { Work } from '../src/lib/work.svelte';

test('what is pressed twice is done once', async () => {
  const work = new Work();
  let done = 0;
  const both = [work.do(async () => done++), work.do(async () => done++)];
  expect(work.busy).toBe(true);
  await Promise.all(both);
  expect([done, work.busy]).toEqual([1, false]);
});

test('a failure is told and can be tried again', async () => {
  const work = new Work();
  await work.do(() => Promise.reject(new ApiError('offline', '', 0)));
  expect(toasts.list.map(({ bad }) => bad)).toEqual([true]);
  expect(work.busy).toBe(false);
});

test('a screen that is being left does nothing more', async () => {
  const work = new Work();
  await work.do(async () => (router.url = new URL('/table/abc', router.url)));
  expect(work.busy).toBe(true);
});
