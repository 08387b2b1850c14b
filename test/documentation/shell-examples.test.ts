/**
 * Runs the shell examples of the documents as a reader would: in order, in the folder of Trellis, against a service. The examples that
 * need Python are run by `test/clients/test_documents.py`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { itIf } from '../helpers/run-if.js';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENTS = ['README.md', 'docs/first-steps.md', 'docs/command-line.md'];

/** Commands that no test can run. */
const NOT_RUN: readonly { readonly command: RegExp; readonly because: string }[] = [
  { command: /^npm ci\b/, because: 'it replaces the installed packages' },
  { command: /^npm start\b/, because: 'it runs until Ctrl-C' },
  { command: /^npm run dev\b/, because: 'it runs until Ctrl-C' },
  {
    command: /^npm run generate\b/,
    because: 'it writes into the source; `npm run check` compares the result',
  },
  { command: /^npm (test|run (test:\w+|check|bench))\b/, because: 'CI runs it, and it takes minutes' },
];

/** `curl` ends with 0 for an error of the service, unless it is told otherwise. `npm link` would install `trellis`. */
const PRELUDE = `
set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
trellis() { node dist/cli/main.js "$@"; }
`;

interface Example {
  readonly script: string;
  readonly skipped: readonly string[];
  /** Lines that the document shows as the output. */
  readonly output: readonly string[];
}

function exampleOf(document: string): Example {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, body = '']) => ({
    language,
    body,
  }));
  const commands = blocks.flatMap(({ language, body }) => (language === 'sh' ? body.split('\n') : []));
  const isSkipped = (line: string) => NOT_RUN.some(({ command }) => command.test(line));
  return {
    script: commands.filter((line) => !isSkipped(line)).join('\n'),
    skipped: commands.filter(isSkipped),
    output: blocks.flatMap(({ language, body }) => (language === '' ? body.trim().split('\n') : [])),
  };
}

let catalog: TestCatalog;
/** Has everything that the folder of Trellis has, and what the examples write. */
let folder: string;

beforeAll(async () => {
  catalog = await startCatalog();
  folder = mkdtempSync(join(tmpdir(), 'trellis-examples-'));
  for (const name of readdirSync(ROOT)) symlinkSync(join(ROOT, name), join(folder, name));
});
afterAll(async () => {
  await catalog.stop();
  rmSync(folder, { recursive: true });
});

async function run(script: string): Promise<string> {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn('bash', ['-c', PRELUDE + script.replaceAll('http://127.0.0.1:8080', catalog.url)], {
    cwd: folder,
    env: { ...environment, TRELLIS_SERVER: catalog.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const [code] = (await once(child, 'close')) as [number | null];
  expect({ code, output: code === 0 ? '' : `${out}\n${error}` }).toEqual({ code: 0, output: '' });
  return out;
}

const programs = ['curl', 'jq'];
const hasPrograms = programs.every((program) => spawnSync(program, ['--version']).status === 0);

describe('the shell examples of the documents', () => {
  const it = itIf(hasPrograms, programs.join(' and '));
  for (const document of DOCUMENTS) {
    it(`${document} work as written`, async () => {
      const { script, output } = exampleOf(document);
      const said = await run(script);
      expect(said).not.toContain('"errors":[');
      // An ellipsis in the document stands for the rest of the line.
      const missing = output.filter((line) => !said.includes(line.replace(/…$/, '')));
      expect(missing).toEqual([]);
    });
  }
});

it('every exception is needed, and its npm scripts exist', () => {
  const skipped = DOCUMENTS.flatMap((document) => exampleOf(document).skipped);
  const unused = NOT_RUN.filter(({ command }) => !skipped.some((line) => command.test(line)));
  expect(unused).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = skipped.flatMap((line) => /^npm run ([\w:]+)/.exec(line)?.[1] ?? []);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
