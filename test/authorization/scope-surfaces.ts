/** Every request that reads one dataset. */
import type { Answer } from '../helpers/catalog.js';
import type { Reader } from './scope-support.js';

export type Ask = (by: Reader, urn: string) => Promise<Answer | object>;
const get =
  (path: (urn: string) => string): Ask =>
  (by, urn) =>
    by.get(path(encodeURIComponent(urn)));
const post =
  (path: string, body: (urn: string) => unknown): Ask =>
  (by, urn) =>
    by.post(path, body(urn));
const head =
  (path: (urn: string) => string): Ask =>
  async (by, urn) => ({ status: (await by.head(path(encodeURIComponent(urn)))).status });
const graphql =
  (query: string): Ask =>
  (by, urn) =>
    by.graphql(`query ($urn: String!) { ${query} }`, { urn });

const aspect = (name: string) => `datasetProperties${name}`;
const of = '/openapi/v3/entity/dataset';
const named = (urn: string) => ({ or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [urn] }] }] });
const condition = (urn: string) => ({
  and: [{ criteria: [{ field: 'urn', values: [urn], condition: 'EQUAL' }] }],
});
const quoted = (urn: string) => encodeURIComponent(`urn:"${urn}"`);
/** Returns the name in the URN. */
const nameIn = (urn: string) => urn.split(',')[1];
const among = (more: string) =>
  `types: [DATASET], query: "*", orFilters: [{ and: [{ field: "urn", values: [$urn] }] }]${more}`;
const hits = 'total searchResults { entity { urn } } facets { field aggregations { value count } }';
const suggestions = 'suggestions entities { urn }';
const byName =
  (query: (name: string) => string): Ask =>
  (by, urn) =>
    by.graphql(`{ ${query(String(nameIn(urn)))} }`);

/** Queries a list that takes no URN, and keeps the entries that mention the dataset. */
function changesOf(query: string): Ask {
  return async (by, urn) => {
    const [list] = Object.values((await by.query(query)) as Record<string, any>);
    return (list.changes ?? list).filter((line: object) => JSON.stringify(line).includes(urn));
  };
}

function searchFor(parts: object): object {
  return { entity: 'dataset', input: '*', start: 0, count: 10, ...parts };
}

export interface Asked {
  /** The trace id of the write that stored the entities. */
  readonly trace: string;
  /** The browse path of the entities. */
  readonly place: string;
  /** A data product and an application with the entities. */
  readonly product: string;
  readonly application: string;
  /** A query of `entities` with the variable `urns`. */
  readonly everything: string;
}

