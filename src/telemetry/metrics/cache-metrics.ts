/** Metrics of what the service keeps in memory. */
import { Counter, type Registry } from 'prom-client';

/**
 * `policies`: all policies. `graphql_documents`: parsed and validated GraphQL documents. `search_counts`: totals and facets of searches.
 * `census`: counts of everything.
 */
export type CacheName = 'policies' | 'graphql_documents' | 'search_counts' | 'census';

export function cacheMetrics(registry: Registry): (cache: CacheName, isHit: boolean) => void {
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
