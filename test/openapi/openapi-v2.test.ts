/** The second generation of OpenAPI reads, which some connectors still use. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

describe('POST /openapi/v2/entity/batch/{type}', () => {
  const read = (body: unknown, type = 'dataset') => catalog.post(`/openapi/v2/entity/batch/${type}`, body);

  it('returns the requested aspects of the entities that exist', async () => {
    const [urn, other, missing] = ['a', 'b', 'c'].map((name) => datasetUrn(unique(name))) as [
      string,
      string,
      string,
    ];
    await catalog.ingestBatch([
      proposal(urn, 'status', { removed: false }, { systemMetadata: { runId: 'run-2' } }),
      proposal(urn, 'datasetProperties', { name: 'x' }),
      proposal(other, 'status', { removed: true }),
    ]);
    const { status, json } = await read({
      urns: [urn, missing, other],
      aspectNames: ['status', 'corpUserInfo'],
      withSystemMetadata: false,
    });
    expect([status, json]).toEqual([
      200,
      {
        entities: [
          { urn, aspects: { status: { value: { removed: false } } } },
          { urn: other, aspects: { status: { value: { removed: true } } } },
        ],
      },
    ]);
    const all = await read({ urns: [urn], withSystemMetadata: true }, 'DATASET');
    expect(Object.keys(all.json.entities[0].aspects).sort()).toEqual([
      ...['browsePathsV2', 'dataPlatformInstance'],
      'datasetKey',
      'datasetProperties',
      'status',
    ]);
    expect(all.json.entities[0].aspects.status.systemMetadata).toMatchObject({ runId: 'run-2' });
  });

  it.each([
    ['an unknown type', { urns: [] }, 'nothing'],
    ['a broken escape in the type', { urns: [] }, '%E0%A4%A'],
    ['a URN of another type', { urns: ['urn:li:tag:x'] }, 'dataset'],
    ['a broken URN', { urns: ['x'] }, 'dataset'],
    ['no URNs', {}, 'dataset'],
    ['URNs that are not strings', { urns: [1] }, 'dataset'],
    ['too many URNs', { urns: Array.from({ length: 10_001 }, () => datasetUrn('x')) }, 'dataset'],
    ['a list', [], 'dataset'],
  ])('refuses %s with a JSON object', async (_, body, type) => {
    const { status, json } = await read(body, type);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });
});

describe('GET /openapi/v2/entity/{type}', () => {
  it('returns pages, newest first, until an answer has no scrollId', async () => {
    const prefix = unique('request');
    const urns = [0, 1, 2, 3, 4].map((index) => `urn:li:dataHubExecutionRequest:${prefix}_${index}`);
    const time = Date.now() + 1_000_000;
    await catalog.ingestBatch(
      urns.map((urn, index) =>
        proposal(urn, 'dataHubExecutionRequestInput', {
          task: 'RUN_INGEST',
          args: {},
          executorId: 'default',
          source: { type: 'CLI_INGESTION_SOURCE' },
          requestedAt: time + index,
        }),
      ),
    );
    const aspectNames = [
      'dataHubExecutionRequestKey',
      'dataHubExecutionRequestInput',
      'dataHubExecutionRequestResult',
    ];
    const query = `${aspectNames.map((name) => `aspectNames=${name}`).join('&')}&count=2&sort=requestTimeMs&sortOrder=DESCENDING&systemMetadata=false&skipCache=true`;
    const seen: string[] = [];
    for (let at = ''; ;) {
      const { status, json } = await catalog.get(`/openapi/v2/entity/dataHubExecutionRequest?${query}${at}`);
      expect(status).toBe(200);
      for (const { urn, aspects } of json.results) {
        if (!urn.includes(prefix)) continue;
        expect(aspects.dataHubExecutionRequestInput.value.task).toBe('RUN_INGEST');
        expect(aspects.dataHubExecutionRequestKey.value).toBeDefined();
        seen.push(urn);
      }
      if (!Object.hasOwn(json, 'scrollId')) break;
      at = `&scrollId=${encodeURIComponent(json.scrollId)}`;
    }
    expect(seen).toEqual([...urns].reverse());
  });

  it.each([
    ['an unknown type', 'nothing?count=1'],
    ['an unknown field to sort by', 'dataset?sort=nothing'],
    ['an unknown order', 'dataset?sort=name&sortOrder=UP'],
    ['a negative count', 'dataset?count=-1'],
    ['a bad scrollId', 'dataset?scrollId=nonsense'],
    ['a text for a boolean', 'dataset?systemMetadata=maybe'],
  ])('refuses %s with a JSON object', async (_, path) => {
    const { status, json } = await catalog.get(`/openapi/v2/entity/${path}`);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });
});
