/** Concurrent patches of one aspect by many clients over two services on one Neo4j: nothing is lost. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const PATCH = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
const CLIENTS = 60;

let services: TestCatalog[];
beforeAll(async () => {
  services = await Promise.all([startCatalog(), startCatalog()]);
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
});

/** Sends one patch per client concurrently, half of them to each service. */
async function patchAtOnce(urn: string, aspect: string, patchOf: (client: number) => unknown): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const service = services[client % services.length];
      if (service === undefined) throw new Error('there are two services');
      return service.ingest(urn, aspect, patchOf(client), PATCH);
    }),
  );
  const failed = answers.filter(({ status }) => status !== 200).map(({ status, text }) => [status, text]);
  expect(failed).toEqual([]);
}

async function valueOf(urn: string, aspect: string): Promise<any> {
  const answers = await Promise.all(services.map((service) => service.entity(urn, [aspect])));
  const [value, other] = answers.map(({ json }) => json.aspects[aspect].value);
  expect(other).toEqual(value);
  return value;
}

const numbers = Array.from({ length: CLIENTS }, (_, client) => client);
const tagUrn = (client: number) => `urn:li:tag:t${client}`;

describe('concurrent patches of one aspect by many clients', () => {
  it('are all applied to a missing aspect, each as its own version', async () => {
    const urn = datasetUrn(unique('crowd.tags'));
    await patchAtOnce(urn, 'globalTags', (client) => ({
      arrayPrimaryKeys: { tags: ['attribution␟source', 'tag'] },
      patch: [{ op: 'add', path: `/tags//${tagUrn(client)}`, value: { tag: tagUrn(client) } }],
    }));
    const { tags } = await valueOf(urn, 'globalTags');
    expect(tags.map(({ tag }: any) => tag).sort()).toEqual(numbers.map(tagUrn).sort());
    const history = await services[0]?.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=globalTags&startVersion=1`,
    );
    const sizes = history?.json.values.map(
      ({ aspect }: any) => aspect['com.linkedin.common.GlobalTags'].tags.length,
    );
    expect(sizes).toEqual(numbers.slice(1).reverse());
  });

  it('remove and add members without affecting each other', async () => {
    const urn = datasetUrn(unique('crowd.mixed'));
    const before = Object.fromEntries(numbers.map((client) => [`old${client}`, 'v']));
    const [service] = services;
    await service?.ingest(urn, 'datasetProperties', { customProperties: { ...before, kept: 'v' } });
    await patchAtOnce(urn, 'datasetProperties', (client) => [
      { op: 'remove', path: `/customProperties/old${client}`, value: {} },
      { op: 'add', path: `/customProperties/new${client}`, value: String(client) },
    ]);
    const { customProperties } = await valueOf(urn, 'datasetProperties');
    expect(customProperties).toEqual({
      kept: 'v',
      ...Object.fromEntries(numbers.map((client) => [`new${client}`, String(client)])),
    });
  });

  it('merge column lineage, and the edges follow', async () => {
    const name = unique('crowd.lineage');
    const urn = datasetUrn(name);
    const up = (client: number) => datasetUrn(`${name}.up${client}`);
    const column = (of: string, path: string) => `urn:li:schemaField:(${of},${path})`;
    await patchAtOnce(urn, 'upstreamLineage', (client) => [
      { op: 'add', path: `/upstreams/${up(client)}`, value: { dataset: up(client), type: 'COPY' } },
      {
        op: 'add',
        path: `/fineGrainedLineages/NONE/${column(urn, 'c')}/NONE/${column(up(client), 'c')}`,
        value: { confidenceScore: 1.0 },
      },
    ]);
    const { upstreams, fineGrainedLineages } = await valueOf(urn, 'upstreamLineage');
    expect(upstreams.map(({ dataset }: any) => dataset).sort()).toEqual(numbers.map(up).sort());
    expect(fineGrainedLineages).toHaveLength(1);
    expect(fineGrainedLineages[0].upstreams).toHaveLength(CLIENTS);
    const edges = await services[0]?.get(
      `/relationships?urn=${encodeURIComponent(urn)}&direction=OUTGOING&types=DownstreamOf&count=100`,
    );
    expect(edges?.json.entities.sort()).toEqual(numbers.map(up).sort());
  });
});
