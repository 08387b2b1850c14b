/** Kinds of ownership: the standard ones, the commands that change custom ones, and the owners of an asset by kind. */
import type { JsonObject, JsonValue } from '../../core/json.js';
import type { AuditStamp } from '../../model/types.js';
import { invalidRequest } from '../../core/errors.js';
import { createIfAbsent } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn, deleteEntity, deleteOnlyEntity } from '../commands/entity-commands.js';
import { readUrn } from '../commands/require-entities.js';
import { requireName, type NameUpdate, type Optional } from '../commands/command-input.js';
import { stampOf, updateMembers } from '../commands/store.js';
import { systemTypeUrn, SYSTEM_TYPES, type OwnershipType, isSystemType } from './owners.js';

/**
 * Returns the payload with `ownerTypes` as it follows from `owners`: URN of an ownership type → URNs of its owners, each once. Periods in
 * the keys are written as `%2E`, because clients use the keys as names of search fields. What the client sent is replaced. Without owners,
 * the map stays as it was sent.
 * @param payload a valid payload; it is not changed
 */
export function withOwnerTypes(payload: JsonObject): JsonObject {
  const owners = payload['owners'] as JsonObject[];
  if (owners.length === 0) return payload;
  const types = new Map<string, Set<JsonValue>>();
  for (const owner of owners) {
    const key = ownershipTypeUrn(owner).replaceAll('.', '%2E');
    types.set(key, (types.get(key) ?? new Set()).add(owner['owner'] ?? null));
  }
  const ownerTypes = Object.fromEntries([...types].map(([type, urns]) => [type, [...urns]]));
  return { ...payload, ownerTypes };
}

/**
 * Returns the URN of the ownership type of an owner. An owner without one has one of the types that older clients name, e.g.
 * `TECHNICAL_OWNER`.
 * @param owner of the aspect `ownership`
 */
export function ownershipTypeUrn({ typeUrn, type }: JsonObject): string {
  if (typeof typeUrn === 'string') return typeUrn;
  return systemTypeUrn(typeof type === 'string' ? type : 'NONE');
}

// The kinds of ownership that every catalog has, and those that older clients name with a word.

/** Name and description. Only the kinds in `SYSTEM_TYPES` are entities, because the others are not offered for new owners. */
const INFOS: Readonly<Record<OwnershipType, readonly [name: string, description: string]>> = {
  TECHNICAL_OWNER: ['Technical Owner', 'Builds and operates the asset, and answers technical questions.'],
  BUSINESS_OWNER: ['Business Owner', 'Decides what the asset means and who may use it.'],
  DATA_STEWARD: ['Data Steward', 'Takes care of the quality and the documentation of the asset.'],
  NONE: ['None', 'An owner without a particular kind of ownership.'],
  CUSTOM: ['Custom', 'A kind of ownership that is not described here.'],
  DEVELOPER: ['Developer', 'Develops the asset.'],
  DATAOWNER: ['Data Owner', 'Is accountable for the asset.'],
  DELEGATE: ['Delegate', 'Acts on behalf of an owner.'],
  PRODUCER: ['Producer', 'Produces the data of the asset.'],
  CONSUMER: ['Consumer', 'Uses the data of the asset.'],
  STAKEHOLDER: ['Stakeholder', 'Has an interest in the asset.'],
};

const INFOS_BY_URN = new Map(
  Object.entries(INFOS).map(([type, [name, description]]) => [systemTypeUrn(type), { name, description }]),
);

/** Returns the name and the description of a kind of ownership that older clients name with a word; undefined for other kinds. */
export function systemTypeInfo(typeUrn: string): { name: string; description: string } | undefined {
  return INFOS_BY_URN.get(typeUrn);
}

/** Returns proposals that create the built-in kinds. Existing ones stay, also if a user has changed them. */
export function builtInTypes(stamp: AuditStamp): Proposal[] {
  return SYSTEM_TYPES.map((type) => {
    const urn = systemTypeUrn(type);
    return createIfAbsent(urn, OWNERSHIP_TYPE_ASPECT, {
      ...systemTypeInfo(urn),
      created: stamp,
      lastModified: stamp,
    });
  });
}

const ENTITY_TYPE = 'ownershipType';
export const OWNERSHIP_TYPE_ASPECT = 'ownershipTypeInfo';

interface NewOwnershipType {
  readonly name: string;
  readonly description: string;
}

/** Creates a kind of ownership with a random id. @throws INVALID_REQUEST for a blank name */
export async function createOwnershipType(
  context: CommandContext,
  { name, description }: NewOwnershipType,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, ENTITY_TYPE, undefined);
  const stamp = { ...stampOf(context) };
  const value = { name, description, created: stamp, lastModified: stamp };
  return createEntity(context, { urn, aspectName: OWNERSHIP_TYPE_ASPECT, value });
}

/** Changes the name and the description of a kind of ownership. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateOwnershipType(
  context: CommandContext,
  text: string,
  { name, description }: NameUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  return updateMembers(context, text, {
    entityType: ENTITY_TYPE,
    aspectName: OWNERSHIP_TYPE_ASPECT,
    values: { name, description, lastModified: stampOf(context) },
  });
}

/**
 * Deletes a kind of ownership.
 * @param deleteReferences false: ownerships keep the URN of the deleted kind
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for built-in kinds
 */
export async function deleteOwnershipType(
  context: CommandContext,
  text: string,
  deleteReferences: Optional<boolean>,
): Promise<boolean> {
  if (isSystemType(readUrn(context, text, ENTITY_TYPE)))
    throw invalidRequest('/urn', `${text} is a built-in ownership type`, 'a custom ownership type');
  const remove = deleteReferences === false ? deleteOnlyEntity : deleteEntity;
  return remove(context, text, ENTITY_TYPE);
}
