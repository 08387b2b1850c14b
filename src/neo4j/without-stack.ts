/**
 * Calls a function of the driver that creates a result. The driver renders the stack of the caller for each result, in case it fails later.
 * That takes up to a tenth of the processor time of a write, and the stack ends in the event loop. Errors of the catalog have their own.
 */
export function withoutStack<T>(call: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return call();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
