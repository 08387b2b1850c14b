/** The actor of a change. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

/** @returns null for an actor that the caller may not view, and for a text that is not a URN */
export async function visibleActor(
  urn: string | undefined,
  { visible }: Pick<GraphqlContext, 'visible'>,
): Promise<EntityRef | null> {
  const actor = findEntityRef(urn);
  return actor !== undefined && (await visible.load(actor.urn.text)) ? actor : null;
}
