/** The entities that everybody views most. Counting all views of a month takes long, so the ranking is kept for a minute. */
import type { Clock } from '../../core/clock.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { SHOWN_TYPES } from './shown-types.js';

interface PopularDeps {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** Returns URNs, most viewed first. They may no longer exist, and actors may not be permitted to view them. */
export type ListPopular = () => Promise<readonly string[]>;

const KEPT_MILLIS = 60_000;
const SPAN_MILLIS = 30 * 24 * 3_600 * 1_000;
/** An actor who may view few entities still finds some among them. */
const LENGTH = 500;

export function createListPopular({ database, load, clock }: PopularDeps): ListPopular {
  let kept: { readonly at: number; readonly urns: Promise<readonly string[]> } | undefined;
  const count = async (now: number): Promise<readonly string[]> => {
    const rows = await database.read(load('usage-events/list-popular'), {
      ...{ type: 'EntityViewEvent', entityTypes: SHOWN_TYPES, count: LENGTH },
      ...{ from: now - SPAN_MILLIS, until: now + 1 },
    });
    return rows.map((row) => row['urn'] as string);
  };
  return () => {
    const now = clock.now();
    if (kept !== undefined && Math.abs(now - kept.at) < KEPT_MILLIS) return kept.urns;
    const next = { at: now, urns: count(now) };
    kept = next;
    next.urns.catch(() => {
      if (kept === next) kept = undefined;
    });
    return next.urns;
  };
}
