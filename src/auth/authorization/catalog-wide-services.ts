/** Operations on the catalog as a whole, for actors with a full scope who may use them. */
import type { AuditPage, AuditQuery, AuditReader } from '../../catalog/audit/audit-reader.js';
import type { Backups } from '../../catalog/backup/start-backup.js';
import type { EventReader } from '../../catalog/events/types.js';
import type { Repairer } from '../../catalog/repair/types.js';
import type { RunReader } from '../../catalog/runs/run-reader.js';
import type { AuditLog } from '../types.js';
import type { ActorScope } from './actor-scope.js';
import type { Decisions, Privilege } from './policies/types.js';

export const FOLLOW_PRIVILEGES = ['GET_PLATFORM_EVENTS', 'MANAGE_SYSTEM_OPERATIONS'] as const;

export const RESTORE_PRIVILEGES = ['RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;
export const TRUNCATE_PRIVILEGES = [
  'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
  'MANAGE_SYSTEM_OPERATIONS',
] as const;

/** A backup contains everything, also hashes of passwords and encrypted secrets, so it needs the privilege of administrators. */
export const BACKUP_PRIVILEGES = ['MANAGE_SYSTEM_OPERATIONS'] as const;

/** Each of them permits reading audit events. */
export const AUDIT_PRIVILEGES = [
  'VIEW_ANALYTICS',
  'GET_ANALYTICS_PRIVILEGE',
  'MANAGE_SYSTEM_OPERATIONS',
] as const satisfies readonly Privilege[];

/** Each of them permits reading the events of all users. Every user has the remaining privilege by default. */
const ALL_EVENTS_PRIVILEGES = ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;

export interface AuditSearch {
  /**
   * Without a privilege to read the events of all users, the actor finds only the events of their own account.
   * @throws FORBIDDEN; INVALID_REQUEST for a `scrollId` of another listing
   */
  search(query: Omit<AuditQuery, 'showsUnknownNames'>): Promise<AuditPage>;
}

/** The services without any authorization. */
export interface UnauthorizedServices {
  readonly events: EventReader;
  readonly runs: RunReader;
  readonly repairer: Repairer;
  readonly backups: Backups;
  readonly auditEvents: AuditReader;
}

export interface CatalogWideServices extends Omit<UnauthorizedServices, 'auditEvents'> {
  readonly audit: AuditSearch;
}

interface CatalogWideRights {
  readonly decisions: Pick<Decisions, 'requirePlatform' | 'platformPrivileges'>;
  readonly audit: AuditLog;
  readonly actor: string;
  readonly requireFullScope: ActorScope['requireFullScope'];
}

/**
 * Requires the full scope for each of these operations, and a privilege for most of them. Events and runs list what happened to any entity.
 * Some of these entities were hard-deleted, so no policy can be evaluated on them any more.
 */
export function catalogWideServices(
  { events, runs, repairer, backups, auditEvents }: UnauthorizedServices,
  { decisions, audit, actor, requireFullScope }: CatalogWideRights,
): CatalogWideServices {
  return {
    events: {
      close: () => {
        events.close();
      },
      poll: async (query) => {
        await decisions.requirePlatform(actor, FOLLOW_PRIVILEGES, 'follow the changes');
        await requireFullScope('follow events');
        return events.poll(query);
      },
    },
    runs: {
      listRuns: async (page) => {
        await requireFullScope('list runs');
        return runs.listRuns(page);
      },
      listRows: async (runId, page) => {
        await requireFullScope('list writes of runs');
        return runs.listRows(runId, page);
      },
      findRun: async (runId) => {
        await requireFullScope('find runs');
        return runs.findRun(runId);
      },
    },
    repairer: {
      restore: async (request, context) => {
        await requireFullScope('repair the catalog');
        await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'restore indices');
        return repairer.restore(request, context);
      },
      check: async (request, context) => {
        await requireFullScope('check the graph');
        await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'check the graph');
        return repairer.check(request, context);
      },
      searchIndex: async (recreate, context) => {
        await requireFullScope('manage the search index');
        await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'manage the search index');
        return repairer.searchIndex(recreate, context);
      },
      truncatePoints: async (request, context) => {
        await requireFullScope('truncate timeseries');
        await decisions.requirePlatform(context.actor, TRUNCATE_PRIVILEGES, 'truncate points');
        return repairer.truncatePoints(request, context);
      },
    },
    backups: {
      start: async (context) => {
        await requireFullScope('make backups');
        await decisions.requirePlatform(context.actor, BACKUP_PRIVILEGES, 'make backups');
        const backup = await backups.start(context);
        audit.info({ event: 'backup started', actor: context.actor }, 'access');
        return backup;
      },
    },
    audit: {
      search: async (query) => {
        await requireFullScope('read audit events');
        await decisions.requirePlatform(actor, AUDIT_PRIVILEGES, 'read audit events');
        const granted = await decisions.platformPrivileges(actor);
        if (ALL_EVENTS_PRIVILEGES.some((name) => granted.has(name)))
          return auditEvents.search({ ...query, showsUnknownNames: true });
        const { actors } = query;
        if (actors.length > 0 && !actors.includes(actor)) return { events: [], total: 0 };
        return auditEvents.search({ ...query, actors: [actor], showsUnknownNames: false });
      },
    },
  };
}
