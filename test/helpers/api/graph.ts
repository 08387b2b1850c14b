/** Reads Neo4j directly, for tests that check what the service really stored. */
import type { Driver } from 'neo4j-driver';
import type { JsonObject } from '../../../src/core/json.js';
import { deriveEdges } from '../../../src/model/derive-edges.js';
import { runOf } from '../../../src/catalog/runs/run-reader.js';
import { deriveSearchDocument } from '../../../src/model/search/change-search.js';
import { CONTENT, FACET_FIELDS } from '../../../src/model/search/search-terms.js';
import { loadModel } from '../../../src/model/load-model.js';
import type { Edge } from '../../../src/model/types.js';
import { openDriver } from '../driver.js';

export const model = loadModel([`${import.meta.dirname}/../../../schemas`]);

export interface Graph {
  readonly driver: Driver;
  readonly rows: (text: string, parameters?: Record<string, unknown>) => Promise<Record<string, any>[]>;
  readonly close: () => Promise<void>;
}

export async function openGraph(): Promise<Graph> {
  const driver = await openDriver();
  return {
    driver,
    rows: async (text, parameters = {}) =>
      (await driver.executeQuery(text, parameters)).records.map((record) => record.toObject()),
    close: () => driver.close(),
  };
}

/** Returns everything stored about URNs that contain the text, except log entries of hard deletions. Empty after a hard deletion. */
export async function traces(graph: Graph, part: string): Promise<string[]> {
  const rows = await graph.rows(
    `MATCH (n) WHERE n.urn CONTAINS $part AND coalesce(n.operations, []) <> ['DELETE_ENTITY']
     RETURN labels(n)[0] + ' ' + n.urn + ' ' + coalesce(n.aspect, reduce(all = '', o IN n.operations | all + o), '') AS trace
     UNION MATCH ()-[r]->() WHERE r.owner CONTAINS $part RETURN type(r) + ' of ' + r.owner AS trace`,
    { part },
  );
  return rows.map((row) => row['trace'] as string);
}

/** Returns a live edge as one text: type, ends, aspect, owner, and for `HasUpstream` the relationship from which it follows. */
export const edgeText = (edge: {
  type: string;
  source: string;
  target: string;
  aspect: string;
  owner: string;
  relationship?: string | null;
}): string =>
  [edge.type, edge.source, edge.target, edge.aspect, edge.owner, edge.relationship ?? ''].join(' ');

/** Returns the texts of a derived edge and, if it is lineage, of its oriented `HasUpstream` edge. */
function edgeTexts(edge: Edge): string[] {
  if (edge.downstream === undefined) return [edgeText(edge)];
  const { source, target, type } = edge;
  const ends = edge.downstream === 'source' ? { source, target } : { source: target, target: source };
  return [edgeText(edge), edgeText({ ...edge, ...ends, type: 'HasUpstream', relationship: type })];
}

