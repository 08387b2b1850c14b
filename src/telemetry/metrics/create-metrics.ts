/** The metrics of one service. */
import { Gauge, Registry } from 'prom-client';
import type { RequestObserver } from '../../api/http/request-observer.js';
import type { ObserveOperation } from '../../api/graphql/observe-operations.js';
import type { TestObserver } from '../../catalog/metadata-tests/test-observer.js';
import type { WriteObserver } from '../../catalog/writes/observe-writes.js';
import type { ExecutorObserver } from '../../executor/types.js';
import type { DatabaseObserver } from '../../neo4j/database-observer.js';
import { cacheMetrics } from './cache-metrics.js';
import { graphqlMetrics } from './graphql-metrics.js';
import { httpMetrics } from './http-metrics.js';
import { ingestionMetrics } from './ingestion-metrics.js';
import { metadataTestMetrics } from './metadata-test-metrics.js';
import { neo4jMetrics } from './neo4j-metrics.js';
import { processMetrics } from './process-metrics.js';
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
