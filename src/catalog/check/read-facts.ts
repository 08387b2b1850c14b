/** Reads everything that a check compares, with a fixed number of statements for a page. */
import { CONTENT, toTerm } from '../../model/search/search-terms.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import type { Row } from '../../neo4j/database.js';
import { compareDerived } from '../repair/compare-derived.js';
import { all, either, term } from '../search/lucene.js';
import type { AspectState, EntityState } from '../writes/entity-state.js';
import { newState, type LoadContext } from '../writes/load-states.js';
import { checkAspects } from './check-aspects.js';
import { findStrayEdges } from './check-foreign-edges.js';
import type { CheckedNode, Facts, Indexed, KeylessPoint, Remains } from './facts.js';
import { readForeignEdges } from './read-foreign-edges.js';

export interface FactContext extends LoadContext {
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

/** @param urns of nodes, or of entities without a node of which something is left */
export async function readFacts(urns: readonly string[], context: FactContext): Promise<Facts> {
  const { run, load, model } = context;
  const ask = (name: string): Promise<Row[]> => run(load(`check/${name}`), { urns });
  const rows = await run(load('check/get-nodes'), {
    rows: urns.map((urn) => ({ urn, term: toTerm('urn', urn) })),
    content: `${CONTENT}=`,
  });
  const read = rows.map((row) => readNode(row));
  const nodes = new Map(read.map(({ node }) => [node.urn, node]));
  const states = read.flatMap(({ node, stored }) => stateOf(node, stored, context));
  const [differences, foreign, versions, logged, runs, points, remains, indexed] = await Promise.all([
    compareDerived(states, context),
    readForeignEdges(urns, context),
    ask('list-versions'),
    ask('list-logged'),
    ask('list-missing-runs'),
    ask('list-keyless-points'),
    ask('count-remains'),
    findIndexed(urns, nodes, context),
  ]);
  return {
    nodes,
    differences,
    strayEdges: findStrayEdges(foreign.edges, foreign.owners, model),
    versions: byAspect(versions),
    logged: byAspect(logged),
    missingRuns: runs as unknown as Facts['missingRuns'],
    keylessPoints: points as unknown as KeylessPoint[],
    remains: (remains as unknown as Remains[]).filter(({ urn }) => isGone(urn, nodes)),
    indexed,
  };
}

interface ReadNode {
  readonly node: CheckedNode;
  readonly stored: ReadonlyMap<string, unknown>;
}

function readNode(row: Row): ReadNode {
  const urn = row['urn'] as string;
  const stored = new Map(row['stored'] as [string, unknown][]);
  const { violations: faults, ...aspects } = checkAspects(urn, stored);
  const { type, labels, hasEdges, hasTerm, contentTerm } = row as unknown as CheckedNode;
  return { node: { urn, type, labels, hasEdges, hasTerm, contentTerm, faults, ...aspects }, stored };
}

/** Nothing is derived of a stub, of an entity whose type the model does not have, and of one with an aspect that cannot be read. */
function stateOf(
  { urn: text, type, metas, isBroken }: CheckedNode,
  stored: ReadonlyMap<string, unknown>,
  { model }: FactContext,
): EntityState[] {
  const urn = findUrn(text);
  const entity = model.entities.get(urn?.entityType ?? '');
  if (urn === undefined || entity === undefined || type === null || isBroken) return [];
  const aspects = new Map<string, AspectState>();
  for (const name of entity.aspects) {
    const meta = metas.get(name);
    if (meta !== undefined)
      aspects.set(name, { text: stored.get(`aspect_${name}`) as string | undefined, meta });
  }
  return [
    newState({ operation: { urn, entity }, aspects: entity.aspects }, { existed: true, stored: aspects }),
  ];
}

/** A stub is what a hard deletion leaves of an entity to which others still refer. */
function isGone(urn: string, nodes: ReadonlyMap<string, CheckedNode>): boolean {
  const node = nodes.get(urn);
  return node === undefined || (node.type === null && node.metas.size === 0);
}

function byAspect<T>(rows: readonly Row[]): Map<string, Map<string, T[]>> {
  const found = new Map<string, Map<string, T[]>>();
  for (const { urn, aspect, versions } of rows) {
    const ofEntity = found.get(urn as string) ?? new Map<string, T[]>();
    found.set(urn as string, ofEntity.set(aspect as string, versions as T[]));
  }
  return found;
}

/** One statement finds all URNs, another one those with the right contents. */
async function findIndexed(
  urns: readonly string[],
  nodes: ReadonlyMap<string, CheckedNode>,
  { run, load, isSearchable }: FactContext,
): Promise<Indexed | undefined> {
  if (!isSearchable) return undefined;
  const find = async (clauses: readonly string[]): Promise<Set<string>> => {
    if (clauses.length === 0) return new Set();
    const rows = await run(load('check/find-indexed'), { query: either(clauses) });
    return new Set(rows.map((row) => row['urn'] as string));
  };
  const ofUrn = (urn: string): string => term(toTerm('urn', urn));
  const contents = [...nodes.values()].flatMap(({ urn, contentTerm }) =>
    contentTerm === null ? [] : [all([ofUrn(urn), term(contentTerm)])],
  );
  const [found, current] = await Promise.all([find(urns.map(ofUrn)), find(contents)]);
  return { found, current };
}
