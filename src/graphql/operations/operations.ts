/** What existing clients ask for beside the catalog's own reads and annotations. */
import { connectionMutations } from './connection-mutations.js';
import { formMutations } from './form-mutations.js';
import { ingestionSourceMutations, ingestionSourceQueries } from './ingestion-sources.js';
import { sessionQueries } from './session-queries.js';
import { versionMutations } from './version-mutations.js';

export const operationQueries = { ...sessionQueries, ...ingestionSourceQueries };

export const operationMutations = {
  ...connectionMutations,
  ...ingestionSourceMutations,
  ...versionMutations,
  ...formMutations,
};
