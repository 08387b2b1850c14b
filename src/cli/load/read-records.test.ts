import fc from 'fast-check';
import { stringifyKeepingDigits } from '../../core/json.js';
import { readRecords, type Reading } from './read-records.js';

const record = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });

async function read(name: string, content: string | Uint8Array, chunkSize = 7): Promise<Reading[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  async function* open(): AsyncGenerator<Uint8Array> {
    await Promise.resolve();
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const readings: Reading[] = [];
  for await (const reading of readRecords({ name, open })) readings.push(reading);
  return readings;
}

async function treesOf(name: string, content: string, chunkSize?: number): Promise<unknown[]> {
  const readings = await read(name, content, chunkSize);
  return readings.map((reading) => ('tree' in reading ? reading.tree : reading.message));
}

describe('readRecords', () => {
  it('finds the same records in every format, with any split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        async (records, size) => {
          const lines = records.map((one) => JSON.stringify(one));
          const half = Math.floor(lines.length / 2);
          const mixed = [`[${lines.slice(0, half).join(',')}]`, '', ...lines.slice(half)].join('\r\n');
          for (const [name, text] of [
            ['a.json', JSON.stringify(records)],
            ['a.json', JSON.stringify(records, undefined, 2)],
            ['a.json', lines.join('\n')],
            ['a.jsonl', `${lines.join('\n')}\n`],
            ['-', `\uFEFF${lines.join('\n')}`],
            ['-', mixed],
          ] as const) {
            expect((await treesOf(name, text, size)).map(stringifyKeepingDigits)).toEqual(lines);
          }
        },
      ),
    );
  });

  it('reads a pretty-printed object as one record', async () => {
    expect(await treesOf('a.json', JSON.stringify({ a: 1 }, undefined, 2))).toEqual([{ a: 1 }]);
  });

  it('does not split at line separators inside of JSON strings', async () => {
    expect(await treesOf('a.jsonl', '{"a":"x\u2028y\u2029z"}\n{"b":1}')).toEqual([
      { a: 'x\u2028y\u2029z' },
      { b: 1 },
    ]);
  });

  it('reports the location of each record, and skips only the broken line', async () => {
    const readings = await read('a.jsonl', '{"a":1}\n\n{"a":\n[{"a":2},{"a":3}]');
    expect(readings).toEqual([
      { location: { file: 'a.jsonl', record: 1, line: 1 }, tree: { a: 1 } },
      {
        location: { file: 'a.jsonl', record: 2, line: 3 },
        message: expect.stringMatching(/^not JSON: /) as string,
      },
      { location: { file: 'a.jsonl', record: 3, line: 4 }, tree: { a: 2 } },
      { location: { file: 'a.jsonl', record: 4, line: 4 }, tree: { a: 3 } },
    ]);
  });

  it('reports a broken document once', async () => {
    expect(await read('a.json', '[\n{"a":1},\n{"a"]')).toEqual([
      { location: { file: 'a.json', record: 1 }, message: expect.stringMatching(/^not JSON: /) as string },
    ]);
  });

  it('reports bytes that are not UTF-8', async () => {
    const readings = await read('a.jsonl', Buffer.from('{"a":"\xe9"}', 'latin1'));
    expect(readings).toEqual([{ location: { file: 'a.jsonl', record: 1 }, message: 'not UTF-8 text' }]);
  });

  it('finds no record in an empty file', async () => {
    expect(await read('a.json', ' \n')).toEqual([]);
  });
});
