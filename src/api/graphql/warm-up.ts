/** Sends typical queries once after the start. Neo4j plans a statement when it first gets it, and Node and Java compile what runs often. */
import type { GraphQLSchema } from 'graphql';
import { PAGE_QUERIES } from './generated/page-queries.js';
import type { GraphqlAnswer, GraphqlRequest } from './graphql-service.js';
import { memberAt } from './mapping/record.js';
import { CompleteFragments, FREQUENT_TYPES, objectType } from './select-all.js';

export interface WarmUp {
  /** Resolves when no query of the warm-up is under way. It sends no further ones. */
  stop(): Promise<void>;
}

interface WarmUpDeps {
  readonly queries: readonly WarmUpQuery[];
  /** Executes a query as an actor who may view everything. */
  readonly execute: (request: GraphqlRequest) => Promise<GraphqlAnswer>;
  /** Resolves when no request of a client is under way. */
  readonly whenIdle: () => Promise<void>;
  /** Called at the end with the number of queries that failed. */
  readonly onDone?: (failed: number) => void;
}

/** Sends one query after the other, and none while clients wait for answers. They only read. */
export function beginWarmingUp({ queries, execute, whenIdle, onDone }: WarmUpDeps): WarmUp {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  const run = async (): Promise<void> => {
    let failed = 0;
    let urn: string | undefined;
    for (const { query, variables } of queries) {
      await Promise.race([whenIdle(), stopped]);
      if (signal.aborted) return;
      const answer = await execute({ query, variables: variables(urn) }).catch(() => undefined);
      if (answer === undefined || answer.errors !== undefined) failed += 1;
      urn ??= readFirstDataset(answer?.data);
    }
    onDone?.(failed);
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

// The queries: what the first pages that people open ask for.

interface WarmUpQuery {
  readonly query: string;
  /** @param urn of a dataset, if there is any */
  readonly variables: (urn: string | undefined) => Record<string, unknown>;
}

const DATASET = 'urn:li:dataset:';
/** Is not found, but its statements are planned. */
const NO_DATASET = `${DATASET}(urn:li:dataPlatform:none,none,PROD)`;

const PAGE_SIZE = 20;
const MAX_VALUES = 100;
/** Levels of the selections. Front ends nest further, but the same types repeat there. */
const DEPTH = 3;

const hits = (query: string) => ({
  ...{ query, start: 0, count: PAGE_SIZE, orFilters: [{ and: [] }] },
  searchFlags: { skipAggregates: true, includeSoftDeleted: false },
});
const facets = (query: string) => ({
  ...{ query, facets: ['_entityType', 'platform', 'owners', 'tags', 'domains', 'glossaryTerms'] },
  ...{ orFilters: [{ and: [] }], searchFlags: { maxAggValues: MAX_VALUES } },
});
const impact = (urn = NO_DATASET) => ({ urn, direction: 'DOWNSTREAM', query: '*', count: PAGE_SIZE });

/** The pages of this service. */
const OWN_PAGES: Readonly<Record<keyof typeof PAGE_QUERIES, WarmUpQuery['variables']>> = {
  SearchHits: () => ({ input: hits('*') }),
  SearchFacets: () => ({ input: facets('*') }),
  FilterProperties: () => ({}),
  EntityPage: (urn = NO_DATASET) => ({ urn }),
  SchemaTab: (urn = NO_DATASET) => ({ urn }),
  Me: () => ({}),
  HomeCounts: () => ({ most: MAX_VALUES }),
  HomeAttention: () => ({}),
  HomeRecent: () => ({}),
  HomePosts: () => ({}),
  SearchSuggestions: () => ({ query: 'da' }),
  LineageGraph: (urn = NO_DATASET) => ({ input: { urn } }),
  ImpactPage: (urn) => ({ input: impact(urn) }),
  ImpactFacets: (urn) => ({ input: impact(urn) }),
};

/** What other front ends ask for a dataset with arguments, which no selection of everything contains. */
const ASSET_PAGE = `query ($urn: String!) { dataset(urn: $urn) { urn
  upstream: lineage(input: { direction: UPSTREAM, count: 0 }) { total }
  downstream: lineage(input: { direction: DOWNSTREAM, count: 0 }) { total }
  products: relationships(input: { types: ["DataProductContains"], direction: INCOMING, count: 1 }) { relationships { entity { urn } } }
  outgoing: relationships(input: { types: [], direction: OUTGOING, count: 1 }) { total }
  assertions(start: 0, count: 10) { total assertions { urn } } contract { urn } incidents(start: 0, count: 10) { total }
  runs(start: 0, count: 10, direction: OUTGOING) { total runs { urn } } health { type status }
  relatedDocuments(input: { start: 0, count: 10 }) { total } siblingsSearch(input: { query: "*", count: 10 }) { total }
  usageStats(range: MONTH) { aggregations { totalSqlQueries } } operationsStats(input: { range: MONTH }) { __typename }
  datasetProfiles(limit: 10) { rowCount } operations(limit: 10) { timestampMillis } aspects(input: {}) { aspectName } } }`;

const search = (selection: string): string =>
  `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { start count total
  facets { field displayName aggregations { value count displayName entity { urn type } } }
  searchResults { matchedFields { name value } entity { ${selection} } } } }`;

/** Small queries first, so that none of them takes long; documents as large as those of other front ends last. */
export function warmUpQueries(schema: GraphQLSchema): readonly WarmUpQuery[] {
  const forUrn = (urn = NO_DATASET): Record<string, unknown> => ({ urn });
  const find = (query: string) => (): Record<string, unknown> => ({ input: { query, start: 0, count: 10 } });
  return [
    { query: PAGE_QUERIES.SearchHits, variables: () => ({ input: { ...hits('*'), types: ['DATASET'] } }) },
    ...Object.entries(OWN_PAGES).map(([name, variables]) => ({
      query: PAGE_QUERIES[name as keyof typeof PAGE_QUERIES],
      variables,
    })),
    { query: ASSET_PAGE, variables: forUrn },
    ...['*', 'data'].map((words) => ({ query: search('urn type'), variables: find(words) })),
    ...fieldsOfDatasets(schema).map((query) => ({ query, variables: forUrn })),
    { query: wholeDataset(schema), variables: forUrn },
    ...[...FREQUENT_TYPES.map((type) => [type]), FREQUENT_TYPES].map((types) => ({
      query: hitsOf(schema, types),
      variables: find('*'),
    })),
  ];
}

/** One query for each field of datasets. */
function fieldsOfDatasets(schema: GraphQLSchema): string[] {
  const type = objectType(schema, 'Dataset');
  return Object.values(type.getFields()).flatMap((field) => {
    const fragments = new CompleteFragments(schema);
    const selection = fragments.select(type, field, DEPTH);
    return selection === undefined ? [] : [dataset(selection, fragments)];
  });
}

function wholeDataset(schema: GraphQLSchema): string {
  const fragments = new CompleteFragments(schema);
  return dataset(fragments.spread(objectType(schema, 'Dataset'), DEPTH), fragments);
}

function dataset(selection: string, { text }: CompleteFragments): string {
  return `query ($urn: String!) { dataset(urn: $urn) { ${selection} } }\n${text}`;
}

function hitsOf(schema: GraphQLSchema, types: readonly string[]): string {
  const fragments = new CompleteFragments(schema);
  const selections = types.map((type) => fragments.spread(objectType(schema, type), DEPTH - 1));
  return `${search(['urn type', ...selections].join(' '))}\n${fragments.text}`;
}

/** Returns the URN of the first hit of a search if it is a dataset. Some of the searches also find entities of other types. */
function readFirstDataset(data: unknown): string | undefined {
  const urn = memberAt(data, ['searchAcrossEntities', 'searchResults', '0', 'entity', 'urn']);
  return typeof urn === 'string' && urn.startsWith(DATASET) ? urn : undefined;
}
