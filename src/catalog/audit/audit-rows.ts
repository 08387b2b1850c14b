/** Derives the audit events of a transaction from what it changes. Pure. */
import type { RequestFacts } from '../../core/request-facts.js';
import type { EntityState } from '../writes/entity-state.js';
import { auditEventType } from './audited-changes.js';
import { factsOf } from './event-facts.js';
import type { AuditEvent } from './types.js';

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
