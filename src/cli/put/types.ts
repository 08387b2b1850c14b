import type { Difference } from './diff-values.js';

export interface PutReport {
  readonly urn: string;
  readonly aspect: string;
  readonly dryRun: boolean;
  /** True if the aspect did not exist before. */
  readonly created: boolean;
  readonly changes: readonly Difference[];
}
