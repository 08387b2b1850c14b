/** Changes descriptions and names. */
import type { CommandContext } from '../commands/command-context.js';
import { requireEntities } from '../commands/require-entities.js';
import { readResource, requireResources, type ResourceInput } from '../commands/resources.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { proposeDescription } from './descriptions.js';
import { proposeName } from './names.js';

export interface DescriptionUpdate extends ResourceInput {
  readonly description: string;
  /** The description as the client last read it, empty for none. Absent: any description is replaced. */
  readonly expectedDescription?: string | null | undefined;
}

/**
 * Describes an entity, or a schema field of it.
 * @throws NOT_FOUND unless the entity and the field exist; INVALID_URN; INVALID_REQUEST for entity types that only sources describe;
 * CONFLICT if the description is not the expected one
 */
export async function updateDescription(
  context: CommandContext,
  update: DescriptionUpdate,
): Promise<boolean> {
  const resource = readResource(context, update);
  const { entityType } = context.services.model.parseUrn(resource.urn);
  const expected = update.expectedDescription ?? undefined;
  const text = { text: update.description, stamp: stampOf(context), expected };
  const proposal = proposeDescription(entityType, resource, text);
  await requireResources(context, [resource]);
  await storeInExisting(context, [proposal]);
  return true;
}

export interface NameUpdate {
  readonly urn: string;
  readonly name: string;
}

/**
 * Renames an entity.
 * @throws NOT_FOUND, INVALID_URN; CONFLICT for a name that only one entity may have; INVALID_REQUEST for entity types whose names cannot be changed, and for an empty name; LIMIT_EXCEEDED
 * for a long name
 */
export async function updateName(context: CommandContext, update: NameUpdate): Promise<boolean> {
  const urn = context.services.model.parseUrn(update.urn);
  const proposal = proposeName(urn.entityType, urn.text, { text: update.name, stamp: stampOf(context) });
  await requireEntities(context, [{ urn: urn.text }]);
  await storeInExisting(context, [proposal]);
  return true;
}
