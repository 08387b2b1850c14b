/** Reading parts of requests: system metadata, pages, filters and URNs in paths. */
import fc from 'fast-check';
import { parseJsonBody } from './parse-json-body.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import {
  readPathUrn,
  readFilter,
  readPage,
  readLosslessSystemMetadata,
  readSystemMetadata,
} from './request-parts.js';

const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

describe('system metadata', () => {
  it('are equal as an object and as a text', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true }),
        (given) => {
          const tree = JSON.parse(JSON.stringify(given)) as object;
          expect(readSystemMetadata(JSON.stringify(given), '/s')).toEqual({ systemMetadata: tree });
          expect(readSystemMetadata(tree, '/s')).toEqual({ systemMetadata: tree });
          expect(readLosslessSystemMetadata(tree, '/s')).toEqual({ systemMetadata: tree });
        },
      ),
    );
  });

  it.each([undefined, null, 'null'])('are optional: %p', (given) => {
    expect(readSystemMetadata(given, '/s')).toEqual({});
  });

  it.each([5, true, [], '5', '[]', '"x"', '', '{', 'undefined'])('are refused as %j', (given) => {
    expect(() => readSystemMetadata(given, '/s')).toThrow(refusal('INVALID_REQUEST', { path: '/s' }));
  });

  it('have at most 64 levels, as an object and as a text', () => {
    const [deepest, deeper] = [nested(63), nested(64)];
    expect(readSystemMetadata(deepest, '/s').systemMetadata).toBe(deepest);
    for (const given of [deeper, JSON.stringify(deeper)])
      expect(() => readSystemMetadata(given, '/s')).toThrow(
        refusal('INVALID_REQUEST', { rule: 'at most 64 levels deep' }),
      );
  });

  it('have ordinary numbers, even if the body keeps every digit', () => {
    const body = parseJsonBody('{"m":{"lastObserved":9223372036854775807}}', { keepDigits: true }) as {
      m: unknown;
    };
    expect(readLosslessSystemMetadata(body.m, '/s').systemMetadata).toEqual({
      lastObserved: 2 ** 63,
    });
  });
});

describe('a page', () => {
  it('has ten items from the start by default', () => {
    expect(readPage({})).toEqual({ start: 0, count: 10 });
    expect(readPage({ start: 7, count: 0, scrollId: '' })).toEqual({ start: 7, count: 0, scrollId: '' });
  });
});

describe('a filter', () => {
  it('compares for equality without values by default', () => {
    const or = [
      { and: [{ field: 'a' }, { field: 'b', values: ['x'], condition: 'IN' as const, negated: false }] },
    ];
    expect(readFilter({ or })).toEqual({
      filter: {
        or: [
          {
            and: [
              { field: 'a', values: [], condition: 'EQUAL' },
              { field: 'b', values: ['x'], condition: 'IN', negated: false },
            ],
          },
        ],
      },
    });
  });

  it('that is absent is undefined; one without alternatives stays a filter', () => {
    expect([readFilter(undefined), readFilter({}), readFilter({ or: [] })]).toEqual([
      {},
      {},
      { filter: { or: [] } },
    ]);
  });
});

describe('a URN in a path', () => {
  const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)';
  it.each([
    urn,
    encodeURIComponent(urn),
    encodeURI(urn),
    urn.replaceAll(':', '%3A'),
    encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29'),
  ])('is read from %s', (raw) => {
    expect(readPathUrn(raw, smallModel).text).toBe(urn);
  });

  it.each([
    ['nonsense', 'INVALID_URN'],
    ['urn:li:nothing:x', 'UNKNOWN_ENTITY'],
    ['', 'INVALID_URN'],
  ] as const)('%j is refused as %s', (raw, code) => {
    expect(() => readPathUrn(raw, smallModel)).toThrow(refusal(code));
  });
});
