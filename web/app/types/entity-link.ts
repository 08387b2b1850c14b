import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { describeEntityType } from './entity-types.js';
import { typeOfUrn } from './urn.js';

/** An entity of which a page knows only the URN and a name. */
export function namedEntity(urn: string, name: string): EntityLinkFragment {
  return { urn, overview: { name, subTypes: [], platform: null } };
}

interface KnownEntity {
  readonly urn: string;
  readonly overview: { readonly subTypes: readonly string[] };
}

/** Kind of the entity, e.g. `View`: its first subtype, else the label of its type. */
export function kindOf({ urn, overview }: KnownEntity): string {
  return overview.subTypes[0] ?? describeEntityType(typeOfUrn(urn)).label;
}
