/** A writer whose answers tell nothing of entities that are not seen. Whether something may be written is decided elsewhere. */
import type { CatalogWriter, Proposal, ReferencesResult, WriteResult } from '../../write/types.js';
import type { Sight } from './sight.js';

export function discreetWriter(writer: CatalogWriter, sight: Sight): CatalogWriter {
  return {
    ...writer,
    write: async (proposals, context) =>
      withoutHidden(await writer.write(proposals, context), proposals, sight),
    deleteReferences: async (urn, context) => {
      if (context.dryRun === true) await sight.requireFullView('list all references to an entity');
      return seenReferences(await writer.deleteReferences(urn, context), sight);
    },
    deleteByRegistry: async (registryId, context) => {
      await sight.requireFullView('delete by registry');
      return writer.deleteByRegistry(registryId, context);
    },
    rollBack: async (request, context) => {
      await sight.requireFullView('roll back runs');
      return writer.rollBack(request, context);
    },
  };
}

/**
 * Whoever writes a value knows it; not so what a patch makes of the value that was there, or what was there when nothing was written.
 * No statement unless there is such a thing.
 */
async function withoutHidden(
  results: WriteResult[],
  proposals: readonly Proposal[],
  sight: Sight,
): Promise<WriteResult[]> {
  const tells = ({ aspect, changed }: WriteResult, index: number): boolean =>
    aspect !== undefined && (!changed || proposals[index]?.changeType === 'PATCH');
  const isSeen = await findSeen(
    results.filter(tells).map(({ urn }) => urn),
    sight,
  );
  return results.map((result, index) => {
    if (!tells(result, index) || isSeen(result.urn)) return result;
    const { urn, aspectName, changed, version } = result;
    return { urn, aspectName, changed, version };
  });
}

/** The number tells how much was written, the names only what is seen of it. */
async function seenReferences(answer: ReferencesResult, sight: Sight): Promise<ReferencesResult> {
  const named = [...answer.references, ...answer.kept].map(({ entity }) => entity);
  const isSeen = await findSeen(named, sight);
  return {
    ...answer,
    references: answer.references.filter(({ entity }) => isSeen(entity)),
    kept: answer.kept.filter(({ entity }) => isSeen(entity)),
  };
}

async function findSeen(urns: readonly string[], { restricted }: Sight): Promise<(urn: string) => boolean> {
  const readers = urns.length === 0 ? undefined : await restricted();
  if (readers === undefined) return () => true;
  const names = await readers.entities.findNames([...new Set(urns)]);
  return (urn) => names.has(urn);
}
