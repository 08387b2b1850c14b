/**
 * `npm run dev`: restarts the service when a source file changes, and keeps the embedded Neo4j running, because its
 * start would take longer than everything else together.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config/config.js';
import { StartError } from '../src/core/start.js';
import { startEmbeddedNeo4j, type EmbeddedNeo4j } from '../src/neo4j/embedded/start-embedded-neo4j.js';

const WATCHED = ['cypher/**/*', 'schemas/**/*'];

async function dev(): Promise<void> {
  const { neo4j } = loadConfig();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort();
    });
  }
  const log = (line: string): void => {
    console.log(line);
  };
  const embedded =
    neo4j.kind === 'embedded' ? await startEmbeddedNeo4j(neo4j, { log, signal: stopping.signal }) : undefined;
  const service = watchService(embedded);
  stopping.signal.addEventListener('abort', () => service.kill('SIGTERM'));
  if (embedded !== undefined) {
    log(
      `Neo4j Browser: ${embedded.browserUrl} (user ${embedded.username}, password in ${embedded.passwordFile})`,
    );
    void embedded.lost.then((error) => {
      fail(error);
      stopping.abort();
    });
  }
  await once(service, 'exit');
  await embedded?.stop();
}

/**
 * Runs in its own session. Otherwise Ctrl-C would reach the watcher twice, directly and through this process, and
 * the second signal makes the watcher kill the service instead of stopping it.
 */
function watchService(embedded: EmbeddedNeo4j | undefined): ChildProcess {
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  const includes = WATCHED.flatMap((pattern) => ['--include', pattern]);
  return spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', ...includes, 'src/main.ts'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(embedded && {
        NEO4J_URI: embedded.uri,
        NEO4J_USERNAME: embedded.username,
        NEO4J_PASSWORD: embedded.password,
      }),
    },
  });
}

function fail(error: unknown): void {
  const interrupted = error instanceof Error && error.name === 'AbortError';
  if (!interrupted) console.error(error instanceof StartError ? error.message : error);
  process.exitCode = interrupted ? 0 : 1;
}

dev().catch(fail);
