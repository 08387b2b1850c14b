/** All handwritten resolvers by type. The other fields declare their source in the schema files. */
import { credentialMutations, credentialQueries, credentialTypes } from '../access/credential-fields.js';
import { peopleMutations, peopleQueries, peopleTypes } from '../access/people-fields.js';
import { policyGrantTypes, policyMutations, policyQueries } from '../access/policy-fields.js';
import { policyTypes } from '../access/policy-types.js';
import { privilegeTypes } from '../access/privilege-fields.js';
import {
  serviceAccountMutations,
  serviceAccountQueries,
  serviceAccountTypes,
} from '../access/service-account-fields.js';
import type { Resolvers } from '../generated/schema-types.js';
import { Long } from '../mapping/coerce.js';
import { annotationMutations } from '../mutations/annotation-mutations.js';
import { definitionMutations } from '../mutations/definition-mutations.js';
import { patchMutations } from '../mutations/patch-mutations.js';
import { reportMutations } from '../mutations/report-mutations.js';
import { autocompleteQueries } from '../search/autocomplete-queries.js';
import { browseQueries } from '../search/browse-queries.js';
import { countQueries } from '../search/count-queries.js';
import { entityLists } from '../search/entity-lists.js';
import { assetQueries } from '../search/product-assets.js';
import { searchQueries } from '../search/search-queries.js';
import { subsetFields } from '../search/subsets.js';
import { analyticsQueries, analyticsTypes } from './analytics.js';
import { changeQueries, changeTypes } from './changes.js';
import { checks, referrers } from './checks.js';
import { defaults } from './defaults.js';
import { definitions } from './definitions.js';
import { documentMutations, documentQueries, documentTypes } from './documents.js';
import { entityQueries } from './entity-queries.js';
import { hierarchies } from './hierarchies.js';
import { ingestionRunMutations, ingestionRunQueries, ingestionRunTypes } from './ingestion-runs.js';
import { ingestionMutations, ingestionQueries, ingestionTypes } from './ingestion.js';
import { lifecycle, lifecycleQueries } from './lifecycle.js';
import { lineageGraphQueries } from './lineage-graph.js';
import { lineageQueries } from './lineage-search.js';
import { metrics } from './metrics.js';
import { mlModels } from './ml-models.js';
import { overview } from './overview/overview.js';
import { pageMutations, pageQueries, pageTypes } from './pages.js';
import { pipelines } from './pipelines.js';
import { platformResources } from './platforms.js';
import { schemas, versionedDatasetQueries, versionedDatasets } from './schemas.js';
import { settingsMutations, settingsQueries, settingsTypes } from './settings.js';
import { timelineQueries } from './timeline.js';
import { timeseries } from './timeseries.js';
import { usage } from './usage.js';
import { viewMutations, viewQueries, viewTypes } from './views.js';

export const resolvers: Resolvers = {
  Long,
  Query: {
    ...entityQueries,
    ...versionedDatasetQueries,
    ...searchQueries,
    ...entityLists,
    ...assetQueries,
    ...autocompleteQueries,
    ...browseQueries,
    ...countQueries,
    ...lineageQueries,
    ...lineageGraphQueries,
    ...lifecycleQueries,
    ...documentQueries,
    ...pageQueries,
    ...viewQueries,
    ...settingsQueries,
    ...analyticsQueries,
    ...timelineQueries,
    ...changeQueries,
    ...ingestionQueries,
    ...ingestionRunQueries,
    ...peopleQueries,
    ...policyQueries,
    ...credentialQueries,
    ...serviceAccountQueries,
  },
  Mutation: {
    ...annotationMutations,
    ...definitionMutations,
    ...reportMutations,
    ...patchMutations,
    ...documentMutations,
    ...pageMutations,
    ...viewMutations,
    ...settingsMutations,
    ...ingestionMutations,
    ...ingestionRunMutations,
    ...peopleMutations,
    ...policyMutations,
    ...credentialMutations,
    ...serviceAccountMutations,
  },
  ...peopleTypes,
  ...policyTypes,
  ...policyGrantTypes,
  ...privilegeTypes,
  ...credentialTypes,
  ...serviceAccountTypes,
  ...settingsTypes,
  ...analyticsTypes,
  ...ingestionTypes,
  ...ingestionRunTypes,
  ...changeTypes,
  ...defaults,
  ...definitions,
  ...checks,
  ...schemas,
  ...versionedDatasets,
  ...pipelines,
  ...hierarchies,
  ...documentTypes,
  ...pageTypes,
  ...viewTypes,
  ...mlModels,
  ...metrics,
  ...overview,
  ...platformResources,
  VersionSet: subsetFields.VersionSet,
  DataProduct: subsetFields.DataProduct,
  LifecycleStageType: lifecycle.LifecycleStageType,
  AssertionRunEvent: timeseries.AssertionRunEvent,
  // Types whose fields are in several files.
  Dataset: {
    ...schemas.Dataset,
    ...timeseries.Dataset,
    ...usage.Dataset,
    ...referrers.Dataset,
    ...lifecycle.Dataset,
    ...subsetFields.Dataset,
  },
  Chart: { ...referrers.Chart, ...usage.Chart },
  Dashboard: { ...referrers.Dashboard, ...usage.Dashboard },
  Assertion: { ...checks.Assertion, ...timeseries.Assertion },
  DataProcessInstance: { ...checks.DataProcessInstance, ...timeseries.DataProcessInstance },
  FormActorAssignment: { ...defaults.FormActorAssignment, ...definitions.FormActorAssignment },
  StructuredPropertyDefinition: {
    ...defaults.StructuredPropertyDefinition,
    ...definitions.StructuredPropertyDefinition,
  },
  Status: { ...defaults.Status, ...lifecycle.Status },
};
