/** The writer for files, which the permission to change documentation permits instead of privileges on files. */
import { CatalogError } from '../../core/errors.js';
import type { CommandServices } from '../../catalog/commands/command-context.js';
import { FILE_ASPECT } from '../../catalog/files/names.js';
import { prepareProposals } from '../../catalog/writes/prepare-proposals.js';
import type { CatalogWriter } from '../../catalog/writes/types.js';
import type { AuthDeps } from '../auth-deps.js';
import { changesOf } from './policies/indexed-changes.js';
import { requireChanges } from './write-requirements.js';
import { createWriteAudit } from './write-audit.js';

/**
 * Requires the permission for a change of documentation, as if it were written, and returns a writer for the file that the documentation
 * will show. It writes only the descriptions of files. The audit log names its writes.
 * @param scoped a writer within the actor's scope, without permissions
 */
export function fileWriters(
  scoped: Pick<CatalogWriter, 'write'>,
  deps: Pick<AuthDeps, 'model' | 'decisions' | 'entities' | 'audit'>,
  actor: string,
): CommandServices['requireFileWriter'] {
  const audit = createWriteAudit(deps.model, deps.audit);
  return async (documenting) => {
    await requireChanges(deps, changesOf(await prepareProposals(deps.model, [documenting])), actor);
    return {
      write: async (proposals, context) => {
        if (
          proposals.some(
            ({ aspectName, changeType }) => aspectName !== FILE_ASPECT || changeType !== 'CREATE_ENTITY',
          )
        )
          throw new CatalogError('FORBIDDEN', 'Only a new file can be written', { rule: 'a new file' });
        const results = await scoped.write(proposals, context);
        audit.written(results, proposals, context.actor);
        return results;
      },
    };
  };
}
