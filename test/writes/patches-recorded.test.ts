/** Sends recorded patches of the Python client unchanged, and checks the resulting aspects. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { restRequests, type RestRequest } from '../helpers/api/recorded-requests.js';
import { describeRecordings } from '../helpers/recordings.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const column = (name: string) => `urn:li:schemaField:(${dataset(name)},c1)`;
const x = { tags: [{ tag: 'urn:li:tag:x' }] };
const upstream = (type: string) => ({
  auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' },
  dataset: dataset('up'),
  type,
});

/** The aspects after all patches of a recording, by recording, URN and aspect. */
const OUTCOMES = {
  'cli-container.json': {
    'urn:li:container:c1 globalTags': x,
    [`${dataset('t1')} globalTags`]: x,
    [`${dataset('t2')} globalTags`]: x,
  },
  'cli-dataproduct-contract.json': {
    'urn:li:dataProduct:dp1 dataProductProperties': {
      description: 'x',
      assets: [{ destinationUrn: dataset('t1'), outputPort: false }],
    },
    'urn:li:dataProduct:dp1 ownership': {
      owners: [{ owner: 'urn:li:corpuser:x', type: 'BUSINESS_OWNER' }],
      ownerTypes: { 'urn:li:ownershipType:__system__business_owner': ['urn:li:corpuser:x'] },
    },
  },
  'cli-dataset.json': {
    [`${dataset('t9')} datasetProperties`]: { customProperties: { k: 'v' }, description: 'd', name: 't9' },
  },
  'ingest-stateful.json': { [`${dataset('t2')} status`]: { removed: false } },
  'sdk-openapi.json': {
    [`${dataset('t1')} globalTags`]: x,
    [`${dataset('t1')} ownership`]: {
      owners: [{ owner: 'urn:li:corpuser:a', type: 'TECHNICAL_OWNER' }],
      ownerTypes: { 'urn:li:ownershipType:__system__technical_owner': ['urn:li:corpuser:a'] },
    },
    [`${dataset('t1')} datasetProperties`]: { customProperties: { k: 'v' } },
    [`${dataset('t1')} upstreamLineage`]: { upstreams: [upstream('TRANSFORMED')] },
  },
  'sdk-restli.json': {
    [`${dataset('t1')} upstreamLineage`]: {
      upstreams: [upstream('COPY')],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column('up')],
          downstreamType: 'FIELD',
          downstreams: [column('t1')],
          confidenceScore: 1,
        },
      ],
    },
  },
};

/** Returns URN and aspect of each patch in a request. A batch may contain other writes too. */
function patched({ method, body }: RestRequest): [urn: string, aspect: string][] {
  const json = JSON.parse(body ?? 'null');
  if (method === 'PATCH')
    return json.flatMap(({ urn, ...aspects }: any) => Object.keys(aspects).map((name) => [urn, name]));
  const proposals: any[] = json?.proposals ?? (json?.proposal ? [json.proposal] : []);
  return proposals
    .filter(({ changeType }) => changeType === 'PATCH')
    .map(({ entityUrn, aspectName }) => [entityUrn, aspectName]);
}

describeRecordings('recorded patches', () => {
  it('result in the aspects that the client intends', async () => {
    const prefix = unique('rec');
    const plain = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll(new RegExp(`${prefix}_\\d+\\.`, 'g'), ''));
    const outcomes: Record<string, Record<string, unknown>> = {};
    for (const request of restRequests(prefix)) {
      const places = patched(request);
      if (places.length === 0) continue;
      const response = await fetch(`${catalog.url}${request.target}`, {
        method: request.method,
        headers: { ...request.headers, 'content-type': 'application/json' },
        ...(request.body !== undefined && { body: request.body }),
      });
      expect([request.place, response.status, await response.text()]).toEqual([
        request.place,
        200,
        expect.anything(),
      ]);
      const [file = ''] = request.place.split('#');
      for (const [urn, aspect] of places) {
        const { json } = await catalog.entity(urn, [aspect]);
        (outcomes[file] ??= {})[plain(`${urn} ${aspect}`)] = plain(json.aspects[aspect].value);
      }
    }
    expect(outcomes).toEqual(OUTCOMES);
  });
});
