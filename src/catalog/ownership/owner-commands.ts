/** Adds owners to resources and removes them, or replaces all owners of an entity. */
import type { CommandContext } from '../commands/command-context.js';
import { limitPairs, type Optional } from '../commands/command-input.js';
import { readUrn, requireEntities, readResources, type ResourceInput } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import {
  proposeOwnerRemoval,
  proposeOwners,
  namedIn,
  ownershipOf,
  type Ownership,
  type OwnershipType,
} from './owners.js';

const ENTITY_TYPES = { CORP_USER: 'corpuser', CORP_GROUP: 'corpGroup' };

export interface OwnerInput {
  readonly ownerUrn: string;
  readonly ownerEntityType: keyof typeof ENTITY_TYPES;
  /** Used if there is no `ownershipTypeUrn`; default: `NONE`. */
  readonly type?: Optional<OwnershipType>;
  readonly ownershipTypeUrn?: Optional<string>;
}

interface OwnerAddition {
  readonly owners: readonly OwnerInput[];
  /** Kind of ownership for owners without a type and a kind of their own. */
  readonly ownershipTypeUrn?: Optional<string>;
  readonly resources: readonly Optional<ResourceInput>[];
}

/**
 * Adds owners to resources.
 * @throws NOT_FOUND unless the owners, their kinds of ownership and the resources exist; INVALID_URN, INVALID_REQUEST, LIMIT_EXCEEDED
 */
export async function addOwners(context: CommandContext, addition: OwnerAddition): Promise<boolean> {
  const owners = addition.owners.map((input) => readOwner(context, input, addition.ownershipTypeUrn));
  const urns = readResources(context, addition.resources).map(({ urn }) => urn);
  limitPairs(owners, urns);
  await requireEntities(context, [...urns, ...namedIn(owners)]);
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
  await requireEntities(context, namedIn(owners));
  return owners;
}

interface OwnerRemoval {
  readonly ownerUrns: readonly string[];
  /** Absent: all ownerships of the owners are removed. */
  readonly ownershipTypeUrn?: Optional<string>;
  readonly resources: readonly Optional<ResourceInput>[];
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
  byDefault: Optional<string>,
): Ownership {
  const owner = readUrn(context, ownerUrn, ENTITY_TYPES[ownerEntityType]);
  const typeUrn = ownershipTypeUrn === undefined && !type ? byDefault : ownershipTypeUrn;
  return ownershipOf(owner, { type, typeUrn: readType(context, typeUrn) });
}

function readType(context: CommandContext, typeUrn: Optional<string>): string | undefined {
  return typeUrn ? readUrn(context, typeUrn, 'ownershipType') : undefined;
}

export interface OwnerUpdate {
  /** URN of a user or a group. */
  readonly owner: string;
  /** Used if there is no `ownershipTypeUrn`; default: `CUSTOM`. */
  readonly type?: Optional<OwnershipType>;
  readonly ownershipTypeUrn?: Optional<string>;
}

/** Makes these the only owners of an entity. @throws INVALID_URN */
export function proposeOnlyOwners(
  context: CommandContext,
  urn: string,
  owners: readonly OwnerUpdate[],
): Proposal {
  const entries = owners.map((each) => ({ ...readOwnerUpdate(context, each), source: { type: 'SERVICE' } }));
  const value = { owners: entries, lastModified: stampOf(context) };
  return { urn, aspectName: 'ownership', changeType: 'UPSERT', value: JSON.stringify(value) };
}

/** Returns the URNs that an update names: owners and ownership types. The built-in types need not be stored. @throws INVALID_URN */
export function namedByOwners(context: CommandContext, owners: readonly OwnerUpdate[]): string[] {
  return namedIn(owners.map((each) => readOwnerUpdate(context, each)));
}

function readOwnerUpdate(context: CommandContext, { owner, type, ownershipTypeUrn }: OwnerUpdate): Ownership {
  return ownershipOf(
    readUrn(context, owner, 'corpuser', 'corpGroup'),
    ownershipTypeUrn
      ? { typeUrn: readUrn(context, ownershipTypeUrn, 'ownershipType') }
      : { type: type ?? 'CUSTOM' },
  );
}
