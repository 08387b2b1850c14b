/** Deletes or restores entities batch by batch, and reports the result of each, even after an early end. */
import { CatalogError } from '../core/errors.js';
import { type ExitCode, EXIT } from './exit-code.js';
import { print, type Session, type Colors } from './shell.js';
import { counted, printable } from './text.js';
import { showProgress } from './terminal.js';
import type { Removal, RemovalReport, Target, Outcome } from './removals.js';

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

/** A refusal takes precedence over a missing entity, and this over success. */
export function exitCodeOfRemovals(removals: readonly Removal[]): ExitCode {
  if (removals.some(({ outcome }) => outcome === 'refused')) return EXIT.refused;
  return removals.some(({ outcome }) => outcome === 'not found') ? EXIT.notFound : EXIT.done;
}

/** Renders a line for each processed entity, then the counts. */
export function renderRemovals({ dryRun, hard, entities }: RemovalReport, colors: Colors): string {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of entities) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const summary = [...counts].map(
    ([outcome, count]) => `${count.toLocaleString('en')} ${describe(outcome, dryRun, hard)}`,
  );
  const tried = entities.filter(({ outcome }) => outcome !== 'not tried');
  const lines = tried.map((removal) => renderRemoval(removal, { dryRun, hard }, colors));
  return `${[...lines, colors.bold(summary.join(', '))].join('\n')}\n`;
}

function renderRemoval(
  { urn, outcome, message, ...numbers }: Removal,
  { dryRun, hard }: { dryRun: boolean; hard: boolean },
  colors: Colors,
): string {
  const { aspects, rows, timeseriesRows = 0, references } = numbers;
  const details = [
    ...(message === undefined ? [] : [message]),
    ...(aspects === undefined || rows !== undefined ? [] : [counted(aspects, 'aspect')]),
    ...(rows === undefined ? [] : [counted(rows, 'row'), counted(timeseriesRows, 'point')]),
    ...(references === undefined ? [] : [counted(references, 'reference')]),
  ];
  const verb = describe(outcome, dryRun, hard);
  const isBad = ['refused', 'not found', 'unclear'].includes(outcome);
  const text = `${verb}: ${printable(urn)}`;
  return `${isBad ? colors.red(text) : text}${details.length === 0 ? '' : colors.dim(` (${printable(details.join(', '))})`)}`;
}

function describe(outcome: Outcome, dryRun: boolean, hard: boolean): string {
  if (outcome !== 'deleted' && outcome !== 'restored') return outcome;
  const done = outcome === 'deleted' && hard ? 'permanently deleted' : outcome;
  return dryRun ? `would be ${done}` : done;
}
