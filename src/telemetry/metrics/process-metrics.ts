/** Metrics of the process: CPU, memory, garbage collection and delays of the event loop. */
import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/** All services of a process share them. They observe the process, and the library cannot stop to observe. */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
