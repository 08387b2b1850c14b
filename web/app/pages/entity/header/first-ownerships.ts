import type { OwnerOfEntity } from '../../../edit/label-edits.js';

/** Returns the first ownership of each owner, so that an owner with several types of ownership is shown once. */
export function firstOwnerships(ownerships: readonly OwnerOfEntity[]): OwnerOfEntity[] {
  const byOwner = new Map<string, OwnerOfEntity>();
  for (const each of ownerships) if (!byOwner.has(each.owner.urn)) byOwner.set(each.owner.urn, each);
  return [...byOwner.values()];
}
