/** A read returns payload, version and audit stamp of one and the same write, which Neo4j does not guarantee for two properties. */
import fc from 'fast-check';
import { checksum } from '../../src/core/texts.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { endOfLog, VERSIONED } from '../helpers/event-log.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

const ENTITIES = 5;
const WRITES = 150;

it('a payload never comes with the system metadata of another write', async () => {
  const prefix = unique('torn');
  const urns = Array.from({ length: ENTITIES }, (_, index) => datasetUrn(`${prefix}_${index}`));
  const write = async (name: number) => {
    const { status } = await catalog.ingestBatch(
      urns.map((urn) => ({
        ...proposal(urn, 'datasetProperties', { name: String(name) }),
        systemMetadata: { runId: String(name) },
      })),
    );
    expect(status).toBe(200);
  };
  await write(1);
  let isWriting = true;
  const written = (async () => {
    for (let name = 2; name <= WRITES; name += 1) await write(name);
  })().finally(() => {
    isWriting = false;
  });
  const ids = `List(${urns.map((urn) => encodeURIComponent(urn)).join(',')})`;
  const read = async (more: string): Promise<void> => {
    while (isWriting) {
      const { status, json } = await catalog.get(`/entitiesV2?ids=${ids}${more}`);
      expect(status).toBe(200);
      for (const { aspects } of Object.values<any>(json.results)) {
        const { value, systemMetadata } = aspects.datasetProperties;
        expect(systemMetadata.runId).toBe(value.name);
      }
    }
  };
  await Promise.all([
    written,
    ...['', '', '&aspects=List(datasetProperties)', '&aspects=List(datasetProperties)'].map(read),
  ]);
}, 240_000);

describe('a payload that was changed manually in Neo4j', () => {
  const urn = datasetUrn(unique('by_hand'));
  const reads = () => catalog.takeStatements().filter(({ text }) => text.includes("'meta_'")).length;
  beforeAll(async () => {
    await catalog.ingest(urn, 'datasetProperties', { name: 'written' });
    await graph.rows('MATCH (entity:Entity {urn: $urn}) SET entity.aspect_datasetProperties = $text', {
      urn,
      text: '{"name":"by hand"}',
    });
  });

  it('is read a few more times and then returned as it is', async () => {
    catalog.takeStatements();
    const { status, json } = await catalog.entity(urn);
    expect([status, json.aspects.datasetProperties.value, reads()]).toEqual([200, { name: 'by hand' }, 6]);
  });

  it('is delivered as an event', async () => {
    const name = unique('event');
    const offset = await endOfLog((path) => catalog.get(path));
    await catalog.ingest(urn, 'datasetProperties', { name });
    await graph.rows('MATCH (entity:Entity {urn: $urn}) SET entity.aspect_datasetProperties = $text', {
      urn,
      text: '{"name":"by hand, too"}',
    });
    const path = `/openapi/v1/events/poll?topic=${VERSIONED}&pollTimeoutSeconds=30&limit=1&offsetId=`;
    const { json } = await catalog.get(path + offset);
    expect(json.events[0].value).toContain('by hand, too');
  });

  it('is normal again after the next write', async () => {
    await catalog.ingest(urn, 'datasetProperties', { name: 'written again' });
    catalog.takeStatements();
    const { json } = await catalog.entity(urn);
    expect([json.aspects.datasetProperties.value, reads()]).toEqual([{ name: 'written again' }, 1]);
  });
});

it('checksums differ exactly if the texts differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.nat(), (text, more, at) => {
      const place = at % (text.length + 1);
      const other = text.slice(0, place) + more + text.slice(place);
      expect(checksum(other) === checksum(text)).toBe(other === text);
    }),
  );
});
