/**
 * Taking away references, for somebody who may not see everything: all of them go, and the answer tells of those that were seen, as
 * that of a dry run does.
 */
import type { CatalogWriter, ReferencesResult } from '../../../catalog/writes/types.js';
import { findSeen, type Sight } from './sight.js';

type Deletion = Pick<CatalogWriter, 'deleteReferences'>;

/**
 * Stands around the guard, whose audit log is told of all of them.
 * @param open asks no policy; what is seen is found out beforehand, as it may be the reference itself that lets somebody see it
 */
export function tellSeenReferences(
  guarded: CatalogWriter,
  open: Deletion,
  sight: Pick<Sight, 'restricted'>,
): CatalogWriter {
  return {
    ...guarded,
    deleteReferences: async (urn, context) => {
      if ((await sight.restricted()) === undefined) return guarded.deleteReferences(urn, context);
      const found = await open.deleteReferences(urn, { ...context, dryRun: true });
      const isSeen = await findSeen(referrers(found), sight);
      const told = context.dryRun === true ? found : await guarded.deleteReferences(urn, context);
      return narrowed(told, isSeen);
    },
  };
}

function referrers({ references, kept }: ReferencesResult): string[] {
  return [...references, ...kept].map(({ entity }) => entity);
}

/** Counted as far as they are listed. */
function narrowed(answer: ReferencesResult, isSeen: (urn: string) => boolean): ReferencesResult {
  const references = answer.references.filter(({ entity }) => isSeen(entity));
  const kept = answer.kept.filter(({ entity }) => isSeen(entity));
  return { total: references.length, references, kept, totalKept: kept.length };
}
