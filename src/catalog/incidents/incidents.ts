/** Proposals for incidents, and for the lists of incidents of the affected entities. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { Proposal } from '../writes/types.js';
import { inExisting } from '../commands/store.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { omitNullish } from '../commands/omit-nullish.js';

/** The members of the aspect `incidentInfo` that the lists need. */
export interface IncidentInfo {
  readonly type: string;
  readonly customType?: string;
  readonly entities: readonly string[];
  readonly priority?: number;
  readonly created: AuditStamp;
}

/** Stored as their position in this list, most urgent first. */
const PRIORITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

export type IncidentPriority = (typeof PRIORITIES)[number];

/** @param stored value of `priority` in the aspect `incidentInfo` @returns undefined for an incident without a priority */
export function readPriority(stored: unknown): IncidentPriority | undefined {
  return PRIORITIES[Number(stored ?? -1)];
}

/** Returns the stored value of a priority. */
export function storedPriority(priority: IncidentPriority): number {
  return PRIORITIES.indexOf(priority);
}

type Optional<Value> = Value | null | undefined;

export interface IncidentStatus {
  readonly state: 'ACTIVE' | 'RESOLVED';
  readonly stage?: Optional<string>;
  readonly message?: Optional<string>;
}

export interface NewIncident {
  readonly type: string;
  readonly customType?: Optional<string>;
  readonly title?: Optional<string>;
  readonly description?: Optional<string>;
  /** URNs of the entities that the incident is about: at least one, in either member. */
  readonly resourceUrn?: Optional<string>;
  readonly resourceUrns?: Optional<readonly string[]>;
  readonly assigneeUrns?: Optional<readonly string[]>;
  /** Epoch milliseconds. */
  readonly startedAt?: Optional<number>;
  readonly priority?: Optional<IncidentPriority>;
  /** Absent: active. */
  readonly status?: Optional<IncidentStatus>;
  /** Absent: raised by hand. */
  readonly source?: Optional<{ readonly type: string; readonly assertionUrn?: Optional<string> }>;
}

/** URNs in their stored form. */
interface Named {
  readonly entities: readonly string[];
  readonly assignees: readonly string[];
  readonly assertion: string | undefined;
}

/** @param named URNs of the input in their stored form */
export function newIncident(
  input: NewIncident,
  { entities, assignees, assertion }: Named,
  stamp: AuditStamp,
): IncidentInfo & Record<string, unknown> {
  const { customType, title, description, startedAt, source } = input;
  const optional = omitNullish({
    customType,
    title,
    description,
    startedAt,
    priority: input.priority ? storedPriority(input.priority) : undefined,
    assignees: input.assigneeUrns ? assignees.map((actor) => ({ actor, assignedAt: stamp })) : undefined,
  });
  return {
    ...optional,
    type: input.type,
    entities,
    status: statusOf(input.status ?? { state: 'ACTIVE' }, stamp),
    source: omitNullish({ type: source?.type ?? 'MANUAL', sourceUrn: assertion }),
    created: stamp,
  };
}

export function setStatus(urn: string, status: IncidentStatus, stamp: AuditStamp): Proposal {
  return patchProposal({ urn, aspectName: 'incidentInfo' }, [setStep(['status'], statusOf(status, stamp))]);
}

/**
 * Adds the incident to the list of active or of resolved incidents of each entity, and removes it from the other list.
 * @param hasSummary tells whether the entity exists and has such lists
 */
export function listIncident(
  incident: { readonly urn: string; readonly info: IncidentInfo; readonly isActive: boolean },
  stamp: AuditStamp,
  hasSummary: (urn: string) => boolean,
): Proposal[] {
  const { urn, info, isActive } = incident;
  const { type, customType, priority, created } = info;
  const details = {
    urn,
    type: type === 'CUSTOM' ? (customType ?? type) : type,
    createdAt: created.time,
    ...(!isActive && { resolvedAt: stamp.time }),
    ...(priority !== undefined && { priority }),
  };
  const [to, from] = isActive
    ? (['activeIncidentDetails', 'resolvedIncidentDetails'] as const)
    : (['resolvedIncidentDetails', 'activeIncidentDetails'] as const);
  const steps: PatchStep[] = [{ op: 'remove', path: [from, urn] }, setStep([to, urn], details)];
  const aspectName = 'incidentsSummary';
  return info.entities
    .filter(hasSummary)
    .map((entity) => inExisting(patchProposal({ urn: entity, aspectName }, steps)));
}

/** Removes the incident from both lists of entities that it no longer affects. */
export function unlistIncident(urn: string, entities: readonly string[]): Proposal[] {
  const steps = ['activeIncidentDetails', 'resolvedIncidentDetails'].map((list): PatchStep => {
    return { op: 'remove', path: [list, urn] };
  });
  return entities.map((entity) =>
    inExisting(patchProposal({ urn: entity, aspectName: 'incidentsSummary' }, steps)),
  );
}

/** The aspect's record of a status. */
export function statusOf({ state, stage, message }: IncidentStatus, lastUpdated: AuditStamp): object {
  return omitNullish({ state, stage, message, lastUpdated });
}
