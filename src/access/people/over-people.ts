/** Writes that keep somebody out or let them in again: a user, or all who are somebody by a group. */
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../../read/types.js';
import { isActive, textsOf } from '../accounts.js';
import { ROOT_USER } from '../names.js';
import type { Decisions, Privilege } from '../policies/types.js';
import { saysThere, type Change } from '../policies/write-demands.js';
import { MANAGE_PEOPLE, PEOPLE_TYPES } from '../policies/write-rules.js';

/** A change with the type of its entity, and its place in the batch. */
export interface PlacedChange extends Change {
  readonly entityType: string;
  readonly index: number;
}

export interface OverPeopleParts {
  readonly model: MetadataModel;
  readonly entities: EntityReader;
  readonly decisions: Decisions;
}

interface Named {
  readonly urn: string;
  readonly index?: number;
}

const MANAGE_POLICIES: readonly Privilege[] = ['MANAGE_POLICIES'];

/** For all of a batch together. No statement where it is about no people. @throws FORBIDDEN */
export async function requireOverPeople(
  { model, entities, decisions }: OverPeopleParts,
  changes: readonly PlacedChange[],
  actor: string,
): Promise<void> {
  const deciding = changes.filter((change) => keepsOut(model, change));
  const users = deciding.filter(({ entityType }) => entityType === 'corpuser');
  await decisions.requireToKeepOut(
    actor,
    users.map(({ urn }) => urn),
  );
  const revived = await findRevived(entities, changes);
  await decisions.require(
    actor,
    revived.map(({ urn, index }) => ({ urn, index, anyOf: MANAGE_PEOPLE })),
  );
  const groups = [...deciding, ...revived].filter(({ entityType }) => entityType === 'corpGroup');
  await requireOverGroups(decisions, groups, actor);
}

/**
 * A group that makes its members somebody is deleted and brought back only by who may take them out of it: all of them lose, or get
 * back, what they have by it. At most two statements for all groups. @throws FORBIDDEN
 */
export async function requireOverGroups(
  decisions: Pick<Decisions, 'findMighty' | 'require'>,
  groups: readonly Named[],
  actor: string,
): Promise<void> {
  if (actor === ROOT_USER || groups.length === 0) return;
  const mighty = await decisions.findMighty(groups.map(({ urn }) => urn));
  const held = groups.filter(({ urn }) => mighty.has(urn));
  await decisions.require(
    actor,
    held.map(({ urn, index }) => ({ urn, anyOf: MANAGE_POLICIES, ...(index !== undefined && { index }) })),
  );
}

function keepsOut(model: MetadataModel, change: PlacedChange): boolean {
  const { entityType, aspectName, changeType } = change;
  if (!PEOPLE_TYPES.has(entityType)) return false;
  if (aspectName === 'status') return !saysThere(change);
  if (aspectName === 'corpUserStatus') return true;
  return changeType === 'DELETE' && aspectName === model.getEntity(entityType).keyAspect;
}

/** To bring back a deleted user or group is no matter of ingestion, which says of all that it sees that it is there. */
async function findRevived(
  entities: EntityReader,
  changes: readonly PlacedChange[],
): Promise<readonly PlacedChange[]> {
  const kept = changes.filter(
    (change) => change.aspectName === 'status' && PEOPLE_TYPES.has(change.entityType) && saysThere(change),
  );
  if (kept.length === 0) return [];
  const found = await entities.findEntities(
    kept.map(({ urn }) => urn),
    ['status'],
  );
  return kept.filter((_, at) => {
    const entity = found[at];
    return entity !== undefined && !isActive({ status: textsOf(entity).status });
  });
}
