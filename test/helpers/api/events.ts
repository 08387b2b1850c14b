/** Reads the change log like a client that follows one entity or a few. */
import type { Answer, TestCatalog } from '../catalog.js';
import { endOfLog, VERSIONED } from '../event-log.js';

export interface Event {
  readonly entityUrn: string;
  readonly entityType: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect: { readonly value: string; readonly contentType: string } | null;
  readonly previousAspectValue: { readonly value: string } | null;
  readonly systemMetadata: Record<string, unknown> | null;
  readonly created: { readonly time: number; readonly actor: string };
}

interface Wanted {
  /** A text that the URNs of the wanted entities contain. */
  readonly of: string;
  readonly limit?: number;
  readonly topic?: string;
}

export interface EventLog {
  readonly poll: (query: string, topic?: string) => Promise<Answer>;
  /** Returns the offset of the end of the log. */
  readonly now: (topic?: string) => Promise<string>;
  /**
   * Returns all events of the wanted entities from an offset to the end of the log at the time of the call, because other tests may
   * go on writing to the same database. A page that is not full is not the last one, because events of hard-deleted values are left
   * out.
   */
  readonly follow: (
    offset: string,
    wanted: Wanted,
  ) => Promise<{ readonly events: Event[]; readonly offset: string }>;
}

export function eventsOf(catalogOf: () => TestCatalog): EventLog {
  const poll: EventLog['poll'] = (query, topic = VERSIONED) =>
    catalogOf().get(`/openapi/v1/events/poll?topic=${topic}&${query}`);
  const now: EventLog['now'] = (topic = VERSIONED) => endOfLog((path) => catalogOf().get(path), topic);
  return {
    poll,
    now,
    follow: async (offset, { of, limit = 1_000, topic = VERSIONED }) => {
      const events: Event[] = [];
      const end = Number.parseInt(await now(topic));
      for (let offsetId = offset; ;) {
        const page = `offsetId=${offsetId}&limit=${limit}&pollTimeoutSeconds=0`;
        const { status, json } = await poll(page, topic);
        expect([status, json.events.length <= limit]).toEqual([200, true]);
        offsetId = json.offsetId;
        for (const { contentType, value } of json.events) {
          expect(contentType).toBe('application/json');
          const event = JSON.parse(value) as Event;
          if (event.entityUrn.includes(of)) events.push(event);
        }
        if (Number.parseInt(offsetId) >= end) return { events, offset: offsetId };
      }
    },
  };
}

/** Returns the parsed value of an event. */
export function valueOf(part: { readonly value: string } | null): any {
  return part === null ? null : JSON.parse(part.value);
}
