/** Metrics of the evaluation of tests of metadata. */
import { Counter, type Registry } from 'prom-client';
import type { TestObserver } from '../../catalog/metadata-tests/test-observer.js';

export function metadataTestMetrics(registry: Registry): TestObserver {
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
