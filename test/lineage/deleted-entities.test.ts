/**
 * What each reader does with soft-deleted entities and with stubs: one test per row of the table in docs/deleted-entities.md, in its order.
 * A hard-deleted entity that others refer to is a stub, so each test has one of both kinds.
 */
import { proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { namesOf, startLineage, upstream, whole, wholeGraph, type LineageSetting } from './support.js';

//            ┌── kept
//            ├── removed (soft-deleted) ◀── behind
//     hub ◀──┤
//            ├── stub (no aspect was ever written) ◀── job ◀── far
//            └── gone (hard-deleted)
// The column `x` of the hub is derived from the columns `x` of its four sources, that of `removed` from that of `behind`.
const urns = namesOf('hub', 'kept', 'removed', 'stub', 'gone', 'behind', 'far');
const { hub, kept, removed, stub, gone, behind, far } = urns;
const word = uniqueWord('deleted');
const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${word},PROD),load)`;
const view = `urn:li:dataHubView:${word}`;
const column = (dataset: string) => `urn:li:schemaField:(${dataset},x)`;

const NAMES = new Map<string, string>([
  ...Object.entries(urns).map(([name, urn]) => [urn, name] as const),
  [job, 'job'],
]);

const displayName = (urn: string) => `${word} ${NAMES.get(urn)}`;

/** The upstreams of a dataset, which are also those of its column. */
function madeWithColumns(downstream: string, upstreams: readonly string[]): object {
  const columns = { upstreams: upstreams.map(column), downstreams: [column(downstream)] };
  return proposal(downstream, 'upstreamLineage', {
    upstreams: upstreams.map((urn) => upstream(urn)),
    fineGrainedLineages: [{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD', ...columns }],
  });
}

let setting: LineageSetting;
beforeAll(async () => {
  setting = await startLineage();
  const stamp = { time: 1, actor: 'urn:li:corpuser:tester' };
  await setting.write([
    ...[kept, removed, gone, behind, far].flatMap((urn) => [
      proposal(urn, 'datasetProperties', { name: displayName(urn) }),
      proposal(urn, 'browsePathsV2', { path: [{ id: word }] }),
    ]),
    proposal(removed, 'status', { removed: true }),
    madeWithColumns(hub, [kept, removed, stub, gone]),
    madeWithColumns(removed, [behind]),
    proposal(view, 'dataHubViewInfo', {
      ...{ name: word, type: 'GLOBAL', created: stamp, lastModified: stamp },
      definition: {
        entityTypes: ['dataset'],
        filter: { or: [{ and: [{ field: 'urn', values: Object.values(urns), condition: 'EQUAL' }] }] },
      },
    }),
    proposal(job, 'dataJobInputOutput', { inputDatasets: [far], outputDatasets: [stub] }),
  ]);
  const { status } = await setting.catalog.post('/entities?action=delete', { urn: gone });
  expect(status).toBe(200);
}, 120_000);
afterAll(() => setting.stop());

/** Returns the short names of entities and columns in alphabetical order. */
function namesIn(found: readonly string[]): string[] {
  const shorten = (urn: string) => {
    const [, table] = /^urn:li:schemaField:\((.*),x\)$/.exec(urn) ?? [];
    return table === undefined ? NAMES.get(urn) : `${NAMES.get(table)}.x`;
  };
  return found.map((urn) => shorten(urn) ?? urn).sort();
}

const fromHub = { urn: hub, direction: 'UPSTREAM', page: whole } as const;
const urnsOf = (items: readonly { readonly urn: string }[]) => items.map(({ urn }) => urn);

/** Existing clients request soft-deleted entities with a filter, without the flag. */
const ON_REMOVED = 'orFilters: [{ and: [{ field: "removed", condition: EQUAL, values: ["true"] }] }]';
const namesOfResults = ({ searchResults }: any) =>
  namesIn(searchResults.map(({ entity }: any) => entity.urn));

describe('lineage', () => {
  it('a lineage search finds stubs, and soft-deleted entities only on request, but passes all of them', async () => {
    const search = async (more: object = {}) => {
      const { hits, total, met } = await setting.lineage.search({ ...fromHub, ...more });
      const missing = hits.filter(({ exists }) => !exists);
      return [namesIn(urnsOf(hits)), total, met, namesIn(urnsOf(missing))];
    };
    const reached = ['behind', 'far', 'gone', 'job', 'kept', 'stub'];
    expect(await search()).toEqual([reached, 6, 7, ['gone', 'stub']]);
    const all = [...reached, 'removed'].sort();
    expect(await search({ includeSoftDeleted: true })).toEqual([all, 7, 7, ['gone', 'stub']]);
    const input = `urn: "${hub}" direction: UPSTREAM query: "*" start: 0 count: 10 ${ON_REMOVED}`;
    const filtered = await setting.catalog.query(
      `{ searchAcrossLineage(input: { ${input} }) { searchResults { entity { urn } } } }`,
    );
    expect(namesOfResults(filtered.searchAcrossLineage)).toEqual(['removed']);
    const { hits } = await setting.lineage.search(fromHub);
    const degreeOf = (end: string) => hits.find(({ urn }) => urn === end)?.degree;
    expect([behind, job, far].map(degreeOf)).toEqual([2, 2, 3]);
    const fromRemoved = await setting.lineage.search({ ...fromHub, urn: removed });
    expect(namesIn(urnsOf(fromRemoved.hits))).toEqual(['behind']);
  });

  it('a lineage search from a column finds only tables that exist, but columns in any state', async () => {
    const search = async (more: object = {}) => {
      const { hits } = await setting.lineage.search({ ...fromHub, urn: column(hub), ...more });
      return namesIn(urnsOf(hits));
    };
    expect(await search()).toEqual(['behind', 'kept']);
    expect(await search({ includeSoftDeleted: true })).toEqual(['behind', 'kept', 'removed']);
    const columns = ['behind.x', 'gone.x', 'kept.x', 'removed.x', 'stub.x'];
    expect(await search({ groupColumns: false })).toEqual(columns);
  });

  it('paths lead through soft-deleted entities and stubs, and a graph joins the steps around them', async () => {
    const { hits } = await setting.lineage.search({ ...fromHub, includePaths: true });
    const pathTo = (end: string) => hits.find(({ urn }) => urn === end)?.paths;
    expect(pathTo(behind)).toEqual([[hub, removed, behind]]);
    expect(pathTo(far)).toEqual([[hub, stub, job, far]]);
    for (const [end, first] of [
      [behind, 'behind'],
      [far, 'job'],
    ] as const) {
      const alone = { ...wholeGraph, urn: hub, upstreamHops: 0, downstreamHops: 0 };
      const { entities, edges } = await setting.lineage.graph({ ...alone, pathTo: end });
      expect(namesIn(urnsOf(entities))).toEqual([...new Set([first, NAMES.get(end), 'hub'])].sort());
      const joined = edges.filter(({ through }) => through > 0);
      expect(joined.map(({ from, to }) => [from, to].map((urn) => NAMES.get(urn)))).toEqual([[first, 'hub']]);
    }
  });

  it('neighbours leave out and count soft-deleted entities and stubs unless both are requested, but no columns', async () => {
    const read = async (urn: string, more: object = {}) => {
      const query = { urns: [urn], direction: 'UPSTREAM', start: 0, count: 10, ...more } as const;
      const [near] = await setting.lineage.neighbours(query);
      return [namesIn(urnsOf(near!.neighbours)), near!.total, near!.filtered];
    };
    expect(await read(hub)).toEqual([['kept'], 1, 3]);
    expect(await read(hub, { includeSoftDeleted: true })).toEqual([
      ['gone', 'kept', 'removed', 'stub'],
      4,
      0,
    ]);
    expect(await read(column(hub))).toEqual([['gone.x', 'kept.x', 'removed.x', 'stub.x'], 4, 0]);
  });

  it('a lineage graph joins the lineage through soft-deleted entities and stubs instead of drawing them', async () => {
    const drawn = async (urn: string) => {
      const { entities, edges } = await setting.lineage.graph({ ...wholeGraph, urn });
      const joined = edges.filter(({ through }) => through > 0).map(({ from }) => from);
      return [namesIn(urnsOf(entities)), namesIn(joined)];
    };
    expect(await drawn(hub)).toEqual([
      ['behind', 'hub', 'job', 'kept'],
      ['behind', 'job'],
    ]);
    expect(await drawn(removed)).toEqual([['behind', 'hub', 'removed'], []]);
    expect((await drawn(column(hub)))[0]).toEqual(['gone.x', 'hub.x', 'kept.x', 'removed.x', 'stub.x']);
  });

  it('flows connect the given entities or columns in any state', async () => {
    const given = [hub, kept, removed, stub, gone];
    const sources = async (among: readonly string[], columns: boolean) => {
      const { flows } = await setting.lineage.flows({ urns: among, columns });
      return namesIn(flows.map(({ from }) => from));
    };
    expect(await sources(given, false)).toEqual(['gone', 'kept', 'removed', 'stub']);
    expect(await sources(given.map(column), true)).toEqual(['gone.x', 'kept.x', 'removed.x', 'stub.x']);
  });

  it('a scroll over lineage lists edges of stubs, and those of soft-deleted entities only on request', async () => {
    const scroll = async (query: string, urn: string) => {
      const path = `/openapi/v3/lineage/scroll?direction=UPSTREAM&count=10${query}`;
      const { json } = await setting.catalog.post(path, { urns: [urn] });
      return namesIn(json.results.map((edge: any) => edge.upstream));
    };
    for (const query of ['', '&includeSoftDelete=false'])
      expect([await scroll(query, hub), await scroll(query, removed)]).toEqual([
        ['gone', 'kept', 'stub'],
        [],
      ]);
    const all = '&includeSoftDelete=true';
    expect(await scroll(all, hub)).toEqual(['gone', 'kept', 'removed', 'stub']);
    expect(await scroll(all, removed)).toEqual(['behind']);
  });
});

describe('relationships', () => {
  it('a scroll over relationships leaves out soft-deleted entities by default, and stubs if the request says false', async () => {
    const scroll = async (query: string) => {
      const sourceFilter = { and: [{ criteria: [{ field: 'urn', values: [hub, removed] }] }] };
      const path = `/openapi/v3/relationship/scroll?relationshipTypes=DownstreamOf&count=10${query}`;
      const { json } = await setting.catalog.post(path, { sourceFilter });
      return namesIn(json.results.map((edge: any) => edge.destination.urn));
    };
    expect(await scroll('')).toEqual(['gone', 'kept', 'stub']);
    expect(await scroll('&includeSoftDelete=false')).toEqual(['kept']);
    expect(await scroll('&includeSoftDelete=true')).toEqual(['behind', 'gone', 'kept', 'removed', 'stub']);
  });

  it('the relationships of an entity in GraphQL contain ends in any state unless the request says false', async () => {
    const read = async (urn: string, more = '') => {
      const input = `{ types: ["DownstreamOf"], direction: OUTGOING, start: 0, count: 10${more} }`;
      const selection = `relationships(input: ${input}) { total relationships { entity { urn } } }`;
      const { dataset } = await setting.catalog.query(`{ dataset(urn: "${urn}") { ${selection} } }`);
      const { relationships, total } = dataset.relationships;
      const ends = namesIn(relationships.map(({ entity }: any) => entity.urn));
      expect(total).toBe(ends.length);
      return ends;
    };
    expect(await read(hub)).toEqual(['gone', 'kept', 'removed', 'stub']);
    expect(await read(removed)).toEqual(['behind']);
    expect(await read(hub, ', includeSoftDelete: false')).toEqual(['kept']);
    expect(await read(removed, ', includeSoftDelete: false')).toEqual([]);
  });

  it('the relationships of an entity in REST contain ends in any state', async () => {
    const ofHub = `urn=${encodeURIComponent(hub)}&direction=OUTGOING`;
    const all = ['gone', 'kept', 'removed', 'stub'];
    const plain = await setting.catalog.get(`/relationships?${ofHub}&types=DownstreamOf`);
    expect(namesIn(plain.json.entities)).toEqual(all);
    const older = await setting.catalog.get(
      `/openapi/relationships/v1/?${ofHub}&relationshipTypes=DownstreamOf`,
    );
    expect(namesIn(urnsOf(older.json.entities))).toEqual(all);
  });

  it('a field that lists what refers to an entity leaves out soft-deleted entities unless they are requested', async () => {
    const [one, other] = [unique('check'), unique('check')].map((name) => `urn:li:assertion:${name}`).sort();
    const info = { type: 'CUSTOM', customAssertion: { type: 'sql', entity: kept } };
    await setting.write([
      ...[one!, other!].map((urn) => proposal(urn, 'assertionInfo', info)),
      proposal(other!, 'status', { removed: true }),
    ]);
    const { dataset } = await setting.catalog.query(`{ dataset(urn: "${kept}") {
      assertions { total assertions { urn } } all: assertions(includeSoftDeleted: true) { total } } }`);
    expect(dataset).toEqual({ assertions: { total: 1, assertions: [{ urn: one }] }, all: { total: 2 } });
  });
});

describe('searches and reads', () => {
  it('a search finds soft-deleted entities only on request, and never stubs', async () => {
    const find = async (more: object = {}) => {
      const { json } = await setting.catalog.search({ entity: 'dataset', input: word, ...more });
      return namesIn(json.value.entities);
    };
    expect(await find()).toEqual(['behind', 'far', 'kept']);
    expect(await find({ includeSoftDeleted: true })).toEqual(['behind', 'far', 'kept', 'removed']);
    const input = `types: [DATASET] query: "${word}" start: 0 count: 10 ${ON_REMOVED}`;
    const filtered = await setting.catalog.query(
      `{ searchAcrossEntities(input: { ${input} }) { searchResults { entity { urn } } } }`,
    );
    expect(namesOfResults(filtered.searchAcrossEntities)).toEqual(['removed']);
  });

  it('autocompletion suggests neither soft-deleted entities nor stubs', async () => {
    const { autoComplete } = await setting.catalog.query(
      `{ autoComplete(input: { type: DATASET query: "${word}" limit: 10 }) { entities { urn } } }`,
    );
    expect(namesIn(urnsOf(autoComplete.entities))).toEqual(['behind', 'far', 'kept']);
  });

  it('groups of a browse tree and facets count soft-deleted entities only on request, and never stubs', async () => {
    const count = async (searchFlags: string) => {
      const input = `query: "${word}" searchFlags: { ${searchFlags} }`;
      const { browseV2, aggregateAcrossEntities } = await setting.catalog.query(`{
        browseV2(input: { type: DATASET path: [] start: 0 count: 10 ${input} }) { groups { count } }
        aggregateAcrossEntities(input: { types: [DATASET] facets: ["_entityType"] ${input} }) {
          facets { aggregations { count } } } }`);
      const numbers = [
        browseV2.groups,
        ...aggregateAcrossEntities.facets.map((facet: any) => facet.aggregations),
      ];
      return numbers.map((counts: any[]) =>
        counts.reduce<number>((sum, each) => sum + Number(each.count), 0),
      );
    };
    expect(await count('')).toEqual([3, 3]);
    expect(await count('includeSoftDeleted: true')).toEqual([4, 4]);
  });

  it('the count of a type contains neither soft-deleted entities nor stubs', async () => {
    const input = `{ types: [DATASET] viewUrn: "${view}" }`;
    const query = `{ getEntityCounts(input: ${input}) { counts { count } } }`;
    const { counts } = (await setting.catalog.query(query)).getEntityCounts;
    // `hub`, `kept`, `behind` and `far`.
    expect(counts).toEqual([{ count: 4 }]);
  });

  it('a list of entities contains soft-deleted entities only on request, a list of URNs always, and neither contains stubs', async () => {
    const list = async (query: string) => {
      const { json } = await setting.catalog.get(`/openapi/v3/entity/dataset?query=${word}&count=20${query}`);
      return namesIn(urnsOf(json.entities));
    };
    expect(await list('')).toEqual(['behind', 'far', 'kept']);
    expect(await list('&includeSoftDelete=true')).toEqual(['behind', 'far', 'kept', 'removed']);
    const listed: string[] = [];
    for (let [start, total] = [0, 1]; start < total; start += 10_000) {
      const page = { entity: 'dataset', start, count: 10_000 };
      const { value } = (await setting.catalog.post('/entities?action=listUrns', page)).json;
      listed.push(...value.entities);
      total = value.total;
    }
    const own = listed.filter((urn) => NAMES.has(urn));
    expect(namesIn(own)).toEqual(['behind', 'far', 'hub', 'kept', 'removed']);
  });

  it('a read of one entity returns a soft-deleted entity, and 404 or no aspects for a stub', async () => {
    const { catalog } = setting;
    const read = async (urn: string) => {
      const path = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`;
      const head = await fetch(`${catalog.url}${path}`, { method: 'HEAD' });
      const { json } = await catalog.post('/entities?action=exists', { urn });
      const { dataset } = await catalog.query(`{ dataset(urn: "${urn}") { exists properties { name } } }`);
      return [
        (await catalog.get(path)).status,
        head.status,
        json.value,
        dataset.exists,
        dataset.properties?.name,
      ];
    };
    expect(await read(kept)).toEqual([200, 204, true, true, displayName(kept)]);
    expect(await read(removed)).toEqual([200, 404, true, true, displayName(removed)]);
    for (const missing of [stub, gone])
      expect(await read(missing)).toEqual([404, 404, false, false, undefined]);
  });
});
