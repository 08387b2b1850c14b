/** All handwritten resolvers by type. The other fields declare their source in the schema files. */
import type { Resolvers } from '../generated/schema-types.js';
import { accessMutations, accessQueries, accessTypes } from '../access/access-fields.js';
import { analyticsQueries, analyticsTypes } from '../analytics/analytics-queries.js';
import { recommendationQueries } from '../analytics/recommendation-queries.js';
import { autocompleteQueries } from '../search/autocomplete-queries.js';
import { browseQueries } from '../search/browse-queries.js';
import { changeQueries, changeTypes } from '../changes/change-queries.js';
import { entityHistory } from '../changes/entity-history.js';
import { documentQueries } from '../documents/document-searches.js';
import { fileQueries } from '../files/file-fields.js';
import { lineageGraphQueries } from '../lineage/lineage-graph.js';
import { lineageQueries } from '../lineage/lineage-queries.js';
import { mutations } from '../mutations/mutations.js';
import { executionRequestMutations, executionRequests } from '../ingestion/execution-requests.js';
import {
  ingestionRunMutations,
  ingestionRunQueries,
  ingestionRunTypes,
} from '../ingestion/ingestion-runs.js';
import {
  ingestionSourceMutations,
  ingestionSourceQueries,
  ingestionSources,
} from '../ingestion/ingestion-sources.js';
import { appConfigQueries, appConfigTypes } from './app-config/app-config.js';
import { executionRequestQueries } from '../ingestion/list-execution-requests.js';
import { postQueries } from '../pages/post-fields.js';
import { stepStateQueries } from '../pages/step-state-fields.js';
import { settingsQueries, settingsTypes } from '../settings/settings-fields.js';
import { viewQueries } from '../views/view-fields.js';
import { sessionQueries } from './session-queries.js';
import { assetLists } from '../search/asset-lists.js';
import { countQueries } from '../search/count-queries.js';
import { definitionLists } from '../search/definition-lists.js';
import { queryLists } from '../search/list-queries.js';
import { metricLists } from '../search/metric-lists.js';
import { membershipQueries } from '../search/product-memberships.js';
import { subsetFields } from '../search/subsets.js';
import { searchQueries } from '../search/search-queries.js';
import { assignedToMe } from './assigned-to-me.js';
import { defaults } from './defaults.js';
import { entityQueries } from './entity-queries.js';
import { Long } from './long.js';
import { documents } from './documents.js';
import { hierarchies } from './hierarchies.js';
import { lifecycle, lifecycleQueries } from './lifecycle.js';
import { neverStored } from './never-stored.js';
import { mlModels } from './ml-models.js';
import { dataAssets } from './data-assets.js';
import { names } from './names.js';
import { owners } from './owners.js';
import { overview } from './overview/overview.js';
import { pageTemplates } from './page-templates.js';
import { people } from './people.js';
import { platformResources } from './platform-resources.js';
import { structuredProperties } from './structured-properties.js';
import { metadataTestQueries } from './metadata-tests.js';
import { metrics } from './metrics.js';
import { notebooks } from './notebooks.js';
import { requiredAspects } from './required-aspects.js';
import { semanticModels } from './semantic-models.js';
import { stamps } from './stamps.js';
import { versionedDatasetQueries, versionedDatasets } from './versioned-datasets.js';
import { views } from './views.js';
import { timelineQueries } from './timeline.js';

export const resolvers: Resolvers = {
  Long,
  Query: {
    ...entityQueries,
    ...versionedDatasetQueries,
    ...searchQueries,
    ...queryLists,
    ...definitionLists,
    ...metricLists,
    ...lifecycleQueries,
    ...assetLists,
    ...membershipQueries,
    ...documentQueries,
    ...fileQueries,
    ...metadataTestQueries,
    ...analyticsQueries,
    ...recommendationQueries,
    ...countQueries,
    ...autocompleteQueries,
    ...browseQueries,
    ...lineageQueries,
    ...lineageGraphQueries,
    ...sessionQueries,
    ...appConfigQueries,
    ...postQueries,
    ...stepStateQueries,
    ...settingsQueries,
    ...viewQueries,
    ...ingestionSourceQueries,
    ...executionRequestQueries,
    ...ingestionRunQueries,
    ...timelineQueries,
    ...changeQueries,
    ...accessQueries,
  },
  Mutation: {
    ...mutations,
    ...ingestionSourceMutations,
    ...executionRequestMutations,
    ...ingestionRunMutations,
    ...accessMutations,
  },
  ...accessTypes,
  ...appConfigTypes,
  ...analyticsTypes,
  ...ingestionSources,
  ...ingestionRunTypes,
  ...executionRequests,
  ...changeTypes,
  ...entityHistory,
  ...mlModels,
  ...defaults,
  ...assignedToMe,
  ...lifecycle,
  ...documents,
  ...hierarchies,
  ...dataAssets,
  ...names,
  ...overview,
  ...owners,
  ...pageTemplates,
  ...people,
  ...platformResources,
  ...structuredProperties,
  ...notebooks,
  VersionSet: subsetFields.VersionSet,
  ...requiredAspects,
  ...settingsTypes,
  ...views,
  ...versionedDatasets,
  ChangeAuditStamps: stamps.ChangeAuditStamps,
  InstitutionalMemoryMetadata: stamps.InstitutionalMemoryMetadata,
  Ownership: stamps.Ownership,
  ...metrics,
  ...semanticModels,
  FormActorAssignment: { ...defaults.FormActorAssignment, ...assignedToMe.FormActorAssignment },
  StructuredPropertyDefinition: {
    ...defaults.StructuredPropertyDefinition,
    ...structuredProperties.StructuredPropertyDefinition,
  },
  Status: { ...defaults.Status, ...lifecycle.Status },
  RawAspect: neverStored.RawAspect,
  SearchResult: neverStored.SearchResult,
  SearchAcrossLineageResult: neverStored.SearchAcrossLineageResult,
  Tag: neverStored.Tag,
};
