/** A model of a few entity types, enough to parse requests and present answers without loading `schemas/`. */
import { CatalogError } from '../../../src/core/errors.js';
import type { JsonObject } from '../../../src/core/json.js';
import { platformDelimiters } from '../../../src/model/platform-delimiters.js';
import type { AspectDefinition, EntityDefinition, MetadataModel } from '../../../src/model/types.js';
import { parseUrnSyntax, type Urn } from '../../../src/model/urn.js';

const ENTITIES: EntityDefinition[] = [
  entity('dataset', ['platform', 'name', 'origin'], ['ownership', 'status', 'datasetProfile']),
  entity('tag', ['name'], ['tagProperties', 'status']),
  entity('glossaryTerm', ['name'], ['glossaryTermInfo', 'ownership', 'status']),
];

const ASPECTS: AspectDefinition[] = [
  ...ENTITIES.map(({ name, keyAspect }) => ({
    ...aspect(keyAspect, `com.linkedin.metadata.key.${capital(name)}Key`),
    keyFor: name,
  })),
  aspect('ownership', 'com.linkedin.common.Ownership'),
  aspect('status', 'com.linkedin.common.Status'),
  aspect('tagProperties', 'com.linkedin.tag.TagProperties'),
  aspect('glossaryTermInfo', 'com.linkedin.glossary.GlossaryTermInfo'),
  { ...aspect('datasetProfile', 'com.linkedin.dataset.DatasetProfile'), kind: 'timeseries' },
];

const entities = new Map(ENTITIES.map((definition) => [definition.name, definition]));
const aspects = new Map(ASPECTS.map((definition) => [definition.name, definition]));

export const smallModel: MetadataModel = {
  platformsWithoutColumnEdges: new Set(),
  ...{ platforms: new Map(), delimiters: platformDelimiters(new Map()) },
  entities,
  aspects,
  getEntity: (name) => entities.get(name) ?? unknown('UNKNOWN_ENTITY', name),
  getAspect: (name) => aspects.get(name) ?? unknown('UNKNOWN_ASPECT', name),
  getAspectOf(type, name) {
    return this.getEntity(type).aspects.includes(name)
      ? this.getAspect(name)
      : unknown('UNKNOWN_ASPECT', name);
  },
  findAspectByRecord: (record) =>
    ASPECTS.find((known) => known.record === record.replace('.pegasus2avro.', '.')),
  findEntityBySnapshot: (record) => ENTITIES.find(({ name }) => snapshotRecord(name) === record),
  snapshotRecordOf: snapshotRecord,
  parseUrn(text, expectedType) {
    const urn = parseUrnSyntax(text);
    const { name } = this.getEntity(urn.entityType);
    return expectedType === undefined || expectedType === name ? urn : unknown('INVALID_URN', text);
  },
  knownPart: (_name, value) => value,
  readPayload: (_name, source) => {
    const text = typeof source === 'string' ? source : JSON.stringify(source);
    return { text, value: JSON.parse(text) as JsonObject };
  },
  keyPayload: (urn) => {
    const value = keyOf(urn);
    return { text: JSON.stringify(value), value };
  },
  schemaOf: (name) => ({
    $id: `cat:${name}`,
    type: 'object',
    properties: { shared: { $ref: '#/$defs/com.linkedin.common.Shared' } },
    $defs: { 'com.linkedin.common.Shared': { type: 'string' } },
  }),
  findField: () => undefined,
};

function entity(name: string, keys: string[], others: string[]): EntityDefinition {
  const keyAspect = `${name}Key`;
  const keyFields = keys.map((key) => ({ name: key }));
  return { name, label: capital(name), keyAspect, keyFields, aspects: [keyAspect, ...others] };
}

function aspect(name: string, record: string): AspectDefinition {
  const none = { searchable: [], relationships: [], columnLineage: [], references: [], timeseriesFields: [] };
  return { name, record, kind: 'versioned', ...none };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function snapshotRecord(type: string): string {
  return `com.linkedin.metadata.snapshot.${capital(type)}Snapshot`;
}

function keyOf(urn: Urn): JsonObject {
  const fields = entities.get(urn.entityType)?.keyFields ?? [];
  return Object.fromEntries(fields.map(({ name }, at) => [name, urn.parts[at] ?? '']));
}

function unknown(code: 'UNKNOWN_ENTITY' | 'UNKNOWN_ASPECT' | 'INVALID_URN', name: string): never {
  throw new CatalogError(code, `unknown: ${name}`);
}
