/** Descriptions and names: which aspect holds them for each entity type, and how they change. */
import { recordsAt, type JsonObject } from '../core/json.js';
import type { AuditStamp } from '../model/types.js';
import { invalidRequest } from '../core/errors.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import type { Proposal, ValueCondition } from './writes/types.js';
import { requireName, type Optional } from './commands/command-input.js';
import type { CommandContext } from './commands/command-context.js';
import {
  requireEntities,
  type Resource,
  readResource,
  requireResources,
  type ResourceInput,
} from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';

const COLUMNS = 'editableSchemaFieldInfo';

interface Description extends Text {
  /** The description that the client has read, empty for none. Undefined: any description is replaced. */
  readonly expected?: string | undefined;
}

/**
 * Describes an entity, or a schema field of it.
 * @throws INVALID_REQUEST for entity types whose descriptions only sources write
 */
export function proposeDescription(
  entityType: string,
  { urn, field }: Resource,
  given: Description,
): Proposal {
  const { text, stamp, expected } = given;
  const descriptionField = field === undefined ? descriptionFieldOf(entityType) : undefined;
  const proposal =
    descriptionField === undefined
      ? patchProposal({ urn, aspectName: 'editableSchemaMetadata' }, [
          setStep([COLUMNS, field ?? '', 'description'], text),
        ])
      : proposeText(urn, descriptionField, { text, stamp });
  if (expected === undefined) return proposal;
  const read = (value: JsonObject | undefined): unknown =>
    descriptionField === undefined
      ? columnIn(value, field)?.['description']
      : value?.[descriptionField.member];
  return { ...proposal, ifValue: isStill(read, { expected, text }) };
}

/** If the wanted text is stored already, there is no conflict, so that a request can be repeated. */
function isStill(
  read: (value: JsonObject | undefined) => unknown,
  { expected, text }: { readonly expected: string; readonly text: string },
): ValueCondition {
  return {
    holds: (value) => [expected, text].map(textOf).includes(textOf(read(value))),
    message: 'The description has changed in the meantime',
    path: '/expectedDescription',
  };
}

