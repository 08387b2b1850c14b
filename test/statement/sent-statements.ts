/** Finds the names of the statements that a request sends. */
import { nameOf } from '../../src/neo4j/statements.js';
import { outdateCounts, takeRequestStatements, type AskedCatalog } from '../helpers/statements.js';

/** Which facet values a service has met, and whether it has a census, depends on earlier writes and requests. */
const DEPENDING = ['facets/', 'census/'];

/** @returns names in alphabetical order, because a request sends some statements concurrently */
export async function sentBy(asked: AskedCatalog, work: () => Promise<unknown>): Promise<string[]> {
  const { catalog } = asked;
  await outdateCounts(asked);
  takeRequestStatements(catalog);
  await work();
  const names = takeRequestStatements(catalog).map(({ text }) => nameOf(text));
  return names.filter((name) => !DEPENDING.some((folder) => name.startsWith(folder))).sort();
}
