/** Random catalogs and policies: a reader gets the visible part of the first user's answer, in totals, facets and pages. */
import fc from 'fast-check';
import {
  assetShapes,
  buildWorld,
  isVisibleUnder,
  policyShapes,
  toCriterion,
  type World,
} from '../authorization/scope-model.js';
import { inviteReader, openViewing, type Reader } from '../authorization/scope-support.js';

const { catalog, root } = await openViewing();

interface Setting {
  readonly world: World;
  readonly reader: Reader;
  readonly isSeen: (urn: string) => boolean;
}

type Counts = Record<string, Record<string, number>>;

function countsOf(facets: readonly any[]): Counts {
  return Object.fromEntries(
    facets
      .map(({ field, name = field, aggregations }) => [
        name,
        Array.isArray(aggregations)
          ? Object.fromEntries(aggregations.map(({ value, count }: any) => [value, count]))
          : aggregations,
      ])
      .filter(([, counts]) => Object.keys(counts as object).length > 0),
  );
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const each of counts)
    for (const [name, values] of Object.entries(each))
      for (const [value, count] of Object.entries(values)) {
        sum[name] ??= {};
        sum[name][value] = (sum[name][value] ?? 0) + count;
      }
  return sum;
}

const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total
  searchResults { entity { urn } } facets { field aggregations { value count } } } }`;

async function searchBy(reader: Reader, input: object): Promise<any> {
  return (await reader.query(SEARCH, { input: { types: ['DATASET', 'CHART'], ...input } }))
    .searchAcrossEntities;
}

const urnsIn = ({ searchResults }: any): string[] => searchResults.map(({ entity }: any) => entity.urn);

/** Returns what each asset adds to the facets. */
async function facetsByAsset({ assets }: World): Promise<ReadonlyMap<string, Counts>> {
  const counted = await Promise.all(
    assets.map(async ({ urn }): Promise<[string, Counts]> => {
      const orFilters = [{ and: [{ field: 'urn', values: [urn] }] }];
      return [urn, countsOf((await searchBy(root, { query: '*', count: 5, orFilters })).facets)];
    }),
  );
  return new Map(counted);
}

async function checkSearch({ world, reader, isSeen }: Setting): Promise<void> {
  const ofAsset = await facetsByAsset(world);
  const among = [{ and: [{ field: 'description', values: [world.word] }] }];
  for (const input of [
    { query: world.word },
    { query: '*', orFilters: among },
    { query: world.word, sortInput: { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] } },
  ]) {
    const all = urnsIn(await searchBy(root, { ...input, count: 100 }));
    expect(all).toHaveLength(world.assets.length);
    const expected = all.filter(isSeen);
    const whole = await searchBy(reader, { ...input, count: 100 });
    expect({ total: whole.total, urns: urnsIn(whole) }).toEqual({ total: expected.length, urns: expected });
    expect(countsOf(whole.facets)).toEqual(sumOf(expected.map((urn) => ofAsset.get(urn)!)));
    const page = await searchBy(reader, { ...input, start: 1, count: 2 });
    expect([page.total, urnsIn(page)]).toEqual([expected.length, expected.slice(1, 3)]);
  }
  const scrolled: string[] = [];
  for (let scrollId: string | undefined = ''; scrollId !== undefined;) {
    const on = scrollId === '' ? '' : `&scrollId=${encodeURIComponent(scrollId)}`;
    const { json } = await reader.post(`/openapi/v3/entity/scroll?count=2&query=${world.word}${on}`, {
      entities: ['dataset', 'chart'],
    });
    scrolled.push(...json.entities.map(({ urn }: any) => urn));
    scrollId = json.scrollId ?? undefined;
  }
  expect(scrolled.sort()).toEqual(
    world.assets
      .map(({ urn }) => urn)
      .filter(isSeen)
      .sort(),
  );
}

async function checkOtherSearches({ world, reader, isSeen }: Setting): Promise<void> {
  const complete = `{ autoComplete(input: { type: DATASET, query: "${world.word}", limit: 50 }) { suggestions entities { urn } } }`;
  const [all, few] = (await Promise.all([root, reader].map((by) => by.query(complete)))).map(
    ({ autoComplete: { suggestions, entities } }) =>
      suggestions.map((text: string, index: number) => [text, entities[index].urn]),
  );
  expect(all.length > 0).toBe(world.assets.some(({ urn }) => urn.includes(':dataset:')));
  expect(few).toEqual(all.filter(([, urn]: string[]) => isSeen(urn!)));
  const places = [...world.below.keys()];
  const fields = places.map((urn, index) => {
    const type = urn.split(':')[2]!;
    return `p${index}: ${type}(urn: "${urn}") { entities(input: { count: 50 }) { total searchResults { entity { urn } } } }`;
  });
  const [inAll, inFew] = await Promise.all([root, reader].map((by) => by.graphql(`{ ${fields.join(' ')} }`)));
  places.forEach((place, index) => {
    const whole = urnsIn(inAll.data[`p${index}`].entities).filter(isSeen);
    const found = inFew.data[`p${index}`]?.entities;
    if (isSeen(place) || found)
      expect([place, found.total, urnsIn(found)]).toEqual([place, whole.length, whole]);
  });
}

const RELATED = `query ($urns: [String!]!) { entities(urns: $urns) { ${['Dataset', 'Chart']
  .map(
    (
      type,
    ) => `... on ${type} { up: relationships(input: { types: [], direction: OUTGOING, count: 2 }) { total relationships { entity { urn } } }
      down: relationships(input: { types: [], direction: INCOMING, count: 50 }) { total relationships { entity { urn } } } }`,
  )
  .join(' ')} } }`;

async function checkEdges({ world, reader, isSeen }: Setting): Promise<void> {
  const urns = world.assets.map(({ urn }) => urn);
  const sides = urns.flatMap((urn) => ['INCOMING', 'OUTGOING'].map((direction) => [urn, direction] as const));
  await Promise.all(
    sides.map(async ([urn, direction]) => {
      const path = `/relationships?urn=${encodeURIComponent(urn)}&direction=${direction}`;
      const whole = (await root.get(`${path}&count=100`)).json.relationships;
      const expected = isSeen(urn) ? whole.filter(({ entity }: any) => isSeen(entity)) : [];
      const { json } = await reader.get(`${path}&start=1&count=2`);
      expect([urn, json.total, json.relationships]).toEqual([urn, expected.length, expected.slice(1, 3)]);
    }),
  );
  const [all, few] = await Promise.all([root, reader].map((by) => by.graphql(RELATED, { urns })));
  urns.forEach((urn, index) => {
    const expected = all.data.entities[index].down.relationships.filter(({ entity }: any) =>
      isSeen(entity.urn),
    );
    const found = few.data.entities[index];
    if (isSeen(urn)) expect(found.down).toEqual({ total: expected.length, relationships: expected });
  });
  await checkScrolls({ world, reader, isSeen });
}

async function checkScrolls({ world, reader, isSeen }: Setting): Promise<void> {
  const urns = world.assets.map(({ urn }) => urn);
  const named = { and: [{ criteria: [{ field: 'urn', values: urns, condition: 'EQUAL' }] }] };
  for (const [path, body] of [
    ['/openapi/v3/relationship/scroll?', { sourceFilter: named }],
    ['/openapi/v3/relationship/scroll?', { destinationFilter: named }],
    ['/openapi/v3/lineage/scroll?direction=UPSTREAM&', { urns }],
    ['/openapi/v3/lineage/scroll?direction=DOWNSTREAM&', { urns }],
  ] as const) {
    const all = await scroll(root, `${path}count=200`, body);
    const expected = all.filter(([source, destination]) => isSeen(source) && isSeen(destination));
    expect(await scroll(reader, `${path}count=3`, body)).toEqual(expected);
  }
}

/** Returns the ends of each edge. */
async function scroll(by: Reader, path: string, body: object): Promise<(readonly [string, string])[]> {
  const edges: (readonly [string, string])[] = [];
  for (let on = ''; ;) {
    const { json, text, status } = await by.post(path + on, body);
    if (status !== 200) throw new Error(text);
    edges.push(...json.results.map((edge: any) => [edge.source.urn, edge.destination.urn] as const));
    if (json.scrollId === null) return edges;
    on = `&scrollId=${encodeURIComponent(json.scrollId)}`;
  }
}

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total
  searchResults { degree entity { urn } paths { path { urn } } } facets { field aggregations { value count } } } }`;

