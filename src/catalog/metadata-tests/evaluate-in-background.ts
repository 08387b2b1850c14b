/** Evaluates tests while the service runs: whenever an entity or a test changes. */
import { batchesOf } from '../../core/batches.js';
import { withTimeLimit, type Signal } from '../../core/async.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { findUrn } from '../../model/urn.js';
import { MAX_TRANSACTION_MILLIS, positionOfTime, nextRange } from '../events/number-changes.js';
import { readTests, type StoredTests, type StoredTest } from './stored-tests.js';
import { BATCH_SIZE, evaluateEntities } from './evaluate-entities.js';
import { TEST_RESULTS } from './propose-results.js';
import { createClaim, type Claim } from './claim.js';
import type { BackgroundDeps } from './evaluation-deps.js';
import { deletedIn, forgetTests, nextScan, readProgress, scanSome } from './scan-tests.js';

export interface BackgroundOptions extends BackgroundDeps {
  /** Signals every write of this process. */
  readonly written: Signal;
  /** Tells whether clients read at this time. The evaluation then pauses after each step for as long as the step took, at most a second. */
  readonly isReading: () => boolean;
  /** Called at the first failure after a success. The step is tried again. */
  readonly onStepFailure: (error: unknown) => void;
}

export interface BackgroundEvaluation {
  /** Waits a moment for the step under way. */
  stop(): Promise<void>;
}

/** Interval of checks for writes of other processes, and for tests when there were none. */
const LOOK_AGAIN_MILLIS = 5_000;
/** How long changes are collected, so that a load is not evaluated entity by entity. */
const COLLECT_MILLIS = 200;
const MAX_PAUSE_MILLIS = 1_000;
const STOP_MILLIS = 2_000;

/** Evaluates until `stop` is called. It sends a few small statements every 5 seconds while no test exists. */
export function evaluateInBackground(options: BackgroundOptions): BackgroundEvaluation {
  const claim = createClaim(options);
  let isStopped = false;
  const running = runSteps(options, createStep(options, claim), () => isStopped).then(() => claim.release());
  return {
    stop: async () => {
      isStopped = true;
      options.written.notify();
      // If Neo4j does not answer, the connections are closed without waiting any longer.
      await withTimeLimit(running, STOP_MILLIS).catch(() => undefined);
    },
  };
}

async function runSteps(
  { written, isReading, onStepFailure }: BackgroundOptions,
  step: () => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> {
  let isFailing = false;
  while (!isStopped()) {
    const { notifications: seen } = written;
    const began = performance.now();
    try {
      const hasMore = await step();
      isFailing = false;
      if (!hasMore && !isStopped()) {
        await written.next(seen, LOOK_AGAIN_MILLIS);
        await rest(COLLECT_MILLIS);
      } else if (isReading()) {
        await rest(Math.min(performance.now() - began, MAX_PAUSE_MILLIS));
      }
    } catch (error) {
      if (!isStopped() && !isFailing) onStepFailure(error);
      isFailing = true;
      await rest(LOOK_AGAIN_MILLIS);
    }
  }
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, millis).unref();
  });
}

// One step of the evaluation in the background: some changes of the log, and some entities for a new test.

/** Tests that were read this many milliseconds ago may be used again. */
const REUSE_MILLIS = 2_000;

/** Returns a function that does some work. It resolves with whether more work waits. */
function createStep(deps: BackgroundDeps, claim: Claim): () => Promise<boolean> {
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
    const sequence = start ?? positionOfTime(clock.now() - MAX_TRANSACTION_MILLIS).sequence;
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

// Evaluates tests for the entities that the change log names.

/** What the next part of the log says. */
interface LogPart {
  /** Position after the part. */
  readonly next: number;
  /** Whether further changes follow. */
  readonly hasMore: boolean;
  /** URNs of changed entities. */
  readonly changed: readonly string[];
  /** URNs of entities that only actions of tests changed. No action follows from an action, so that tests cannot contradict forever. */
  readonly changedByActions: readonly string[];
}

/** @param sequence first position of the part */
async function readLog(deps: BackgroundDeps, sequence: number): Promise<LogPart> {
  const { until, last, isWaiting } = await nextRange(deps, sequence, BATCH_SIZE);
  if (sequence > last) return { next: sequence, hasMore: isWaiting, changed: [], changedByActions: [] };
  const changes = await deps.database.read(deps.load('metadata-tests/list-changed'), { sequence, until });
  const changed = new Set(changes.filter((row) => !isOwn(row, deps.system)).map(({ urn }) => urn));
  const own = changes.filter(
    (row) => isOwn(row, deps.system) && !changed.has(row.urn) && (row.aspects?.length ?? 0) > 1,
  );
  return {
    next: until + 1,
    hasMore: isWaiting || until < last,
    changed: [...changed],
    changedByActions: [...new Set(own.map(({ urn }) => urn))],
  };
}

/** Evaluates all tests for the entities of the part. */
async function evaluateChanged(
  deps: BackgroundDeps,
  { changed, changedByActions }: LogPart,
  tests: readonly StoredTest[],
): Promise<void> {
  const types = new Set(tests.flatMap(({ definition }) => definition.types));
  for (const [urns, acts] of [
    [changed, true],
    [changedByActions, false],
  ] as const) {
    const selected = urns.filter((urn) => types.has(findUrn(urn)?.entityType ?? ''));
    for (const batch of batchesOf(selected, BATCH_SIZE))
      await evaluateEntities(deps, { urns: batch, tests, acts });
  }
}

/** The service writes results and the changes of actions together. */
function isOwn({ actor, aspects }: StatementRows['metadata-tests/list-changed'], system: string): boolean {
  return actor === system && aspects?.includes(TEST_RESULTS) === true;
}
