/**
 * Writers that need no privilege on the entity that they write. Answers to a form need its assignment; files need the permission to change
 * the documentation that shows them.
 */
import type { CommandServices } from '../../catalog/commands/command-context.js';
import { payloadOf } from '../../catalog/entities/stored-aspect.js';
import { FILE_ASPECT } from '../../catalog/files/types.js';
import { isAssigned, type FormActors, type FormOnAsset } from '../../catalog/forms/form-assignment.js';
import { prepareProposals } from '../../catalog/writes/prepare-proposals.js';
import type { CatalogWriter, Proposal } from '../../catalog/writes/types.js';
import { CatalogError } from '../../core/errors.js';
import { findUrn } from '../../model/urn.js';
import type { AuthDeps } from '../auth-deps.js';
import { changesOf } from './policies/changes.js';
import { createWriteAudit } from './write-audit.js';
import { requireChanges } from './write-requirements.js';

/** The aspects that answers change, on the asset and on its columns. */
const ANSWERS: ReadonlySet<string> = new Set(['forms', 'structuredProperties']);

/**
 * Finds the writer for the answers of an actor. It writes only the forms and the structured properties of the asset and of its columns; the
 * commands decide which of them. The audit log names the form. Two statements.
 * @param scoped a writer within the actor's scope, without permissions
 */
export function assignedWriters(
  scoped: Pick<CatalogWriter, 'write'>,
  { decisions, entities, audit }: Pick<AuthDeps, 'decisions' | 'entities' | 'audit'>,
  actor: string,
): CommandServices['findAssignedWriter'] {
  return async ({ form, asset }: FormOnAsset) => {
    const [facts, found] = await Promise.all([
      decisions.policiesOf(actor),
      entities.findAspects([
        { urn: form, names: ['formInfo'] },
        { urn: asset, names: ['ownership'] },
      ]),
    ]);
    const info = payloadOf(found.get(form), 'formInfo');
    const ownership = payloadOf(found.get(asset), 'ownership');
    if (info === undefined || !isAssigned(info['actors'] as FormActors | undefined, facts.actor, ownership))
      return undefined;
    return {
      write: async (proposals, context) => {
        for (const proposal of proposals) requireAnswer(proposal, asset);
        const results = await scoped.write(proposals, context);
        audit.info({ event: 'answered by assignment', actor, form, urn: asset }, 'access');
        return results;
      },
    };
  };
}

function requireAnswer({ urn, aspectName }: Proposal, asset: string): void {
  const parsed = findUrn(urn);
  const owner = parsed?.entityType === 'schemaField' ? parsed.parts[0] : urn;
  if (owner === asset && ANSWERS.has(aspectName)) return;
  throw new CatalogError('FORBIDDEN', `An answer to a form cannot change ${aspectName} of ${urn}`, {
    ...{ urn, rule: 'forms and structured properties of the asset' },
  });
}

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
