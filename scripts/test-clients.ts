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
import { provideAgents } from './clients/agents.js';
import { CACHE_FOLDER, TESTS_FOLDER } from './clients/folders.js';
import { findTestFiles, runPytest } from './clients/pytest.js';
import { loadSamples, startService } from './clients/service.js';

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
