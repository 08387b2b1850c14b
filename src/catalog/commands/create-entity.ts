/** Creates entities. */
import { CatalogError, hasCode } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from './command-context.js';
import { store } from './store.js';
import { readUrn } from './require-entities.js';

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
