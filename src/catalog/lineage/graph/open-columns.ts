/** Columns of the open tables in a lineage graph, and the lineage among them. */
import { limitExceeded } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import { schemaFieldUrn } from '../../../model/field-path.js';
import type { LineageCut, LineageTimeRange, LineageFlows, LineageFlowsQuery } from '../types.js';

/** Maximum number of columns that are drawn per table. */
const MAX_COLUMNS = 200;
/** Maximum number of open tables. */
const MAX_TABLES = 50;

export interface OpenColumn {
  readonly fieldPath: string;
  readonly urn: string;
  /** Type in the platform; null if unknown. */
  readonly type: string | null;
}

export interface ColumnEdge {
  readonly fromUrn: string;
  readonly fromField: string;
  readonly toUrn: string;
  readonly toField: string;
}

export interface OpenColumns {
  /** By URN of the table; tables without columns are missing. */
  readonly columns: ReadonlyMap<string, readonly OpenColumn[]>;
  readonly edges: readonly ColumnEdge[];
  readonly cuts: readonly LineageCut[];
}

/** @throws LIMIT_EXCEEDED */
export function checkOpenColumns(urns: readonly string[]): void {
  if (urns.length <= MAX_TABLES) return;
  throw limitExceeded(
    '/openColumns',
    `openColumns can have at most ${MAX_TABLES} items`,
    `maximum ${MAX_TABLES}`,
  );
}

/**
 * Reads the lineage among the columns of the tables. One statement.
 * @param schemas value of `schemaMetadata` by URN of the table; undefined for a table without a schema
 * @param listFlows lists the lineage among columns
 */
export async function readOpenColumns(
  schemas: ReadonlyMap<string, JsonObject | undefined>,
  range: LineageTimeRange,
  listFlows: (query: LineageFlowsQuery) => Promise<LineageFlows>,
): Promise<OpenColumns> {
  const open = [...schemas]
    .map(([urn, schema]) => ({ urn, all: columnsOf(urn, schema) }))
    .filter(({ all }) => all.length > 0);
  const columns = new Map(open.map(({ urn, all }) => [urn, all.slice(0, MAX_COLUMNS)]));
  const { flows, cuts } = await listFlows({
    ...range,
    urns: [...columns.values()].flatMap((listed) => listed.map(({ urn }) => urn)),
    columns: true,
  });
  const isCut = open.some(({ all }) => all.length > MAX_COLUMNS);
  return {
    columns,
    edges: edgesOf(flows, columns),
    cuts: isCut ? [...cuts, { bound: 'columns', limit: MAX_COLUMNS }] : cuts,
  };
}

function edgesOf(flows: LineageFlows['flows'], columns: OpenColumns['columns']): ColumnEdge[] {
  const ends = new Map(
    [...columns].flatMap(([urn, listed]) =>
      listed.map((column) => [column.urn, { urn, field: column.fieldPath }] as const),
    ),
  );
  return flows.flatMap(({ from, to }) => {
    const [source, target] = [ends.get(from), ends.get(to)];
    if (source === undefined || target === undefined) return [];
    return [{ fromUrn: source.urn, fromField: source.field, toUrn: target.urn, toField: target.field }];
  });
}

interface SchemaField {
  readonly fieldPath: string;
  readonly nativeDataType?: string | null;
}

function columnsOf(table: string, schema: JsonObject | undefined): OpenColumn[] {
  const { fields } = (schema ?? {}) as { readonly fields?: readonly SchemaField[] | null };
  return (fields ?? []).map(({ fieldPath, nativeDataType: type }) => ({
    fieldPath,
    urn: schemaFieldUrn(table, fieldPath),
    type: type ?? null,
  }));
}
