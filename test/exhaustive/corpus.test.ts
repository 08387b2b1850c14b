import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import {
  connectorFiles,
  describeCorpus,
  everyAspect,
  fileName,
  readConnectorFile,
  type CorpusRecord,
} from '../helpers/corpus.js';

/** Values as they must read back, by URN and aspect name or record name. */
type Expected = Map<string, { urn: string; aspects: Map<string, unknown> }>;

/**
 * Long record names become short, null members count as absent, Avro's wrappers of present values and the discriminator
 * that names a member twice go: all else must come back as it was sent.
 */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(
    ([key, member]) => member !== null && key !== 'fieldDiscriminator',
  );
  return Object.fromEntries(
    entries.map(([key, member]) => [
      key.replace('com.linkedin.pegasus2avro.', 'com.linkedin.'),
      normal(member),
    ]),
  );
}

function expectAspect(expected: Expected, urn: string, name: string, value: unknown): void {
  const entity = expected.get(urn) ?? { urn, aspects: new Map<string, unknown>() };
  entity.aspects.set(name, value);
  expected.set(urn, entity);
}

describeCorpus('the corpus', () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  const wire = (record: CorpusRecord) => {
    const { aspect, systemMetadata, changeType = 'UPSERT' } = record;
    const contentType = changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
    const value = aspect?.value ?? aspect?.json;
    return proposal(record.entityUrn!, record.aspectName!, value, {
      changeType,
      contentType,
      ...(systemMetadata !== undefined && { systemMetadata }),
    });
  };

  async function compare(expected: Expected, timeseries: ReadonlySet<string>): Promise<number> {
    let compared = 0;
    for (const { urn, aspects } of expected.values()) {
      const { json } = await catalog.entity(urn);
      for (const [name, value] of aspects) {
        if (timeseries.has(name)) continue;
        const stored = json.aspects[name];
        if (value !== undefined) expect({ urn, name, value: stored?.value }).toEqual({ urn, name, value });
        compared += 1;
      }
    }
    return compared;
  }

  it('holds every aspect of the model with every union member: all accepted, all read back equal', async () => {
    const lines = everyAspect();
    const answer = await catalog.ingestBatch(
      lines.map((line) => proposal(line.entityUrn, line.aspectName, line.aspect)),
    );
    expect(answer.status === 200 ? 200 : answer.text).toBe(200);
    const expected: Expected = new Map();
    const timeseries = new Set<string>();
    for (const line of lines) {
      const isPoint = (line.aspect as { timestampMillis?: number }).timestampMillis !== undefined;
      if (isPoint && (await catalog.aspect(line.entityUrn, line.aspectName)).status === 400)
        timeseries.add(line.aspectName);
      expectAspect(expected, line.entityUrn, line.aspectName, line.aspect);
    }
    expect(timeseries.size).toBe(11);
    expect(await compare(expected, timeseries)).toBeGreaterThan(780);
    for (const line of lines.filter(({ aspectName }) => timeseries.has(aspectName))) {
      const points = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
        urn: line.entityUrn,
        entity: line.entityType,
        aspect: line.aspectName,
      });
      const values = points.json.value.values.map((point: any) => JSON.parse(point.aspect.value));
      expect(values).toContainEqual(line.aspect);
    }
  }, 120_000);

  it('holds the output of real connectors: all accepted, all read back equal', async () => {
    const expected: Expected = new Map();
    const timeseries = new Set<string>();
    for (const file of connectorFiles()) {
      const records = readConnectorFile(file);
      for (const { proposedSnapshot, systemMetadata } of records) {
        if (proposedSnapshot === undefined) continue;
        const answer = await catalog.post('/entities?action=ingest', {
          entity: { value: proposedSnapshot },
          systemMetadata,
        });
        expect([fileName(file), answer.status === 200 ? 200 : answer.text]).toEqual([fileName(file), 200]);
      }
      const proposals = records.filter((record) => record.entityUrn !== undefined);
      const answer = await catalog.ingestBatch(proposals.map(wire));
      expect([fileName(file), answer.status === 200 ? 200 : answer.text]).toEqual([fileName(file), 200]);
      for (const record of proposals) {
        const text = record.aspect?.value;
        const value =
          record.changeType === 'PATCH'
            ? undefined
            : normal(text === undefined ? record.aspect?.json : JSON.parse(text));
        if ((value as { timestampMillis?: number } | undefined)?.timestampMillis !== undefined)
          timeseries.add(record.aspectName!);
        expectAspect(expected, record.entityUrn!, record.aspectName!, value);
      }
    }
    expect(await compare(expected, timeseries)).toBeGreaterThan(4_000);
  }, 300_000);

  it('holds snapshots, which read back in the legacy form', async () => {
    let compared = 0;
    for (const file of connectorFiles().slice(0, 60)) {
      const records = readConnectorFile(file).filter((record) => record.proposedSnapshot !== undefined);
      for (const record of records) {
        const answer = await catalog.post('/entities?action=ingest', {
          entity: { value: record.proposedSnapshot },
        });
        expect([fileName(file), answer.status === 200 ? 200 : answer.text]).toEqual([fileName(file), 200]);
        const [[snapshotName, snapshot]] = Object.entries(
          normal(record.proposedSnapshot) as NonNullable<CorpusRecord['proposedSnapshot']>,
        ) as any;
        const { json } = await catalog.get(`/entities/${encodeURIComponent(snapshot.urn)}`);
        const read = Object.assign({}, ...json.value[snapshotName].aspects);
        for (const aspect of snapshot.aspects) {
          const [[recordName, value]] = Object.entries(aspect) as any;
          expect({ urn: snapshot.urn, recordName, value: read[recordName] }).toEqual({
            urn: snapshot.urn,
            recordName,
            value,
          });
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  }, 120_000);
});
