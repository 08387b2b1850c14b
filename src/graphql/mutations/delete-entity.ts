/** Mutations that delete for good. */
import type { GraphqlContext } from '../context.js';
import { readUrn, requireEntities } from './require-entities.js';
import { forgetAll } from './store.js';

/**
 * The entity with all that is stored of it. Aspects of others that name it stay as they are, and name what is not there.
 * @throws NOT_FOUND, and INVALID_URN for entities of other types
 */
export async function deleteEntity(
  context: GraphqlContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = readUrn(context, text, ...entityTypes);
  await requireEntities(context, [{ urn }]);
  try {
    await context.services.writer.deleteEntity(urn, { actor: context.actor });
  } finally {
    forgetAll(context);
  }
  return true;
}
