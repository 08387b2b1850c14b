/** Checks of the stored graph, restricted to URNs of one test. */
import type { TestCatalog } from '../catalog.js';

export interface Checked {
  readonly nodes: number;
  readonly violations: Readonly<Record<string, number>>;
  readonly repaired: Readonly<Record<string, number>>;
  readonly examples: readonly {
    readonly urn: string;
    readonly kind: string;
    readonly aspect?: string;
    readonly message: string;
    readonly repaired: boolean;
    readonly reason?: string;
  }[];
  readonly searchIndex: string;
  readonly next?: string;
}

/**
 * Checks all URNs that contain the text, in as many requests as it takes. They are found by comparing all URNs of the catalog, unless
 * the text is the beginning of a URN.
 */
export async function checkGraph(catalog: TestCatalog, part: string, more: object = {}): Promise<Checked> {
  const sum: Checked = { nodes: 0, violations: {}, repaired: {}, examples: [], searchIndex: '' };
  for (let [found, after]: [Checked, string | undefined] = [sum, undefined]; ;) {
    const urnLike = part.startsWith('urn:') ? `${part}%` : `%${part}%`;
    const body = { urnLike, examples: 100, ...(after !== undefined && { after }), ...more };
    const { status, text, json } = await catalog.post('/operations?action=check', body);
    if (status !== 200) throw new Error(`${status} ${text}`);
    const { next, ...page } = json.value as Checked;
    found = {
      nodes: found.nodes + page.nodes,
      violations: added(found.violations, page.violations),
      repaired: added(found.repaired, page.repaired),
      examples: [...found.examples, ...page.examples],
      searchIndex: page.searchIndex,
    };
    if (next === undefined) return found;
    after = next;
  }
}

function added(left: Checked['violations'], right: Checked['violations']): Record<string, number> {
  const sum: Record<string, number> = { ...left };
  for (const [kind, count] of Object.entries(right)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
