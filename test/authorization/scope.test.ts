/**
 * With view authorisation on, an entity that a reader may not see looks like one that does not exist. This file checks one API surface
 * of every kind, `test/exhaustive/scope-surfaces.test.ts` all of them.
 */
import { FIELD_ROWS } from './table/fields.js';
import { ROUTE_ROWS } from './table/routes.js';
import { openComparison, schema, SURFACES } from './scope-comparison.js';

/**
 * Endpoints and fields that return no entity by name, that need an unrestricted view, or that other files test: `scope-rules.test.ts` and
 * `scope-granted-privileges.test.ts`.
 */
const OTHERS = [
  'GET /openapi/v1/registry/models/entity/specifications',
  'GET /openapi/v1/registry/models/entity/specifications/{entityType}',
  'GET /openapi/v1/registry/models/aspect/specifications',
  'GET /openapi/v1/registry/models/aspect/specifications/{name}',
  'POST /entities?action=listUrns',
  'POST /entities?action=getTotalEntityCount',
  'POST /entities?action=batchGetTotalEntityCount',
  'POST /openapi/v1/events/audit/search',
  'POST /openapi/v1/tracking/track',
  'GET /openapi/operations/identity/user/urn',
  'POST /runs?action=list',
  'POST /runs?action=describe',
  'POST /api/graphql',
  'POST /api/v2/graphql',
  'query me',
  'query appConfig',
  'query latestProductUpdate',
  'query graph',
  'query getGrantedPrivileges',
  'query listRoles',
  'query listAccessTokens',
  'query ingestionRuns',
  'query ingestionRunWrites',
  'query getAccessToken',
  'query getAccessTokenMetadata',
  // Lists of other types, which come from the same search.
  'query listDomains',
  'query getRootGlossaryTerms',
  'query getRootGlossaryNodes',
  'query getRootMetrics',
  'query listLifecycleStages',
  'query getSemanticModels',
  'query listOwnershipTypes',
  'query listBusinessAttributes',
  'query listExecutionRequests',
  // `test/usage-events`
  'query isAnalyticsEnabled',
  'query getAnalyticsCharts',
  'query getMetadataAnalyticsCharts',
  'query getHighlights',
  'query listRecommendations',
  'query getEntityCounts',
  'query getQuickFilters',
  // `test/queries/query-access.test.ts`
  'query listQueries',
  // `test/documents/scope.test.ts`
  'query searchDocuments',
  // `test/views/view-access.test.ts`
  'query listMyViews',
  'query listGlobalViews',
  // `test/files/file-access.test.ts`
  'GET /openapi/v1/files/{folder}/{file}',
  'query getPresignedUploadUrl',
  // A list of another type, which comes from the same search.
  'query listPosts',
  // `test/step-states/step-states.test.ts`
  'query batchGetStepStates',
  // `test/settings/settings-access.test.ts`
  'query globalViewsSettings',
  'query docPropagationSettings',
  'query globalHomePageSettings',
];

/** At least one surface of every reader, in every form of request. */
const SOME = new Set([
  'GET /entitiesV2/{urn}',
  'GET /aspects/{urn}: versions',
  'POST /aspects?action=getTimeseriesAspectValues',
  'POST /entities?action=browse',
  'POST /entities?action=autocomplete',
  'POST /entities?action=search',
  'GET /relationships',
  'GET /openapi/v2/timeline/v1/{urn}',
  'POST /openapi/v1/trace/write/{traceId}',
  'GET /openapi/v3/entity/{entityType}/{urn}',
  'HEAD /openapi/v3/entity/{entityType}/{urn}',
  'POST /openapi/v3/entity/{entityType}/batchGet',
  'POST /openapi/v3/relationship/scroll: of owners',
  'POST /openapi/v3/lineage/scroll',
  'query entities',
  'query versionedDataset',
  'query searchAcrossEntities',
  'query bulkEntityDataProducts',
  'query listDataProductAssets',
  'query listApplicationAssets',
  'query browseV2',
  'query searchAcrossLineage',
  'query lineageGraph',
  'query catalogChanges',
  'query getSchemaBlame',
]);

const expectHidden = await openComparison();

it('the comparison covers every endpoint and field that reads entities', () => {
  const fields = schema.getQueryType()!.getFields();
  // These fields behave alike, so `dataset` stands for all of them.
  const isOfType = (field: string) => {
    const args = fields[field]?.args ?? [];
    return args.length === 1 && args[0]?.name === 'urn';
  };
  const asked = new Set([...SURFACES.map(([name]) => name.split(': ')[0]), ...OTHERS]);
  const read = [
    ...ROUTE_ROWS.filter(([, kind]) => kind === 'read').map(([route]) => route),
    ...FIELD_ROWS.query
      .filter(([field, kind]) => kind === 'read' && !isOfType(field))
      .map(([field]) => `query ${field}`),
  ];
  expect(read.filter((name) => !asked.has(name))).toEqual([]);
});

const some = SURFACES.filter(([name]) => SOME.has(name));

it('every selected surface exists', () => {
  expect(some).toHaveLength(SOME.size);
});

it.each(some)(
  'reveals nothing about hidden entities and something about visible ones: %s',
  async (_name, ask) => {
    await expectHidden(ask);
  },
);
