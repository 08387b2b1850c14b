/** Ownerships and their kinds. */
import { URN_PREFIX } from '../../model/urn/parse-urn.js';

export type OwnershipType =
  | 'CUSTOM'
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'DEVELOPER'
  | 'DATAOWNER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'CONSUMER'
  | 'STAKEHOLDER';

/** An owner, and the kind of ownership. */
export interface Ownership {
  readonly owner: string;
  readonly type: OwnershipType;
  /** URN of the kind of ownership; absent for old kinds, which have none. */
  readonly typeUrn?: string;
}

const SYSTEM_TYPE = `${URN_PREFIX}ownershipType:__system__`;

/** Returns the URN of the kind of ownership that older clients name with a word, e.g. `TECHNICAL_OWNER`. */
export function systemTypeUrn(word: string): string {
  return SYSTEM_TYPE + word.toLowerCase();
}

/** Built-in kinds of ownership. Every catalog has them, and a start stores those that are missing. */
export const SYSTEM_TYPES = ['TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE'] as const;

const TYPES_BY_URN: ReadonlyMap<string, OwnershipType> = new Map(
  SYSTEM_TYPES.map((type) => [systemTypeUrn(type), type]),
);

/** Tells whether this is a built-in kind of ownership. */
export function isSystemType(typeUrn: string): boolean {
  return TYPES_BY_URN.has(typeUrn);
}

/** Returns the type of a built-in kind of ownership; undefined for other kinds. */
export function systemTypeOf(typeUrn: string): OwnershipType | undefined {
  return TYPES_BY_URN.get(typeUrn);
}

/** Returns the ownership for the input. @param given the URN has precedence over the type; default: `NONE` */
export function ownershipOf(
  owner: string,
  given: { readonly type?: OwnershipType | null | undefined; readonly typeUrn?: string | undefined },
): Ownership {
  if (given.typeUrn !== undefined)
    return { owner, type: systemTypeOf(given.typeUrn) ?? 'CUSTOM', typeUrn: given.typeUrn };
  const type = given.type ?? 'NONE';
  const typeUrn = systemTypeUrn(type);
  return isSystemType(typeUrn) ? { owner, type, typeUrn } : { owner, type };
}

/** Returns the owners and their kinds of ownership, except the built-in kinds, which always exist. */
export function namedIn(ownerships: readonly Ownership[]): string[] {
  return ownerships.flatMap(({ owner, typeUrn }) =>
    typeUrn === undefined || isSystemType(typeUrn) ? [owner] : [owner, typeUrn],
  );
}
