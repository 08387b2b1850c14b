/** The REST endpoints of relationships, with requests as the Python client sends them. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

interface Result {
  readonly relationshipType: string;
  readonly source: { readonly urn: string };
  readonly destination: { readonly urn: string };
}

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const upstreamsOf = (urn: string, upstreams: readonly string[]) =>
  proposal(urn, 'upstreamLineage', {
    upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
  });
const ownedBy = (urn: string, owner: string) =>
  proposal(urn, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }] });

async function seed(
  prefix: string,
  count: number,
): Promise<{ hub: string; leaves: string[]; owner: string }> {
  const hub = datasetUrn(`${prefix}.hub`);
  const owner = `urn:li:corpuser:${prefix}`;
  const leaves = Array.from({ length: count }, (_, index) => datasetUrn(`${prefix}.leaf_${index}`));
  const answer = await catalog.ingestBatch([
    ...leaves.map((leaf) => upstreamsOf(leaf, [hub])),
    ...leaves.map((leaf) => ownedBy(leaf, owner)),
  ]);
  expect(answer.status).toBe(200);
  return { hub, leaves: leaves.sort(), owner };
}

describe('GET /openapi/relationships/v1/', () => {
  const read = (parameters: Record<string, string | readonly string[]>, slash = '/') => {
    const query = Object.entries(parameters).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
    );
    return catalog.get(`/openapi/relationships/v1${slash}?${query.join('&')}`);
  };

  it('returns pages by start, and an empty page with count 0 at the end', async () => {
    const { hub, leaves } = await seed(unique('pages'), 7);
    const seen: string[] = [];
    let counts: number[] = [];
    for (let start = 0; ;) {
      const { status, json } = await read({
        urn: hub,
        direction: 'INCOMING',
        relationshipTypes: ['DownstreamOf', 'OwnedBy'],
        start: String(start),
        count: '3',
      });
      expect([status, json.start, json.total]).toEqual([200, start, 7]);
      expect(json.count).toBe(json.entities.length);
      counts = [...counts, json.count];
      for (const entity of json.entities) {
        expect(entity).toEqual({ urn: entity.urn, relationshipType: 'DownstreamOf' });
        seen.push(entity.urn);
      }
      if (json.count === 0 || json.count < json.entities.length) break;
      start += Number(json.count);
    }
    expect([seen, counts]).toEqual([leaves, [3, 3, 1, 0]]);
    const far = { urn: hub, direction: 'INCOMING', start: String(2 ** 31) };
    expect((await read(far)).json).toMatchObject({ total: 7, entities: [] });
  });

  it('returns relationships of all types if the request names none, with and without a trailing slash', async () => {
    const { hub, leaves, owner } = await seed(unique('types'), 1);
    const urn = leaves[0]!;
    for (const slash of ['/', '']) {
      const { json } = await read({ urn, direction: 'OUTGOING' }, slash);
      expect(json.entities).toEqual(
        expect.arrayContaining([
          { urn: hub, relationshipType: 'DownstreamOf' },
          { urn: owner, relationshipType: 'OwnedBy' },
        ]),
      );
    }
  });

  it.each([
    ['no urn', { direction: 'INCOMING' }],
    ['no direction', { urn: datasetUrn('x') }],
    ['an unknown direction', { urn: datasetUrn('x'), direction: 'SIDEWAYS' }],
    ['a broken urn', { urn: 'urn:li:dataset:x', direction: 'INCOMING' }],
    ['an unknown type', { urn: 'urn:li:nothing:x', direction: 'INCOMING' }],
    ['a negative start', { urn: datasetUrn('x'), direction: 'INCOMING', start: '-1' }],
    ['a huge start', { urn: datasetUrn('x'), direction: 'INCOMING', start: '1e300' }],
    ['a huge count', { urn: datasetUrn('x'), direction: 'INCOMING', count: '10001' }],
    ['text for a number', { urn: datasetUrn('x'), direction: 'INCOMING', count: 'many' }],
  ])('refuses %s with a JSON object', async (_, parameters) => {
    const { status, json } = await read(parameters);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });
});

describe('POST /openapi/v3/relationship/scroll', () => {
  const scroll = (query: string, body: unknown = {}) =>
    catalog.post(`/openapi/v3/relationship/scroll?${query}`, body);
  const byUrn = (...values: string[]) => ({
    and: [{ criteria: [{ field: 'urn', values, condition: 'EQUAL' }] }],
  });

  /** Reads all pages, and calls `meanwhile` after each page. */
  async function readAll(
    query: string,
    body: unknown,
    meanwhile?: () => Promise<unknown>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let scrollId: string | null = ''; scrollId !== null;) {
      const at = scrollId === '' ? '' : `&scrollId=${encodeURIComponent(scrollId)}`;
      const { status, json } = await scroll(`${query}${at}`, body);
      expect([status, Object.keys(json)]).toEqual([200, ['scrollId', 'results']]);
      results.push(...json.results);
      scrollId = json.scrollId;
      await meanwhile?.();
    }
    return results;
  }

  it('returns all relationships that point to a dataset, as the client requests before it migrates the dataset', async () => {
    const { hub, leaves } = await seed(unique('migrate'), 2);
    const { status, json } = await scroll('includeSoftDelete=true', { destinationFilter: byUrn(hub) });
    expect(status).toBe(200);
    expect(json).toEqual({
      scrollId: null,
      results: leaves.map((urn) => ({
        relationshipType: 'DownstreamOf',
        source: { urn, entityType: 'dataset' },
        destination: { urn: hub, entityType: 'dataset' },
      })),
    });
  });

  it('returns each edge once for any page size, with and without slices, from either end', async () => {
    const { hub, leaves, owner } = await seed(unique('slices'), 5);
    const ends = (results: Result[]) => results.map(({ source }) => source.urn).sort();
    const toHub = { destinationFilter: byUrn(hub) };
    for (const count of [1, 2, 4, 5, 6]) {
      expect(ends(await readAll(`count=${count}`, toHub))).toEqual(leaves);
      expect(
        ends(await readAll(`count=${count}&relationshipTypes=OwnedBy`, { sourceFilter: byUrn(...leaves) })),
      ).toEqual(leaves);
    }
    const slices = await Promise.all(
      [0, 1, 2].map((id) =>
        readAll(`count=2&sliceId=${id}&sliceMax=3&destinationTypes=corpuser`, {
          sourceFilter: byUrn(...leaves),
        }),
      ),
    );
    expect(ends(slices.flat())).toEqual(leaves);
    expect(slices.flat().every(({ destination }) => destination.urn === owner)).toBe(true);
    const incoming = await readAll('direction=INCOMING&count=4', { sourceFilter: byUrn(hub) });
    expect(ends(incoming)).toEqual(leaves);
  });

  it('neither skips nor repeats the remaining edges while other clients write and delete', async () => {
    const prefix = unique('stable');
    const { hub, leaves } = await seed(prefix, 6);
    let round = 0;
    const write = async () => {
      round += 1;
      await catalog.ingestBatch([upstreamsOf(datasetUrn(`${prefix}.leaf_${round}a`), [hub])]);
      await catalog.post('/entities?action=delete', { urn: datasetUrn(`${prefix}.leaf_${round - 1}a`) });
    };
    const seen = (await readAll('count=2', { destinationFilter: byUrn(hub) }, write)).map(
      ({ source }) => source.urn,
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((urn) => leaves.includes(urn))).toEqual(leaves);
  });

  it('filters both ends by search fields, and edges by their properties', async () => {
    const prefix = unique('filters');
    const { hub, leaves } = await seed(prefix, 3);
    const [first, second] = leaves as [string, string];
    await catalog.ingest(first, 'datasetProperties', { name: `${prefix} first` });
    const actor = `urn:li:corpuser:${prefix}_drawer`;
    await catalog.ingest(second, 'upstreamLineage', {
      upstreams: [{ dataset: hub, type: 'VIEW', auditStamp: { time: 1700000000000, actor } }],
    });
    const named = { and: [{ criteria: [{ field: 'name', values: [`${prefix} first`] }] }] };
    const sources = (body: object) =>
      readAll('relationshipTypes=DownstreamOf', body).then((all) => all.map(({ source }) => source.urn));
    const destinationFilter = byUrn(hub);
    expect(await sources({ destinationFilter, sourceFilter: named })).toEqual([first]);
    expect(await sources({ sourceFilter: named })).toEqual([first]);
    const drawn = { and: [{ criteria: [{ field: 'createdActor', values: [actor] }] }] };
    const isDrawn = (await sources({ destinationFilter, edgeFilter: drawn })).concat(
      await sources({
        destinationFilter,
        edgeFilter: { and: [{ criteria: [{ field: 'updatedActor', values: [actor] }] }] },
      }),
    );
    expect(new Set(isDrawn)).toEqual(new Set([second]));
    const owner = { and: [{ criteria: [{ field: 'owner', values: leaves.slice(1), negated: true }] }] };
    expect(await sources({ destinationFilter, edgeFilter: owner })).toEqual([first]);
    const either = {
      and: [
        { criteria: [{ field: 'urn', values: [first] }] },
        { criteria: [{ field: 'urn', values: [second] }] },
      ],
    };
    expect(await sources({ destinationFilter, sourceFilter: either })).toEqual([first, second]);
  });

  it('filters edges by their type, their ends and their properties', async () => {
    const prefix = unique('edges');
    const { hub, leaves } = await seed(prefix, 3);
    await catalog.ingest(leaves[0]!, 'upstreamLineage', {
      upstreams: [{ dataset: hub, type: 'VIEW', properties: { source: 'UI', note: 'say "x"' } }],
    });
    const found = async (and: object[], query = '') => {
      const all = await readAll(query, { sourceFilter: byUrn(...leaves), edgeFilter: { and } });
      return all.map(({ relationshipType, source }) => [relationshipType, leaves.indexOf(source.urn)]).sort();
    };
    const where = (...criteria: object[]) => [{ criteria }];
    const lineageOf = (...at: number[]) => at.map((each) => ['DownstreamOf', each]);
    const lineage = { field: 'relationshipType', values: ['DownstreamOf'] };
    expect(await found(where(lineage))).toEqual(lineageOf(0, 1, 2));
    expect(await found([{ and: [lineage] }])).toEqual(lineageOf(0, 1, 2));
    expect(await found(where(lineage, { field: 'source.urn', values: [leaves[1]!] }))).toEqual(lineageOf(1));
    expect(await found(where({ field: 'destination.urn', values: [hub] }))).toEqual(lineageOf(0, 1, 2));
    for (const type of ['dataset', 'DATASET'])
      expect(await found(where({ field: 'destination.entityType', values: [type] }))).toEqual(
        lineageOf(0, 1, 2),
      );
    expect(
      await found(where({ field: 'destination.entityType', values: ['dataset'], negated: true }), 'count=1'),
    ).toEqual([0, 1, 2].map((each) => ['OwnedBy', each]));
    const property = (name: string, ...values: string[]) => ({ field: `properties.${name}`, values });
    expect(await found(where(property('source', 'UI')))).toEqual(lineageOf(0));
    expect(await found(where(property('note', 'say "x"')))).toEqual(lineageOf(0));
    expect(await found(where(property('note', 'x')))).toEqual([]);
    expect(await found(where(property('UI', 'source')))).toEqual([]);
    expect(await found(where({ ...property('source'), condition: 'EXISTS' }))).toEqual(lineageOf(0));
    expect(await found(where({ ...property('note', 'say'), condition: 'START_WITH' }))).toEqual(lineageOf(0));
    const ofDatasets = {
      and: [{ criteria: [{ field: 'entityType', values: ['dataset'] }, byUrn(hub).and[0]!.criteria[0]!] }],
    };
    expect(await readAll('', { destinationFilter: ofDatasets })).toHaveLength(3);
  });

  it('finds edges in both directions, each once', async () => {
    const { hub, leaves, owner } = await seed(unique('undirected'), 2);
    const [first, second] = leaves as [string, string];
    await catalog.ingestBatch([upstreamsOf(hub, [first])]);
    const ends = async (query: string, body: object) =>
      (await readAll(`direction=${query}`, body))
        .map(({ source, destination }) => [source.urn, destination.urn])
        .sort();
    const edges = [
      [first, hub],
      [hub, first],
      [second, hub],
    ].sort();
    const types = '&relationshipTypes=DownstreamOf';
    expect(await ends(`undirected&count=1${types}`, { sourceFilter: byUrn(hub) })).toEqual(edges);
    expect(await ends(`UNDIRECTED${types}`, { destinationFilter: byUrn(hub) })).toEqual(edges);
    expect(await ends(`UNDIRECTED&count=2${types}`, { sourceFilter: byUrn(hub, first, second) })).toEqual(
      edges,
    );
    expect(
      await ends(`UNDIRECTED${types}`, { sourceFilter: byUrn(hub), destinationFilter: byUrn(first) }),
    ).toEqual(edges.filter((edge) => edge.includes(first)));
    expect(await ends('UNDIRECTED&sourceTypes=corpuser', { destinationFilter: byUrn(first) })).toEqual([
      [first, owner],
    ]);
    expect(await ends(`outgoing${types}`, { sourceFilter: byUrn(hub) })).toEqual([[hub, first]]);
  });

  it('leaves out edges of soft-deleted entities unless the request includes them', async () => {
    const { hub, leaves } = await seed(unique('removed'), 2);
    await catalog.ingest(leaves[0]!, 'status', { removed: true });
    const body = { destinationFilter: byUrn(hub) };
    const urns = async (query: string) => (await readAll(query, body)).map(({ source }) => source.urn);
    expect(await urns('')).toEqual([leaves[1]]);
    expect(await urns('includeSoftDelete=false')).toEqual([leaves[1]]);
    expect(await urns('includeSoftDelete=true')).toEqual(leaves);
  });

  it('leaves out edges to entities that do not exist if the request says false', async () => {
    const { hub, leaves, owner } = await seed(unique('stubs'), 1);
    const read = async (query: string, body: object = { sourceFilter: byUrn(leaves[0]!) }) =>
      (await readAll(query, body)).map(({ destination }) => destination.urn);
    expect(await read('relationshipTypes=DownstreamOf,OwnedBy')).toEqual([hub, owner]);
    await catalog.ingest(hub, 'status', { removed: false });
    const types = 'relationshipTypes=DownstreamOf,OwnedBy&includeSoftDelete=false';
    expect(await read(types)).toEqual([hub]);
    expect(await read(types, { destinationFilter: byUrn(owner) })).toEqual([owner]);
    const older = (more: string) =>
      catalog.get(`/openapi/v2/relationship/dataset/${encodeURIComponent(leaves[0]!)}?${more}`);
    expect((await older(types)).json.results).toHaveLength(1);
    expect((await older('relationshipTypes=DownstreamOf,OwnedBy')).json.results).toHaveLength(2);
    const { json } = await catalog.get(
      `/relationships?urn=${encodeURIComponent(leaves[0]!)}&direction=OUTGOING&types=OwnedBy`,
    );
    expect(json.entities).toEqual([owner]);
  });

  it('applies no conditions without a body, and returns at most the count', async () => {
    const { hub } = await seed(unique('whole'), 2);
    const answer = await catalog.post('/openapi/v3/relationship/scroll?count=2&sourceTypes=dataset', '');
    expect([answer.status, answer.json.results.length]).toEqual([200, 2]);
    expect((await scroll('count=0', { destinationFilter: byUrn(hub) })).json).toEqual({
      scrollId: null,
      results: [],
    });
  });

  it.each([
    ['an unknown source type', 'sourceTypes=nothing', {}],
    ['an unknown direction', 'direction=UPSTREAM', {}],
    [
      'an order of entity types',
      '',
      {
        edgeFilter: {
          and: [{ criteria: [{ field: 'source.entityType', values: ['a'], condition: 'CONTAIN' }] }],
        },
      },
    ],
    ['an unknown field', '', { sourceFilter: { and: [{ criteria: [{ field: 'nope', values: ['x'] }] }] } }],
    [
      'an unknown field of edges',
      '',
      { edgeFilter: { and: [{ criteria: [{ field: 'name', values: ['x'] }] }] } },
    ],
    ['a misspelt filter', '', { sourceFilter: { or: [] } }],
    [
      'an unknown condition',
      '',
      { sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [], condition: 'IS' }] }] } },
    ],
    [
      'values that are not strings',
      '',
      { sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [1] }] }] } },
    ],
    ['a huge count', 'count=10001', {}],
    ['a negative count', 'count=-1', {}],
    ['a slice beyond the last', 'sliceId=3&sliceMax=3', {}],
    ['no slices', 'sliceId=0&sliceMax=0', {}],
    ['a bad scrollId', 'scrollId=nonsense', {}],
    [
      'a scrollId of another listing',
      `scrollId=${Buffer.from('["source",1,2,3]').toString('base64url')}`,
      {},
    ],
    ['an unknown direction', 'direction=UP', {}],
    ['a list as the body', '', []],
    ['text as the body', '', '"x"'],
  ])('refuses %s with a JSON object', async (_, query, body) => {
    const { status, json } = await scroll(query, body);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });

  it('refuses the scrollId of a request that starts from the other end', async () => {
    const { hub, leaves } = await seed(unique('other'), 3);
    const { json } = await scroll('count=1', { destinationFilter: byUrn(hub) });
    const next = await scroll(`scrollId=${json.scrollId}`, { sourceFilter: byUrn(...leaves) });
    expect([next.status, next.json.path]).toEqual([400, '/scrollId']);
  });
});
