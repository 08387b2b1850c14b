/** Where names and descriptions that people give are kept. */
import { CatalogError } from '../../kernel/errors.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { Proposal } from '../../write/types.js';
import { patchProposal, setStep, type PatchStep } from './patch-proposal.js';
import type { Resource } from './resources.js';

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

interface Text {
  readonly text: string;
  readonly stamp: AuditStamp;
}

/** @throws INVALID_REQUEST for entity types whose descriptions only sources write */
export function describe(entityType: string, { urn, field }: Resource, { text, stamp }: Text): Proposal {
  if (field === undefined)
    return setText(urn, placeOf(DESCRIPTIONS, entityType, 'description'), { text, stamp });
  const path = ['editableSchemaFieldInfo', field, 'description'];
  return patchProposal({ urn, aspectName: 'editableSchemaMetadata' }, [setStep(path, text)]);
}

/** Returns whether people can describe entities of this type. */
export function hasDescription(entityType: string): boolean {
  return Object.hasOwn(DESCRIPTIONS, entityType);
}

/** @throws INVALID_REQUEST for entity types whose names cannot be changed */
export function rename(entityType: string, urn: string, { text, stamp }: Text): Proposal {
  return setText(urn, placeOf(NAMES, entityType, 'name'), { text, stamp });
}

function setText(urn: string, { aspect, member, isStamped }: Place, { text, stamp }: Text): Proposal {
  const steps: PatchStep[] = [setStep([member], text)];
  if (isStamped) steps.push(setStep(['lastModified'], stamp));
  return patchProposal({ urn, aspectName: aspect }, steps);
}

function placeOf(places: Readonly<Record<string, Place>>, entityType: string, what: string): Place {
  const place = places[entityType];
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
