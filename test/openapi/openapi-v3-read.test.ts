/** Reading through OpenAPI v3. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { v3, newDataset } = await openV3();

const put = (urn: string, aspects: Record<string, object>) =>
  v3.put('dataset', [
    { urn, ...Object.fromEntries(Object.entries(aspects).map(([name, value]) => [name, { value }])) },
  ]);

describe('GET of an entity', () => {
  it('returns its aspects, key first, and system metadata only on request', async () => {
    const urn = newDataset();
    await put(urn, {
      status: { removed: false },
      datasetProperties: { name: 'n' },
      datasetProfile: { timestampMillis: 7 },
    });
    const { status, json } = await v3.on('GET', urn);
    expect([status, Object.keys(json), json.status]).toEqual([
      200,
      ['urn', 'datasetKey', 'status', 'datasetProperties', 'dataPlatformInstance', 'browsePathsV2'],
      { value: { removed: false } },
    ]);
    const detailed = await v3.on('GET', urn, '?systemMetadata=true&aspects=status&aspects=datasetProfile');
    expect(detailed.json).toEqual({
      urn,
      status: {
        value: { removed: false },
        systemMetadata: {
          lastObserved: expect.any(Number),
          version: '1',
          properties: { telemetryTraceId: expect.any(String) },
        },
        auditStamp: { time: expect.any(Number), actor: 'urn:li:corpuser:datahub' },
      },
      datasetProfile: {
        value: expect.objectContaining({ timestampMillis: 7 }),
        systemMetadata: expect.any(Object),
      },
    });
    expect((await v3.on('GET', urn, '?aspects=ownership,siblings')).json).toEqual({ urn });
  });

  it('accepts the entity type in upper or lower case, and the URN encoded or not', async () => {
    const urn = newDataset();
    await put(urn, { status: { removed: true } });
    for (const place of [
      `DATASET/${urn}`,
      `dataset/${encodeURIComponent(urn)}`,
      `DataSet/${encodeURI(urn)}`,
    ]) {
      const { json } = await v3.send('GET', `/openapi/v3/entity/${place}`);
      expect(json.urn).toBe(urn);
    }
  });

  it.each([
    ['', 404, 'NOT_FOUND'],
    ['?aspects=nosuch', 400, 'UNKNOWN_ASPECT'],
    ['?aspects=tagProperties', 400, 'UNKNOWN_ASPECT'],
    ['?systemMetadata=5', 400, 'INVALID_REQUEST'],
  ])('that does not exist, with %j, returns %d', async (query, status, code) => {
    const answer = await v3.on('GET', newDataset(), query);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe('HEAD of an entity', () => {
  it('reports without a body whether the entity exists, and includes soft-deleted entities on request', async () => {
    const [existing, removed] = [newDataset(), newDataset()];
    await put(existing, { datasetProperties: { name: 'x' } });
    await put(removed, { status: { removed: true } });
    const outcomeOf = async (urn: string, query = '') => {
      const { status, text } = await v3.on('HEAD', urn, query);
      return [status, text];
    };
    expect(await outcomeOf(existing)).toEqual([204, '']);
    expect(await outcomeOf(removed)).toEqual([404, '']);
    expect(await outcomeOf(removed, '?includeSoftDelete=true')).toEqual([204, '']);
    expect(await outcomeOf(newDataset(), '?includeSoftDelete=true')).toEqual([404, '']);
    expect((await v3.send('HEAD', '/openapi/v3/entity/tag/nonsense')).status).toBe(400);
  });

  it('works for types without the aspect status', async () => {
    const bare = 'urn:li:dataHubSecret:' + unique('s');
    await v3.put('dataHubSecret', [{ urn: bare, dataHubSecretValue: { value: { name: 'n', value: 'v' } } }]);
    expect((await v3.on('HEAD', bare)).status).toBe(204);
  });
});

describe('batchGet', () => {
  it('returns the requested aspects in the order of the request, and leaves out missing entities and aspects', async () => {
    const [one, other] = [newDataset(), newDataset()];
    await put(one, { status: { removed: false }, datasetProperties: { name: 'one' } });
    await put(other, { status: { removed: true } });
    const { status, json } = await v3.batchGet('dataset', [
      { urn: other, status: {} },
      { urn: newDataset(), status: {} },
      { urn: one },
      { urn: one, datasetProperties: {}, nosuch: {}, ownership: null },
      { urn: one, nosuch: {} },
    ]);
    expect([status, json]).toEqual([
      200,
      [
        { urn: other, status: { value: { removed: true } } },
        {
          urn: one,
          datasetKey: expect.any(Object),
          datasetProperties: { value: { name: 'one' } },
          status: { value: { removed: false } },
          browsePathsV2: expect.any(Object),
          dataPlatformInstance: expect.any(Object),
        },
        { urn: one, datasetProperties: { value: { name: 'one' } } },
        { urn: one },
      ],
    ]);
  });

  it('returns the requested version, including the latest one by its number', async () => {
    const urn = newDataset();
    for (const name of ['a', 'b', 'c']) await put(urn, { datasetProperties: { name } });
    const ask = async (version: string | number) => {
      const items = [{ urn, datasetProperties: { headers: { 'If-Version-Match': version } }, status: {} }];
      const { json } = await v3.batchGet('dataset', items, '?systemMetadata=true');
      const aspect = json[0].datasetProperties;
      return [aspect?.value.name, aspect?.systemMetadata.version];
    };
    expect(await ask('1')).toEqual(['a', '1']);
    expect(await ask(2)).toEqual(['b', '2']);
    expect(await ask('3')).toEqual(['c', '3']);
    expect(await ask('0')).toEqual(['c', '3']);
    expect(await ask('9')).toEqual([undefined, undefined]);
  });

  it.each<[string, unknown, object]>([
    ['a URN of another type', { urn: 'urn:li:tag:x' }, { code: 'INVALID_URN', path: '/1/urn', index: 1 }],
    ['no URN', {}, { code: 'INVALID_REQUEST', path: '/1/urn', index: 1 }],
    [
      'an aspect that is not an object',
      { urn: datasetUrn('x'), status: 5 },
      { path: '/1/status', aspect: 'status' },
    ],
    [
      'headers that are not an object',
      { urn: datasetUrn('x'), status: { headers: [] } },
      { path: '/1/status/headers' },
    ],
    [
      'a version that is not a number',
      { urn: datasetUrn('x'), status: { headers: { 'If-Version-Match': 'x' } } },
      { path: '/1/status/headers' },
    ],
  ])('of %s is refused', async (_what, item, expected) => {
    const answer = await v3.batchGet('dataset', [{ urn: datasetUrn('x') }, item]);
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining(expected)]);
  });
});

describe('listing and scrolling', () => {
  const prefix = unique('v3list');
  const urns = Array.from({ length: 7 }, (_, index) => datasetUrn(`${prefix}.t${index}`));
  const query = `query=${encodeURIComponent(`name:${prefix}*`)}`;
  beforeAll(async () => {
    await v3.put(
      'dataset',
      urns.map((urn, index) => ({ urn, datasetProperties: { value: { name: `${prefix}_${9 - index}` } } })),
    );
    await v3.put('chart', [
      {
        urn: `urn:li:chart:(looker,${prefix})`,
        chartInfo: {
          value: {
            title: `${prefix}_0`,
            description: '',
            lastModified: {
              created: { time: 0, actor: 'urn:li:corpuser:a' },
              lastModified: { time: 0, actor: 'urn:li:corpuser:a' },
            },
          },
        },
      },
    ]);
  });

  const list = (rest: string) => v3.send('GET', `/openapi/v3/entity/dataset?${query}&${rest}`);
  const shown = (answer: { json: any }) => answer.json.entities.map((entity: any) => entity.urn);

  it('returns all entities of a type in pages, in URN order, and a null scrollId at the end', async () => {
    const seen: string[] = [];
    let scrollId: string | null = '';
    for (let pages = 0; scrollId !== null && pages < 9; pages += 1) {
      const { json }: { json: any } = await list(
        `count=3&aspects=datasetKey${scrollId === '' ? '' : `&scrollId=${scrollId}`}`,
      );
      expect([json.totalCount, Object.keys(json.entities[0])]).toEqual([7, ['urn', 'datasetKey']]);
      seen.push(...json.entities.map((entity: any) => entity.urn));
      scrollId = json.scrollId;
    }
    expect([seen, scrollId]).toEqual([urns, null]);
  });

  it('continues at the right place while other clients write and delete', async () => {
    const own = unique('v3scroll');
    const mine = Array.from({ length: 6 }, (_, index) => datasetUrn(`${own}.t${index}`));
    const store = (...named: string[]) =>
      v3.put(
        'dataset',
        named.map((urn) => ({ urn, datasetProperties: { value: { name: own } } })),
      );
    await store(...mine);
    const page = (scrollId = '') =>
      v3.send(
        'GET',
        `/openapi/v3/entity/dataset?query=${encodeURIComponent(`name:${own}`)}&count=3${scrollId}`,
      );
    const first = await page();
    await v3.on('DELETE', mine[0]!);
    await v3.on('DELETE', mine[4]!);
    await store(datasetUrn(`${own}.a_before`), datasetUrn(`${own}.z_behind`));
    const second = await page(`&scrollId=${first.json.scrollId}`);
    expect([shown(first), shown(second)]).toEqual([
      mine.slice(0, 3),
      [mine[3], mine[5], datasetUrn(`${own}.z_behind`)],
    ]);
  });

  it('sorts by fields, and by URN in both directions', async () => {
    const byName = await list('sort=name&count=3');
    expect(shown(byName)).toEqual([...urns].reverse().slice(0, 3));
    expect(shown(await list(`sort=name&count=9&scrollId=${byName.json.scrollId}`))).toEqual(
      [...urns].reverse().slice(3),
    );
    expect(shown(await list('sort=urn&sortOrder=DESCENDING'))).toEqual([...urns].reverse());
    expect(shown(await list('sort=urn'))).toEqual(urns);
  });

  it('leaves out soft-deleted entities unless the request includes them', async () => {
    const urn = datasetUrn(unique('v3gone'));
    await v3.put('dataset', [{ urn, status: { value: { removed: true } } }]);
    const ask = (rest: string) =>
      v3.send('GET', `/openapi/v3/entity/dataset?query=${encodeURIComponent(`urn:"${urn}"`)}${rest}`);
    expect(shown(await ask(''))).toEqual([]);
    expect(shown(await ask('&includeSoftDelete=true&skipCache=true'))).toEqual([urn]);
  });

  it('accepts a type in lower case with a query for its key', async () => {
    const key = unique('k');
    const urn = `urn:li:platformResource:${key}`;
    const info = { resourceType: 'r', primaryKey: key, secondaryKeys: [] };
    await v3.put('platformresource', [{ urn, platformResourceInfo: { value: info } }]);
    const { status, json } = await v3.send(
      'GET',
      `/openapi/v3/entity/platformresource?systemMetadata=false&includeSoftDelete=false&skipCache=false&aspects=platformResourceKey&count=1000&query=${encodeURIComponent(`primaryKey:"${key}"`)}`,
    );
    expect([status, json]).toEqual([
      200,
      {
        scrollId: null,
        entities: [{ urn, platformResourceKey: { value: { id: key } } }],
        totalCount: 1,
        facets: [],
      },
    ]);
  });

  it('over several types returns only URNs unless the request contains aspects', async () => {
    const scroll = (body: unknown, rest = '') =>
      v3.send('POST', `/openapi/v3/entity/scroll?${query.replace('name', 'urn')}${rest}`, body);
    const some = `?query=${encodeURIComponent(prefix)}&count=2`;
    const bare = await v3.send('POST', `/openapi/v3/entity/scroll${some}`, {
      entities: ['DATASET', 'chart'],
    });
    expect([bare.json.totalCount, Object.keys(bare.json.entities[0])]).toEqual([8, ['urn']]);
    const chosen = await v3.send('POST', `/openapi/v3/entity/scroll${some}&systemMetadata=true`, {
      entities: ['dataset', 'chart'],
      aspects: ['datasetProperties'],
    });
    const [chart, dataset] = chosen.json.entities;
    expect([chart, Object.keys(dataset), dataset.datasetProperties.systemMetadata.version]).toEqual([
      { urn: `urn:li:chart:(looker,${prefix})` },
      ['urn', 'datasetProperties'],
      '1',
    ]);
    const all = await v3.send('POST', `/openapi/v3/entity/scroll${some}`, {
      entities: ['dataset'],
      aspects: [],
    });
    expect(Object.keys(all.json.entities[0])).toEqual(
      expect.arrayContaining(['datasetKey', 'datasetProperties']),
    );
    expect((await scroll(undefined, '&count=1')).status).toBe(200);
    expect((await scroll({}, '&count=1')).status).toBe(200);
  });

  it('filters by alternatives in `and`, each with criteria that must all hold', async () => {
    const criteria = (...values: string[]) => ({
      criteria: [
        { field: 'platform', values: ['urn:li:dataPlatform:hive'] },
        { field: 'urn', values, condition: 'EQUAL' },
      ],
    });
    const body = {
      entities: ['dataset'],
      filter: { and: [criteria(urns[1]!), criteria(urns[4]!, 'x')] },
      sortCriteria: [{ field: 'urn', order: 'DESCENDING' }],
    };
    const { json } = await v3.send('POST', '/openapi/v3/entity/scroll', body);
    expect(json.entities).toEqual([{ urn: urns[4] }, { urn: urns[1] }]);
  });

  it('accepts a page size above the maximum', async () => {
    expect(shown(await list('count=100000'))).toEqual(urns);
  });

  it('gives each entity a cursor that continues after it', async () => {
    const { json } = await list('scrollIdPerEntity=true');
    const [first] = json.entities;
    expect(shown(await list(`scrollId=${encodeURIComponent(first.scrollId)}`))).toEqual(urns.slice(1));
  });

  it('counts hits by type on request', async () => {
    const facets = [{ field: 'entity', aggregations: { dataset: urns.length } }];
    expect((await list('skipAggregation=false')).json.facets).toEqual(facets);
    expect((await list('')).json.facets).toEqual([]);
  });

  it('returns everything in the first slice and nothing in the others', async () => {
    const slices = await Promise.all([0, 1, 2].map((slice) => list(`sliceId=${slice}&sliceMax=3`)));
    expect(slices.map(shown)).toEqual([urns, [], []]);
  });

  it.each([
    ['GET', 'dataset?scrollId=nonsense', undefined, 'INVALID_REQUEST'],
    ['GET', 'dataset?count=-1', undefined, 'INVALID_REQUEST'],
    ['GET', 'dataset?sort=nosuch', undefined, 'INVALID_FILTER'],
    ['GET', 'dataset?sortOrder=UP', undefined, 'INVALID_REQUEST'],
    ['GET', 'dataset?aspects=nosuch', undefined, 'UNKNOWN_ASPECT'],
    ['GET', 'nosuch', undefined, 'UNKNOWN_ENTITY'],
    ['POST', 'scroll?scrollId=W10', {}, 'INVALID_REQUEST'],
    ['POST', 'scroll', { entities: ['nosuch'] }, 'UNKNOWN_ENTITY'],
    ['POST', 'scroll', { aspects: ['nosuch'] }, 'UNKNOWN_ASPECT'],
    ['POST', 'scroll', { filter: { or: [] } }, 'INVALID_REQUEST'],
    [
      'POST',
      'scroll',
      { filter: { and: [{ criteria: [{ field: 'nosuch', values: ['x'] }] }] } },
      'INVALID_FILTER',
    ],
    ['POST', 'scroll', { sortCriteria: [{ field: 'nosuch' }] }, 'INVALID_FILTER'],
    ['POST', 'scroll', [], 'INVALID_REQUEST'],
    ['POST', 'scroll', { entities: 'dataset' }, 'INVALID_REQUEST'],
  ])('%s %s with %j is refused as %s', async (method, place, body, code) => {
    const answer = await v3.send(method, `/openapi/v3/entity/${place}`, body);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  it('refuses the scrollId of another sort order', async () => {
    const { json } = await list('count=2');
    const answer = await list(`count=2&sort=name&scrollId=${json.scrollId}`);
    expect([answer.status, answer.json.path]).toEqual([400, '/scrollId']);
  });
});
