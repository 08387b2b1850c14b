/**
 * `npm run test:clients [-- NAME...]`: tests the published Python packages of existing clients and of agents against a separate service
 * with the sample data.
 * Options: `--server URL` uses a running service, whose catalog may be destroyed; `--report FILE` writes JUnit XML;
 * arguments after a further `--` are passed to pytest.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideEnvironment } from './python/environment.js';
import { findTestFiles, runPytest, TESTS_FOLDER } from './clients/pytest.js';
import { CACHE_FOLDER, loadSamples, startService } from './clients/service.js';

/**
 * The published packages for agents. Each needs another release of the client package, and therefore an environment of its own. The
 * variable tells the tests which interpreter has the package.
 */
const AGENTS: readonly { readonly name: string; readonly variable: string }[] = [
  { name: 'mcp-server', variable: 'TRELLIS_MCP_SERVER_PYTHON' },
  { name: 'agent-context', variable: 'TRELLIS_AGENT_CONTEXT_PYTHON' },
];

const given = process.argv.slice(2);
const own = given.includes('--') ? given.slice(0, given.indexOf('--')) : given;
const { values, positionals: names } = parseArgs({
  args: own,
  options: { server: { type: 'string' }, report: { type: 'string' } },
  allowPositionals: true,
});
// First, so that a misspelt name fails before anything is installed or started.
const files = findTestFiles(names);

mkdirSync(CACHE_FOLDER, { recursive: true });
const python = provideEnvironment({
  folder: join(CACHE_FOLDER, 'venv'),
  requirements: join(TESTS_FOLDER, 'requirements.txt'),
  constraints: join(TESTS_FOLDER, 'constraints.txt'),
});
if (python === undefined) {
  console.log(
    'Tests of existing clients are skipped: they need Python 3.10, 3.11 or 3.12 with its venv module',
  );
} else {
  const agents = provideAgents();
  const service = values.server === undefined ? await startService(python) : { url: values.server };
  try {
    loadSamples(service.url);
    process.exitCode = await runPytest({
      python,
      server: service.url,
      variables: { ...agents, ...('stop' in service && { TRELLIS_EXECUTES: 'yes' }) },
      report: values.report ?? join(CACHE_FOLDER, 'report.xml'),
      files,
      options: given.slice(own.length + 1),
    });
  } finally {
    if ('stop' in service) await service.stop();
  }
}

/** @returns the variables of the packages; tests of a package that cannot be installed are skipped */
function provideAgents(): Record<string, string> {
  const provided: Record<string, string> = {};
  for (const { name, variable } of AGENTS) {
    const files = join(TESTS_FOLDER, 'agents', name);
    try {
      const python = provideEnvironment({
        folder: join(CACHE_FOLDER, `venv-${name}`),
        requirements: `${files}-requirements.txt`,
        constraints: `${files}-constraints.txt`,
      });
      if (python !== undefined) provided[variable] = python;
    } catch (error) {
      console.log(`Tests of ${name} are skipped: ${(error as Error).message}`);
    }
  }
  return provided;
}
