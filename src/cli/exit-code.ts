/** Exit codes of commands; docs/command-line.md contains this table. */
import { CatalogError, type ErrorCode } from '../core/errors.js';

export const EXIT = {
  done: 0,
  /** The service refused some or all of it; the reasons are on standard error. */
  refused: 1,
  /** The command line is invalid, or names a file that cannot be read or written. Nothing was done. */
  usage: 2,
  /** The entity, aspect, version or run does not exist. */
  notFound: 3,
  /** A condition (`--create-only`, `--if-version`) did not hold. Nothing was changed. */
  conflict: 4,
  /** The service is unreachable or unavailable. A later attempt may succeed. */
  unavailable: 5,
  /** A check found violations that remain, or an entity fails a test. */
  inconsistent: 6,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake of the user; nothing was done. */
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
  OVERLOADED: EXIT.unavailable,
};

/** Undefined for an unexpected error. */
export function exitCodeOf(error: unknown): ExitCode | undefined {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof CatalogError) return OF_ERROR[error.code] ?? EXIT.refused;
  return undefined;
}
