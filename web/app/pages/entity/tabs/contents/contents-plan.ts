/** Queries for the contents of an entity, by its type. */
import { typeOfUrn } from '../../../../types/urn.js';

/** A condition of the search for contents: the field contains the URN of the entity. */
export interface ContentsField {
  readonly field: string;
  /** Condition and field for nested contents, if the field belongs to a tree. */
  readonly deep?: DeepCondition;
}

type DeepCondition =
  { readonly condition: 'DESCENDANTS_INCL' } | { readonly condition: 'CONTAIN'; readonly field: string };

/** A relationship that leads to contents. */
export interface ContentsRelationship {
  readonly name: string;
  readonly direction: 'INCOMING' | 'OUTGOING';
  /** Role of the other end, e.g. `Input`. */
  readonly role: string;
}

/** Contents of one kind of entity: found by a search, by relationships, or by both. */
export interface ContentsPlan {
  /** One of the fields must contain the URN. Empty if a search cannot find the contents. */
  readonly fields: readonly ContentsField[];
  readonly relationships: readonly ContentsRelationship[];
  /** Hint for an empty tab: how to fill it. */
  readonly hint: string;
}

const outgoing = (name: string, role: string): ContentsRelationship => ({
  name,
  direction: 'OUTGOING',
  role,
});
const incoming = (name: string, role: string): ContentsRelationship => ({
  name,
  direction: 'INCOMING',
  role,
});

const BELOW: DeepCondition = { condition: 'DESCENDANTS_INCL' };

const PLANS: Readonly<Record<string, Partial<ContentsPlan>>> = {
  container: {
    fields: [{ field: 'container', deep: { condition: 'CONTAIN', field: 'browsePathV2' } }],
    hint: 'Ingestion adds the assets of this container.',
  },
  domain: {
    fields: [
      { field: 'domains', deep: BELOW },
      { field: 'parentDomain', deep: BELOW },
    ],
    hint: 'Set this domain on assets, or create subdomains.',
  },
  application: {
    fields: [{ field: 'applications' }, { field: 'parentApplication' }],
    hint: 'Set this application on assets.',
  },
  dataProduct: {
    relationships: [outgoing('DataProductContains', 'Asset'), incoming('IsPartOf', 'Nested data product')],
    hint: 'Add assets to this data product.',
  },
  dashboard: {
    relationships: [
      outgoing('Contains', 'Part'),
      outgoing('DashboardContainsDashboard', 'Part'),
      outgoing('Consumes', 'Part'),
    ],
    hint: 'Ingestion reports the charts and datasets of a dashboard.',
  },
  chart: {
    relationships: [outgoing('Consumes', 'Input'), incoming('Contains', 'Shown on')],
    hint: 'Ingestion reports the datasets that a chart reads.',
  },
  dataFlow: { fields: [{ field: 'dataFlow' }], hint: 'The URN of a job names its pipeline.' },
  glossaryNode: {
    fields: [{ field: 'parentNode', deep: BELOW }],
    hint: 'Create terms and term groups in this one.',
  },
  glossaryTerm: {
    fields: [
      { field: 'glossaryTerms' },
      { field: 'fieldGlossaryTerms' },
      { field: 'editedFieldGlossaryTerms' },
    ],
    relationships: [
      incoming('IsA', 'Inherits from this'),
      outgoing('IsA', 'This inherits from'),
      outgoing('HasA', 'Part of this'),
      incoming('HasA', 'Has this as a part'),
      outgoing('HasValue', 'Value of this'),
      incoming('HasValue', 'Has this as a value'),
      outgoing('IsRelatedTo', 'Related'),
      incoming('IsRelatedTo', 'Related'),
    ],
    hint: 'Add this term to assets or to their columns.',
  },
  tag: {
    fields: [{ field: 'tags' }, { field: 'fieldTags' }, { field: 'editedFieldTags' }],
    hint: 'Add this tag to assets or to their columns.',
  },
  dataPlatform: { fields: [{ field: 'platform' }], hint: 'Ingest metadata from this platform.' },
  dataPlatformInstance: {
    fields: [{ field: 'platformInstance' }],
    hint: 'Ingest metadata from this instance.',
  },
  businessAttribute: {
    relationships: [incoming('BusinessAttributeOf', 'Column')],
    hint: 'Set this business attribute on columns.',
  },
  structuredProperty: {
    relationships: [outgoing('StructuredPropertyOf', 'May be set on')],
    hint: 'The definition of the property lists the types of entities that can have it.',
  },
  corpuser: { fields: [{ field: 'owners' }], hint: 'Make this person an owner of assets.' },
  corpGroup: { fields: [{ field: 'owners' }], hint: 'Make this group an owner of assets.' },
};

