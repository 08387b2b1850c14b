/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
} from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

export type SettingsRolesQueryVariables = Exact<{ [key: string]: never }>;
export type SettingsRolesQuery = {
  readonly listRoles: {
    readonly roles: ReadonlyArray<{
      readonly description: string;
      readonly urn: string;
      readonly holders: {
        readonly total: number | null;
        readonly relationships: ReadonlyArray<{
          readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
        }>;
      } | null;
      readonly policies: {
        readonly total: number | null;
        readonly relationships: ReadonlyArray<{
          readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
        }>;
      } | null;
      readonly overview: {
        readonly name: string;
        readonly subTypes: ReadonlyArray<string>;
        readonly platform: {
          readonly urn: string;
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        } | null;
      };
    }>;
  } | null;
};

export const SettingsRoles: Operation<SettingsRolesQuery, SettingsRolesQueryVariables> =
  'query SettingsRoles {\n  listRoles(input: {start: 0, count: 100}) {\n    roles {\n      ...EntityLink\n      description\n      holders: relationships(\n        input: {types: ["IsMemberOfRole"], direction: INCOMING, count: 20, includeSoftDelete: false}\n      ) {\n        total\n        relationships {\n          entity {\n            ...EntityLink\n          }\n        }\n      }\n      policies: relationships(\n        input: {types: ["IsAssociatedWithRole"], direction: INCOMING, count: 20, includeSoftDelete: false}\n      ) {\n        total\n        relationships {\n          entity {\n            ...EntityLink\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SettingsRolesQuery,
    SettingsRolesQueryVariables
  >;
