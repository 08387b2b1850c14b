/** Rendering of results: trees, summaries, times and progress. */
import fc from 'fast-check';
import colors from 'picocolors';
import { renderLineage } from './lineage.js';
import { renderPut } from './put.js';
import { exitCodeOfRemovals, renderRemovals } from './remove-all.js';
import type { Outcome } from './removals.js';
import { renderRollback, renderRunRows, renderRuns } from './runs.js';
import { renderHits } from './search.js';
import { counted, printable, renderTime } from './text.js';
import { renderBar } from './terminal.js';

/** Control characters except line feeds, other line ends, and marks of the text direction. */
const STEERING = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const plain = colors.createColors(false);
const asked = { columns: undefined, colors: plain };

describe('texts of the catalog', () => {
  it('have no control characters, and are otherwise unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            ...Array.from('aé🚀\n\t\r\0\u001b\u007f\u009b\u2028\u2029\u202a\u202e\u2066\u2069\ud83d'),
          ),
        }),
        (text) => {
          expect(printable(text)).not.toMatch(STEERING);
          expect(printable(printable(text))).toBe(printable(text));
        },
      ),
    );
    expect(printable('a\nb é 🚀 \u001b[31m\u202e')).toBe('a\nb é 🚀 \\u001b[31m\\u202e');
  });
});

it.each([
  [0, '0 entities'],
  [1, '1 entity'],
  [2_000, '2,000 entities'],
])('counts %d', (count, text) => {
  expect(counted(count, 'entity', 'entities')).toBe(text);
  expect(counted(count, 'row').endsWith('s')).toBe(count !== 1);
});

it.each([
  [0, '1970-01-01 00:00:00 UTC'],
  [1_700_000_000_123, '2023-11-14 22:13:20 UTC'],
  ['5000', '1970-01-01 00:00:05 UTC'],
  [undefined, ''],
  ['x', ''],
  [8.64e15 + 1, ''],
])('the time %j reads %j', (time, text) => {
  expect(renderTime(time)).toBe(text);
});

it('a bar has a fixed length, and grows with the share', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (one, other) => {
      expect(renderBar(one)).toMatch(/^█*░* [ \d]{3} %$/);
      expect(renderBar(one)).toHaveLength(renderBar(1).length);
      fc.pre(!Number.isNaN(one) && !Number.isNaN(other));
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(renderBar(less).lastIndexOf('█')).toBeLessThanOrEqual(renderBar(more).lastIndexOf('█'));
    }),
  );
  expect([renderBar(0), renderBar(0.999), renderBar(7)].map((bar) => bar.slice(-5))).toEqual([
    '  0 %',
    ' 99 %',
    '100 %',
  ]);
});

describe('lineage', () => {
  const hit = (urn: string, via: string, degree = 1) => ({ urn, via, degree, type: 'tag' });
  const report = { urn: 'start', direction: 'UPSTREAM' as const, total: 1, cuts: [], entities: [] };

  it('is a tree', () => {
    const entities = [hit('a', 'start'), hit('b', 'start'), hit('c', 'a', 2), hit('d', 'hidden', 3)];
    expect(renderLineage({ ...report, entities }, plain)).toBe(
      'start\n├─ a\n│  └─ c\n├─ b\n└─ d  (3 hops away)\n4 upstream\n',
    );
    expect(renderLineage({ ...report, entities: [hit('a', 'start')], cuts: ['x', 'y'] }, plain)).toBe(
      'start\n└─ a\n1 upstream\nNot all of it: cut at x; y\n',
    );
  });

  it('that is empty is reported, unless it was cut', () => {
    expect(renderLineage({ ...report, total: 0 }, plain)).toBe('Nothing is upstream of start.\n');
    expect(renderLineage({ ...report, total: 0, cuts: ['x'] }, plain)).toContain('Not all of it: cut at x');
  });

  it('shows every entity once', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parents, (picks) => {
        const entities = picks.map((pick, at) => {
          const via = pick % (at + 2) === 0 ? 'start' : `n${(pick % (at + 2)) - 1}`;
          return hit(`n${at}`, via === `n${at}` ? 'hidden' : via, at + 1);
        });
        const lines = renderLineage({ ...report, entities }, plain).split('\n');
        const shown = lines.flatMap((line) => /[├└]─ (n\d+)/.exec(line)?.[1] ?? []);
        expect(shown.toSorted()).toEqual(entities.map(({ urn }) => urn).toSorted());
      }),
    );
  });
});

