/** Usage events in a time of their own, in which no other test file has any. Entities are written in the real time. */
import type { Answer } from '../helpers/catalog.js';

export const DAY = 24 * 3_600 * 1_000;

/** Keeps events of long ago. By default, a service that has just started deletes them while the tests write them. */
export const KEPT = { days: 100 * 365 };

export interface TestClock {
  /** A Wednesday at noon, in epoch milliseconds. */
  readonly start: number;
  now(): number;
  /** Stops the clock at a moment. */
  set(moment: number): void;
  /** Lets the clock show the real time, for writes of entities. */
  live(): void;
}

/** A clock that can stand in June of a year long ago. It shows the real time first, so that sessions are valid. */
export function pastClock(year: number): TestClock {
  const middle = Date.UTC(year, 5, 15, 12);
  let moment: number | undefined;
  return {
    start: middle + ((3 - new Date(middle).getUTCDay() + 7) % 7) * DAY,
    now: () => moment ?? Date.now(),
    set: (next) => {
      moment = next;
    },
    live: () => {
      moment = undefined;
    },
  };
}

interface Sender {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Sends events one after the other. Each must be accepted. */
export async function track(
  by: Sender,
  events: readonly object[],
  headers: Record<string, string> = {},
): Promise<void> {
  for (const event of events) {
    const { status, text } = await by.post('/openapi/v1/tracking/track', event, headers);
    if (status !== 200) throw new Error(text);
  }
}

export const viewed = (entityUrn: string) => ({ type: 'EntityViewEvent', entityUrn });
export const edited = (entityUrn: string) => ({
  ...{ type: 'EntityActionEvent', entityUrn },
  actionType: 'UpdateTags',
});
export const found = (query: string, total = 1) => ({ type: 'SearchResultsViewEvent', query, total });
