/** Packs values, and reads them with the unpacker of the driver. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import neo4j from 'neo4j-driver';
import * as connection from 'neo4j-driver-bolt-connection';
import { ValuePacker } from './pack-values.js';

interface DriverParts {
  readonly channel: { alloc(bytes: Buffer): unknown };
  readonly packstream: {
    readonly v1: {
      readonly Packer: new (to: object) => { packable(value: unknown): () => void };
      readonly Unpacker: new () => { unpack(bytes: unknown): unknown };
    };
  };
}
const { channel, packstream } = connection as unknown as DriverParts;

const integer = (value: number) => neo4j.int(value);

function packed(values: Record<string, unknown>): Buffer {
  return Buffer.from(new ValuePacker().pack(values));
}

/** The unpacker returns integers as objects of the driver. */
function sent(values: Record<string, unknown>): Record<string, unknown> {
  const unpacker = new packstream.v1.Unpacker();
  return unpacker.unpack(channel.alloc(packed(values))) as Record<string, unknown>;
}

it.each<[unknown, unknown]>([
  [5, integer(5)],
  [-0, integer(0)],
  [Number.MAX_SAFE_INTEGER, integer(Number.MAX_SAFE_INTEGER)],
  [2 ** 53, 2 ** 53],
  [0.5, 0.5],
  [Infinity, Infinity],
  [null, null],
  ['5', '5'],
  [true, true],
  [false, false],
  [
    [1, 2],
    [integer(1), integer(2)],
  ],
  // A list property cannot mix them.
  [
    [1, 2.5],
    [1, 2.5],
  ],
  [
    [1, 2 ** 60],
    [1, 2 ** 60],
  ],
  [
    [1, 2.5, 'a'],
    [integer(1), 2.5, 'a'],
  ],
  [
    [1, [2, 0.5]],
    [integer(1), [2, 0.5]],
  ],
  [[], []],
  [[undefined], [null]],
  [{ a: { b: [1] } }, { a: { b: [integer(1)] } }],
  [neo4j.int(7), integer(7)],
  [neo4j.int('-9223372036854775808'), neo4j.int('-9223372036854775808')],
  [12n, integer(12)],
])('%j', (value, expected) => {
  expect(sent({ value })).toEqual({ value: expected });
});

it('leaves out members without a value', () => {
  expect(sent({ a: undefined, b: { c: undefined, d: 'x' } })).toEqual({ b: { d: 'x' } });
});

it('refuses a value that has no form in Bolt', () => {
  expect(() => packed({ value: () => 1 })).toThrow('A parameter is a function');
});

it('keeps members of any name', () => {
  const given = JSON.parse('{"__proto__":{"a":1},"constructor":2}') as Record<string, unknown>;
  const bytes = packed({ given }).toString('latin1');
  expect(bytes).toContain('\x89__proto__');
  expect(bytes).toContain('\x8bconstructor');
});

it('returns integers of any size unchanged', () => {
  const bounds = [2 ** 4, 2 ** 7, 2 ** 8, 2 ** 15, 2 ** 16, 2 ** 31, 2 ** 32, 2 ** 40, 2 ** 53 - 2];
  for (const bound of bounds.flatMap((each) => [each, -each])) {
    const values = [bound - 1, bound, bound + 1];
    expect(sent({ values })).toEqual({ values: values.map(integer) });
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(sent({ value })).toEqual({ value: integer(value) });
    }),
  );
});

it.each([0, 1, 15, 16, 24, 25, 85, 86, 127, 255, 256, 21_845, 21_846, 65_535, 65_536, 100_000])(
  'returns texts, lists and maps of size %i unchanged',
  (size) => {
    const list = Array.from({ length: size }, () => true);
    const map = Object.fromEntries(list.map((_, index) => [`member ${index}`, null]));
    const texts = ['a', 'é', '€', '😀', '\u0000'].map((character) => character.repeat(size));
    const mixed = `${'a'.repeat(size)}€`;
    const values = { list, map, texts, mixed };
    // A difference would be printed with all its megabytes.
    expect(isDeepStrictEqual(sent(values), values)).toBe(true);
  },
);

it('packs the bytes that the driver packs', () => {
  const json = fc.jsonValue().filter((value) => !hasNumber(value));
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), json), (given) => {
      const bytes: number[] = [];
      const to = {
        writeUInt8: (value: number) => bytes.push(value & 0xff),
        writeBytes: (buffer: { readonly _buffer: Buffer }) => bytes.push(...buffer._buffer),
      };
      new packstream.v1.Packer(to).packable(given)();
      expect(packed(given).toString('hex')).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});

function hasNumber(value: unknown): boolean {
  return /-?\d/.test(JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? '' : each)));
}

it('makes the numbers of a list all integers or all floats', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true })), { minLength: 1 }), (list) => {
      const { value } = sent({ value: list }) as { value: unknown[] };
      const integers = value.filter((item) => neo4j.isInt(item)).length;
      expect([0, list.length]).toContain(integers);
      expect(integers > 0).toBe(list.every((item) => Number.isSafeInteger(item)));
    }),
  );
});

it('reuses its buffer', () => {
  const packer = new ValuePacker();
  const long = packer.pack({ text: 'x'.repeat(5_000_000) }).length;
  expect(long).toBeGreaterThan(5_000_000);
  expect(Buffer.from(packer.pack({ a: 1 })).toString('hex')).toBe(packed({ a: 1 }).toString('hex'));
});
