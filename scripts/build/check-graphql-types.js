/** Part of the build: have the schema files changed since the resolvers' types were made from them? */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function checkGraphqlTypes() {
  const folder = join(root, 'schemas/graphql');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.startsWith('graph-api'))
    .sort();
  const sdl = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(sdl).digest('hex');
  if (readFileSync(join(root, 'src/api/graphql/generated/schema-types.ts'), 'utf8').includes(hash)) return;
  console.error(
    'schemas/graphql has changed since src/api/graphql/generated was made: run `npm run generate`',
  );
  process.exit(1);
}
