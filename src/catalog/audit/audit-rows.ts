/** Derives the audit events of a transaction from what it changes: which changes give an event, and what the event tells. Pure. */
import type { RequestFacts } from '../../core/request-facts.js';
import { StartError } from '../../core/start.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityState } from '../writes/entity-state.js';
import type { AuditEvent, AuditEventType } from './audit-reader.js';

interface AuditContext {
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
  /** Id of the transaction. */
  readonly transaction: string;
  /** Names of further aspects whose changes give events. */
  readonly auditedAspects?: ReadonlySet<string> | undefined;
  /** Of changes that have no request of their own. */
  readonly facts?: RequestFacts | undefined;
}

interface Found {
  readonly aspect: string;
  readonly isDeleted: boolean;
  readonly actor: string;
  readonly facts?: RequestFacts | undefined;
}

const NO_ASPECTS: ReadonlySet<string> = new Set();
const DELETIONS: ReadonlySet<string> = new Set(['DELETE', 'DELETE_POINTS']);

/** Returns one event for each aspect that a job changed. A permanently deleted entity is one event of its key aspect. */
export function auditRows(states: readonly EntityState[], context: AuditContext): AuditEvent[] {
  const rows: AuditEvent[] = [];
  for (const state of states) {
    for (const found of changesOf(state)) {
      const { entityType } = state.urn;
      const { aspect, isDeleted, actor, facts = context.facts } = found;
      const isKey = aspect === state.definition.keyAspect;
      const type = auditEventType(
        { entityType, aspect, isKey, isDeleted },
        context.auditedAspects ?? NO_ASPECTS,
      );
      if (type === undefined) continue;
      const id = `${context.transaction}-${String(rows.length).padStart(6, '0')}`;
      const what = { urn: state.urn.text, entityType, aspect };
      rows.push({ id, at: context.at, type, actor, ...what, ...factsOf(facts) });
    }
  }
  return rows;
}

/** A handover changes no value. Several changes of one aspect by one job count once, as the last of them. */
function changesOf(state: EntityState): Found[] {
  const found = new Map<string, Found>();
  if (state.hardDeleted !== false) {
    const { actor, facts } = state.hardDeleted;
    found.set('', { aspect: state.definition.keyAspect, isDeleted: true, actor, facts });
  }
  for (const { job, aspect, operation, version, actor, facts } of state.changes) {
    if (operation === 'HANDOVER') continue;
    const isDeleted = DELETIONS.has(operation) || (operation === 'ROLLBACK' && version === 0);
    found.set(`${job} ${aspect}`, { aspect, isDeleted, actor, facts });
  }
  return [...found.values()];
}

/** How one aspect of an entity changed; a key aspect stands for the entity. */
interface AuditedChange {
  readonly entityType: string;
  readonly aspect: string;
  /** The aspect identifies the entity. */
  readonly isKey: boolean;
  readonly isDeleted: boolean;
}

/** Types of the events when an entity of these types is created and permanently deleted. */
const LIVES = new Map<string, readonly [created: AuditEventType, deleted: AuditEventType]>([
  ['dataHubAccessToken', ['CreateAccessTokenEvent', 'RevokeAccessTokenEvent']],
  ['dataHubPolicy', ['CreatePolicyEvent', 'DeletePolicyEvent']],
  ['dataHubIngestionSource', ['CreateIngestionSourceEvent', 'DeleteEntityEvent']],
  ['corpuser', ['CreateUserEvent', 'DeleteEntityEvent']],
]);

/** Aspects by entity type, with the type of the event for any change of them. */
const UPDATES = new Map<string, readonly [type: AuditEventType, aspects: readonly string[]]>([
  ['dataHubPolicy', ['UpdatePolicyEvent', ['dataHubPolicyInfo']]],
  ['dataHubIngestionSource', ['UpdateIngestionSourceEvent', ['dataHubIngestionSourceInfo']]],
  [
    'corpuser',
    [
      'UpdateUserEvent',
      [
        'corpUserInfo',
        'corpUserEditableInfo',
        'corpUserStatus',
        'corpUserCredentials',
        'corpUserSettings',
        'groupMembership',
        'nativeGroupMembership',
        'roleMembership',
        'signInIdentity',
      ],
    ],
  ],
]);

/**
 * Returns the type of the event for a change; undefined if it gives none.
 * @param further names of aspects whose changes give an event as well, whatever the entity type
 */
export function auditEventType(
  change: AuditedChange,
  further: ReadonlySet<string>,
): AuditEventType | undefined {
  const { entityType, aspect, isKey, isDeleted } = change;
  const [created, deleted] = LIVES.get(entityType) ?? [];
  if (isKey && created !== undefined) return isDeleted ? deleted : created;
  const [update, aspects] = UPDATES.get(entityType) ?? [];
  if (aspects?.includes(aspect) === true) return update;
  if (!further.has(aspect)) return undefined;
  if (!isDeleted) return 'UpdateAspectEvent';
  return isKey ? 'DeleteEntityEvent' : 'EntityEvent';
}

type RequestPart = Pick<AuditEvent, 'eventSource' | 'sourceIP' | 'userAgent' | 'traceId'>;

/** A client can send a header of any length. */
const LONGEST_USER_AGENT = 500;

/** Returns only the facts that are known, because Neo4j stores no undefined values. */
export function factsOf(facts: RequestFacts | undefined): RequestPart {
  if (facts === undefined) return {};
  const { trace, eventSource, sourceIP, userAgent } = facts;
  return {
    ...(eventSource !== undefined && { eventSource }),
    ...(sourceIP !== undefined && { sourceIP }),
    ...(userAgent !== undefined && { userAgent: userAgent.slice(0, LONGEST_USER_AGENT) }),
    ...(trace !== undefined && { traceId: trace.traceId }),
  };
}

/** @throws StartError for a name that the model does not have */
export function readAuditedAspects(
  { aspects }: Pick<MetadataModel, 'aspects'>,
  names: readonly string[] = [],
): ReadonlySet<string> {
  const unknown = names.filter((name) => !aspects.has(name));
  if (unknown.length === 0) return new Set(names);
  throw new StartError(`TRELLIS_AUDIT_ASPECTS: the model has no aspect ${unknown.join(', ')}`);
}
