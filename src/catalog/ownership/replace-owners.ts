/** Replaces all owners of an entity. */
import type { CommandContext } from '../commands/command-context.js';
import { readUrn } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { namedIn, ownershipOf, type Ownership, type OwnershipType } from './ownerships.js';

export interface OwnerUpdate {
  /** URN of a user or a group. */
  readonly owner: string;
  /** Used if there is no `ownershipTypeUrn`; default: `CUSTOM`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
}

/** Makes these the only owners of an entity. @throws INVALID_URN */
export function proposeOnlyOwners(
  context: CommandContext,
  urn: string,
  owners: readonly OwnerUpdate[],
): Proposal {
  const entries = owners.map((each) => ({ ...readOwner(context, each), source: { type: 'SERVICE' } }));
  const value = { owners: entries, lastModified: stampOf(context) };
  return { urn, aspectName: 'ownership', changeType: 'UPSERT', value: JSON.stringify(value) };
}

/** Returns the URNs that an update names: owners and ownership types. The built-in types need not be stored. @throws INVALID_URN */
export function namedByOwners(context: CommandContext, owners: readonly OwnerUpdate[]): string[] {
  return namedIn(owners.map((each) => readOwner(context, each)));
}

function readOwner(context: CommandContext, { owner, type, ownershipTypeUrn }: OwnerUpdate): Ownership {
  return ownershipOf(
    readUrn(context, owner, 'corpuser', 'corpGroup'),
    ownershipTypeUrn
      ? { typeUrn: readUrn(context, ownershipTypeUrn, 'ownershipType') }
      : { type: type ?? 'CUSTOM' },
  );
}