async function checkLineage(setting: Setting): Promise<void> {
  const walks = setting.world.assets
    .slice(0, 5)
    .flatMap(({ urn }) => ['UPSTREAM', 'DOWNSTREAM'].map((direction) => ({ urn, direction })));
  await Promise.all(walks.map((walk) => checkWalk(setting, walk)));
}

async function checkWalk(
  { reader, isSeen }: Setting,
  { urn, direction }: { urn: string; direction: string },
): Promise<void> {
  const input = { urn, direction, query: '*', count: 100 };
  const [all, few] = await Promise.all([root, reader].map((by) => by.query(ACROSS, { input })));
  const expected = isSeen(urn)
    ? all.searchAcrossLineage.searchResults.filter(({ entity }: any) => isSeen(entity.urn))
    : [];
  const { total, searchResults, facets } = few.searchAcrossLineage;
  expect([urn, total, searchResults.map(shownHit())]).toEqual([
    urn,
    expected.length,
    expected.map(shownHit(isSeen)),
  ]);
  const types = countsOf(facets)['_entityType'] ?? {};
  expect(Object.values(types).reduce((sum, count) => sum + count, 0)).toBe(expected.length);
  const paged = await reader.query(ACROSS, { input: { ...input, start: 1, count: 2 } });
  expect(urnsIn(paged.searchAcrossLineage)).toEqual(
    expected.map(({ entity }: any) => entity.urn).slice(1, 3),
  );
}

