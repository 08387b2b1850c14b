/** Metadata of a column from the aspects of its table. */
import { isJsonObject, type JsonObject } from '../../../../core/json.js';
import { decodePart } from '../../../../model/urn/percent.js';
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';
import { valuesAt, type OverviewContext } from './overview-values.js';

/** Edits by people take precedence over the source. */
const COLUMN_LISTS = [
  { aspect: 'editableSchemaMetadata', path: ['editableSchemaFieldInfo'] },
  { aspect: 'schemaMetadata', path: ['fields'] },
];

export interface ColumnRecords {
  readonly edited?: JsonObject | undefined;
  readonly source?: JsonObject | undefined;
}

/** Returns nothing for entities that are not columns. */
export async function columnRecords(
  { urn }: EntityRef,
  context: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<ColumnRecords> {
  const [tableUrn, fieldPath] = urn.parts;
  const table = urn.entityType === 'schemaField' ? findEntityRef(tableUrn) : undefined;
  if (table === undefined || fieldPath === undefined) return {};
  const lists = await valuesAt(table, COLUMN_LISTS, context);
  const [edited, source] = lists.map((list) => recordOf(list, decodePart(fieldPath)));
  return { edited, source };
}

function recordOf(list: unknown, fieldPath: string): JsonObject | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.filter(isJsonObject).find((column) => memberAt(column, ['fieldPath']) === fieldPath);
}
