/** The owners of an entity: proposals that add and remove them, and the kinds of ownership. */
import type { Optional } from '../commands/command-input.js';
import type { AuditStamp } from '../../model/types.js';
import { URN_PREFIX } from '../../model/urn.js';
import { patchProposal, setStep, type PatchStep } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';

/** One owner may have several custom kinds of ownership, all of which have the type CUSTOM. */
const KEYS = { owners: ['owner', 'typeUrn', 'type'] };

/** Adds owners. An entry with the type, but without its URN, as older clients write it, is the same ownership. */
export function proposeOwners(urn: string, owners: readonly Ownership[], stamp: AuditStamp): Proposal {
  const steps = owners.flatMap(({ owner, type, typeUrn = '' }): PatchStep[] => [
    { op: 'remove', path: ['owners', owner, '', type] },
    setStep(['owners', owner, typeUrn, type, 'type'], type),
  ]);
  return ownershipPatch(urn, steps, stamp);
}

/** Removes owners. @param removed without a `typeUrn`: all kinds of ownership */
export function proposeOwnerRemoval(
  urn: string,
  removed: { readonly owners: readonly string[]; readonly typeUrn?: string | undefined },
  stamp: AuditStamp,
): Proposal {
  const { owners, typeUrn } = removed;
  const steps = owners.flatMap((owner): PatchStep[] => {
    if (typeUrn === undefined) return [{ op: 'remove', path: ['owners', owner] }];
    const type = systemTypeOf(typeUrn);
    const bare: PatchStep[] = type === undefined ? [] : [{ op: 'remove', path: ['owners', owner, '', type] }];
    return [{ op: 'remove', path: ['owners', owner, typeUrn] }, ...bare];
  });
  return ownershipPatch(urn, steps, stamp);
}

/** Makes the creator of an entity its technical owner. */
export function proposeCreatorAsOwner(urn: string, stamp: AuditStamp): Proposal {
  return proposeOwners(urn, [ownershipOf(stamp.actor, { type: 'TECHNICAL_OWNER' })], stamp);
}

function ownershipPatch(urn: string, steps: readonly PatchStep[], stamp: AuditStamp): Proposal {
  const target = { urn, aspectName: 'ownership' };
  return patchProposal(target, [...steps, setStep(['lastModified'], stamp)], KEYS);
}

// Ownerships and their kinds.

/** The words by which older clients name kinds of ownership. */
const LEGACY_TYPES = [
  ...(['CUSTOM', 'TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE', 'DEVELOPER'] as const),
  ...(['DATAOWNER', 'DELEGATE', 'PRODUCER', 'CONSUMER', 'STAKEHOLDER'] as const),
] as const;

export type OwnershipType = (typeof LEGACY_TYPES)[number];

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
  LEGACY_TYPES.map((type) => [systemTypeUrn(type), type]),
);

/** Tells whether this is a built-in kind of ownership. */
export function isSystemType(typeUrn: string): boolean {
  return SYSTEM_URNS.has(typeUrn);
}

/** Returns the word that older clients have for a kind of ownership; undefined for kinds without one. */
function systemTypeOf(typeUrn: string): OwnershipType | undefined {
  return TYPES_BY_URN.get(typeUrn);
}

/** Returns the ownership for the input. @param given the URN has precedence over the type; default: `NONE` */
export function ownershipOf(
  owner: string,
  given: { readonly type?: Optional<OwnershipType>; readonly typeUrn?: string | undefined },
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
