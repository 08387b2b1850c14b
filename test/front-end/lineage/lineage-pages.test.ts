/** The lineage pages of a front end: impact analysis, the graph with its counts, columns, time ranges, and edges by hand. */
import { unique } from '../../helpers/catalog.js';
import { inviteReader, openViewing, readerFor, type Reader } from '../../authorization/scope-support.js';
import { documentOf } from '../../helpers/front-end/documents.js';
import { addPerson } from '../../helpers/secured-catalog.js';
import { ADDED, columnOf, DAY, HIDDEN, seedLineage, URNS, VISIBLE } from './lineage-seed.js';

const { catalog, root } = await openViewing();
await seedLineage(catalog, { cookie: root.person.cookie });
const editor = readerFor(catalog, await addPerson(catalog, 'Editor'));
const reader = readerFor(catalog, await addPerson(catalog, 'Reader'));
const partial = await inviteReader(catalog, [{ field: 'URN', values: VISIBLE }]);

const ACROSS = documentOf('impactAnalysis');
const SCROLL = documentOf('lineageScroll');
const GRAPH = documentOf('entityLineage');
const UPDATE = documentOf('updateLineage');

const nameOf = (urn: string): string => Object.entries(URNS).find(([, each]) => each === urn)?.[0] ?? urn;
const namesIn = (path: any): string[] => path.map(({ urn }: any) => nameOf(urn));
const hits = (answer: any): [string, number][] =>
  answer.searchResults.map(({ entity, degree }: any) => [nameOf(entity.urn), degree]);

async function across(who: Reader, input: object): Promise<any> {
  const { searchAcrossLineage } = await who.query(ACROSS, {
    input: { query: '*', start: 0, count: 20, ...input },
  });
  if (who === partial) expect(JSON.stringify(searchAcrossLineage)).not.toContain(HIDDEN);
  return searchAcrossLineage;
}

async function graph(who: Reader, urn: string, more: object = {}): Promise<any> {
  const { entity } = await who.query(GRAPH, { urn, ...more });
  if (who === partial) expect(JSON.stringify(entity)).not.toContain(HIDDEN);
  return entity;
}

const DOWN = { urn: URNS.events, direction: 'DOWNSTREAM' };
const ALL_DOWN = [
  ['job', 1],
  ['orders', 2],
  ['daily', 3],
  ['chart', 4],
  ['dashboard', 5],
] as const;

describe('the impact analysis', () => {
  it.each(Object.entries({ admin: root, editor, reader, partial }))(
    'shows %s everything downstream, with names, ways and facets',
    async (_, who) => {
      const answer = await across(who, DOWN);
      expect(hits(answer)).toEqual(ALL_DOWN);
      expect(answer).toMatchObject({ start: 0, count: 20, total: 5, isPartial: false });
      const [job, orders] = answer.searchResults;
      expect(job).toMatchObject({ explored: true, ignoredAsHop: false, truncatedChildren: false });
      expect(job.entity).toMatchObject({
        ...{ __typename: 'DataJob', jobId: 'load', properties: { name: 'Load orders' } },
        dataFlow: { properties: { name: 'Loading' } },
        ...{ upstreamCount: { total: 1, filtered: 0 }, downstreamCount: { total: 1, filtered: 0 } },
      });
      expect(orders.entity).toMatchObject({
        ...{ __typename: 'Dataset', name: 'Orders', platform: { name: 'snowflake' } },
        schemaMetadata: { fields: [{ fieldPath: 'amount', nativeDataType: 'NUMBER' }] },
        upstreamCount: who === partial ? { total: 1, filtered: 1 } : { total: 2, filtered: 2 },
      });
      expect(orders.paths.map(({ path }: any) => namesIn(path))).toEqual([['events', 'job', 'orders']]);
      expect(facet(answer, 'degree')).toEqual({ 1: 1, 2: 1, '3+': 3 });
      expect(facet(answer, '_entityType')).toEqual({ CHART: 1, DASHBOARD: 1, DATASET: 2, DATA_JOB: 1 });
    },
  );

  const facet = (answer: any, field: string): object =>
    Object.fromEntries(
      answer.facets
        .find((each: any) => each.field === field)
        .aggregations.map(({ value, count }: any) => [value, count]),
    );

  it('leads upstream to what the caller may see', async () => {
    const up = { urn: URNS.dashboard, direction: 'UPSTREAM' };
    const near = [
      ['chart', 1],
      ['daily', 2],
      ['orders', 3],
      ['job', 4],
    ];
    const found = hits(await across(reader, up));
    expect(found.slice(0, 4)).toEqual(near);
    expect(found.slice(4).sort()).toEqual([
      ['events', 5],
      ['ghost', 4],
      ['secret', 4],
    ]);
    expect(hits(await across(partial, up))).toEqual([...near, ['events', 5]]);
  });

  it.each<[string, object, (readonly [string, number])[]]>([
    ['the first degree', { orFilters: [degree('1')] }, [ALL_DOWN[0]]],
    ['far degrees', { orFilters: [degree('3+')] }, ALL_DOWN.slice(2)],
    ['a type', { types: ['DATASET'] }, [ALL_DOWN[1], ALL_DOWN[2]]],
    ['words', { query: 'revenue', types: ['DATASET'] }, [ALL_DOWN[2]]],
    [
      'columns',
      { urn: columnOf('events', 'amount') },
      [
        ['job', 1],
        ['orders', 1],
        ['daily', 2],
      ],
    ],
    [
      'a time before the last edges',
      { lineageFlags: { startTimeMillis: ADDED - DAY, endTimeMillis: ADDED + 5 * DAY } },
      [ALL_DOWN[0], ALL_DOWN[1]],
    ],
    [
      'jobs that do not count as hops',
      { lineageFlags: { ignoreAsHops: [{ entityType: 'DATA_JOB' }] } },
      [
        ['job', 1],
        ['orders', 1],
        ['daily', 2],
        ['chart', 3],
        ['dashboard', 4],
      ],
    ],
  ])('follows %s', async (_, more, expected) => {
    expect(hits(await across(reader, { ...DOWN, ...more }))).toEqual(expected);
  });

  function degree(value: string): object {
    return { and: [{ field: 'degree', condition: 'EQUAL', values: [value], negated: false }] };
  }

  it('scrolls to the same hits', async () => {
    const seen: unknown[] = [];
    let scrollId: string | null = null;
    do {
      const input = { ...DOWN, query: '*', count: 2, ...(scrollId !== null && { scrollId }) };
      const page: any = (await partial.query(SCROLL, { input })).scrollAcrossLineage;
      seen.push(...hits(page));
      expect(page).toMatchObject({ total: 5 });
      scrollId = page.nextScrollId;
    } while (scrollId !== null);
    expect(seen).toEqual(ALL_DOWN);
  });
});

