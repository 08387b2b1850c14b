/** The change log as others follow it, where a test wants what comes from now on. */

export const VERSIONED = 'MetadataChangeLog_Versioned_v1';
export const TIMESERIES = 'MetadataChangeLog_Timeseries_v1';

/** Asks a service; a signed-in reader or a catalog's own. */
type Get = (path: string) => Promise<{ readonly status: number; readonly json: any }>;

/**
 * What earlier files wrote waits in one database for whoever reads next. Who goes on from an offset of its beginning reads it, too;
 * this asks until nothing waits.
 * @returns the end of the log, behind which is only what is written from now on
 */
export async function endOfLog(get: Get, topic: string = VERSIONED): Promise<string> {
  for (;;) {
    const { status, json } = await get(
      `/openapi/v1/events/poll?topic=${topic}&limit=5000&pollTimeoutSeconds=0`,
    );
    expect([status, json.count]).toEqual([200, json.events.length]);
    // While changes wait, an offset also says from when on they are wanted.
    if (/^\d+\.\d+$/.test(json.offsetId)) return json.offsetId;
  }
}
