/** Reads which fields of a write the catalog does not know. */

/** See `docs/api.md`. */
const HEADER = 'x-unknown-fields';
/** The last item of a header that names only some of the fields. */
const REST = /^and \d+ more$/;

/** Called with the fields of one response, e.g. `schemaMetadata.fields[*].flavour`, each once. */
export type OnUnknownFields = (fields: readonly string[]) => void;

/** Returns the fields without the indices at which they occur. */
export function readUnknownFields({ headers }: Pick<Response, 'headers'>): string[] {
  const places = headers.get(HEADER)?.split(', ') ?? [];
  const fields = places.filter((place) => !REST.test(place)).map((place) => place.replace(/\[\d+\]/g, '[*]'));
  return [...new Set(fields)];
}

/** A sentence for people. @param fields at least one */
export function describeUnknownFields(fields: readonly string[]): string {
  return `The catalog does not know these fields, and stored them as they are: ${fields.join(', ')}`;
}
