/** GraphQL over HTTP: a feature table with its features and their sources. */
import { deepStrictEqual } from 'node:assert/strict';
import type { BenchContext } from '../context.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';

const GOAL = { bound: 'at most', ratio: 2.5 } as const;
const INPUTS = 40;

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
    http.query<TableAnswer>(TABLE, { urn });
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
