/** Tests the results of the lineage readers for given rows: ends, cuts, pages, paths, matches and facets. */
import fc from 'fast-check';
import { fakeParts, type Asked, type Rows } from '../../../test/helpers/unit/statement-runner.js';
import { DATASET, model } from '../../../test/helpers/unit/small-search-model.js';
import { compareTexts } from '../../core/compare.js';
import { LINEAGE_BOUNDS, type LineageBounds } from './bounds.js';
import { planFacets } from './lineage-facets.js';
import { createLineageReader } from './lineage-reader.js';
import type { Found } from './run-search.js';
import type { LineageSearchQuery } from './types.js';

const tag = (name: string | number) => `urn:li:tag:${name}`;
const column = `urn:li:schemaField:(${DATASET},a)`;

function readerOf(answer: (asked: Asked) => Rows, bounds: Partial<LineageBounds> = {}) {
  const parts = fakeParts(model, answer);
  return { asked: parts.asked, ...createLineageReader(parts, bounds) };
}

describe('a page of a search', () => {
  const whole = { urn: DATASET, direction: 'DOWNSTREAM' } as const;

  /** What the statement returns without ends, also if the actor may not view the start. */
  const NOTHING_FOUND: Found = {
    ...{ met: 0, depth: null, total: 0, degrees: [], facets: [] },
    ...{ nearer: 0, reach: null, page: [] },
  };

  /** Answers as the statement does, with ends by ascending degree and unsorted within a degree. */
  const answering =
    (ends: readonly (readonly [urn: string, degree: number])[]) =>
    ({ text, parameters }: Asked): Rows => {
      const { start, count, band, afterDegree, after } = parameters as {
        [name: string]: number;
      } & { after?: { urn: string; keys: [number] } };
      const rows = ends.map(([urn, degree]) => [urn, 'tag', degree, true, [degree]] as const);
      if (Number(band) < 0) {
        const hops = Number(/\*1\.\.(\d+)/.exec(text)?.[1]);
        const sorted = rows
          .filter((row) => row[2] <= hops)
          .sort((one, other) => one[2] - other[2] || compareTexts(one[0], other[0]));
        const first =
          after === undefined
            ? 0
            : sorted.findIndex((row) => row[2] === after.keys[0] && row[0] === after.urn) + 1;
        return [
          {
            ...NOTHING_FOUND,
            total: ends.length,
            page: sorted.slice(first + Number(start), first + Number(start) + Number(count)),
          },
        ];
      }
      const low = Number(afterDegree) > 0 ? Number(afterDegree) : (ends[Number(start)]?.[1] ?? null);
      const last =
        ends.filter(([, degree]) => degree <= Number(afterDegree)).length + Number(start) + Number(count);
      const high = ends[Math.min(last, ends.length) - 1]?.[1] ?? null;
      const shown =
        low === null || high === null ? [] : rows.filter((row) => low <= row[2] && row[2] <= high);
      return [
        {
          ...NOTHING_FOUND,
          total: ends.length,
          nearer: low === null ? 0 : ends.filter(([, degree]) => degree < low).length,
          reach: high,
          page: shown.length <= Number(band) ? shown : null,
        },
      ];
    };

  const anyEnds = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '\uffee', '😀'), fc.nat(9)), {
      maxLength: 25,
      selector: String,
    })
    .chain((names) =>
      fc.tuple(
        ...names.map(([letter, number]) =>
          fc.tuple(fc.constant(tag(letter + String(number))), fc.integer({ min: 1, max: 4 })),
        ),
      ),
    )
    .map((ends) => [...ends].sort(([, one], [, other]) => one - other));

  it('contains the next ends in order, whether it is cut by the reader or by the database', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyEnds,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(1, 4, 100),
        async (ends, count, band) => {
          const ordered = [...ends]
            .sort(([one, near], [other, far]) => near - far || compareTexts(one, other))
            .map(([urn]) => urn);
          const reader = readerOf(answering(ends), { band });
          const byStart: string[] = [];
          const byCursor: string[] = [];
          let scrollId: string | undefined;
          for (let start = 0; start <= ends.length; start += count) {
            const page = await reader.search({ ...whole, page: { start, count } });
            expect(page.scrollId === undefined).toBe(start + count >= ends.length);
            byStart.push(...page.hits.map(({ urn }) => urn));
          }
          do {
            const page = { start: 0, count, ...(scrollId !== undefined && { scrollId }) };
            const answer = await reader.search({ ...whole, page });
            byCursor.push(...answer.hits.map(({ urn }) => urn));
            ({ scrollId } = answer);
          } while (scrollId !== undefined && byCursor.length <= ends.length);
          expect([byStart, byCursor]).toEqual([ordered, ordered]);
        },
      ),
    );
  });

  it('is sorted by the database for one hop, for words, and for another order', async () => {
    const queries: Partial<LineageSearchQuery>[] = [
      { maxHops: 1 },
      { input: 'orders' },
      { sort: [{ field: 'name', order: 'ASCENDING' }] },
    ];
    for (const query of queries) {
      const reader = readerOf(answering([[tag('a'), 1]]), { band: 1 });
      await reader.search({ ...whole, page: { start: 0, count: 5 }, ...query });
      expect(reader.asked.map(({ parameters }) => parameters['band'])).toEqual([-1]);
    }
  });

  it('reports the bounds that cut the answer', async () => {
    const cutsOf = async (found: object) => {
      const reader = readerOf(() => [{ ...NOTHING_FOUND, ...found }], { hops: 3, nodes: 5 });
      return (await reader.search({ ...whole, page: { start: 0, count: 5 } })).cuts;
    };
    expect(await cutsOf({ depth: 3, met: 5 })).toEqual([]);
    expect(await cutsOf({ depth: 4, met: 6 })).toEqual([
      { bound: 'hops', limit: 3 },
      { bound: 'nodes', limit: 5 },
    ]);
    const empty = await readerOf(() => [NOTHING_FOUND]).search({ ...whole, page: { start: 0, count: 5 } });
    expect(empty).toMatchObject({ total: 0, hits: [], cuts: [] });
  });

  it('reads paths and matches only if requested, and only for its hits', async () => {
    const ends = [
      [tag('a'), 1],
      [tag('b'), 2],
      [tag('c'), 2],
    ] as const;
    const paths = [[DATASET, tag('a'), tag('b')]];
    const reader = readerOf(
      (asked) => {
        if (asked.name === 'lineage/find-paths')
          return [
            { urn: tag('b'), paths: [...paths, ...paths, ...paths], isCut: false },
            { urn: tag('a'), paths: [[DATASET, tag('a')]], isCut: true },
          ];
        if (asked.name === 'search/read-fields') return [{ urn: tag('b'), fields: [['name', ['orders']]] }];
        return answering(ends)(asked);
      },
      { paths: 2 },
    );
    const page = { start: 0, count: 2 };
    const { hits, cuts } = await reader.search({
      ...whole,
      page,
      input: 'orders',
      includePaths: true,
      includeMatches: true,
    });
    expect(
      hits.map(({ paths, hasMorePaths, matchedFields }) => [paths.length, hasMorePaths, matchedFields]),
    ).toEqual([
      [1, true, []],
      [2, true, [{ name: '_entityName', value: 'orders' }]],
    ]);
    expect(cuts).toEqual([{ bound: 'paths', limit: 2 }]);
    expect(reader.asked.find(({ name }) => name === 'lineage/find-paths')?.parameters).toMatchObject({
      ...{ ends: [tag('a'), tag('b')], most: 3 },
    });
    expect(reader.asked).toHaveLength(3);
    const plain = readerOf(answering(ends));
    await plain.search({ ...whole, page, includePaths: false });
    expect(plain.asked).toHaveLength(1);
    // Matches are read only for a query with words, and paths only for hits.
    const none = readerOf(() => [NOTHING_FOUND]);
    await none.search({ ...whole, page, includePaths: true, includeMatches: true });
    expect(none.asked).toHaveLength(1);
  });

  it('is cut from the ends that the reader gives if it follows the walk hop by hop, otherwise from a walk', async () => {
    const hop = { from: column, to: tag('a'), type: 'tag', platform: null, via: null, isVisible: true };
    const reader = readerOf(({ name }) => (name === 'lineage/follow-hop' ? [hop] : [NOTHING_FOUND]));
    const page = { start: 0, count: 2 };
    await reader.search({ ...whole, page, urn: column });
    await reader.search({ ...whole, page });
    expect(reader.asked.map(({ name }) => name)).toEqual([
      'lineage/follow-hop',
      ...['lineage/search-lineage', 'lineage/search-lineage'],
    ]);
    expect(reader.asked.slice(1).map(({ parameters: { urn, ends, band } }) => [urn, ends, band])).toEqual([
      [null, [[tag('a'), 1, true]], -1],
      [DATASET, [], LINEAGE_BOUNDS.band],
    ]);
  });
});

