/** GraphQL over HTTP: a feature table with its features and their sources, and a page of search hits with their details. */
import { deepStrictEqual } from 'node:assert/strict';
import { createSearchReader } from '../../src/catalog/search/search-reader.js';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import { SUBJECTS } from '../catalog/words.js';
import type { BenchContext } from '../context.js';
import type { BareStatement } from '../floor/bare-neo4j.js';
import { recordStatements, replay } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';

const GOAL = { bound: 'at most', ratio: 2.5 } as const;
const INPUTS = 40;
const PAGE = 20;

const TABLE = `query ($urn: String!) { mlFeatureTable(urn: $urn) { name description platform { name }
  properties { mlFeatures { urn name properties { description dataType sources { urn name } } } } } }`;

/** The payloads contain the shown values; the edges lead to the referenced entities. */
const BARE_TABLE = `
MATCH (table:Entity {urn: $urn})-[:Contains]->(feature:MlFeature)
USING INDEX table:Entity(urn)
OPTIONAL MATCH (feature)-[:DerivedFrom]->(source:Dataset)
WITH table, feature, collect([source.urn, source.aspect_datasetProperties]) AS sources
RETURN table.aspect_mlFeatureTableProperties AS properties,
  collect([feature.urn, feature.aspect_mlFeatureProperties, sources]) AS features`;

interface TableAnswer {
  readonly mlFeatureTable: {
    readonly properties: {
      readonly mlFeatures: readonly {
        urn: string;
        properties: { sources: readonly { urn: string }[] | null };
      }[];
    };
  };
}

export async function measureFeatureTable({ bare, http, plan, limits }: BenchContext): Promise<RowResult[]> {
  const inputs = Random.of(plan.seed, 'feature-table', 0).pickSeveral(plan.featureTables, INPUTS);
  const service = async ({ urn }: { urn: string }): Promise<TableAnswer> =>
    query<TableAnswer>(http, TABLE, { urn });
  const floor = async ({ urn }: { urn: string }): Promise<[string, string[]][]> => {
    const [row] = await bare.read({ text: BARE_TABLE, parameters: { urn } });
    return (row?.['features'] as [string, string, [string, string | null][]][]).map(
      ([feature, text, sources]) => {
        JSON.parse(text);
        return [feature, sources.map(([source, properties]) => (JSON.parse(properties ?? 'null'), source))];
      },
    );
  };
  for (const input of inputs) {
    const { mlFeatures } = (await service(input)).mlFeatureTable.properties;
    const shown = mlFeatures.map(({ urn, properties }) => [
      urn,
      (properties.sources ?? []).map((source) => source.urn),
    ]);
    deepStrictEqual(sorted(shown as [string, string[]][]), sorted(await floor(input)));
  }
  const figures = await compareLatency({ service, floor }, inputs, limits);
  return [
    toRow({
      row: 'graphql-table',
      title: 'GraphQL: feature table with features and sources',
      ...figures,
      goal: GOAL,
    }),
  ];
}

function sorted(features: readonly [string, string[]][]): [string, string[]][] {
  return features
    .map(([urn, sources]): [string, string[]] => [urn, [...sources].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const HITS = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total searchResults { entity { urn
  ... on Dataset { name properties { name description } platform { name properties { displayName } }
    ownership { owners { owner { ... on CorpUser { username properties { displayName } } ... on CorpGroup { name properties { displayName } } } } }
    tags { tags { tag { name properties { name colorHex } } } }
    domain { domain { properties { name } } } } } } } }`;

const BARE_HITS = `
UNWIND $urns AS urn
MATCH (hit:Entity {urn: urn})
USING INDEX hit:Entity(urn)
RETURN urn, hit.aspect_datasetProperties AS properties, hit.aspect_ownership AS ownership,
  hit.aspect_globalTags AS tags, hit.aspect_domains AS domains,
  [(hit)-[:OwnedBy]->(owner) | [owner.urn, owner.aspect_corpUserInfo, owner.aspect_corpGroupInfo]] AS owners,
  [(hit)-[:TaggedWith]->(tag) | [tag.urn, tag.aspect_tagProperties]] AS tagNodes,
  [(hit)-[:AssociatedWith]->(domain) | [domain.urn, domain.aspect_domainProperties]] AS domainNodes`;

interface HitsAnswer {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: readonly { entity: { urn: string } }[];
  };
}

export async function measureSearchPage(context: BenchContext): Promise<RowResult[]> {
  const { bare, http, plan, model, statements } = context;
  const random = Random.of(plan.seed, 'search-page', 0);
  const words = Array.from({ length: INPUTS }, (_, at) =>
    random.pick(SUBJECTS.slice(at % 2 === 0 ? 40 : 0, 80)),
  );
  const inputs = [];
  for (const word of words) {
    const recording = await recordStatements(bare, (runRead) =>
      createSearchReader({ model, runRead, loadStatement: statements }).search({
        input: word,
        entityTypes: ['dataset'],
        page: { start: 0, count: PAGE },
        facets: [],
        matches: false,
      }),
    );
    const urns = recording.result.hits.map(({ urn }) => urn);
    const hydrate: BareStatement = { text: BARE_HITS, parameters: toParameters({ urns }) };
    inputs.push({ word, recording, urns, hydrate });
  }
  type Input = (typeof inputs)[number];
  const service = ({ word }: Input): Promise<HitsAnswer> =>
    query<HitsAnswer>(http, HITS, { input: { query: word, types: ['DATASET'], count: PAGE } });
  const floor = async ({ recording, hydrate }: Input): Promise<unknown> => {
    await replay(bare, recording);
    const rows = await bare.read(hydrate);
    return rows.map((row) => JSON.parse((row['properties'] as string | null) ?? 'null') as unknown);
  };
  for (const input of inputs) {
    const { total, searchResults } = (await service(input)).searchAcrossEntities;
    deepStrictEqual(
      [total, searchResults.map(({ entity }) => entity.urn)],
      [input.recording.result.total, input.urns],
    );
  }
  const figures = await compareLatency({ service, floor }, inputs, context.limits);
  return [
    toRow({
      row: 'graphql-page',
      title: `GraphQL: search page of ${PAGE} hydrated hits`,
      ...figures,
      goal: GOAL,
    }),
  ];
}

/** @throws Error if the response has errors */
export async function query<Data>(
  http: BenchContext['http'],
  text: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const answer = (await http.post('/api/graphql', { query: text, variables })) as {
    data: Data;
    errors?: unknown;
  };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
