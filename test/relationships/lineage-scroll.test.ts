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

  it('returns the edges at either end of the entities without a direction, each once', async () => {
    const { input, job, output, last } = await seed();
    const ends = async (query: string, urns: string[]) =>
      (await scroll(query, { urns })).json.results.map((edge: any) => [edge.downstream, edge.upstream]);
    const consumes = [job, input];
    const produces = [output, job];
    const derived = [last, output];
    expect((await ends('', [job])).sort()).toEqual([consumes, produces].sort());
    expect((await ends('', [output])).sort()).toEqual([produces, derived].sort());
    expect((await ends('', [job, output, last])).sort()).toEqual([consumes, produces, derived].sort());
    expect(await ends('direction=upstream', [output])).toEqual([produces]);
    expect(await ends('direction=Downstream', [output])).toEqual([derived]);
    const seen: unknown[] = [];
    for (let scrollId: string | null = ''; scrollId !== null;) {
      const { json }: any = await scroll(`count=1${scrollId === '' ? '' : `&scrollId=${scrollId}`}`, {
        urns: [input, job, output, last],
      });
      expect(json.results).toHaveLength(1);
      seen.push(...json.results.map((edge: any) => [edge.downstream, edge.upstream]));
      scrollId = json.scrollId;
    }
    expect(seen.sort()).toEqual([consumes, produces, derived].sort());
  });

  it('returns both edges of two entities that depend on each other', async () => {
    const [one, other] = [datasetUrn(unique('cycle')), datasetUrn(unique('cycle'))].sort() as [
      string,
      string,
    ];
    const from = (dataset: string) => ({ upstreams: [{ dataset, type: 'COPY' }] });
    await catalog.ingestBatch([
      proposal(one, 'upstreamLineage', from(other)),
      proposal(other, 'upstreamLineage', from(one)),
    ]);
    const seen = new Set<string>();
    for (const urns of [[one], [other], [one, other]]) {
      const { results } = (await scroll('', { urns })).json;
      expect(results).toHaveLength(2);
      for (const edge of results) seen.add(edge.downstream);
    }
    expect([...seen].sort()).toEqual([one, other]);
  });

  it('splits the edges at either end into disjoint parts, and leaves out soft-deleted ends', async () => {
    const { input, job, output, last } = await seed();
    const urns = [input, job, output, last];
    const parts = await Promise.all(
      [0, 1, 2].map((part) => scroll(`sliceId=${part}&sliceMax=3&count=50`, { urns })),
    );
    expect(parts.flatMap(({ json }) => json.results)).toHaveLength(3);
    await catalog.ingest(last, 'status', { removed: true });
    expect((await scroll('', { urns })).json.results).toHaveLength(2);
    expect((await scroll('includeSoftDelete=true', { urns })).json.results).toHaveLength(3);
  });

  it('tells which end of the edges of models is upstream, as their declarations say', async () => {
    const name = unique('model');
    const model = `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
    const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,${name},PROD)`;
    const [trains, uses] = ['trains', 'uses'].map(
      (each) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,${name},PROD),${each})`,
    );
    const written = await catalog.ingest(model, 'mlModelProperties', {
      ...{ groups: [group], trainingJobs: [trains], downstreamJobs: [uses] },
    });
    expect(written.status).toBe(200);
    const { results } = (await scroll('', { urns: [model] })).json;
    expect(
      results
        .map((edge: any) => [edge.relationshipType, edge.source.urn, edge.upstream, edge.downstream])
        .sort(),
    ).toEqual([
      ['MemberOf', model, model, group],
      ['TrainedBy', model, trains, model],
      ['UsedBy', model, model, uses],
    ]);
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
