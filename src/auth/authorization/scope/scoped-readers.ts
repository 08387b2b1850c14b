/** Readers that answer as if the entities outside of a scope did not exist. */
import { compileScope } from '../../../catalog/scope/compile-scope.js';
import { scopeSlots } from '../../../catalog/scope/scope-slots.js';
import { fillSlots } from '../../../neo4j/fill-slots.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { Filter } from '../../../catalog/search/filter.js';
import type { SearchReader } from '../../../catalog/search/types.js';
import { createReaders, type Readers, type ReaderSource } from './readers.js';

/** The part of the catalog within a scope. */
export interface ScopedCatalog {
  readonly readers: Readers;
  readonly source: ReaderSource;
}

/**
 * The statements themselves contain the condition of the scope, so totals and pages are right and nothing is read twice.
 * Runs one statement if the filter names members of a hierarchy, otherwise none.
 * @returns undefined if the filter admits the whole catalog
 */
export async function scopedReaders(
  { model, database, load, numbering, keptCounts, usage }: Omit<ReaderSource, 'scope'>,
  filter: Filter,
): Promise<ScopedCatalog | undefined> {
  const scope = await compileScope({ model, runRead: database.read, loadStatement: load }, filter);
  if (scope === undefined) return undefined;
  const slots = scopeSlots(scope);
  const source: ReaderSource = {
    model,
    scope,
    numbering,
    keptCounts,
    usage,
    load: (name) => fillSlots(load(name), slots),
    database: {
      read: (text, parameters) =>
        database.read(
          text,
          text.includes('$scope') ? { ...parameters, scope: scope.parameters } : parameters,
        ),
    },
  };
  const readers = createReaders(source);
  const entities = { ...readers.entities, listUrns: listBySearch(readers.search) };
  return { source, readers: { ...readers, entities } };
}

/** Uses the search index, because it finds the entities of a type within a scope faster than a scan of all entities of the type. */
function listBySearch(search: SearchReader): EntityReader['listUrns'] {
  return async (entityType, page) => {
    const everything = { input: '*', entityTypes: [entityType], includeSoftDeleted: true };
    const { hits, total } = await search.search({ ...everything, page, facets: [], matches: false });
    return { urns: hits.map(({ urn }) => urn), total };
  };
}