/** Presents a hit with its paths, which skip hidden entities. */
function shownHit(isSeen: (urn: string) => boolean = () => true) {
  return ({ degree, entity, paths }: any): unknown => {
    const ways = paths.map(({ path }: any) =>
      path
        .map(({ urn }: any) => urn)
        .filter(isSeen)
        .join(' '),
    );
    return [entity.urn, degree, [...new Set(ways)].sort()];
  };
}

async function checkReads({ world, reader, isSeen }: Setting): Promise<void> {
  const datasets = [...world.written.keys()].filter((urn) => urn.includes(':dataset:'));
  const body = { urns: datasets, aspectNames: ['datasetProperties', 'domains'] };
  const [all, few] = await Promise.all(
    [root, reader].map((by) => by.post('/openapi/v2/entity/batch/dataset', body)),
  );
  expect(few!.json.entities).toEqual(all!.json.entities.filter(({ urn }: any) => isSeen(urn)));
  const counted = { aspect: 'datasetProperties', urnLike: `%${world.word}%` };
  const { json } = await reader.post('/aspects?action=getCount', counted);
  expect(json.value).toBe(datasets.filter(isSeen).length);
}

it('a reader gets the visible part of the first user’s answer', async () => {
  await fc.assert(
    fc.asyncProperty(assetShapes, policyShapes, async (shapes, drawnPolicies) => {
      const world = buildWorld(shapes);
      const written = await root.post('/aspects?action=ingestProposalBatch', { proposals: world.proposals });
      if (written.status !== 200) throw new Error(written.text);
      const policies = drawnPolicies.map((criteria) => criteria.map((shape) => toCriterion(shape, world)));
      const reader = await inviteReader(catalog, ...policies);
      const setting = { world, reader, isSeen: isVisibleUnder(world, policies) };
      await checkReads(setting);
      await checkSearch(setting);
      await checkOtherSearches(setting);
      await checkEdges(setting);
      await checkLineage(setting);
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 600_000);
