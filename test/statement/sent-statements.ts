/** Finds the names of the statements that a request sends. */
import type { TestCatalog } from '../helpers/catalog.js';
import { statementNamer } from './inspect-plans.js';

const nameOf = statementNamer();

/** Services reload policies when one changes, and tests of other files may change one at any time. */
const ANY_TIME = 'authorization/load-policies';
/** Whether a search waits for the index depends on earlier writes. */
const INDEX_FOLDER = 'search-index/';

/** @returns names in alphabetical order, because a request sends some statements concurrently */
export async function sentBy(catalog: TestCatalog, work: () => Promise<unknown>): Promise<string[]> {
  catalog.takeStatements();
  await work();
  const names = catalog.takeStatements().map(({ text }) => nameOf(text));
  return names.filter((name) => name !== ANY_TIME && !name.startsWith(INDEX_FOLDER)).sort();
}