describe('removals', () => {
  const of = (...outcomes: Outcome[]) => outcomes.map((outcome, at) => ({ urn: `u${at}`, outcome }));

  it.each([
    [of('deleted', 'unchanged'), 0],
    [of('deleted', 'not found'), 3],
    [of('not found', 'refused'), 1],
    [[], 0],
  ])('%j end with %d', (removals, code) => {
    expect(exitCodeOfRemovals(removals)).toBe(code);
  });

  it('have a line each with details, and are counted', () => {
    const entities = [
      { urn: 'a', outcome: 'deleted' as const, rows: 2, timeseriesRows: 1, aspects: 9, references: 1 },
      { urn: 'b\u001b', outcome: 'refused' as const, message: 'no' },
      { urn: 'c', outcome: 'unchanged' as const, aspects: 1 },
      { urn: 'd', outcome: 'not tried' as const },
    ];
    expect(renderRemovals({ dryRun: false, hard: true, entities }, plain)).toBe(
      `permanently deleted: a (2 rows, 1 point, 1 reference)\nrefused: b\\u001b (no)\nunchanged: c (1 aspect)\n` +
        '1 permanently deleted, 1 refused, 1 unchanged, 1 not tried\n',
    );
    expect(renderRemovals({ dryRun: true, hard: false, entities: of('restored', 'deleted') }, plain)).toBe(
      'would be restored: u0\nwould be deleted: u1\n1 would be restored, 1 would be deleted\n',
    );
  });
});

describe('a value that is put', () => {
  const report = { urn: 'u', aspect: 'status', dryRun: false, created: false, changes: [] };

  it.each([
    [{}, 'status of u: unchanged\n'],
    [
      { created: true, changes: [{ path: '', after: { a: 1 } }] },
      'status of u: created\n  (all)\n    + {"a":1}\n',
    ],
    [
      {
        dryRun: true,
        changes: [
          { path: '/a', before: 1, after: 2 },
          { path: '/b', before: null },
        ],
      },
      'Dry run: status of u would be changed\n  /a\n    - 1\n    + 2\n  /b\n    - null\n',
    ],
  ])('%j', (parts, text) => {
    expect(renderPut({ ...report, ...parts }, plain)).toBe(text);
  });

  it('is cut if it is long', () => {
    const text = renderPut({ ...report, changes: [{ path: '/a', after: 'x'.repeat(300) }] }, plain);
    expect(text.split('\n')[2]).toBe(`    + "${'x'.repeat(199)}…`);
  });
});

describe('runs', () => {
  const row = { runId: 'r', urn: 'u', aspectName: 'status', operation: 'CREATE', timestamp: 0 };
  const rollback = {
    runId: 'r',
    dryRun: false,
    aspectsReverted: 1,
    entitiesDeleted: 2,
    unsafeEntitiesCount: 0,
  };

  it('are a table, or a message without runs', () => {
    expect(renderRuns([], undefined)).toBe('No runs.\n');
    const text = renderRuns([{ runId: 'r', rows: 1_234, timestamp: 0 }], undefined);
    expect(text).toMatch(/│ r +│ 1,234 +│ 1970-01-01 00:00:00 UTC │/);
    expect(renderRunRows([row], undefined)).toContain('1 write\n');
  });

  it('that are rolled back show the results', () => {
    const none = { ...rollback, aspectRowSummaries: [] };
    expect(renderRollback(none, asked)).toBe('r: 1 aspect reverted, 2 entities that it created deleted\n');
    const summaries = Array.from({ length: 101 }, () => ({ ...row, outcome: 'REVERTED' }));
    const dry = { ...rollback, dryRun: true, unsafeEntitiesCount: 1, aspectRowSummaries: summaries };
    const text = renderRollback(dry, asked);
    expect(text).toContain('Dry run: r would have 1 aspect reverted and 2 entities that it created deleted');
    expect(text).toContain('… and more; --json lists up to 10,000');
    expect(text).toContain('1 entity also written by others since; these writes stay');
    expect(text.match(/^. reverted/gm)).toHaveLength(100);
  });
});

describe('hits', () => {
  const page = { total: 0, hits: [], facets: [] };
  const shown = { names: new Map([['u', 'Name']]), columns: undefined };
  const hits = [{ urn: 'u', type: 'tag', matched: [] }];

  it.each([
    [page, /^Nothing found\.\n$/],
    [{ ...page, total: 1, hits }, /│ tag +│ Name │ u +│[^]*\n1 of 1\n$/],
    [{ ...page, total: 2_000, hits }, /\n1 of 2,000; --limit shows more, --all every one\n$/],
    [{ ...page, total: 1, hits, scrollId: 'x' }, /1 of 1; --limit shows more/],
    [{ ...page, total: 5 }, /^0 of 5; --limit/],
  ])('of %j', (of, text) => {
    expect(renderHits(of, shown)).toMatch(text);
  });

  it('show the five most frequent values of facets', () => {
    const facet = (count: number) => ({
      name: 'x',
      displayName: 'Platform',
      aggregations: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 1_000 - at])),
    });
    const of = (count: number) => renderHits({ ...page, total: 1, hits, facets: [facet(count)] }, shown);
    expect(of(0)).not.toContain('Platform');
    expect(of(1)).toContain('Platform: p0 (1,000)\n');
    expect(of(5)).toContain('p4 (996)\n');
    expect(of(6)).toContain('p4 (996), …\n');
  });
});
