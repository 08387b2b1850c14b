import { generateEntities, SLICE, type GeneratedEntity } from './generate-entities.js';
import { planCatalog } from './plan/plan.js';

const SEED = 7;
const SIZE = SLICE + 234;
const ALL = [...generateEntities(planCatalog(SEED), SIZE)];

test('A catalog that grows in steps is the same, so a larger one begins with the smaller one', () => {
  const plan = planCatalog(SEED);
  const smaller = [...generateEntities(plan, SLICE)];
  expect(smaller).toHaveLength(SLICE);
  expect(JSON.stringify([...smaller, ...generateEntities(plan, SIZE)])).toBe(JSON.stringify(ALL));
});

test('Each URN is generated once, also if the catalog ends within a slice', () => {
  expect(new Set(ALL.map(({ urn }) => urn)).size).toBe(SIZE);
});

test('Upstreams are datasets of the catalog', () => {
  const urns = new Set(ALL.map(({ urn }) => urn));
  const upstreams = ALL.flatMap(upstreamsOf);
  expect(upstreams.length).toBeGreaterThan(SLICE);
  expect(upstreams.filter((urn) => !urns.has(urn))).toEqual([]);
});

function upstreamsOf({ aspects }: GeneratedEntity): string[] {
  const { upstreams = [] } = (aspects['upstreamLineage'] ?? {}) as { upstreams?: { dataset: string }[] };
  return upstreams.map(({ dataset }) => dataset);
}
