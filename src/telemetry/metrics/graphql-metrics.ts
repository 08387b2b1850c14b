/** Metrics of GraphQL operations. Names of fields are those of the schema; a request that was refused before its execution has none. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ObserveOperation } from '../../api/graphql/observe-operations.js';
import { SECONDS, secondsOf } from './buckets.js';

export function graphqlMetrics(registry: Registry): ObserveOperation {
  const registers = [registry];
  const duration = new Histogram({
    name: 'trellis_graphql_operation_duration_seconds',
    help: 'Time of an operation, by its root field; `several` for an operation with several root fields.',
    labelNames: ['type', 'field'],
    buckets: SECONDS,
    registers,
  });
  const fields = new Counter({
    name: 'trellis_graphql_fields_total',
    help: 'Operations that select a root field.',
    labelNames: ['type', 'field'],
    registers,
  });
  const errors = new Counter({
    name: 'trellis_graphql_errors_total',
    help: 'Operations whose answer has errors, by the code of the errors.',
    labelNames: ['code'],
    registers,
  });
  return (operation) => {
    const { type = 'other', fields: names, codes } = operation;
    const field = names.length > 1 ? 'several' : (names[0] ?? 'other');
    duration.observe({ type, field }, secondsOf(operation));
    for (const name of names) fields.inc({ type, field: name });
    for (const code of codes) errors.inc({ code });
  };
}
