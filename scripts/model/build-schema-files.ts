/** Builds all files of `schemas/` from the facts, as a pure function. */
import type { AnnotationFacts, AspectFacts, EntityFacts, ModelFacts } from './facts.js';
import {
  schemaOfDefinition,
  schemaOfRecord,
  splitName,
  type Schema,
  type UrnClasses,
} from './schema-of-type.js';

export interface HandWritten {
  /** Descriptions by `entity:<name>` or `aspect:<name>`. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Entity types by search group. */
  readonly searchGroups: Readonly<Record<string, readonly string[]>>;
  /** Corrections of `aspect:<name>` and `type:<full name>`, merged at all depths; null removes a member. */
  readonly overrides: Readonly<Record<string, Schema>>;
}

/** @returns file contents by path below `schemas/`. */
export function buildSchemaFiles(facts: ModelFacts, handWritten: HandWritten): Map<string, Schema> {
  const files = new Map<string, Schema>();
  const ownRecords = recordsOfOneAspect(facts);
  for (const entity of facts.entities) {
    files.set(`entities/${entity.name}.json`, entityFile(entity, facts, handWritten));
  }
  for (const aspect of facts.aspects) {
    files.set(
      `aspects/${aspect.name}.json`,
      aspectFile(aspect, { facts, handWritten, inline: ownRecords.has(aspect.recordName) }),
    );
  }
  for (const [namespace, $defs] of namespaces(facts, { ownRecords, handWritten })) {
    files.set(`types/${namespace}.json`, { $id: `trellis:types/${namespace}`, $defs });
  }
  return files;
}

function entityFile(entity: EntityFacts, facts: ModelFacts, handWritten: HandWritten): Schema {
  const description = handWritten.descriptions[`entity:${entity.name}`];
  const group = Object.entries(handWritten.searchGroups).find(([, types]) =>
    types.includes(entity.name),
  )?.[0];
  const snapshot = facts.snapshots[entity.name]?.record;
  return {
    name: entity.name,
    ...(description !== undefined && { description }),
    keyAspect: entity.keyAspect,
    keyFields: entity.keyFields.map((field) => {
      const symbols = facts.types[field.type]?.symbols;
      return {
        name: field.name,
        ...(symbols !== undefined && { symbols }),
        ...(field.urnClass !== undefined && { urnOf: field.entityTypes ?? [] }),
        ...(field.optional === true && { optional: true }),
      };
    }),
    aspects: entity.aspects,
    ...(entity.category !== null && { category: entity.category }),
    ...(group !== undefined && { searchGroup: group }),
    ...(snapshot !== undefined && { snapshot }),
  };
}

interface AspectContext {
  readonly facts: ModelFacts;
  readonly handWritten: HandWritten;
  /** Only this aspect uses the record, so the file of the aspect contains it. */
  readonly inline: boolean;
}

function aspectFile(aspect: AspectFacts, { facts, handWritten, inline }: AspectContext): Schema {
  const { namespace, local } = splitName(aspect.recordName);
  const description = handWritten.descriptions[`aspect:${aspect.name}`];
  const shape = inline
    ? schemaOfRecord(facts.types[aspect.recordName]?.fields ?? [], urnClasses(facts))
    : { $ref: `trellis:types/${namespace}#/$defs/${local}` };
  const file: Schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `trellis:aspects/${aspect.name}`,
    ...(description !== undefined && { description }),
    'x-aspect': {
      name: aspect.name,
      record: aspect.recordName,
      kind: aspect.type,
      ...(aspect.keyForEntity !== undefined && { keyFor: aspect.keyForEntity }),
      ...(aspect.schemaVersion !== undefined && { schemaVersion: aspect.schemaVersion }),
    },
    ...shape,
    'x-searchable': byPath(
      aspect.annotations,
      ({ searchable }) => searchable && withoutNewerSettings(searchable),
    ),
    'x-relationship': byPath(aspect.annotations, ({ relationship }) => relationship),
    'x-timeseries-field': byPath(aspect.annotations, ({ timeseriesField }) => timeseriesField),
    'x-timeseries-collection': byPath(
      aspect.annotations,
      ({ timeseriesFieldCollection }) => timeseriesFieldCollection,
    ),
  };
  return withoutEmpty(override(file, handWritten.overrides[`aspect:${aspect.name}`] ?? {}));
}

function byPath(
  annotations: readonly AnnotationFacts[],
  pick: (facts: AnnotationFacts) => object | undefined,
): Schema {
  const picked = annotations.map((facts) => [facts.path, pick(facts)] as const);
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined));
}

/** Settings of a second search engine, which Trellis does not have. */
function withoutNewerSettings({ v3, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}

function override(schema: Schema, { why, ...overrides }: Schema): Schema {
  const result = { ...schema };
  for (const [name, laidOver] of Object.entries(overrides)) {
    if (laidOver === null) Reflect.deleteProperty(result, name);
    else if (isMap(laidOver)) result[name] = override((result[name] ?? {}) as Schema, laidOver);
    else result[name] = laidOver;
  }
  return result;
}

function isMap(value: unknown): value is Schema {
  return typeof value === 'object' && !Array.isArray(value);
}

function withoutEmpty(file: Schema): Schema {
  const isEmpty = (name: string, value: unknown) =>
    name.startsWith('x-') && Object.keys(value as object).length === 0;
  return Object.fromEntries(Object.entries(file).filter(([name, value]) => !isEmpty(name, value)));
}

function urnClasses({ entities }: ModelFacts): UrnClasses {
  return new Map(entities.map(({ clientUrnClass, name }) => [clientUrnClass.toLowerCase(), name]));
}

function recordsOfOneAspect(facts: ModelFacts): Set<string> {
  const mentioned = new Set<string>();
  for (const type of Object.values(facts.types)) {
    if (type.envelopeOnly === true) continue;
    const mentions = [...(type.fields ?? []), ...(type.members ?? [])];
    for (const { type: text } of mentions)
      for (const name of text.match(/[a-z]\w*(?:\.\w+)+/g) ?? []) mentioned.add(name);
  }
  const records = facts.aspects.map(({ recordName }) => recordName);
  return new Set(
    records.filter((name) => !mentioned.has(name) && records.indexOf(name) === records.lastIndexOf(name)),
  );
}

function namespaces(
  facts: ModelFacts,
  { ownRecords, handWritten }: { ownRecords: ReadonlySet<string>; handWritten: HandWritten },
): Map<string, Schema> {
  const result = new Map<string, Schema>();
  const classes = urnClasses(facts);
  const put = (name: string, schema: Schema): void => {
    const { namespace, local } = splitName(name);
    result.set(namespace, {
      ...result.get(namespace),
      [local]: override(schema, handWritten.overrides[`type:${name}`] ?? {}),
    });
  };
  for (const [name, type] of Object.entries(facts.types)) {
    if (type.envelopeOnly !== true && !ownRecords.has(name)) put(name, schemaOfDefinition(type, classes));
  }
  for (const key of Object.keys(handWritten.overrides)) {
    const name = key.replace(/^type:/, '');
    if (key.startsWith('type:') && !(name in facts.types)) put(name, {});
  }
  return result;
}
