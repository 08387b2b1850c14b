/**
 * Builds the service that tests ask, and its pages, and offers a Neo4j to each worker, which it takes back at the end, also
 * after Ctrl-C. JavaScript, because Jest loads this file by itself, without the name mapping that lets TypeScript modules find each
 * other.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';

const ROOT = join(import.meta.dirname, '..');

/** @param {{ testPathPatterns: { isSet(): boolean }, maxWorkers: number }} configuration the paths are of tests that alone are run */
export default async function globalSetup({ testPathPatterns, maxWorkers }) {
  // Libraries do as they do where the service runs; graphql-js, for one, looks at types several times as long otherwise.
  process.env.NODE_ENV = 'production';
  // Most statements of a run are sent a few times only: code that Java has optimised for them comes too late to be of use.
  process.env.JDK_JAVA_OPTIONS ??= '-XX:TieredStopAtLevel=1';
  const { offerTestNeo4j } = await tsImport('./helpers/neo4j-server.ts', import.meta.url);
  const { ready, end } = await offerTestNeo4j(testPathPatterns.isSet() ? 0 : maxWorkers);
  const endAndExit = () => void end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endAndExit);
  globalThis.endTestNeo4j = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endAndExit);
    await end();
  };
  try {
    await Promise.all([ready, build()]);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Only what is missing or has changed since. */
function build() {
  return promisify(execFile)(process.execPath, ['scripts/build.js'], { cwd: ROOT });
}
