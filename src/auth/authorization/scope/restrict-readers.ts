/** Readers of what somebody may see; what he may not see is to them as if it were not there. */
import { compileView } from '../../../catalog/scope/compile-view.js';
import { fillMarks } from '../../../catalog/scope/fill-marks.js';
import type { EntityReader, Filter, SearchReader } from '../../../catalog/types.js';
import { createReaders, type Readers, type ReaderSource } from './readers.js';

/** What somebody reads from who sees a part. */
export interface Part {
  readonly readers: Readers;
  readonly source: ReaderSource;
}

/**
 * The condition stands in the statements themselves, so that totals and pages are right and nothing is read twice. One statement where
 * the filter names places in a hierarchy, none else.
 * @returns undefined when the filter lets everything through
 */
export async function restrictReaders(
  { model, database, load, numbering }: Omit<ReaderSource, 'view'>,
  filter: Filter,
): Promise<Part | undefined> {
  const view = await compileView({ model, runRead: database.read, loadStatement: load }, filter);
  if (view === undefined) return undefined;
  const source: ReaderSource = {
    model,
    view,
    numbering,
    load: (name) => fillMarks(load(name), view),
    database: {
      read: (text, parameters) =>
        database.read(text, text.includes('$view') ? { ...parameters, view: view.parameters } : parameters),
    },
  };
  const readers = createReaders(source);
  const entities = { ...readers.entities, listUrns: listThrough(readers.search) };
  return { source, readers: { ...readers, entities } };
}

/** A part of the entities of a type is found by the index of search sooner than among all of them. */
function listThrough(search: SearchReader): EntityReader['listUrns'] {
  return async (entityType, page) => {
    const everyone = { input: '*', entityTypes: [entityType], includeSoftDeleted: true };
    const { hits, total } = await search.search({ ...everyone, page, facets: [], matches: false });
    return { urns: hits.map(({ urn }) => urn), total };
  };
}
