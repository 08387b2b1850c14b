/** Page files are found after each build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFiles, REVALIDATED } from './page-files.js';

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
  let time = 0;
  const read = pageFiles(page, {}, () => (time += 1_000));
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

it('page files are listed at most once a second', async () => {
  let time = 0;
  const read = pageFiles(page, {}, () => time);
  write('known.js', 'known');
  expect(await refusal(read('late.js'))).toBe('NOT_FOUND');
  write('late.js', 'late');
  time = 999;
  expect(await refusal(read('late.js'))).toBe('NOT_FOUND');
  expect(String((await read('known.js')).body)).toBe('known');
  time = 1_000;
  expect(String((await read('late.js')).body)).toBe('late');
});

it('revalidated page files are not sent again while they are unchanged', async () => {
  write('asked.js', 'one');
  const read = pageFiles(page, { 'Cache-Control': REVALIDATED });
  const ask = async (tags?: string) => {
    const { body, options } = await read('asked.js', { 'if-none-match': tags });
    return { status: options.status, text: String(body), tag: String(options.headers?.['ETag']) };
  };
  const first = await ask();
  expect(first).toEqual({ status: undefined, text: 'one', tag: expect.stringMatching(/^W\/"[\w-]{43}"$/) });
  expect(await ask(first.tag)).toEqual({ status: 304, text: '', tag: first.tag });
  expect(await ask(`"other", ${first.tag}`)).toMatchObject({ status: 304 });
  expect(await ask('"other"')).toEqual(first);
  write('asked.js', 'two');
  expect(await ask(first.tag)).toMatchObject({ status: undefined, text: 'two' });
  const kept = await pageFiles(page, { 'Cache-Control': 'immutable' })('asked.js');
  expect(kept.options.headers).not.toHaveProperty('ETag');
});

it.each(['../secret.js', 'parts/../../secret.js', '..', '', '.', 'parts', './index.html', '/etc/passwd'])(
  'are no others: %j',
  async (name) => {
    writeFileSync(join(folder, 'secret.js'), 'secret');
    write('index.html', 'page');
    expect(await refusal(pageFiles(page, {})(name))).toBe('NOT_FOUND');
  },
);

it('page files are sent compressed if a compressed copy exists and the client accepts it', async () => {
  write('a.js', 'plain');
  write('a.js.br', 'small');
  write('a.js.gz', 'smaller than plain');
  const read = pageFiles(page, {});
  const answer = async (accepted?: string) => {
    const { body, options } = await read('a.js', { 'accept-encoding': accepted });
    return [String(body), options.type, options.headers?.['Content-Encoding']];
  };
  const type = 'text/javascript; charset=utf-8';
  expect(await answer('gzip, deflate, br, zstd')).toEqual(['small', type, 'br']);
  expect(await answer('gzip')).toEqual(['smaller than plain', type, 'gzip']);
  expect(await answer('br;q=0, gzip;q=0.5')).toEqual(['smaller than plain', type, 'gzip']);
  expect(await answer('gzip;q=0')).toEqual(['plain', type, undefined]);
  expect(await answer('identity')).toEqual(['plain', type, undefined]);
  expect(await answer()).toEqual(['plain', type, undefined]);
  expect(await refusal(read('a.js.br'))).toBe('NOT_FOUND');
});
