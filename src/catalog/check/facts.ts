/** What a check reads of a page of URNs, with a fixed number of statements. */
import { CONTENT, toTerm } from '../../model/search/search-terms.js';
import { findUrn } from '../../model/urn.js';
import type { Row, RunStatement } from '../../neo4j/database.js';
import type { StoredMeta } from '../entities/stored-aspect.js';
import { type DerivedDifference, compareDerived } from '../repair/compare-derived.js';
import { all, either, term } from '../search/lucene.js';
import type { AspectState, EntityState } from '../writes/entity-state.js';
import { newState, type LoadContext } from '../writes/load-states.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { type StrayEdge, findStrayEdges, readForeignEdges } from './check-edges.js';
import type { Violation } from './types.js';
import { checkAspects, type VersionSpan } from './check-aspects.js';

export interface CheckedNode {
  readonly urn: string;
  /** Null for a stub. */
  readonly type: string | null;
  readonly labels: readonly string[];
  readonly hasEdges: boolean;
  /** Whether the stored search terms contain the URN. */
  readonly hasTerm: boolean;
  /** The stored search term with the digest of everything that the index should contain of the entity. */
  readonly contentTerm: string | null;
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** True if an aspect cannot be read, so nothing can be derived. */
  readonly isBroken: boolean;
  /** Violations of its aspects. */
  readonly faults: readonly Violation[];
}

export interface KeylessPoint {
  readonly id: string;
  readonly urn: string;
  readonly aspect: string;
  readonly timestampMillis: number;
  readonly payload: string | null;
}

/** What is stored of an entity that does not exist. */
export interface Remains {
  readonly urn: string;
  readonly versions: number;
  readonly points: number;
  readonly changes: number;
  /** Whether a hard deletion is logged. */
  readonly isDeleted: boolean;
}

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
  readonly missingRuns: readonly { readonly urn: string; readonly id: string }[];
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
  const list = (name: string): Promise<Row[]> => run(load(`check/${name}`), { urns });
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
    list('list-versions'),
    list('list-logged'),
    list('list-missing-runs'),
    list('list-keyless-points'),
    list('count-remains'),
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

// Reads entities while no writer can change them.

export interface LockedRead {
  readonly urns: readonly string[];
  /** Other entities that must not change meanwhile. */
  readonly others: readonly string[];
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

type LockContext = CommitDeps & { readonly run: RunStatement };

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
  const created = new Set(locked.filter((row) => row['created'] === true).map((row) => row['urn']));
  const nodes = new Map([...facts.nodes].filter(([urn]) => !created.has(urn)));
  return { ...facts, nodes, strayEdges: facts.strayEdges.filter(isOfAny(new Set(urns))) };
}

/** The owner of an edge that is not locked may be about to change it. The edge is left to a later check. */
function isOfAny(locked: ReadonlySet<string>): (stray: Facts['strayEdges'][number]) => boolean {
  return ({ edge: { owner } }) => owner === '' || locked.has(owner);
}

/** After this, reads of the full-text index find all committed writes. */
export async function refreshIndex({
  run,
  load,
}: Pick<CommitDeps, 'load'> & { readonly run: RunStatement }): Promise<void> {
  await run(load('search-index/refresh'));
}
