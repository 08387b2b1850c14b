/** What a check reads of a page of URNs, with a fixed number of statements. */
import { CONTENT, toTerm } from '../../model/search/search-terms.js';
import { findUrn } from '../../model/urn.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { StatementName } from '../../neo4j/statements.js';
import type { StoredMeta } from '../entities/stored-aspect.js';
import { type DerivedDifference, compareDerived } from '../repair/compare-derived.js';
import { all, either, term } from '../search/lucene.js';
import type { AspectState, EntityState } from '../writes/entity-state.js';
import { newState, type LoadContext } from '../writes/load-states.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { type StrayEdge, findStrayEdges, readForeignEdges } from './check-edges.js';
import type { Violation } from './types.js';
import { checkAspects, type VersionSpan } from './check-aspects.js';

export interface CheckedNode extends Omit<StatementRows['check/get-nodes'], 'stored'> {
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** True if an aspect cannot be read, so nothing can be derived. */
  readonly isBroken: boolean;
  /** Violations of its aspects. */
  readonly faults: readonly Violation[];
}

export type KeylessPoint = StatementRows['check/list-keyless-points'];

/** What is stored of an entity that does not exist. */
export type Remains = StatementRows['check/count-remains'];

interface Indexed {
  /** URNs that it finds. */
  readonly found: ReadonlySet<string>;
  /** URNs whose contents in the index are those that the node should have there. */
  readonly current: ReadonlySet<string>;
}

type ByAspect<T> = ReadonlyMap<string, ReadonlyMap<string, readonly T[]>>;

export interface Facts {
  readonly nodes: ReadonlyMap<string, CheckedNode>;
  readonly differences: readonly DerivedDifference[];
  readonly strayEdges: readonly StrayEdge[];
  /** By URN and aspect. */
  readonly versions: ByAspect<VersionSpan>;
  readonly logged: ByAspect<number>;
  readonly missingRuns: readonly StatementRows['check/list-missing-runs'][];
  readonly keylessPoints: readonly KeylessPoint[];
  readonly remains: readonly Remains[];
  /** What the full-text index finds; undefined if the index does not exist or is not filled yet. */
  readonly indexed: Indexed | undefined;
}

interface FactContext extends LoadContext {
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

/** @param urns of nodes, or of entities without a node of which something is left */
export async function readFacts(urns: readonly string[], context: FactContext): Promise<Facts> {
  const { run, load, model } = context;
  const list = <Name extends StatementName>(name: Name) => run(load(name), { urns });
  const rows = await run(load('check/get-nodes'), {
    rows: urns.map((urn) => ({ urn, term: toTerm('urn', urn) })),
    content: `${CONTENT}=`,
  });
  const read = rows.map(readNode);
  const nodes = new Map(read.map(({ node }) => [node.urn, node]));
  const states = read.flatMap(({ node, stored }) => stateOf(node, stored, context));
  const [differences, foreign, versions, logged, missingRuns, keylessPoints, remains, indexed] =
    await Promise.all([
      compareDerived(states, context),
      readForeignEdges(urns, context),
      list('check/list-versions'),
      list('check/list-logged'),
      list('check/list-missing-runs'),
      list('check/list-keyless-points'),
      list('check/count-remains'),
      findIndexed(urns, nodes, context),
    ]);
  return {
    nodes,
    differences,
    strayEdges: findStrayEdges(foreign.edges, foreign.owners, model),
    versions: byAspect(versions),
    logged: byAspect(logged),
    missingRuns,
    keylessPoints,
    remains: remains.filter(({ urn }) => isGone(urn, nodes)),
    indexed,
  };
}

interface ReadNode {
  readonly node: CheckedNode;
  readonly stored: ReadonlyMap<string, unknown>;
}

function readNode({ stored: properties, ...row }: StatementRows['check/get-nodes']): ReadNode {
  const stored = new Map(properties);
  const { violations: faults, ...aspects } = checkAspects(row.urn, stored);
  return { node: { ...row, faults, ...aspects }, stored };
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

function byAspect<T>(
  rows: readonly { readonly urn: string; readonly aspect: string; readonly versions: readonly T[] }[],
): ByAspect<T> {
  const found = new Map<string, Map<string, readonly T[]>>();
  for (const { urn, aspect, versions } of rows) {
    const ofEntity = found.get(urn) ?? new Map<string, readonly T[]>();
    found.set(urn, ofEntity.set(aspect, versions));
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
    return new Set(rows.map(({ urn }) => urn));
  };
  const ofUrn = (urn: string): string => term(toTerm('urn', urn));
  const contents = [...nodes.values()].flatMap(({ urn, contentTerm }) =>
    contentTerm === null ? [] : [all([ofUrn(urn), term(contentTerm)])],
  );
  const [found, current] = await Promise.all([find(urns.map(ofUrn)), find(contents)]);
  return { found, current };
}

// Reads entities while no writer can change them.

export interface LockedRead {
  readonly urns: readonly string[];
  /** Other entities that must not change meanwhile. */
  readonly others: readonly string[];
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

type LockContext = CommitDeps & RunDeps;

/** Locking leaves neither nodes nor properties behind. */
export function readLocked(deps: CommitDeps, what: LockedRead): Promise<Facts> {
  return deps.database.readLocked('check', (run) => lockAndRead(what, { ...deps, run }));
}

/** Creates missing nodes for the lock; they are no part of the result, and the caller deletes them. */
export async function lockAndRead(what: LockedRead, context: LockContext): Promise<Facts> {
  const { run, load, model, clock } = context;
  const urns = [...new Set([...what.urns, ...what.others])].sort();
  const locked = await run(load('check/lock-nodes'), { urns, at: clock.now() });
  if (what.isSearchable) await refreshIndex({ run, load });
  const facts = await readFacts(what.urns, { run, load, model, isSearchable: what.isSearchable });
  const created = new Set(locked.filter(({ created: isNew }) => isNew).map(({ urn }) => urn));
  const nodes = new Map([...facts.nodes].filter(([urn]) => !created.has(urn)));
  return { ...facts, nodes, strayEdges: facts.strayEdges.filter(isOfAny(new Set(urns))) };
}

/** The owner of an edge that is not locked may be about to change it. The edge is left to a later check. */
function isOfAny(locked: ReadonlySet<string>): (stray: Facts['strayEdges'][number]) => boolean {
  return ({ edge: { owner } }) => owner === '' || locked.has(owner);
}

/** After this, reads of the full-text index find all committed writes. */
export async function refreshIndex({ run, load }: RunDeps): Promise<void> {
  await run(load('search-index/refresh'));
}
