/** Facet values have numbers: each service finds the same ones, and counts are those of the entities. */
import { FACET_FIELDS } from '../../src/model/search/search-terms.js';
import { facetsOf } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const { catalog, graph } = await openCatalogAndGraph();
const services = [catalog, await startCatalog()];
const urn = (type: string, name: string) => `urn:li:${type}:${name}`;
const tags = (names: readonly string[]) => ({ tags: names.map((name) => ({ tag: urn('tag', name) })) });

type Counts = Record<string, Record<string, number>>;

async function facets(ask: ReturnType<typeof searchVerbs>['ask'], body: object = {}): Promise<Counts> {
  const { metadata } = await ask({ entity: undefined, ...body });
  return Object.fromEntries(
    metadata.searchResultMetadatas.map(({ name, aggregations }: any) => [name, aggregations]),
  );
}

it('two services that store new values at the same time give each value one number', async () => {
  const { ask, store, stock } = searchVerbs(() => catalog);
  await stock({});
  const names = Array.from({ length: 40 }, () => unique('both'));
  const write = (service: TestCatalog, index: number): Promise<unknown> =>
    Promise.all(
      names.map((name, at) =>
        service.ingest(datasetUrn(`d${index}_${at}`, store), 'globalTags', tags([name, names[0] ?? ''])),
      ),
    );
  await Promise.all(services.map(write));
  const found = await facets(ask);
  expect(found['tags']).toEqual(
    Object.fromEntries(names.map((name, at) => [urn('tag', name), at === 0 ? 2 * names.length : 2])),
  );
  const entries = await graph.rows(
    `MATCH (value:FacetValue) WHERE value.key IN $keys RETURN count(*) AS entries, count(DISTINCT value.id) AS ids`,
    { keys: names.map((name) => `tags=${urn('tag', name)}`) },
  );
  expect(entries.map(({ entries, ids }) => [Number(entries), Number(ids)])).toEqual([[40, 40]]);
});

/** Draws the same numbers in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it('counts what the entities have, after writes, deletions and restorations by two services', async () => {
  const { ask, store, platform } = searchVerbs(() => services[1] ?? catalog);
  const draw = random(7);
  const name = unique('drawn');
  const step = async (service: TestCatalog): Promise<unknown> => {
    const target = datasetUrn(`t${draw(12)}`, store);
    const drawn = Array.from({ length: draw(4) }, () => `${name}${draw(5)}`);
    const kind = draw(6);
    if (kind === 0) return service.post('/entities?action=delete', { urn: target });
    if (kind === 1) return service.ingest(target, 'status', { removed: draw(2) === 0 });
    if (kind === 2)
      return service.ingest(target, 'domains', { domains: [urn('domain', `${name}${draw(2)}`)] });
    if (kind === 3) return service.ingest(target, 'subTypes', { typeNames: drawn });
    return service.ingest(target, 'globalTags', tags([...new Set(drawn)]));
  };
  for (let round = 0; round < 12; round += 1)
    await Promise.all([0, 1, 0, 1].map((at) => step(services[at] ?? catalog)));
  const rows = await graph.rows(
    `MATCH (entity:Entity) WHERE $platform IN entity.field_platform AND NOT coalesce(entity.removed, false)
     UNWIND [['_entityType', [entity.type]], ['platform', entity.field_platform], ['origin', entity.field_origin],
       ['tags', entity.field_tags], ['domains', entity.field_domains], ['typeNames', entity.field_typeNames]] AS field
     UNWIND field[1] AS value
     RETURN field[0] AS name, value, count(*) AS entities`,
    { platform },
  );
  const counted: Counts = Object.fromEntries(FACET_FIELDS.map((field) => [field, {}]));
  for (const { name: field, value, entities } of rows) counted[field]![value] = Number(entities);
  expect(counted['_entityType']?.['dataset']).toBeGreaterThan(3);
  expect(await facets(ask)).toEqual(counted);
});

it('lists the most frequent values, and of equally frequent ones the first, and says how many there are', async () => {
  const { ask, stock } = searchVerbs(() => catalog);
  const [late, early, often] = ['z', 'a', 'm'].map((letter) => unique(letter));
  await stock({ x: { globalTags: tags([late ?? '']) } });
  await stock({
    y: { globalTags: tags([early ?? '', often ?? '']) },
    z: { globalTags: tags([often ?? '']) },
  });
  expect(Object.keys((await facets(ask))['tags'] ?? {})).toEqual(
    [often, early, late].map((name) => urn('tag', name ?? '')),
  );
});

it('counts values that are too long for an index, and values with half a character', async () => {
  const { ask, stock } = searchVerbs(() => catalog);
  const [long, half] = ['x'.repeat(20_000), 'half \ud800'];
  await stock({
    a: { subTypes: { typeNames: [`${long}a`, half] } },
    b: { subTypes: { typeNames: [`${long}b`, 'half \udbff'] } },
    c: { subTypes: { typeNames: [`${long}b`] } },
  });
  expect((await facets(ask))['typeNames']).toEqual({ [`${long}b`]: 2, 'half \ufffd': 2, [`${long}a`]: 1 });
});

it('replaces what an earlier version stored', async () => {
  const { ask, stock, urnOf } = searchVerbs(() => catalog);
  await stock({ old: { globalTags: tags(['old']) } });
  const [before, counts] = [await facetsOf(graph, urnOf('old')), await facets(ask)];
  await graph.rows(
    `MATCH (entity:Entity {urn: $urn}) SET entity.facets = '_entityType=dataset' REMOVE entity.facetIds`,
    {
      urn: urnOf('old'),
    },
  );
  const restored = await catalog.post('/operations?action=restoreIndices', { urn: urnOf('old') });
  expect(restored.json.value).toMatchObject({ entities: 1, searchRestored: 1 });
  expect((await facetsOf(graph, urnOf('old'))).sort()).toEqual(before.sort());
  expect(await facets(ask)).toEqual(counts);
});
