/** Counts the statements of requests, and tells them from those that a service sends by itself. */
import { nameOf } from '../../src/neo4j/statements.js';
import { proposal, unique, type SentStatement, type TestCatalog } from './catalog.js';

/**
 * Requests share a refresh of the index, whose marks tell whether counts are current. A service that has just started deletes what has
 * expired. It loads policies and lists lifecycle stages again when one changes, and tests of other files may change one at any time.
 */
const OF_SERVICE =
  /^search-index\/|\/delete-expired$|^authorization\/load-policies$|^lifecycle\/list-stages$/;

/** Takes the statements that a service has sent, and returns those that belong to requests. */
export function takeRequestStatements(catalog: TestCatalog): SentStatement[] {
  return catalog.takeStatements().filter(({ text }) => !OF_SERVICE.test(nameOf(text)));
}

/** The service whose statements are counted. */
export interface AskedCatalog {
  readonly catalog: TestCatalog;
  /** Credentials of an actor who may write, if the service requires them. */
  readonly headers?: Record<string, string>;
}

/**
 * Searches, so that the service knows the hidden stages and the next search does not run twice because tests of other files have changed
 * them. It searches for a word, because a search for everything begins a census in the background. Then writes something, so that no counts
 * of earlier searches are current and each search sends its statements.
 */
export async function outdateCounts({ catalog, headers }: AskedCatalog): Promise<void> {
  const page = { entity: 'tag', input: 'sent', start: 0, count: 1 };
  const found = await catalog.post('/entities?action=search', page, headers);
  if (found.status !== 200) throw new Error(found.text);
  const name = unique('sent');
  const body = { proposal: proposal(`urn:li:tag:${name}`, 'tagKey', { name }) };
  const { status, text } = await catalog.post('/aspects?action=ingestProposal', body, headers);
  if (status !== 200) throw new Error(text);
}
