/** Copies the stored catalog, batch by batch, from the Neo4j of the service to another one: nodes, edges and the change log. */
import type { BareNeo4j, BareStatement, Row } from '../floor/bare-neo4j.js';

export interface StoredNode {
  /** In Cypher notation, e.g. `Entity:Dataset`. */
  readonly labels: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface StoredEdge {
  readonly source: string;
  readonly type: string;
  readonly target: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** All nodes and edges that the entities of one batch caused. */
export interface GraphPart {
  readonly nodes: readonly StoredNode[];
  readonly edges: readonly StoredEdge[];
  /** Labels of the ends of the edges by URN: an edge may need its end before the batch of that entity. */
  readonly labels: ReadonlyMap<string, string>;
  readonly changes: readonly Readonly<Record<string, unknown>>[];
  /** Older versions of aspects: of platforms, which every catalog has before the load. */
  readonly versions: readonly Readonly<Record<string, unknown>>[];
}

const NODES = `
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
RETURN labels(entity) AS labels, properties(entity) AS properties`;

const CHANGES = `
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL
RETURN properties(change) AS properties`;

const VERSIONS = `
UNWIND $urns AS urn
MATCH (version:AspectVersion {urn: urn})
WHERE version.aspect IS NOT NULL AND version.version IS NOT NULL
RETURN properties(version) AS properties`;

/** Edges that an aspect of one of the entities contains: of the entity itself or of its columns. */
const EDGES = `
UNWIND $urns AS urn
CALL (urn) {
  MATCH (:Entity {urn: urn})-[edge]-(:Entity)
  WHERE edge.owner = urn
  RETURN edge
  UNION
  MATCH (column:Entity)-[edge]->(:Entity)
  WHERE column.urn STARTS WITH 'urn:li:schemaField:(' + urn + ',' AND edge.owner = urn
  RETURN edge
}
WITH DISTINCT edge, startNode(edge) AS source, endNode(edge) AS target
RETURN source.urn AS source, labels(source) AS sourceLabels, type(edge) AS type,
  target.urn AS target, labels(target) AS targetLabels, properties(edge) AS properties`;

/** @param bare with exact numbers */
export async function readPart(bare: BareNeo4j, urns: readonly string[]): Promise<GraphPart> {
  const read = (text: string): Promise<Row[]> => bare.read({ text, parameters: { urns } });
  const [nodes, edges] = [await read(NODES), await read(EDGES)];
  const listProperties = async (text: string): Promise<Record<string, unknown>[]> =>
    (await read(text)).map((row) => row['properties'] as Record<string, unknown>);
  return {
    nodes: nodes.map((row) => ({
      labels: joinLabels(row['labels']),
      properties: row['properties'] as StoredNode['properties'],
    })),
    edges: edges as unknown as StoredEdge[],
    labels: new Map(
      edges.flatMap((row) => [
        [row['source'] as string, joinLabels(row['sourceLabels'])],
        [row['target'] as string, joinLabels(row['targetLabels'])],
      ]),
    ),
    changes: await listProperties(CHANGES),
    versions: await listProperties(VERSIONS),
  };
}

/* Writing: one UNWIND for each label, each edge type, and the change log. */

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

const ALL_URNS = `MATCH (entity:Entity) RETURN entity.urn AS urn`;

const MISSING = `
UNWIND $urns AS urn
WITH urn WHERE NOT EXISTS { MATCH (:Entity {urn: urn}) }
RETURN urn`;

/** Lists the entities of one graph that another graph lacks, a thousand at a time. */
export async function* missingIn(source: BareNeo4j, target: BareNeo4j): AsyncGenerator<string[]> {
  let urns: string[] = [];
  const missing = async (): Promise<string[]> =>
    (await target.read({ text: MISSING, parameters: { urns } })).map((row) => row['urn'] as string);
  for await (const row of source.stream(ALL_URNS)) {
    urns.push(row['urn'] as string);
    if (urns.length < 1_000) continue;
    yield await missing();
    urns = [];
  }
  yield await missing();
}

const COUNTS = [
  `MATCH (node) WHERE NOT node:Migration AND NOT node:Run AND NOT node:Counter AND NOT node:WriteMark AND NOT node:FacetValue AND NOT node:CensusChange AND NOT node:AuditEvent AND NOT node:UsageEvent AND NOT node:TestProgress UNWIND labels(node) AS name RETURN name, count(*) AS number ORDER BY name`,
  `MATCH ()-[edge]->() RETURN type(edge) AS name, count(*) AS number ORDER BY name`,
];

/** Counts nodes by label and edges by type, to compare two graphs. Internal records of the service are not counted. */
export async function countGraph(bare: BareNeo4j): Promise<string> {
  const counts: Row[] = [];
  for (const text of COUNTS) counts.push(...(await bare.read({ text, parameters: {} })));
  return counts.map((row) => `${String(row['name'])} ${String(row['number'])}`).join('\n');
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

function joinLabels(labels: unknown): string {
  return (labels as string[])
    .map((label) => `\`${label}\``)
    .sort()
    .join(':');
}
