/**
 * The service cannot start, or cannot go on, for a reason outside of it. The message is written for the operator: what is
 * wrong and what to do about it. `main` prints it alone, without a stack, and exits with a code that is not 0 (issue 3,
 * section 1).
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
