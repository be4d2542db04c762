// Says that it is my turn while the page is hidden: a browser notification, if the player wanted them.
import mark from '../parts/mark.svg';
import { router } from './route.svelte';
import { settings } from './settings.svelte';

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Asks the browser for leave. False when the player or the browser refuses. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tells of a table that waits; a newer word about the same table replaces the older. */
export function notify(table: string, title: string, body: string): void {
  if (!document.hidden || !settings.notifications || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: `underhall-${table}`, icon: mark });
    shown.onclick = () => {
      window.focus();
      router.go(`/table/${table}`);
      shown.close();
    };
  } catch {
    // phones allow notifications to service workers only; the title of the page still tells
  }
}
