/** Checks of the stored graph, in as many requests as they take. */
import type { CatalogApi } from '../http/catalog-api.js';

export type Counts = Readonly<Record<string, number>>;

export interface FoundViolation {
  readonly urn: string;
  readonly kind: string;
  readonly aspect?: string;
  readonly message: string;
  readonly repaired: boolean;
  /** Why it cannot be repaired. */
  readonly reason?: string;
}

export interface CheckReport {
  /** Number of checked entities and stubs. */
  readonly nodes: number;
  readonly violations: Counts;
  readonly repaired: Counts;
  readonly examples: readonly FoundViolation[];
  /** Only an index that is `ONLINE` was compared. */
  readonly searchIndex: SearchIndex['state'];
}

export interface CheckOrder {
  readonly fix: boolean;
  readonly urnLike?: string;
  /** Maximum number of listed violations. */
  readonly examples: number;
}

interface Page extends CheckReport {
  readonly next?: string;
}

export const EMPTY_REPORT: CheckReport = {
  ...{ nodes: 0, violations: {}, repaired: {}, examples: [], searchIndex: 'ONLINE' },
};

/** Yields the report so far after each request. */
export async function* checkGraph(api: CatalogApi, order: CheckOrder): AsyncGenerator<CheckReport> {
  let report = EMPTY_REPORT;
  for (let after: string | undefined = ''; after !== undefined;) {
    const examples = Math.max(0, order.examples - report.examples.length);
    const body = { ...order, examples, ...(after !== '' && { after }) };
    const { value } = (await api.post('/operations?action=check', body)) as { value: Page };
    report = {
      nodes: report.nodes + value.nodes,
      violations: added(report.violations, value.violations),
      repaired: added(report.repaired, value.repaired),
      examples: [...report.examples, ...value.examples],
      searchIndex: value.searchIndex,
    };
    yield report;
    after = value.next;
  }
}

export interface SearchIndex {
  readonly state: 'ONLINE' | 'POPULATING' | 'FAILED' | 'MISSING';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

export async function searchIndex(api: CatalogApi, recreate: boolean): Promise<SearchIndex> {
  const { value } = (await api.post('/operations?action=searchIndex', { recreate })) as {
    value: SearchIndex;
  };
  return value;
}

/** Tells whether no violation remains and the full-text index was compared, too. */
export function isConsistent({ violations, repaired, searchIndex: state }: CheckReport): boolean {
  return state === 'ONLINE' && total(violations) === total(repaired);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function added(left: Counts, right: Counts): Counts {
  const sum: Record<string, number> = { ...left };
  for (const [kind, count] of Object.entries(right)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
