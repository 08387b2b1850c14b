import { CatalogError } from '../../kernel/errors.js';
import type { Entity } from '../http/entities.js';
import type { Terminal } from '../terminal.js';
import { showProgress } from '../text/progress-bar.js';
import type { Removal } from './types.js';

/** What no other entity could escape. */
const HOPELESS = new Set(['UNAVAILABLE', 'UNAUTHENTICATED']);

/**
 * One after the other; one that is refused does not keep the others from being done.
 * @throws CatalogError when the service is away, or knows nobody of this token
 */
export async function eachEntity(
  entities: readonly Entity[],
  terminal: Terminal,
  act: (entity: Entity) => Promise<Removal>,
): Promise<Removal[]> {
  const removals: Removal[] = [];
  const progress = showProgress(terminal);
  try {
    for (const entity of entities) {
      removals.push(await actOn(entity, act));
      progress.update(removals.length, entities.length);
    }
  } finally {
    progress.end();
  }
  return removals;
}

async function actOn(entity: Entity, act: (entity: Entity) => Promise<Removal>): Promise<Removal> {
  try {
    return await act(entity);
  } catch (error) {
    if (!(error instanceof CatalogError) || HOPELESS.has(error.code)) throw error;
    return { urn: entity.urn, outcome: 'refused', message: error.message };
  }
}
