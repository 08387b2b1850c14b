import { describeEntityType } from './entity-types.js';
import { typeOfUrn } from './urn.js';

interface KnownEntity {
  readonly urn: string;
  readonly overview: { readonly subTypes: readonly string[] };
}

/** Kind of the entity, e.g. `View`: its first subtype, else the label of its type. */
export function kindOf({ urn, overview }: KnownEntity): string {
  return overview.subTypes[0] ?? describeEntityType(typeOfUrn(urn)).label;
}
