/** Reads the change log as shown to people: of entities, and of the whole catalog. */
import { listCatalogChanges } from './catalog-changes.js';
import { listChangedEntities } from './changed-entities.js';
import { listHistories } from './entity-history.js';
import type { LogDeps } from './log-end.js';
import type { ChangeReader } from './types.js';
import { findWrittenValues } from './written-values.js';

export function createChangeReader(parts: LogDeps): ChangeReader {
  return {
    listOfEntities: (queries) => listHistories(parts, queries),
    findValues: (requests) => findWrittenValues(parts, requests),
    listChanges: (query) => listCatalogChanges(parts, query),
    listChangedEntities: (query) => listChangedEntities(parts, query),
  };
}
