/** How commands end; docs/command-line.md shows this table. */
import { CatalogError, type ErrorCode } from '../core/errors.js';

export const EXIT = {
  done: 0,
  /** The service refused it, or some of it; what it said is on standard error. */
  refused: 1,
  /** The command line itself is wrong, or names a file that cannot be read or written. Nothing was done. */
  usage: 2,
  /** There is no such entity, aspect, version or run. */
  notFound: 3,
  /** A condition (`--create-only`, `--if-version`) did not hold; nothing was changed. */
  conflict: 4,
  /** The service could not be reached or could not work; trying again later may help. */
  unavailable: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the user got wrong, so that nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OF_ERROR: Partial<Record<ErrorCode, ExitCode>> = {
  NOT_FOUND: EXIT.notFound,
  PRECONDITION_FAILED: EXIT.conflict,
  CONFLICT: EXIT.conflict,
  UNAVAILABLE: EXIT.unavailable,
  DEADLINE_EXCEEDED: EXIT.unavailable,
  RATE_LIMITED: EXIT.unavailable,
};

/** Undefined for an error that nobody foresaw. */
export function exitCodeOf(error: unknown): ExitCode | undefined {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof CatalogError) return OF_ERROR[error.code] ?? EXIT.refused;
  return undefined;
}
