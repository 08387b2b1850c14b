/**
 * Removes references for an actor with a partial scope. All references are removed. The answer, also that of a dry run, lists only
 * references from entities within the scope.
 */
import type { CatalogWriter, ReferencesResult } from '../../../catalog/writes/types.js';
import { findVisible, type ActorScope } from './actor-scope.js';

interface Removal {
  readonly urn: string;
  readonly context: Parameters<CatalogWriter['deleteReferences']>[1];
}

/**
 * Finds what is visible before the removal, because the reference itself may be what makes an entity visible.
 * @param writer checks no permission
 */
export async function deleteVisibleReferences(
  writer: Pick<CatalogWriter, 'deleteReferences'>,
  scope: Pick<ActorScope, 'scopedCatalog'>,
  { urn, context }: Removal,
): Promise<ReferencesResult> {
  if ((await scope.scopedCatalog()) === undefined) return writer.deleteReferences(urn, context);
  const found = await writer.deleteReferences(urn, { ...context, dryRun: true });
  const isVisible = await findVisible(referrers(found), scope);
  const result = context.dryRun === true ? found : await writer.deleteReferences(urn, context);
  return narrowed(result, isVisible);
}

function referrers({ references, kept }: ReferencesResult): string[] {
  return [...references, ...kept].map(({ entity }) => entity);
}

/** Counts in the totals only the references that the answer lists. */
function narrowed(answer: ReferencesResult, isVisible: (urn: string) => boolean): ReferencesResult {
  const references = answer.references.filter(({ entity }) => isVisible(entity));
  const kept = answer.kept.filter(({ entity }) => isVisible(entity));
  return { total: references.length, references, kept, totalKept: kept.length };
}
