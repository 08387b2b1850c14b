/** Evaluates tests while the service runs: whenever an entity or a test changes. */
import { withinMillis } from '../../../core/deadline.js';
import type { Signal } from '../../../core/signal.js';
import type { BackgroundDeps } from './background-deps.js';
import { createStep } from './background-step.js';
import { createClaim } from './claim.js';

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
      await withinMillis(running, STOP_MILLIS).catch(() => undefined);
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
