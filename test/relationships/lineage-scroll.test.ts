/** Reading lineage edges in pages. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const scroll = (query: string, body: unknown = {}) =>
  catalog.post(`/openapi/v3/lineage/scroll?${query}`, body);
const end = (urn: string) => ({ urn, entityType: urn.split(':')[2] });

/** Writes a job that reads the dataset `input` and writes `output`, from which `last` is made. */
async function seed(): Promise<{ input: string; job: string; output: string; last: string }> {
  const prefix = unique('flow');
  const [input, output, last] = ['in', 'out', 'last'].map((name) => datasetUrn(`${prefix}.${name}`)) as [
    string,
    string,
    string,
  ];
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${prefix},PROD),copy)`;
  const answer = await catalog.ingestBatch([
    proposal(job, 'dataJobInputOutput', { inputDatasets: [input], outputDatasets: [output] }),
    proposal(last, 'upstreamLineage', { upstreams: [{ dataset: output, type: 'COPY' }] }),
    proposal(last, 'ownership', { owners: [{ owner: 'urn:li:corpuser:a', type: 'DATAOWNER' }] }),
  ]);
  expect(answer.status).toBe(200);
  return { input, job, output, last };
}

describe('POST /openapi/v3/lineage/scroll', () => {
  it('returns relationships with their source and destination, and which end is upstream', async () => {
    const { input, job, output, last } = await seed();
    const upstream = await scroll('direction=UPSTREAM&count=5', { urns: [job, output, last] });
    expect([upstream.status, upstream.json]).toEqual([
      200,
      {
        scrollId: null,
        results: [
          {
            relationshipType: 'Consumes',
            source: end(job),
            destination: end(input),
            upstream: input,
            downstream: job,
          },
          {
            relationshipType: 'DownstreamOf',
            source: end(last),
            destination: end(output),
            upstream: output,
            downstream: last,
          },
          {
            relationshipType: 'Produces',
            source: end(job),
            destination: end(output),
            upstream: job,
            downstream: output,
          },
        ],
      },
    ]);
    const downstream = await scroll('direction=DOWNSTREAM', { urns: [job] });
    expect(downstream.json.results).toEqual([
      {
        relationshipType: 'Produces',
        source: end(job),
        destination: end(output),
        upstream: job,
        downstream: output,
      },
    ]);
    expect(
      (await scroll('relationshipTypes=Produces', { urns: [job, output, last] })).json.results,
    ).toHaveLength(1);
  });

  it('returns every edge once in pages', async () => {
    const { job, output, last } = await seed();
    const seen: string[] = [];
    for (let scrollId: string | null = ''; scrollId !== null;) {
      const { json } = await scroll(`count=1${scrollId === '' ? '' : `&scrollId=${scrollId}`}`, {
        urns: [job, output, last],
      });
      seen.push(...json.results.map((edge: { relationshipType: string }) => edge.relationshipType));
      scrollId = json.scrollId;
    }
    expect(seen).toEqual(['Consumes', 'DownstreamOf', 'Produces']);
  });

  it('returns all lineage without URNs, including columns', async () => {
    const { last, output } = await seed();
    const column = (urn: string) => `urn:li:schemaField:(${urn},id)`;
    await catalog.ingest(last, 'upstreamLineage', {
      upstreams: [{ dataset: output, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(output)],
          downstreamType: 'FIELD',
          downstreams: [column(last)],
        },
      ],
    });
    const all: { source: { urn: string } }[] = [];
    for (let scrollId: string | null = ''; scrollId !== null;) {
      const { json } = await scroll(`count=5000${scrollId === '' ? '' : `&scrollId=${scrollId}`}`, '');
      all.push(...json.results);
      scrollId = json.scrollId;
    }
    const found = all.filter(({ source }) => source.urn.includes(last));
    expect(found).toEqual([
      {
        relationshipType: 'DownstreamOf',
        source: end(last),
        destination: end(output),
        upstream: output,
        downstream: last,
      },
      expect.objectContaining({
        source: end(column(last)),
        upstream: column(output),
        downstream: column(last),
      }),
    ]);
  });

  it('returns nothing for an empty list of URNs and for unknown URNs', async () => {
    expect((await scroll('', { urns: [] })).json).toEqual({ scrollId: null, results: [] });
    expect((await scroll('', { urns: [datasetUrn(unique('nobody'))] })).json.results).toEqual([]);
  });

  it.each([
    ['a broken URN', '', { urns: ['nonsense'] }],
    ['a URN that is not a string', '', { urns: [7] }],
    ['URNs that are not a list', '', { urns: 'x' }],
    ['an unknown direction', 'direction=OUTGOING', {}],
    ['a huge count', 'count=100000', {}],
    ['a bad scrollId', 'scrollId=%00', {}],
    ['more URNs than a page holds', '', { urns: Array.from({ length: 5_001 }, () => datasetUrn('x')) }],
  ])('refuses %s with a JSON object', async (_, query, body) => {
    const { status, json } = await scroll(query, body);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });
});
