/**
 * The service cannot start or continue for a reason outside of it. The message tells the operator what is wrong and what to do.
 * `main` prints the message without a stack and exits with a non-zero code.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
