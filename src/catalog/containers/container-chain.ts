/** Pure rules of nested containers. */
import { aspectValue, type EntityState } from '../writes/entity-state.js';

/** The aspect that names the direct container, and the relationship that follows from it. */
export const CONTAINER = 'container';

/** Containers further out are left out. */
export const MAX_LEVELS = 100;

/** Returns the direct container as the running transaction leaves it. */
export function containerOf({ aspects }: Pick<EntityState, 'aspects'>): string | undefined {
  return namedBy(aspects);
}

/** Returns the direct container when the transaction began. */
export function storedContainerOf({ stored }: Pick<EntityState, 'stored'>): string | undefined {
  return namedBy(stored);
}

function namedBy(aspects: EntityState['aspects']): string | undefined {
  const container = aspectValue(aspects.get(CONTAINER))?.['container'];
  return typeof container === 'string' ? container : undefined;
}

/**
 * Returns the containers of an entity, outermost first. A circle of containers ends where it closes.
 * @param container the direct one
 * @param parentOf returns the direct container of a container
 */
export function chainFrom(
  container: string | undefined,
  parentOf: (container: string) => string | undefined,
): string[] {
  const nearestFirst = new Set<string>();
  for (
    let current = container;
    current !== undefined && !nearestFirst.has(current) && nearestFirst.size < MAX_LEVELS;
    current = parentOf(current)
  )
    nearestFirst.add(current);
  return [...nearestFirst].reverse();
}
