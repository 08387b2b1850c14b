/** Execution requests for tests of the executor, and services that run them with a command of the tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutorOptions } from '../../src/executor/types.js';
import { unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import { readUntil } from '../helpers/event-log.js';

const FAKE_COMMAND = join(import.meta.dirname, 'fake-datahub.js');

const folders: string[] = [];

/** Returns options for a service with an executor id of its own. Its folder is deleted with `removeFolders`. */
export function executorOptions(parts: Partial<ExecutorOptions> = {}): ExecutorOptions {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-executor-'));
  folders.push(folder);
  return {
    folder,
    executorId: unique('executor'),
    command: FAKE_COMMAND,
    python: 'python3',
    version: '1.0.0',
    atOnce: 2,
    timeLimitMillis: 600_000,
    environment: {},
    path: process.env['PATH'] ?? '',
    graceMillis: 500,
    ...parts,
  };
}

/** Deletes the folders of all `executorOptions` of the file. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export interface RequestParts {
  readonly task?: string;
  /** Of the fake command: see `fake-datahub.js`. */
  readonly does?: object;
  /** Instead of a recipe for the fake command. */
  readonly recipe?: unknown;
  readonly args?: object;
  readonly source?: object;
  readonly requestedAt?: number;
}

type Caller = Pick<TestCatalog, 'get' | 'ingest'>;

/** Requests runs at one executor, and waits for what becomes of them. @param headers of the requesting user */
export function requests(catalog: () => Caller, executorId: string, headers: Record<string, string> = {}) {
  const read = (urn: string, aspect: string): Promise<Answer> =>
    catalog().get(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`);
  const resultOf = async (urn: string): Promise<any> => {
    const { status, json } = await read(urn, 'dataHubExecutionRequestResult');
    return status === 200 ? Object.values(json.aspect)[0] : undefined;
  };
  return {
    resultOf,
    request: async (parts: RequestParts = {}): Promise<string> => {
      const urn = `urn:li:dataHubExecutionRequest:${unique('run')}`;
      const answer = await catalog().ingest(urn, 'dataHubExecutionRequestInput', inputOf(parts, executorId), {
        headers,
      });
      expect(answer.status).toBe(200);
      return urn;
    },
    kill: async (urn: string): Promise<void> => {
      const signal = { signal: 'KILL', executorId, createdAt: { time: 1, actor: 'urn:li:corpuser:datahub' } };
      expect((await catalog().ingest(urn, 'dataHubExecutionRequestSignal', signal)).status).toBe(200);
    },
    /** Waits until the result of a request meets a condition; by default, until it has ended. */
    resultWhen: (urn: string, holds = ({ status }: any) => status !== 'RUNNING'): Promise<any> =>
      readUntil(
        (path) => catalog().get(path),
        () => resultOf(urn),
        (result) => result !== undefined && holds(result),
      ),
  };
}

function inputOf(
  { task = 'RUN_INGEST', does = {}, args, source, ...parts }: RequestParts,
  executorId: string,
) {
  const recipe = 'recipe' in parts ? parts.recipe : { source: { type: 'fake', config: does } };
  const text = recipe === undefined || typeof recipe === 'string' ? recipe : JSON.stringify(recipe);
  return {
    task,
    args: { ...(text !== undefined && { recipe: text }), ...args },
    executorId,
    source: { type: 'MANUAL_INGESTION_SOURCE', ...source },
    requestedAt: parts.requestedAt ?? Date.now(),
  };
}