describe('neighbours', () => {
  it('have sorted edges that are marked as manual if they were created in the UI', async () => {
    const edge = (owner: string, properties?: string) => ({
      ...{ relationship: 'DownstreamOf', aspect: 'upstreamLineage', owner, updatedOn: 9, unknown: 1 },
      ...(properties !== undefined && { properties }),
    });
    const reader = readerOf(() => [
      {
        ...{ urn: tag('a'), total: 7, filtered: 2, isCut: true },
        page: [
          [tag('b'), null, [edge('z', '{"source":"UI","note":1}'), edge('b', '{"source":"ui"}'), edge('a')]],
        ],
      },
    ]);
    const query = {
      urns: [tag('x'), tag('a'), tag('a')],
      direction: 'UPSTREAM',
      start: 3,
      count: 1,
    } as const;
    const [none, first, second] = await reader.neighbours(query);
    expect(none).toEqual({
      urn: tag('x'),
      start: 3,
      count: 0,
      total: 0,
      filtered: 0,
      neighbours: [],
      cuts: [],
    });
    expect(second).toEqual(first);
    const plain = { relationship: 'DownstreamOf', aspect: 'upstreamLineage', updatedOn: 9 };
    expect(first).toEqual({
      ...{ urn: tag('a'), start: 3, count: 1, total: 7, filtered: 2 },
      cuts: [{ bound: 'edges', limit: LINEAGE_BOUNDS.edges }],
      neighbours: [
        {
          ...{ urn: tag('b'), type: 'tag', degree: 1, exists: false },
          edges: [
            { ...plain, owner: 'a', isManual: false },
            { ...plain, owner: 'b', properties: { source: 'ui' }, isManual: false },
            { ...plain, owner: 'z', properties: { source: 'UI', note: 1 }, isManual: true },
          ],
        },
      ],
    });
    expect(reader.asked[0]?.parameters['urns']).toEqual([tag('x'), tag('a')]);
  });

  it('are read with one statement for columns and one for other starts, each once, in the order of the request', async () => {
    const reader = readerOf(({ parameters }) =>
      (parameters['urns'] as string[]).map((urn) => ({ urn, total: 1, filtered: 0, isCut: false, page: [] })),
    );
    const query = { direction: 'UPSTREAM', start: 0, count: 1 } as const;
    const urns = [tag('c'), column, tag('a'), tag('c')];
    expect((await reader.neighbours({ ...query, urns })).map(({ urn }) => urn)).toEqual(urns);
    expect(reader.asked.map(({ parameters }) => parameters['urns'])).toEqual([
      [column],
      [tag('c'), tag('a')],
    ]);
    expect(await reader.neighbours({ ...query, urns: [] })).toEqual([]);
  });

  it('and searches are refused for invalid pages or ranges, before the database is queried', async () => {
    const reader = readerOf(() => []);
    const few = { urns: [tag('a')], direction: 'UPSTREAM' } as const;
    const page = { start: 0, count: 1 };
    const range = { startTimeMillis: 2, endTimeMillis: 1 };
    for (const [refused, code] of [
      [reader.neighbours({ ...few, ...page, ...range }), 'INVALID_REQUEST'],
      [reader.neighbours({ ...few, start: -1, count: 1 }), 'INVALID_REQUEST'],
      [reader.search({ ...few, urn: tag('a'), page: { start: 0, count: 10_001 } }), 'LIMIT_EXCEEDED'],
      [reader.search({ ...few, urn: tag('a'), page, ...range }), 'INVALID_REQUEST'],
      [reader.search({ ...few, urn: tag('a'), page, maxHops: 0 }), 'INVALID_REQUEST'],
    ] as const)
      await expect(refused).rejects.toMatchObject({ code });
    expect(reader.asked).toEqual([]);
  });
});

