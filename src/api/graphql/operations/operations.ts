/** What existing clients ask for beside the catalog's own reads and annotations. */
import { connectionMutations } from './connection-mutations.js';
import { formMutations } from './form-mutations.js';
import { ingestionRunMutations, ingestionRunQueries, ingestionRunTypes } from './ingestion-runs.js';
import { ingestionSourceMutations, ingestionSourceQueries, ingestionSources } from './ingestion-sources.js';
import { sessionQueries } from './session-queries.js';
import { versionMutations } from './version-mutations.js';

export const operationQueries = { ...sessionQueries, ...ingestionSourceQueries, ...ingestionRunQueries };

export const operationMutations = {
  ...connectionMutations,
  ...ingestionSourceMutations,
  ...versionMutations,
  ...formMutations,
  ...ingestionRunMutations,
};

export const operationTypes = { ...ingestionSources, ...ingestionRunTypes };
