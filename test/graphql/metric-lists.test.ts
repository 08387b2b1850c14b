/** Lists of metrics and of semantic models. */
import { startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const word = uniqueWord('margin');
const urnOf = (type: string, id: string) => `urn:li:${type}:(urn:li:dataPlatform:dbt,models,${id})`;

it('metrics without a parent, and semantic models, are listed by name', async () => {
  const [net, gross, monthly] = ['net', 'gross', 'monthly'].map((id) => urnOf('metric', unique(id)));
  const model = urnOf('semanticModel', unique('orders'));
  await catalog.ingest(net!, 'metricInfo', { name: `net ${word}` });
  await catalog.ingest(gross!, 'metricInfo', { name: `gross ${word}` });
  await catalog.ingest(gross!, 'metricRelationships', { derivedFrom: [] });
  await catalog.ingest(monthly!, 'metricInfo', { name: `a monthly ${word}` });
  await catalog.ingest(monthly!, 'metricRelationships', { parentMetric: net });
  await catalog.ingest(model, 'semanticModelInfo', { name: `orders ${word}`, datasets: [] });
  const { getRootMetrics, getSemanticModels } = await catalog.query(`{
    getRootMetrics(input: { query: "${word}" }) { start count total metrics { urn info { name } } }
    getSemanticModels(input: { query: "${word}" }) { start count total semanticModels { urn } }
  }`);
  expect(getRootMetrics).toEqual({
    ...{ start: 0, count: 25, total: 2 },
    metrics: [
      { urn: gross, info: { name: `gross ${word}` } },
      { urn: net, info: { name: `net ${word}` } },
    ],
  });
  expect(getSemanticModels).toEqual({ start: 0, count: 25, total: 1, semanticModels: [{ urn: model }] });
  const page = await catalog.query(
    `{ getRootMetrics(input: { query: "${word}", start: 1, count: 1 }) { start count total metrics { urn } } }`,
  );
  expect(page.getRootMetrics).toEqual({ start: 1, count: 1, total: 2, metrics: [{ urn: net }] });
});
