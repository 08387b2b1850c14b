/** Stops the servers that tests asked for. */
export default async function globalTeardown() {
  await globalThis.endTestNeo4j();
}
