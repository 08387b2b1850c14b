import type { Filter } from '../search/types.js';

export interface ExportOrder {
  /** Entity types; empty: every type that the catalog knows. */
  readonly types: readonly string[];
  readonly filter?: Filter;
  /** Leave out what was deleted softly. */
  readonly activeOnly: boolean;
  /** Timeseries aspects whose points go along; `all` stands for every one. */
  readonly points: readonly string[];
}

/** One line of the file: a proposal record, as `trellis load` reads it. */
export interface ExportRecord {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly changeType: 'UPSERT';
  readonly aspectName: string;
  readonly aspect: { readonly json: unknown };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** What has been written so far. */
export interface ExportCount {
  entities: number;
  records: number;
  /** Entities that are to be written; grows from type to type. */
  expected: number;
}
