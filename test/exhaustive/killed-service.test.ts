/** A service that is killed during a write leaves no partial batch, because a write is one transaction. */
import { rmSync } from 'node:fs';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { startServiceProcess } from '../e2e/service-run.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const SIZE = 400;
const folder = temporaryFolder();
const { catalog, graph } = await openCatalogAndGraph();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('each batch is stored completely or not at all, and completely if it was acknowledged', async () => {
  const name = unique('killed');
  const { uri, password } = await neo4jForTests();
  const service = await startServiceProcess({
    ...{ NEO4J_URI: uri, NEO4J_PASSWORD: password },
    // Other files use the same Neo4j, so this is the password of its first user.
    TRELLIS_ADMIN_PASSWORD: ROOT_PASSWORD,
    TRELLIS_DATA_DIR: folder,
  });
  const urn = (batch: number, index: number) => datasetUrn(`${name}.b${batch}.t${index}`);
  const send = (batch: number) =>
    fetch(`${service.url}/aspects?action=ingestProposalBatch`, {
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
  await service.stop('SIGKILL');
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
  // Another service accepts a lost batch again.
  const again = await catalog.ingestBatch([proposal(urn(8, 0), 'status', { removed: false })]);
  expect(again.status).toBe(200);
}, 120_000);
