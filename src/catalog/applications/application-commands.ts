/** Creates and changes applications. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf } from '../commands/store.js';
import { updateMembers } from '../commands/update-members.js';
import { proposeDomains } from '../domains/assign-to-domain.js';
import { proposeCreatorAsOwner } from '../ownership/owners.js';

type Optional<Value> = Value | null | undefined;

const ENTITY_TYPE = 'application';
const ASPECT = 'applicationProperties';

export interface NewApplication {
  /** Last part of the URN; absent or blank: a random one. */
  readonly id?: Optional<string>;
  /** URN of the domain of the application. */
  readonly domainUrn?: Optional<string>;
  /** False: the application has no owner. */
  readonly shouldAddCreatorAsOwner?: Optional<boolean>;
  readonly properties: { readonly name: string; readonly description?: Optional<string> };
}

/**
 * Creates an application, owned by the actor.
 * @returns its URN
 * @throws NOT_FOUND unless the domain exists; CONFLICT if the application exists; INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createApplication(context: CommandContext, created: NewApplication): Promise<string> {
  const { id, domainUrn, shouldAddCreatorAsOwner, properties } = created;
  requireName(properties.name, '/input/properties/name');
  const urn = newUrn(context, ENTITY_TYPE, id?.trim() ? id : undefined);
  const domain = domainUrn ? readUrn(context, domainUrn, 'domain') : undefined;
  if (domain !== undefined) await requireEntities(context, [{ urn: domain }]);
  return createEntity(context, { urn, aspectName: ASPECT, value: omitNullish({ ...properties }) }, [
    ...(domain === undefined ? [] : [proposeDomains(urn, [domain])]),
    ...(shouldAddCreatorAsOwner === false ? [] : [proposeCreatorAsOwner(urn, stampOf(context))]),
  ]);
}

/** Omitted members stay unchanged. */
export interface ApplicationUpdate {
  readonly name?: Optional<string>;
  readonly description?: Optional<string>;
}

/** Changes the name and the description. @returns the URN. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateApplication(
  context: CommandContext,
  text: string,
  { name, description }: ApplicationUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  const values = { name, description };
  return updateMembers(context, text, { entityType: ENTITY_TYPE, aspectName: ASPECT, values });
}
