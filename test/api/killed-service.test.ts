/** A service that is killed while it writes leaves no half of a batch: a write is one transaction. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { expectConsistent } from './support/graph.js';
import { openCatalogAndGraph } from './support/suite.js';

const SIZE = 400;
const folder = mkdtempSync(join(tmpdir(), 'trellis-killed-'));
const { catalog, graph } = await openCatalogAndGraph();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function startProcess() {
  const { uri, username, password } = await neo4jForTests();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      ...process.env,
      NEO4J_URI: uri,
      NEO4J_USERNAME: username,
      NEO4J_PASSWORD: password,
      TRELLIS_PORT: '0',
      TRELLIS_DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^\s+API\s+(http:\S+)/.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the service did not start');
}

it('each batch is there whole or not at all, and whole if it was acknowledged', async () => {
  const name = unique('killed');
  const { child, url } = await startProcess();
  const urn = (batch: number, index: number) => datasetUrn(`${name}.b${batch}.t${index}`);
  const send = (batch: number) =>
    fetch(`${url}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        proposals: Array.from({ length: SIZE }, (_, index) =>
          proposal(urn(batch, index), 'upstreamLineage', {
            upstreams: [{ dataset: urn(batch, (index + 1) % SIZE), type: 'COPY' }],
          }),
        ),
      }),
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await send(0);
  const batches = [1, 2, 3, 4, 5, 6, 7, 8];
  const outcomes = batches.map(send);
  await outcomes[0];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const acknowledged = await Promise.all(outcomes);
  expect(acknowledged).toContain(false);
  for (const [position, batch] of batches.entries()) {
    const stored = await graph.rows(
      'MATCH (n:Dataset) WHERE n.urn CONTAINS $part AND n.type IS NOT NULL RETURN count(n) AS n',
      {
        part: `${name}.b${batch}.`,
      },
    );
    expect([0, SIZE]).toContain(stored[0]!['n']);
    if (acknowledged[position]) expect(stored).toEqual([{ n: SIZE }]);
    await expectConsistent(graph, urn(batch, 0));
  }
  // What was lost can be sent again, through another service.
  const again = await catalog.ingestBatch([proposal(urn(8, 0), 'status', { removed: false })]);
  expect(again.status).toBe(200);
}, 120_000);
