/** Proposals that add owners to an entity and remove them. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';
import { ownershipOf, systemTypeOf, type Ownership } from './ownerships.js';

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
