/** Records from files, as they are sent and reported. */

export interface RecordLocation {
  /** Path from the command line; `-` for standard input. */
  readonly file: string;
  /** Position of the record in its file, from 1. */
  readonly record: number;
  /** Line number from 1; only in JSON lines. */
  readonly line?: number;
}

/** A record as it is sent. */
export type Item = ProposalItem | SnapshotItem;

/** A change of one aspect. */
export interface ProposalItem {
  readonly kind: 'proposal';
  readonly urn: string;
  readonly aspect: string;
  /** JSON text of one member of `proposals` in a batch request. */
  readonly text: string;
}

/** Several aspects of one entity under their record names. The service maps these to aspects. */
export interface SnapshotItem {
  readonly kind: 'snapshot';
  readonly urn: string;
  /** JSON text of a whole legacy ingest request. */
  readonly text: string;
}

export type Located<T extends Item = Item> = T & { readonly location: RecordLocation };

/** Reason why a record was not stored. */
export interface Problem {
  readonly message: string;
  /** The service's error code; absent if the record could not be read. */
  readonly code?: string;
  /** JSON pointer to the invalid value in the aspect. */
  readonly path?: string;
}

export interface Refusal extends RecordLocation, Problem {
  readonly urn?: string;
  readonly aspect?: string;
}
