/** Finds the ancestors of an entity. */
import type { Urn } from '../../model/urn/urn.js';

interface HasUrn {
  readonly urn: Urn;
}

/**
 * Follows the parents from the nearest to the farthest. In a circle, the list ends where the circle closes.
 * @param parentOf returns the direct parent; undefined for an entity without one @returns nearest first, without the start
 */
export async function findAncestors<Entity extends HasUrn>(
  start: Entity,
  parentOf: (entity: Entity) => Promise<Entity | undefined>,
): Promise<Entity[]> {
  const ancestors = new Map<string, Entity>();
  let current = await parentOf(start);
  while (current !== undefined && current.urn.text !== start.urn.text && !ancestors.has(current.urn.text)) {
    ancestors.set(current.urn.text, current);
    current = await parentOf(current);
  }
  return [...ancestors.values()];
}
