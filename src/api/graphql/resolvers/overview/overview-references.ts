/** Removes URNs of hidden entities from the records that overviews show. */
import { isJsonObject, type JsonObject } from '../../../../core/json.js';
import { findEntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';
import type { OverviewContext } from './overview-values.js';

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
async function isHidden(value: unknown, { visible: seen }: Context): Promise<boolean> {
  const entity = findEntityRef(value);
  return entity !== undefined && !(await seen.load(entity.urn.text));
}

function withoutMember(record: JsonObject, [name = '', ...rest]: Path): JsonObject {
  const inner = record[name];
  if (rest.length > 0)
    return isJsonObject(inner) ? { ...record, [name]: withoutMember(inner, rest) } : record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
