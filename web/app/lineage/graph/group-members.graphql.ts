/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
  ScrollAcrossLineageInput,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type GroupMembersQueryVariables = Exact<{ input: ScrollAcrossLineageInput }>;
export type GroupMembersQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    }>;
  } | null;
};

export const GroupMembers: Operation<GroupMembersQuery, GroupMembersQueryVariables> =
  'query GroupMembers($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    GroupMembersQuery,
    GroupMembersQueryVariables
  >;
