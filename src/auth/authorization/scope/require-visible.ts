/** Refuses changes of entities that the actor may not view. */
import { CatalogError } from '../../../core/errors.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import { findVisible, type ActorScope } from './actor-scope.js';

export interface VisibilityDeps {
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findNames'>;
  readonly scope: Pick<ActorScope, 'scopedCatalog'>;
}

/**
 * A policy that lets an actor change an entity lets the actor view it too, as far as a filter can express that. This refuses the rest.
 * Otherwise an answer or a failed precondition would reveal versions of a hidden entity. Two statements; none for a full scope.
 * @param urns in the order of the request
 * @throws FORBIDDEN with the index of the first hidden entity
 */
export async function requireVisible(
  urns: readonly string[],
  { entities, scope }: VisibilityDeps,
): Promise<void> {
  if ((await scope.scopedCatalog()) === undefined) return;
  // One after the other: an entity created between the two reads would exist without being visible.
  const existing = await entities.findNames([...new Set(urns)]);
  const isVisible = await findVisible([...existing.keys()], scope);
  const index = urns.findIndex((urn) => existing.has(urn) && !isVisible(urn));
  if (index < 0) return;
  const urn = urns[index] ?? '';
  throw new CatalogError('FORBIDDEN', `You may not change ${urn}, which you may not view`, {
    ...{ urn, index, rule: 'an entity in your scope' },
  });
}
