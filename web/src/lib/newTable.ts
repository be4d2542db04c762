// Setting a table, and going to it.
import { api } from './api';
import { withNames } from './levels';
import { me } from './me.svelte';
import { router } from './route.svelte';
import type { NewTable } from './wire';

/** Where nobody is to come any more, the game begins. */
export async function setTable(plan: NewTable): Promise<void> {
  const { id } = await api.newTable({ ...plan, seats: withNames(plan.seats, me.person?.name) });
  if (plan.seats.every(({ who }) => who !== 'open')) {
    await api.ready(id);
    await api.start(id);
  }
  router.go(`/table/${id}`);
}
