/** Writes the output of connectors, proposals and snapshots, once unchanged, and reads it through both REST forms and OpenAPI v3. */
import { withMatchingDomains } from '../../src/catalog/domains/domain-associations.js';
import { withOwnerTypes } from '../../src/catalog/ownership/ownership-types.js';
import type { JsonObject } from '../../src/core/json.js';
import { loadModel } from '../../src/model/load-model.js';
import { openapiV3, type V3 } from './api/openapi-v3.js';
import { proposal, startCatalog, type TestCatalog } from './catalog.js';
import { fileName, readConnectorFile, type CorpusRecord } from './corpus.js';

const model = loadModel(['schemas']);

/** Represents a value that depends on the previous value. */
const PATCHED = Symbol('patched');

/** Optional members that some files wrap in the name of their type. In other members such a name is that of a union member. */
const WRAPPED = new Set(['description', 'displayName', 'fullName', 'inputs', 'title']);
const TYPE_NAMES = new Set(['string', 'array']);

/**
 * Normalises a value for comparison: shortens long record names, and removes null members, Avro's wrappers of present values and redundant
 * discriminators. Everything else must be returned as it was sent.
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
      normal(WRAPPED.has(key) ? unwrapped(member) : member),
    ]),
  );
}

function unwrapped(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const [only, ...others] = Object.entries(value);
  return only !== undefined && others.length === 0 && TYPE_NAMES.has(only[0]) ? only[1] : value;
}

function wire({ entityUrn = '', aspectName = '', ...record }: CorpusRecord): object {
  const { aspect, systemMetadata, changeType = 'UPSERT' } = record;
  const contentType = changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return proposal(entityUrn, aspectName, aspect?.value ?? aspect?.json, {
    changeType,
    contentType,
    ...(systemMetadata !== undefined && { systemMetadata }),
  });
}

/** Unions by aspect whose text member is unnamed in some files. */
const UNIONS: Readonly<Record<string, string>> = { dataJobInfo: 'type', chartInfo: 'inputs' };

/** Returns the value as it is stored, with the members that follow from the others. */
function stored(aspectName: string, value: unknown): unknown {
  if (aspectName === 'ownership') return withOwnerTypes(value as JsonObject);
  if (aspectName === 'domains') return withMatchingDomains(value as JsonObject, undefined);
  // No file has two versions of one version set.
  if (aspectName === 'versionProperties') return { ...(value as object), isLatest: true };
  const member = UNIONS[aspectName];
  const object = value as Record<string, unknown>;
  if (member === undefined || object[member] === undefined) return value;
  const named = (one: unknown): unknown => (typeof one === 'string' ? { string: one } : one);
  const union = object[member];
  return { ...object, [member]: Array.isArray(union) ? union.map(named) : named(union) };
}

/** Returns the aspects that a record writes, with their values. */
function writtenBy(record: CorpusRecord): { urn: string; aspects: [name: string, value: unknown][] } {
  if (record.proposedSnapshot !== undefined) {
    const [snapshot] = Object.values(normal(record.proposedSnapshot) as typeof record.proposedSnapshot);
    const { urn = '', aspects = [] } = snapshot ?? {};
    const named = aspects.flatMap((aspect) => Object.entries(aspect));
    return {
      urn,
      aspects: named.map(([recordName, value]) => {
        const name = model.findAspectByRecord(recordName)?.name ?? recordName;
        return [name, stored(name, value)];
      }),
    };
  }
  const { entityUrn = '', aspectName = '', aspect, changeType } = record;
  const sent = aspect?.value === undefined ? aspect?.json : JSON.parse(aspect.value);
  return {
    urn: entityUrn,
    aspects: [[aspectName, changeType === 'PATCH' ? PATCHED : stored(aspectName, normal(sent))]],
  };
}

export interface Minimum {
  /** Number of compared values of aspects. */
  readonly values: number;
  /** Number of compared values in snapshots. */
  readonly snapshotValues: number;
}

/** Defines the tests, within a `describe`. @param minimum protects against an empty comparison */
export function itReturnsConnectorOutput(files: readonly string[], minimum: Minimum): void {
  /** The last value of each versioned aspect, by URN. */
  const expected = new Map<string, Map<string, unknown>>();
  /** URNs of snapshots, with the names by which they can be read as snapshots. */
  const snapshots = new Map<string, string>();
  let catalog: TestCatalog;
  let v3: V3;

  function expectLater(record: CorpusRecord): void {
    const { urn, aspects } = writtenBy(record);
    const known = expected.get(urn) ?? new Map<string, unknown>();
    expected.set(urn, known);
    for (const [name, value] of aspects)
      if (model.aspects.get(name)?.kind !== 'timeseries') known.set(name, value);
    const [snapshotName] = Object.keys(record.proposedSnapshot ?? {});
    if (snapshotName !== undefined)
      snapshots.set(urn, snapshotName.replace('com.linkedin.pegasus2avro.', 'com.linkedin.'));
  }

  beforeAll(async () => {
    catalog = await startCatalog();
    v3 = openapiV3(catalog);
    for (const file of files) {
      const records = readConnectorFile(file);
      const whole = records.filter(({ proposedSnapshot }) => proposedSnapshot !== undefined);
      const proposals = records.filter(({ entityUrn }) => entityUrn !== undefined);
      for (const { proposedSnapshot, systemMetadata } of whole) {
        const body = { entity: { value: proposedSnapshot }, systemMetadata };
        const answer = await catalog.post('/entities?action=ingest', body);
        expect([fileName(file), answer.status === 200 ? 200 : answer.text]).toEqual([fileName(file), 200]);
      }
      const answer = await catalog.ingestBatch(proposals.map(wire));
      expect([fileName(file), answer.status === 200 ? 200 : answer.text]).toEqual([fileName(file), 200]);
      for (const record of [...whole, ...proposals]) expectLater(record);
    }
  }, 300_000);
  afterAll(() => catalog.stop());

  it('is returned unchanged by REST and OpenAPI v3', async () => {
    let compared = 0;
    for (const [urn, values] of expected) {
      const [classic, plain] = [(await catalog.entity(urn)).json, (await v3.on('GET', urn)).json];
      for (const [name, value] of values) {
        compared += 1;
        const read = [classic.aspects[name]?.value, plain[name]?.value];
        if (value === PATCHED) expect({ urn, name, read: read[1] }).toEqual({ urn, name, read: read[0] });
        else expect({ urn, name, read }).toEqual({ urn, name, read: [value, value] });
      }
    }
    expect(compared).toBeGreaterThanOrEqual(minimum.values);
  }, 300_000);

  it('is returned as snapshots if it was written as snapshots', async () => {
    let compared = 0;
    for (const [urn, snapshotName] of snapshots) {
      const { json } = await catalog.get(`/entities/${encodeURIComponent(urn)}`);
      const read = Object.assign({}, ...json.value[snapshotName].aspects);
      for (const [name, value] of expected.get(urn)!) {
        if (value === PATCHED) continue;
        compared += 1;
        const { record } = model.getAspect(name);
        expect({ urn, record, value: read[record] }).toEqual({ urn, record, value });
      }
    }
    expect(compared).toBeGreaterThanOrEqual(minimum.snapshotValues);
  }, 300_000);
}
