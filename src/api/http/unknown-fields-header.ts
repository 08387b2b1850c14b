/** The header that tells a client which fields of its payloads the model does not know. */
import type { ReportUnknownFields } from '../../catalog/writes/types.js';

const UNKNOWN_FIELDS_HEADER = 'X-Unknown-Fields';

/** Characters. A header that is too long breaks clients and proxies. */
const MAX_LENGTH = 1_000;

/** The unknown fields that one request has stored. */
export class UnknownFields {
  /** The first place of each field. */
  readonly #firstPlaces = new Map<string, string>();
  readonly #places = new Set<string>();

  readonly add: ReportUnknownFields = (fields) => {
    for (const { place, field } of fields) {
      this.#places.add(place);
      if (!this.#firstPlaces.has(field)) this.#firstPlaces.set(field, place);
    }
  };

  /**
   * Lists the places, each once: `datasetProperties.newField, schemaMetadata.fields[3].flavour`. The first place of each field comes
   * before the others, so that no field is missing because another one occurs often. If the places are too long together, the last
   * item is a count: `and 12 more`. Without unknown fields there is no header.
   */
  get headers(): Readonly<Record<string, string>> {
    if (this.#places.size === 0) return {};
    const shown: string[] = [];
    let length = 0;
    for (const place of new Set([...this.#firstPlaces.values(), ...this.#places])) {
      length += place.length + 2;
      if (length > MAX_LENGTH && shown.length > 0) break;
      shown.push(place);
    }
    const more = this.#places.size - shown.length;
    const items = more > 0 ? [...shown, `and ${more} more`] : shown;
    return { [UNKNOWN_FIELDS_HEADER]: items.join(', ') };
  }
}
