/** Every route with the permission that it declares, and the request of a test if the documented example does not suffice. */
import { createRoutes } from '../../../src/api/routes.js';
import { loadModel } from '../../../src/model/load-model.js';
import { noGraphql } from '../../helpers/unit/no-graphql.js';
import { kindOf, type Kind } from './answers.js';

const routes = createRoutes({
  model: loadModel(['schemas']),
  version: '1',
  webFolder: 'dist/web',
  graphql: noGraphql,
  isReady: () => true,
  readMetrics: () => Promise.resolve(''),
});

/** Deletions of entities, for which the privileges of editors do not suffice. */
const BEYOND_EDITORS: ReadonlySet<string> = new Set([
  ...['POST /entities?action=delete', 'POST /entities?action=deleteReferences'],
  ...['DELETE /openapi/v3/entity/{entityType}/{urn}', 'DELETE /openapi/v3/entity/generic/{urn}'],
  'DELETE /openapi/v2/entity/{type}/{urn}',
]);

/** The rows of the table, from the declarations of the routes. Other tests cover web pages. */
export const ROUTE_ROWS: readonly (readonly [name: string, kind: Kind])[] = routes
  .filter(({ tag }) => tag !== 'Pages')
  .map(({ method, path, action, permission }) => {
    const name = `${method} ${path}${action === undefined ? '' : `?action=${action}`}`;
    return [name, BEYOND_EDITORS.has(name) ? 'admin' : kindOf(permission)];
  });

export interface Ask {
  /** Replaces the documented example; `$urn` is an existing dataset. */
  readonly body?: unknown;
  /** Required query parameters. */
  readonly query?: string;
}

export const ASKS: Readonly<Record<string, Ask>> = {
  'POST /entities?action=deleteReferences': { body: { urn: '$urn', dryRun: false } },
  'POST /entities?action=deleteAll': { body: { registryId: '$registry:0.0.1', dryRun: false, soft: false } },
  'POST /runs?action=rollback': { body: { runId: '$run', dryRun: false, safe: true } },
  'GET /openapi/v1/events/poll': { query: 'topic=PlatformEvent_v1&pollTimeoutSeconds=0' },
  'POST /auth/verifyNativeUserCredentials': { body: { userUrn: '$person', password: 'wrong' } },
  'POST /auth/generateSessionTokenForUser': { body: { userId: '$person' } },
  'GET /entitiesV2': { query: 'ids=List()' },
  'GET /aspects/{urn}': { query: 'aspect=status' },
  'GET /relationships': { query: 'urn=$urn&direction=OUTGOING' },
  'GET /openapi/relationships/v1': { query: 'urn=$urn&direction=OUTGOING' },
  // The answers of these routes depend on names, passwords and invitations in the body, so the bodies here are not even JSON objects.
  'POST /logIn': { body: [] },
  'POST /signUp': { body: [] },
  'POST /auth/signUp': { body: [] },
  'POST /resetNativeUserCredentials': { body: [] },
  'POST /auth/resetNativeUserCredentials': { body: [] },
};
