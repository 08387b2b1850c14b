/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../api/operation.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
export type SettingsRolesQuery = {
  readonly listRoles: {
    readonly roles: ReadonlyArray<
      {
        readonly description: string;
        readonly holders: {
          readonly total: number | null;
          readonly relationships: ReadonlyArray<{ readonly entity: EntityLinkFragment | null }>;
        } | null;
        readonly policies: {
          readonly total: number | null;
          readonly relationships: ReadonlyArray<{ readonly entity: EntityLinkFragment | null }>;
        } | null;
      } & EntityLinkFragment
    >;
  } | null;
};

export const SettingsRoles: Operation<SettingsRolesQuery, { [key: string]: never }> =
  'query SettingsRoles {\n  listRoles(input: {start: 0, count: 100}) {\n    roles {\n      ...EntityLink\n      description\n      holders: relationships(\n        input: {types: ["IsMemberOfRole"], direction: INCOMING, count: 20, includeSoftDelete: false}\n      ) {\n        total\n        relationships {\n          entity {\n            ...EntityLink\n          }\n        }\n      }\n      policies: relationships(\n        input: {types: ["IsAssociatedWithRole"], direction: INCOMING, count: 20, includeSoftDelete: false}\n      ) {\n        total\n        relationships {\n          entity {\n            ...EntityLink\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
