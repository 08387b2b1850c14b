/** Audit events for actors who may read them. */
import type { AuditPage, AuditQuery, AuditReader } from '../../catalog/audit/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** Each of them permits reading audit events. */
export const AUDIT_PRIVILEGES = [
  'VIEW_ANALYTICS',
  'GET_ANALYTICS_PRIVILEGE',
  'MANAGE_SYSTEM_OPERATIONS',
] as const satisfies readonly Privilege[];

/** Each of them permits reading unknown user names in refused sign-ins, which may be mistyped passwords. */
const NAME_PRIVILEGES = ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;

export interface AuditSearch {
  /** @throws FORBIDDEN; INVALID_REQUEST for a `scrollId` of another listing */
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
      const showsUnknownNames = NAME_PRIVILEGES.some((name) => granted.has(name));
      return reader.search({ ...query, showsUnknownNames });
    },
  };
}
