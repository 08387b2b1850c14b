/** Tells clients where in the input of a mutation a refused URN is. */
import { CatalogError } from '../../../core/errors.js';
import type { FieldResolver } from '../mapping/entity-field.js';

/** Returns a resolver whose errors name the place of the URN that they refuse, if the command does not name it. */
export function placing(resolve: FieldResolver): FieldResolver {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  return async (parent, args, context, info): Promise<unknown> => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      throw placed(error, args);
    }
  };
}

function placed(error: unknown, args: unknown): unknown {
  if (!(error instanceof CatalogError) || error.details.path !== undefined) return error;
  const { urn, missing } = error.details;
  const refused = Array.isArray(missing) ? (missing as unknown[])[0] : urn;
  const path = typeof refused === 'string' ? placeOf(refused, args) : undefined;
  return path === undefined ? error : new CatalogError(error.code, error.message, { ...error.details, path });
}

/** Returns the JSON pointer to the first occurrence of a text; undefined if there is none. */
export function placeOf(text: string, value: unknown): string | undefined {
  if (value === text) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const below = placeOf(text, member);
    if (below !== undefined) return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${below}`;
  }
  return undefined;
}
