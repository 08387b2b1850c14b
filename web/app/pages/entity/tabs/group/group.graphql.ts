/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { FabricType } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment, TagLabelFragment } from '../../../../api/fragments.graphql.js';
import type { ModelVersionsFragment } from '../models/models.graphql.js';

export type GroupTabQuery = {
  readonly entity:
    | { readonly urn: string }
    | {
        readonly urn: string;
        readonly ownGroups: { readonly groups: ReadonlyArray<ModelGroupFragment | null> | null } | null;
      }
    | ({ readonly urn: string } & ModelGroupFragment)
    | null;
};
export type ModelGroupFragment = {
  readonly origin: FabricType;
  readonly overview: { readonly description: string | null; readonly tags: ReadonlyArray<TagLabelFragment> };
  readonly groupProperties: {
    readonly createdAt: number | null;
    readonly version: { readonly versionTag: string | null } | null;
    readonly created: { readonly time: number } | null;
  } | null;
  readonly models: ModelVersionsFragment | null;
} & EntityLinkFragment;

export const GroupTab: Operation<GroupTabQuery, { urn: string; count: number }> =
  'query GroupTab($urn: String!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    ... on MLModel {\n      ownGroups: properties {\n        groups {\n          ...ModelGroup\n        }\n      }\n    }\n    ... on MLModelGroup {\n      ...ModelGroup\n    }\n  }\n}\nfragment ModelGroup on MLModelGroup {\n  ...EntityLink\n  overview {\n    description\n    tags {\n      ...TagLabel\n    }\n  }\n  origin\n  groupProperties: properties {\n    version {\n      versionTag\n    }\n    created {\n      time\n    }\n    createdAt\n  }\n  models: relationships(\n    input: {types: ["MemberOf"], direction: INCOMING, count: $count, includeSoftDelete: false}\n  ) {\n    ...ModelVersions\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment ModelVersions on EntityRelationshipsResult {\n  total\n  relationships {\n    entity {\n      ...EntityLink\n      ... on MLModel {\n        ...ModelVersion\n      }\n    }\n  }\n}\nfragment ModelVersion on MLModel {\n  overview {\n    description\n    tags {\n      ...TagLabel\n    }\n    deprecation {\n      deprecated\n    }\n  }\n  origin\n  versionProperties {\n    isLatest\n    version {\n      versionTag\n    }\n    aliases {\n      versionTag\n    }\n  }\n  properties {\n    version\n    date\n    created {\n      time\n    }\n    tags\n    deployments {\n      ...EntityLink\n    }\n    trainingMetrics {\n      name\n      value\n    }\n  }\n}';
