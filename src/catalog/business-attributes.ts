/** Creates and changes business attributes, and assigns them to columns. A column has one at most. */
import { CatalogError, invalidRequest } from '../core/errors.js';
import { decodePart, encodePart } from '../model/urn-encoding.js';
import { formatUrn } from '../model/urn.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { omitNullish, requireName, type NameUpdate, type Optional } from './commands/command-input.js';
import { patchProposal, setMembers } from './commands/proposals.js';
import {
  readUrn,
  requireResources,
  type Resource,
  type ResourceInput,
  requireEntity,
} from './commands/require-entities.js';
import { stampOf, storeInExisting, store, storeUnchanged } from './commands/store.js';
import { findByFilter } from './search/search-reader.js';
import { proposeCreatorAsOwner } from './ownership/owners.js';
import { recordOf, type ColumnType } from './logical-models/columns.js';
import type { Proposal } from './writes/types.js';

export const ATTRIBUTE_TYPE = 'businessAttribute';
const INFO_ASPECT = 'businessAttributeInfo';

/** Types that only columns have. An attribute that gets one of them is stored without a type. */
const COLUMN_ONLY_TYPES: ReadonlySet<ColumnType> = new Set(['UNION', 'STRUCT', 'NULL']);

interface AttributeUpdate extends NameUpdate {
  /** Data type of the columns, e.g. `STRING`. */
  readonly type?: Optional<ColumnType>;
}

interface NewAttribute extends AttributeUpdate {
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
  const created = { urn, aspectName: INFO_ASPECT, value, hasNewValues: true } as const;
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
  const urn = await requireEntity(context, text, ATTRIBUTE_TYPE);
  if (typeof update.name === 'string') await requireNewName(context, update.name, urn);
  const members = { ...membersOf(update), lastModified: stampOf(context) };
  const patch = patchProposal({ urn, aspectName: INFO_ASPECT }, setMembers(members));
  await storeInExisting(context, [
    typeof update.name === 'string' ? { ...patch, hasNewValues: true } : patch,
  ]);
  return urn;
}

function membersOf({ name, description, type }: AttributeUpdate): Record<string, unknown> {
  return omitNullish({
    ...{ name, fieldPath: name, description },
    type: type && !COLUMN_ONLY_TYPES.has(type) ? recordOf(type) : undefined,
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
  // Without this check, any user could find out which names exist.
  await services.requirePermissions([{ urn, anyOf: NAMING_PRIVILEGES }]);
  throw new CatalogError('CONFLICT', `There is a business attribute with the name ${name}`, {
    path: '/input/name',
    rule: 'a new name',
  });
}

const ASSIGNMENT_ASPECT = 'businessAttributes';

interface AttributeAssignment {
  readonly businessAttributeUrn: string;
  /** Columns: their URNs, or their datasets with paths as `subResource`. */
  readonly resourceUrn: readonly ResourceInput[];
}

/**
 * Assigns a business attribute to columns, in place of their previous one.
 * @throws NOT_FOUND unless the attribute, the datasets and the columns exist; INVALID_URN; INVALID_REQUEST for whole datasets
 */
export async function assignAttribute(
  context: CommandContext,
  { businessAttributeUrn, resourceUrn }: AttributeAssignment,
): Promise<boolean> {
  const attribute = readUrn(context, businessAttributeUrn, ATTRIBUTE_TYPE);
  const columns = resourceUrn.map((input) => readColumn(context, input));
  await requireResources(context, columns, [attribute]);
  const value = JSON.stringify({ businessAttribute: { businessAttributeUrn: attribute } });
  const urns = [...new Set(columns.map(urnOf))];
  await store(
    context,
    urns.map((urn) => ({ urn, aspectName: ASSIGNMENT_ASPECT, changeType: 'UPSERT', value })),
  );
  return true;
}

/** Removes a business attribute from columns. Columns with another one, or with none, stay unchanged. @throws INVALID_URN, INVALID_REQUEST */
export async function unassignAttribute(
  context: CommandContext,
  { businessAttributeUrn, resourceUrn }: AttributeAssignment,
): Promise<boolean> {
  const attribute = readUrn(context, businessAttributeUrn, ATTRIBUTE_TYPE);
  const urns = [...new Set(resourceUrn.map((input) => urnOf(readColumn(context, input))))];
  await storeUnchanged(context, async () => {
    const found = await context.services.entities.findAspects(
      urns.map((urn) => ({ urn, names: [ASSIGNMENT_ASPECT] })),
    );
    return urns.flatMap((urn): Proposal[] => {
      const stored = found.get(urn)?.aspects.get(ASSIGNMENT_ASPECT);
      if (stored === undefined) return [];
      const { businessAttribute } = JSON.parse(stored.text) as {
        businessAttribute?: { businessAttributeUrn: string };
      };
      if (businessAttribute?.businessAttributeUrn !== attribute) return [];
      return [
        { urn, aspectName: ASSIGNMENT_ASPECT, changeType: 'UPSERT', value: '{}', ifVersion: stored.version },
      ];
    });
  });
  return true;
}

interface Column extends Resource {
  readonly field: string;
}

function readColumn(context: CommandContext, { resourceUrn, subResource }: ResourceInput): Column {
  const { entityType, parts, text } = context.services.model.parseUrn(resourceUrn);
  if (entityType === 'schemaField')
    return { urn: readUrn(context, parts[0] ?? '', 'dataset'), field: decodePart(parts[1] ?? '') };
  if (subResource) return { urn: readUrn(context, text, 'dataset'), field: subResource };
  throw invalidRequest(
    '/input/resourceUrn',
    `${text} is not a column`,
    'the URN of a schema field, or a dataset with a subResource',
  );
}

function urnOf({ urn, field }: Column): string {
  return formatUrn('schemaField', [urn, encodePart(field)]);
}
