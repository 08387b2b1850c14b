/** Lineage on small graphs: columns, jobs, soft-deleted entities, stubs, and refused requests. */
import type { LineageSearchQuery } from '../../src/catalog/lineage/types.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
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

describe('columns, jobs and queries', () => {
  const field = (dataset: string, name: string) => `urn:li:schemaField:(${dataset},${name})`;

  it('lineage of a column follows columns; lineage of a dataset does not', async () => {
    const { a, b, c } = namesOf('a', 'b', 'c');
    const fine = (downstream: string, from: readonly string[]) => ({
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD',
      upstreams: from,
      downstreams: [downstream],
    });
    const lineage = (urn: string, from: string, columns: readonly object[]) =>
      proposal(urn, 'upstreamLineage', { upstreams: [upstream(from)], fineGrainedLineages: columns });
    await setting.write([
      lineage(a, b, [fine(field(a, 'x'), [field(b, 'y'), field(b, 'z')])]),
      lineage(b, c, [fine(field(b, 'y'), [field(c, 'w')]), fine(field(b, 'z'), [c])]),
    ]);
    expect(await endsOf({ urn: a, direction: 'UPSTREAM' })).toEqual([
      [b, 1],
      [c, 2],
    ]);
    expect(await endsOf({ urn: c, direction: 'DOWNSTREAM' })).toEqual([
      [b, 1],
      [a, 2],
    ]);
    const { hits, facets } = await search({
      urn: field(a, 'x'),
      direction: 'UPSTREAM',
      entityTypes: ['schemaField'],
      groupColumns: false,
      includePaths: true,
    });
    expect(hits).toEqual([
      expect.objectContaining({ urn: field(b, 'y'), type: 'schemaField', degree: 1, exists: false }),
      expect.objectContaining({ urn: field(b, 'z'), degree: 1 }),
      expect.objectContaining({
        urn: field(c, 'w'),
        degree: 2,
        paths: [[field(a, 'x'), field(b, 'y'), field(c, 'w')]],
      }),
    ]);
    expect(facets.find(({ name }) => name === '_entityType')!.aggregations).toEqual([
      { value: 'schemaField', count: 3 },
    ]);
    const near = await setting.lineage.neighbours({
      urns: [field(a, 'x'), c, field(c, 'w')],
      direction: 'DOWNSTREAM',
      start: 0,
      count: 10,
    });
    expect(near.map(({ neighbours }) => neighbours.map(({ urn }) => urn))).toEqual([
      [],
      [b],
      [field(b, 'y')],
    ]);
  });

  it('lineage leads through jobs', async () => {
    const { source, target } = namesOf('source', 'target');
    const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),load)`;
    await setting.write([
      proposal(job, 'dataJobInputOutput', { inputDatasets: [source], outputDatasets: [target] }),
    ]);
    const { hits } = await search({ urn: target, direction: 'UPSTREAM', includePaths: true });
    expect(hits.map(({ urn, degree, type, exists, paths }) => [urn, degree, type, exists, paths])).toEqual([
      [job, 1, 'dataJob', true, [[target, job]]],
      [source, 2, 'dataset', false, [[target, job, source]]],
    ]);
  });

  it('a neighbour is returned with its edges, their time stamps, query and properties', async () => {
    const { a, b } = namesOf('a', 'b');
    const query = `urn:li:query:${unique('q')}`;
    await setting.write([
      proposal(b, 'status', { removed: false }),
      madeFrom(a, [
        upstream(b, { created: 5, updated: 9, query, properties: { source: 'UI', note: 'by hand' } }),
      ]),
    ]);
    const [near] = await setting.lineage.neighbours({
      urns: [a],
      direction: 'UPSTREAM',
      start: 0,
      count: 10,
    });
    expect(near!.neighbours).toEqual([
      {
        urn: b,
        type: 'dataset',
        degree: 1,
        exists: true,
        edges: [
          {
            relationship: 'DownstreamOf',
            aspect: 'upstreamLineage',
            owner: a,
            createdOn: 5,
            createdActor: 'urn:li:corpuser:tester',
            updatedOn: 9,
            updatedActor: 'urn:li:corpuser:tester',
            via: query,
            properties: { source: 'UI', note: 'by hand' },
            isManual: true,
          },
        ],
      },
    ]);
  });
});

describe('stubs and soft-deleted entities', () => {
  it('soft-deleted entities are left out without cutting the path; stubs are returned, with type and platform but no text', async () => {
    const { a, removed, stub } = namesOf('a', 'removed', 'stub');
    await setting.write([
      madeFrom(a, [removed]),
      madeFrom(removed, [stub]),
      proposal(removed, 'status', { removed: true }),
    ]);
    const query = { urn: a, direction: 'UPSTREAM' } as const;
    expect(await endsOf(query)).toEqual([[stub, 2]]);
    expect(await endsOf({ ...query, includeSoftDeleted: true })).toEqual([
      [removed, 1],
      [stub, 2],
    ]);
    const { hits, facets } = await search({ ...query, includePaths: true });
    expect(hits[0]).toMatchObject({ exists: false, paths: [[a, removed, stub]] });
    expect(facets.find(({ name }) => name === 'platform')!.aggregations).toEqual([
      { value: 'urn:li:dataPlatform:hive', count: 1 },
    ]);
    const onHive = {
      or: [{ and: [{ field: 'platform', condition: 'EQUAL', values: ['urn:li:dataPlatform:hive'] }] }],
    } as const;
    expect(await endsOf({ ...query, filter: onHive })).toEqual([[stub, 2]]);
    expect(await endsOf({ ...query, input: 'stub' })).toEqual([]);
    const [near] = await setting.lineage.neighbours({
      urns: [removed],
      direction: 'UPSTREAM',
      start: 0,
      count: 5,
    });
    expect([near!.total, near!.filtered]).toEqual([0, 1]);
  });
});

describe('requests', () => {
  const filterBy = (field: string, value: string, condition = 'EQUAL') =>
    ({ filter: { or: [{ and: [{ field, condition, values: [value] }] }] } }) as Partial<LineageSearchQuery>;

  it.each<[string, Partial<LineageSearchQuery>, string]>([
    ['a degree of zero', filterBy('degree', '0'), 'INVALID_FILTER'],
    ['an unknown type', { entityTypes: ['planet'] }, 'UNKNOWN_ENTITY'],
    ['too large a page', { page: { start: 0, count: 10_001 } }, 'LIMIT_EXCEEDED'],
  ])('%s is refused', async (_name, query, code) => {
    await expect(search({ urn: datasetUrn('a'), direction: 'UPSTREAM', ...query })).rejects.toMatchObject({
      code,
    });
  });

  it('contradictory degrees find nothing', async () => {
    const { a, b } = namesOf('a', 'b');
    await setting.write([madeFrom(a, [b])]);
    expect(
      await search({ urn: a, direction: 'UPSTREAM', ...filterBy('degree', '3+'), maxHops: 2 }),
    ).toMatchObject({
      total: 0,
      hits: [],
    });
  });

  it('may begin far after the end', async () => {
    const { a, b } = namesOf('a', 'b');
    await setting.write([madeFrom(a, [b])]);
    for (const start of [2 ** 31 - 1, 2 ** 31, 2 ** 52]) {
      const query = { urn: a, direction: 'UPSTREAM', page: { start, count: 10 } } as const;
      expect(await search(query)).toMatchObject({ total: 1, hits: [] });
      expect(await search({ ...query, input: 'b' })).toMatchObject({ hits: [] });
      const [neighbours] = await setting.lineage.neighbours({
        urns: [a],
        direction: 'UPSTREAM',
        start,
        count: 10,
        includeSoftDeleted: true,
      });
      expect(neighbours).toMatchObject({ total: 1, neighbours: [] });
    }
  });
});
