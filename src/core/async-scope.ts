/** A value that asynchronous work carries along, so that whatever it calls can ask for it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface AsyncScope<Value> {
  /** Runs work that carries the value. What the work does not wait for may lose the value when it ends. */
  run<Result>(value: Value, work: () => Promise<Result>): Promise<Result>;
  /** Returns the value of the work under way; undefined if it carries none. */
  current(): Value | undefined;
}

/**
 * While any work carries a value, Node tracks every promise of the process, which makes promises more than twice as slow. So the tracking
 * ends with the last work that carries one.
 */
export function createAsyncScope<Value>(): AsyncScope<Value> {
  const storage = new AsyncLocalStorage<Value>();
  let running = 0;
  return {
    run: async (value, work) => {
      running += 1;
      try {
        return await storage.run(value, work);
      } finally {
        running -= 1;
        if (running === 0) storage.disable();
      }
    },
    current: () => storage.getStore(),
  };
}
