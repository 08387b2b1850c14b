/** Fields in which edited names and descriptions are stored. */
import { CatalogError } from '../../core/errors.js';

export interface TextField {
  readonly aspect: string;
  readonly member: string;
  /** Whether the aspect records its last editor. */
  readonly isStamped?: true;
}

/** A member of an aspect. */
export interface EditableField {
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
export function descriptionFieldOf(entityType: string): TextField {
  return fieldOf(DESCRIPTIONS, entityType, 'description');
}

/** Returns the field of the name of an entity. @throws INVALID_REQUEST for entity types whose names cannot be changed */
export function nameFieldOf(entityType: string): TextField {
  return fieldOf(NAMES, entityType, 'name');
}

function fieldOf(fields: TextFields, entityType: string, what: string): TextField {
  const field = Object.hasOwn(fields, entityType) ? fields[entityType] : undefined;
  if (field !== undefined) return field;
  const known = Object.keys(fields).join(', ');
  throw new CatalogError(
    'INVALID_REQUEST',
    `The ${what} of an entity of type ${entityType} cannot be set here`,
    {
      path: '/urn',
      rule: `one of ${known}`,
    },
  );
}
