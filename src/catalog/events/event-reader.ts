/** Reads the change log as a stream: in order, each event once, waiting for new events. */
import { LOAD_LIMITS } from '../../core/limits.js';
import type { Signal } from '../../core/async.js';
import { Slots } from '../../core/slots.js';
import { checkPage } from '../page.js';
import {
  createNumbering,
  MAX_CHANGES,
  MAX_TRANSACTION_MILLIS,
  type Numbering,
  type NumberingDeps,
  getEnd,
  nextRange,
  positionAfter,
  positionOfTime,
  readOffset,
  writeOffset,
  type LogPosition,
} from './number-changes.js';
import { toEvents, withReplacedValues } from './to-event.js';
import type { ChangeEvent, EventPage, EventPoll, EventReader } from './types.js';

export interface EventReaderDeps extends NumberingDeps {
  /** Signals every write of this process. */
  readonly written: Signal;
  /** Replaces `SCAN_MILLIS`. */
  readonly scanMillis?: number | undefined;
  /** Replaces the number of polls at a time of `LOAD_LIMITS`. */
  readonly polls?: number | undefined;
}

type PollDeps = Omit<EventReaderDeps, 'scanMillis' | 'polls'> & { readonly numbering: Numbering };

/** Interval of checks for writes of other processes, which do not signal them. */
const POLL_INTERVAL_MILLIS = 1_000;

/**
 * How long a poll may exceed its waiting time while it scans changes that do not match: those of the other kind, and those whose
 * values were deleted. Clients wait for an answer some seconds longer than the time that they send.
 */
const SCAN_MILLIS = 5_000;

interface Read {
  readonly events: ChangeEvent[];
  /** Where the next read continues. */
  readonly next: LogPosition;
  /** Whether there may be more events after `next`. */
  readonly isCut: boolean;
  /** Whether the number of scanned changes reached its limit. */
  readonly isBounded: boolean;
}

export function createEventReader({
  scanMillis = SCAN_MILLIS,
  polls = LOAD_LIMITS.polls,
  ...given
}: EventReaderDeps): EventReader {
  const slots = new Slots({ atOnce: polls, waiting: 0, waitMillis: 0 }, 'polls');
  const deps: PollDeps = { ...given, numbering: createNumbering(given) };
  const { written, clock } = deps;
  let isClosed = false;
  const poll = async (query: EventPoll): Promise<EventPage> => {
    checkPage({ start: 0, count: query.limit });
    const start = await startOf(deps, query);
    let position = start.next;
    if (start.isCut) return { events: [], offsetId: writeOffset(position) };
    let isLate = query.waitMillis <= 0;
    let wanted = query.limit;
    const end = clock.now() + query.waitMillis + scanMillis;
    const timer = setTimeout(() => {
      isLate = true;
      written.notify();
    }, query.waitMillis);
    try {
      for (;;) {
        const { notifications: seen } = written;
        const { events, next, isCut, isBounded } = await readFrom(deps, position, { ...query, wanted });
        position = next;
        // No event among the first scanned changes: scanning more at a time finishes the poll sooner.
        if (isBounded) wanted = MAX_CHANGES;
        const hasMore = isCut && events.length === 0 && (isClosed || clock.now() >= end);
        if (events.length > 0 || hasMore || (!isCut && (isLate || isClosed)))
          return { events, offsetId: writeOffset(position), ...(hasMore && { hasMore }) };
        if (!isCut) await written.next(seen, POLL_INTERVAL_MILLIS);
      }
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    close: () => {
      isClosed = true;
      written.notify();
    },
    poll: (query) => slots.run(() => poll(query)),
  };
}

/** Returns the start of the poll. A poll for new events does not wait until all earlier changes have a position, but skips them. */
async function startOf(deps: PollDeps, query: EventPoll): Promise<Pick<Read, 'next' | 'isCut'>> {
  if (query.offsetId !== undefined) return { next: readOffset(query.offsetId), isCut: false };
  if (query.lookbackMillis !== undefined)
    return { next: positionOfTime(deps.clock.now() - query.lookbackMillis), isCut: false };
  const found = await getEnd(deps);
  if (!found.isWaiting) return { next: positionAfter(found.last), isCut: false };
  const { last, isWaiting, era } = await deps.numbering.number({ wanted: query.limit, startsEra: true });
  const at = Math.max(0, deps.clock.now() - MAX_TRANSACTION_MILLIS);
  return {
    next: { ...positionAfter(last), ...(era !== undefined && { since: { era, at } }) },
    isCut: isWaiting,
  };
}

/** Assigns positions to waiting changes only if no numbered changes follow the position. */
async function readFrom(
  deps: PollDeps,
  from: LogPosition,
  { points, limit, wanted }: EventPoll & { readonly wanted: number },
): Promise<Read> {
  if (limit === 0) return { events: [], next: from, isCut: false, isBounded: false };
  const { until, last, isWaiting, hasNumbered } = await nextRange(deps, from.sequence, wanted);
  if (from.sequence > last) return { events: [], next: from, isCut: isWaiting, isBounded: hasNumbered };
  const { sequence, position, since = { era: 0, at: 0 } } = from;
  const parameters = { sequence, position, era: since.era, since: since.at, last: until, points, limit };
  const rows = await deps.database.read(deps.load('events/list-events'), parameters);
  const events = await withReplacedValues(deps, rows);
  const final = events.at(-1);
  const isFull = rows.length === limit && final !== undefined;
  const next = isFull ? { sequence: final.sequence, position: final.position + 1 } : positionAfter(until);
  const isCut = isFull || isWaiting || until < last;
  // If no change waits for a position, all changes after the last position were written since the poll began.
  const keepsStart = from.since !== undefined && isCut;
  return {
    events: events.flatMap(toEvents),
    next: keepsStart ? { ...next, since: from.since } : next,
    isCut,
    isBounded: hasNumbered || until < last,
  };
}
