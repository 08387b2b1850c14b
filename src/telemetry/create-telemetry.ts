/** Joins metrics and traces: each part of the service gets one observer that reports to both. */
import type { ObserveOperation } from '../api/graphql/observe-operations.js';
import type { RequestObserver } from '../api/http/request-context.js';
import type { WriteObserver } from '../catalog/writes/observe-writes.js';
import type { DatabaseObserver } from '../neo4j/database-observer.js';
import { createMetrics, type Metrics } from './metrics/create-metrics.js';
import type { TraceOptions, Traces } from './traces/create-traces.js';

export interface TelemetryOptions extends Omit<TraceOptions, 'endpoint'> {
  /** Address of a collector of traces. Absent: no traces. */
  readonly otlpEndpoint?: string | undefined;
}

export interface Telemetry extends Pick<
  Metrics,
  'observePolicies' | 'observeCounts' | 'observeCensus' | 'runs' | 'tests' | 'read'
> {
  readonly requests: RequestObserver;
  readonly operations: ObserveOperation;
  readonly database: DatabaseObserver;
  readonly writes: WriteObserver;
  /** Sends the last traces. */
  stop(): Promise<void>;
}

export async function createTelemetry({ otlpEndpoint, ...options }: TelemetryOptions): Promise<Telemetry> {
  const metrics = createMetrics(options.version);
  if (otlpEndpoint === undefined) return { ...metrics, stop: () => Promise.resolve() };
  const { createTraces } = await import('./traces/create-traces.js');
  return joinObservers(metrics, createTraces({ ...options, endpoint: otlpEndpoint }));
}

function joinObservers(metrics: Metrics, traces: Traces): Telemetry {
  const { statement, transaction, sessions } = metrics.database;
  return {
    ...metrics,
    requests: { ...metrics.requests, trace: traces.trace },
    operations: callBoth(metrics.operations, traces.operation),
    database: {
      statement: callBoth(statement, traces.statement),
      transaction: callBoth(transaction, traces.transaction),
      sessions,
      requestId: traces.requestId,
    },
    writes: { ...metrics.writes, tracer: traces.groups },
    stop: () => traces.stop(),
  };
}

function callBoth<T>(first: (value: T) => void, second: (value: T) => void): (value: T) => void {
  return (value) => {
    first(value);
    second(value);
  };
}
