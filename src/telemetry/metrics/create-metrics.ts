/** The metrics of one service. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ObserveOperation } from '../../api/graphql/observe-operations.js';
import type { RequestObserver } from '../../api/http/request-context.js';
import type { TestObserver } from '../../catalog/metadata-tests/evaluation-deps.js';
import type { WriteObserver } from '../../catalog/writes/observe-writes.js';
import type { ExecutorObserver } from '../../executor/types.js';
import type { DatabaseObserver } from '../../neo4j/database-observer.js';
import { neo4jMetrics } from './neo4j-metrics.js';
import { graphqlMetrics, httpMetrics } from './request-metrics.js';
import { writeMetrics } from './write-metrics.js';

export interface Metrics {
  readonly requests: Omit<RequestObserver, 'trace'>;
  readonly database: Omit<DatabaseObserver, 'requestId'>;
  readonly writes: Omit<WriteObserver, 'tracer'>;
  readonly operations: ObserveOperation;
  readonly runs: ExecutorObserver;
  readonly tests: TestObserver;
  readonly observePolicies: (isHit: boolean) => void;
  readonly observeCounts: (isHit: boolean) => void;
  readonly observeCensus: (isHit: boolean) => void;
  /** Returns all metrics in the text format of Prometheus. @param isNeo4jUp whether Neo4j answers now */
  read(isNeo4jUp: boolean): Promise<string>;
  /** Metrics of the service, and those of the process. */
  describe(): { name: string; type: string; isOfProcess: boolean }[];
}

/** @param version of the service */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const info = { name: 'trellis_build_info', help: 'Always 1. The label is the version of the service.' };
  new Gauge({ ...info, labelNames: ['version'], registers: [registry] }).set({ version }, 1);
  const requests = httpMetrics(registry);
  const operations = graphqlMetrics(registry);
  const writes = writeMetrics(registry);
  const { setUp, ...database } = neo4jMetrics(registry);
  const countLookup = cacheMetrics(registry);
  const runs = ingestionMetrics(registry);
  const tests = metadataTestMetrics(registry);
  const ofProcess = processMetrics();
  return {
    ...{ requests, database, writes, runs, tests },
    operations: (operation) => {
      operations(operation);
      countLookup('graphql_documents', operation.isKnown);
    },
    observePolicies: (isHit) => {
      countLookup('policies', isHit);
    },
    observeCounts: (isHit) => {
      countLookup('search_counts', isHit);
    },
    observeCensus: (isHit) => {
      countLookup('census', isHit);
    },
    read: async (isNeo4jUp) => {
      setUp(isNeo4jUp);
      return `${await registry.metrics()}\n${await ofProcess.metrics()}`;
    },
    describe: () => [...describe(registry, false), ...describe(ofProcess, true)],
  };
}

function describe(registry: Registry, isOfProcess: boolean): ReturnType<Metrics['describe']> {
  return registry.getMetricsAsArray().map(({ name, type }) => ({ name, type: String(type), isOfProcess }));
}

/**
 * `policies`: all policies. `graphql_documents`: parsed and validated GraphQL documents. `search_counts`: totals and facets of searches.
 * `census`: counts of everything.
 */
type CacheName = 'policies' | 'graphql_documents' | 'search_counts' | 'census';

function cacheMetrics(registry: Registry): (cache: CacheName, isHit: boolean) => void {
  const lookups = new Counter({
    name: 'trellis_cache_lookups_total',
    help: 'Lookups in a cache, by result: hit or miss.',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  return (cache, isHit) => {
    lookups.inc({ cache, result: isHit ? 'hit' : 'miss' });
  };
}

/** Holds the metrics of the process: CPU, memory, garbage collection and delays of the event loop. */
let processRegistry: Registry | undefined;

/** All services of a process share the registry, because its metrics observe the process, and the library cannot end the observation. */
function processMetrics(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** In seconds: from a connection test to a run of many hours. */
const RUN_SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 43_200];

function ingestionMetrics(registry: Registry): ExecutorObserver {
  const registers = [registry];
  const running = new Gauge({
    ...{ registers, name: 'trellis_ingestion_runs' },
    help: 'Ingestion runs under way in this service.',
  });
  const duration = new Histogram({
    ...{ registers, name: 'trellis_ingestion_run_duration_seconds', buckets: RUN_SECONDS },
    help: 'Time of ingestion runs, with the installation of their environment, by status.',
    labelNames: ['status'],
  });
  return {
    running: (runs) => {
      running.set(runs);
    },
    ended: ({ status, millis }) => {
      duration.observe({ status }, millis / 1_000);
    },
  };
}

function metadataTestMetrics(registry: Registry): TestObserver {
  const registers = [registry];
  const evaluations = new Counter({
    ...{ registers, name: 'trellis_test_evaluations_total' },
    help: 'Evaluations of tests of metadata for entities that they select, by result: passing or failing.',
    labelNames: ['result'],
  });
  const failures = new Counter({
    ...{ registers, name: 'trellis_test_failures_total' },
    help: 'Failures of the evaluation, by kind: entity (its results could not be stored) or step (tried again).',
    labelNames: ['kind'],
  });
  return {
    evaluated: ({ passing, failing }) => {
      evaluations.inc({ result: 'passing' }, passing);
      evaluations.inc({ result: 'failing' }, failing);
    },
    failed: (kind) => {
      failures.inc({ kind });
    },
  };
}
