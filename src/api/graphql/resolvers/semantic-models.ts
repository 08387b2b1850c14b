/** The datasets of semantic models, with the columns that have a meaning there. */
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { encodePart } from '../../../model/urn/percent.js';
import type { GraphqlContext } from '../context.js';
import type { SemanticFieldType } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';
import { aiContextOfOwner } from './metrics.js';
import { textIn } from './text-in.js';

type Context = Pick<GraphqlContext, 'aspects'>;

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
async function name({ source: { urn }, model }: ModelDataset, _: unknown, { aspects }: Context) {
  const stored = (await aspects.load(urn.text, 'semanticModelProperties'))?.value;
  const alias = memberAt(stored, ['semanticModel']) === model ? textIn(stored, 'alias') : '';
  return alias === '' ? (urn.parts[1] ?? urn.text) : alias;
}

/** The columns that are annotated as dimensions, measures or filters, in the order of the schema. */
async function fields({ source: { urn } }: ModelDataset, _: unknown, { aspects }: Context) {
  const stored = (await aspects.load(urn.text, 'schemaMetadata'))?.value;
  const columns = itemsAt(stored, ['fields']).filter(isJsonObject);
  const found = await Promise.all(columns.map((column) => semanticField(column, urn.text, aspects)));
  return found.filter((field) => field !== undefined);
}

async function semanticField(
  column: JsonObject,
  dataset: string,
  aspects: Context['aspects'],
): Promise<StoredRecord | undefined> {
  const path = encodePart(textIn(column, 'fieldPath'));
  const field = findEntityRef(`urn:li:schemaField:(${dataset},${path})`);
  const annotation = field && (await aspects.load(field.urn.text, 'semanticFieldAnnotation'));
  return annotation && new StoredRecord({ ...annotation.value, schemaField: column }, field.urn);
}

export const semanticModels = {
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
