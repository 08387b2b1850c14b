/** The writer for answers to forms, which the assignment of a form permits instead of privileges. */
import { CatalogError } from '../../core/errors.js';
import { payloadOf } from '../../catalog/entities/payload-of.js';
import { isAssigned, type FormActors, type FormOnAsset } from '../../catalog/forms/form-assignment.js';
import type { CommandServices } from '../../catalog/commands/command-context.js';
import type { CatalogWriter, Proposal } from '../../catalog/writes/types.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import type { AuthDeps } from '../auth-deps.js';

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
