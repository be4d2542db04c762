/**
 * Hands a link of ours to the device's own sharing, or puts it on the clipboard. Returns the message that says what was done,
 * if anything was, and that a link is not for everybody where it is not `open`.
 */
export async function share(title: string, path: string, open = true): Promise<string | null> {
  const url = new URL(path, location.href).href;
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
    // the player may change their mind, which is no error
    return navigator.share({ title, url }).then(
      () => (open ? 'table-shared' : 'table-shared-closed'),
      () => null,
    );
  }
  try {
    await navigator.clipboard.writeText(url);
    return open ? 'table-copied' : 'table-copied-closed';
  } catch {
    return 'table-copy-failed';
  }
}
