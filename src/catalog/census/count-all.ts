/** Counts all entities of some types in Neo4j. */
import type { RunStatement, Row } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { sumsOf, toPlaceKey, type CountDifferences, type TypeSums } from './types.js';

/** Runs two statements, one after the other, to leave room for other requests. @param types null: all */
export async function countAll(
  run: RunStatement,
  load: LoadStatement,
  types: readonly string[] | null,
): Promise<CountDifferences> {
  const sums = new Map<string, TypeSums>();
  for (const row of await run(load('census/count-facets'), { types })) {
    sumsOf(sums, typeOf(row)).facets.set(row['id'] as number, row['entities'] as number);
  }
  for (const row of await run(load('census/count-places'), { types })) {
    const ofType = sumsOf(sums, typeOf(row));
    const entities = row['entities'] as number;
    ofType.total += entities;
    ofType.places.set(toPlaceKey(row['places'] as string[]), entities);
  }
  return sums;
}

function typeOf(row: Row): string {
  return row['type'] as string;
}
