/** Columns of the open tables in a lineage graph, and the lineage among them. */
import { CatalogError } from '../../../core/errors.js';
import { schemaFieldUrn } from '../../../model/field-path.js';
import type { LineageCut, LineageTimeRange } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageColumnEdge, LineageGraphColumn } from '../generated/schema-types.js';
import { memberAt } from '../mapping/record.js';

/** Limits of drawn columns per table, and of open tables. */
const MAX_COLUMNS = 200;
const MAX_TABLES = 50;

export interface OpenColumns {
  /** By URN of the table; entities without a schema are missing. */
  readonly columns: ReadonlyMap<string, readonly LineageGraphColumn[]>;
  readonly edges: readonly LineageColumnEdge[];
  readonly cuts: readonly LineageCut[];
}

/** @throws LIMIT_EXCEEDED */
export function checkOpenColumns(urns: readonly string[]): void {
  if (urns.length <= MAX_TABLES) return;
  throw new CatalogError('LIMIT_EXCEEDED', `openColumns can have at most ${MAX_TABLES} items`, {
    path: '/openColumns',
    rule: `maximum ${MAX_TABLES}`,
  });
}

/** One statement for all schemas, and one for the lineage. @param urns of drawn tables */
export async function readOpenColumns(
  urns: readonly string[],
  range: LineageTimeRange,
  { aspects, services }: GraphqlContext,
): Promise<OpenColumns> {
  const schemas = await Promise.all(urns.map(async (urn) => ({ urn, all: await columnsOf(urn, aspects) })));
  const open = schemas.filter(({ all }) => all.length > 0);
  const columns = new Map(open.map(({ urn, all }) => [urn, all.slice(0, MAX_COLUMNS)]));
  const ends = new Map(
    [...columns].flatMap(([urn, listed]) =>
      listed.map((column) => [column.urn, { urn, field: column.fieldPath }] as const),
    ),
  );
  const { flows, cuts } = await services.lineage.flows({
    ...range,
    urns: [...ends.keys()],
    columns: true,
  });
  const isCut = open.some(({ all }) => all.length > MAX_COLUMNS);
  return {
    columns,
    edges: flows.flatMap(({ from, to }) => {
      const [source, target] = [ends.get(from), ends.get(to)];
      if (source === undefined || target === undefined) return [];
      return [{ fromUrn: source.urn, fromField: source.field, toUrn: target.urn, toField: target.field }];
    }),
    cuts: isCut ? [...cuts, { bound: 'columns', limit: MAX_COLUMNS }] : cuts,
  };
}

async function columnsOf(urn: string, aspects: GraphqlContext['aspects']): Promise<LineageGraphColumn[]> {
  const schema = await aspects.load(urn, 'schemaMetadata');
  const fields = schema === undefined ? undefined : memberAt(schema.value, ['fields']);
  return (Array.isArray(fields) ? fields : []).map((field) => {
    const fieldPath = String(memberAt(field, ['fieldPath']));
    const type = memberAt(field, ['nativeDataType']);
    return {
      fieldPath,
      urn: schemaFieldUrn(urn, fieldPath),
      type: typeof type === 'string' ? type : null,
    };
  });
}
