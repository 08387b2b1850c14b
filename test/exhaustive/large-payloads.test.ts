/** Many large aspects: no transaction needs more memory than the database has. */
import {
  datasetUrn,
  startCatalog,
  unique,
  type SentStatement,
  type TestCatalog,
} from '../helpers/catalog.js';
import { inRun, runVerbs } from '../helpers/api/runs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const MOST_CHARACTERS = 16_000_000;
const description = 'x'.repeat(400_000);
/** Returns the number of characters of payloads in the rows of one statement. */
const charactersOf = (parameters: Record<string, any>): number =>
  (parameters['rows'] as any[]).reduce(
    (sum: number, { properties }) =>
      sum + ((properties?.aspect_datasetProperties as string | undefined)?.length ?? 0),
    0,
  );

it('concurrent writers, a rollback and removed references are split into transactions that fit', async () => {
  const name = unique('large');
  const tag = `urn:li:tag:${name}`;
  const batches = Array.from({ length: 4 }, (_, batch) =>
    Array.from({ length: 15 }, (__, index) => datasetUrn(`${name}_${batch}_${index}`)),
  );
  const write = (urns: readonly string[]) =>
    catalog.ingestBatch(
      urns.flatMap((urn) => [
        inRun(name, urn, 'datasetProperties', { description }),
        inRun(undefined, urn, 'globalTags', { tags: [{ tag }] }),
      ]),
    );
  catalog.takeStatements();
  const answers = await Promise.all(batches.map(write));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = catalog.takeStatements().filter(({ text }) => text.includes('SET entity += row.last'));
  const sizes = stored.map(({ parameters }) => charactersOf(parameters));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(24_000_000);
  expect(Math.max(...sizes)).toBeLessThan(MOST_CHARACTERS);

  // A rollback also notes its outcome in the ingestion request of the run, in a transaction of its own.
  const locksDatasets = ({ text, parameters }: SentStatement) =>
    text.includes('MERGE (entity:Entity {urn: row.urn})') &&
    (parameters['rows'] as { urn: string }[]).some(({ urn }) => urn.startsWith('urn:li:dataset:'));
  const transactions = () => catalog.takeStatements().filter(locksDatasets).length;
  const removed = await catalog.post('/entities?action=deleteReferences', { urn: tag, dryRun: false });
  expect(removed.json.value.total).toBe(60);
  expect(transactions()).toBe(2);
  expect(await runVerbs(catalog).rollBack(name)).toMatchObject({ aspectsReverted: 60 });
  expect(transactions()).toBe(2);
}, 120_000);
