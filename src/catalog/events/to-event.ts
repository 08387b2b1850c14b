/** Turns rows of the log into events, and reads missing values again. */
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { isTornPair, storedMeta } from '../entities/stored-aspect.js';
import type { ChangeEvent, ValueOfEvent } from './types.js';
import type { NumberingDeps } from './number-changes.js';

type ListedEvent = StatementRows['events/list-events'];
/** Null if the value is being deleted during the read. */
type Pair = ListedEvent['versions'][number];

export interface EventRow extends ListedEvent {
  /** True if the values were read again under a lock, because they might have been replaced during the first read. */
  readonly isSure?: boolean;
}

/** The operations of the log that are also change types of events; other operations become `UPSERT` or `DELETE`. */
const CHANGE_TYPES = new Set(['UPSERT', 'CREATE', 'CREATE_ENTITY', 'UPDATE', 'RESTATE', 'DELETE']);

/** Returns no event for a value that a hard delete has removed meanwhile; the deletion has its own event later. */
export function toEvents(row: EventRow): ChangeEvent[] {
  const { urn, at, actor, operation, aspect } = row;
  const [previous] = row.before.flatMap((pair) => toValue(pair) ?? []);
  const value = valueOf(row);
  if (value === undefined && !isDeletion(row)) return [];
  const changed = value === undefined ? 'DELETE' : 'UPSERT';
  return [
    {
      urn,
      ...(aspect !== null && { aspectName: aspect }),
      changeType: CHANGE_TYPES.has(operation) ? operation : changed,
      created: { time: at, actor },
      ...(value !== undefined && { value }),
      ...(previous !== undefined && { previous }),
    },
  ];
}

/** Tells whether the value was deleted or replaced while the row was read. */
export function lacksValue(row: EventRow): boolean {
  return !isDeletion(row) && valueOf(row) === undefined;
}

function isDeletion({ operation, version, point }: EventRow): boolean {
  return operation.startsWith('DELETE') || (version === 0 && point === null);
}

function valueOf({ version, payload, meta, versions, point, isSure }: EventRow): ValueOfEvent | undefined {
  if (point !== null) return toValue(point);
  if (version === 0) return undefined;
  const [older] = versions.flatMap((pair) => toValue(pair) ?? []);
  if (older !== undefined) return older;
  if (payload === null || meta === null) return undefined;
  const stored = storedMeta(meta);
  if (stored.version !== version || (isSure !== true && isTornPair(payload, stored))) return undefined;
  return toValue([payload, meta]);
}

function toValue([text, meta]: Pair): ValueOfEvent | undefined {
  if (text === null || meta === null) return undefined;
  const { systemMetadata } = storedMeta(meta);
  return { text, ...(systemMetadata !== undefined && { systemMetadata }) };
}

/**
 * Reads values again that were replaced while a page of events was read. A page is read without locks, and a commit of Neo4j shows an
 * entity's new value before the index contains the older one. So a value may seem to be missing, as if a hard delete had removed it. A read
 * under the entity's lock finds it if it exists.
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
