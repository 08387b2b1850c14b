/** Sends each statement of a check and its repairs. */
import type { Driver } from 'neo4j-driver';
import { unique, type TestCatalog } from '../helpers/catalog.js';
import { replaceIndexByEmptyOne } from '../helpers/driver.js';

/** Breaks what a check can repair, so that it sends each of its statements. */
export async function exerciseCheck(
  catalog: TestCatalog,
  driver: Driver,
  [broken, lost]: readonly [string, string],
): Promise<void> {
  const gone = `urn:li:tag:${unique('gone')}`;
  await catalog.ingest(
    broken,
    'datasetProfile',
    { timestampMillis: 1_000 },
    { systemMetadata: { runId: gone } },
  );
  await driver.executeQuery(
    `MATCH (n:Entity {urn: $urn}) SET n:Chart
     CREATE (n)-[:OwnedBy {aspect: 'ownership', owner: $gone}]->(n)
     WITH n MATCH (point:TimeseriesPoint {urn: $urn}) REMOVE point.key
     WITH n MATCH (run:Run {id: $gone}) DELETE run
     CREATE (:AspectVersion {urn: $gone, aspect: 'status', version: 1})
     CREATE (:Change {urn: $gone, at: 1, operations: ['DELETE_ENTITY'], aspects: [], versions: []})`,
    { urn: broken, gone },
  );
  for (const urnLike of [broken, gone]) {
    const { violations, repaired } = await checkAndFix(catalog, urnLike);
    expect(Object.keys(violations)).not.toEqual([]);
    expect(repaired).toEqual(violations);
  }
  await replaceIndexByEmptyOne(driver);
  expect((await checkAndFix(catalog, lost)).violations).toEqual({ INDEX: 1 });
  await catalog.post('/operations?action=searchIndex', { recreate: true });
  await driver.executeQuery('CALL db.awaitIndexes(600)');
}

async function checkAndFix(
  catalog: TestCatalog,
  urnLike: string,
): Promise<Record<'violations' | 'repaired', object>> {
  const { status, json } = await catalog.post('/operations?action=check', { urnLike, fix: true });
  expect(status).toBe(200);
  return json.value;
}
