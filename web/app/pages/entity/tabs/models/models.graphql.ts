/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { FabricType } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment, TagLabelFragment } from '../../../../api/fragments.graphql.js';

export type ModelsTabQuery = {
  readonly entity:
    { readonly urn: string } | { readonly urn: string; readonly models: ModelVersionsFragment | null } | null;
};
export type ModelVersionsFragment = {
  readonly total: number | null;
  readonly relationships: ReadonlyArray<{
    readonly entity: EntityLinkFragment | (ModelVersionFragment & EntityLinkFragment) | null;
  }>;
};
export type ModelVersionFragment = {
  readonly origin: FabricType;
  readonly overview: {
    readonly description: string | null;
    readonly tags: ReadonlyArray<TagLabelFragment>;
    readonly deprecation: { readonly deprecated: boolean } | null;
  };
  readonly versionProperties: {
    readonly isLatest: boolean;
    readonly version: { readonly versionTag: string | null };
    readonly aliases: ReadonlyArray<{ readonly versionTag: string | null }>;
  } | null;
  readonly properties: {
    readonly version: string | null;
    readonly date: number | null;
    readonly tags: ReadonlyArray<string> | null;
    readonly created: { readonly time: number } | null;
    readonly deployments: ReadonlyArray<EntityLinkFragment> | null;
    readonly trainingMetrics: ReadonlyArray<{
      readonly name: string | null;
      readonly value: string | null;
    } | null> | null;
  } | null;
};

export const ModelsTab: Operation<ModelsTabQuery, { urn: string; start: number; count: number }> =
  'query ModelsTab($urn: String!, $start: Int!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    ... on MLModelGroup {\n      models: relationships(\n        input: {types: ["MemberOf"], direction: INCOMING, start: $start, count: $count, includeSoftDelete: false}\n      ) {\n        ...ModelVersions\n      }\n    }\n  }\n}\nfragment ModelVersions on EntityRelationshipsResult {\n  total\n  relationships {\n    entity {\n      ...EntityLink\n      ... on MLModel {\n        ...ModelVersion\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment ModelVersion on MLModel {\n  overview {\n    description\n    tags {\n      ...TagLabel\n    }\n    deprecation {\n      deprecated\n    }\n  }\n  origin\n  versionProperties {\n    isLatest\n    version {\n      versionTag\n    }\n    aliases {\n      versionTag\n    }\n  }\n  properties {\n    version\n    date\n    created {\n      time\n    }\n    tags\n    deployments {\n      ...EntityLink\n    }\n    trainingMetrics {\n      name\n      value\n    }\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}';