/** A blank description counts as none. */
function textOf(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function columnIn(value: JsonObject | undefined, field: string | undefined): JsonObject | undefined {
  return recordsAt(value, COLUMNS).find((column) => column['fieldPath'] === field);
}

/** Types whose names come from a source. Edited names are stored separately, and an empty one removes the edited name. */
const NAMED_BY_SOURCES: ReadonlySet<string> = new Set(['dataset']);

/**
 * Renames an entity. Where names are unique, the write path refuses one that another entity has.
 * @throws INVALID_REQUEST for entity types whose names cannot be changed, and for an empty name; LIMIT_EXCEEDED for a long name
 */
export function proposeName(entityType: string, urn: string, { text, stamp }: Text): Proposal {
  const nameField = nameFieldOf(entityType);
  if (text.trim() === '' && NAMED_BY_SOURCES.has(entityType))
    return proposeText(urn, nameField, { text: undefined, stamp });
  requireName(text, '/input/name');
  return { ...proposeText(urn, nameField, { text, stamp }), hasNewValues: true };
}

interface Text {
  readonly text: string;
  readonly stamp: AuditStamp;
}

/** Sets a text. @param given the text; undefined removes it */
function proposeText(
  urn: string,
  { aspect, member, isStamped }: TextField,
  { text, stamp }: { readonly text: string | undefined; readonly stamp: AuditStamp },
): Proposal {
  const steps: PatchStep[] = [setStep([member], text)];
  if (isStamped) steps.push(setStep(['lastModified'], stamp));
  return patchProposal({ urn, aspectName: aspect }, steps);
}

interface DescriptionUpdate extends ResourceInput {
  readonly description: string;
  /** The description as the client last read it, empty for none. Absent: any description is replaced. */
  readonly expectedDescription?: Optional<string>;
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

interface Renaming {
  readonly urn: string;
  readonly name: string;
}

/**
 * Renames an entity.
 * @throws NOT_FOUND, INVALID_URN; CONFLICT for a name that only one entity may have; INVALID_REQUEST for entity types whose names cannot be
 * changed, and for an empty name; LIMIT_EXCEEDED for a long name
 */
export async function updateName(context: CommandContext, update: Renaming): Promise<boolean> {
  const urn = context.services.model.parseUrn(update.urn);
  const proposal = proposeName(urn.entityType, urn.text, { text: update.name, stamp: stampOf(context) });
  await requireEntities(context, [urn.text]);
  await storeInExisting(context, [proposal]);
  return true;
}

// Fields in which edited names and descriptions are stored.

interface TextField {
  readonly aspect: string;
  readonly member: string;
  /** Whether the aspect records its last editor. */
  readonly isStamped?: true;
}

/** A member of an aspect. */
interface EditableField {
  readonly aspect: string;
  readonly path: readonly string[];
}

type TextFields = Readonly<Record<string, TextField>>;

/** For types that sources describe, edited descriptions are in an aspect of their own. */
const DESCRIPTIONS: TextFields = {
  application: { aspect: 'applicationProperties', member: 'description' },
  businessAttribute: { aspect: 'businessAttributeInfo', member: 'description', isStamped: true },
  chart: { aspect: 'editableChartProperties', member: 'description', isStamped: true },
  container: { aspect: 'editableContainerProperties', member: 'description' },
  corpGroup: { aspect: 'corpGroupEditableInfo', member: 'description' },
  dashboard: { aspect: 'editableDashboardProperties', member: 'description', isStamped: true },
  dataFlow: { aspect: 'editableDataFlowProperties', member: 'description', isStamped: true },
  dataJob: { aspect: 'editableDataJobProperties', member: 'description', isStamped: true },
  dataProduct: { aspect: 'dataProductProperties', member: 'description' },
  dataset: { aspect: 'editableDatasetProperties', member: 'description', isStamped: true },
  domain: { aspect: 'domainProperties', member: 'description' },
  erModelRelationship: {
    aspect: 'editableERModelRelationshipProperties',
    member: 'description',
    isStamped: true,
  },
  glossaryNode: { aspect: 'glossaryNodeInfo', member: 'definition' },
  glossaryTerm: { aspect: 'glossaryTermInfo', member: 'definition' },
  mlFeature: { aspect: 'editableMlFeatureProperties', member: 'description' },
  mlFeatureTable: { aspect: 'editableMlFeatureTableProperties', member: 'description' },
  mlModel: { aspect: 'editableMlModelProperties', member: 'description' },
  mlModelGroup: { aspect: 'editableMlModelGroupProperties', member: 'description' },
  mlPrimaryKey: { aspect: 'editableMlPrimaryKeyProperties', member: 'description' },
  notebook: { aspect: 'editableNotebookProperties', member: 'description', isStamped: true },
  tag: { aspect: 'tagProperties', member: 'description' },
};

const NAMES: TextFields = {
  application: { aspect: 'applicationProperties', member: 'name' },
  businessAttribute: { aspect: 'businessAttributeInfo', member: 'name', isStamped: true },
  corpGroup: { aspect: 'corpGroupInfo', member: 'displayName' },
  dataProduct: { aspect: 'dataProductProperties', member: 'name' },
  dataset: { aspect: 'editableDatasetProperties', member: 'name', isStamped: true },
  domain: { aspect: 'domainProperties', member: 'name' },
  glossaryNode: { aspect: 'glossaryNodeInfo', member: 'name' },
  glossaryTerm: { aspect: 'glossaryTermInfo', member: 'name' },
  tag: { aspect: 'tagProperties', member: 'name' },
};

/** Returns whether people can describe entities of this type. */
export function hasDescription(entityType: string): boolean {
  return Object.hasOwn(DESCRIPTIONS, entityType);
}

/** Returns whether people can rename entities of this type. */
export function hasName(entityType: string): boolean {
  return Object.hasOwn(NAMES, entityType);
}

/** Returns the fields of edited names and descriptions of an entity type. */
export function editableFields(
  entityType: string,
): Readonly<Record<'names' | 'descriptions', readonly EditableField[]>> {
  return { names: fieldsIn(NAMES, entityType), descriptions: fieldsIn(DESCRIPTIONS, entityType) };
}

function fieldsIn(fields: TextFields, entityType: string): EditableField[] {
  const field = Object.hasOwn(fields, entityType) ? fields[entityType] : undefined;
  return field === undefined ? [] : [{ aspect: field.aspect, path: [field.member] }];
}

/** Returns the field of the description of an entity. @throws INVALID_REQUEST for entity types that only sources describe */
function descriptionFieldOf(entityType: string): TextField {
  return fieldOf(DESCRIPTIONS, entityType, 'description');
}

/** Returns the field of the name of an entity. @throws INVALID_REQUEST for entity types whose names cannot be changed */
function nameFieldOf(entityType: string): TextField {
  return fieldOf(NAMES, entityType, 'name');
}

function fieldOf(fields: TextFields, entityType: string, what: string): TextField {
  const field = Object.hasOwn(fields, entityType) ? fields[entityType] : undefined;
  if (field !== undefined) return field;
  const known = Object.keys(fields).join(', ');
  throw invalidRequest(
    '/urn',
    `The ${what} of an entity of type ${entityType} cannot be set here`,
    `one of ${known}`,
  );
}
