/** Requests for everything are answered from counts in memory, which follow the writes of every service. */
import fc from 'fast-check';
import { nameOf } from '../../src/neo4j/statements.js';
import { checkGraph } from '../helpers/api/checks.js';
import { startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';

/** Milliseconds by which the clock of the services is ahead, so that a census that was lost is counted again soon. */
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
const services = [await startFreshCatalog({ clock }), await startFreshCatalog({ clock })] as const;
/** No other test writes entities of this type. */
const ENTITY = 'notebook';
const ROUNDS = 6;
const WRITES_AT_ONCE = 6;
const MOST_REQUESTS = 1_000;

const seed = Math.floor(Math.random() * 1e9);
const tool = unique('tool');
const urnOf = (index: number): string => `urn:li:notebook:(${tool},n${index})`;
/** Excludes nothing, so that Neo4j counts. */
const COUNTED = { or: [{ and: [{ field: '_entityType', values: [ENTITY] }] }] };

type Write = (catalog: TestCatalog, urn: string) => Promise<{ status: number; text: string }>;
const set =
  (aspect: string, value: object): Write =>
  (catalog, urn) =>
    catalog.ingest(urn, aspect, value);
const pathOf = (...steps: string[]) => `/${[tool, ...steps].join('/')}`;
const write = fc.oneof(
  fc
    .subarray(['a', 'b', 'c'])
    .map((tags) => set('globalTags', { tags: tags.map((tag) => ({ tag: `urn:li:tag:${tool}_${tag}` })) })),
  fc.boolean().map((removed) => set('status', { removed })),
  fc
    .constantFrom([pathOf('x')], [pathOf('x', 'y'), pathOf('x', 'z')], [pathOf('x', 'n1')], [pathOf()])
    .map((paths) => set('browsePaths', { paths })),
  fc
    .constantFrom('p', 'q')
    .map((id) => set('browsePathsV2', { path: [{ id: `${tool}_${id}` }, { id: 'r' }] })),
  fc.constant(set('editableNotebookProperties', { description: 'a text' })),
  fc.constant<Write>((catalog, urn) => catalog.post('/entities?action=delete', { urn })),
);

async function everything(catalog: TestCatalog, more: object = {}): Promise<unknown> {
  const answer = await catalog.search({ input: '*', entity: ENTITY, count: 10, ...more });
  const { numEntities, metadata } = answer.json.value;
  return [numEntities, metadata.searchResultMetadatas];
}

async function level(catalog: TestCatalog, path: string, more: object = {}): Promise<unknown> {
  const answer = await catalog.post('/entities?action=browse', { path, entity: ENTITY, limit: 10, ...more });
  return [answer.status, answer.json.value];
}

/** Tells whether Neo4j has counted for a request since the statements were taken last. */
function isCountedByNeo4j(catalog: TestCatalog): boolean {
  const names = catalog.takeStatements().map(({ text }) => nameOf(text));
  return names.some((name) => name.startsWith('search/count') || name === 'browse/count-groups');
}

/** Repeats a request until the census answers it. */
async function byCensus(catalog: TestCatalog, ask: () => Promise<unknown>): Promise<unknown> {
  for (let times = 0; times < MOST_REQUESTS; times += 1) {
    catalog.takeStatements();
    const answer = await ask();
    if (!isCountedByNeo4j(catalog)) return answer;
    ahead += 1_000;
  }
  throw new Error('The census never answered');
}

it('has the counts of Neo4j after each write, on each service', async () => {
  const [operations] = fc.sample(
    fc.array(fc.tuple(fc.nat(7), fc.nat(1), write), {
      minLength: ROUNDS * WRITES_AT_ONCE,
      maxLength: ROUNDS * WRITES_AT_ONCE,
    }),
    { seed, numRuns: 1 },
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = operations?.slice(round * WRITES_AT_ONCE, (round + 1) * WRITES_AT_ONCE) ?? [];
    const answers = await Promise.all(
      batch.map(([entity, service, run]) => run(services[service === 0 ? 0 : 1], urnOf(entity))),
    );
    expect(answers.map(({ status, text }) => (status === 200 ? '' : text))).toEqual(batch.map(() => ''));
    for (const catalog of services) {
      const counted = await everything(catalog, { filter: COUNTED });
      expect({ seed, found: await byCensus(catalog, () => everything(catalog)) }).toEqual({
        seed,
        found: counted,
      });
      for (const path of ['/', pathOf(), pathOf('x'), pathOf('x', 'n1'), '\u241f', `\u241f${tool}_p`]) {
        const browsed = await level(catalog, path, { filter: COUNTED });
        const found = await byCensus(catalog, () => level(catalog, path));
        expect({ seed, path, found }).toEqual({ seed, path, found: browsed });
      }
    }
  }
});

it('counts each acknowledged write of concurrent writers', async () => {
  const [first, second] = services;
  await byCensus(first, () => everything(first));
  const total = async (catalog: TestCatalog): Promise<number> => {
    const [sum] = (await everything(catalog)) as [number];
    return sum;
  };
  const before = await total(first);
  let acknowledged = 0;
  const tooFew: string[] = [];
  for (const catalog of services) catalog.takeStatements();
  const writer = async (index: number): Promise<void> => {
    for (let count = 0; count < 5; count += 1) {
      const urn = urnOf(1_000 + index * 100 + count);
      const { status } = await services[index % 2 === 0 ? 0 : 1].ingest(urn, 'status', { removed: false });
      if (status === 200) acknowledged += 1;
      const expected = before + acknowledged;
      const found = await total(index % 2 === 0 ? second : first);
      if (found < expected) tooFew.push(`${found} instead of ${expected}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => writer(index)));
  expect(tooFew).toEqual([]);
  const byNeo4j = services.flatMap((catalog) => catalog.takeStatements()).map(({ text }) => nameOf(text));
  expect(byNeo4j.filter((name) => name === 'search/count-facets').length).toBeLessThan(80);
  expect(await total(first)).toBe(before + 80);
});

it('is counted again after a repair, because nodes had changed without a trace', async () => {
  const [first] = services;
  const urn = urnOf(2_000);
  await set('globalTags', { tags: [{ tag: `urn:li:tag:${tool}_a` }] })(first, urn);
  const before = await byCensus(first, () => everything(first));
  const driver = await openDriver();
  try {
    await driver.executeQuery('MATCH (node:Entity {urn: $urn}) SET node.facetIds = []', { urn });
  } finally {
    await driver.close();
  }
  const report = await checkGraph(first, urn, { fix: true });
  expect(report.repaired).toEqual({ SEARCH: 1 });
  expect(await byCensus(first, () => everything(first))).toEqual(before);
});
