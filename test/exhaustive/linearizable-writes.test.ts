/**
 * Many clients write to a few entities through two service processes on one Neo4j. The answers of all calls about an entity fit one order
 * of these calls: no version is missing or exists twice, no update is lost, no read is stale, and a condition never holds for two writes.
 */
import { rmSync } from 'node:fs';
import { Random } from '../../bench/random.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { withCreatedVersions } from '../helpers/history/created-versions.js';
import { entityModel, type EntityCall } from '../helpers/history/entity-model.js';
import { findViolation } from '../helpers/history/linearizable.js';
import { Recorder } from '../helpers/history/recorder.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { ASPECTS, entityClient } from './linearizable/entity-client.js';
import { writeRandomly, type Target, type Writer } from './linearizable/write-randomly.js';

/** `TEST_SEED` repeats the choices of a run, but not the order in which the services execute them. */
const SEED = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1e9));
const WRITERS = 32;
const ENTITIES = 50;
const CALLS_PER_WRITER = 60;
const SHOWN = 12;

const { catalog, graph } = await openCatalogAndGraph();
const folders = [temporaryFolder(), temporaryFolder()];
let services: ServiceRun[];
beforeAll(async () => {
  const { uri, password } = await neo4jForTests();
  const settings = { NEO4J_URI: uri, NEO4J_PASSWORD: password, TRELLIS_ADMIN_PASSWORD: ROOT_PASSWORD };
  services = await Promise.all(
    folders.map((folder) => startServiceProcess({ ...settings, TRELLIS_DATA_DIR: folder })),
  );
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Creates tags or users, and returns a function that returns another one with each call. */
async function newEntities(prefix: string, aspect: string, value: object): Promise<() => string> {
  const name = unique('lin');
  const urns = Array.from({ length: WRITERS * CALLS_PER_WRITER }, (_, index) => `${prefix}${name}_${index}`);
  const { status } = await catalog.ingestBatch(urns.map((urn) => proposal(urn, aspect, value)));
  expect(status).toBe(200);
  return () => urns.pop()!;
}

function newTargets(): Target[] {
  const name = unique('lin');
  return Array.from({ length: ENTITIES }, (_, index) => {
    const urn = datasetUrn(`${name}.table_${index}`);
    const clients = services.map(({ url }) => entityClient(url, urn));
    return { urn, clients, history: new Recorder<EntityCall>() };
  });
}

/** Returns a description of what does not fit; undefined if the history is linearizable. */
function problemOf({ urn, history }: Target): string | undefined {
  const violation = findViolation(entityModel, withCreatedVersions(history.calls));
  if (violation === undefined) return undefined;
  const { accepted, next, state } = violation;
  const lines = [
    `${urn}: only ${accepted.length} of ${history.calls.length} calls have an order, the last ones:`,
    ...accepted.slice(-SHOWN).map((call) => JSON.stringify(call)),
    `then the state is ${JSON.stringify({ ...state, aspects: [...state.aspects] }, ['exists', 'aspects', 'version', 'value'])}`,
    'and none of these can follow:',
    ...next.map((call) => JSON.stringify(call)),
  ];
  return lines.join('\n');
}

it('concurrent writes and reads through two services are linearizable', async () => {
  const newTag = await newEntities('urn:li:tag:', 'tagProperties', { name: 'tag' });
  const newOwner = await newEntities('urn:li:corpuser:', 'corpUserInfo', { active: true });
  const targets = newTargets();
  let texts = 0;
  const newText = (): string => `text ${(texts += 1)}`;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, index) => {
      const writer: Writer = { random: Random.of(SEED, 'writer', index), targets, newText, newTag, newOwner };
      for (let call = 0; call < CALLS_PER_WRITER; call += 1) await writeRandomly(writer);
    }),
  );
  for (const { history, clients } of targets) {
    for (const aspect of ASPECTS)
      await Promise.all(clients.map((client) => history.record(() => client.history(aspect))));
  }
  const problems = targets.flatMap((target) => problemOf(target) ?? []);
  if (problems.length > 0) throw new Error(`TEST_SEED=${SEED}\n${problems.join('\n\n')}`);
  for (const { urn } of targets) await expectConsistent(graph, urn);
}, 240_000);
