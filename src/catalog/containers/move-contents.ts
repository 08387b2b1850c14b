/** Moves everything below containers that a write has moved, whatever its depth, with two statements. */
import { sameList } from '../../core/same-list.js';
import { CONTAINER_SEPARATOR, toContainerPath } from '../../model/search/browse-locations.js';
import { nestingTerms } from '../../model/search/nesting-terms.js';
import type { MovedEntities } from '../census/count-differences.js';
import type { LoadContext } from '../writes/load-states.js';
import { chainFrom } from './container-chain.js';
import type { Placement } from './place-entities.js';

interface Below {
  readonly urn: string;
  readonly parent: string | null;
  readonly nestings: readonly (readonly [containers: readonly string[], isPath: boolean])[];
}

type MoveContext = Pick<LoadContext, 'run' | 'load'> & { readonly at: number };

/**
 * Corrects what search knows of the containers of all entities below. It must run when the edges of the write are stored. Entities in the
 * same container have the same containers, so one row describes the change of them all.
 */
export async function moveContents(
  { moved, parentOf }: Placement,
  { run, load, at }: MoveContext,
): Promise<readonly MovedEntities[]> {
  if (moved.length === 0) return [];
  const below = (await run(load('containers/list-below'), { urns: moved, at })) as unknown as Below[];
  const parents = new Map(below.map(({ urn, parent }) => [urn, parent ?? undefined]));
  const parent = (urn: string): string | undefined => (parents.has(urn) ? parents.get(urn) : parentOf(urn));
  const rows = below.flatMap(({ urn, nestings }) => {
    const to = chainFrom(urn, parent);
    return nestings
      .filter(([from]) => !sameList(from, to))
      .map(([from, isPath]) => ({
        ...{ container: urn, isPath, from, to, path: toContainerPath(to) },
        removed: nestingTerms({ containers: from, isPath }),
        added: nestingTerms({ containers: to, isPath }),
      }));
  });
  if (rows.length === 0) return [];
  const found = await run(load('containers/move-contents'), {
    ...{ rows, at, separator: CONTAINER_SEPARATOR },
  });
  return found as unknown as MovedEntities[];
}
