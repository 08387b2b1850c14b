/** The aspects of incidents, and the values of `incidentInfo`. */
import type { AuditStamp } from '../../model/types.js';
import type { Proposal } from '../writes/types.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { omitNullish, type Optional } from '../commands/command-input.js';

export const INCIDENT = 'incident';
export const INFO = 'incidentInfo';
export const SUMMARY = 'incidentsSummary';
/** Says whether an incident is soft-deleted, if the model permits that. */
export const STATUS = 'status';

/** The members of the aspect `incidentInfo` that the summaries need. */
export interface IncidentInfo {
  readonly type: string;
  readonly customType?: string;
  /** URNs of the entities that it is about. */
  readonly entities: readonly string[];
  readonly priority?: number;
  readonly created: AuditStamp;
  readonly status: { readonly state: string; readonly lastUpdated: AuditStamp };
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
): Record<string, unknown> {
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
  return patchProposal({ urn, aspectName: INFO }, [setStep(['status'], statusOf(status, stamp))]);
}

/** The aspect's record of a status. */
export function statusOf({ state, stage, message }: IncidentStatus, lastUpdated: AuditStamp): object {
  return omitNullish({ state, stage, message, lastUpdated });
}
