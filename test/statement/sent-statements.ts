/** Which statements a request sends, by the names of their files. */
import type { TestCatalog } from '../helpers/catalog.js';
import { statementNamer } from './inspect-plans.js';

const nameOf = statementNamer();

/** What services remember and read anew when it changes, which tests of other files cause at any time. */
const ANY_TIME = 'authorization/load-policies';

/** @returns names in alphabetical order, for some statements of a request are sent side by side */
export async function sentBy(catalog: TestCatalog, work: () => Promise<unknown>): Promise<string[]> {
  catalog.takeStatements();
  await work();
  const names = catalog.takeStatements().map(({ text }) => nameOf(text));
  return names.filter((name) => name !== ANY_TIME).sort();
}
