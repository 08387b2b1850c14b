/**
 * Marks transactions, so that searches of every service wait for the full-text index and notice changes of lifecycle stages, so that every
 * census follows them, and so that a backup under way copies again what they change.
 */
import { type CountDifferences, KEPT_CHANGES, toDifferenceText } from '../census/differences.js';
import type { RunDeps } from '../../neo4j/database.js';
import { MARK_SLOTS } from '../../neo4j/search-index/write-marks.js';
import type { FailingChanges } from '../assertions/health-after.js';
import { STAGE_PREFIX } from '../lifecycle/hidden-stages.js';
import { changesFullText, type EntityChange } from './entity-properties.js';

export interface MarkContext extends RunDeps {
  /** Unique id of the transaction. Two marks of one transaction have the same slot. */
  readonly transaction: string;
}

/** What a transaction has changed. */
export interface MarkedChanges {
  /** Whether it changes what the full-text index contains. */
  readonly isFound: boolean;
  /** How it changes the counts of everything; absent: not at all. */
  readonly differences?: CountDifferences | 'unknown';
  /** Entities of which a node, an older version, a point or a log entry was changed, and the sources of changed edges. */
  readonly urns: Iterable<string>;
  /** Targets of new edges, which may be new stubs. */
  readonly ends?: readonly string[];
  /** Ids of changed runs. */
  readonly runs?: readonly string[];
}

/** The parameters of `cypher/writes/mark-write`. */
export interface MarkParameters extends Record<string, unknown> {
  readonly slot: number;
  readonly transaction: string;
}

/**
 * Leaves the mark of a transaction. Every transaction that changes entities must leave one. Nothing may follow it, because other transactions
 * with the same slot wait for the commit.
 */
export async function markWrite(context: MarkContext, changes: MarkedChanges): Promise<void> {
  const parameters = markParameters(context.transaction, changes);
  if (parameters !== undefined) await context.run(context.load('writes/mark-write'), parameters);
}

/** Returns the parameters of the mark; undefined if there is nothing to mark. */
export function markParameters(
  transaction: string,
  { isFound, differences = new Map(), urns, ends = [], runs = [] }: MarkedChanges,
): MarkParameters | undefined {
  const changed = [...new Set(urns)];
  const counts = toDifferenceText(differences);
  if (!isFound && counts === null && changed.length === 0 && runs.length === 0) return undefined;
  const slot = slotOf(transaction);
  const isOfStage = changed.some((urn) => urn.startsWith(STAGE_PREFIX));
  return { slot, transaction, isFound, isOfStage, counts, kept: KEPT_CHANGES, urns: changed, ends, runs };
}

function slotOf(transaction: string): number {
  let sum = 0;
  for (let index = 0; index < transaction.length; index += 1) sum += transaction.charCodeAt(index);
  return sum % MARK_SLOTS;
}

/** Tells whether a transaction with these changes changes the full-text index, or a facet. */
export function changesIndex(changed: readonly EntityChange[], failing: FailingChanges): boolean {
  return (
    failing.urns.length > 0 ||
    changed.some((change) => changesFullText(change) || change.facets !== undefined)
  );
}
