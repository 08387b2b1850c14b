/** Creates, changes and deletes custom kinds of ownership. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { deleteEntity, deleteOnlyEntity } from '../commands/delete-entity.js';
import { readUrn } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf } from '../commands/store.js';
import { updateMembers } from '../commands/update-members.js';
import { isSystemType } from './ownerships.js';

const ENTITY_TYPE = 'ownershipType';
export const OWNERSHIP_TYPE_ASPECT = 'ownershipTypeInfo';

export interface NewOwnershipType {
  readonly name: string;
  readonly description: string;
}

/** Creates a kind of ownership with a random id. @throws INVALID_REQUEST for a blank name */
export async function createOwnershipType(
  context: CommandContext,
  { name, description }: NewOwnershipType,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, ENTITY_TYPE, undefined);
  const stamp = { ...stampOf(context) };
  const value = { name, description, created: stamp, lastModified: stamp };
  return createEntity(context, { urn, aspectName: OWNERSHIP_TYPE_ASPECT, value });
}

/** Omitted members stay unchanged. */
export interface OwnershipTypeUpdate {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Changes the name and the description of a kind of ownership. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateOwnershipType(
  context: CommandContext,
  text: string,
  { name, description }: OwnershipTypeUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  return updateMembers(context, text, {
    entityType: ENTITY_TYPE,
    aspectName: OWNERSHIP_TYPE_ASPECT,
    values: { name, description, lastModified: stampOf(context) },
  });
}

/**
 * Deletes a kind of ownership.
 * @param deleteReferences false: ownerships keep the URN of the deleted kind
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for built-in kinds
 */
export async function deleteOwnershipType(
  context: CommandContext,
  text: string,
  deleteReferences: boolean | null | undefined,
): Promise<boolean> {
  if (isSystemType(readUrn(context, text, ENTITY_TYPE)))
    throw new CatalogError('INVALID_REQUEST', `${text} is a built-in ownership type`, {
      path: '/urn',
      rule: 'a custom ownership type',
    });
  const remove = deleteReferences === false ? deleteOnlyEntity : deleteEntity;
  return remove(context, text, ENTITY_TYPE);
}
