/** Metrics of Neo4j: statements, write transactions, sessions and availability. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { MAX_CONNECTIONS } from '../../neo4j/connections.js';
import type { DatabaseObserver, ObserveWork } from '../../neo4j/database-observer.js';
import { SECONDS, childOf, secondsOf } from './instruments.js';

interface Neo4jMetrics extends Pick<DatabaseObserver, 'statement' | 'transaction' | 'sessions'> {
  readonly setUp: (isUp: boolean) => void;
}

export function neo4jMetrics(registry: Registry): Neo4jMetrics {
  const registers = [registry];
  const up = new Gauge({
    name: 'trellis_neo4j_up',
    help: 'Whether Neo4j answered when the metrics were read: 1 or 0.',
    registers,
  });
  return {
    statement: workMetrics(registry, {
      name: 'statement',
      label: 'statement',
      what: 'statement, by its file in cypher/; statements of the graph API are named graph',
    }),
    transaction: workMetrics(registry, {
      name: 'transaction',
      label: 'operation',
      what: 'write transaction with all its attempts, by its operation',
    }),
    sessions: sessionMetrics(registry),
    setUp: (isUp) => {
      up.set(isUp ? 1 : 0);
    },
  };
}

function workMetrics(
  registry: Registry,
  { name, label, what }: { readonly name: string; readonly label: string; readonly what: string },
): ObserveWork {
  const registers = [registry];
  const duration = new Histogram({
    name: `trellis_${name}_duration_seconds`,
    help: `Time of a ${what}.`,
    labelNames: [label],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: `trellis_${name}_failures_total`,
    help: `Failures of a ${what}, and by the code of the error.`,
    labelNames: [label, 'code'],
    registers,
  });
  const durationOf = childOf(duration);
  return (work) => {
    durationOf(work.name).observe(secondsOf(work));
    if (work.failure !== undefined) failures.labels(work.name, work.failure).inc();
  };
}

function sessionMetrics(registry: Registry): DatabaseObserver['sessions'] {
  const registers = [registry];
  const open = new Gauge({
    name: 'trellis_neo4j_sessions_open',
    help: 'Open sessions. Each has a connection, or waits for one.',
    registers,
  });
  const waiting = new Gauge({
    name: 'trellis_neo4j_sessions_waiting',
    help: 'Open sessions beyond the maximum number of connections to one server.',
    registers,
  });
  return (count) => {
    open.set(count);
    waiting.set(Math.max(0, count - MAX_CONNECTIONS));
  };
}
