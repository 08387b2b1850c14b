/** Checks some URNs. What looks wrong is read again under locks, so that a write under way is not taken for a violation. */
import { hasCode } from '../../core/errors.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { findViolations } from './find-violations.js';
import { readLocked, type LockedRead } from './locked-facts.js';
import { readFacts } from './read-facts.js';
import { repairPage } from './repair-page.js';
import type { CheckedViolation, Violation } from './types.js';

const NOT_REPAIRED = 'the repair did not remove it; trellis reindex creates the full-text index again';

export interface PageContext extends CommitDeps {
  readonly fix: boolean;
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

export async function checkPage(urns: readonly string[], context: PageContext): Promise<CheckedViolation[]> {
  const suspected = urns.length === 0 ? NOBODY : await findSuspected(urns, context);
  const confirmed = await confirm(suspected, context);
  if (!context.fix || confirmed.length === 0) return confirmed.map((violation) => checked(violation, false));
  const wrong = lockedBy(confirmed);
  await repairPage(context, { ...wrong, isSearchable: context.isSearchable });
  const left = new Map((await confirm(wrong, context)).map((violation) => [keyOf(violation), violation]));
  return confirmed.map((violation) => {
    const still = left.get(keyOf(violation));
    return still === undefined
      ? checked(violation, true)
      : checked({ reason: NOT_REPAIRED, ...violation, ...still }, false);
  });
}

/** The entities that look wrong, and others on which that depends. */
type Suspected = Pick<LockedRead, 'urns' | 'others'>;

const NOBODY: Suspected = { urns: [], others: [] };

async function findSuspected(urns: readonly string[], context: PageContext): Promise<Suspected> {
  const { database, load, model, isSearchable } = context;
  try {
    const facts = await readFacts(urns, { run: database.read, load, model, isSearchable });
    return lockedBy(findViolations(facts, model));
  } catch (error) {
    // Neo4j refuses to read a node or an edge that is deleted meanwhile. Locked entities are not deleted.
    if (hasCode(error, 'UNAVAILABLE')) return { urns, others: [] };
    throw error;
  }
}

async function confirm(suspected: Suspected, context: PageContext): Promise<Violation[]> {
  if (suspected.urns.length === 0) return [];
  const facts = await readLocked(context, { ...suspected, isSearchable: context.isSearchable });
  return findViolations(facts, context.model);
}

function lockedBy(violations: readonly Violation[]): Suspected {
  const others = violations.flatMap(({ dependsOn }) => dependsOn ?? []);
  return {
    urns: [...new Set(violations.map(({ urn }) => urn))],
    others: [...new Set(others)].filter((urn) => urn !== ''),
  };
}

function keyOf({ urn, kind, aspect = '', message }: Violation): string {
  return [urn, kind, aspect, message].join('\n');
}

function checked({ dependsOn: _, reason, ...violation }: Violation, repaired: boolean): CheckedViolation {
  return { ...violation, repaired, ...(reason !== undefined && !repaired && { reason }) };
}
