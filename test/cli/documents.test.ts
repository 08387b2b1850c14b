/** `trellis documents import`: files become documents. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellis as run, type Run } from '../helpers/command-line.js';

let catalog: TestCatalog;
let folder: string;
let word: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

beforeEach(async () => {
  word = unique('runbook');
  folder = await mkdtemp(join(tmpdir(), 'trellis-documents-'));
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, `${word}_a.md`), '# Late loads\n\nCall the owner.\n');
  await writeFile(join(folder, 'inner', `${word}_b.html`), '<h1>Costs</h1><p>Ask first.</p>');
  await writeFile(join(folder, 'inner', 'picture.png'), 'not a text');
});
afterEach(() => rm(folder, { recursive: true }));

const importing = (...args: string[]): Promise<Run> =>
  run(['documents', 'import', '--server', catalog.url, ...args]);

const textOf = async (urn: string): Promise<string> => {
  const { document } = await catalog.query(`{ document(urn: "${urn}") { info { contents { text } } } }`);
  return document.info.contents.text;
};

it('imports the texts of a folder, and updates them when it is repeated', async () => {
  const first = await importing(folder, '--json');
  expect(first.exitCode).toBe(0);
  expect(first.json).toMatchObject({ created: 2, updated: 0, failed: 0, errors: [] });
  const [one, other] = first.json.urns;
  expect((await Promise.all([one, other].map(textOf))).join()).toContain('Ask first.');
  await writeFile(join(folder, `${word}_a.md`), 'Wait.\n');
  const again = await importing(folder);
  expect([again.exitCode, again.out]).toEqual([0, '0 documents created, 2 updated, 0 failed\n']);
  const texts = await Promise.all([one, other].map(textOf));
  expect(texts.filter((text) => text.includes('Wait.'))).toHaveLength(1);
});

it('puts the documents below a parent', async () => {
  const { json } = await importing(join(folder, `${word}_a.md`), '--json');
  const [parent] = json.urns;
  const below = await importing(join(folder, 'inner'), '--parent', parent, '--json');
  const { document } = await catalog.query(
    `{ document(urn: "${below.json.urns[0]}") { parentDocuments { documents { urn } } } }`,
  );
  expect(document.parentDocuments.documents).toEqual([{ urn: parent }]);
});

it('tells which files were not imported, and imports the others', async () => {
  await writeFile(join(folder, 'inner', `${word}_a.md`), 'The same name');
  const { exitCode, error, json } = await importing(folder, '--json');
  expect(exitCode).toBe(1);
  expect(json).toMatchObject({ created: 2, failed: 1 });
  expect(error).toContain(`${word}_a`);
});

it('only lists the files in a dry run', async () => {
  const { exitCode, json } = await importing(folder, '--dry-run', '--json');
  expect(exitCode).toBe(0);
  expect(json).toEqual([join(folder, 'inner', `${word}_b.html`), join(folder, `${word}_a.md`)].sort());
  expect((await importing(folder, '--json')).json.created).toBe(2);
});

it.each([
  ['a path that does not exist', () => join(folder, 'none.md'), /none\.md: no such file or folder/, 2],
  ['a folder without texts', () => join(folder, 'empty'), /no \.md, .* file in this folder/, 2],
  ['a file that is not UTF-8', () => join(folder, 'latin.md'), /latin\.md: not a text in UTF-8/, 1],
])('refuses %s, and imports nothing', async (_, pathOf, message, code) => {
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'latin.md'), Buffer.from([0x63, 0xe9, 0x20]));
  const { exitCode, error } = await importing(join(folder, `${word}_a.md`), pathOf());
  expect([exitCode, error]).toEqual([code, expect.stringMatching(message)]);
  expect((await importing(join(folder, `${word}_a.md`), '--json')).json.created).toBe(1);
});

it('refuses a parent that does not exist', async () => {
  const { exitCode } = await importing(folder, '--parent', `urn:li:document:${unique('none')}`);
  expect(exitCode).toBe(3);
});
