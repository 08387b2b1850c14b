/** The permission that an endpoint requires. Routes and GraphQL root fields declare it; `authorizedServices` enforces it. */
import type { Privilege } from './authorization/policies/types.js';

export type EndpointPermission =
  /** No credentials. */
  | 'public'
  /** A signed-in actor. The answer covers the actor's scope. */
  | 'signed-in'
  /** A signed-in actor with the privileges that each single change requires. */
  | 'per-change'
  /** A system user: `principals/system-users.ts`. */
  | 'system'
  /** A signed-in actor with one of these privileges on the platform. */
  | { readonly platform: readonly Privilege[] };
