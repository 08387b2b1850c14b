/** Where names and descriptions that people give are kept. */
import { CatalogError } from '../../../core/errors.js';
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import type { Proposal, ValueCondition } from '../../../catalog/writes/types.js';
import type { AspectPlace } from '../mapping/directives.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import type { Resource } from '../../../catalog/commands/resources.js';

interface Place {
  readonly aspect: string;
  readonly member: string;
  /** Whether the aspect tells who changed it last. */
  readonly isStamped?: true;
}

/** What sources describe keeps their text; people's stands in an aspect of its own. */
const DESCRIPTIONS: Readonly<Record<string, Place>> = {
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

const NAMES: Readonly<Record<string, Place>> = {
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

/** Types whose names come from a source: people's names stand beside them, and an empty one removes the edited name. */
const NAMED_BY_SOURCES: ReadonlySet<string> = new Set(['dataset']);

/** UTF-16 units. */
export const MAX_NAME_LENGTH = 1_000;

const COLUMNS = 'editableSchemaFieldInfo';

interface Text {
  readonly text: string;
  readonly stamp: AuditStamp;
}

export interface Description extends Text {
  /** The description that the client has read, empty for none. Undefined: any. */
  readonly expected?: string | undefined;
}

/** @throws INVALID_REQUEST for entity types whose descriptions only sources write */
export function describe(entityType: string, { urn, field }: Resource, given: Description): Proposal {
  const { text, stamp, expected } = given;
  const place = field === undefined ? placeOf(DESCRIPTIONS, entityType, 'description') : undefined;
  const proposal =
    place === undefined
      ? patchProposal({ urn, aspectName: 'editableSchemaMetadata' }, [
          setStep([COLUMNS, field ?? '', 'description'], text),
        ])
      : setText(urn, place, { text, stamp });
  if (expected === undefined) return proposal;
  const read = (value: JsonObject | undefined): unknown =>
    place === undefined ? columnIn(value, field)?.['description'] : value?.[place.member];
  return { ...proposal, ifValue: isStill(read, { expected, text }) };
}

/** A text that is there already is no conflict, so that a request can be sent again. */
function isStill(
  read: (value: JsonObject | undefined) => unknown,
  { expected, text }: { readonly expected: string; readonly text: string },
): ValueCondition {
  return {
    holds: (value) => [expected, text].map(textOf).includes(textOf(read(value))),
    message: 'Somebody has changed the description in the meantime',
    path: '/expectedDescription',
  };
}

/** A blank description counts as none. */
function textOf(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function columnIn(value: JsonObject | undefined, field: string | undefined): JsonObject | undefined {
  const columns = value?.[COLUMNS];
  if (!Array.isArray(columns)) return undefined;
  return columns.filter(isJsonObject).find((column) => column['fieldPath'] === field);
}

/** Returns whether people can describe entities of this type. */
export function hasDescription(entityType: string): boolean {
  return Object.hasOwn(DESCRIPTIONS, entityType);
}

/** Returns whether people can rename entities of this type. */
export function hasName(entityType: string): boolean {
  return Object.hasOwn(NAMES, entityType);
}

/** The places that `describe` and `rename` write for entities of a type. */
export function editablePlaces(
  entityType: string,
): Readonly<Record<'names' | 'descriptions', AspectPlace[]>> {
  return { names: placesIn(NAMES, entityType), descriptions: placesIn(DESCRIPTIONS, entityType) };
}

function placesIn(places: Readonly<Record<string, Place>>, entityType: string): AspectPlace[] {
  const place = Object.hasOwn(places, entityType) ? places[entityType] : undefined;
  return place === undefined ? [] : [{ aspect: place.aspect, path: [place.member] }];
}

/**
 * @throws INVALID_REQUEST for entity types whose names cannot be changed, and for an empty name; LIMIT_EXCEEDED for a long name
 */
export function rename(entityType: string, urn: string, { text, stamp }: Text): Proposal {
  const place = placeOf(NAMES, entityType, 'name');
  if (text.length > MAX_NAME_LENGTH)
    throw new CatalogError('LIMIT_EXCEEDED', `A name has at most ${MAX_NAME_LENGTH} characters`, {
      path: '/name',
      rule: `at most ${MAX_NAME_LENGTH} characters`,
    });
  if (text.trim() !== '') return setText(urn, place, { text, stamp });
  if (NAMED_BY_SOURCES.has(entityType)) return setText(urn, place, { text: undefined, stamp });
  throw new CatalogError('INVALID_REQUEST', 'The name is empty', { path: '/name', rule: 'not blank' });
}

/** @param given without a text: the text is removed */
function setText(
  urn: string,
  { aspect, member, isStamped }: Place,
  { text, stamp }: { readonly text: string | undefined; readonly stamp: AuditStamp },
): Proposal {
  const steps: PatchStep[] = [setStep([member], text)];
  if (isStamped) steps.push(setStep(['lastModified'], stamp));
  return patchProposal({ urn, aspectName: aspect }, steps);
}

function placeOf(places: Readonly<Record<string, Place>>, entityType: string, what: string): Place {
  const place = Object.hasOwn(places, entityType) ? places[entityType] : undefined;
  if (place !== undefined) return place;
  const known = Object.keys(places).join(', ');
  throw new CatalogError(
    'INVALID_REQUEST',
    `The ${what} of an entity of type ${entityType} cannot be set here`,
    {
      path: '/urn',
      rule: `one of ${known}`,
    },
  );
}
