/** In which ways somebody owns something. */

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

/** Somebody, and in what way they own. */
export interface Ownership {
  readonly owner: string;
  readonly type: OwnershipType;
  /** URN of the kind of ownership; absent for old kinds, which have none. */
  readonly typeUrn?: string;
}

const SYSTEM_TYPE = 'urn:li:ownershipType:__system__';

/** Kinds of ownership that every catalog knows by these URNs, written or not. */
const SYSTEM_TYPES: ReadonlyMap<string, OwnershipType> = new Map(
  (['TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE'] as const).map((type) => [
    SYSTEM_TYPE + type.toLowerCase(),
    type,
  ]),
);

/** Returns whether every catalog has this kind of ownership. */
export function isSystemType(typeUrn: string): boolean {
  return SYSTEM_TYPES.has(typeUrn);
}

/** Returns the type of a kind of ownership that every catalog has; undefined for other kinds. */
export function systemTypeOf(typeUrn: string): OwnershipType | undefined {
  return SYSTEM_TYPES.get(typeUrn);
}

/** Returns the ownership that a caller means. @param given the URN counts before the type; `NONE` when both are left out */
export function ownershipOf(
  owner: string,
  given: { readonly type?: OwnershipType | null | undefined; readonly typeUrn?: string | undefined },
): Ownership {
  if (given.typeUrn !== undefined)
    return { owner, type: systemTypeOf(given.typeUrn) ?? 'CUSTOM', typeUrn: given.typeUrn };
  const type = given.type ?? 'NONE';
  const typeUrn = SYSTEM_TYPE + type.toLowerCase();
  return isSystemType(typeUrn) ? { owner, type, typeUrn } : { owner, type };
}
