// Short words that come and go at the edge of the screen.
import { ApiError } from './api';
import { speech } from './speech.svelte';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAYS_MS = 6000;
let count = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, bad = false): void {
  const id = ++count;
  toasts.list.push({ id, text, bad });
  setTimeout(() => drop(id), STAYS_MS);
}

export function drop(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** An error in words: by its code if the catalogue has one, else as the server put it. */
export function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return speech.say('web-failed');
  if (error.code === 'offline') return speech.say('web-offline');
  const key = `error-${error.code}`;
  return speech.knows(key) ? speech.say(key) : error.message || speech.say('web-failed');
}

export function complain(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
  toast(inWords(error), true);
}
