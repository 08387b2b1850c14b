/** Converts bodies of writes, items with one or several aspects each, to proposals in order. */
import { isJsonObject } from '../../../core/json.js';
import type { EntityDefinition } from '../../../model/types.js';
import type { ChangeType, Proposal } from '../../../catalog/writes/types.js';
import { readPreconditions, type Preconditions } from '../../../catalog/writes/read-preconditions.js';
import { readLosslessSystemMetadata } from '../../http/requests/system-metadata.js';
import { aspectLocation, itemLocation, located, refuse, type RequestLocation } from './request-location.js';

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

export interface EntryTarget {
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
