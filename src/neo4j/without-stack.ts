/**
 * Calls a function of the driver that creates a result. For each result, the driver renders the stack of its caller as text, in case
 * the result fails later. This takes up to a tenth of the processor time of a write. The stack says little, because it ends at the event loop.
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
