/** Ownerships and their kinds. */
import { URN_PREFIX } from '../../model/urn/parse-urn.js';

/** The words by which older clients name kinds of ownership. */
const WORDS = [
  ...(['CUSTOM', 'TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE', 'DEVELOPER'] as const),
  ...(['DATAOWNER', 'DELEGATE', 'PRODUCER', 'CONSUMER', 'STAKEHOLDER'] as const),
] as const;

export type OwnershipType = (typeof WORDS)[number];

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

const SYSTEM_URNS: ReadonlySet<string> = new Set(SYSTEM_TYPES.map(systemTypeUrn));

const TYPES_BY_URN: ReadonlyMap<string, OwnershipType> = new Map(
  WORDS.map((type) => [systemTypeUrn(type), type]),
);

/** Tells whether this is a built-in kind of ownership. */
export function isSystemType(typeUrn: string): boolean {
  return SYSTEM_URNS.has(typeUrn);
}

/** Returns the word that older clients have for a kind of ownership; undefined for kinds without one. */
export function systemTypeOf(typeUrn: string): OwnershipType | undefined {
  return TYPES_BY_URN.get(typeUrn);
}

/** Returns the ownership for the input. @param given the URN has precedence over the type; default: `NONE` */
export function ownershipOf(
  owner: string,
  given: { readonly type?: OwnershipType | null | undefined; readonly typeUrn?: string | undefined },
): Ownership {
  const type = given.typeUrn === undefined ? (given.type ?? 'NONE') : systemTypeOf(given.typeUrn);
  if (type === undefined) return { owner, type: 'CUSTOM', ...(given.typeUrn && { typeUrn: given.typeUrn }) };
  const typeUrn = systemTypeUrn(type);
  return isSystemType(typeUrn) ? { owner, type, typeUrn } : { owner, type };
}

/** Returns the owners and their kinds of ownership, except the built-in kinds, which always exist. */
export function namedIn(ownerships: readonly Ownership[]): string[] {
  return ownerships.flatMap(({ owner, typeUrn }) =>
    typeUrn === undefined || isSystemType(typeUrn) ? [owner] : [owner, typeUrn],
  );
}
