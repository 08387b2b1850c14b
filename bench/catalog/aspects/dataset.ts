/** Aspects of a dataset. */
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../random.js';
import type { CatalogPlan } from '../plan/plan.js';
import type { PlannedDataset } from '../plan/types.js';
import { columnName, description } from '../wording.js';
import { SUBJECTS } from '../words.js';
import { curation, onPlatform, stamp, type Aspects } from './shared.js';

const TYPES: readonly (readonly [native: string, type: string])[] = [
  ['VARCHAR', 'StringType'],
  ['NUMBER(38,0)', 'NumberType'],
  ['TIMESTAMP', 'TimeType'],
  ['DATE', 'DateType'],
  ['BOOLEAN', 'BooleanType'],
  ['FLOAT', 'NumberType'],
  ['ARRAY', 'ArrayType'],
  ['VARIANT', 'RecordType'],
];

/** Share of the datasets with upstreams that also have column lineage. */
const WITH_COLUMN_LINEAGE = 0.15;

export function datasetAspects(dataset: PlannedDataset, plan: CatalogPlan): Aspects {
  const random = Random.of(plan.seed, 'dataset', dataset.position);
  const columns = columnsOf(dataset, plan.seed);
  return {
    datasetProperties: datasetProperties(dataset, plan, random),
    schemaMetadata: schemaMetadata(dataset, { columns, plan, random }),
    subTypes: { typeNames: [random.chance(0.8) ? 'Table' : 'View'] },
    container: { container: dataset.schema.urn },
    browsePathsV2: { path: browsePath(dataset) },
    dataPlatformInstance: onPlatform(dataset.platform),
    ...curation(plan, random),
    ...upstreamLineage(dataset, { columns, plan, random }),
  };
}

/** Downstream datasets need it too. */
export function columnsOf(dataset: PlannedDataset, seed: number): string[] {
  const random = Random.of(seed, 'columns', dataset.position);
  const wide = random.chance(0.005);
  const count = wide ? random.between(150, 400) : 5 + Math.floor(56 * random.next() ** 2.5);
  const columns = new Set<string>();
  for (let position = 1; columns.size < count; position += 1) {
    const name = columnName(random);
    columns.add(columns.has(name) ? `${name}_${position}` : name);
  }
  return [...columns];
}

function datasetProperties(dataset: PlannedDataset, plan: CatalogPlan, random: Random): JsonObject {
  return {
    name: dataset.name,
    qualifiedName: `${dataset.schema.database}.${dataset.schema.name}.${dataset.name}`,
    description: description(random),
    customProperties: {
      materialization: random.pick(['table', 'view', 'incremental']),
      cost_center: `${random.pickSkewed(SUBJECTS)}-${random.between(100, 999)}`,
    },
    created: stamp(plan, random),
    lastModified: stamp(plan, random),
    tags: [],
  };
}

interface DatasetContext {
  readonly columns: readonly string[];
  readonly plan: CatalogPlan;
  readonly random: Random;
}

function schemaMetadata(dataset: PlannedDataset, { columns, plan, random }: DatasetContext): JsonObject {
  return {
    schemaName: `${dataset.schema.database}.${dataset.schema.name}.${dataset.name}`,
    platform: `urn:li:dataPlatform:${dataset.platform}`,
    version: 0,
    created: stamp(plan, random),
    lastModified: stamp(plan, random),
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columns.map((fieldPath, position) => schemaField(fieldPath, position, { plan, random })),
  };
}

function schemaField(
  fieldPath: string,
  position: number,
  { plan, random }: Omit<DatasetContext, 'columns'>,
): JsonObject {
  const [native, type] = random.pickSkewed(TYPES);
  return {
    fieldPath,
    nullable: position > 0,
    ...(random.chance(0.4) && { description: description(random) }),
    type: { type: { [`com.linkedin.schema.${type}`]: {} } },
    nativeDataType: native,
    recursive: false,
    isPartOfKey: position === 0,
    ...(random.chance(0.03) && { globalTags: { tags: [{ tag: random.pickSkewed(plan.tags).urn }] } }),
  };
}

function browsePath({ schema }: PlannedDataset): JsonObject[] {
  return [
    { id: schema.parent ?? schema.urn, urn: schema.parent ?? schema.urn },
    { id: schema.urn, urn: schema.urn },
  ];
}

function upstreamLineage(dataset: PlannedDataset, { columns, plan, random }: DatasetContext): Aspects {
  const drawn = plan.sources.drawUpstreams(dataset, random);
  const sources = drawn.flatMap((position) => plan.datasets.at(position) ?? []);
  if (sources.length === 0) return {};
  const upstreams = sources.map(({ urn }) => ({
    dataset: urn,
    type: random.chance(0.9) ? 'TRANSFORMED' : 'COPY',
    auditStamp: stamp(plan, random),
  }));
  if (!random.chance(WITH_COLUMN_LINEAGE)) return { upstreamLineage: { upstreams } };
  const fineGrainedLineages = columns.slice(0, random.between(3, 10)).map((column) => {
    const source = random.pick(sources);
    const from = random.pick(columnsOf(source, plan.seed));
    return {
      upstreamType: 'FIELD_SET',
      upstreams: [`urn:li:schemaField:(${source.urn},${from})`],
      downstreamType: 'FIELD',
      downstreams: [`urn:li:schemaField:(${dataset.urn},${column})`],
      confidenceScore: 1,
    };
  });
  return { upstreamLineage: { upstreams, fineGrainedLineages } };
}
