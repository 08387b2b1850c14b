/** The life cycle of an embedded Neo4j on one data folder. Each test continues from the state of the previous one, as an operator would. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { awaitCondition, isRunning } from '../../src/neo4j/embedded/processes.js';
import {
  readNotes,
  serverOf,
  startAndFail,
  startRun,
  temporaryFolder,
  writeNote,
  type Connection,
  type EmbeddedRun,
} from '../neo4j-embedded/embedded-run.js';

const START_TIMEOUT = 240_000;
const GONE = { deadlineMs: 60_000 };

describe('the embedded Neo4j', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const environment = { TRELLIS_DATA_DIR: dataDir };
  let run: EmbeddedRun;
  let connection: Connection;

  async function start(extra: Record<string, string> = {}): Promise<void> {
    run = startRun({ ...environment, ...extra });
    connection = await run.ready();
  }

  afterAll(async () => {
    run.process.kill('SIGTERM');
    await run.ended();
    rmSync(folder, { recursive: true, force: true });
  }, START_TIMEOUT);

  it(
    'starts on an empty folder, with a password file that only the owner can read',
    async () => {
      await start();
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      const passwordFile = join(dataDir, 'neo4j-password');
      expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
      expect(readFileSync(passwordFile, 'utf8')).toBe(connection.password);
      expect(connection.password.length).toBeGreaterThanOrEqual(24);
      await writeNote(connection, 'first');
    },
    START_TIMEOUT,
  );

  it('serves Neo4j Browser', async () => {
    const response = await fetch(connection.browserUrl);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Neo4j Browser');
  });

  it('does not show the password in the process list', () => {
    const { pid } = serverOf(dataDir);
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    expect(commandLine).toContain('CommunityEntryPoint');
    expect(commandLine).not.toContain(connection.password);
  });

  it('refuses a second service on its data folder and keeps running', async () => {
    const second = await startAndFail(environment);
    expect(second.code).toBe(1);
    expect(second.said.trim()).toBe(
      `The data folder ${dataDir} is in use by another Trellis (process ${run.process.pid}): ` +
        'stop it, or set TRELLIS_DATA_DIR to another folder.',
    );
    expect(await readNotes(connection)).toEqual(['first']);
  });

  it.each([
    ['TRELLIS_NEO4J_BOLT_PORT', () => new URL(connection.uri).port],
    ['TRELLIS_NEO4J_HTTP_PORT', () => new URL(connection.browserUrl).port],
  ])('reports in one sentence that the port of %s is taken', async (setting, takenPort) => {
    const port = takenPort();
    const other = await startAndFail({ TRELLIS_DATA_DIR: join(folder, 'other'), [setting]: port });
    expect(other.code).toBe(1);
    expect(other.said.trim()).toBe(
      `Port ${port} on 127.0.0.1 is used by another program: stop it, or set ${setting} to a free port.`,
    );
  });

  it(
    'stops with its service and keeps the data for the next start',
    async () => {
      const server = serverOf(dataDir);
      run.process.kill('SIGTERM');
      expect((await run.ended()).code).toBe(0);
      expect(isRunning(server)).toBe(false);
      await start();
      expect(await readNotes(connection)).toEqual(['first']);
    },
    START_TIMEOUT,
  );

  it(
    'stops when its service is killed, and the next start recovers',
    async () => {
      await writeNote(connection, 'second');
      const server = serverOf(dataDir);
      run.process.kill('SIGKILL');
      await run.ended();
      expect(await awaitCondition(() => !isRunning(server), GONE)).toBe(true);
      await start();
      expect(await readNotes(connection)).toEqual(['first', 'second']);
    },
    START_TIMEOUT,
  );

  it(
    'is stopped by the next start if service and watchdog were both killed',
    async () => {
      await writeNote(connection, 'third');
      const server = serverOf(dataDir);
      const watchdog = parentOf(server.pid);
      process.kill(watchdog, 'SIGSTOP');
      run.process.kill('SIGKILL');
      await run.ended();
      process.kill(watchdog, 'SIGKILL');
      await start();
      expect(isRunning(server)).toBe(false);
      expect(await readNotes(connection)).toEqual(['first', 'second', 'third']);
      run.process.kill('SIGTERM');
      expect((await run.ended()).said).toContain(`left its Neo4j running (process ${server.pid})`);
    },
    START_TIMEOUT,
  );

  it(
    'is restarted after a crash, with its data',
    async () => {
      await start();
      const first = serverOf(dataDir);
      process.kill(first.pid, 'SIGKILL');
      await run.says('Neo4j is available again');
      expect(await readNotes(connection)).toEqual(['first', 'second', 'third']);
      expect(serverOf(dataDir).pid).not.toBe(first.pid);
      run.process.kill('SIGTERM');
      const { code, said } = await run.ended();
      expect(code).toBe(0);
      expect(said).toContain('Neo4j stopped unexpectedly and is restarted: signal SIGKILL');
    },
    START_TIMEOUT,
  );
});

function parentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}
