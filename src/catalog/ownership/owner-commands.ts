/** Adds owners to resources and removes them. */
import type { CommandContext } from '../commands/command-context.js';
import { limitPairs } from '../commands/limit-pairs.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { readResources, type ResourceInput } from '../commands/resources.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { proposeOwnerRemoval, proposeOwners } from './owners.js';
import { namedIn, ownershipOf, type Ownership, type OwnershipType } from './ownerships.js';

const ENTITY_TYPES = { CORP_USER: 'corpuser', CORP_GROUP: 'corpGroup' };

export interface OwnerInput {
  readonly ownerUrn: string;
  readonly ownerEntityType: keyof typeof ENTITY_TYPES;
  /** Used if there is no `ownershipTypeUrn`; default: `NONE`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
}

export interface OwnerAddition {
  readonly owners: readonly OwnerInput[];
  /** Kind of ownership for owners without a type and a kind of their own. */
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: readonly (ResourceInput | null | undefined)[];
}

/**
 * Adds owners to resources.
 * @throws NOT_FOUND unless the owners, their kinds of ownership and the resources exist; INVALID_URN, INVALID_REQUEST, LIMIT_EXCEEDED
 */
export async function addOwners(context: CommandContext, addition: OwnerAddition): Promise<boolean> {
  const owners = addition.owners.map((input) => readOwner(context, input, addition.ownershipTypeUrn));
  const urns = readResources(context, addition.resources).map(({ urn }) => urn);
  limitPairs(owners, urns);
  await requireEntities(
    context,
    [...urns, ...namedIn(owners)].map((urn) => ({ urn })),
  );
  if (owners.length === 0) return true;
  const stamp = stampOf(context);
  await storeInExisting(
    context,
    urns.map((urn) => proposeOwners(urn, owners, stamp)),
  );
  return true;
}

/**
 * Reads the owners of an entity that is about to be created, with one statement.
 * @throws NOT_FOUND unless they and their kinds of ownership exist; INVALID_URN
 */
export async function readOwners(
  context: CommandContext,
  inputs: readonly OwnerInput[],
): Promise<readonly Ownership[]> {
  const owners = inputs.map((input) => readOwner(context, input, undefined));
  await requireEntities(
    context,
    namedIn(owners).map((urn) => ({ urn })),
  );
  return owners;
}

export interface OwnerRemoval {
  readonly ownerUrns: readonly string[];
  /** Absent: all ownerships of the owners are removed. */
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: readonly (ResourceInput | null | undefined)[];
}

/**
 * Removes owners from resources. Only the resources must exist, so that deleted owners can be removed.
 * @throws NOT_FOUND, INVALID_URN, INVALID_REQUEST, LIMIT_EXCEEDED
 */
export async function removeOwners(context: CommandContext, removal: OwnerRemoval): Promise<boolean> {
  const owners = removal.ownerUrns.map((urn) => readUrn(context, urn, ...Object.values(ENTITY_TYPES)));
  const typeUrn = readType(context, removal.ownershipTypeUrn);
  const targets = readResources(context, removal.resources);
  limitPairs(owners, targets);
  await requireEntities(context, targets);
  if (owners.length === 0) return true;
  const stamp = stampOf(context);
  await storeInExisting(
    context,
    targets.map(({ urn }) => proposeOwnerRemoval(urn, { owners, typeUrn }, stamp)),
  );
  return true;
}

/** The default applies only if the kind is absent: null means no kind. */
function readOwner(
  context: CommandContext,
  { ownerUrn, ownerEntityType, type, ownershipTypeUrn }: OwnerInput,
  byDefault: string | null | undefined,
): Ownership {
  const owner = readUrn(context, ownerUrn, ENTITY_TYPES[ownerEntityType]);
  const typeUrn = ownershipTypeUrn === undefined && !type ? byDefault : ownershipTypeUrn;
  return ownershipOf(owner, { type, typeUrn: readType(context, typeUrn) });
}

function readType(context: CommandContext, typeUrn: string | null | undefined): string | undefined {
  return typeUrn ? readUrn(context, typeUrn, 'ownershipType') : undefined;
}
