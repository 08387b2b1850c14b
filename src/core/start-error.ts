/**
 * The service cannot start or continue for an external reason. The message tells the operator what is wrong and what to do.
 * `main` prints the message without a stack trace and exits with a non-zero code.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
