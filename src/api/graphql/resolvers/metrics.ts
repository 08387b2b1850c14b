/** Metrics and semantic models: parents, applications, datasets, and what language models should know. */
import { findAncestors } from '../../../catalog/hierarchies/hierarchy.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { encodePart } from '../../../model/urn-encoding.js';
import type { GraphqlContext } from '../context.js';
import type { Dialect, SemanticFieldType } from '../generated/schema-types.js';
import { findEntityRef, findRefOfType, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord, textIn } from '../mapping/record.js';
import { subsetFields } from '../search/subsets.js';
import { relationshipsOf } from './relationships.js';

export const metrics = {
  Metric: { parentMetrics, applications, ...subsetFields.Metric },
  MetricInfo: { aiContext: aiContextOfOwner },
  SemanticModel: { applications, ...subsetFields.SemanticModel },
  DialectExpression: {
    /** Languages that the schema does not list are OTHER. */
    dialect: ({ value }: StoredRecord): Dialect => {
      const stored = memberAt(value, ['dialect']);
      return DIALECTS.has(stored) ? (stored as Dialect) : 'OTHER';
    },
  },
  SemanticModelInfo: { aiContext: aiContextOfOwner, datasets },
  ModelDataset: { name, fields },
  SemanticField: {
    /** The column, in the dataset that its URN names. */
    schemaField: ({ value, owner }: StoredRecord) => {
      const dataset = findEntityRef(owner.parts[0]);
      return new StoredRecord(value['schemaField'] as JsonObject, dataset?.urn ?? owner);
    },
    type: ({ value }: StoredRecord) =>
      FIELD_TYPES.has(value['type']) ? (value['type'] as SemanticFieldType) : 'OTHER',
    aiContext: aiContextOfOwner,
  },
} as const;

const MAX_APPLICATIONS = 1_000;
const DIALECTS: ReadonlySet<unknown> = new Set<Dialect>([
  'ANSI_SQL',
  'SNOWFLAKE',
  'MDX',
  'TABLEAU',
  'DATABRICKS',
  'MAQL',
]);

/** Nearest first. One statement per level. */
function parentMetrics(metric: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<EntityRef[]> {
  return findAncestors(metric, async ({ urn }) => {
    const aspect = await aspects.load(urn.text, 'metricRelationships');
    return findRefOfType(memberAt(aspect?.value, ['parentMetric']), 'metric');
  });
}

function applications(entity: EntityRef, _: unknown, context: GraphqlContext) {
  const query = { types: ['AssociatedWith'], direction: 'OUTGOING', count: MAX_APPLICATIONS } as const;
  const among = { relatedEntityTypes: ['application'], includeSoftDelete: false };
  return relationshipsOf(entity, { ...query, ...among }, context);
}

/** Stored as an aspect of its own, of the entity that has the record. */
async function aiContextOfOwner({ owner }: StoredRecord, _: unknown, { aspects }: GraphqlContext) {
  const stored = await aspects.load(owner.text, 'aiContext');
  return stored === undefined ? null : new StoredRecord(stored.value, owner);
}

// The datasets of semantic models, with the columns that have a meaning there.

interface ModelDataset {
  readonly source: EntityRef;
  /** URN of the semantic model. */
  readonly model: string;
}

const FIELD_TYPES: ReadonlySet<unknown> = new Set<SemanticFieldType>(['DIMENSION', 'MEASURE', 'FILTER']);

function datasets({ value, owner }: StoredRecord): ModelDataset[] {
  const sources = itemsAt(value, ['datasets'])
    .map(findEntityRef)
    .filter((source) => source !== undefined);
  return sources.map((source) => ({ source, model: owner.text }));
}

/** The alias that the dataset has in this model. */
async function name({ source: { urn }, model }: ModelDataset, _: unknown, { aspects }: GraphqlContext) {
  const stored = (await aspects.load(urn.text, 'semanticModelProperties'))?.value;
  const alias = memberAt(stored, ['semanticModel']) === model ? textIn(stored, 'alias') : '';
  return alias === '' ? (urn.parts[1] ?? urn.text) : alias;
}

/** The columns that are annotated as dimensions, measures or filters, in the order of the schema. */
async function fields({ source: { urn } }: ModelDataset, _: unknown, { aspects }: GraphqlContext) {
  const stored = (await aspects.load(urn.text, 'schemaMetadata'))?.value;
  const columns = itemsAt(stored, ['fields']).filter(isJsonObject);
  const found = await Promise.all(columns.map((column) => semanticField(column, urn.text, aspects)));
  return found.filter((field) => field !== undefined);
}

async function semanticField(
  column: JsonObject,
  dataset: string,
  aspects: GraphqlContext['aspects'],
): Promise<StoredRecord | undefined> {
  const path = encodePart(textIn(column, 'fieldPath'));
  const field = findEntityRef(`urn:li:schemaField:(${dataset},${path})`);
  const annotation = field && (await aspects.load(field.urn.text, 'semanticFieldAnnotation'));
  return annotation && new StoredRecord({ ...annotation.value, schemaField: column }, field.urn);
}
