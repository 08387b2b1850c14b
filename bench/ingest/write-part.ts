/** Writes a part of a graph directly to Neo4j: one UNWIND for each label, each edge type, and the change log. */
import type { BareStatement } from '../floor/bare-neo4j.js';
import type { GraphPart } from './read-graph.js';

const mergeNodes = (labels: string): string => `
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
SET entity:${labels}, entity = row`;

const mergeStubs = (labels: string): string => `
UNWIND $rows AS row
MERGE (entity:Entity {urn: row.urn})
ON CREATE SET entity:${labels}`;

const createEdges = (type: string): string => `
UNWIND $rows AS row
MATCH (source:Entity {urn: row.source})
CALL (row) {
  MATCH (target:Entity {urn: row.target})
  RETURN target
}
CREATE (source)-[edge:\`${type}\`]->(target)
SET edge = row.properties`;

const CREATE_CHANGES = `
UNWIND $rows AS row
CREATE (change:Change)
SET change = row`;

const CREATE_VERSIONS = `
UNWIND $rows AS row
CREATE (version:AspectVersion)
SET version = row`;

/**
 * Returns the statements of one transaction. They are prepared outside the measured time, like the request texts of the service.
 */
export function toStatements(part: GraphPart): BareStatement[] {
  const own = new Set(part.nodes.map(({ properties }) => properties['urn'] as string));
  const ends = new Set(
    part.edges.flatMap(({ source, target }) => [source, target]).filter((urn) => !own.has(urn)),
  );
  const nodes = groupBy(part.nodes, ({ labels }) => labels);
  const stubs = groupBy([...ends].sort(), (urn) => part.labels.get(urn) ?? 'Entity');
  const edges = groupBy(part.edges, ({ type }) => type);
  const statement = (text: string, rows: readonly unknown[]): BareStatement => ({
    text,
    parameters: { rows },
  });
  return [
    ...[...nodes].map(([labels, list]) =>
      statement(
        mergeNodes(labels),
        list.map(({ properties }) => properties),
      ),
    ),
    ...[...stubs].map(([labels, list]) =>
      statement(
        mergeStubs(labels),
        list.map((urn) => ({ urn })),
      ),
    ),
    ...[...edges].map(([type, rows]) => statement(createEdges(type), rows)),
    statement(CREATE_CHANGES, part.changes),
    ...(part.versions.length > 0 ? [statement(CREATE_VERSIONS, part.versions)] : []),
  ];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
