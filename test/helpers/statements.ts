/** Tells statements of requests from those that a service sends by itself. */
import { nameOf } from '../../src/neo4j/statements.js';
import type { SentStatement, TestCatalog } from './catalog.js';

/**
 * Requests share a refresh of the index, a service that has just started deletes what has expired, and policies are loaded again after
 * a test of another file changed one.
 */
const OF_SERVICE = /^search-index\/|\/delete-expired$|^authorization\/load-policies$/;

/** Takes the statements that a service has sent, and returns those that belong to requests. */
export function takeRequestStatements(catalog: TestCatalog): SentStatement[] {
  return catalog.takeStatements().filter(({ text }) => !OF_SERVICE.test(nameOf(text)));
}
