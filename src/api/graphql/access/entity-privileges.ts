/** What of an entity may be changed, in the words that pages ask in: decided by the rules that writes are decided by. */
import { POINT_PRIVILEGES } from '../../../auth/authorization/authorized-points.js';
import type { RequiredPermission, Privilege } from '../../../auth/authorization/policies/types.js';
import {
  permissionForDeletion,
  permissionsForChange,
  subjectsBy,
} from '../../../auth/authorization/policies/change-permissions.js';
import {
  ABOUT,
  ASSETS,
  COLUMN_MEMBERS,
  ruleOfType,
} from '../../../auth/authorization/policies/write-rules.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';
import { proposeDescription } from '../../../catalog/descriptions/descriptions.js';
import { proposeName } from '../../../catalog/descriptions/names.js';
import { hasDescription, hasName } from '../../../catalog/descriptions/text-fields.js';
import type { Proposal } from '../../../catalog/writes/types.js';

/** Aspects that hold it. */
const ASPECTS = {
  canEditProperties: 'structuredProperties',
  canEditTags: 'globalTags',
  canEditGlossaryTerms: 'glossaryTerms',
  canEditLinks: 'institutionalMemory',
  canEditDomains: 'domains',
  canEditOwners: 'ownership',
  canEditDeprecation: 'deprecation',
  canEditEmbed: 'embed',
} as const;

const LINEAGE_ASPECT = 'upstreamLineage';

/** What is kept elsewhere, or in a part of an aspect: beside those privileges that let somebody change everything. */
const PRIVILEGES: Readonly<Record<string, readonly Privilege[] | undefined>> = {
  canEdit: [],
  canEditDataProducts: ASSETS.anyOf,
  canEditAssertions: ABOUT['assertion']?.anyOf,
  canEditQueries: ABOUT['query']?.anyOf,
  canEditSchemaFieldTags: COLUMN_MEMBERS['globalTags'],
  canEditSchemaFieldGlossaryTerms: COLUMN_MEMBERS['glossaryTerms'],
  canEditSchemaFieldDescription: COLUMN_MEMBERS['description'],
};

const VIEWING = {
  canViewDatasetUsage: POINT_PRIVILEGES.datasetUsageStatistics,
  canViewDatasetProfile: POINT_PRIVILEGES.datasetProfile,
  canViewDatasetOperations: POINT_PRIVILEGES.operation,
} as const;

/** Nobody proposes changes, and there is no catalog to share with. */
const NEVER = [
  'canProposeDescription',
  'canProposeTags',
  'canProposeGlossaryTerms',
  'canProposeSchemaFieldDescription',
  'canProposeSchemaFieldTags',
  'canProposeSchemaFieldGlossaryTerms',
  'canShareEntity',
] as const;

/** What lies in entities of a type. */
const CHILDREN: Readonly<Record<string, string>> = { glossaryNode: 'glossaryTerm', domain: 'dataProduct' };

type Field = (urn: Urn, args: unknown, context: GraphqlContext) => Promise<boolean> | boolean;

function asks(demandOf: (urn: Urn) => RequiredPermission): Field {
  return (urn, _, { allowed }) => allowed.load(demandOf(urn));
}

function writes(aspectName: string): Field {
  return asks(({ text: urn, entityType }) => {
    const [demand] = permissionsForChange({ urn, aspectName, changeType: 'UPSERT' }, entityType);
    return demand ?? { urn, anyOf: [] };
  });
}

/** Asks for all that the mutation would demand, whatever the text. */
function sends(propose: (urn: Urn) => Proposal): Field {
  return async (urn, _, { allowed }) => {
    const demands = permissionsForChange(propose(urn), urn.entityType);
    const answers = await Promise.all(demands.map((demand) => allowed.load(demand)));
    return answers.every(Boolean);
  };
}

const ANY_TEXT = { text: 'x', stamp: { time: 0, actor: '' } };

/** Nobody can change a property that the model does not define for the type. */
function where(has: (entityType: string, model: MetadataModel) => boolean, field: Field): Field {
  return (urn, args, context) =>
    has(urn.entityType, context.services.model) ? field(urn, args, context) : false;
}

function holds(aspectName: string): (entityType: string, model: MetadataModel) => boolean {
  return (entityType, model) => model.entities.get(entityType)?.aspects.includes(aspectName) ?? false;
}

function edits(names: readonly Privilege[]): Field {
  return asks(({ text, entityType }) => {
    const { manage, isClosed } = ruleOfType(entityType);
    return { urn: text, anyOf: isClosed ? manage : [...names, 'EDIT_ENTITY', ...manage] };
  });
}

const canManageChildren: Field = ({ text, entityType }, _, { allowed }) => {
  const child = Object.hasOwn(CHILDREN, entityType) ? CHILDREN[entityType] : undefined;
  const rule = child === undefined ? undefined : ABOUT[child];
  if (rule === undefined) return false;
  const about = [{ ...subjectsBy(rule, [text]), named: 'by URN' as const }];
  return allowed.load({ urn: text, anyOf: ruleOfType(entityType).manage, about });
};

/** Parents are URNs of entities. */
export const EntityPrivileges = {
  ...mapped(ASPECTS, (name) => where(holds(name), writes(name))),
  canEditDescription: where(
    hasDescription,
    sends(({ entityType, text: urn }) => proposeDescription(entityType, { urn }, ANY_TEXT)),
  ),
  canEditName: where(
    hasName,
    sends(({ entityType, text }) => proposeName(entityType, text, ANY_TEXT)),
  ),
  canEditLineage: writes(LINEAGE_ASPECT),
  ...mapped(PRIVILEGES, (names = []) => edits(names)),
  canEditIncidents: where(holds('incidentsSummary'), edits(ABOUT['incident']?.anyOf ?? [])),
  ...mapped(VIEWING, (anyOf) => asks(({ text }) => ({ urn: text, anyOf }))),
  ...Object.fromEntries(NEVER.map((name) => [name, () => false])),
  canManageEntity: asks(({ text, entityType }) => permissionForDeletion(text, entityType)),
  canManageChildren,
};

function mapped<Value>(
  table: Readonly<Record<string, Value>>,
  toField: (value: Value) => Field,
): Record<string, Field> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, toField(value)]));
}
