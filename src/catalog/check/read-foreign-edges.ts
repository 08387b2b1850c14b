/** Reads the edges that follow from aspects of other entities, and these aspects. */
import type { JsonObject } from '../../core/json.js';
import type { Row } from '../../neo4j/database.js';
import type { AspectMeta, AspectState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import type { ForeignEdge, OwnerAspects } from './check-foreign-edges.js';

export async function readForeignEdges(
  urns: readonly string[],
  { run, load }: LoadContext,
): Promise<{ edges: readonly ForeignEdge[]; owners: OwnerAspects }> {
  const rows = await run(load('check/list-foreign-edges'), { urns });
  const edges = rows.map(toEdge);
  const wanted = new Map<string, Set<string>>();
  for (const { owner, aspect } of edges)
    if (owner !== '') wanted.set(owner, (wanted.get(owner) ?? new Set()).add(aspect));
  if (wanted.size === 0) return { edges, owners: new Map() };
  const requests = [...wanted].map(([urn, aspects]) => ({ urn, aspects: [...aspects], fields: [] }));
  const found = await run(load('writes/read-aspects'), { rows: requests });
  const owners = new Map<string, ReadonlyMap<string, AspectState>>();
  for (const { urn, type, aspects } of found) {
    const names = [...(wanted.get(urn as string) ?? [])];
    if (type !== null) owners.set(urn as string, readAspects(names, aspects as (readonly unknown[])[]));
  }
  return { edges, owners };
}

function toEdge({ id, source, type, target, properties }: Row): ForeignEdge {
  const { aspect = '', owner = '', relationship } = properties as Record<string, string | undefined>;
  const ends = { source: source as string, type: type as string, target: target as string };
  return { id: id as string, ...ends, aspect, owner, ...(relationship !== undefined && { relationship }) };
}

/** Leaves out payloads that cannot be read; the check of their entity reports them. */
function readAspects(
  names: readonly string[],
  pairs: readonly (readonly unknown[])[],
): Map<string, AspectState> {
  const aspects = new Map<string, AspectState>();
  names.forEach((name, position) => {
    const [text, meta] = pairs[position] ?? [];
    if (typeof text !== 'string' || typeof meta !== 'string') return;
    try {
      aspects.set(name, {
        text,
        value: JSON.parse(text) as JsonObject,
        meta: JSON.parse(meta) as AspectMeta,
      });
    } catch {
      // Not JSON.
    }
  });
  return aspects;
}
