/** Metrics of the ingestion runs that the service executes. */
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { ExecutorObserver } from '../../executor/types.js';

/** In seconds: from a connection test to a run of many hours. */
const RUN_SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 43_200];

export function ingestionMetrics(registry: Registry): ExecutorObserver {
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
