/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { ScrollAcrossLineageInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type GroupMembersQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly searchResults: ReadonlyArray<{ readonly entity: EntityLinkFragment }>;
  } | null;
};

export const GroupMembers: Operation<GroupMembersQuery, { input: ScrollAcrossLineageInput }> =
  'query GroupMembers($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
