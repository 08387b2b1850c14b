/** Finds the floor of a write: the changes of the service to one entity, which are then written directly to another one. */
import { isDeepStrictEqual } from 'node:util';
import neo4j from 'neo4j-driver';
import type { BareNeo4j, BareStatement } from './bare-neo4j.js';

type Properties = Readonly<Record<string, unknown>>;

interface Observed {
  readonly entity: Properties;
  /** The newest archived value and the newest log entry. */
  readonly version: Properties | null;
  readonly change: Properties | null;
}

const OBSERVE = `
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
CALL (urn) {
  OPTIONAL MATCH (version:AspectVersion {urn: urn, aspect: $aspect})
  WHERE version.version > 0
  RETURN version ORDER BY version.version DESC LIMIT 1
}
CALL (urn) {
  OPTIONAL MATCH (change:Change {urn: urn})
  WHERE change.at IS NOT NULL
  RETURN change ORDER BY change.at DESC LIMIT 1
}
RETURN properties(entity) AS entity, properties(version) AS version, properties(change) AS change`;

const WRITE = `
MATCH (entity:Entity {urn: $urn})
SET entity += $properties
CREATE (version:AspectVersion)
SET version = $version
CREATE (change:Change)
SET change = $change`;

/** @param bare with exact numbers */
export async function observe(bare: BareNeo4j, urns: readonly string[], aspect: string): Promise<Observed[]> {
  const rows = await bare.read({ text: OBSERVE, parameters: { urns, aspect } });
  return rows as unknown as Observed[];
}

export interface WriteTarget {
  readonly urn: string;
  /** An unused version number of the entity. */
  readonly version: number;
}

/** Returns the statement that applies to `target` the changes of the service between two observations of another entity. */
export function bareWrite(before: Observed, after: Observed, target: WriteTarget): BareStatement {
  if (after.version === null || isDeepStrictEqual(before.change, after.change)) {
    throw new Error(`The service did not write ${String(after.entity['urn'])}`);
  }
  const names = new Set([...Object.keys(before.entity), ...Object.keys(after.entity)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before.entity[name], after.entity[name]));
  return {
    text: WRITE,
    parameters: {
      urn: target.urn,
      properties: Object.fromEntries(changed.map((name) => [name, after.entity[name] ?? null])),
      version: { ...after.version, urn: target.urn, version: neo4j.int(target.version) },
      change: { ...after.change, urn: target.urn },
    },
  };
}

/** Writes one property that nothing reads: the smallest transaction of a write. */
export function propertyWrite(urn: string, value: number): BareStatement {
  const text = 'MATCH (entity:Entity {urn: $urn}) SET entity.bench = $value';
  return { text, parameters: { urn, value: neo4j.int(value) } };
}

/** Removes that property everywhere. */
export const FORGET_PROPERTY = `
MATCH (entity:Dataset) WHERE entity.bench IS NOT NULL
CALL (entity) { REMOVE entity.bench } IN TRANSACTIONS OF 1000 ROWS`;
