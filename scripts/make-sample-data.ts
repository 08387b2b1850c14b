/**
 * Writes `samples/*.json`, the metadata of an invented bike-rental company: `npx tsx scripts/make-sample-data.ts`.
 * Nothing is random or depends on the date, so the files change only with this code.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { SAMPLE_FILES } from './sample-data/files.js';

const folder = join(import.meta.dirname, '../samples');
await mkdir(folder, { recursive: true });
for (const [name, records] of Object.entries(SAMPLE_FILES)) {
  await writeFile(
    join(folder, `${name}.json`),
    await format(JSON.stringify(records), { parser: 'json', printWidth: 110 }),
  );
}
