/** What became of one URN, or would in a dry run. */
export interface Removal {
  readonly urn: string;
  readonly outcome: Outcome;
  /** Why it was refused. */
  readonly message?: string;
  /** Aspects that are stored of it. */
  readonly aspects?: number;
  /** Rows that a hard delete removed: aspects and their versions, and points of timeseries. */
  readonly rows?: number;
  readonly timeseriesRows?: number;
  /** Mentions of it in other entities: they dangle after a hard delete unless they are removed, too. */
  readonly references?: number;
}

export type Outcome =
  | 'deleted'
  | 'restored'
  | 'unchanged'
  | 'not found'
  | 'refused'
  /** It was under way when the command came to an early end. */
  | 'unclear'
  | 'not tried';

/** All entities that were named, whatever became of them. */
export interface RemovalReport {
  readonly dryRun: boolean;
  readonly hard: boolean;
  readonly entities: readonly Removal[];
}
