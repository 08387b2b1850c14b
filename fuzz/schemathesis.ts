/** Runs schemathesis, which derives requests from the OpenAPI document of the service. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideEnvironment } from '../scripts/python/environment.js';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ENVIRONMENT = join(FOLDER, '..', 'node_modules', '.cache', 'fuzz');
/** Operations that take long by design. */
const EXCLUDED = ['backup', 'checkGraph', 'searchIndex', 'restoreIndices', 'rollbackRun', 'pollEvents'];
/** About the number of operations in the document. Schemathesis has an option for the number of requests to each. */
const OPERATIONS = 80;

export interface SchemathesisOutcome {
  /** Number of requests, as it reports. */
  readonly sent: number;
  readonly hasFailed: boolean;
}

/** @returns undefined if no suitable Python is installed */
export async function runSchemathesis(
  origin: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<SchemathesisOutcome | undefined> {
  const python = provideEnvironment({ folder: ENVIRONMENT, requirements: join(FOLDER, 'requirements.txt') });
  if (python === undefined) return undefined;
  const child = spawn(join(python, '..', 'schemathesis'), argumentsFor(origin, count, seed), {
    // It keeps failures in a folder where it runs.
    cwd: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { sent: Number(/(\d+) generated/.exec(output)?.[1] ?? 0), hasFailed: code !== 0 };
}

function argumentsFor(origin: string, count: number, seed: number): string[] {
  return [
    ...['run', `${origin}/openapi.json`, '--seed', String(seed), '--workers', '4'],
    ...['--checks', 'not_a_server_error', '--phases', 'coverage,fuzzing', '--continue-on-failure'],
    ...['--max-examples', String(Math.max(1, Math.round(count / OPERATIONS)))],
    ...['--request-timeout', '60', '--warnings', 'off', '--no-color', '--suppress-health-check', 'all'],
    ...EXCLUDED.flatMap((operation) => ['--exclude-operation-id', operation]),
  ];
}
