/** Repairs a batch of entities in one transaction. */
import { contentTerm, FACET_FIELDS } from '../../model/search/search-terms.js';
import { countDifferences } from '../census/count-differences.js';
import { failingChanges } from '../assertions/health-after.js';
import { type FacetIds, encodeFacets } from '../census/facet-ids.js';
import { FACETS } from '../census/differences.js';
import { type EdgeChanges, stubRows } from '../writes/stored-rows.js';
import { changesFullText, type EntityChange } from '../writes/entity-properties.js';
import type { EntityState } from '../writes/entity-state.js';
import { lockEntities, type LoadContext } from '../writes/load-states.js';
import { changesIndex, markWrite } from '../writes/mark-write.js';
import { checkMatched, send, type Planned } from '../writes/planned-statements.js';
import { bySource, entityRow, sourcesOf } from '../writes/store-states.js';
import { compareDerived, type DerivedDifference } from './compare-derived.js';
import type { RestoreResult } from './types.js';

interface RestoreDeps extends LoadContext {
  readonly facetIds: FacetIds;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Unique id of the transaction. */
  readonly transaction: string;
}

export async function restoreBatch(
  urns: readonly string[],
  { aspectName, ...deps }: RestoreDeps & { aspectName: string | undefined },
): Promise<RestoreResult> {
  const { run, load, model, at, transaction } = deps;
  const locked = await lockAll(urns, deps);
  const states = locked.filter(({ existed }) => existed);
  const compared = await compareDerived(states, deps, aspectName);
  const changes: EdgeChanges = {
    removed: compared.flatMap(({ edges }) => edges.removed),
    added: compared.flatMap(({ edges }) => edges.added),
    updated: compared.flatMap(({ edges }) => edges.updated),
  };
  const changed = compared.flatMap((difference) =>
    Object.keys(difference.properties).length === 0 ? [] : [changeFor(difference, at)],
  );
  const encoded = await encodeFacets(changed, deps);
  const stubs = stubRows(changes.added, states, model);
  const statements: readonly Planned[] = [
    { name: 'writes/remove-edges', rows: bySource(changes.removed, () => true) },
    {
      name: 'writes/store-entities',
      rows: encoded.map((change) => entityRow(change, at)),
      versions: [],
      changes: [],
    },
    { name: 'writes/store-stubs', rows: stubs },
    { name: 'writes/update-edges', rows: bySource(changes.updated, (row) => row.properties) },
    { name: 'writes/add-edges', rows: changes.added, mustMatch: true },
  ];
  for (const statement of statements) checkMatched(statement, await send(statement, deps));
  const marks = failingChanges(states, changed, changes);
  const failing = marks.urns.length > 0 ? await run(load('writes/mark-failing'), { ...marks, at }) : [];
  const orphans = await removeOrphans(locked, changes, deps);
  const affected = [
    ...changed.map(({ state }) => state.urn.text),
    ...sourcesOf(changes),
    ...failing.map(({ urn }) => urn),
    ...orphans,
  ];
  await markWrite(
    { run, load, transaction },
    {
      isFound: changesIndex(changed, marks),
      differences: countDifferences(states, encoded),
      urns: affected,
      ends: stubs.map(({ urn }) => urn),
    },
  );
  return {
    entities: states.length,
    edgesAdded: changes.added.length,
    edgesRemoved: changes.removed.length,
    edgesUpdated: changes.updated.length,
    searchRestored: changed.length,
  };
}

/** A change of the full-text index also has the term that tells it. */
function changeFor({ state, properties, terms }: DerivedDifference, at: number): EntityChange {
  const { [FACETS]: values, changedAt, ...others } = properties;
  const change = {
    state,
    properties: others,
    ...(typeof changedAt === 'number' && { changedAt }),
    ...(values !== undefined && { facets: { changed: FACET_FIELDS, values: values as string[] } }),
  };
  if (!changesFullText(change)) return change;
  return { ...change, properties: { ...others, search_terms: [...terms, contentTerm(at)] } };
}

/** Locks the entities and reads all their aspects. Locking creates an empty node for an entity that was deleted meanwhile. */
async function lockAll(urns: readonly string[], deps: RestoreDeps): Promise<EntityState[]> {
  const { model } = deps;
  const operations = urns.map((text, index) => {
    const urn = model.parseUrn(text);
    const entity = model.getEntity(urn.entityType);
    return { kind: 'delete-entity' as const, index, urn, entity, aspect: model.getAspect(entity.keyAspect) };
  });
  return [...(await lockEntities(operations, deps)).values()];
}

/** @returns the nodes that may have been deleted */
async function removeOrphans(
  locked: readonly EntityState[],
  { removed }: EdgeChanges,
  { run, load, at }: RestoreDeps,
): Promise<string[]> {
  const missing = locked.filter(({ existed }) => !existed).map(({ urn }) => urn.text);
  const ends = removed.flatMap(({ source, target }) => [source, target]);
  const urns = [...new Set([...missing, ...ends])].sort();
  if (urns.length > 0) await run(load('writes/delete-orphan-stubs'), { urns, at });
  return urns;
}
