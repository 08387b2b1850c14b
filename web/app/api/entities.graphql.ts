/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from './operation.js';
import type { EntityLinkFragment, EntityNameFragment } from './fragments.graphql.js';
export type EntityNamesQuery = { readonly entities: ReadonlyArray<EntityNameFragment | null> | null };
export type EntityLinksQuery = { readonly entities: ReadonlyArray<EntityLinkFragment | null> | null };

export const EntityNames: Operation<EntityNamesQuery, { urns: ReadonlyArray<string> }> =
  'query EntityNames($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    ...EntityName\n  }\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
export const EntityLinks: Operation<EntityLinksQuery, { urns: ReadonlyArray<string> }> =
  'query EntityLinks($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
