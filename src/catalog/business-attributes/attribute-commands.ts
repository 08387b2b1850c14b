/** Creates and changes business attributes. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { findByFilter } from '../search/find-by-filter.js';
import { proposeCreatorAsOwner } from '../ownership/owners.js';

type Optional<Value> = Value | null | undefined;

export const ATTRIBUTE_TYPE = 'businessAttribute';
const ASPECT = 'businessAttributeInfo';

/** Record types of the model, by data type. Unions, structures and nulls are no types of an attribute. */
const RECORDS: Readonly<Record<string, string>> = {
  BOOLEAN: 'BooleanType',
  FIXED: 'FixedType',
  STRING: 'StringType',
  BYTES: 'BytesType',
  NUMBER: 'NumberType',
  DATE: 'DateType',
  TIME: 'TimeType',
  ENUM: 'EnumType',
  MAP: 'MapType',
  ARRAY: 'ArrayType',
};

/** Omitted members stay unchanged. */
export interface AttributeUpdate {
  readonly name?: Optional<string>;
  readonly description?: Optional<string>;
  /** Data type of the columns, e.g. `STRING`. */
  readonly type?: Optional<string>;
}

export interface NewAttribute extends AttributeUpdate {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
}

/**
 * Creates a business attribute, owned by the actor.
 * @returns its URN
 * @throws CONFLICT if the attribute, or one with this name, exists; INVALID_REQUEST for a blank name; INVALID_URN, FORBIDDEN
 */
export async function createAttribute(context: CommandContext, input: NewAttribute): Promise<string> {
  requireName(input.name, '/input/name');
  const urn = newUrn(context, ATTRIBUTE_TYPE, input.id);
  await requireNewName(context, input.name, urn);
  const stamp = stampOf(context);
  const value = { ...membersOf(input), created: stamp, lastModified: stamp };
  const created = { urn, aspectName: ASPECT, value, hasNewValues: true } as const;
  return createEntity(context, created, [proposeCreatorAsOwner(urn, stamp)]);
}

/**
 * Changes a business attribute.
 * @returns its URN. @throws NOT_FOUND, INVALID_URN; CONFLICT if another one has the name; INVALID_REQUEST for a blank name
 */
export async function updateAttribute(
  context: CommandContext,
  text: string,
  update: AttributeUpdate,
): Promise<string> {
  requireName(update.name, '/input/name');
  const urn = readUrn(context, text, ATTRIBUTE_TYPE);
  await requireEntities(context, [{ urn }]);
  if (typeof update.name === 'string') await requireNewName(context, update.name, urn);
  const members = { ...membersOf(update), lastModified: stampOf(context) };
  const patch = patchProposal({ urn, aspectName: ASPECT }, setMembers(members));
  await storeInExisting(context, [
    typeof update.name === 'string' ? { ...patch, hasNewValues: true } : patch,
  ]);
  return urn;
}

function membersOf({ name, description, type }: AttributeUpdate): Record<string, unknown> {
  const record = RECORDS[type ?? ''];
  return omitNullish({
    ...{ name, fieldPath: name, description },
    type: record && { type: { [`com.linkedin.schema.${record}`]: {} } },
  });
}

/** Each of them may permit naming an attribute. */
const NAMING_PRIVILEGES = [
  ...['CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE'],
  ...['CREATE_ENTITY', 'EDIT_ENTITY'],
];

/** Names are unique in the whole catalog, regardless of the actor's scope and of case. */
async function requireNewName({ services }: CommandContext, name: string, urn: string): Promise<void> {
  const { urns } = await findByFilter(services.unscoped.search, {
    entityTypes: [ATTRIBUTE_TYPE],
    filter: { or: [{ and: [{ field: 'name', values: [name], condition: 'IEQUAL' }] }] },
    count: 2,
  });
  if (urns.every((each) => each === urn)) return;
  // Otherwise anybody could find out which names exist.
  await services.requirePermissions([{ urn, anyOf: NAMING_PRIVILEGES }]);
  throw new CatalogError('CONFLICT', `There is a business attribute with the name ${name}`, {
    path: '/input/name',
    rule: 'a new name',
  });
}
