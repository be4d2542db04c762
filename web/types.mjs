// JSON Schema on standard input, TypeScript on standard output.
import { compile } from 'json-schema-to-typescript';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const schema = JSON.parse(Buffer.concat(chunks).toString());
const source = await compile({ ...schema, title: 'Wire', type: 'object', additionalProperties: false }, 'Wire', {
  bannerComment: '// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.',
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 120 },
});
const noise = /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
process.stdout.write(
  source
    .replace(/export interface Wire \{\}\n/, '')
    .replace(noise, '')
    .replace(/\/\*\*\n \*\/\n/g, ''),
);
