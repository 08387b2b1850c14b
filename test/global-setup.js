/**
 * Offers the run's Neo4j to the tests and takes it back at the end, also after Ctrl-C. JavaScript, because Jest loads this
 * file by itself, without the name mapping that lets TypeScript modules find each other.
 */
import { tsImport } from 'tsx/esm/api';

export default async function globalSetup() {
  const { offerTestNeo4j } = await tsImport('./helpers/neo4j-server.ts', import.meta.url);
  const end = await offerTestNeo4j();
  const endAndExit = () => void end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endAndExit);
  globalThis.endTestNeo4j = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endAndExit);
    await end();
  };
}
