/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment, LabelsFragment } from '../../api/fragments.graphql.js';

export type EntityPageQuery = {
  readonly entity:
    | ({ readonly exists: boolean | null; readonly overview: EntityHeaderFragment } & EntityLinkFragment)
    | null;
};
export type EntityHeaderFragment = {
  readonly name: string;
  readonly subTypes: ReadonlyArray<string>;
  readonly description: string | null;
  readonly sourceDescription: string | null;
  readonly externalUrl: string | null;
  readonly removed: boolean;
  readonly openIncidents: number;
  readonly privileges: PrivilegesFragment | null;
  readonly path: ReadonlyArray<{ readonly name: string; readonly entity: { readonly urn: string } | null }>;
  readonly domain: EntityLinkFragment | null;
  readonly dataProducts: ReadonlyArray<EntityLinkFragment>;
  readonly application: EntityLinkFragment | null;
  readonly deprecation: {
    readonly deprecated: boolean;
    readonly note: string | null;
    readonly decommissionTime: number | null;
    readonly actorEntity: EntityLinkFragment | null;
    readonly replacement: EntityLinkFragment | null;
  } | null;
  readonly links: ReadonlyArray<{ readonly url: string; readonly label: string }>;
  readonly structuredProperties: ReadonlyArray<{
    readonly structuredProperty: {
      readonly urn: string;
      readonly definition: { readonly displayName: string | null; readonly qualifiedName: string };
      readonly settings: {
        readonly showAsAssetBadge: boolean;
        readonly showInAssetSummary: boolean;
        readonly isHidden: boolean;
      } | null;
    };
    readonly values: ReadonlyArray<
      { readonly stringValue: string } | { readonly numberValue: number } | null
    >;
    readonly valueEntities: ReadonlyArray<EntityLinkFragment | null> | null;
  }>;
  readonly customProperties: ReadonlyArray<{ readonly key: string; readonly value: string | null }>;
  readonly lastChange: {
    readonly time: number;
    readonly runId: string | null;
    readonly actor: EntityLinkFragment | null;
  } | null;
} & LabelsFragment;
export type PrivilegesFragment = {
  readonly canManageEntity: boolean | null;
  readonly canManageChildren: boolean | null;
  readonly canEditProperties: boolean | null;
  readonly canEditTags: boolean | null;
  readonly canEditGlossaryTerms: boolean | null;
  readonly canEditDescription: boolean | null;
  readonly canEditLinks: boolean | null;
  readonly canEditDomains: boolean | null;
  readonly canEditDataProducts: boolean | null;
  readonly canEditOwners: boolean | null;
  readonly canEditIncidents: boolean | null;
  readonly canEditDeprecation: boolean | null;
  readonly canEditLineage: boolean | null;
  readonly canEdit: boolean | null;
  readonly canEditQueries: boolean | null;
  readonly canEditSchemaFieldTags: boolean | null;
  readonly canEditSchemaFieldGlossaryTerms: boolean | null;
  readonly canEditSchemaFieldDescription: boolean | null;
};

export const EntityPage: Operation<EntityPageQuery, { urn: string }> =
  'query EntityPage($urn: String!) {\n  entity(urn: $urn) {\n    ...EntityLink\n    exists\n    overview {\n      ...EntityHeader\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment EntityHeader on EntityOverview {\n  name\n  subTypes\n  privileges {\n    ...Privileges\n  }\n  description\n  sourceDescription\n  externalUrl\n  removed\n  openIncidents\n  path {\n    name\n    entity {\n      urn\n    }\n  }\n  ...Labels\n  domain {\n    ...EntityLink\n  }\n  dataProducts {\n    ...EntityLink\n  }\n  application {\n    ...EntityLink\n  }\n  deprecation {\n    deprecated\n    note\n    decommissionTime\n    actorEntity {\n      ...EntityLink\n    }\n    replacement {\n      ...EntityLink\n    }\n  }\n  links {\n    url\n    label\n  }\n  structuredProperties {\n    structuredProperty {\n      urn\n      definition {\n        displayName\n        qualifiedName\n      }\n      settings {\n        showAsAssetBadge\n        showInAssetSummary\n        isHidden\n      }\n    }\n    values {\n      ... on StringValue {\n        stringValue\n      }\n      ... on NumberValue {\n        numberValue\n      }\n    }\n    valueEntities {\n      ...EntityLink\n    }\n  }\n  customProperties {\n    key\n    value\n  }\n  lastChange {\n    time\n    runId\n    actor {\n      ...EntityLink\n    }\n  }\n}\nfragment Privileges on EntityPrivileges {\n  canManageEntity\n  canManageChildren\n  canEditProperties\n  canEditTags\n  canEditGlossaryTerms\n  canEditDescription\n  canEditLinks\n  canEditDomains\n  canEditDataProducts\n  canEditOwners\n  canEditIncidents\n  canEditDeprecation\n  canEditLineage\n  canEdit\n  canEditQueries\n  canEditSchemaFieldTags\n  canEditSchemaFieldGlossaryTerms\n  canEditSchemaFieldDescription\n}\nfragment Labels on EntityOverview {\n  owners {\n    ...OwnerLabel\n  }\n  tags {\n    ...TagLabel\n  }\n  glossaryTerms {\n    ...TermLabel\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}';
