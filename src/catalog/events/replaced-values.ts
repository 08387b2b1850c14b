/** Reads values again that were replaced while a page of events was read. */
import type { NumberingDeps } from './number-changes.js';
import { lacksValue, type EventRow } from './to-event.js';

/**
 * A page is read without locks, and a commit of Neo4j shows an entity's new value before the index contains the older one. So a value
 * may seem to be missing, as if a hard delete had removed it. A read under the entity's lock finds it if it exists.
 * @returns the rows of a page with the values found; one statement for all, none for a page without missing values
 */
export async function withReplacedValues(
  { database, load, clock }: NumberingDeps,
  events: readonly EventRow[],
): Promise<EventRow[]> {
  const rows = events
    .flatMap((event, row) => {
      const { urn, aspect, version } = event;
      return lacksValue(event) ? [{ row, urn, aspect, version }] : [];
    })
    // In the order in which writers take locks.
    .sort((one, other) => (one.urn < other.urn ? -1 : Number(one.urn > other.urn)));
  if (rows.length === 0) return [...events];
  const found = await database.write('events/lock-values', (run) =>
    run(load('events/lock-values'), { rows, at: clock.now() }),
  );
  const values = new Map(found.map(({ row, ...value }) => [row, value]));
  return events.map((event, row) => ({ ...event, ...values.get(row), isSure: true }));
}
