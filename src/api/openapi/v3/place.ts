/** Where in a request something stands, so that errors can say it. */
import { CatalogError } from '../../../core/errors.js';
import { escapePointer } from '../../../core/json-pointer.js';

export interface Place {
  /** Position of the item, where the body is a list. */
  readonly index?: number;
  readonly urn?: string;
  readonly aspect?: string;
  /** JSON pointers to the aspect's object in the body, and to the URN. */
  readonly pointer: string;
  readonly urnPointer: string;
  readonly isPatch: boolean;
}

export function itemPlace(index: number, isPatch: boolean): Place {
  return { index, pointer: `/${index}`, urnPointer: `/${index}/urn`, isPatch };
}

export function aspectPlace(item: Place, urn: string, aspect: string): Place {
  return { ...item, urn, aspect, pointer: `${item.pointer}/${escapePointer(aspect)}` };
}

/** @throws INVALID_REQUEST always */
export function refuse(place: Place, pointer: string, rule: string): never {
  throw located(new CatalogError('INVALID_REQUEST', `${pointer} breaks the rule: ${rule}`, { rule }), {
    place,
    pointer,
  });
}

/** The same error with item, URN, aspect and a pointer into the body; other errors as they are. */
export function located(error: unknown, { place, pointer }: { place: Place; pointer?: string }): unknown {
  if (!(error instanceof CatalogError)) return error;
  const { index, urn, aspect } = place;
  const subject = [urn, aspect].filter((part) => part !== undefined).join(', ');
  const item = index === undefined ? '' : `Item ${index}${subject === '' ? '' : ` (${subject})`}: `;
  const { index: _proposal, ...details } = error.details;
  const known = {
    ...details,
    path: pointer ?? pointerOf(error, place),
    ...(index !== undefined && { index }),
    ...(urn !== undefined && { urn }),
    ...(aspect !== undefined && { aspect }),
  };
  return new CatalogError(error.code, `${item}${error.message}`, known, { cause: error });
}

/** From what the write path knows, places within a payload, to a place in the body. */
function pointerOf({ code, details }: CatalogError, { pointer, urnPointer, isPatch }: Place): string {
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
