/** Mutations that delete for good. */
import type { CatalogWriter, WriteContext } from '../writes/types.js';
import type { CommandContext } from './command-context.js';
import { readUrn, requireEntities } from './require-entities.js';

/**
 * The entity with all that is stored of it, and what others say of it.
 * @throws NOT_FOUND, and INVALID_URN for entities of other types
 */
export async function deleteEntity(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = await requireOne(context, text, entityTypes);
  return deleting(context, async (writer, by) => {
    await writer.deleteWithReferences(urn, by);
  });
}

/** The same, but aspects of others that name it stay as they are, and name what is not there. */
export async function deleteOnlyEntity(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = await requireOne(context, text, entityTypes);
  return deleting(context, (writer, by) => writer.deleteEntity(urn, by));
}

async function requireOne(
  context: CommandContext,
  text: string,
  entityTypes: readonly string[],
): Promise<string> {
  const urn = readUrn(context, text, ...entityTypes);
  await requireEntities(context, [{ urn }]);
  return urn;
}

async function deleting(
  context: CommandContext,
  work: (writer: CatalogWriter, by: WriteContext) => Promise<unknown>,
): Promise<boolean> {
  await work(context.services.writer, { actor: context.actor });
  return true;
}
