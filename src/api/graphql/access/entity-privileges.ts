/** Tells which parts of an entity the actor may change. Uses the same rules as writes. */
import { POINT_PRIVILEGES } from '../../../auth/authorization/authorized-readers.js';
import {
  permissionForDeletion,
  permissionsForChange,
  subjectsBy,
} from '../../../auth/authorization/policies/change-permissions.js';
import type { Privilege, RequiredPermission } from '../../../auth/authorization/policies/types.js';
import {
  ASSETS,
  COLUMN_MEMBERS,
  ruleOfType,
  SUBJECT_RULES,
  subjectRuleOf,
} from '../../../auth/authorization/policies/write-rules.js';
import { hasDescription, hasName, proposeDescription, proposeName } from '../../../catalog/descriptions.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';

/** The aspect that each field asks about. */
const ASPECTS = {
  canEditProperties: 'structuredProperties',
  canEditTags: 'globalTags',
  canEditGlossaryTerms: 'glossaryTerms',
  canEditLinks: 'institutionalMemory',
  canEditDomains: 'domains',
  canEditOwners: 'ownership',
  canEditDeprecation: 'deprecation',
  canEditEmbed: 'embed',
  canManageAssetSummary: 'assetSettings',
} as const;

const LINEAGE_ASPECT = 'upstreamLineage';

/** Privileges that grant a change, besides those that grant every change. For data outside of the entity or in a part of an aspect. */
const PRIVILEGES: Readonly<Record<string, readonly Privilege[] | undefined>> = {
  canEdit: [],
  canEditDataProducts: ASSETS.anyOf,
  canEditAssertions: SUBJECT_RULES['assertion']?.anyOf,
  canEditQueries: SUBJECT_RULES['query']?.anyOf,
  canEditSchemaFieldTags: COLUMN_MEMBERS['globalTags'],
  canEditSchemaFieldGlossaryTerms: COLUMN_MEMBERS['glossaryTerms'],
  canEditSchemaFieldDescription: COLUMN_MEMBERS['description'],
};

const VIEWING = {
  canViewDatasetUsage: POINT_PRIVILEGES.datasetUsageStatistics,
  canViewDatasetProfile: POINT_PRIVILEGES.datasetProfile,
  canViewDatasetOperations: POINT_PRIVILEGES.operation,
} as const;

/** Features that Trellis does not have: proposals of changes and sharing with other catalogs. */
const NEVER = [
  'canProposeDescription',
  'canProposeTags',
  'canProposeGlossaryTerms',
  'canProposeSchemaFieldDescription',
  'canProposeSchemaFieldTags',
  'canProposeSchemaFieldGlossaryTerms',
  'canShareEntity',
] as const;

/** Type of the entities that an entity of the key's type contains. */
const CHILDREN: Readonly<Record<string, string>> = { glossaryNode: 'glossaryTerm', domain: 'dataProduct' };

type Field = (urn: Urn, args: unknown, context: GraphqlContext) => Promise<boolean> | boolean;

function requires(permissionFor: (urn: Urn) => RequiredPermission): Field {
  return (urn, _, { allowed }) => allowed.load(permissionFor(urn));
}

function writes(aspectName: string): Field {
  return requires(({ text: urn, entityType }) => {
    const [permission] = permissionsForChange({ urn, aspectName, changeType: 'UPSERT' }, entityType);
    return permission ?? { urn, anyOf: [] };
  });
}

/** Requires every permission that the mutation would require, whatever the new text is. */
function proposes(propose: (urn: Urn) => Proposal): Field {
  return async (urn, _, { allowed }) => {
    const permissions = permissionsForChange(propose(urn), urn.entityType);
    const answers = await Promise.all(permissions.map((permission) => allowed.load(permission)));
    return answers.every(Boolean);
  };
}

const ANY_TEXT = { text: 'x', stamp: { time: 0, actor: '' } };

/** Returns false for entity types whose model lacks the property: it cannot be changed. */
function onlyIf(has: (entityType: string, model: MetadataModel) => boolean, field: Field): Field {
  return (urn, args, context) =>
    has(urn.entityType, context.services.model) ? field(urn, args, context) : false;
}

function holds(aspectName: string): (entityType: string, model: MetadataModel) => boolean {
  return (entityType, model) => model.entities.get(entityType)?.aspects.includes(aspectName) ?? false;
}

function edits(names: readonly Privilege[]): Field {
  return requires(({ text, entityType }) => {
    const { manage, isClosed } = ruleOfType(entityType);
    return { urn: text, anyOf: isClosed ? manage : [...names, 'EDIT_ENTITY', ...manage] };
  });
}

const canManageChildren: Field = ({ text, entityType }, _, { allowed }) => {
  const child = Object.hasOwn(CHILDREN, entityType) ? CHILDREN[entityType] : undefined;
  const rule = child === undefined ? undefined : subjectRuleOf(child);
  if (rule === undefined) return false;
  const about = [{ ...subjectsBy(rule, [text]), named: 'by URN' as const }];
  return allowed.load({ urn: text, anyOf: ruleOfType(entityType).manage, about });
};

/** Managing a document means editing it; managing any other entity means deleting it. */
const canManageEntity: Field = (urn, args, context) =>
  urn.entityType === 'document'
    ? edits([])(urn, args, context)
    : context.allowed.load(permissionForDeletion(urn.text, urn.entityType));

const canEditOwners = onlyIf(holds(ASPECTS.canEditOwners), writes(ASPECTS.canEditOwners));
const canEditAssertions = edits(PRIVILEGES['canEditAssertions'] ?? []);

/** Resolvers of `EntityPrivileges`. Their parents are URNs of entities. */
export const EntityPrivileges = {
  ...mapValues(ASPECTS, (name) => onlyIf(holds(name), writes(name))),
  canEditDescription: onlyIf(
    hasDescription,
    proposes(({ entityType, text: urn }) => proposeDescription(entityType, { urn }, ANY_TEXT)),
  ),
  canEditName: onlyIf(
    hasName,
    proposes(({ entityType, text }) => proposeName(entityType, text, ANY_TEXT)),
  ),
  canEditAssertionOwners: async (...request: Parameters<Field>) => {
    const answers = await Promise.all([canEditOwners(...request), canEditAssertions(...request)]);
    return answers.some(Boolean);
  },
  canEditLineage: writes(LINEAGE_ASPECT),
  ...mapValues(PRIVILEGES, (names = []) => edits(names)),
  canEditIncidents: onlyIf(holds('incidentsSummary'), edits(SUBJECT_RULES['incident']?.anyOf ?? [])),
  ...mapValues(VIEWING, (anyOf) => requires(({ text }) => ({ urn: text, anyOf }))),
  ...Object.fromEntries(NEVER.map((name) => [name, () => false])),
  canManageEntity,
  canManageChildren,
};

function mapValues<Value>(
  table: Readonly<Record<string, Value>>,
  toField: (value: Value) => Field,
): Record<string, Field> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, toField(value)]));
}
