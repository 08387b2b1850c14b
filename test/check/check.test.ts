/** A check finds what is broken in the graph, repairs what can be derived, and explains the rest. */
import { checkGraph, type Checked } from '../helpers/api/checks.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';

const { catalog, graph } = await openCatalogAndGraph();

interface Seed {
  readonly name: string;
  readonly urn: string;
  readonly upstream: string;
  readonly job: string;
  readonly runId: string;
}

/** Writes a table with owners, lineage, columns, three versions, points and a run, and a job that produces it. */
async function seed(name: string): Promise<Seed> {
  const [urn, upstream] = [datasetUrn(`${name}.made`), datasetUrn(`${name}.source`)];
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${name},PROD),load)`;
  const runId = unique('run');
  const column = (of: string) => `urn:li:schemaField:(${of},id)`;
  const inRun = { systemMetadata: { runId } };
  const owner = { owner: `urn:li:corpuser:${name}`, type: 'DATAOWNER' };
  const answers = [
    await catalog.ingestBatch([
      proposal(urn, 'datasetProperties', { name: `${name} made` }),
      proposal(urn, 'ownership', { owners: [owner] }, inRun),
      proposal(urn, 'upstreamLineage', {
        upstreams: [{ dataset: upstream, type: 'COPY' }],
        fineGrainedLineages: [
          {
            ...{ upstreamType: 'FIELD_SET', upstreams: [column(upstream)] },
            ...{ downstreamType: 'FIELD', downstreams: [column(urn)] },
          },
        ],
      }),
      proposal(job, 'dataJobInputOutput', { inputDatasets: [upstream], outputDatasets: [urn] }),
      proposal(urn, 'datasetProfile', { timestampMillis: 1_000, rowCount: 3 }),
    ]),
    await catalog.ingest(urn, 'datasetProperties', { name: `${name} made`, description: 'second' }),
    await catalog.ingest(urn, 'datasetProperties', { name: `${name} made`, description: 'third' }),
    await catalog.ingest(urn, 'datasetProperties', { name: `${name} made`, description: 'fourth' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return { name, urn, upstream, job, runId };
}

const NOTHING = { violations: {}, repaired: {}, examples: [], searchIndex: 'ONLINE' };

interface Break {
  readonly what: string;
  readonly statement: string;
  readonly kind: string;
  /** URN with the violation; default: the table. */
  readonly of?: (seeded: Seed) => string;
  readonly aspect?: string;
  readonly message: RegExp;
  /** Absent: it can be repaired. */
  readonly reason?: RegExp;
}

const ENTITY = 'MATCH (n:Entity {urn: $urn})';

const BREAKS: readonly Break[] = [
  {
    what: 'a deleted edge',
    statement: `${ENTITY}-[edge:DownstreamOf]->() DELETE edge`,
    ...{ kind: 'EDGE', aspect: 'upstreamLineage', message: /edge DownstreamOf from .* is missing/ },
  },
  {
    what: 'a deleted companion of a lineage edge',
    statement: `MATCH (:Entity {urn: $job})<-[edge:HasUpstream {relationship: 'Produces'}]-() DELETE edge`,
    ...{
      kind: 'EDGE',
      of: ({ job }) => job,
      aspect: 'dataJobInputOutput',
      message: /HasUpstream of Produces .* is missing/,
    },
  },
  {
    what: 'an edge that the aspect does not contain',
    statement: `${ENTITY}, (m:Entity {urn: $upstream})
      CREATE (n)-[:OwnedBy {aspect: 'ownership', owner: $urn, from: 1}]->(m)`,
    ...{ kind: 'EDGE', aspect: 'ownership', message: /OwnedBy .* does not follow from the aspect/ },
  },
  {
    what: 'a duplicate edge',
    statement: `${ENTITY}-[edge:OwnedBy]->(m) CREATE (n)-[copy:OwnedBy]->(m) SET copy = properties(edge)`,
    ...{ kind: 'EDGE', aspect: 'ownership', message: /OwnedBy .* exists more than once/ },
  },
  {
    what: 'an edge with other properties',
    statement: `${ENTITY}-[edge:DownstreamOf]->() SET edge.createdOn = 7`,
    ...{ kind: 'EDGE', aspect: 'upstreamLineage', message: /DownstreamOf .* has wrong properties/ },
  },
  {
    what: 'an edge whose owner does not exist',
    statement: `${ENTITY}, (m:Entity {urn: $upstream})
      CREATE (n)-[:OwnedBy {aspect: 'ownership', owner: 'urn:li:tag:nobody', from: 1}]->(m)`,
    ...{ kind: 'EDGE', aspect: 'ownership', message: /belongs to urn:li:tag:nobody, which does not exist/ },
  },
  {
    what: 'an edge between others that its owner does not imply',
    statement: `MATCH (n:Entity {urn: $upstream}), (m:Entity {urn: 'urn:li:corpuser:' + $name})
      CREATE (n)-[:OwnedBy {aspect: 'ownership', owner: $urn, from: 1}]->(m)`,
    of: ({ upstream }) => upstream,
    ...{ kind: 'EDGE', aspect: 'ownership', message: /does not follow from ownership of urn:li:dataset/ },
  },
  {
    what: 'a past edge whose owner does not exist',
    statement: `${ENTITY}, (m:Entity {urn: $upstream})
      CREATE (n)-[:Past {type: 'OwnedBy', aspect: 'ownership', owner: 'urn:li:tag:nobody', from: 1, until: 2}]->(m)`,
    ...{ kind: 'EDGE', aspect: 'ownership', message: /edge Past .* belongs to urn:li:tag:nobody/ },
  },
  {
    what: 'a checksum of another payload',
    statement: `${ENTITY} SET n.meta_ownership = replace(n.meta_ownership, '"checksum":', '"checksum":1')`,
    ...{ kind: 'ASPECT', aspect: 'ownership', message: /checksum/, reason: /new write of the aspect/ },
  },
  {
    what: 'a payload that is not JSON',
    statement: `${ENTITY} SET n.aspect_ownership = left(n.aspect_ownership, 9)`,
    ...{ kind: 'ASPECT', aspect: 'ownership', message: /no JSON object/, reason: /new write of the aspect/ },
  },
  {
    what: 'a payload without metadata',
    statement: `${ENTITY} REMOVE n.meta_datasetKey`,
    ...{ kind: 'ASPECT', aspect: 'datasetKey', message: /no readable metadata/, reason: /new write/ },
  },
  {
    what: 'a search property',
    statement: `${ENTITY} REMOVE n.search_names SET n.name = 'wrong'`,
    ...{ kind: 'SEARCH', message: /has wrong values of name, search_names$/ },
  },
  {
    what: 'a lost contribution of aspects to search',
    statement: `${ENTITY} REMOVE n.contributions`,
    ...{ kind: 'SEARCH', message: /has wrong values of contributions$/ },
  },
  {
    what: 'a search property of earlier versions, which had one text for all aspects',
    statement: `${ENTITY} SET n.search_texts = reduce(all = '', text IN n.search_texts | all + text)`,
    ...{ kind: 'SEARCH', message: /has wrong values of search_texts$/ },
  },
  {
    what: 'terms of different changes',
    statement: `${ENTITY} SET n.search_terms = n.search_terms + ['@content=other']`,
    ...{ kind: 'SEARCH', message: /has wrong values of search_terms$/ },
  },
  {
    what: 'the number of a facet value that does not exist',
    statement: `${ENTITY} SET n.facetIds = n.facetIds + [-16]`,
    ...{ kind: 'SEARCH', message: /has wrong values of facetIds$/ },
  },
  {
    what: 'a facet value that is counted twice',
    statement: `${ENTITY} SET n.facetIds = n.facetIds + n.facetIds[..1]`,
    ...{ kind: 'SEARCH', message: /has wrong values of facetIds$/ },
  },
  {
    what: 'a label of another type',
    statement: `${ENTITY} SET n:Chart`,
    ...{ kind: 'NODE', message: /has the labels .*Chart.* instead of Entity, Dataset/ },
  },
  {
    what: 'an orphan stub',
    statement: `CREATE (:Entity:Tag {urn: 'urn:li:tag:' + $name})`,
    ...{ kind: 'STUB', of: ({ name }) => `urn:li:tag:${name}`, message: /no edge needs/ },
  },
  {
    what: 'a lost version',
    statement: `MATCH (v:AspectVersion {urn: $urn, aspect: 'datasetProperties', version: 2}) DELETE v`,
    ...{ kind: 'VERSION', aspect: 'datasetProperties', message: /lacks version 2 of 4/, reason: /lost/ },
  },
  {
    what: 'a version that is not older than the latest one',
    statement: `MATCH (v:AspectVersion {urn: $urn, aspect: 'datasetProperties', version: 3})
      CREATE (w:AspectVersion) SET w = v {.*, version: 4}`,
    ...{
      kind: 'VERSION',
      aspect: 'datasetProperties',
      message: /has version 4 beside the latest 4/,
      reason: /lost/,
    },
  },
  {
    what: 'a version that ends after the next one begins',
    statement: `MATCH (v:AspectVersion {urn: $urn, aspect: 'datasetProperties', version: 2}) SET v.until = v.until + 1`,
    ...{ kind: 'VERSION', aspect: 'datasetProperties', message: /wrong times in version 2/, reason: /lost/ },
  },
  {
    what: 'a lost log entry',
    statement: `MATCH (c:Change {urn: $urn}) WHERE 3 IN c.versions DELETE c`,
    ...{ kind: 'LOG', aspect: 'datasetProperties', message: /no log entry for version 3/, reason: /lost/ },
  },
  {
    what: 'a point without a key',
    statement: `MATCH (p:TimeseriesPoint {urn: $urn}) REMOVE p.key`,
    ...{ kind: 'POINT', aspect: 'datasetProfile', message: /point of 1000 without a key/ },
  },
  {
    what: 'a lost run',
    statement: `MATCH (r:Run {id: $runId}) DELETE r`,
    ...{ kind: 'RUN', message: /names the run run_/ },
  },
  {
    what: 'a history without its entity',
    statement: `MATCH (v:AspectVersion {urn: $urn, aspect: 'datasetProperties', version: 2})
      CREATE (w:AspectVersion) SET w = v {.*, urn: 'urn:li:tag:' + $name}`,
    of: ({ name }) => `urn:li:tag:${name}`,
    ...{
      kind: 'REMAINS',
      message: /does not exist, but has 1 older versions/,
      reason: /no deletion is logged/,
    },
  },
  {
    what: 'what a hard deletion has left behind',
    statement: `MATCH (v:AspectVersion {urn: $urn, aspect: 'datasetProperties', version: 2})
      CREATE (w:AspectVersion) SET w = v {.*, urn: 'urn:li:tag:' + $name}
      CREATE (:Change {urn: 'urn:li:tag:' + $name, at: 1, operations: ['DELETE_ENTITY'], aspects: [], versions: []})`,
    of: ({ name }) => `urn:li:tag:${name}`,
    ...{ kind: 'REMAINS', message: /does not exist, but has 1 older versions/ },
  },
];

/** All of them are broken before the first check, because a check takes as long for one table as for all. */
describe('a check', () => {
  const tables = unique('check');
  let seeds: readonly Seed[];
  let checks: Record<'clean' | 'broken' | 'fixed' | 'after', Checked>;

  beforeAll(async () => {
    seeds = await Promise.all(BREAKS.map((_, index) => seed(`${tables}x${index}x`)));
    const clean = await checkGraph(catalog, tables);
    for (const [index, { statement }] of BREAKS.entries()) await graph.rows(statement, { ...seeds[index] });
    const broken = await checkGraph(catalog, tables);
    const fixed = await checkGraph(catalog, tables, { fix: true });
    checks = { clean, broken, fixed, after: await checkGraph(catalog, tables) };
  });

  it('finds nothing before something is broken, and then one violation of each table', () => {
    expect(checks.clean).toEqual({ ...NOTHING, nodes: 7 * BREAKS.length });
    expect([checks.broken.violations, checks.broken.repaired]).toEqual([countKinds(BREAKS), {}]);
    expect(checks.fixed.violations).toEqual(countKinds(BREAKS));
    expect(checks.fixed.repaired).toEqual(countKinds(BREAKS.filter(({ reason }) => reason === undefined)));
    expect(checks.after.violations).toEqual(countKinds(BREAKS.filter(({ reason }) => reason !== undefined)));
  });

  it.each(BREAKS.map((each, index) => [each.what, each, index] as const))(
    'finds and repairs %s',
    (_what, { kind, aspect, reason, message, of }, index) => {
      const seeded = seeds[index]!;
      const examplesIn = ({ examples }: Checked) => examples.filter(({ urn }) => urn.includes(seeded.name));
      expect(examplesIn(checks.broken)).toEqual([
        {
          ...{ urn: of?.(seeded) ?? seeded.urn, kind, repaired: false },
          message: expect.stringMatching(message) as string,
          ...(aspect !== undefined && { aspect }),
          ...(reason !== undefined && { reason: expect.stringMatching(reason) as string }),
        },
      ]);
      const isRepaired = reason === undefined;
      expect(examplesIn(checks.fixed)).toEqual([expect.objectContaining({ kind, repaired: isRepaired })]);
      expect(examplesIn(checks.after).map((example) => example.kind)).toEqual(isRepaired ? [] : [kind]);
    },
  );
});

function countKinds(breaks: readonly Break[]): Checked['violations'] {
  const kinds = [...new Set(breaks.map(({ kind }) => kind))];
  return Object.fromEntries(kinds.map((kind) => [kind, breaks.filter((each) => each.kind === kind).length]));
}

it('continues after the last URN of the previous request, and lists at most the requested examples', async () => {
  const name = unique('pages');
  const urns = Array.from({ length: 7 }, (_, index) => `urn:li:tag:${name}_${index}`);
  await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'tagProperties', { name: urn })));
  await graph.rows('MATCH (n:Entity) WHERE n.urn IN $urns REMOVE n.search_names', { urns });
  const whole = { urnLike: `urn:li:tag:${name}%`, examples: 3 };
  const { json } = await catalog.post('/operations?action=check', whole);
  expect(json.value).toMatchObject({ nodes: 7, violations: { SEARCH: 7 } });
  expect(json.value.examples).toHaveLength(3);
  expect(json.value.next).toBeUndefined();
  const part = { violations: { SEARCH: 2 }, next: urns[1] };
  expect((await catalog.post('/operations?action=check', { ...whole, limit: 2 })).json.value).toMatchObject(
    part,
  );
  expect(await checkGraph(catalog, name, { limit: 2 })).toMatchObject({
    nodes: 7,
    violations: { SEARCH: 7 },
  });
  const rest = await catalog.post('/operations?action=check', { ...whole, after: urns[4] });
  expect(rest.json.value.examples.map(({ urn }: { urn: string }) => urn)).toEqual(urns.slice(5));
});

it('refuses bad input', async () => {
  for (const body of [{ limit: 0 }, { examples: -1 }, { fix: 'yes' }, { urnLike: 7 }])
    expect((await catalog.post('/operations?action=check', body)).status).toBe(400);
});
