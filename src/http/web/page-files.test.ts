/** Files of a page are those that are there, also after another build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFiles } from './page-files.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-page-'));
const page = join(folder, 'page');
const write = (name: string, text: string) => {
  mkdirSync(join(page, 'parts'), { recursive: true });
  writeFileSync(join(page, name), text);
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const refusal = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  return (error as { code?: unknown }).code;
};

it('are found when they were built after the service had started, and not found when they are gone', async () => {
  const read = pageFiles(page, {});
  expect(await refusal(read('index.html'))).toBe('NOT_FOUND');
  write('index.html', 'first');
  write('parts/a.js', 'a');
  expect(String((await read('index.html')).body)).toBe('first');
  expect(String((await read('parts/a.js')).body)).toBe('a');
  rmSync(page, { recursive: true });
  expect(await refusal(read('parts/a.js'))).toBe('NOT_FOUND');
  write('index.html', 'second');
  write('parts/b.js', 'b');
  expect(String((await read('parts/b.js')).body)).toBe('b');
  expect(String((await read('index.html')).body)).toBe('second');
});

it.each(['../secret.js', 'parts/../../secret.js', '..', '', '.', 'parts', './index.html', '/etc/passwd'])(
  'are no others: %j',
  async (name) => {
    writeFileSync(join(folder, 'secret.js'), 'secret');
    write('index.html', 'page');
    expect(await refusal(pageFiles(page, {})(name))).toBe('NOT_FOUND');
  },
);