describe('the graph of a table', () => {
  const neighbours = ({ relationships }: any): string[] =>
    relationships.map(({ entity }: any) => nameOf(entity.urn)).sort();

  it('shows its neighbours, with ghosts on request', async () => {
    const plain = await graph(reader, URNS.orders);
    expect(neighbours(plain.upstream)).toEqual(['job', 'secret']);
    expect(plain.upstream).toMatchObject({ total: 2, filtered: 2 });
    const whole = await graph(reader, URNS.orders, { ghosts: true });
    expect(neighbours(whole.upstream)).toEqual(['ghost', 'gone', 'job', 'secret']);
    expect(whole.upstream).toMatchObject({ total: 4, filtered: 0 });
    const [edge] = whole.downstream.relationships;
    expect(edge).toMatchObject({
      ...{ type: 'DownstreamOf', degree: 1, isManual: false },
      ...{ createdOn: ADDED + 10 * DAY, updatedOn: ADDED + 10 * DAY },
      ...{ createdActor: { username: 'datahub' }, updatedActor: { username: 'datahub' } },
      entity: { name: 'Daily revenue', upstreamCount: { total: 1 }, downstreamCount: { total: 1 } },
    });
    expect(namesIn(edge.paths[0].path)).toEqual(['orders', 'daily']);
    expect(whole.relationships).toMatchObject({ total: 3 });
  });

  it('shows the lineage between columns', async () => {
    const { fineGrainedLineages } = await graph(reader, URNS.daily);
    expect(fineGrainedLineages).toEqual([
      {
        upstreams: [{ urn: columnOf('orders', 'amount'), path: 'amount' }],
        downstreams: [{ urn: columnOf('daily', 'total'), path: 'total' }],
        ...{ query: null, transformOperation: 'SUM' },
      },
    ]);
  });

  it('leaves out edges outside of a time range', async () => {
    const early = await graph(reader, URNS.orders, {
      startTimeMillis: ADDED - DAY,
      endTimeMillis: ADDED + 5 * DAY,
    });
    expect(neighbours(early.downstream)).toEqual([]);
    expect(neighbours(early.upstream)).toEqual(['job', 'secret']);
  });

  it('leaves out what the caller may not see, in lists and in numbers', async () => {
    const shown = await graph(partial, URNS.orders, { ghosts: true });
    expect(neighbours(shown.upstream)).toEqual(['gone', 'job']);
    expect(shown.upstream).toMatchObject({ total: 2, filtered: 0 });
    expect(shown.relationships).toMatchObject({ total: 1 });
    const none = { total: 0, relationships: [] };
    const { entity } = await partial.query(GRAPH, { urn: URNS.secret });
    expect(entity).toMatchObject({ upstream: none, downstream: none });
  });
});

describe('an edge by hand', () => {
  const edge = { downstreamUrn: URNS.orders, upstreamUrn: URNS.daily };
  const add = { input: { edgesToAdd: [edge], edgesToRemove: [] } };

  it('is in the graph at once, marked as manual, until it is removed', async () => {
    expect(await editor.query(UPDATE, add)).toEqual({ updateLineage: true });
    const { relationships } = (await graph(reader, URNS.orders)).upstream;
    const added = relationships.find(({ entity }: any) => entity.urn === URNS.daily);
    expect(added).toMatchObject({ isManual: true, createdActor: { urn: editor.person.urn } });
    const remove = { input: { edgesToAdd: [], edgesToRemove: [edge] } };
    expect(await editor.query(UPDATE, remove)).toEqual({ updateLineage: true });
    const after = (await graph(reader, URNS.orders)).upstream.relationships;
    expect(after.map(({ entity }: any) => nameOf(entity.urn))).not.toContain('daily');
  });

  it.each(Object.entries({ reader, partial }))('of a %s is refused', async (_, who) => {
    const { errors, data } = await who.graphql(UPDATE, add);
    expect(errors).toMatchObject([{ path: ['updateLineage'], extensions: { reason: 'FORBIDDEN' } }]);
    expect(data).toEqual({ updateLineage: null });
  });

  it('to an entity that does not exist is refused, and nothing is added', async () => {
    const upstreamUrn = URNS.daily.replace('daily', unique('nothing'));
    const input = { edgesToAdd: [edge, { ...edge, upstreamUrn }], edgesToRemove: [] };
    const { errors } = await editor.graphql(UPDATE, { input });
    expect(errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
    expect((await graph(reader, URNS.orders)).upstream.total).toBe(2);
  });
});
