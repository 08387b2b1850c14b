/**
 * Tests that hold for every payload: an invalid member is refused with its path, an unknown one is kept or refused, and all forms of a
 * payload are stored the same.
 */
import { join } from 'node:path';
import fc from 'fast-check';
import { CatalogError } from '../../../src/core/errors.js';
import type { JsonObject } from '../../../src/core/json.js';
import { loadModel } from '../../../src/model/load-model.js';
import { readSchemaFiles } from '../../../src/model/read-schema-files.js';
import { indexSchemas } from '../../../src/model/schema-index.js';

const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'schemas');
const model = loadModel([SHIPPED]);
const strictModel = loadModel([SHIPPED], { unknownFields: 'refuse' });
const files = readSchemaFiles([SHIPPED]);
const schemas = indexSchemas(files);
const schemaOf = new Map(
  files.aspects.map(({ content }) => [(content['x-aspect'] as JsonObject)['name'] as string, content]),
);

type Tree = Record<string, any>;
export const readPayload = (aspect: string, source: unknown) =>
  model.readPayload(aspect, typeof source === 'string' ? source : JSON.stringify(source));

/** Does the same where unknown fields are refused. */
export const readStrictly = (aspect: string, source: unknown) =>
  strictModel.readPayload(aspect, typeof source === 'string' ? source : JSON.stringify(source));

/** @param read default: unknown fields are kept */
export function payloadRefusal(aspect: string, source: unknown, read = readPayload): CatalogError {
  try {
    read(aspect, source);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  throw new Error(`${aspect} was accepted: ${JSON.stringify(source)}`);
}

/** A record within a payload, with its schema. */
interface RecordAt {
  readonly path: string;
  /** As reports of unknown fields name it, e.g. `.fields[3]`. */
  readonly place: string;
  readonly value: Tree;
  readonly properties: Tree;
  readonly required: readonly string[];
}

function recordsIn(value: unknown, schema: JsonObject, at = { path: '', place: '' }): RecordAt[] {
  const { path, place } = at;
  const shape: Tree = schemas.resolve(schema);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      recordsIn(item, shape['items'], { path: `${path}/${index}`, place: `${place}[${index}]` }),
    );
  if (value === null || typeof value !== 'object') return [];
  const named: Tree | undefined = shape['properties'] ?? shape['x-union'];
  const below = Object.entries(value).flatMap(([name, member]) =>
    recordsIn(member, named === undefined ? shape['additionalProperties'] : named[name], {
      path: `${path}/${name}`,
      place: place + placeOf(name),
    }),
  );
  if (shape['properties'] === undefined) return below;
  const record = { path, place, value, properties: shape['properties'], required: shape['required'] ?? [] };
  return [record, ...below];
}

