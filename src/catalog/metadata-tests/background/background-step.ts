/** One step of the evaluation in the background: some changes of the log, and some entities for a new test. */
import { positionOfTime } from '../../events/log-position.js';
import { readTests, type StoredTests } from '../stored-tests.js';
import type { BackgroundDeps } from './background-deps.js';
import type { Claim } from './claim.js';
import { evaluateChanged, readLog } from './follow-log.js';
import { deletedIn, forgetTests, nextScan, readProgress, scanSome } from './scan-tests.js';

/** Tests that were read this many milliseconds ago may be used again. */
const REUSE_MILLIS = 2_000;
/** Upper limit of the duration of a transaction, with some allowance for different clocks. */
const LONGEST_WRITE_MILLIS = 180_000;

/** Returns a function that does some work. It resolves with whether more work waits. */
export function createStep(deps: BackgroundDeps, claim: Claim): () => Promise<boolean> {
  const { clock, model, entities } = deps;
  let known: (StoredTests & { readonly readAt: number }) | undefined;
  let hasProgress = true;
  let lastScanned: string | undefined;
  const currentTests = async (): Promise<StoredTests> => {
    const readAt = clock.now();
    if (known === undefined || Math.abs(readAt - known.readAt) >= REUSE_MILLIS)
      known = { ...(await readTests(model, entities)), readAt };
    return known;
  };
  return async () => {
    let tests = await currentTests();
    if (tests.evaluated.length === 0 && !hasProgress) return false;
    const progress = await readProgress(deps);
    hasProgress = progress.size > 0;
    if (tests.evaluated.length === 0 && !hasProgress) return false;
    const held = await claim.hold();
    if (held === undefined) return false;
    const gone = deletedIn(progress, tests.urns);
    if (gone.length > 0) await forgetTests(deps, gone);
    if (tests.evaluated.length === 0) return false;
    // The first tests are evaluated for all entities, so earlier changes need not be read.
    const start = progress.size === gone.length ? null : held.sequence;
    const sequence = start ?? positionOfTime(clock.now() - LONGEST_WRITE_MILLIS).sequence;
    const part = await readLog(deps, sequence);
    if (part.changed.some((urn) => urn.startsWith('urn:li:test:'))) {
      known = undefined;
      tests = await currentTests();
    }
    await evaluateChanged(deps, part, tests.evaluated);
    if (part.next !== held.sequence) await claim.advance(part.next);
    const scan = nextScan(tests.evaluated, progress, lastScanned);
    if (scan === undefined) return part.hasMore;
    hasProgress = true;
    lastScanned = scan.test.urn;
    await scanSome(deps, scan.test, scan.progress);
    return true;
  };
}
