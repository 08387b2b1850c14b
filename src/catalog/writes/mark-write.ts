/** Marks transactions that change what the full-text index contains, so that searches of every service wait for the index. */
import { FACETS } from '../facets/facet-property.js';
import type { RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { EntityChange, FailingChanges } from '../assertions/failing-changes.js';

/** Transactions of one slot commit one after the other. With this many, two of them rarely meet. */
const SLOTS = 32;

export interface WriteMark {
  readonly run: RunStatement;
  readonly load: LoadStatement;
  /** Unique id of the transaction. */
  readonly transaction: string;
}

/** Must be the last statement of its transaction, because another transaction with the same slot waits for its commit. */
export async function markWrite({ run, load, transaction }: WriteMark): Promise<void> {
  await run(load('writes/mark-write'), { slot: slotOf(transaction), transaction });
}

function slotOf(transaction: string): number {
  let sum = 0;
  for (let index = 0; index < transaction.length; index += 1) sum += transaction.charCodeAt(index);
  return sum % SLOTS;
}

/** Tells whether a transaction with these changes changes the full-text index, or a facet. */
export function changesIndex(changed: readonly EntityChange[], failing: FailingChanges): boolean {
  if (failing.urns.length > 0) return true;
  return changed.some(({ properties }) =>
    Object.keys(properties).some((name) => name.startsWith('search_') || name === FACETS),
  );
}
