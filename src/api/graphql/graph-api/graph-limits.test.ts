/** Limits of filters and pages of the graph API. */
import fc from 'fast-check';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { checkFilter, checkPaging } from './graph-limits.js';

const END = { urn: { eq: 'x' } };
const nested = (levels: number, wrap: (where: object) => object): object =>
  levels === 0 ? END : wrap(nested(levels - 1, wrap));
const tooMuch = (what: string) =>
  refusal('LIMIT_EXCEEDED', { rule: expect.stringMatching(new RegExp(`^filter ${what} at most`)) });

describe('a filter', () => {
  it.each([
    ['some', 6],
    ['none', 6],
    ['single', 3],
    ['all', 3],
  ])('follows `%s` at most %d times in a row', (quantifier, most) => {
    const byEntity = (where: object) => ({ upstream: { [quantifier]: where } });
    const byEdge = (node: object) => ({ upstreamConnection: { [quantifier]: { node } } });
    for (const wrap of [byEntity, byEdge]) {
      expect(() => {
        checkFilter(nested(most, wrap));
      }).not.toThrow();
      expect(() => {
        checkFilter(nested(most + 1, wrap));
      }).toThrow(tooMuch('hops'));
    }
  });

  it.each([
    ['NOT', 48, (where: object) => ({ NOT: where })],
    ['lists', 48, (where: object) => ({ AND: [where] })],
  ])('nests %s at most 50 levels deep', (_, most, wrap) => {
    expect(() => {
      checkFilter(nested(most, wrap));
    }).not.toThrow();
    for (const levels of [most + 3, 400])
      expect(() => {
        checkFilter(nested(levels, wrap));
      }).toThrow(tooMuch('nesting'));
  });

  it('of any depth is rejected before the stack overflows', () => {
    expect(() => {
      checkFilter(nested(5_000, (where) => ({ NOT: where })));
    }).toThrow(tooMuch('nesting'));
  });

  it('has at most 500 conditions, counted as often as the statement repeats them', () => {
    const names = (count: number) => ({ OR: Array.from({ length: count }, () => ({ name: { eq: 'x' } })) });
    expect(() => {
      checkFilter(names(249));
    }).not.toThrow();
    expect(() => {
      checkFilter(names(250));
    }).toThrow(tooMuch('conditions'));
    expect(() => {
      checkFilter({ upstream: { some: names(248) } });
    }).not.toThrow();
    expect(() => {
      checkFilter({ upstream: { all: names(130) } });
    }).toThrow(tooMuch('conditions'));
    expect(() => {
      checkFilter({ upstream: { single: names(80) } });
    }).not.toThrow();
    expect(() => {
      checkFilter({ upstream: { single: names(84) } });
    }).toThrow(tooMuch('conditions'));
  });

  it.each([undefined, null, {}, { urn: null }, { AND: [] }, { AND: [null] }])('%j is allowed', (where) => {
    expect(() => {
      checkFilter(where);
    }).not.toThrow();
  });

  it('of any shape fails with LIMIT_EXCEEDED or passes', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('some', 'all', 'NOT', 'urn'), maxDepth: 9 }), (where) => {
        try {
          checkFilter(where);
        } catch (error) {
          expect(error).toMatchObject({ code: 'LIMIT_EXCEEDED' });
        }
      }),
    );
  });
});

describe('a page', () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    [{}],
    [{ limit: null, first: null, offset: null, after: null }],
    [{ limit: 1 }],
    [{ first: 1000 }],
    [{ offset: 0 }],
    [{ offset: 2_147_483_647 }],
    [{ after: cursor('arrayconnection:0') }],
    [{ after: cursor('arrayconnection:999999999') }],
  ])('with %j is allowed', (args) => {
    expect(() => {
      checkPaging(args);
    }).not.toThrow();
  });

  it.each([
    [{ limit: 1001 }, 'LIMIT_EXCEEDED', 'limit <= 1000'],
    [{ first: 1001 }, 'LIMIT_EXCEEDED', 'first <= 1000'],
    [{ limit: 0 }, 'INVALID_REQUEST', 'limit >= 1'],
    [{ limit: -1 }, 'INVALID_REQUEST', 'limit >= 1'],
    [{ first: 0 }, 'INVALID_REQUEST', 'first >= 1'],
    [{ offset: -1 }, 'INVALID_REQUEST', 'offset >= 0'],
    ...[
      'xyz',
      '',
      cursor('xyz'),
      cursor(''),
      cursor('arrayconnection:'),
      cursor('arrayconnection:-5'),
      cursor('arrayconnection:1.5'),
      cursor('arrayconnection:1\n'),
      cursor('arrayconnection:9999999999'),
      cursor('arrayconnection:99999999999999999999'),
    ].map((after) => [{ after }, 'INVALID_REQUEST', 'after: cursor'] as const),
  ] as const)('with %j fails with %s', (args, code, rule) => {
    expect(() => {
      checkPaging(args);
    }).toThrow(refusal(code, { rule }));
  });
});
