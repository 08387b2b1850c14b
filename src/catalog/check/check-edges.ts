/** Checks edges: those of an entity, and those that begin at it and follow from an aspect of another one. */
import { deriveEdges } from '../../model/derive-edges.js';
import type { MetadataModel } from '../../model/types.js';
import { findUrn } from '../../model/urn.js';
import type { JsonObject } from '../../core/json.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { columnsOf, type DerivedDifference } from '../repair/compare-derived.js';
import { edgeRows, PAST_EDGE, type EdgeRow } from '../writes/stored-rows.js';
import { aspectValue, type AspectState, type AspectMeta } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import type { Violation } from './types.js';

interface ForeignEdge extends Omit<EdgeRow, 'properties'> {
  /** Of the edge in the database, as long as nothing else is written. */
  readonly id: string;
}

/** The aspects of the owners that the edges name. An owner that does not exist is missing. */
type OwnerAspects = ReadonlyMap<string, ReadonlyMap<string, AspectState>>;

export interface StrayEdge {
  readonly edge: ForeignEdge;
  readonly violation: Violation;
}

/** Returns the edges that follow from no aspect and would not be found by the check of their owner. */
export function findStrayEdges(
  edges: readonly ForeignEdge[],
  owners: OwnerAspects,
  model: MetadataModel,
): StrayEdge[] {
  const derived = rememberDerived(owners, model);
  return edges.flatMap((edge) => {
    const problem = findProblem(edge, owners, derived);
    if (problem === undefined) return [];
    const { source: urn, aspect, owner } = edge;
    const message = `${edgeText(edge)} ${problem}`;
    const violation = { urn, kind: 'EDGE' as const, aspect, message, dependsOn: owner };
    return [{ edge, violation }];
  });
}

function findProblem(
  edge: ForeignEdge,
  owners: OwnerAspects,
  derived: (owner: string, aspect: string) => Derived,
): string | undefined {
  const { owner, aspect, type } = edge;
  if (owner === '') return 'has no owner';
  if (!owners.has(owner)) return `belongs to ${owner}, which does not exist`;
  if (type === PAST_EDGE) return undefined;
  const { texts, sources } = derived(owner, aspect);
  if (texts.has(edgeText(edge)) || isCheckedWithOwner(edge, sources)) return undefined;
  return `does not follow from ${aspect} of ${owner}`;
}

/** The check of the owner reads the edges at the owner, at its columns, and at the places where its edges begin. */
function isCheckedWithOwner({ source, target, owner }: ForeignEdge, sources: ReadonlySet<string>): boolean {
  return [source, target].some(
    (end) => end === owner || end.startsWith(columnsOf(owner)) || sources.has(end),
  );
}

interface Derived {
  readonly texts: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

/** Many edges follow from one aspect, which is derived once. */
function rememberDerived(
  owners: OwnerAspects,
  model: MetadataModel,
): (owner: string, aspect: string) => Derived {
  const known = new Map<string, Derived>();
  return (owner, aspect) => {
    const key = `${owner} ${aspect}`;
    const found = known.get(key) ?? derive(owners.get(owner)?.get(aspect), { owner, aspect, model });
    known.set(key, found);
    return found;
  };
}

function derive(
  state: AspectState | undefined,
  { owner, aspect, model }: { owner: string; aspect: string; model: MetadataModel },
): Derived {
  const [urn, value] = [findUrn(owner), aspectValue(state)];
  const edges = urn === undefined || value === undefined ? [] : deriveEdges(model, urn, aspect, value);
  const rows = edges.flatMap((edge) => edgeRows(edge, 0));
  return { texts: new Set(rows.map(edgeText)), sources: new Set(rows.map(({ source }) => source)) };
}

/** Describes how edges and search properties of an entity differ from those that follow from its aspects. */
export function checkDerived({ state, edges, properties }: DerivedDifference): Violation[] {
  const urn = state.urn.text;
  const addedTexts = new Set(edges.added.map(edgeText));
  const removedTexts = new Set(edges.removed.map(edgeText));
  const edge = (row: EdgeRow, problem: string): Violation => {
    const message = `${edgeText(row)} ${problem}`;
    return { urn, kind: 'EDGE', aspect: row.aspect, message };
  };
  const names = Object.keys(properties).sort();
  return [
    ...edges.removed.map((row) =>
      edge(row, addedTexts.has(edgeText(row)) ? 'exists more than once' : 'does not follow from the aspect'),
    ),
    ...edges.added.filter((row) => !removedTexts.has(edgeText(row))).map((row) => edge(row, 'is missing')),
    ...edges.updated.map((row) => edge(row, 'has wrong properties')),
    ...(names.length === 0
      ? []
      : [{ urn, kind: 'SEARCH' as const, message: `has wrong values of ${names.join(', ')}` }]),
  ];
}

function edgeText({ source, type, target, relationship }: Omit<EdgeRow, 'properties'>): string {
  const accompanied = relationship === undefined ? '' : ` of ${relationship}`;
  return `the edge ${type}${accompanied} from ${source} to ${target}`;
}

/** Reads the edges that follow from aspects of other entities, and these aspects. */
export async function readForeignEdges(
  urns: readonly string[],
  { run, load }: LoadContext,
): Promise<{ edges: readonly ForeignEdge[]; owners: OwnerAspects }> {
  const rows = await run(load('check/list-foreign-edges'), { urns });
  const edges = rows.map(toEdge);
  const wanted = new Map<string, Set<string>>();
  for (const { owner, aspect } of edges)
    if (owner !== '') wanted.set(owner, (wanted.get(owner) ?? new Set()).add(aspect));
  if (wanted.size === 0) return { edges, owners: new Map() };
  const requests = [...wanted].map(([urn, aspects]) => ({ urn, aspects: [...aspects], fields: [] }));
  const found = await run(load('writes/read-aspects'), { rows: requests });
  const owners = new Map<string, ReadonlyMap<string, AspectState>>();
  for (const { urn, type, aspects } of found) {
    const names = [...(wanted.get(urn) ?? [])];
    if (type !== null) owners.set(urn, readAspects(names, aspects));
  }
  return { edges, owners };
}

function toEdge({ properties, ...edge }: StatementRows['check/list-foreign-edges']): ForeignEdge {
  // Writers store these three as texts.
  const { aspect = '', owner = '', relationship } = properties as Record<string, string | undefined>;
  return { ...edge, aspect, owner, ...(relationship !== undefined && { relationship }) };
}

/** Leaves out payloads that cannot be read; the check of their entity reports them. */
function readAspects(
  names: readonly string[],
  pairs: StatementRows['writes/read-aspects']['aspects'],
): Map<string, AspectState> {
  const aspects = new Map<string, AspectState>();
  names.forEach((name, position) => {
    const [text, meta] = pairs[position] ?? [];
    if (typeof text !== 'string' || typeof meta !== 'string') return;
    try {
      aspects.set(name, {
        text,
        value: JSON.parse(text) as JsonObject,
        meta: JSON.parse(meta) as AspectMeta,
      });
    } catch {
      // Not JSON.
    }
  });
  return aspects;
}