/** Returns the plan for an entity of any type. The default plan lists the parts of the entity. */
export function contentsPlanOf(urn: string): ContentsPlan {
  const plan = PLANS[typeOfUrn(urn)] ?? { relationships: [incoming('IsPartOf', 'Part')] };
  return { fields: [], relationships: [], hint: 'No other entity in the catalog belongs to it.', ...plan };
}

/** Returns whether the search can include nested contents. */
export function hasDepth({ fields }: ContentsPlan): boolean {
  return fields.some(({ deep }) => deep !== undefined);
}

export interface ContentsQuestion {
  readonly urn: string;
  /** Entity type as in URNs; undefined for all. */
  readonly kind: string | undefined;
  /** True: include nested contents on every level. */
  readonly isDeep: boolean;
}

/** An alternative of `orFilters` in the API. */
export interface ContentsFilter {
  readonly and: {
    readonly field: string;
    readonly values: string[];
    readonly condition?: DeepCondition['condition'];
    readonly negated?: boolean;
  }[];
}

/** Returns the filter of the search: any of the fields of the plan, and the kind. The entity itself is excluded. */
export function orFiltersOf(
  { fields }: ContentsPlan,
  { urn, kind, isDeep }: ContentsQuestion,
): ContentsFilter[] {
  const itself = { field: 'urn', values: [urn], negated: true };
  const ofKind = kind === undefined ? [] : [{ field: '_entityType', values: [kind] }];
  return fields.map((each) => {
    const deep = isDeep ? each.deep : undefined;
    return { and: [{ field: each.field, values: [urn], ...deep }, ...(deep ? [itself] : []), ...ofKind] };
  });
}

// Relationships between people, groups and roles.

type MembersPlan = Pick<ContentsPlan, 'relationships' | 'hint'>;

/** Some memberships are stored at the member, others at the group. */
const OF_GROUP: MembersPlan = {
  relationships: [
    { name: 'IsMemberOfGroup', direction: 'INCOMING', role: 'Member' },
    { name: 'IsMemberOfNativeGroup', direction: 'INCOMING', role: 'Member' },
    { name: 'IsPartOf', direction: 'OUTGOING', role: 'Member' },
  ],
  hint: 'Add people to the group, or ingest its members from the company’s directory.',
};

const OF_CATALOG_ROLE: MembersPlan = {
  relationships: [{ name: 'IsMemberOfRole', direction: 'INCOMING', role: 'Member' }],
  hint: 'Give the role to people or groups in the settings.',
};

const OF_SOURCE_ROLE: MembersPlan = {
  relationships: [{ name: 'Has', direction: 'OUTGOING', role: 'Member' }],
  hint: 'Ingestion reports the users and groups that have the role.',
};

/** Returns the plan for the members of a group or role. */
export function membersPlanOf(urn: string): MembersPlan {
  const type = typeOfUrn(urn);
  if (type === 'dataHubRole') return OF_CATALOG_ROLE;
  return type === 'role' ? OF_SOURCE_ROLE : OF_GROUP;
}

/** Groups that a person belongs to. */
export const MEMBERSHIPS: MembersPlan = {
  relationships: [
    { name: 'IsMemberOfGroup', direction: 'OUTGOING', role: 'Member' },
    { name: 'IsMemberOfNativeGroup', direction: 'OUTGOING', role: 'Member' },
    { name: 'IsPartOf', direction: 'INCOMING', role: 'Member' },
  ],
  hint: 'Users who manage groups can add this person to a group.',
};
