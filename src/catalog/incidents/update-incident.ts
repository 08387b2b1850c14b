/** Changes incidents. */
import type { CommandContext } from '../commands/command-context.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { inExisting, stampOf } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import type { Proposal } from '../writes/types.js';
import { INFO, type IncidentInfo } from './incident-aspects.js';
import { noEntities, readIncident } from './incident-commands.js';
import { statusOf, storedPriority, type IncidentPriority, type IncidentStatus } from './incidents.js';

type Optional<Value> = Value | null | undefined;

/** Omitted members stay unchanged. */
export interface IncidentUpdate {
  readonly title?: Optional<string>;
  readonly description?: Optional<string>;
  /** Epoch milliseconds. */
  readonly startedAt?: Optional<number>;
  /** Replaces the previous status, including its stage and its message. */
  readonly status?: Optional<IncidentStatus>;
  readonly priority?: Optional<IncidentPriority>;
  /** URNs of all affected entities. */
  readonly resourceUrns?: Optional<readonly string[]>;
  /** URNs of all assigned users and groups; an empty list removes them. */
  readonly assigneeUrns?: Optional<readonly string[]>;
}

interface StoredIncident extends IncidentInfo {
  readonly assignees?: readonly { readonly actor: string }[];
}

/**
 * Changes an incident.
 * @throws NOT_FOUND unless the incident, the added entities and the assignees exist; INVALID_URN; INVALID_REQUEST without an entity, and
 * for a blank title
 */
export async function updateIncident(
  context: CommandContext,
  text: string,
  update: IncidentUpdate,
): Promise<boolean> {
  requireName(update.title, '/input/title');
  await storeUnchanged(context, () => proposeUpdate(context, text, update));
  return true;
}

async function proposeUpdate(
  context: CommandContext,
  text: string,
  update: IncidentUpdate,
): Promise<readonly Proposal[]> {
  const { urn, info: stored, version } = await readIncident(context, text);
  const before = stored as StoredIncident;
  const changes = await readChanges(context, before, update);
  const steps = setMembers(changes);
  if (steps.length === 0) return [];
  return [{ ...inExisting(patchProposal({ urn, aspectName: INFO }, steps)), ifVersion: version }];
}

/** Returns the members to set, as they are stored. */
async function readChanges(
  context: CommandContext,
  before: StoredIncident,
  update: IncidentUpdate,
): Promise<Partial<StoredIncident>> {
  const stamp = stampOf(context);
  const { title, description, startedAt, status, priority, resourceUrns, assigneeUrns } = update;
  const distinct = (urns: readonly string[], ...types: readonly string[]) => [
    ...new Set(urns.map((urn) => readUrn(context, urn, ...types))),
  ];
  const entities = resourceUrns ? distinct(resourceUrns) : undefined;
  if (entities?.length === 0) throw noEntities();
  const actors = assigneeUrns ? distinct(assigneeUrns, 'corpuser', 'corpGroup') : undefined;
  const affected = new Set(before.entities);
  const assigned = new Map(before.assignees?.map((assignee) => [assignee.actor, assignee]));
  const added = [
    ...(entities ?? []).filter((urn) => !affected.has(urn)),
    ...(actors ?? []).filter((actor) => !assigned.has(actor)),
  ];
  await requireEntities(
    context,
    added.map((urn) => ({ urn })),
  );
  return omitNullish({
    ...{ title, description, startedAt, entities },
    status: status ? statusOf(status, stamp) : undefined,
    priority: priority ? storedPriority(priority) : undefined,
    assignees: actors?.map((actor) => assigned.get(actor) ?? { actor, assignedAt: stamp }),
  });
}
