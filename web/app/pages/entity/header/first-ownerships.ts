import type { OwnerOfEntity } from '../../../edit/label-edits.js';

/** The first ownership of each owner. An owner with several types of ownership is shown once. */
export function firstOwnerships(ownerships: readonly OwnerOfEntity[]): OwnerOfEntity[] {
  const byOwner = new Map<string, OwnerOfEntity>();
  for (const each of ownerships) if (!byOwner.has(each.owner.urn)) byOwner.set(each.owner.urn, each);
  return [...byOwner.values()];
}
