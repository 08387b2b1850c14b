/** The queries of the warm-up: what the pages of front ends ask for most often. */
import { memberAt } from './mapping/record.js';

interface WarmUpQuery {
  readonly query: string;
  /** @param urn of a dataset, if there is any */
  readonly variables: (urn: string | undefined) => Record<string, unknown>;
}

const DATASET = 'urn:li:dataset:';
/** Is not found, but its statements are planned. */
const NO_DATASET = `${DATASET}(urn:li:dataPlatform:none,none,PROD)`;

const PEOPLE = `ownership { owners { owner { ... on CorpUser { urn properties { displayName } }
  ... on CorpGroup { urn properties { displayName } } } } }`;
const LABELS = `tags { tags { tag { urn properties { name colorHex } } } }
  glossaryTerms { terms { term { urn properties { name } parentNodes { nodes { urn properties { name } } } } } }
  domain { domain { urn properties { name } } }`;
const ASSET = `urn type ... on Dataset { name exists lastIngested properties { name description } editableProperties { description }
  platform { urn properties { displayName } } container { urn properties { name } } deprecation { deprecated }
  ${PEOPLE} ${LABELS} health { type status } statsSummary { queryCountLast30Days }
  upstream: lineage(input: { direction: UPSTREAM, count: 0 }) { total }
  downstream: lineage(input: { direction: DOWNSTREAM, count: 0 }) { total }
  products: relationships(input: { types: ["DataProductContains"], direction: INCOMING, count: 1 }) { relationships { entity { urn } } } }`;

const searchFor = (selection: string): string =>
  `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total ${selection} } }`;
const HITS = searchFor('searchResults { entity { urn } matchedFields { name value } }');
const FACETS = searchFor('facets { field displayName aggregations { value count entity { urn } } }');
const CONTENTS = searchFor(`searchResults { entity { ${ASSET} } }`);
const COMPLETE = `query ($input: AutoCompleteMultipleInput!) { autoCompleteForMultiple(input: $input) {
  suggestions { type entities { ${ASSET} } } } }`;
const LINEAGE = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total
  searchResults { degree entity { ${ASSET} } } facets { field aggregations { value count } } } }`;
const PAGE = `query ($urn: String!) { dataset(urn: $urn) { ${ASSET.replace('urn type', '')}
  schemaMetadata { fields { fieldPath } } } }`;

const PAGE_SIZE = 10;
const FREQUENT_TYPES = ['DATASET', 'DASHBOARD', 'CHART'];

/** Simple ones first, so that none of them takes long. */
export const WARM_UP_QUERIES: readonly WarmUpQuery[] = [
  {
    query: HITS,
    variables: () => ({ input: { query: '*', types: ['DATASET'], count: PAGE_SIZE } }),
  },
  ...[HITS, FACETS, CONTENTS].map((query) => ({
    query,
    variables: () => ({ input: { query: 'data', count: PAGE_SIZE } }),
  })),
  {
    query: COMPLETE,
    variables: () => ({ input: { query: 'da', types: FREQUENT_TYPES, limit: PAGE_SIZE } }),
  },
  { query: PAGE, variables: (urn = NO_DATASET) => ({ urn }) },
  ...(['UPSTREAM', 'DOWNSTREAM'] as const).map((direction) => ({
    query: LINEAGE,
    variables: (urn = NO_DATASET) => ({ input: { urn, direction, query: '*', count: PAGE_SIZE } }),
  })),
];

/** Returns the URN of the first hit of a search if it is a dataset. Some of the searches also find entities of other types. */
export function readFirstDataset(data: unknown): string | undefined {
  const urn = memberAt(data, ['searchAcrossEntities', 'searchResults', '0', 'entity', 'urn']);
  return typeof urn === 'string' && urn.startsWith(DATASET) ? urn : undefined;
}
