/** Resolves fields of records in aspects, and of plain objects that resolvers return. */
import { defaultFieldResolver } from 'graphql';
import type { Coerce } from './coerce.js';
import type { Source } from './directives.js';
import type { FieldResolver } from './entity-field.js';
import { memberAt, StoredRecord } from './record.js';

export function recordFieldResolver(name: string, source: Source | undefined, coerce: Coerce): FieldResolver {
  if (source?.kind === 'key' || source?.kind === 'aspects')
    throw new Error(`${name}: only entities have key parts and aspects`);
  const paths = source?.kind === 'members' ? source.paths : [[name]];
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  return (parent, args, context, info) => {
    if (!(parent instanceof StoredRecord)) return defaultFieldResolver(parent, args, context, info);
    if (source?.kind === 'owner') return coerce(parent.owner.text, parent.owner);
    for (const path of paths) {
      const value = memberAt(parent.value, path);
      if (value !== undefined) return coerce(value, parent.owner);
    }
    return coerce(undefined, parent.owner);
  };
}
