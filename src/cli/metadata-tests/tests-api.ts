/** Tests of metadata, and their results. */
import type { CatalogApi } from '../http/catalog-api.js';

export interface MetadataTest {
  readonly urn: string;
  readonly name: string;
  readonly category: string;
  readonly description: string | null;
}

/** Which tests an entity passes and fails, as URNs. */
export interface Evaluated {
  readonly urn: string;
  readonly passing: readonly string[];
  readonly failing: readonly string[];
}

interface TestPage {
  readonly listTests: { readonly total: number; readonly tests: readonly MetadataTest[] };
}

const PAGE_SIZE = 100;
const EVALUATED_AT_ONCE = 200;
const LIST = `query listTests($input: ListTestsInput!) {
  listTests(input: $input) { total tests { urn name category description } }
}`;

/** Returns all tests that the actor may view, by name. */
export async function listTests(api: CatalogApi): Promise<MetadataTest[]> {
  const tests = new Map<string, MetadataTest>();
  for (let start = 0; ; start += PAGE_SIZE) {
    const data = await api.graphql(LIST, { input: { start, count: PAGE_SIZE } });
    const { total, tests: page } = (data as TestPage).listTests;
    for (const test of page) tests.set(test.urn, test);
    if (start + PAGE_SIZE >= total) break;
  }
  return [...tests.values()].sort((one, two) => one.name.localeCompare(two.name, 'en'));
}

/** Evaluates all tests for the entities, and stores the results. @throws NOT_FOUND, FORBIDDEN; earlier entities stay evaluated */
export async function evaluateTests(api: CatalogApi, urns: readonly string[]): Promise<Evaluated[]> {
  const evaluated: Evaluated[] = [];
  for (let start = 0; start < urns.length; start += EVALUATED_AT_ONCE) {
    const body = { urns: urns.slice(start, start + EVALUATED_AT_ONCE) };
    const { value } = (await api.post('/tests?action=evaluate', body)) as { value: Evaluated[] };
    evaluated.push(...value);
  }
  return evaluated;
}
