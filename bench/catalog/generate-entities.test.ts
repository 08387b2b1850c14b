import { generateEntities, SLICE } from './generate-entities.js';
import { planCatalog } from './plan/plan.js';

const SEED = 7;

function catalog(entities: number): string[] {
  return Array.from(generateEntities(planCatalog(SEED), entities), (entity) => JSON.stringify(entity));
}

test('A larger catalog begins with the smaller one', () => {
  const larger = catalog(3 * SLICE);
  expect(larger).toHaveLength(3 * SLICE);
  expect(larger.slice(0, SLICE)).toEqual(catalog(SLICE));
});

test('A catalog can grow in several steps', () => {
  const plan = planCatalog(SEED);
  const steps = [SLICE, 3 * SLICE].flatMap((size) => [...generateEntities(plan, size)]);
  expect(steps.map((entity) => JSON.stringify(entity))).toEqual(catalog(3 * SLICE));
});

test('Each URN is generated once, also in a catalog that ends within a slice', () => {
  const urns = Array.from(generateEntities(planCatalog(SEED), SLICE + 234), ({ urn }) => urn);
  expect(new Set(urns).size).toBe(urns.length);
  expect(urns).toHaveLength(SLICE + 234);
});

test('References lead to entities of the catalog, except columns', () => {
  const texts = catalog(SLICE);
  const urns = new Set(texts.map((text) => (JSON.parse(text) as { urn: string }).urn));
  const upstreams = texts.flatMap((text) => {
    const { aspects } = JSON.parse(text) as {
      aspects: { upstreamLineage?: { upstreams: { dataset: string }[] } };
    };
    return aspects.upstreamLineage?.upstreams.map(({ dataset }) => dataset) ?? [];
  });
  expect(upstreams.length).toBeGreaterThan(SLICE / 2);
  expect(upstreams.filter((urn) => !urns.has(urn))).toEqual([]);
});
