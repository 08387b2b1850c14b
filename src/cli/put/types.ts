import type { Difference } from './diff-values.js';

export interface PutReport {
  readonly urn: string;
  readonly aspect: string;
  readonly dryRun: boolean;
  /** The aspect was not there before. */
  readonly created: boolean;
  readonly changes: readonly Difference[];
}
