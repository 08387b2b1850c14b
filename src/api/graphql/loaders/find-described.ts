import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

/** Returns the entity of a stored URN if the actor may view it and it has the aspect, e.g. its main aspect. */
export async function findDescribed(
  text: unknown,
  aspectName: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef | null> {
  const entity = findEntityRef(text);
  if (entity === undefined || (await aspects.load(entity.urn.text, aspectName)) === undefined) return null;
  return entity;
}
