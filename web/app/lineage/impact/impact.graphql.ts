/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { ScrollAcrossLineageInput, SearchAcrossLineageInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type {
  EntityLinkFragment,
  EntityNameFragment,
  FacetCountsFragment,
  LabelsFragment,
  OwnerLabelFragment,
} from '../../api/fragments.graphql.js';

export type ImpactPageQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly cuts: ReadonlyArray<{ readonly bound: string; readonly limit: number }>;
    readonly searchResults: ReadonlyArray<{
      readonly degree: number;
      readonly entity: {
        readonly overview: {
          readonly removed: boolean;
          readonly path: ReadonlyArray<{ readonly name: string }>;
          readonly owners: ReadonlyArray<OwnerLabelFragment>;
          readonly domain: EntityNameFragment | null;
          readonly deprecation: { readonly deprecated: boolean } | null;
        };
      } & EntityLinkFragment;
    }>;
  } | null;
};
export type ImpactFacetsQuery = {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly facets: ReadonlyArray<{ readonly displayName: string | null } & FacetCountsFragment> | null;
  } | null;
};
export type ImpactExportQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly cuts: ReadonlyArray<{ readonly bound: string; readonly limit: number }>;
    readonly searchResults: ReadonlyArray<{
      readonly degree: number;
      readonly entity: {
        readonly urn: string;
        readonly overview: {
          readonly name: string;
          readonly subTypes: ReadonlyArray<string>;
          readonly description: string | null;
          readonly platform: { readonly name: string } | null;
          readonly path: ReadonlyArray<{ readonly name: string }>;
          readonly domain: EntityNameFragment | null;
          readonly deprecation: { readonly deprecated: boolean } | null;
        } & LabelsFragment;
      };
    }>;
  } | null;
};

export const ImpactPage: Operation<ImpactPageQuery, { input: ScrollAcrossLineageInput }> =
  'query ImpactPage($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    cuts {\n      bound\n      limit\n    }\n    searchResults {\n      degree\n      entity {\n        ...EntityLink\n        overview {\n          removed\n          path {\n            name\n          }\n          owners {\n            ...OwnerLabel\n          }\n          domain {\n            ...EntityName\n          }\n          deprecation {\n            deprecated\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
export const ImpactFacets: Operation<ImpactFacetsQuery, { input: SearchAcrossLineageInput }> =
  'query ImpactFacets($input: SearchAcrossLineageInput!) {\n  searchAcrossLineage(input: $input) {\n    total\n    facets {\n      ...FacetCounts\n      displayName\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
export const ImpactExport: Operation<ImpactExportQuery, { input: ScrollAcrossLineageInput }> =
  'query ImpactExport($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    cuts {\n      bound\n      limit\n    }\n    searchResults {\n      degree\n      entity {\n        urn\n        overview {\n          name\n          subTypes\n          description\n          platform {\n            name\n          }\n          path {\n            name\n          }\n          ...Labels\n          domain {\n            ...EntityName\n          }\n          deprecation {\n            deprecated\n          }\n        }\n      }\n    }\n  }\n}\nfragment Labels on EntityOverview {\n  owners {\n    ...OwnerLabel\n  }\n  tags {\n    ...TagLabel\n  }\n  glossaryTerms {\n    ...TermLabel\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}';
