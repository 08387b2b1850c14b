/** An entity of the change log, if it still exists. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

/** @returns null if the entity was permanently deleted or is hidden from the actor */
export async function existingEntity(
  urn: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef | null> {
  return (await aspects.exists(urn)) ? (findEntityRef(urn) ?? null) : null;
}
