/** The published packages for agents. Each needs another release of the client package, and therefore an environment of its own. */
import { join } from 'node:path';
import { provideEnvironment } from '../python/environment.js';
import { CACHE_FOLDER, TESTS_FOLDER } from './folders.js';

/** The variable that tells the tests which interpreter has the package. */
const PACKAGES: readonly { readonly name: string; readonly variable: string }[] = [
  { name: 'mcp-server', variable: 'TRELLIS_MCP_SERVER_PYTHON' },
  { name: 'agent-context', variable: 'TRELLIS_AGENT_CONTEXT_PYTHON' },
];

/** @returns the variables of the packages; tests of a package that cannot be installed are skipped */
export function provideAgents(): Record<string, string> {
  const provided: Record<string, string> = {};
  for (const { name, variable } of PACKAGES) {
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
