/** What is read from files, sent and told about. */

export interface RecordLocation {
  /** As the user named it; `-` for standard input. */
  readonly file: string;
  /** Position of the record in its file, from 1. */
  readonly record: number;
  /** From 1; only in files of JSON lines. */
  readonly line?: number;
}

/** A record in the form in which it is sent. */
export type Item = ProposalItem | SnapshotItem;

/** One wished change of one aspect. */
export interface ProposalItem {
  readonly kind: 'proposal';
  readonly urn: string;
  readonly aspect: string;
  /** JSON text of one member of `proposals` in a batch request. */
  readonly text: string;
}

/** Several aspects of one entity under their record names; the service knows which aspects these are. */
export interface SnapshotItem {
  readonly kind: 'snapshot';
  readonly urn: string;
  /** JSON text of a whole legacy ingest request. */
  readonly text: string;
}

export type Located<T extends Item = Item> = T & { readonly location: RecordLocation };

/** Why a record did not get in. */
export interface Problem {
  readonly message: string;
  /** The service's error code; absent when the record could not even be read. */
  readonly code?: string;
  /** JSON pointer to the offending location in the aspect. */
  readonly path?: string;
}

export interface Refusal extends RecordLocation, Problem {
  readonly urn?: string;
  readonly aspect?: string;
}
