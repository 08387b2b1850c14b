/** Finds endpoints like the HTTP API does, without a server. */
import { routeRequests, type Address, type PathParameters } from '../../../src/api/http/router.js';

export interface FoundRoute<Endpoint> {
  readonly endpoint: Endpoint;
  readonly parameters: PathParameters;
}

export type FindRoute<Endpoint> = (request: {
  readonly method: string;
  readonly path: string;
  readonly action?: string;
}) => Promise<FoundRoute<Endpoint> | undefined>;

/** Returns a function that finds the endpoint of a request, or undefined if no endpoint has this path. */
export function routeFinder<Endpoint>(
  endpoints: readonly (readonly [Address, Endpoint])[],
  accepts?: (parameters: PathParameters) => boolean,
): FindRoute<Endpoint> {
  let found: FoundRoute<Endpoint> | undefined;
  const route = routeRequests(endpoints, {
    ...(accepts && { accepts }),
    handle: (_, endpoint, parameters) => {
      found = { endpoint, parameters };
      return Promise.resolve();
    },
  });
  return async ({ method, path, action }) => {
    found = undefined;
    const context = { method, newRouterPath: path, state: { action }, request: {} };
    await route(context as unknown as Parameters<typeof route>[0], () => Promise.resolve());
    return found;
  };
}
