/** Deletes or restores entities batch by batch, and reports the result of each, even after an early end. */
import { CatalogError } from '../../core/errors.js';
import type { ExitCode } from '../exit-code.js';
import { print, type Session } from '../shell.js';
import { counted } from '../text/counted.js';
import { showProgress } from '../text/progress-bar.js';
import type { Target } from './read-targets.js';
import { exitCodeOfRemovals, renderRemovals } from './render-removals.js';
import type { Removal, RemovalReport } from './types.js';

/** An error that affects all entities. */
const HOPELESS = new Set(['UNAVAILABLE', 'UNAUTHENTICATED']);

export interface RemovalTask extends Pick<RemovalReport, 'dryRun' | 'hard'> {
  readonly targets: readonly Target[];
  /** Maximum size of a batch. */
  readonly size: number;
  /** All or nothing: rejected if one entity of the batch is refused. */
  readonly act: (batch: readonly Target[]) => Promise<readonly Removal[]>;
}

/**
 * A refused entity does not prevent the others from being processed.
 * @throws CatalogError if the service is unavailable or refuses the token; the report is printed before
 */
export async function removeAll(session: Session, task: RemovalTask): Promise<ExitCode> {
  const { terminal, colors } = session;
  const { targets, size, dryRun, hard } = task;
  const removals: Removal[] = [];
  let underWay = 0;
  const act: RemovalTask['act'] = (batch) => {
    if (!dryRun) underWay = batch.length;
    return task.act(batch);
  };
  const progress = showProgress(terminal);
  const report = (): void => {
    progress.end();
    const entities = [...removals, ...unconfirmed(targets.slice(removals.length), underWay)];
    print(session, { dryRun, hard, entities }, () => renderRemovals({ dryRun, hard, entities }, colors));
  };
  const takeBack = terminal.onInterrupt?.(report);
  try {
    while (removals.length < targets.length) {
      const batch = targets.slice(removals.length, removals.length + size);
      for await (const done of actOn(batch, act)) {
        removals.push(...done);
        underWay = 0;
      }
      progress.update(removals.length / targets.length, counted(removals.length, 'entity', 'entities'));
    }
  } finally {
    takeBack?.();
    report();
  }
  return exitCodeOfRemovals(removals);
}

/** Retries a refused batch entity by entity, to find the refused entities. */
async function* actOn(batch: readonly Target[], act: RemovalTask['act']): AsyncGenerator<readonly Removal[]> {
  try {
    yield await act(batch);
  } catch (error) {
    if (!(error instanceof CatalogError) || HOPELESS.has(error.code)) throw error;
    const [first, ...others] = batch;
    if (first !== undefined && others.length === 0)
      yield [{ urn: first.urn, outcome: 'refused', message: error.message }];
    else for (const target of batch) yield* actOn([target], act);
  }
}

/** The state of entities in progress is unknown. */
function unconfirmed(targets: readonly Target[], underWay: number): Removal[] {
  return targets.map(({ urn }, index) => ({ urn, outcome: index < underWay ? 'unclear' : 'not tried' }));
}