function placeOf(name: string): string {
  return /^[A-Za-z_][\w-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

export interface Payload {
  readonly aspectName: string;
  readonly aspect: JsonObject;
}

interface Target extends Payload {
  readonly record: RecordAt;
}

/** Picks a payload and one of its records. The payload is a copy, so a test may damage it. */
function targetIn(payloads: readonly Payload[]): fc.Arbitrary<Target> {
  return fc.tuple(fc.nat(), fc.nat()).map(([line, at]) => {
    const { aspectName, aspect } = payloads[line % payloads.length]!;
    const copy = structuredClone(aspect);
    const records = recordsIn(copy, schemaOf.get(aspectName)!);
    return { aspectName, aspect: copy, record: records[at % records.length]! };
  });
}

/** Defines the tests within the caller's `describe`. */
export function itReadsPayloads(payloads: readonly Payload[]): void {
  const target = targetIn(payloads);
  const check = (damage: (target: Target, pick: number) => [path: string, rule: string] | undefined) => {
    let damaged = 0;
    fc.assert(
      fc.property(target, fc.nat(), (place, pick) => {
        const expected = damage(place, pick);
        if (expected === undefined) return;
        damaged += 1;
        const { code, details } = payloadRefusal(place.aspectName, place.aspect);
        expect([code, details.path]).toEqual(['INVALID_ASPECT', expected[0]]);
        expect(details.rule).toContain(expected[1]);
      }),
      { numRuns: 600 },
    );
    expect(damaged).toBeGreaterThan(30);
  };
  const pickOf = <T>(list: readonly T[], pick: number): T | undefined =>
    list[pick % Math.max(list.length, 1)];

  it('is refused without a required member, with the path of the member', () => {
    check(({ record }, pick) => {
      const name = pickOf(record.required, pick);
      if (name === undefined) return undefined;
      Reflect.deleteProperty(record.value, name);
      return [`${record.path}/${name}`, 'required'];
    });
  });

  it('keeps unknown members of its records and reports exactly these, or is refused with them in a strict model', () => {
    const names = ['nope', 'Nope_1', 'hasOwnProperty', 'toString', '__proto__', 'any thing'];
    const insertion = fc.tuple(fc.nat(), fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }));
    const insertions = fc.array(insertion, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(target, insertions, ({ aspectName, aspect }, inserted) => {
        const records = recordsIn(aspect, schemaOf.get(aspectName)!);
        const places = inserted.map(([at, name, value]) => {
          const record = pickOf(records, at)!;
          Object.defineProperty(record.value, name, {
            ...{ value, enumerable: true, configurable: true, writable: true },
          });
          return aspectName + record.place + placeOf(name);
        });
        const text = JSON.stringify(aspect);
        const { unknownFields = [], ...read } = readPayload(aspectName, text);
        expect(read).toEqual({ text, value: JSON.parse(text) as unknown });
        expect(unknownFields.map(({ place }) => place).sort()).toEqual([...new Set(places)].sort());
        const { code, details } = payloadRefusal(aspectName, text, readStrictly);
        expect([code, details.rule]).toEqual(['INVALID_ASPECT', 'known fields only']);
      }),
      { numRuns: 600 },
    );
  });

  it('is refused with a member of a wrong type, with the path of the member', () => {
    check(({ record }, pick) => {
      const scalars = Object.keys(record.value).filter((name) =>
        ['string', 'integer', 'number', 'boolean'].includes(
          schemas.resolve(record.properties[name])['type'] as string,
        ),
      );
      const name = pickOf(scalars, pick);
      if (name === undefined) return undefined;
      const { type } = schemas.resolve(record.properties[name]);
      record.value[name] = pickOf<unknown>(
        [type === 'string' ? 7 : 'seven', ['x'], { a: 'x' }, { 'a.B': 'x' }],
        pick,
      );
      return [`${record.path}/${name}`, 'type'];
    });
  });

  it('is refused with an unknown enum symbol, with the path of the member', () => {
    check(({ record }, pick) => {
      const enums = Object.keys(record.value).filter(
        (name) => 'enum' in schemas.resolve(record.properties[name]),
      );
      const name = pickOf(enums, pick);
      if (name === undefined) return undefined;
      record.value[name] = 'NO_SUCH_SYMBOL';
      return [`${record.path}/${name}`, 'one of'];
    });
  });

  it('is stored as the text that was sent, without surrounding white space', () => {
    for (const { aspectName, aspect } of payloads) {
      const text = JSON.stringify(aspect, null, 2);
      expect(readPayload(aspectName, `\n ${text}\n`)).toEqual({ text, value: aspect });
    }
  });

  it('is stored the same if it comes in Avro JSON, with long names in unions, wrapped optional values and null members', () => {
    for (const { aspectName, aspect } of payloads) {
      const avro = toAvro(aspect, schemaOf.get(aspectName)!, true) as JsonObject;
      expect([aspectName, readPayload(aspectName, avro).value]).toEqual([aspectName, aspect]);
    }
  });
}

/** Converts a payload to Avro JSON: long names in unions, optional values wrapped in their type's name, null for absent values. */
function toAvro(value: unknown, schema: JsonObject, isRequired: boolean): unknown {
  const shape: Tree = schemas.resolve(schema);
  const inner = toAvroValue(value, shape);
  if (isRequired || 'x-union' in shape) return inner;
  const reference = schema['$ref'] as string | undefined;
  const long = reference
    ?.replace('trellis:types/com.linkedin.', 'com.linkedin.pegasus2avro.')
    .replace('#/$defs/', '.');
  if (long !== undefined) return { [long]: inner };
  if (shape['type'] === 'array') return { array: inner };
  if (shape['type'] === 'object') return inner;
  const scalars: Tree = {
    integer: shape['x-type'],
    number: shape['x-type'],
    string: shape['x-type'] ?? 'string',
  };
  return 'enum' in shape ? inner : { [scalars[shape['type']] ?? 'boolean']: inner };
}

function toAvroValue(value: unknown, shape: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => toAvro(item, shape['items'], true));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if (shape['x-union'] !== undefined)
    return Object.fromEntries(
      entries.map(([name, member]) => [
        name.replace(/^com\.linkedin\.(?!pegasus2avro)/, 'com.linkedin.pegasus2avro.'),
        toAvro(member, shape['x-union'][name], true),
      ]),
    );
  if (shape['properties'] === undefined)
    return Object.fromEntries(
      entries.map(([name, member]) => [name, toAvro(member, shape['additionalProperties'], true)]),
    );
  const required: string[] = shape['required'] ?? [];
  const isOptional = (name: string) =>
    !required.includes(name) && shape['properties'][name].default === undefined;
  const absent = Object.keys(shape['properties']).filter((name) => !(name in value) && isOptional(name));
  return Object.fromEntries([
    ...entries.map(([name, member]) => [name, toAvro(member, shape['properties'][name], !isOptional(name))]),
    ...absent.map((name) => [name, null]),
  ]);
}
