/** Fields of every entity: relationships, raw aspects, and the time of the last ingestion. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ownership = (...owners: string[]) => ({
  owners: owners.map((owner) => ({ owner, type: 'DATAOWNER' })),
  lastModified: { time: 1, actor: owners[0] },
});
const user = () => `urn:li:corpuser:${unique('user')}`;

describe('relationships', () => {
  const RELATIONSHIPS = `query ($urn: String!, $input: RelationshipsInput!) { entity(urn: $urn) {
    relationships(input: $input) {
      start count total relationships { type direction entity { urn } created { time actor } } } } }`;

  async function relationships(urn: string, input: object) {
    return (await catalog.query(RELATIONSHIPS, { urn, input })).entity.relationships;
  }

  it('are outgoing or incoming', async () => {
    const [dataset, upstream, owner] = [datasetUrn(unique('t')), datasetUrn(unique('t')), user()];
    await catalog.ingest(dataset, 'ownership', ownership(owner));
    await catalog.ingest(dataset, 'upstreamLineage', {
      upstreams: [{ dataset: upstream, type: 'COPY', created: { time: 77, actor: owner } }],
    });
    expect(await relationships(dataset, { types: [], direction: 'OUTGOING' })).toEqual({
      start: 0,
      count: 2,
      total: 2,
      relationships: [
        {
          type: 'DownstreamOf',
          direction: 'OUTGOING',
          entity: { urn: upstream },
          created: { time: 77, actor: owner },
        },
        { type: 'OwnedBy', direction: 'OUTGOING', entity: { urn: owner }, created: null },
      ],
    });
    await catalog.ingest(upstream, 'status', { removed: false });
    expect(await relationships(upstream, { types: ['DownstreamOf'], direction: 'INCOMING' })).toMatchObject({
      total: 1,
      relationships: [{ direction: 'INCOMING', entity: { urn: dataset } }],
    });
    expect(await relationships(dataset, { types: ['DownstreamOf'], direction: 'INCOMING' })).toMatchObject({
      total: 0,
      relationships: [],
    });
  });

  it('come in pages that add up to the whole', async () => {
    const dataset = datasetUrn(unique('t'));
    const owners = Array.from({ length: 7 }, user).sort();
    await catalog.ingest(dataset, 'ownership', ownership(...owners));
    const seen: string[] = [];
    for (let start = 0; start < 9; start += 3) {
      const page = await relationships(dataset, {
        types: ['OwnedBy'],
        direction: 'OUTGOING',
        start,
        count: 3,
      });
      expect([page.start, page.total, page.count]).toEqual([start, 7, page.relationships.length]);
      seen.push(...page.relationships.map(({ entity }: any) => entity.urn));
    }
    expect(seen).toEqual(owners);
  });

  it('to and from soft-deleted entities are included unless excluded', async () => {
    const [term, child] = [unique('term'), unique('child')].map((name) => `urn:li:glossaryTerm:${name}`) as [
      string,
      string,
    ];
    await catalog.ingest(child, 'glossaryRelatedTerms', { isRelatedTerms: [term] });
    await catalog.ingest(term, 'status', { removed: true });
    const input = { types: ['IsA'], direction: 'OUTGOING' };
    const remaining = await relationships(child, { ...input, includeSoftDelete: false });
    expect(remaining).toMatchObject({ total: 0, relationships: [] });
    const all = await relationships(child, input);
    expect(all).toMatchObject({ total: 1, relationships: [{ entity: { urn: term } }] });
    const ofRemoved = { ...input, direction: 'INCOMING' };
    expect(await relationships(term, ofRemoved)).toMatchObject({ total: 1 });
    expect(await relationships(term, { ...ofRemoved, includeSoftDelete: false })).toMatchObject({ total: 0 });
  });

  it('to entities that do not exist are included unless excluded, in both directions', async () => {
    const [child, here, never, gone] = ['child', 'here', 'never', 'gone'].map(
      (name) => `urn:li:glossaryTerm:${unique(name)}`,
    ) as [string, string, string, string];
    for (const term of [here, gone])
      await catalog.ingest(term, 'glossaryTermInfo', { definition: '', termSource: 'X' });
    await catalog.ingest(child, 'glossaryRelatedTerms', { isRelatedTerms: [here, never, gone] });
    await catalog.post('/entities?action=delete', { urn: gone });
    const input = { types: ['IsA'], direction: 'OUTGOING' };
    const urns = ({ total, count, relationships: found }: any) => [
      ...[total, count],
      found.map(({ entity }: any) => entity.urn),
    ];
    expect(urns(await relationships(child, { ...input, includeSoftDelete: false }))).toEqual([1, 1, [here]]);
    const all = [here, never, gone].sort();
    for (const more of [{}, { includeSoftDelete: null }, { includeSoftDelete: true }])
      expect(urns(await relationships(child, { ...input, ...more }))).toEqual([3, 3, all]);
    expect(
      urns(await relationships(here, { ...input, direction: 'INCOMING', includeSoftDelete: false })),
    ).toEqual([1, 1, [child]]);
  });

  it('of many entities, with different arguments, are not mixed up', async () => {
    const owner = user();
    const datasets = Array.from({ length: 50 }, () => datasetUrn(unique('t')));
    await catalog.ingestBatch(datasets.map((urn) => proposal(urn, 'ownership', ownership(owner))));
    const { entities } = await catalog.query(
      `query ($urns: [String!]!) { entities(urns: $urns) {
        owned: relationships(input: { types: ["OwnedBy"], direction: OUTGOING, count: 1 }) {
          total relationships { entity { urn relationships(input: { types: [], direction: INCOMING, count: 2 }) { total } } } }
        all: relationships(input: { types: [], direction: INCOMING }) { total } } }`,
      { urns: datasets },
    );
    expect(entities).toHaveLength(50);
    for (const entity of entities)
      expect(entity).toEqual({
        owned: { total: 1, relationships: [{ entity: { urn: owner, relationships: { total: 50 } } }] },
        all: { total: 0 },
      });
  });

  it.each([
    [{ start: -1 }, 'INVALID_REQUEST'],
    [{ count: -1 }, 'INVALID_REQUEST'],
    [{ count: 10_001 }, 'LIMIT_EXCEEDED'],
  ])('refuse the page %j', async (page, code) => {
    const dataset = datasetUrn(unique('t'));
    await catalog.ingest(dataset, 'status', { removed: false });
    const input = { types: [], direction: 'OUTGOING', ...page };
    const { errors } = await catalog.graphql(RELATIONSHIPS, { urn: dataset, input });
    expect(errors).toMatchObject([{ path: ['entity', 'relationships'], extensions: { reason: code } }]);
  });
});

describe('raw aspects', () => {
  const ASPECTS = `query ($urns: [String!]!, $input: AspectParams) { entities(urns: $urns) {
    ... on Dataset { aspects(input: $input) { aspectName payload } }
    ... on Tag { aspects(input: $input) { aspectName payload } } } }`;

  it('are the stored texts, of all aspects or of the named ones', async () => {
    const [dataset, tag] = [datasetUrn(unique('t')), `urn:li:tag:${unique('tag')}`];
    await catalog.ingest(dataset, 'status', '{"removed": false}');
    await catalog.ingest(tag, 'tagProperties', { name: 'pii' });
    const urns = [dataset, tag];
    const all = (await catalog.query(ASPECTS, { urns })).entities;
    const named = await catalog.query(ASPECTS, { urns, input: { aspectNames: ['tagProperties', 'status'] } });
    const names = all.map(({ aspects }: any) => aspects.map(({ aspectName }: any) => aspectName));
    expect(names).toEqual([
      expect.arrayContaining(['datasetKey', 'status']),
      expect.arrayContaining(['tagKey', 'tagProperties']),
    ]);
    expect(named.entities).toEqual([
      { aspects: [{ aspectName: 'status', payload: expect.stringMatching(/"removed":\s*false/) }] },
      { aspects: [{ aspectName: 'tagProperties', payload: JSON.stringify({ name: 'pii' }) }] },
    ]);
    expect((await catalog.query(ASPECTS, { urns, input: { autoRenderOnly: true } })).entities).toEqual([
      { aspects: [] },
      { aspects: [] },
    ]);
  });

  it('refuse unknown aspect names', async () => {
    const dataset = datasetUrn(unique('t'));
    await catalog.ingest(dataset, 'status', { removed: false });
    const input = { aspectNames: ['nonsense'] };
    const { errors } = await catalog.graphql(ASPECTS, { urns: [dataset], input });
    expect(errors).toMatchObject([{ extensions: { reason: 'UNKNOWN_ASPECT' } }]);
  });
});

describe('lastIngested', () => {
  it('is the latest time at which any current aspect was observed', async () => {
    const tag = `urn:li:tag:${unique('tag')}`;
    for (const [aspect, lastObserved] of [
      ['tagProperties', 2_000],
      ['status', 5_000],
      ['deprecation', 3_000],
    ] as const) {
      const values = {
        tagProperties: { name: 'pii' },
        status: { removed: false },
        deprecation: { deprecated: false, note: '', actor: 'urn:li:corpuser:a' },
      };
      await catalog.ingest(tag, aspect, values[aspect], { systemMetadata: { lastObserved, runId: 'r' } });
    }
    const ask = async (): Promise<number> =>
      (await catalog.query(`{ tag(urn: "${tag}") { lastIngested } }`)).tag.lastIngested;
    const first = await ask();
    const aspects = (await catalog.entity(tag)).json;
    expect(first).toBeGreaterThanOrEqual(5_000);
    await catalog.ingest(
      tag,
      'status',
      { removed: true },
      { systemMetadata: { lastObserved: first + 9, runId: 'r' } },
    );
    expect([await ask(), aspects.urn]).toEqual([first + 9, tag]);
  });
});
