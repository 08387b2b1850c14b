/** Finds the names of the statements that a request sends. */
import type { TestCatalog } from '../helpers/catalog.js';
import { statementNamer } from './inspect-plans.js';

const nameOf = statementNamer();

/** Services reload policies when one changes, and tests of other files may change one at any time. */
const ANY_TIME = 'authorization/load-policies';
/**
 * Whether a search waits for the index, whether its counts were kept, and which facet values a service has met, depends on earlier
 * requests.
 */
const DEPENDING = ['search-index/', 'facets/', 'search/count-'];

/** @returns names in alphabetical order, because a request sends some statements concurrently */
export async function sentBy(catalog: TestCatalog, work: () => Promise<unknown>): Promise<string[]> {
  catalog.takeStatements();
  await work();
  const names = catalog.takeStatements().map(({ text }) => nameOf(text));
  const isCertain = (name: string): boolean =>
    name !== ANY_TIME && !DEPENDING.some((folder) => name.startsWith(folder));
  return names.filter(isCertain).sort();
}
