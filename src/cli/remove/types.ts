/** Result for one URN, or the expected result in a dry run. */
export interface Removal {
  readonly urn: string;
  readonly outcome: Outcome;
  /** Reason of the refusal. */
  readonly message?: string;
  /** Number of its stored aspects. */
  readonly aspects?: number;
  /** Number of rows that a hard delete removed: aspects, versions and timeseries points. */
  readonly rows?: number;
  readonly timeseriesRows?: number;
  /** References to it in other entities, which dangle after a hard delete unless they are removed. */
  readonly references?: number;
}

export type Outcome =
  | 'deleted'
  | 'restored'
  | 'unchanged'
  | 'not found'
  | 'refused'
  /** True if it was in progress when the command ended early. */
  | 'unclear'
  | 'not tried';

/** Number of all given entities. */
export interface RemovalReport {
  readonly dryRun: boolean;
  readonly hard: boolean;
  readonly entities: readonly Removal[];
}
