/** Edges and hierarchies that hidden entities define, and what lineage reports about hidden parts. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const word = unique('edges');
const [a, b, c] = [datasetUrn(`${word}.a`), datasetUrn(`${word}.b`), datasetUrn(`${word}.c`)];
const column = (table: string) => `urn:li:schemaField:(${table},id)`;
const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;
/** Defines that a column of one dataset is derived from a column of the other. */
const job = `urn:li:dataJob:(${flow},hidden)`;
const domain = (name: string) => `urn:li:domain:${word}.${name}`;
/** Longer than the limit of hops of lineage. */
const CHAIN = Array.from({ length: 1_001 }, (_, index) => datasetUrn(`${word}.chain.${index}`));
const chained = datasetUrn(`${word}.chained`);

const { catalog, root } = await openViewing();
let reader: Reader;

beforeAll(async () => {
  reader = await inviteReader(catalog, [
    { field: 'URN', values: [a, b, c, chained, domain('top'), domain('lowest'), domain('seen')] },
  ]);
  const upstreamOf = (urn: string, dataset: string) =>
    proposal(urn, 'upstreamLineage', { upstreams: [{ dataset, type: 'COPY' }] });
  const named = (name: string, parent?: string) =>
    proposal(domain(name), 'domainProperties', { name, ...(parent && { parentDomain: domain(parent) }) });
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[a, b, c].map((urn) => proposal(urn, 'datasetProperties', { name: word })),
      proposal(column(b), 'documentation', { documentations: [{ documentation: word }] }),
      proposal(job, 'dataJobInputOutput', {
        ...{ inputDatasets: [], outputDatasets: [] },
        fineGrainedLineages: [
          {
            ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
            ...{ upstreams: [column(a)], downstreams: [column(b)] },
          },
        ],
      }),
      named('top'),
      named('seen', 'top'),
      named('middle', 'top'),
      named('lowest', 'middle'),
      proposal(a, 'domains', { domains: [domain('lowest')] }),
      proposal(b, 'domains', { domains: [domain('seen')] }),
      proposal(c, 'domains', { domains: [domain('top')] }),
      ...CHAIN.map((urn, index) => upstreamOf(CHAIN[index - 1] ?? chained, urn)),
    ],
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
}, 120_000);

describe('a column edge defined by a hidden job', () => {
  const scroll = async (by: Reader, field: string, [condition, value]: [string, string]) => {
    const criteria = [{ field, values: [value], condition }];
    const { json } = await by.post('/openapi/v3/relationship/scroll?count=9', {
      edgeFilter: { and: [{ criteria }] },
      sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [column(b)], condition: 'EQUAL' }] }] },
    });
    return json.results.length;
  };

  it.each(['owner', 'lifecycleOwner'])('is not found by its %s, nor by a prefix of it', async (field) => {
    for (const match of [
      ['EQUAL', job],
      ['START_WITH', job.slice(0, -3)],
    ] as [string, string][]) {
      expect(await scroll(root, field, match)).toBe(1);
      expect(await scroll(reader, field, match)).toBe(0);
    }
  });

  it('is excluded from lists and counts', async () => {
    const encoded = encodeURIComponent(column(b));
    const readBy = async (by: Reader) => {
      const listed = await by.get(`/relationships?urn=${encoded}&direction=OUTGOING`);
      const back = await by.get(`/relationships?urn=${encodeURIComponent(column(a))}&direction=INCOMING`);
      const lineage = await by.post('/openapi/v3/lineage/scroll?direction=UPSTREAM', { urns: [column(b)] });
      const { entities } = await by.query(`{ entities(urns: ["${column(b)}"]) { ... on SchemaFieldEntity {
        relationships(input: { types: [], direction: OUTGOING }) { total }
        lineage(input: { direction: UPSTREAM, includeGhostEntities: true }) { total } } } }`);
      return [
        ...[listed.json.total, back.json.total, lineage.json.results.length],
        ...[entities[0].relationships.total, entities[0].lineage.total],
      ];
    };
    expect(await readBy(reader)).toEqual([0, 0, 0, 0, 0]);
    expect(await readBy(root)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is traversed like other hidden entities, without naming the job', async () => {
    const query = `{ searchAcrossLineage(input: { urn: "${column(b)}", direction: UPSTREAM, query: "*" }) {
      searchResults { degree entity { urn } } } }`;
    const near = (...urns: string[]) => ({
      searchResults: urns.map((urn) => ({ degree: 1, entity: { urn } })),
    });
    expect((await reader.query(query)).searchAcrossLineage).toEqual(near(a));
    expect((await root.query(query)).searchAcrossLineage).toEqual(near(job, a));
  });

  it('is visible to a reader who sees the job', async () => {
    const knowing = await inviteReader(catalog, [{ field: 'URN', values: [a, b, job] }]);
    expect(await scroll(knowing, 'owner', ['EQUAL', job])).toBe(1);
  });
});

describe('a hierarchy', () => {
  const found = async (by: Reader, condition: string, name: string): Promise<string[]> => {
    const { searchAcrossEntities } =
      await by.query(`{ searchAcrossEntities(input: { query: "*", types: [DATASET],
      orFilters: [{ and: [{ field: "domains", condition: ${condition}, values: ["${domain(name)}"] }] }] }) {
      searchResults { entity { urn } } } }`);
    return searchAcrossEntities.searchResults.map(({ entity }: any) => entity.urn).sort();
  };

  it('does not reveal descendants through hidden ancestors', async () => {
    expect(await found(root, 'DESCENDANTS_INCL', 'top')).toEqual([a, b, c]);
    expect(await found(reader, 'DESCENDANTS_INCL', 'top')).toEqual([b, c]);
  });

  it('shows neither ancestors nor descendants of a hidden entity', async () => {
    expect(await found(root, 'DESCENDANTS_INCL', 'middle')).toEqual([a]);
    expect(await found(reader, 'DESCENDANTS_INCL', 'middle')).toEqual([]);
    expect(await found(reader, 'DESCENDANTS_INCL', 'lowest')).toEqual([a]);
  });

  it('does not reveal hidden ancestors', async () => {
    expect(await found(root, 'ANCESTORS_INCL', 'lowest')).toEqual([a, c]);
    expect(await found(reader, 'ANCESTORS_INCL', 'lowest')).toEqual([a]);
    expect(await found(root, 'RELATED_INCL', 'lowest')).toEqual([a, c]);
    expect(await found(reader, 'RELATED_INCL', 'lowest')).toEqual([a]);
  });

  it('still counts completely for the conditions of policies', async () => {
    const below = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain('top')] }]);
    expect(await found(below, 'EQUAL', 'lowest')).toEqual([a]);
  });
});

it('a search across lineage reports only cuts of what the reader sees', async () => {
  const query = `{ searchAcrossLineage(input: { urn: "${chained}", direction: UPSTREAM, query: "*", count: 1 }) {
    total cuts { bound limit } } }`;
  expect((await root.query(query)).searchAcrossLineage).toEqual({
    total: 1_000,
    cuts: [{ bound: expect.stringMatching(/hops/i), limit: 1_000 }],
  });
  expect((await reader.query(query)).searchAcrossLineage).toEqual({ total: 0, cuts: [] });
});
