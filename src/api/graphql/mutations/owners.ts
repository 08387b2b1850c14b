/** Proposals that change who owns what. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { OwnershipType } from '../generated/schema-types.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';

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

/** One owner may own in several ways of the company's own, all of which are of the type CUSTOM. */
const KEYS = { owners: ['owner', 'typeUrn', 'type'] };

export function isSystemType(typeUrn: string): boolean {
  return SYSTEM_TYPES.has(typeUrn);
}

/** @param given what the caller says of the kind of ownership; the URN counts before the type */
export function ownershipOf(
  owner: string,
  given: { readonly type?: OwnershipType | null | undefined; readonly typeUrn?: string | undefined },
): Ownership {
  if (given.typeUrn !== undefined)
    return { owner, type: SYSTEM_TYPES.get(given.typeUrn) ?? 'CUSTOM', typeUrn: given.typeUrn };
  const type = given.type ?? 'NONE';
  const typeUrn = SYSTEM_TYPE + type.toLowerCase();
  return isSystemType(typeUrn) ? { owner, type, typeUrn } : { owner, type };
}

/** An entry of the same type without a URN, as older clients write it, is the same ownership. */
export function addOwners(urn: string, owners: readonly Ownership[], stamp: AuditStamp): Proposal {
  const steps = owners.flatMap(({ owner, type, typeUrn = '' }): PatchStep[] => [
    { op: 'remove', path: ['owners', owner, '', type] },
    setStep(['owners', owner, typeUrn, type, 'type'], type),
  ]);
  return ownershipPatch(urn, steps, stamp);
}

/** @param typeUrn left out: whatever the kind of ownership */
export function removeOwners(
  urn: string,
  removed: { readonly owners: readonly string[]; readonly typeUrn?: string | undefined },
  stamp: AuditStamp,
): Proposal {
  const { owners, typeUrn } = removed;
  const steps = owners.flatMap((owner): PatchStep[] => {
    if (typeUrn === undefined) return [{ op: 'remove', path: ['owners', owner] }];
    const type = SYSTEM_TYPES.get(typeUrn);
    const bare: PatchStep[] = type === undefined ? [] : [{ op: 'remove', path: ['owners', owner, '', type] }];
    return [{ op: 'remove', path: ['owners', owner, typeUrn] }, ...bare];
  });
  return ownershipPatch(urn, steps, stamp);
}

/** Who makes something is answerable for it until somebody else is named. */
export function ownedByCreator(urn: string, stamp: AuditStamp): Proposal {
  return addOwners(urn, [ownershipOf(stamp.actor, { type: 'TECHNICAL_OWNER' })], stamp);
}

function ownershipPatch(urn: string, steps: readonly PatchStep[], stamp: AuditStamp): Proposal {
  const target = { urn, aspectName: 'ownership' };
  return patchProposal(target, [...steps, setStep(['lastModified'], stamp)], KEYS);
}
