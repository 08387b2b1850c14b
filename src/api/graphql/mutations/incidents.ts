/** Proposals for incidents, and for the lists of incidents that stand with what they are about. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { IncidentPriority, IncidentStatusInput, RaiseIncidentInput } from '../generated/schema-types.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

/** What counts of the aspect `incidentInfo`. */
export interface IncidentInfo {
  readonly type: string;
  readonly customType?: string;
  readonly entities: readonly string[];
  readonly priority?: number;
  readonly created: AuditStamp;
}

/** Stored as a number, the most urgent first. */
const PRIORITIES: readonly IncidentPriority[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

interface People {
  readonly entities: readonly string[];
  readonly assignees: readonly string[];
  readonly assertion: string | undefined;
}

/** @param read URNs of the input as the catalog keeps them */
export function newIncident(
  input: RaiseIncidentInput,
  { entities, assignees, assertion }: People,
  stamp: AuditStamp,
): IncidentInfo & Record<string, unknown> {
  const { customType, title, description, startedAt, source } = input;
  const optional = withoutAbsent({
    customType,
    title,
    description,
    startedAt,
    priority: input.priority ? PRIORITIES.indexOf(input.priority) : undefined,
    assignees: input.assigneeUrns ? assignees.map((actor) => ({ actor, assignedAt: stamp })) : undefined,
  });
  return {
    ...optional,
    type: input.type,
    entities,
    status: statusOf(input.status ?? { state: 'ACTIVE' }, stamp),
    source: withoutAbsent({ type: source?.type ?? 'MANUAL', sourceUrn: assertion }),
    created: stamp,
  };
}

export function setStatus(urn: string, status: IncidentStatusInput, stamp: AuditStamp): Proposal {
  return patchProposal({ urn, aspectName: 'incidentInfo' }, [setStep(['status'], statusOf(status, stamp))]);
}

/**
 * Each entity lists its incidents, those that go on and those that are over.
 * @param hasSummary whether entities of the URN's type keep such lists
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
  return info.entities.filter(hasSummary).map((entity) => patchProposal({ urn: entity, aspectName }, steps));
}

function statusOf({ state, stage, message }: IncidentStatusInput, lastUpdated: AuditStamp): object {
  return withoutAbsent({ state, stage, message, lastUpdated });
}
