/** Finds the names of the statements that a request sends. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { statementNamer } from './inspect-plans.js';

const nameOf = statementNamer();

/** Services reload policies when one changes, and tests of other files may change one at any time. */
const ANY_TIME = 'authorization/load-policies';
/**
 * Whether a search waits for the index, which facet values a service has met, and whether it has a census, depends on earlier writes and
 * requests.
 */
const DEPENDING = ['search-index/', 'facets/', 'census/'];

/** The service whose statements are counted. */
export interface AskedCatalog {
  readonly catalog: TestCatalog;
  /** Credentials of an actor who may write, if the service requires them. */
  readonly headers?: Record<string, string>;
}

/** Writes something, so that no counts of earlier searches are current and each search sends its statements. */
async function outdateCounts({ catalog, headers }: AskedCatalog): Promise<void> {
  const name = unique('sent');
  const body = { proposal: proposal(`urn:li:tag:${name}`, 'tagKey', { name }) };
  const { status, text } = await catalog.post('/aspects?action=ingestProposal', body, headers);
  if (status !== 200) throw new Error(text);
}

/** @returns names in alphabetical order, because a request sends some statements concurrently */
export async function sentBy(asked: AskedCatalog, work: () => Promise<unknown>): Promise<string[]> {
  const { catalog } = asked;
  await outdateCounts(asked);
  catalog.takeStatements();
  await work();
  const names = catalog.takeStatements().map(({ text }) => nameOf(text));
  const isCertain = (name: string): boolean =>
    name !== ANY_TIME && !DEPENDING.some((folder) => name.startsWith(folder));
  return names.filter(isCertain).sort();
}
