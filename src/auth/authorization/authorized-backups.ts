/** Backups for actors who may operate the catalog. */
import type { Backups } from '../../catalog/backup/types.js';
import type { AuditLog } from '../types.js';
import type { Decisions } from './policies/types.js';

/** A backup contains everything, also hashes of passwords and encrypted secrets, so it needs the privilege of administrators. */
export const BACKUP_PRIVILEGES = ['MANAGE_SYSTEM_OPERATIONS'] as const;

/** Logs who makes a backup. @param backups check no permission themselves */
export function authorizedBackups(
  backups: Backups,
  { decisions, audit }: { readonly decisions: Pick<Decisions, 'requirePlatform'>; readonly audit: AuditLog },
): Backups {
  return {
    start: async (context) => {
      const { actor } = context;
      await decisions.requirePlatform(actor, BACKUP_PRIVILEGES, 'make backups');
      const backup = await backups.start(context);
      audit.info({ event: 'backup started', actor }, 'access');
      return backup;
    },
  };
}
