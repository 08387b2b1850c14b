/** Reads members of aspects for overviews. All sources are requested together, so that one statement reads them. */
import { isJsonObject, type JsonObject } from '../../../../core/json.js';
import { decodePart } from '../../../../model/urn-encoding.js';
import type { GraphqlContext } from '../../context.js';
import type { AspectPath } from '../../mapping/directives.js';
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';

export type OverviewContext = Pick<
  GraphqlContext,
  'aspects' | 'changes' | 'names' | 'referrers' | 'visible' | 'services'
>;

/** A resolver of a field of overviews. */
export type OverviewField<Value> = (
  entity: EntityRef,
  _: unknown,
  context: OverviewContext,
) => Promise<Value>;

/** One slot per source. Aspects that the entity's type does not have are not requested. */
export async function valuesAt(
  { urn }: EntityRef,
  sources: readonly AspectPath[],
  { aspects, services }: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<unknown[]> {
  const known = services.model.entities.get(urn.entityType)?.aspects ?? [];
  const loaded = await Promise.all(
    sources.map(async ({ aspect }) => (known.includes(aspect) ? aspects.load(urn.text, aspect) : undefined)),
  );
  return sources.map(({ path }, index) => memberAt(loaded[index]?.value, path));
}

/** The first text that is not blank. */
export async function textAt(
  entity: EntityRef,
  sources: readonly AspectPath[],
  context: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<string | undefined> {
  const values = await valuesAt(entity, sources, context);
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/** Items of the list at a source; empty if there is no list. */
export async function listAt(
  entity: EntityRef,
  source: AspectPath,
  context: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<unknown[]> {
  const [value] = await valuesAt(entity, [source], context);
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Edits by people take precedence over the source. */
const COLUMN_LISTS = [
  { aspect: 'editableSchemaMetadata', path: ['editableSchemaFieldInfo'] },
  { aspect: 'schemaMetadata', path: ['fields'] },
];

interface ColumnRecords {
  readonly edited?: JsonObject | undefined;
  readonly source?: JsonObject | undefined;
}

/** Returns the metadata of a column from the aspects of its table; nothing for entities that are not columns. */
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

// URNs of hidden entities are removed from the records that overviews show.

type Context = Pick<OverviewContext, 'visible'>;
type Path = readonly string[];

/** References in owners, tags, terms, structured properties, links and deprecations. */
const REFERENCES: readonly Path[] = [
  ['actor'],
  ['replacement'],
  ['typeUrn'],
  ['attribution', 'actor'],
  ['attribution', 'source'],
  ['createStamp', 'actor'],
  ['updateStamp', 'actor'],
];
/** A map in which propagation rules record the origin of a label. It can contain URNs. */
const SOURCE_DETAIL: Path = ['attribution', 'sourceDetail'];

/** Returns the record without its hidden references. */
export async function withoutHidden(record: JsonObject, context: Context): Promise<JsonObject> {
  const detail = memberAt(record, SOURCE_DETAIL);
  const detailPaths = isJsonObject(detail) ? Object.keys(detail).map((name) => [...SOURCE_DETAIL, name]) : [];
  const paths = [...REFERENCES, ...detailPaths];
  const hidden = await Promise.all(paths.map((path) => isHidden(memberAt(record, path), context)));
  return paths.filter((_, index) => hidden[index]).reduce(withoutMember, record);
}

/** @returns undefined if all values of the property are hidden entities */
export async function withoutHiddenValues(
  record: JsonObject,
  context: Context,
): Promise<JsonObject | undefined> {
  const values = memberAt(record, ['values']);
  if (!Array.isArray(values) || values.length === 0) return record;
  const hidden = await Promise.all(values.map((value) => isHidden(memberAt(value, ['string']), context)));
  const shown = values.filter((_, index) => !hidden[index]);
  return shown.length === 0 ? undefined : { ...record, values: shown };
}

/** A text that is not a URN refers to no entity. */
async function isHidden(value: unknown, { visible }: Context): Promise<boolean> {
  const entity = findEntityRef(value);
  return entity !== undefined && !(await visible.load(entity.urn.text));
}

function withoutMember(record: JsonObject, [name = '', ...rest]: Path): JsonObject {
  const inner = record[name];
  if (rest.length > 0)
    return isJsonObject(inner) ? { ...record, [name]: withoutMember(inner, rest) } : record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
