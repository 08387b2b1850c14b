/** Lineage on small graphs: degrees, paths, time ranges and cuts. */
import type { LineageSearchQuery } from '../../src/catalog/lineage/types.js';
import { datasetUrn, unique } from '../helpers/catalog.js';
import { madeFrom, namesOf, startLineage, upstream, whole, type LineageSetting } from './support.js';

let setting: LineageSetting;
beforeAll(async () => {
  setting = await startLineage();
}, 120_000);
afterAll(() => setting.stop());

type Asked = Pick<LineageSearchQuery, 'urn' | 'direction'> & Partial<LineageSearchQuery>;

async function search(query: Asked) {
  return setting.lineage.search({ page: whole, ...query });
}

async function endsOf(query: Asked): Promise<[string, number][]> {
  return (await search(query)).hits.map(({ urn, degree }) => [urn, degree]);
}

describe('degrees and paths', () => {
  it('an entity with a long and a short path has the shorter degree and only the shortest path', async () => {
    const { a, b, c, d } = namesOf('a', 'b', 'c', 'd');
    await setting.write([madeFrom(a, [b, d]), madeFrom(b, [c]), madeFrom(c, [d])]);
    const { hits } = await search({ urn: a, direction: 'UPSTREAM', includePaths: true });
    expect(hits.map(({ urn, degree, paths }) => [urn, degree, paths])).toEqual([
      [b, 1, [[a, b]]],
      [d, 1, [[a, d]]],
      [c, 2, [[a, b, c]]],
    ]);
  });

  it('both paths of a diamond are returned, or one of them and a cut if the limit is one path', async () => {
    const { a, left, right, z } = namesOf('a', 'left', 'right', 'z');
    await setting.write([madeFrom(a, [left, right]), madeFrom(left, [z]), madeFrom(right, [z])]);
    const query = {
      urn: z,
      direction: 'DOWNSTREAM',
      page: whole,
      filter: { or: [{ and: [{ field: 'degree', condition: 'EQUAL', values: ['2'] }] }] },
      includePaths: true,
    } as const;
    const { hits, cuts } = await setting.lineage.search(query);
    expect(hits).toHaveLength(1);
    expect(hits[0]!.urn).toBe(a);
    expect([...hits[0]!.paths].sort()).toEqual([
      [z, left, a],
      [z, right, a],
    ]);
    expect([hits[0]!.hasMorePaths, cuts]).toEqual([false, []]);
    const narrow = await setting.bounded({ paths: 1 }).search(query);
    expect([narrow.hits[0]!.paths.length, narrow.hits[0]!.hasMorePaths]).toEqual([1, true]);
    expect(narrow.cuts).toEqual([{ bound: 'paths', limit: 1 }]);
  });

  it('two entities that are made from each other are one hop apart, and neither is in its own lineage', async () => {
    const { a, b } = namesOf('a', 'b');
    await setting.write([madeFrom(a, [b, a]), madeFrom(b, [a])]);
    for (const direction of ['UPSTREAM', 'DOWNSTREAM'] as const) {
      expect(await endsOf({ urn: a, direction })).toEqual([[b, 1]]);
      const [near] = await setting.lineage.neighbours({ urns: [a], direction, start: 0, count: 10 });
      expect(near!.neighbours.map(({ urn }) => urn)).toEqual([b]);
    }
  });

  it('the number of returned paths is limited in a lattice with very many paths', async () => {
    const prefix = unique('lattice');
    const at = (level: number, side: number) => datasetUrn(`${prefix}.l${level}_${side}`);
    const proposals = Array.from({ length: 24 }, (_, level) =>
      [0, 1].map((side) => madeFrom(at(level, side), [at(level + 1, 0), at(level + 1, 1)])),
    );
    await setting.write(proposals.flat());
    const { hits } = await search({
      urn: at(0, 0),
      direction: 'UPSTREAM',
      sort: [{ field: 'degree', order: 'DESCENDING' }],
      page: { start: 0, count: 2 },
      includePaths: true,
    });
    expect(hits.map(({ degree, paths, hasMorePaths }) => [degree, paths.length, hasMorePaths])).toEqual([
      [24, 10, true],
      [24, 10, true],
    ]);
  });

  it('an unknown entity has no lineage', async () => {
    const { a } = namesOf('a');
    expect(await search({ urn: a, direction: 'UPSTREAM' })).toMatchObject({ total: 0, hits: [], cuts: [] });
    const [none] = await setting.lineage.neighbours({ urns: [a], direction: 'UPSTREAM', start: 0, count: 5 });
    expect(none).toMatchObject({ total: 0, neighbours: [] });
  });
});

