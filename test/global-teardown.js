/** Stops the run's Neo4j, if a test asked for it. */
export default async function globalTeardown() {
  await globalThis.endTestNeo4j();
}
