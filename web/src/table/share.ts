/** Hands a link of ours to the device's own sharing, or puts it on the clipboard. Returns the message that says what was done. */
export async function share(title: string, path: string): Promise<string> {
  const url = new URL(path, location.href).href;
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
    // the player may change their mind, which is no error
    await navigator.share({ title, url }).catch(() => null);
    return 'table-shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'table-copied';
  } catch {
    return 'table-copy-failed';
  }
}
