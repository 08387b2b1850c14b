/** Reads the stored catalog back from the Neo4j of the service: nodes, edges and the change log, batch by batch. */
import type { BareNeo4j, Row } from '../floor/bare-neo4j.js';

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
  readonly changes: readonly Readonly<Record<string, unknown>>[];
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

const EDGES = `
MATCH (source:Entity)-[edge]->(target:Entity)
RETURN source.urn AS source, type(edge) AS type, target.urn AS target, properties(edge) AS properties`;

const LABELS = `
MATCH (entity:Entity)
RETURN entity.urn AS urn, labels(entity) AS labels`;

/** @param bare with exact numbers */
export async function readPart(
  bare: BareNeo4j,
  urns: readonly string[],
  edges: ReadonlyMap<string, readonly StoredEdge[]>,
): Promise<GraphPart> {
  const nodes = await bare.read({ text: NODES, parameters: { urns } });
  const changes = await bare.read({ text: CHANGES, parameters: { urns } });
  return {
    nodes: nodes.map((row) => ({
      labels: joinLabels(row),
      properties: row['properties'] as StoredNode['properties'],
    })),
    edges: urns.flatMap((urn) => edges.get(urn) ?? []),
    changes: changes.map((row) => row['properties'] as Record<string, unknown>),
  };
}

/** All edges, by the entity whose aspect contains them. */
export async function readEdges(bare: BareNeo4j): Promise<Map<string, StoredEdge[]>> {
  const edges = new Map<string, StoredEdge[]>();
  for await (const row of bare.stream(EDGES)) {
    const edge = row as unknown as StoredEdge;
    const owner = edge.properties['owner'] as string;
    const own = edges.get(owner);
    if (own === undefined) edges.set(owner, [edge]);
    else own.push(edge);
  }
  return edges;
}

/** Labels of all entities and stubs by URN, because an edge may need its end before the batch of that entity. */
export async function readLabels(bare: BareNeo4j): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for await (const row of bare.stream(LABELS)) labels.set(row['urn'] as string, joinLabels(row));
  return labels;
}

const COUNTS = [
  `MATCH (node) WHERE NOT node:Migration AND NOT node:Run AND NOT node:Counter AND NOT node:WriteMark UNWIND labels(node) AS name RETURN name, count(*) AS number ORDER BY name`,
  `MATCH ()-[edge]->() RETURN type(edge) AS name, count(*) AS number ORDER BY name`,
];

/** Counts nodes by label and edges by type, to compare two graphs. Internal records of the service are not counted. */
export async function countGraph(bare: BareNeo4j): Promise<string> {
  const counts: Row[] = [];
  for (const text of COUNTS) counts.push(...(await bare.read({ text, parameters: {} })));
  return counts.map((row) => `${String(row['name'])} ${String(row['number'])}`).join('\n');
}

function joinLabels(row: Row): string {
  return (row['labels'] as string[])
    .map((label) => `\`${label}\``)
    .sort()
    .join(':');
}
