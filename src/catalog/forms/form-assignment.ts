/** Tells to whom a form is assigned. The answers of these people need no privileges on the asset. */
import { recordsAt, type JsonObject } from '../../core/json.js';
import { systemTypeUrn } from '../ownership/owners.js';

/** Who answers a form. */
export interface FormActors {
  readonly owners?: boolean;
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
  /** Only owners of these types; absent or empty: of all types. */
  readonly ownershipTypes?: readonly string[];
}

/** A form on an asset. */
export interface FormOnAsset {
  /** URN. */
  readonly form: string;
  /** URN. */
  readonly asset: string;
}

/** A user with the groups of that user. */
interface Assignee {
  readonly urn: string;
  readonly groups: ReadonlySet<string>;
}

/** A form without actors belongs to the owners of each asset. */
const DEFAULT: FormActors = { owners: true };

/**
 * Tells whether a form names the user or one of the user's groups, directly or as owners of the asset.
 * @param ownership aspect of the asset; undefined for none
 */
export function isAssigned(
  { owners = true, users = [], groups = [], ownershipTypes = [] }: FormActors = DEFAULT,
  { urn, groups: own }: Assignee,
  ownership: JsonObject | undefined,
): boolean {
  if (users.includes(urn) || groups.some((group) => own.has(group))) return true;
  if (!owners) return false;
  return recordsAt(ownership, 'owners').some(
    (each) =>
      typeof each['owner'] === 'string' &&
      (each['owner'] === urn || own.has(each['owner'])) &&
      (ownershipTypes.length === 0 || ownershipTypes.includes(kindOf(each))),
  );
}

/** Returns the URN of the kind of ownership. Older ownerships name it with a word. */
function kindOf({ type, typeUrn }: JsonObject): string {
  if (typeof typeUrn === 'string') return typeUrn;
  return typeof type === 'string' ? systemTypeUrn(type) : '';
}
