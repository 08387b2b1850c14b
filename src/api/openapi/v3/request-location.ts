/** Location of an item in a request, for error messages. */
import { CatalogError } from '../../../core/errors.js';
import { escapePointer } from '../../../core/json-pointer.js';

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
    path: pointer ?? pointerOf(error, location),
    ...(index !== undefined && { index }),
    ...(urn !== undefined && { urn }),
    ...(aspect !== undefined && { aspect }),
  };
  return new CatalogError(error.code, `${item}${error.message}`, known, { cause: error });
}

/** Converts a location within a payload to a location in the body. */
function pointerOf(
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