describe('time ranges', () => {
  it('an edge counts if it existed within the range, and always if it has no time stamps', async () => {
    const { a, early, late, always, unknown } = namesOf('a', 'early', 'late', 'always', 'unknown');
    await setting.write([
      madeFrom(a, [
        upstream(early, { created: 100, updated: 200 }),
        upstream(late, { updated: 1_000 }),
        upstream(always, { created: 50, updated: 5_000 }),
        upstream(unknown, { updated: 0 }),
      ]),
    ]);
    const within = async (range: { startTimeMillis?: number; endTimeMillis?: number }) => {
      const ends = await endsOf({ urn: a, direction: 'UPSTREAM', ...range });
      const [near] = await setting.lineage.neighbours({
        urns: [a],
        direction: 'UPSTREAM',
        start: 0,
        count: 10,
        includeSoftDeleted: true,
        ...range,
      });
      expect(near!.neighbours.map(({ urn }) => urn)).toEqual(ends.map(([urn]) => urn));
      return new Set(ends.map(([urn]) => urn));
    };
    expect(await within({})).toEqual(new Set([early, late, always, unknown]));
    expect(await within({ startTimeMillis: 200 })).toEqual(new Set([early, late, always, unknown]));
    expect(await within({ startTimeMillis: 201 })).toEqual(new Set([late, always, unknown]));
    expect(await within({ endTimeMillis: 99 })).toEqual(new Set([always, unknown]));
    expect(await within({ endTimeMillis: 999 })).toEqual(new Set([early, always, unknown]));
    expect(await within({ startTimeMillis: 300, endTimeMillis: 1_000 })).toEqual(
      new Set([late, always, unknown]),
    );
    expect(await within({ startTimeMillis: 6_000 })).toEqual(new Set([unknown]));
  });

  it('an edge outside of the range is not followed, so a longer path determines degree and path', async () => {
    const { a, b, c } = namesOf('a', 'b', 'c');
    await setting.write([
      madeFrom(a, [upstream(c, { updated: 100 }), upstream(b, { updated: 900 })]),
      madeFrom(b, [upstream(c, { updated: 900 })]),
    ]);
    const { hits } = await search({
      urn: a,
      direction: 'UPSTREAM',
      startTimeMillis: 500,
      endTimeMillis: 1_000,
      includePaths: true,
    });
    expect(hits.map(({ urn, degree, paths }) => [urn, degree, paths])).toEqual([
      [b, 1, [[a, b]]],
      [c, 2, [[a, b, c]]],
    ]);
  });

  it('a removed edge is not lineage in any range', async () => {
    const { a, b, c } = namesOf('a', 'b', 'c');
    await setting.write([madeFrom(a, [upstream(b, { updated: 100 }), c])]);
    await setting.write([madeFrom(a, [c])]);
    expect(await endsOf({ urn: a, direction: 'UPSTREAM', startTimeMillis: 50 })).toEqual([[c, 1]]);
  });

  it('a range that ends before it starts is refused by every method', async () => {
    const { lineage } = setting;
    const range = { direction: 'UPSTREAM', startTimeMillis: 2, endTimeMillis: 1 } as const;
    const refused = { code: 'INVALID_REQUEST' };
    await expect(search({ ...range, urn: datasetUrn('a') })).rejects.toMatchObject(refused);
    const page = { urns: ['a'], start: 0, count: 1 };
    await expect(lineage.neighbours({ ...range, ...page })).rejects.toMatchObject(refused);
  });
});

