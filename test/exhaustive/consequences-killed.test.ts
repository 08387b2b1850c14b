/**
 * The service is killed again and again between the commit of a deletion and what follows from it. After the last restart, nothing is left
 * over. A lock that the test holds keeps the consequences from running until the service is dead, so each kill is in that window.
 * `TEST_KILLS=5 npm run test:exhaustive -- consequences-killed` kills less often.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import neo4j, { type Driver } from 'neo4j-driver';
import { pathOf } from '../../src/catalog/files/stores/folder-store.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { datasetUrn, proposal, send } from '../helpers/catalog.js';
import { startTestServer } from '../helpers/neo4j-server.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';

const KILLS = Number(process.env['TEST_KILLS'] ?? 50);
const TIMEOUT = 120_000 + KILLS * 60_000;

const folder = temporaryFolder();
const files = join(folder, 'service', 'files');
let server: Awaited<ReturnType<typeof startTestServer>>;
let driver: Driver;
let service: ServiceRun;

const start = () =>
  startServiceProcess({
    ...{ NEO4J_URI: server.uri, NEO4J_USERNAME: server.username, NEO4J_PASSWORD: server.password },
    TRELLIS_DATA_DIR: join(folder, 'service'),
  });

beforeAll(async () => {
  server = await startTestServer(join(folder, 'neo4j'), new AbortController().signal);
  const access = neo4j.auth.basic(server.username, server.password);
  driver = neo4j.driver(server.uri, access, { disableLosslessIntegers: true });
  service = await start();
}, TIMEOUT);

afterAll(async () => {
  await service.stop();
  await driver.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

const post = (path: string, body: object) =>
  send(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function rows(
  text: string,
  parameters: Record<string, unknown> = {},
): Promise<Record<string, unknown>[]> {
  const { records } = await driver.executeQuery(text, parameters);
  return records.map((record) => record.toObject());
}

/** What one round deletes, and what follows from it. */
function named(round: number) {
  const id = `io.acme.killed_${round}`;
  return {
    id,
    property: `urn:li:structuredProperty:${id}`,
    table: datasetUrn(`killed.valued_${round}`),
    user: `urn:li:corpuser:killed_${round}`,
    asset: datasetUrn(`killed.documented_${round}`),
    fileId: `killed_${round}`,
    file: `urn:li:dataHubFile:killed_${round}`,
    object: pathOf(files, `product_assets/killed_${round}`),
  };
}
type Names = ReturnType<typeof named>;

async function store({ id, property, table, user, asset, file, fileId }: Names): Promise<void> {
  const actor = 'urn:li:corpuser:datahub';
  const proposals = [
    proposal(property, 'propertyDefinition', {
      ...{ qualifiedName: id, valueType: 'urn:li:dataType:datahub.string' },
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    }),
    proposal(table, 'structuredProperties', {
      properties: [{ propertyUrn: property, values: [{ string: 'a' }] }],
    }),
    proposal(user, 'corpUserInfo', { active: true }),
    proposal(asset, 'status', { removed: false }),
    proposal(file, 'dataHubFileInfo', {
      bucketStorageLocation: { storageBucket: '', storageKey: `product_assets/${fileId}` },
      ...{ originalFileName: 'a', mimeType: 'image/png', sizeInBytes: 1, scenario: 'ASSET_DOCUMENTATION' },
      ...{ referencedByAsset: asset, created: { time: 1, actor } },
    }),
  ];
  expect((await post('/aspects?action=ingestProposalBatch', { proposals })).status).toBe(200);
  const event = { actor: user, at: Date.now(), type: 'SearchEvent', visitor: user };
  await rows('CREATE (event:UsageEvent) SET event = $event', { event });
}

/** Returns what is left although it should be gone. */
async function leftOf({ property, table, user, file, object }: Names): Promise<string[]> {
  const text = `
    OPTIONAL MATCH (table:Entity {urn: $table}) WHERE table.aspect_structuredProperties CONTAINS $property
    OPTIONAL MATCH (event:UsageEvent {actor: $user})
    OPTIONAL MATCH (file:Entity {urn: $file}) WHERE NOT coalesce(file.removed, false)
    RETURN table.urn AS table, event.actor AS event, file.urn AS file`;
  const [left] = await rows(text, { property, table, user, file });
  const found = Object.values(left ?? {}).filter((value): value is string => value !== null);
  return [...found, ...(existsSync(object) ? [object] : [])];
}

/** Deletes the entities, and kills the service after the commits and before anything follows from them. */
async function deleteAndKill(names: Names): Promise<void> {
  const { property, table, user, asset, file } = names;
  const session = driver.session();
  const lock = session.beginTransaction();
  await lock.run('MATCH (node:Entity) WHERE node.urn IN $urns SET node.lockedAt = 1', {
    urns: [table, file],
  });
  await lock.run('MATCH (event:UsageEvent {actor: $user}) SET event.lockedAt = 1', { user });
  // Not with their references, because that would change the locked entities first.
  const keys = { [property]: 'structuredPropertyKey', [user]: 'corpUserKey', [asset]: 'datasetKey' };
  const urns = Object.keys(keys);
  const deletions = Object.entries(keys).map(([urn, key]) =>
    post('/aspects?action=ingestProposal', {
      proposal: proposal(urn, key, undefined, { changeType: 'DELETE' }),
    }).catch(() => undefined),
  );
  const committed = 'MATCH (due:Due) WHERE due.urn IN $urns RETURN count(DISTINCT due.urn) AS committed';
  while ((await rows(committed, { urns }))[0]?.['committed'] !== urns.length) await turn();
  await service.stop('SIGKILL');
  await Promise.all(deletions);
  await lock.rollback();
  await session.close();
}

it(
  'nothing is left over by deletions whose service was killed after their commit',
  async () => {
    const rounds = Array.from({ length: KILLS }, (_, round) => named(round));
    for (const names of rounds) {
      await store(names);
      mkdirSync(dirname(names.object), { recursive: true });
      writeFileSync(names.object, 'a');
      await deleteAndKill(names);
      expect(await leftOf(names)).toEqual([names.table, names.user, names.file, names.object]);
      service = await start();
    }
    for (const names of rounds) while ((await leftOf(names)).length > 0) await turn();
    expect((await Promise.all(rounds.map(leftOf))).flat()).toEqual([]);
    // Only what is to be looked at once more is still noted.
    const noted = 'MATCH (due:Due) WHERE due.attempts > 0 RETURN due.urn AS urn';
    expect(await rows(noted)).toEqual([]);
  },
  TIMEOUT,
);
