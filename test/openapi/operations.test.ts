/** What operators ask about the running service, and events of user interfaces. */
import { ask, invite, rootCookie, startSecured } from '../helpers/secured-catalog.js';
import { openCatalog } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';

const catalog = await openCatalog();
const INFO = '/openapi/v1/system-info';

it('the parts of the service are available', async () => {
  const { status, json } = await catalog.get(INFO);
  expect([status, Object.keys(json)]).toEqual([200, ['springComponents']]);
  const part = (name: string) => ({ name, status: 'AVAILABLE', version: expect.any(String) });
  const parts = { gms: part('GMS'), maeConsumer: part('MAE Consumer'), mceConsumer: part('MCE Consumer') };
  expect(json.springComponents).toEqual(parts);
  expect((await catalog.get(`${INFO}/spring-components`)).json).toEqual(parts);
});

it('settings are shown, secret ones only by name', async () => {
  const { json } = await catalog.get(`${INFO}/properties`);
  expect(json.totalProperties).toBe(Object.keys(json.properties).length);
  expect(json.properties['limits.requests']).toMatchObject({
    key: 'limits.requests',
    sourceType: 'Settings',
  });
  const redacted = Object.values<any>(json.properties).filter(({ value }) => value === '***REDACTED***');
  expect(json.redactedProperties).toBe(redacted.length);
  const simple = await catalog.get(`${INFO}/properties/simple`);
  expect(simple.json).toMatchObject({
    'authorization.view.enabled': false,
    'limits.requests': expect.any(Number),
  });
});

it('no requests are throttled', async () => {
  expect((await catalog.get('/openapi/operations/throttle/requests')).json).toEqual({});
});

it('everybody reads the feature flags, which are those of GraphQL', async () => {
  const secured = await startSecured();
  const flags = '/openapi/operations/dev/featureFlags';
  const { status, json } = await ask(secured, flags, { authorization: 'Bearer stale' });
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ showBrowseV2: true, nestedDomainsEnabled: true, dataContractsEnabled: true }),
  ]);
  const { appConfig } = await catalog.query(
    `{ appConfig { featureFlags { ${Object.keys(json).join(' ')} } } }`,
  );
  expect(json).toEqual(appConfig.featureFlags);
  expect((await ask(secured, `${flags}/readOnlyModeEnabled`)).json).toEqual({ readOnlyModeEnabled: false });
  const unknown = await ask(secured, `${flags}/x`);
  expect([unknown.status, unknown.json]).toEqual([
    404,
    expect.objectContaining({ error: 'Unknown flag: x', available: Object.keys(json).sort().join(', ') }),
  ]);
});

describe('search documents', () => {
  const RAW = '/openapi/operations/elasticSearch/entity/raw';

  it('contain the search fields of entities, also of soft-deleted ones, by which every search can filter', async () => {
    const [up, down, missing] = ['up', 'down', 'missing'].map((name) => datasetUrn(unique(name)));
    const column = (dataset: string) => `urn:li:schemaField:(${dataset},id)`;
    const property = `urn:li:structuredProperty:${unique('io.acme.tier')}`;
    const fineGrained = { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' };
    const { status } = await catalog.ingestBatch([
      proposal(up!, 'status', { removed: true }),
      proposal(property, 'propertyDefinition', {
        ...{ qualifiedName: property.split(':').at(-1), valueType: 'urn:li:dataType:datahub.string' },
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      }),
      proposal(down!, 'structuredProperties', {
        properties: [{ propertyUrn: property, values: [{ string: 'gold' }] }],
      }),
      proposal(down!, 'upstreamLineage', {
        upstreams: [{ dataset: up, type: 'COPY' }],
        fineGrainedLineages: [{ ...fineGrained, upstreams: [column(up!)], downstreams: [column(down!)] }],
      }),
    ]);
    expect(status).toBe(200);
    const { json } = await catalog.post(RAW, [up, down, missing, down]);
    expect(json).toEqual({
      [up!]: expect.objectContaining({ urn: up, removed: true, platform: 'urn:li:dataPlatform:hive' }),
      [down!]: expect.objectContaining({
        ...{ urn: down, hasUpstreams: true, upstreams: [up] },
        ...{ hasFineGrainedUpstreams: true, fineGrainedUpstreams: [column(up!)] },
        [`structuredProperties.${property.split(':').at(-1)}`]: ['gold'],
      }),
    });
    for (const [field, value] of [
      ...[['hasUpstreams', 'true'] as const, ['hasFineGrainedUpstreams', 'true'] as const],
      ...[['upstreams', up!] as const, ['fineGrainedUpstreams', column(up!)] as const],
    ]) {
      const own = { field: 'urn', values: [down!], condition: 'EQUAL' };
      const criteria = [own, { field, values: [value], condition: 'EQUAL' }];
      const filter = { or: [{ and: criteria }] };
      const search = await catalog.search({ input: '*', entity: 'dataset', filter });
      const across = { input: '*', entities: [], start: 0, count: 10, filter };
      const rest = await catalog.post('/entities?action=searchAcrossEntities', across);
      const scroll = { entities: ['dataset'], query: '*', filter: { and: [{ criteria }] } };
      const openapi = await catalog.post('/openapi/v3/entity/scroll', scroll);
      const { searchAcrossEntities } = await catalog.query(
        'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }',
        { input: { query: '*', orFilters: [{ and: criteria.map(({ condition: _, ...rest }) => rest) }] } },
      );
      const counts = [search.json.value.numEntities, rest.json.value.numEntities];
      expect([field, ...counts, openapi.json.entities.length, searchAcrossEntities.total]).toEqual([
        ...[field, 1, 1, 1, 1],
      ]);
    }
  });

  it('are refused for what is no URN', async () => {
    expect(await catalog.post(RAW, ['x'])).toMatchObject({ status: 400, json: { code: 'INVALID_URN' } });
    expect((await catalog.post(RAW, [])).json).toEqual({});
  });
});

it('only operators see the parts, the settings and the throttling; the refusal has the words that clients look for', async () => {
  const secured = await startSecured();
  const { cookie, urn } = await invite(secured);
  for (const path of [INFO, `${INFO}/properties/simple`, '/openapi/operations/throttle/requests']) {
    const { status, json } = await ask(secured, path, { cookie });
    const message = `${urn} is not authorized for system operations.`;
    expect([status, json]).toEqual([403, expect.objectContaining({ error: message, message })]);
    expect((await ask(secured, path, { cookie: await rootCookie(secured) })).status).toBe(200);
  }
});

it('events of user interfaces are accepted with a type, and refused without', async () => {
  const track = (body: object) => catalog.post('/openapi/v1/tracking/track', body);
  expect((await track({ type: 'PageViewEvent', path: '/', prevPathname: null })).status).toBe(200);
  expect((await track({ path: '/' })).status).toBe(400);
});
