/**
 * Builds the service and its pages for the tests, and offers a Neo4j to each worker. It takes the servers back at the end, also after
 * Ctrl-C.
 * This is JavaScript because Jest loads this file by itself, without the name mapping that lets TypeScript modules find each other.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';

const ROOT = join(import.meta.dirname, '..');

/** @param {{ testPathPatterns: { isSet(): boolean }, maxWorkers: number }} configuration the patterns are set if only some tests run */
export default async function globalSetup({ testPathPatterns, maxWorkers }) {
  // Makes libraries behave as in production: graphql-js, for one, checks types several times as long otherwise.
  process.env.NODE_ENV = 'production';
  // A test run sends most statements only a few times, so code optimised by Java comes too late to help.
  // Java then reserves only 48 MB for compiled code, which the plans of a complete run exceed.
  process.env.JDK_JAVA_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m';
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

/** Builds only what is missing or has changed. */
function build() {
  return promisify(execFile)(process.execPath, ['scripts/build.js'], { cwd: ROOT });
}
