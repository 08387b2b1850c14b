/** Every route with the permission that it declares, and what a test sends to it if the example of its documentation does not suffice. */
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
});

/** The rows of the table, from the declarations of the routes. Web pages are tested apart. */
export const ROUTE_ROWS: readonly (readonly [name: string, kind: Kind])[] = routes
  .filter(({ tag }) => tag !== 'Pages')
  .map(({ method, path, action, permission }) => [
    `${method} ${path}${action === undefined ? '' : `?action=${action}`}`,
    kindOf(permission),
  ]);

export interface Ask {
  /** Instead of the documentation's example; `$urn` is a dataset that there is. */
  readonly body?: unknown;
  /** Query parameters that it needs. */
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
  // Names, passwords and invitations in a body decide the answer; these bodies are not even JSON objects.
  'POST /logIn': { body: [] },
  'POST /signUp': { body: [] },
  'POST /auth/signUp': { body: [] },
  'POST /resetNativeUserCredentials': { body: [] },
  'POST /auth/resetNativeUserCredentials': { body: [] },
};
