/** All mutations. */
import type { MutationResolvers } from '../generated/schema-types.js';
import { annotationMutations } from './annotation-mutations.js';
import { applicationMutations } from './application-mutations.js';
import { assetMutations } from './asset-mutations.js';
import { businessAttributeMutations } from './business-attribute-mutations.js';
import { assertionRuns } from './assertion-runs.js';
import { definitionMutations } from './definition-mutations.js';
import { erRelationshipMutations } from './er-relationship-mutations.js';
import { fileMutations } from '../files/file-fields.js';
import { documentMutations } from '../documents/document-mutations.js';
import { formMutations } from './form-mutations.js';
import { logicalModelMutations } from './logical-model-mutations.js';
import { patchMutations } from './patch-mutations.js';
import { queryMutations } from './query-mutations.js';
import { reportMutations } from './report-mutations.js';
import { testMutations } from './test-mutations.js';
import { pageMutations } from '../pages/page-fields.js';
import { postMutations } from '../pages/post-fields.js';
import { stepStateMutations } from '../pages/step-state-fields.js';
import { settingsMutations } from '../settings/settings-fields.js';
import { viewMutations } from '../views/view-fields.js';

export const mutations: MutationResolvers = {
  ...annotationMutations,
  ...definitionMutations,
  ...reportMutations,
  ...queryMutations,
  ...patchMutations,
  ...assertionRuns,
  ...assetMutations,
  ...applicationMutations,
  ...businessAttributeMutations,
  ...erRelationshipMutations,
  ...documentMutations,
  ...fileMutations,
  ...formMutations,
  ...logicalModelMutations,
  ...testMutations,
  ...pageMutations,
  ...postMutations,
  ...stepStateMutations,
  ...settingsMutations,
  ...viewMutations,
};
