/** The current user. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef } from '../mapping/entity-ref.js';

export const sessionQueries = {
  me: (_: unknown, __: unknown, { actor }: GraphqlContext) => ({ corpUser: findEntityRef(actor) }),
};