/** Requests that read one dataset, by their endpoint or field of `Query`. */
export const surfacesOf = ({
  trace,
  place,
  product,
  application,
  everything,
}: Asked): readonly (readonly [name: string, ask: Ask])[] => [
  ['GET /entitiesV2/{urn}', get((urn) => `/entitiesV2/${urn}`)],
  ['GET /entitiesV2/{urn}: some aspects', get((urn) => `/entitiesV2/${urn}?aspects=List(status,ownership)`)],
  ['GET /entitiesV2', get((urn) => `/entitiesV2?ids=List(${urn})`)],
  ['GET /entities/{urn}', get((urn) => `/entities/${urn}`)],
  ['GET /aspects/{urn}', get((urn) => `/aspects/${urn}?aspect=${aspect('&version=0')}`)],
  ['GET /aspects/{urn}: an older version', get((urn) => `/aspects/${urn}?aspect=${aspect('&version=1')}`)],
  [
    'GET /aspects/{urn}: versions',
    get((urn) => `/aspects/${urn}?aspect=${aspect('&startVersion=0&endVersion=9')}`),
  ],
  [
    'POST /aspects?action=getTimeseriesAspectValues',
    post('/aspects?action=getTimeseriesAspectValues', (urn) => ({
      urn,
      entity: 'dataset',
      aspect: 'datasetProfile',
    })),
  ],
  [
    'POST /aspects?action=getCount',
    post('/aspects?action=getCount', (urnLike) => ({ aspect: 'datasetProperties', urnLike })),
  ],
  ['POST /entities?action=getBrowsePaths', post('/entities?action=getBrowsePaths', (urn) => ({ urn }))],
  [
    'POST /entities?action=browse',
    post('/entities?action=browse', (urn) => ({
      ...{ path: `/prod/hive/${place}`, entity: 'dataset', start: 0, limit: 9 },
      filter: named(urn),
    })),
  ],
  [
    'POST /entities?action=autocomplete',
    post('/entities?action=autocomplete', (urn) => ({ query: nameIn(urn), entity: 'dataset', limit: 9 })),
  ],
  ['GET /relationships', get((urn) => `/relationships?urn=${urn}&direction=OUTGOING`)],
  ['GET /relationships: incoming', get((urn) => `/relationships?urn=${urn}&direction=INCOMING`)],
  [
    'GET /openapi/relationships/v1',
    get((urn) => `/openapi/relationships/v1/?urn=${urn}&direction=OUTGOING&relationshipTypes=DownstreamOf`),
  ],
  ['GET /openapi/v2/timeline/v1/{urn}', get((urn) => `/openapi/v2/timeline/v1/${urn}`)],
  ['GET /openapi/timeline/v1/{urn}', get((urn) => `/openapi/timeline/v1/${urn}`)],
  [
    'POST /openapi/v2/entity/batch/{type}',
    post('/openapi/v2/entity/batch/dataset', (urn) => ({ urns: [urn] })),
  ],
  ['GET /openapi/v2/entity/{type}', (by, urn) => by.get(`/openapi/v2/entity/dataset?query=${quoted(urn)}`)],
  [
    'POST /openapi/v1/trace/write/{traceId}',
    post(`/openapi/v1/trace/write/${trace}`, (urn) => ({ [urn]: ['status'] })),
  ],
  ['GET /openapi/v3/entity/{entityType}', (by, urn) => by.get(`${of}?query=${quoted(urn)}`)],
  ['GET /openapi/v3/entity/{entityType}/{urn}', get((urn) => `${of}/${urn}`)],
  ['GET /openapi/v3/entity/{entityType}/{urn}/{aspect}', get((urn) => `${of}/${urn}/datasetProperties`)],
  [
    'GET /openapi/v3/entity/{entityType}/{urn}/{aspect}: an older version',
    get((urn) => `${of}/${urn}/datasetProperties?version=1`),
  ],
  ['HEAD /openapi/v3/entity/{entityType}/{urn}', head((urn) => `${of}/${urn}`)],
  ['HEAD /openapi/v3/entity/{entityType}/{urn}/{aspect}', head((urn) => `${of}/${urn}/datasetProperties`)],
  ['POST /openapi/v3/entity/{entityType}/batchGet', post(`${of}/batchGet`, (urn) => [{ urn }])],
  [
    'POST /openapi/v3/entity/{entityType}/batchGet: older versions',
    post(`${of}/batchGet`, (urn) => [{ urn, datasetProperties: { headers: { 'If-Version-Match': '1' } } }]),
  ],
  [
    'POST /openapi/v3/entity/scroll',
    (by, urn) => by.post(`/openapi/v3/entity/scroll?query=${quoted(urn)}`, { entities: ['dataset'] }),
  ],
  [
    'POST /openapi/v3/relationship/scroll: of sources',
    post('/openapi/v3/relationship/scroll?count=50', (urn) => ({ sourceFilter: condition(urn) })),
  ],
  [
    'POST /openapi/v3/relationship/scroll: of destinations',
    post('/openapi/v3/relationship/scroll?count=50', (urn) => ({ destinationFilter: condition(urn) })),
  ],
  [
    'POST /openapi/v3/relationship/scroll: of owners',
    post('/openapi/v3/relationship/scroll?count=50', (urn) => ({
      edgeFilter: { and: [{ criteria: [{ field: 'lifecycleOwner', values: [urn], condition: 'EQUAL' }] }] },
    })),
  ],
  [
    'POST /openapi/v3/lineage/scroll',
    post('/openapi/v3/lineage/scroll?count=50&direction=UPSTREAM', (urn) => ({ urns: [urn] })),
  ],
  [
    'POST /openapi/v3/lineage/scroll: in both directions',
    post('/openapi/v3/lineage/scroll?count=50', (urn) => ({ urns: [urn] })),
  ],
  [
    'POST /openapi/v3/relationship/scroll: in both directions',
    post('/openapi/v3/relationship/scroll?count=50&direction=UNDIRECTED', (urn) => ({
      sourceFilter: condition(urn),
    })),
  ],
  [
    'POST /entities?action=search',
    post('/entities?action=search', (urn) => searchFor({ filter: named(urn) })),
  ],
  [
    'POST /entities?action=search: words',
    post('/entities?action=search', (urn) => searchFor({ input: `urn:"${urn}"` })),
  ],
  [
    'POST /entities?action=searchAcrossEntities',
    post('/entities?action=searchAcrossEntities', (urn) => ({ input: '*', filter: named(urn) })),
  ],
  [
    'POST /entities?action=scrollAcrossEntities',
    post('/entities?action=scrollAcrossEntities', (urn) => ({ input: `urn:"${urn}"` })),
  ],
  [
    'POST /entities?action=searchAcrossLineage',
    post('/entities?action=searchAcrossLineage', (urn) => ({ urn, direction: 'UPSTREAM' })),
  ],
  [
    'POST /entities?action=scrollAcrossLineage',
    post('/entities?action=scrollAcrossLineage', (urn) => ({ urn, direction: 'DOWNSTREAM' })),
  ],
  ['POST /entities?action=exists', post('/entities?action=exists', (urn) => ({ urn }))],
  [
    'POST /entities?action=filterExistingUrns',
    post('/entities?action=filterExistingUrns', (urn) => ({ urns: [urn] })),
  ],
  [
    'POST /usageStats?action=query',
    post('/usageStats?action=query', (resource) => ({ resource, duration: 'DAY' })),
  ],
  [
    'POST /usageStats?action=queryRange',
    post('/usageStats?action=queryRange', (resource) => ({ resource, duration: 'DAY', rangeFromEnd: 'ALL' })),
  ],
  [
    'POST /analytics?action=getTimeseriesStats',
    post('/analytics?action=getTimeseriesStats', (urn) => ({
      ...{ entityName: 'dataset', aspectName: 'datasetProfile', filter: named(urn) },
      metrics: [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }],
    })),
  ],
  [
    'POST /analytics?action=getTimeseriesStats: of the type',
    async (by, urn) => {
      const { json } = await by.post('/analytics?action=getTimeseriesStats', {
        ...{ entityName: 'dataset', aspectName: 'datasetProfile' },
        // Other tests may have stored more points than one request reads.
        filter: { or: [{ and: [{ field: 'timestampMillis', condition: 'EQUAL', values: ['1000'] }] }] },
        metrics: [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }],
        buckets: [{ key: 'urn', type: 'STRING_GROUPING_BUCKET' }],
      });
      return json.value.table.rows.filter(([key]: string[]) => key === urn);
    },
  ],
  [
    'GET /openapi/v2/timeseries/{entityType}/{aspect}',
    async (by, urn) => {
      const { json } = await by.get(
        '/openapi/v2/timeseries/dataset/datasetProfile?count=5000&endTimeMillis=1000',
      );
      return json.results.filter((point: { urn: string }) => point.urn === urn);
    },
  ],
  ...(['generic', 'v2'] as const).flatMap((kind): [name: string, ask: Ask][] => {
    const path = kind === 'generic' ? '/openapi/v3/entity/generic' : '/openapi/v2/entity/dataset';
    const shown = kind === 'generic' ? '/openapi/v3/entity/generic' : '/openapi/v2/entity/{type}';
    return [
      [`GET ${shown}/{urn}`, get((urn) => `${path}/${urn}`)],
      [`HEAD ${shown}/{urn}`, head((urn) => `${path}/${urn}`)],
      [`GET ${shown}/{urn}/{aspect}`, get((urn) => `${path}/${urn}/datasetProperties`)],
      [`HEAD ${shown}/{urn}/{aspect}`, head((urn) => `${path}/${urn}/datasetProperties`)],
    ];
  }),
  [
    'POST /openapi/v3/entity/generic/batchGet',
    post('/openapi/v3/entity/generic/batchGet', (urn) => ({ dataset: [{ urn }] })),
  ],
  ...(['v2', 'v3'] as const).flatMap((version): [name: string, ask: Ask][] => {
    const path = `/openapi/${version}/relationship`;
    return [
      [`GET ${path}/{entityType}/{urn}`, get((urn) => `${path}/dataset/${urn}`)],
      [
        `GET ${path}/{relationshipType}`,
        async (by, urn) => {
          const edges: object[] = [];
          let scrollId: string | null = null;
          do {
            const after = scrollId === null ? '' : `&scrollId=${encodeURIComponent(scrollId)}`;
            const { json } = await by.get(`${path}/DownstreamOf?count=5000${after}`);
            edges.push(...json.results);
            scrollId = json.scrollId as string | null;
          } while (scrollId !== null);
          return edges.filter((edge) => JSON.stringify(edge).includes(urn));
        },
      ],
    ];
  }),
  ['query entities', (by, urn) => by.graphql(everything, { urns: [urn] })],
  ['query entity', graphql('entity(urn: $urn) { urn type ... on Dataset { properties { name } } }')],
  [
    'query dataset',
    graphql(`dataset(urn: $urn) { urn exists name lastIngested properties { name } tags { tags { tag { urn } } }
      datasetProfiles(limit: 5) { rowCount } relationships(input: { types: [], direction: OUTGOING }) { total }
      lineage(input: { direction: UPSTREAM }) { total filtered } browsePathV2 { path { name } } }`),
  ],
  [
    'query versionedDataset',
    graphql(
      'versionedDataset(urn: $urn, versionStamp: "datasetProperties:1") { urn name properties { name } }',
    ),
  ],
  [
    'query search',
    graphql(`search(input: { ${among('').replace('types: [DATASET]', 'type: DATASET')} }) { ${hits} }`),
  ],
  ['query searchAcrossEntities', graphql(`searchAcrossEntities(input: { ${among('')} }) { ${hits} }`)],
  [
    'query semanticSearchAcrossEntities',
    graphql(`semanticSearchAcrossEntities(input: { ${among('')} }) { ${hits} }`),
  ],
  [
    'query semanticSearch',
    graphql(
      `semanticSearch(input: { ${among('').replace('types: [DATASET]', 'type: DATASET')} }) { ${hits} }`,
    ),
  ],
  ['query scrollAcrossEntities', graphql(`scrollAcrossEntities(input: { ${among('')} }) { ${hits} }`)],
  ['query entityExists', graphql('entityExists(urn: $urn)')],
  [
    'query bulkEntityDataProducts',
    graphql(
      'bulkEntityDataProducts(input: { urns: [$urn] }) { entities { dataProductAssociations { dataProduct { urn } isOutputPort } } }',
    ),
  ],
  [
    'query listDataProductAssets',
    graphql(`listDataProductAssets(urn: "${product}", input: { ${among('')} }) { ${hits} }`),
  ],
  [
    'query listApplicationAssets',
    graphql(`listApplicationAssets(urn: "${application}", input: { ${among('')} }) { ${hits} }`),
  ],
  [
    'query aggregateAcrossEntities',
    graphql(
      `aggregateAcrossEntities(input: { ${among('')} }) { facets { field aggregations { value count } } }`,
    ),
  ],
  [
    'query autoComplete',
    byName((name) => `autoComplete(input: { type: DATASET, query: "${name}", limit: 9 }) { ${suggestions} }`),
  ],
  [
    'query autoCompleteForMultiple',
    byName(
      (name) =>
        `autoCompleteForMultiple(input: { types: [DATASET], query: "${name}", limit: 9 }) { suggestions { ${suggestions} } }`,
    ),
  ],
  ['query browsePaths', graphql('browsePaths(input: { type: DATASET, urn: $urn }) { path }')],
  [
    'query browse',
    graphql(
      `browse(input: { ${among(`, path: ["prod", "hive", "${place}"]`)
        .replace('types: [DATASET]', 'type: DATASET')
        .replace('query: "*", ', '')} }) { total entities { urn } groups { name count } }`,
    ),
  ],
  ['query browseV2', graphql(`browseV2(input: { ${among('')}, path: [] }) { total groups { name count } }`)],
  [
    'query searchAcrossLineage',
    graphql(
      `searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*" }) { ${hits} cuts { bound limit } }`,
    ),
  ],
  [
    'query searchAcrossLineage: hop by hop',
    graphql(
      `searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*", lineageFlags: { entitiesExploredPerHopLimit: 5 } }) {
        ${hits} searchResults { truncatedChildren paths { path { urn } } } }`,
    ),
  ],
  [
    'query scrollAcrossLineage',
    graphql(`scrollAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*" }) { ${hits} }`),
  ],
  ['query lineageGraph', graphql('lineageGraph(input: { urn: $urn }) { nodes { id } edges { from to } }')],
  [
    'query catalogChanges',
    changesOf('{ catalogChanges(input: { types: [DATASET], count: 100 }) { changes { urn isDeletion } } }'),
  ],
  [
    'query recentlyChanged',
    changesOf('{ recentlyChanged(input: { types: [DATASET], count: 50 }) { entity { urn } } }'),
  ],
  [
    'query getTimeline',
    graphql(
      'getTimeline(input: { urn: $urn, changeCategories: [DOCUMENTATION] }) { changeTransactions { timestampMillis } }',
    ),
  ],
  [
    'query getSchemaBlame',
    graphql(
      'getSchemaBlame(input: { datasetUrn: $urn }) { version { semanticVersion } schemaFieldBlameList { fieldPath } }',
    ),
  ],
  [
    'query getSchemaVersionList',
    graphql('getSchemaVersionList(input: { datasetUrn: $urn }) { latestVersion { semanticVersion } }'),
  ],
];
