/** Commands that write fields that the catalog does not know. */
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { trellisAt } from '../helpers/command-line.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const trellis = trellisAt(() => catalog);

const PROPERTIES = { name: 'x', newer: { a: 1 } };

it('load stores them and lists them, and an export of them can be loaded again', async () => {
  const tag = `urn:li:tag:${unique('newer')}`;
  const record = JSON.stringify(proposal(tag, 'tagProperties', PROPERTIES));
  const loaded = await trellis(['load', '-'], { input: record });
  expect([loaded.exitCode, loaded.error]).toEqual([0, '']);
  expect(loaded.out).toContain('stored them as they are: tagProperties.newer\n');
  const folder = await mkdtemp(join(tmpdir(), 'trellis-newer-'));
  const file = join(folder, 'export.jsonl');
  await trellis(['export', file, '--type', 'tag', '--filter', `urn=${tag}`]);
  expect(await readFile(file, 'utf8')).toContain('newer');
  const again = await trellis(['load', '--json', file]);
  expect(again.json).toMatchObject({ refused: 0, unknownFields: ['tagProperties.newer'] });
  expect(await aspectValue(catalog, tag, 'tagProperties')).toEqual(PROPERTIES);
  await rm(folder, { recursive: true });
});

it('put stores them and names them, apart from the result', async () => {
  const tag = `urn:li:tag:${unique('newer')}`;
  const { exitCode, out, error } = await trellis(['put', tag, 'tagProperties'], {
    input: JSON.stringify(PROPERTIES),
  });
  expect(exitCode).toBe(0);
  expect(out).toContain('tagProperties of');
  expect(error).toContain('stored them as they are: tagProperties.newer\n');
});
