// What a button asks of the server.
import { router } from './route.svelte';
import { complain } from './toasts.svelte';

/**
 * One thing at a time: what is pressed meanwhile is not done. Its buttons say so by `aria-disabled={work.busy}`, for
 * `disabled` would take the focus from whoever pressed one.
 */
export class Work {
  busy = $state(false);

  async do(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { pathname } = router.url;
    try {
      await what();
    } catch (error) {
      complain(error);
    } finally {
      // a screen that is being left has nothing more to do
      this.busy = router.url.pathname !== pathname;
    }
  }
}
