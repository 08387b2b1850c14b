import { CatalogError } from '../../kernel/errors.js';
import type { Terminal } from '../terminal.js';
import { counted } from '../text/counted.js';
import { showProgress } from '../text/progress-bar.js';
import type { Target } from './read-targets.js';
import type { Removal } from './types.js';

/** What no other entity could escape. */
const HOPELESS = new Set(['UNAVAILABLE', 'UNAUTHENTICATED']);

export interface Batches {
  /** Most entities of a batch. */
  readonly size: number;
  /** All or nothing: rejected when one of the batch is refused. */
  readonly act: (batch: readonly Target[]) => Promise<readonly Removal[]>;
}

/**
 * One batch after the other; an entity that is refused does not keep the others from being done.
 * @throws CatalogError when the service is away, or knows nobody of this token
 */
export async function inBatches(
  targets: readonly Target[],
  terminal: Terminal,
  { size, act }: Batches,
): Promise<Removal[]> {
  const removals: Removal[] = [];
  const progress = showProgress(terminal);
  try {
    for (let start = 0; start < targets.length; start += size) {
      removals.push(...(await actOn(targets.slice(start, start + size), act)));
      progress.update(removals.length / targets.length, counted(removals.length, 'entity', 'entities'));
    }
  } finally {
    progress.end();
  }
  return removals;
}

/** A refused batch is tried again entity by entity, which tells who is to blame. */
async function actOn(batch: readonly Target[], act: Batches['act']): Promise<readonly Removal[]> {
  try {
    return await act(batch);
  } catch (error) {
    if (!(error instanceof CatalogError) || HOPELESS.has(error.code)) throw error;
    const [first, ...others] = batch;
    if (first !== undefined && others.length === 0)
      return [{ urn: first.urn, outcome: 'refused', message: error.message }];
    const removals: Removal[] = [];
    for (const target of batch) removals.push(...(await actOn([target], act)));
    return removals;
  }
}
