/** What a write needs, all of it: by the rules of policies, and by those about people and about what the catalog ships. */
import { ROOT_USER } from '../authentication/names.js';
import { demandsOverPeople, type OverPeopleParts } from './principals/principal-rules.js';
import { isMembership, membershipDemands } from './policies/membership.js';
import { refuseShipped } from './policies/policy-admin.js';
import type { Decisions, Demand } from './policies/types.js';
import {
  demandOfDeletion,
  demandsOfChange,
  withSubjectsOfBatch,
  type Change,
  type PlacedChange,
} from './policies/write-demands.js';

export interface RequirementParts extends OverPeopleParts {
  readonly decisions: Decisions;
}

/**
 * At most two statements, two more for batches that say who is in a group, and as many for those that keep people out or let them in
 * again. @throws FORBIDDEN
 */
export async function requireChanges(
  parts: RequirementParts,
  given: readonly Change[],
  actor: string,
): Promise<void> {
  const changes = placed(parts, given);
  if (actor !== ROOT_USER) {
    const joining = changes.filter(({ aspectName }) => isMembership(aspectName));
    const memberships = await membershipDemands(joining, parts);
    const others = changes.filter(({ aspectName }) => !isMembership(aspectName));
    const demands = [
      ...joining.flatMap(({ index }, at) => (memberships[at] ?? []).map((demand) => ({ ...demand, index }))),
      ...others.flatMap((change) => demandsOf(parts, change)),
    ];
    await requireAll(parts, { demands, changes }, actor);
  }
  await refuseShipped(parts.entities, changes);
}

/**
 * To take back what was written. What a value was before, or which groups it is about, is not looked at: that needs most.
 * @param given deletions of what was written; of a key where the entity goes, else a write of it
 * @throws FORBIDDEN
 */
export async function requireUndoing(
  parts: RequirementParts,
  given: readonly Change[],
  actor: string,
): Promise<void> {
  if (actor === ROOT_USER) return;
  const changes = placed(parts, given);
  const demands = changes.flatMap((change) =>
    isMembership(change.aspectName)
      ? [{ urn: change.urn, anyOf: ['MANAGE_POLICIES'] }]
      : demandsOf(parts, change),
  );
  await requireAll(parts, { demands, changes }, actor);
  await refuseShipped(parts.entities, changes);
}

interface Wanted {
  readonly demands: readonly Demand[];
  readonly changes: readonly PlacedChange[];
}

async function requireAll(
  parts: RequirementParts,
  { demands, changes }: Wanted,
  actor: string,
): Promise<void> {
  const overPeople = await demandsOverPeople(parts, changes);
  await parts.decisions.require(actor, withSubjectsOfBatch([...demands, ...overPeople]));
}

/** What is no URN, or of no known type, is refused by the writer, with its place in the batch. */
function placed({ model }: RequirementParts, changes: readonly Change[]): PlacedChange[] {
  return changes.flatMap((change, index) => {
    const { urn, aspectName, changeType, value } = change;
    try {
      const { text, entityType } = model.parseUrn(urn);
      const given = value === undefined ? {} : { value };
      return [{ urn: text, aspectName, changeType, ...given, entityType, index }];
    } catch {
      return [];
    }
  });
}

function demandsOf({ model }: RequirementParts, change: PlacedChange): Demand[] {
  const { urn, aspectName, changeType, entityType, index } = change;
  const isWhole = changeType === 'DELETE' && aspectName === model.getEntity(entityType).keyAspect;
  const demands = isWhole ? [demandOfDeletion(urn, entityType)] : demandsOfChange(change, entityType);
  return demands.map((demand) => ({ ...demand, index }));
}
