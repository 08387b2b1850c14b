/** Reads the change log as a stream: in order, each event once, waiting where there is none yet. */
import type { Signal } from '../../kernel/signal.js';
import { checkPage } from '../page.js';
import { numberChanges, type NumberingParts } from './number-changes.js';
import { behind, placeOfTime, readOffset, writeOffset, type Place } from './place.js';
import { toEvents, type EventRow } from './to-event.js';
import type { ChangeEvent, EventPoll, EventReader } from './types.js';

export interface EventReaderParts extends NumberingParts {
  /** Told of every write of this process. */
  readonly written: Signal;
}

/** Other processes tell nobody of their writes, so they are looked for. */
const LOOK_AGAIN_MS = 1_000;

/** Longer than a transaction may take, with some allowance for clocks. */
const LONGEST_WRITE_MS = 180_000;

interface Read {
  readonly events: ChangeEvent[];
  /** Where to go on. */
  readonly next: Place;
  /** There may be more behind `next`, whatever was found up to it. */
  readonly isCut: boolean;
  /** Changes wait for a place; another batch of them gets one with the next poll, which should come at once. */
  readonly isBehind: boolean;
}

/** Where a poll begins, and whether changes from before wait for a place. */
type Start = Pick<Read, 'next' | 'isBehind'>;

export function createEventReader(parts: EventReaderParts): EventReader {
  let isClosed = false;
  return {
    close: () => {
      isClosed = true;
      parts.written.tell();
    },
    poll: async (query) => {
      checkPage({ start: 0, count: query.limit });
      const start = await startOf(parts, query);
      let place = start.next;
      if (start.isBehind) return { events: [], offsetId: writeOffset(place) };
      let isLate = query.waitMillis <= 0;
      const timer = setTimeout(() => {
        isLate = true;
        parts.written.tell();
      }, query.waitMillis);
      try {
        for (;;) {
          const { seen } = parts.written;
          const { events, next, isCut, isBehind } = await readFrom(parts, place, query);
          place = next;
          if (events.length > 0 || isBehind || isLate || isClosed)
            return { events, offsetId: writeOffset(place) };
          if (!isCut) await parts.written.next(seen, LOOK_AGAIN_MS);
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Who begins with what comes from now on does not wait until all that came before has its place: he passes over it. */
async function startOf(parts: EventReaderParts, query: EventPoll): Promise<Start> {
  if (query.offsetId !== undefined) return { next: readOffset(query.offsetId), isBehind: false };
  if (query.lookbackMillis !== undefined)
    return { next: placeOfTime(parts.clock.now() - query.lookbackMillis), isBehind: false };
  const { last, isWaiting, era } = await numberChanges(parts, { wantsEra: true });
  const at = Math.max(0, parts.clock.now() - LONGEST_WRITE_MS);
  return { next: { ...behind(last), ...(era !== undefined && { since: { era, at } }) }, isBehind: isWaiting };
}

async function readFrom(parts: EventReaderParts, from: Place, query: EventPoll): Promise<Read> {
  const { database, load } = parts;
  const { points, limit } = query;
  const { last, isWaiting } = await numberChanges(parts);
  const isBehind = isWaiting && limit > 0;
  if (from.sequence > last || limit === 0) return { events: [], next: from, isCut: isBehind, isBehind };
  const { sequence, position, since = { era: 0, at: 0 } } = from;
  const asked = { sequence, position, era: since.era, since: since.at, last, points, limit };
  const rows = (await database.read(load('events/list-events'), asked)) as unknown as EventRow[];
  const final = rows.at(-1);
  const isFull = rows.length === limit && final !== undefined;
  const next = isFull ? { sequence: final.sequence, position: final.position + 1 } : behind(last);
  // Once nothing waits, all that is behind the last place was written since.
  const keepsEra = from.since !== undefined && (isFull || isWaiting);
  return {
    events: rows.flatMap(toEvents),
    next: keepsEra ? { ...next, since } : next,
    isCut: isFull || isWaiting,
    isBehind,
  };
}