describe('facets', () => {
  const names = (requested: readonly string[] | undefined) =>
    planFacets(model, requested)
      .present({ facets: [], degrees: [] })
      .map(({ name }) => name);

  it('are the requested ones, or by default the degree and those of a search', () => {
    expect(names(undefined).slice(0, 2)).toEqual(['degree', '_entityType']);
    expect(names(['tags', 'degree', 'env'])).toEqual(['tags', 'degree', 'env']);
    expect(names([])).toEqual([]);
    expect(planFacets(model, []).expression).toBe('');
    expect(planFacets(model, ['tags']).expression).toContain('hit[0].facetIds');
    expect(planFacets(model, ['tags', 'name']).expression).toContain('$fields');
    expect(planFacets(model, ['tags', 'degree', 'name']).fields).toEqual([
      ['tags', 'field_tags', null],
      ['name', 'field_name', null],
    ]);
  });

  it('are sorted by count and contain the hundred most frequent values', () => {
    const counted = [
      ['tags=b', 1],
      ['tags=a', 1],
      ['name=x', 9],
      ['tags=c=d', 5],
      ['tags=', 2],
    ] as const;
    const present = (facets: readonly (readonly [string, number])[]) =>
      planFacets(model, ['tags']).present({ facets, degrees: [] })[0]?.aggregations;
    expect(present(counted)).toEqual([
      { value: 'c=d', count: 5 },
      { value: '', count: 2 },
      { value: 'a', count: 1 },
      { value: 'b', count: 1 },
    ]);
    const many = Array.from({ length: 150 }, (_, index) => [`tags=t${index}`, index] as const);
    expect(present(many)).toHaveLength(100);
    expect(present(many)?.[0]).toEqual({ value: 't149', count: 149 });
  });

  it('of the degree have the values one, two, and three or more, in this order', () => {
    const present = (...degrees: (readonly [number, number])[]) =>
      planFacets(model, ['degree']).present({ facets: [], degrees })[0]?.aggregations;
    expect(present([10, 2], [2, 3], [3, 4], [1, 1])).toEqual([
      { value: '1', count: 1 },
      { value: '2', count: 3 },
      { value: '3+', count: 6 },
    ]);
    expect(present()?.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});
