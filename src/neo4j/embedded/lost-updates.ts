/**
 * Finds out, from Neo4j's log, which updates of the full-text index a crash may have lost.
 *
 * Neo4j applies updates of an eventually consistent index after the commit. A checkpoint writes the index to disk, but does not wait for
 * updates that are still on their way. After a crash, recovery repeats only what was committed after the last checkpoint:
 *
 *   ── commit ─────────── checkpoint ──────────── crash ── recovery
 *        └─ update on its way ─▶ too late for the checkpoint, too early for the recovery
 *
 * A recovery ends with a checkpoint, too. Then all updates that it has repeated may be on their way, however old their commits are:
 *
 *   ── checkpoint ── commit ──── crash ── recovery ─ checkpoint ──────── crash
 *                                             └─ update repeated, on its way ─▶ too late for the checkpoint
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
  const hasRecovered = entries.some((entry) => entry.at >= launchedAt && isRecovery(entry));
  if (!hasRecovered) return undefined;
  const before = entries.filter(({ at }) => at < launchedAt);
  const checkpoints = listCheckpoints(before);
  const last = checkpoints.at(-1);
  // Without a checkpoint in the log, any update may be lost.
  if (last === undefined) return { from: 0, until: launchedAt };
  const recoveries = before.filter(isRecovery).map(({ at }) => at);
  return { from: earliestLoss(last, checkpoints, recoveries), until: last.until };
}

/** The time of the oldest commit whose update may have been on its way during the checkpoint. */
function earliestLoss(
  { from, until }: TimeSpan,
  checkpoints: readonly TimeSpan[],
  recoveries: readonly number[],
): number {
  const begin = from - LONGEST_DELAY_MS;
  const recovery = recoveries.find((at) => at >= begin && at <= until);
  if (recovery === undefined) return begin;
  // The recovery has repeated everything since the checkpoint before it.
  const earlier = checkpoints.findLast((checkpoint) => checkpoint.until < recovery);
  return earlier === undefined ? 0 : Math.min(begin, earliestLoss(earlier, checkpoints, recoveries));
}

function isRecovery({ message }: LogEntry): boolean {
  return /^Recovery in '\w+' mode completed/.test(message);
}

function parseLine(line: string): LogEntry[] {
  const [, date, time, message] = LINE.exec(line) ?? [];
  return message === undefined ? [] : [{ at: Date.parse(`${date}T${time}Z`), message }];
}

/** Returns start and end of the completed checkpoints, in order. */
function listCheckpoints(entries: readonly LogEntry[]): TimeSpan[] {
  const completed: TimeSpan[] = [];
  let started: number | undefined;
  for (const { at, message } of entries) {
    if (!message.startsWith('Checkpoint triggered')) continue;
    if (message.includes('checkpoint started')) started = at;
    if (message.includes('checkpoint completed')) completed.push({ from: started ?? at, until: at });
  }
  return completed;
}
