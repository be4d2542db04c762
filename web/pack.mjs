// Packs the built files, each beside the plain one, for the server to send as they are. Fonts are packed already.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, '../src/underhall/server/web');
const WAYS = {
  '.gz': (plain) => gzipSync(plain, { level: 9 }),
  '.br': (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
};

// index.html is the last of them: once it is packed, all is built
for (const name of (await readdir(built, { recursive: true })).sort()) {
  if (!/\.(html|js|css|svg)$/.test(name)) continue;
  const plain = await readFile(join(built, name));
  for (const [ending, pack] of Object.entries(WAYS)) {
    const packed = pack(plain);
    if (packed.length < plain.length) await writeFile(join(built, name + ending), packed);
  }
}
