/** Follows the change log. */

export const VERSIONED = 'MetadataChangeLog_Versioned_v1';
export const TIMESERIES = 'MetadataChangeLog_Timeseries_v1';

/** Sends a GET request to a service, as a signed-in reader or without sign-in. */
type Get = (path: string) => Promise<{ readonly status: number; readonly json: any }>;

/**
 * Polls until no change waits for a position in the log. Changes of earlier test files get their position only when a client reads
 * the log, so an offset before them would return them too.
 * @returns the offset of the end of the log: only later writes come after it
 */
export async function endOfLog(get: Get, topic: string = VERSIONED): Promise<string> {
  for (;;) {
    const { status, json } = await get(
      `/openapi/v1/events/poll?topic=${topic}&limit=5000&pollTimeoutSeconds=0`,
    );
    expect([status, json.count]).toEqual([200, json.events.length]);
    // While changes wait, an offset has further parts: where the waiting changes that the client wants begin.
    if (/^\d+\.\d+$/.test(json.offsetId)) return json.offsetId;
  }
}

/**
 * Reads again after each change of the catalog until the answer meets the condition. A loop without a pause would take the processor
 * from the work that it waits for.
 */
export async function readUntil<T>(
  get: Get,
  read: () => Promise<T>,
  holds: (answer: T) => boolean,
): Promise<T> {
  let offset = await endOfLog(get);
  for (;;) {
    const answer = await read();
    if (holds(answer)) return answer;
    const path = `/openapi/v1/events/poll?topic=${VERSIONED}&offsetId=${offset}&pollTimeoutSeconds=5`;
    offset = (await get(path)).json.offsetId;
  }
}
