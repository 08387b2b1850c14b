/** The part of the catalog that an actor may view. */
import { CatalogError } from '../../../core/errors.js';
import type { Decisions } from '../policies/types.js';
import type { ReaderSource } from './readers.js';
import { scopedReaders, type ScopedCatalog } from './scoped-readers.js';

export interface ActorScope {
  /** @throws FORBIDDEN unless the scope is the whole catalog. @param action completes "you may not …" */
  readonly requireFullScope: (action: string) => Promise<void>;
  /** Undefined if the scope is the whole catalog. */
  readonly scopedCatalog: () => Promise<ScopedCatalog | undefined>;
}

/** The scope of the first user, and of everybody if view authorization is off. */
export const FULL_SCOPE: ActorScope = {
  requireFullScope: () => Promise.resolve(),
  scopedCatalog: () => Promise.resolve(undefined),
};

export interface ScopeDeps extends Omit<ReaderSource, 'scope'> {
  readonly decisions: Pick<Decisions, 'scopeOf'>;
}

/** Derives the scope from the policies when it is first needed, and keeps it for the request. */
export function actorScope(deps: ScopeDeps, actor: string): ActorScope {
  let found: Promise<ScopedCatalog | undefined> | undefined;
  const scopedCatalog = (): Promise<ScopedCatalog | undefined> => (found ??= findScopedCatalog(deps, actor));
  return {
    scopedCatalog,
    requireFullScope: async (action) => {
      if ((await scopedCatalog()) === undefined) return;
      throw new CatalogError(
        'FORBIDDEN',
        `You may not ${action}: that covers the whole catalog, and you may view only a part of it`,
        { rule: 'view of all entities' },
      );
    },
  };
}

async function findScopedCatalog(deps: ScopeDeps, actor: string): Promise<ScopedCatalog | undefined> {
  const scope = await deps.decisions.scopeOf(actor);
  return scope === 'everything' ? undefined : scopedReaders(deps, scope);
}

/**
 * Tells which of the URNs are within the scope. An entity that does not exist is within a full scope only.
 * One statement; none for a full scope or for no URNs.
 */
export async function findVisible(
  urns: readonly string[],
  { scopedCatalog }: Pick<ActorScope, 'scopedCatalog'>,
): Promise<(urn: string) => boolean> {
  if (urns.length === 0) return () => false;
  const scoped = await scopedCatalog();
  if (scoped === undefined) return () => true;
  const names = await scoped.readers.entities.findNames([...new Set(urns)]);
  return (urn) => names.has(urn);
}
