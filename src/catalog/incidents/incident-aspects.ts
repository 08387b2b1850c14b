/** The aspects of incidents, and the summaries that assets keep of their incidents. */
import type { AuditStamp } from '../../model/audit-stamp.js';

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
