import type { Filter } from '../search/types.js';

export interface ExportOrder {
  /** Entity types; empty: every type that the catalog knows. */
  readonly types: readonly string[];
  readonly filter?: Filter;
  /** Omit soft-deleted entities. */
  readonly activeOnly: boolean;
  /** Timeseries aspects whose points are included; `all` means every one. */
  readonly points: readonly string[];
}

/** One line of the file: a proposal record in the format of `trellis load`. */
export interface ExportRecord {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly changeType: 'UPSERT';
  readonly aspectName: string;
  readonly aspect: { readonly json: unknown };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** Counts of what has been written so far. */
export interface ExportCount {
  entities: number;
  records: number;
  /** Number of entities to write; grows from type to type. */
  expected: number;
}
