/** Creates entities, and hard-deletes them. */
import { CatalogError, hasCode } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { Requester } from '../../core/request-facts.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from './command-context.js';
import { store } from './store.js';
import { readUrn, entityExists, requireEntity } from './require-entities.js';

/** @param id last part of the URN; default: a random one */
export function newUrn(context: CommandContext, entityType: string, id: string | null | undefined): string {
  return readUrn(context, `urn:li:${entityType}:${id ?? newId()}`);
}

/**
 * Creates an entity. If two requests create it at the same time, the second one is refused.
 * @param further other aspects of the entity
 * @throws CONFLICT if the entity exists
 */
export async function createEntity(
  context: CommandContext,
  created: {
    readonly urn: string;
    readonly aspectName: string;
    readonly value: Readonly<Record<string, unknown>>;
    /** Refuse values that another entity has, as far as only one may have them. */
    readonly hasNewValues?: true;
  },
  further: readonly Proposal[] = [],
): Promise<string> {
  const { value, ...target } = created;
  const { urn } = target;
  try {
    await store(context, [
      { ...target, changeType: 'CREATE_ENTITY', value: JSON.stringify(value) },
      ...further,
    ]);
  } catch (error) {
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    const rule = 'the id of a new entity is new';
    throw new CatalogError('CONFLICT', `${urn} already exists`, { rule, urn }, { cause: error });
  }
  return urn;
}

/**
 * Hard-deletes the entity with all its data, and the references to it.
 * @throws NOT_FOUND, and INVALID_URN for entities of other types
 */
export async function deleteEntity(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = await requireEntity(context, text, ...entityTypes);
  await context.services.writer.deleteWithReferences(urn, requesterOf(context));
  return true;
}

/** Does the same, but does nothing if there is no such entity, so that a repeated request succeeds. @throws INVALID_URN */
export async function deleteEntityIfExists(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = readUrn(context, text, ...entityTypes);
  if (await entityExists(context, urn))
    await context.services.writer.deleteWithReferences(urn, requesterOf(context));
  return true;
}

/** Does the same as `deleteEntity`, but keeps the references in the aspects of other entities. */
export async function deleteOnlyEntity(
  context: CommandContext,
  text: string,
  ...entityTypes: readonly string[]
): Promise<boolean> {
  const urn = await requireEntity(context, text, ...entityTypes);
  await context.services.writer.deleteEntity(urn, requesterOf(context));
  return true;
}

function requesterOf({ actor, facts }: CommandContext): Requester {
  return { actor, facts };
}
