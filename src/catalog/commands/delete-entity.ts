/** Commands that hard-delete entities. */
import type { CatalogWriter, WriteContext } from '../writes/types.js';
import type { CommandContext } from './command-context.js';
import { entityExists, readUrn, requireEntities } from './require-entities.js';

/**
 * Deletes the entity with all its data, and the references to it.
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

/** Does the same, but does nothing if there is no such entity, so that a repeated request succeeds. @throws INVALID_URN */
export async function deleteEntityIfExists(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = readUrn(context, text, ...entityTypes);
  if (!(await entityExists(context, urn))) return true;
  return deleting(context, async (writer, by) => {
    await writer.deleteWithReferences(urn, by);
  });
}

/** Does the same as `deleteEntity`, but keeps the references in the aspects of other entities. */
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
  await work(context.services.writer, { actor: context.actor, facts: context.facts });
  return true;
}
