/** Reads the change log as shown to people: of entities, and of the whole catalog. */
import { listCatalogChanges } from './catalog-changes.js';
import { listChangedEntities } from './changed-entities.js';
import { listHistories } from './entity-history.js';
import type { LogDeps } from './log-end.js';
import type { ChangeReader } from './types.js';
import { findWrittenValues } from './written-values.js';

export function createChangeReader(deps: LogDeps): ChangeReader {
  return {
    listOfEntities: (queries) => listHistories(deps, queries),
    findValues: (requests) => findWrittenValues(deps, requests),
    listChanges: (query) => listCatalogChanges(deps, query),
    listChangedEntities: (query) => listChangedEntities(deps, query),
  };
}
