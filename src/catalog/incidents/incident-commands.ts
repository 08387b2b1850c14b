/** Raises incidents, and changes them and their status. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/entity-commands.js';
import { readUrn, requireEntities, requireStored, namesNoEntity } from '../commands/require-entities.js';
import { requireName, omitNullish, type Optional } from '../commands/command-input.js';
import { inExisting, stampOf, store, storeUnchanged } from '../commands/store.js';
import { patchProposal, setMembers } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';
import {
  newIncident,
  setStatus,
  type IncidentStatus,
  type NewIncident,
  INFO,
  type IncidentInfo,
  statusOf,
  storedPriority,
  type IncidentPriority,
} from './incidents.js';

/**
 * @returns the URN of the incident
 * @throws NOT_FOUND unless all named entities exist; INVALID_URN; INVALID_REQUEST without an entity, and for a blank title
 */
export async function raiseIncident(context: CommandContext, input: NewIncident): Promise<string> {
  requireName(input.title, '/input/title');
  const urn = newUrn(context, 'incident', undefined);
  const { resourceUrn, resourceUrns, source, assigneeUrns } = input;
  const named = [...(resourceUrn ? [resourceUrn] : []), ...(resourceUrns ?? [])];
  const entities = [...new Set(named.map((each) => readUrn(context, each)))];
  if (entities.length === 0) throw noEntities();
  const assignees = (assigneeUrns ?? []).map((each) => readUrn(context, each, 'corpuser', 'corpGroup'));
  const assertion = source?.assertionUrn ? readUrn(context, source.assertionUrn, 'assertion') : undefined;
  const wanted = [...entities, ...assignees, ...(assertion === undefined ? [] : [assertion])];
  await requireEntities(context, wanted);
  const info = newIncident(input, { entities, assignees, assertion }, stampOf(context));
  await store(context, [{ urn, aspectName: INFO, changeType: 'CREATE', value: JSON.stringify(info) }]);
  return urn;
}

interface StoredIncident {
  readonly urn: string;
  readonly info: IncidentInfo;
  /** Of `incidentInfo`. */
  readonly version: number;
}

/** @throws NOT_FOUND, also for an incident without `incidentInfo`; INVALID_URN */
export async function updateIncidentStatus(
  context: CommandContext,
  text: string,
  status: IncidentStatus,
): Promise<boolean> {
  const stamp = stampOf(context);
  await storeUnchanged(context, async () => {
    const { urn, version } = await readIncident(context, text);
    return [{ ...inExisting(setStatus(urn, status, stamp)), ifVersion: version }];
  });
  return true;
}

/** @throws NOT_FOUND, also for an incident without `incidentInfo`; INVALID_URN */
async function readIncident(context: CommandContext, text: string): Promise<StoredIncident> {
  const urn = readUrn(context, text, 'incident');
  const { value, version } = await requireStored(context, urn, INFO);
  if (value === undefined) throw namesNoEntity(urn, INFO);
  return { urn, info: value as unknown as IncidentInfo, version };
}

/** The refusal of an incident about nothing. */
function noEntities(): CatalogError {
  return invalidRequest(
    '/resourceUrns',
    'An incident requires at least one entity',
    'resourceUrn or resourceUrns',
  );
}

/** Omitted members stay unchanged. */
interface IncidentUpdate {
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

interface IncidentDetails extends IncidentInfo {
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
  const before = stored as IncidentDetails;
  const changes = await readChanges(context, before, update);
  const steps = setMembers(changes);
  if (steps.length === 0) return [];
  return [{ ...inExisting(patchProposal({ urn, aspectName: INFO }, steps)), ifVersion: version }];
}

/** Returns the members to set, as they are stored. */
async function readChanges(
  context: CommandContext,
  before: IncidentDetails,
  update: IncidentUpdate,
): Promise<Partial<IncidentDetails>> {
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
  await requireEntities(context, added);
  return omitNullish({
    ...{ title, description, startedAt, entities },
    status: status ? statusOf(status, stamp) : undefined,
    priority: priority ? storedPriority(priority) : undefined,
    assignees: actors?.map((actor) => assigned.get(actor) ?? { actor, assignedAt: stamp }),
  });
}
