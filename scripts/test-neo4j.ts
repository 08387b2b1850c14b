/** `npm run test:neo4j`: runs a Neo4j that test runs share, until Ctrl-C. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RUNNING_FILE, startTestServer } from '../test/helpers/neo4j-server.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
const stopped = new AbortController();
const server = await startTestServer(folder, stopped.signal);
const { uri, username, password } = server;
mkdirSync(dirname(RUNNING_FILE), { recursive: true });
writeFileSync(RUNNING_FILE, JSON.stringify({ uri, username, password }), { mode: 0o600 });
console.log(`Test runs use ${uri} until this ends`);
await new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
rmSync(RUNNING_FILE);
await server.stop();
rmSync(folder, { recursive: true, force: true });