/** Checks that the node, its edges and its versions are exactly those that its latest aspects imply. */
export async function expectConsistent(graph: Graph, urnText: string): Promise<void> {
  const urn = model.parseUrn(urnText);
  const [found] = await graph.rows(
    'MATCH (n:Entity {urn: $urn}) RETURN properties(n) AS n, labels(n) AS labels',
    {
      urn: urnText,
    },
  );
  const node: Record<string, any> = found?.['n'] ?? {};
  const names = Object.keys(node).filter((key) => key.startsWith('aspect_'));
  const aspects = new Map(
    names.map((key) => [key.slice('aspect_'.length), JSON.parse(node[key]) as JsonObject]),
  );
  const edges = await graph.rows(
    `MATCH (s)-[r {owner: $urn}]->(t) WHERE type(r) <> 'Past'
     RETURN type(r) AS type, s.urn AS source, t.urn AS target, r.aspect AS aspect, r.owner AS owner, r.relationship AS relationship`,
    { urn: urnText },
  );
  const derived = [...aspects].flatMap(([name, value]) => deriveEdges(model, urn, name, value));
  expect(edges.map((row) => edgeText(row as never)).sort()).toEqual(derived.flatMap(edgeTexts).sort());
  if (node['type'] === undefined) {
    expect(Object.keys(node).filter((key) => !['urn', 'touchedAt', 'indexedAt'].includes(key))).toEqual([]);
    expect(await versionsOf(graph, urnText)).toEqual([]);
    return;
  }
  expect(found!['labels'].sort()).toEqual(['Entity', model.getEntity(urn.entityType).label].sort());
  // Other tests check which containers an entity is in.
  const facts = { containers: node['field_containers'] as string[] | undefined, runs: runsOf(node) };
  const document = deriveSearchDocument(model, urn, aspects, facts);
  expect(node).toMatchObject({
    type: urn.entityType,
    name: stored(document.name),
    removed: document.removed,
    search_exact: document.tiers.exact,
    search_names: document.tiers.names,
    search_texts: document.tiers.texts,
    contributions: document.contributions,
  });
  const terms = (node['search_terms'] as string[]).filter((term) => !term.startsWith(`${CONTENT}=`));
  expect(terms.sort()).toEqual([...document.terms].sort());
  expect(node['search_terms']).toHaveLength(terms.length + 1);
  expect((await facetsOf(graph, urnText)).sort()).toEqual([...document.facets].sort());
  const fields = Object.keys(node).filter((key) => key.startsWith('field_'));
  expect(Object.fromEntries(fields.map((key) => [key.slice('field_'.length), node[key]]))).toEqual(
    Object.fromEntries(Object.entries(document.fields).map(([name, values]) => [name, values.map(stored)])),
  );
  await expectGapless(graph, urnText, node);
}

/** Returns the runs that wrote the aspects of a node. */
function runsOf(node: Record<string, any>): Map<string, string> {
  const metas = Object.keys(node).filter((key) => key.startsWith('meta_'));
  return new Map(
    metas.flatMap((key) => {
      const meta = JSON.parse(node[key]) as { deleted?: boolean; systemMetadata?: JsonObject };
      const run = meta.deleted === true ? undefined : runOf(meta.systemMetadata);
      return run === undefined ? [] : [[key.slice('meta_'.length), run] as const];
    }),
  );
}

/** Returns the facet values of an entity as `name=value`. */
export async function facetsOf(graph: Graph, urn: string): Promise<string[]> {
  const rows = await graph.rows(
    `MATCH (entity:Entity {urn: $urn})
     UNWIND entity.facetIds AS id
     OPTIONAL MATCH (known:FacetValue {id: id})
     RETURN $names[id % 16] + '=' + known.value AS text`,
    { urn, names: FACET_FIELDS },
  );
  return rows.map(({ text }) => text as string);
}

/** Encodes text as UTF-8 like the driver does, which replaces half a surrogate pair by the replacement character. */
function stored<T>(value: T): T {
  return (typeof value === 'string' ? Buffer.from(value).toString() : value) as T;
}

async function expectGapless(graph: Graph, urn: string, node: Record<string, any>): Promise<void> {
  const kept = await versionsOf(graph, urn);
  const metas = Object.keys(node).filter((key) => key.startsWith('meta_'));
  for (const key of metas) {
    const { version, deleted } = JSON.parse(node[key]) as { version: number; deleted?: boolean };
    const aspect = key.slice('meta_'.length);
    const older = kept.filter((row) => row['aspect'] === aspect).map((row) => row['version'] as number);
    const last = deleted === true ? version : version - 1;
    expect([aspect, ...older]).toEqual([aspect, ...Array.from({ length: last }, (_, index) => index + 1)]);
    expect([aspect, `aspect_${aspect}` in node]).toEqual([aspect, deleted !== true]);
  }
  expect(kept.filter((row) => !metas.includes(`meta_${row['aspect']}`))).toEqual([]);
}

function versionsOf(graph: Graph, urn: string): Promise<Record<string, any>[]> {
  return graph.rows(
    'MATCH (v:AspectVersion {urn: $urn}) RETURN v.aspect AS aspect, v.version AS version ORDER BY aspect, version',
    { urn },
  );
}
