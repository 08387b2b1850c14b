/**
 * Finds out, from Neo4j's log, which updates of the full-text index a crash may have lost.
 *
 * Neo4j applies updates of an eventually consistent index after the commit. A checkpoint writes the index to disk, but does not wait for
 * updates that are still on their way. After a crash, recovery repeats only what was committed after the last checkpoint:
 *
 *   ── commit ─────────── checkpoint ──────────── crash ── recovery
 *        └─ update on its way ─▶ too late for the checkpoint, too early for the recovery
 */

/** A span of time, epoch milliseconds, both ends included. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** An update reaches the index some seconds after its commit at most, because Neo4j bounds their queue. */
const LONGEST_DELAY_MS = 60_000;

const LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})\+0000 .*?\[neo4j\/\w+\] (.*)$/;

interface LogEntry {
  readonly at: number;
  readonly message: string;
}

/**
 * @param log text of `debug.log`, with older files before it
 * @param launchedAt epoch milliseconds at which the server that has just started was launched
 * @returns the span of the commits whose updates may be lost; undefined if the server before it was stopped in order
 */
export function findLostUpdates(log: string, launchedAt: number): TimeSpan | undefined {
  const entries = log.split('\n').flatMap(parseLine);
  const hasRecovered = entries.some(
    ({ at, message }) => at >= launchedAt && /^Recovery in '\w+' mode completed/.test(message),
  );
  if (!hasRecovered) return undefined;
  const checkpoint = lastCheckpoint(entries.filter(({ at }) => at < launchedAt));
  // Without a checkpoint in the log, any update may be lost.
  if (checkpoint === undefined) return { from: 0, until: launchedAt };
  return { from: checkpoint.from - LONGEST_DELAY_MS, until: checkpoint.until };
}

function parseLine(line: string): LogEntry[] {
  const [, date, time, message] = LINE.exec(line) ?? [];
  return message === undefined ? [] : [{ at: Date.parse(`${date}T${time}Z`), message }];
}

/** Returns start and end of the last completed checkpoint. */
function lastCheckpoint(entries: readonly LogEntry[]): TimeSpan | undefined {
  let started: number | undefined;
  let last: TimeSpan | undefined;
  for (const { at, message } of entries) {
    if (!message.startsWith('Checkpoint triggered')) continue;
    if (message.includes('checkpoint started')) started = at;
    if (message.includes('checkpoint completed')) last = { from: started ?? at, until: at };
  }
  return last;
}