describe('cut answers', () => {
  it('a chain longer than the limit of hops is cut and reported; a chain of exactly that length is complete', async () => {
    const prefix = unique('chain');
    const at = (index: number) => datasetUrn(`${prefix}.t_${index}`);
    await setting.write(Array.from({ length: 6 }, (_, index) => madeFrom(at(index), [at(index + 1)])));
    const query = { urn: at(0), direction: 'UPSTREAM', page: whole } as const;
    const cut = await setting.bounded({ hops: 5 }).search(query);
    expect([cut.total, cut.cuts]).toEqual([5, [{ bound: 'hops', limit: 5 }]]);
    expect((await setting.bounded({ hops: 6 }).search(query)).cuts).toEqual([]);
    const asked = await setting.lineage.search({ ...query, maxHops: 2 });
    expect([asked.total, asked.cuts]).toEqual([2, []]);
  });

  it('a walk with too many ends keeps the nearest with their correct degrees, and reports the cut', async () => {
    const prefix = unique('wide');
    const at = (index: number) => datasetUrn(`${prefix}.t_${index}`);
    // A tree in which each entity has three upstreams: 3 at one hop, 9 at two, 27 at three.
    const proposals = Array.from({ length: 13 }, (_, index) =>
      madeFrom(
        at(index),
        [1, 2, 3].map((branch) => at(3 * index + branch)),
      ),
    );
    await setting.write(proposals);
    const query = { urn: at(0), direction: 'UPSTREAM', page: whole } as const;
    const { hits, cuts, total } = await setting.bounded({ nodes: 15 }).search(query);
    expect(cuts).toEqual([{ bound: 'nodes', limit: 15 }]);
    expect(total).toBe(hits.length);
    expect(hits.length).toBeGreaterThanOrEqual(15);
    expect(hits.length).toBeLessThanOrEqual(16);
    const atDegree = (degree: number) => hits.filter((hit) => hit.degree === degree).length;
    expect([atDegree(1), atDegree(2), atDegree(3)]).toEqual([3, 9, hits.length - 12]);
    expect((await setting.bounded({ nodes: 39 }).search(query)).cuts).toEqual([]);
  });

  it('a hub with more neighbours than the band limit is counted and paged completely', async () => {
    const prefix = unique('hub');
    const hub = datasetUrn(`${prefix}.hub`);
    const others = Array.from({ length: 12 }, (_, index) =>
      datasetUrn(`${prefix}.t_${String(index).padStart(2, '0')}`),
    );
    await setting.write(others.map((urn) => madeFrom(urn, [hub])));
    const query = { urn: hub, direction: 'DOWNSTREAM' } as const;
    // If one degree has more ends than the band may hold, the database sorts them in a separate statement.
    for (const lineage of [setting.lineage, setting.bounded({ band: 3 })]) {
      const first = await lineage.search({ ...query, page: { start: 0, count: 3 } });
      expect([first.total, first.cuts, first.hits.map(({ urn }) => urn)]).toEqual([
        12,
        [],
        others.slice(0, 3),
      ]);
      const next = await lineage.search({
        ...query,
        page: { start: 0, count: 3, scrollId: first.scrollId! },
      });
      expect(next.hits.map(({ urn }) => urn)).toEqual(others.slice(3, 6));
      const far = await lineage.search({
        ...query,
        page: { start: 7, count: 5 },
        facets: ['name', 'degree'],
      });
      expect(far.hits.map(({ urn }) => urn)).toEqual(others.slice(7));
      expect(far.facets[1]!.aggregations.map(({ count }) => count)).toEqual([12, 0, 0]);
    }
    const [near] = await setting.lineage.neighbours({ urns: [hub], ...query, start: 9, count: 5 });
    expect([near!.total, near!.cuts, near!.neighbours.map(({ urn }) => urn)]).toEqual([
      12,
      [],
      others.slice(9),
    ]);
    const [cut] = await setting
      .bounded({ edges: 5 })
      .neighbours({ urns: [hub], ...query, start: 0, count: 1 });
    expect(cut!.cuts).toEqual([{ bound: 'edges', limit: 5 }]);
    // The hub has no upstream, so from each neighbour only the hub is found.
    expect(await endsOf({ urn: others[5]!, direction: 'UPSTREAM' })).toEqual([[hub, 1]]);
  });
});
