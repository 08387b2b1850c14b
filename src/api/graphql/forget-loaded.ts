/** Clears a request's loaders after a change, so that the answer shows the change. */
import type { CatalogWriter } from '../../catalog/writes/types.js';

/** The part of the request's context that holds loaders. */
export interface RequestLoaders {
  readonly aspects: { forget(): void };
}

/** Waits for the change and drops everything loaded before, whether the change succeeded or not. */
export async function forgetting<Value>(context: RequestLoaders, change: Promise<Value>): Promise<Value> {
  try {
    return await change;
  } finally {
    forgetLoaded(context);
  }
}

/** Returns a writer that calls `forget` after each change. It asks for `services.writer` only when something is written. */
export function forgettingWriter(
  services: { readonly writer: CatalogWriter },
  forget: () => void,
): CatalogWriter {
  return {
    write: (proposals, by) => services.writer.write(proposals, by).finally(forget),
    deleteEntity: (urn, by) => services.writer.deleteEntity(urn, by).finally(forget),
    deleteWithReferences: (urn, by) => services.writer.deleteWithReferences(urn, by).finally(forget),
    deletePoints: (range, by) => services.writer.deletePoints(range, by).finally(forget),
    deleteReferences: (urn, by) => services.writer.deleteReferences(urn, by).finally(forget),
    deleteByRegistry: (registryId, by) => services.writer.deleteByRegistry(registryId, by).finally(forget),
    rollBack: (request, by) => services.writer.rollBack(request, by).finally(forget),
  };
}

/** Clears all loaders of the request. */
export function forgetLoaded(context: RequestLoaders): void {
  context.aspects.forget();
  for (const part of Object.values(context)) if (isLoader(part)) part.clearAll();
}

function isLoader(part: unknown): part is { clearAll(): unknown } {
  return typeof part === 'object' && part !== null && 'clearAll' in part;
}
