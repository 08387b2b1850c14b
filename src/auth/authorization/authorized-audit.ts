/** Audit events for actors who may read them. */
import type { AuditPage, AuditQuery, AuditReader } from '../../catalog/audit/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** Each of them permits reading audit events. */
export const AUDIT_PRIVILEGES = [
  'VIEW_ANALYTICS',
  'GET_ANALYTICS_PRIVILEGE',
  'MANAGE_SYSTEM_OPERATIONS',
] as const satisfies readonly Privilege[];

/** Each of them permits reading the events of everybody. Every user has the remaining privilege by default. */
const ALL_EVENTS_PRIVILEGES = ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;

export interface AuditSearch {
  /**
   * Without a privilege to read the events of everybody, the actor finds only the events of the own account.
   * @throws FORBIDDEN; INVALID_REQUEST for a `scrollId` of another listing
   */
  search(query: Omit<AuditQuery, 'showsUnknownNames'>): Promise<AuditPage>;
}

export function authorizedAudit(
  reader: AuditReader,
  decisions: Pick<Decisions, 'requirePlatform' | 'platformPrivileges'>,
  actor: string,
): AuditSearch {
  return {
    search: async (query) => {
      await decisions.requirePlatform(actor, AUDIT_PRIVILEGES, 'read audit events');
      const granted = await decisions.platformPrivileges(actor);
      if (ALL_EVENTS_PRIVILEGES.some((name) => granted.has(name)))
        return reader.search({ ...query, showsUnknownNames: true });
      const { actors } = query;
      if (actors.length > 0 && !actors.includes(actor)) return { events: [], total: 0 };
      return reader.search({ ...query, actors: [actor], showsUnknownNames: false });
    },
  };
}
