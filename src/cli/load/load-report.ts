/** Counts the results of records. */
import type { Listener } from './send-batch.js';
import type { RecordLocation, Located, Problem, Refusal } from './types.js';

export interface FileCount {
  readonly file: string;
  records: number;
  accepted: number;
  refused: number;
}

/** Maximum number of refusals with details. Further ones are only counted, so that a bad file does not exhaust the memory. */
export const MAX_LISTED_REFUSALS = 10_000;

/** Maximum number of unknown fields that are listed. */
const MAX_LISTED_FIELDS = 100;

export class LoadReport implements Listener {
  readonly #files = new Map<string, FileCount>();
  readonly #unknownFields = new Set<string>();
  readonly refusals: Refusal[] = [];
  /** Reason why the load ended early. */
  stopped: string | undefined;

  get files(): FileCount[] {
    return [...this.#files.values()];
  }

  get total(): Omit<FileCount, 'file'> {
    const total = { records: 0, accepted: 0, refused: 0 };
    for (const count of this.#files.values()) {
      total.records += count.records;
      total.accepted += count.accepted;
      total.refused += count.refused;
    }
    return total;
  }

  /** Fields that the catalog does not know and has stored, e.g. `schemaMetadata.fields[*].flavour`. At most the first hundred. */
  get unknownFields(): string[] {
    return [...this.#unknownFields];
  }

  foundUnknown(fields: readonly string[]): void {
    for (const field of fields)
      if (this.#unknownFields.size < MAX_LISTED_FIELDS) this.#unknownFields.add(field);
  }

  opened(file: string): void {
    this.#countOf(file);
  }

  found({ file }: RecordLocation): void {
    this.#countOf(file).records += 1;
  }

  accepted(items: readonly Located[]): void {
    for (const { location } of items) this.#countOf(location.file).accepted += 1;
  }

  refused(item: Located, problem: Problem): void {
    const aspect = item.kind === 'proposal' ? { aspect: item.aspect } : {};
    this.#refuse({ ...item.location, urn: item.urn, ...aspect, ...problem });
  }

  /** Counts a record that could not be read as refused. */
  unreadable(location: RecordLocation, message: string): void {
    this.#refuse({ ...location, message });
  }

  #refuse(refusal: Refusal): void {
    this.#countOf(refusal.file).refused += 1;
    if (this.refusals.length < MAX_LISTED_REFUSALS) this.refusals.push(refusal);
  }

  #countOf(file: string): FileCount {
    let count = this.#files.get(file);
    if (count === undefined) {
      count = { file, records: 0, accepted: 0, refused: 0 };
      this.#files.set(file, count);
    }
    return count;
  }
}
