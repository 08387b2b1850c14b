/** Finds the end of the change log, for tests that follow the changes after it. */

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
