import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';

/** An entity of which a page knows only the URN and a name. */
export function namedEntity(urn: string, name: string): EntityLinkFragment {
  return { urn, overview: { name, subTypes: [], platform: null } };
}
