/** Converts bodies of writes, items with one or several aspects each, to proposals in order. */
import { isJsonObject, escapePointer } from '../../../core/json.js';
import type { EntityDefinition } from '../../../model/types.js';
import type { ChangeType, Proposal } from '../../../catalog/writes/types.js';
import { readPreconditions, type Preconditions } from '../../../catalog/writes/preconditions.js';
import { CatalogError } from '../../../core/errors.js';
import { readLosslessSystemMetadata } from '../../http/request-parts.js';

export interface LocatedProposal {
  readonly proposal: Proposal;
  readonly location: RequestLocation;
}

export interface ItemsContext {
  readonly entity: EntityDefinition;
  readonly changeType: Exclude<ChangeType, 'DELETE'>;
  /** JSON pointer to the list of items in the body; default: the body is the list. */
  readonly list?: string;
  /** Member of an item that holds its aspects; default: the item itself holds them beside its URN. */
  readonly holder?: string;
}

/** @throws CatalogError that names item, URN, aspect, location and rule */
export function readItems(items: readonly unknown[], context: ItemsContext): LocatedProposal[] {
  return items.flatMap((item, index) =>
    readItem(item, itemLocation(index, isPatch(context), context.list), context),
  );
}

function readItem(item: unknown, location: RequestLocation, context: ItemsContext): LocatedProposal[] {
  if (!isJsonObject(item)) return refuse(location, location.pointer, 'type: object');
  const { urn, ...others } = item;
  if (typeof urn !== 'string') return refuse(location, location.urnPointer, 'required, type: string');
  const { holder } = context;
  const aspects = holder === undefined ? others : item[holder];
  const place = { ...location, ...(holder !== undefined && { pointer: `${location.pointer}/${holder}` }) };
  if (!isJsonObject(aspects)) return refuse({ ...location, urn }, place.pointer, 'required, type: object');
  const given = Object.entries(aspects).filter(([, entry]) => entry !== null);
  if (given.length === 0) return refuse({ ...location, urn }, place.pointer, 'names at least one aspect');
  return given.map(([aspectName, entry]) => {
    const at = aspectLocation(place, urn, aspectName);
    return { location: at, proposal: readEntry(entry, { urn, aspectName, location: at }, context) };
  });
}

interface EntryTarget {
  readonly urn: string;
  readonly aspectName: string;
  readonly location: RequestLocation;
  /** From the headers of the HTTP request. */
  readonly preconditions?: Preconditions;
}

/** `{value, systemMetadata?, headers?}`. Further members, for example an audit stamp, are ignored, because the service sets them. */
export function readEntry(entry: unknown, target: EntryTarget, context: ItemsContext): Proposal {
  const { urn, aspectName, location } = target;
  if (!isJsonObject(entry)) return refuse(location, location.pointer, 'type: object');
  const { value, headers } = entry;
  const isValue = isJsonObject(value) || (isPatch(context) && Array.isArray(value));
  if (!isValue) {
    const types = isPatch(context) ? 'object or array' : 'object';
    return refuse(location, `${location.pointer}/value`, `required, type: ${types}`);
  }
  if (headers !== undefined && headers !== null && !isJsonObject(headers))
    return refuse(location, `${location.pointer}/headers`, 'type: object');
  try {
    const own = readPreconditions(headers ?? {}, `${location.pointer}/headers`);
    return {
      entityType: context.entity.name,
      urn,
      aspectName,
      value,
      changeType: changeTypeFor(context, own),
      ...readLosslessSystemMetadata(entry['systemMetadata'], `${location.pointer}/systemMetadata`),
      ...target.preconditions,
      ...own,
    };
  } catch (error) {
    throw located(error, { location, ...pointerOf(error) });
  }
}

/**
 * Clients of this endpoint do not send change types. They send `If-None-Match: *` in the headers of the aspect instead of CREATE, so
 * an existing aspect is skipped without an error.
 */
function changeTypeFor({ changeType }: ItemsContext, { ifAbsent }: Preconditions): ChangeType {
  return ifAbsent === true && changeType === 'UPSERT' ? 'CREATE' : changeType;
}

function isPatch({ changeType }: ItemsContext): boolean {
  return changeType === 'PATCH';
}

function pointerOf(error: unknown): { pointer?: string } {
  const path = (error as { details?: { path?: string } }).details?.path;
  return path === undefined ? {} : { pointer: path };
}

/** Location of an item in a request, for error messages. */
export interface RequestLocation {
  /** Position of the item, if the body is a list. */
  readonly index?: number;
  readonly urn?: string;
  readonly aspect?: string;
  /** JSON pointers to the aspect's object in the body, and to the URN. */
  readonly pointer: string;
  readonly urnPointer: string;
  readonly isPatch: boolean;
}

/** @param list JSON pointer to the list of items in the body; the body itself by default */
export function itemLocation(
  index: number,
  isPatch: boolean,
  list = '',
): RequestLocation & { readonly index: number } {
  const pointer = `${list}/${index}`;
  return { index, pointer, urnPointer: `${pointer}/urn`, isPatch };
}

export function aspectLocation(item: RequestLocation, urn: string, aspect: string): RequestLocation {
  return { ...item, urn, aspect, pointer: `${item.pointer}/${escapePointer(aspect)}` };
}

/** @throws INVALID_REQUEST always */
export function refuse(location: RequestLocation, pointer: string, rule: string): never {
  throw located(new CatalogError('INVALID_REQUEST', `${pointer} breaks the rule: ${rule}`, { rule }), {
    location,
    pointer,
  });
}

/** Adds item, URN, aspect and a JSON pointer into the body to a CatalogError. Returns other errors unchanged. */
export function located(
  error: unknown,
  { location, pointer }: { location: RequestLocation; pointer?: string },
): unknown {
  if (!(error instanceof CatalogError)) return error;
  const { index, urn, aspect } = location;
  const subject = [urn, aspect].filter((part) => part !== undefined).join(', ');
  const item = index === undefined ? '' : `Item ${index}${subject === '' ? '' : ` (${subject})`}: `;
  const { index: _proposal, ...details } = error.details;
  const known = {
    ...details,
    path: pointer ?? pointerInBody(error, location),
    ...(index !== undefined && { index }),
    ...(urn !== undefined && { urn }),
    ...(aspect !== undefined && { aspect }),
  };
  return new CatalogError(error.code, `${item}${error.message}`, known, { cause: error });
}

/** Converts a location within a payload to a location in the body. */
function pointerInBody(
  { code, details }: CatalogError,
  { pointer, urnPointer, isPatch }: RequestLocation,
): string {
  switch (code) {
    case 'INVALID_URN':
    case 'UNKNOWN_ENTITY':
      return urnPointer;
    case 'INVALID_PATCH':
      return `${pointer}/value`;
    case 'INVALID_ASPECT':
      return isPatch ? `${pointer}/value` : `${pointer}/value${details.path ?? ''}`;
    default:
      return details.path === '/headers' ? `${pointer}/headers` : pointer;
  }
}
