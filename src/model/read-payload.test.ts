import { join } from 'node:path';
import fc from 'fast-check';
import { CatalogError } from '../kernel/errors.js';
import type { JsonObject } from '../kernel/json.js';
import { indexSchemas } from './schema-index.js';
import { loadModel } from './load-model.js';
import { readSchemaFiles } from './read-schema-files.js';
import { describeCorpus, everyAspect } from '../../test/helpers/corpus.js';

const SHIPPED = join(import.meta.dirname, '..', '..', 'schemas');
const model = loadModel([SHIPPED]);
const files = readSchemaFiles([SHIPPED]);
const schemas = indexSchemas(files);
const schemaOf = new Map(
  files.aspects.map(({ content }) => [(content['x-aspect'] as JsonObject)['name'] as string, content]),
);

type Tree = Record<string, any>;
const read = (aspect: string, source: unknown) =>
  model.readPayload(aspect, typeof source === 'string' ? source : JSON.stringify(source));

function refusal(aspect: string, source: unknown): CatalogError {
  try {
    read(aspect, source);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  throw new Error(`${aspect} was accepted: ${JSON.stringify(source)}`);
}

/** A record somewhere in a payload, with its schema. */
interface RecordAt {
  readonly path: string;
  readonly value: Tree;
  readonly properties: Tree;
  readonly required: readonly string[];
}

function recordsIn(value: unknown, schema: JsonObject, path = ''): RecordAt[] {
  const shape: Tree = schemas.resolve(schema);
  if (Array.isArray(value))
    return value.flatMap((item, index) => recordsIn(item, shape['items'], `${path}/${index}`));
  if (value === null || typeof value !== 'object') return [];
  const named: Tree | undefined = shape['properties'] ?? shape['x-union'];
  const below = Object.entries(value).flatMap(([name, member]) =>
    recordsIn(member, named === undefined ? shape['additionalProperties'] : named[name], `${path}/${name}`),
  );
  if (shape['properties'] === undefined) return below;
  return [{ path, value, properties: shape['properties'], required: shape['required'] ?? [] }, ...below];
}

const aspects = everyAspectOrNone();

function everyAspectOrNone(): { aspectName: string; aspect: JsonObject }[] {
  try {
    return everyAspect() as never;
  } catch {
    return [];
  }
}

interface Target {
  readonly aspectName: string;
  readonly aspect: JsonObject;
  readonly record: RecordAt;
}

/** A record of some payload, in a copy of that payload that may be damaged. */
const target: fc.Arbitrary<Target> = fc.tuple(fc.nat(), fc.nat()).map(([line, at]) => {
  const { aspectName, aspect } = aspects[line % aspects.length]!;
  const copy = structuredClone(aspect);
  const records = recordsIn(copy, schemaOf.get(aspectName)!);
  return { aspectName, aspect: copy, record: records[at % records.length]! };
});

describeCorpus('every aspect of the model', () => {
  const check = (damage: (target: Target, pick: number) => [path: string, rule: string] | undefined) => {
    let damaged = 0;
    fc.assert(
      fc.property(target, fc.nat(), (place, pick) => {
        const expected = damage(place, pick);
        if (expected === undefined) return;
        damaged += 1;
        const { code, details } = refusal(place.aspectName, place.aspect);
        expect([code, details.path]).toEqual(['INVALID_ASPECT', expected[0]]);
        expect(details.rule).toContain(expected[1]);
      }),
      { numRuns: 600 },
    );
    expect(damaged).toBeGreaterThan(30);
  };
  const pickOf = <T>(list: readonly T[], pick: number): T | undefined =>
    list[pick % Math.max(list.length, 1)];

  it('without a required member is refused at that member', () => {
    check(({ record }, pick) => {
      const name = pickOf(record.required, pick);
      if (name === undefined) return undefined;
      Reflect.deleteProperty(record.value, name);
      return [`${record.path}/${name}`, 'required'];
    });
  });

  it('with a member that is unknown is refused at that member', () => {
    check(({ record }, pick) => {
      const name = pickOf(['nope', 'Nope_1', 'hasOwnProperty', 'toString', 'ünknown'], pick)!;
      record.value[name] = pick;
      return [`${record.path}/${name}`, 'known fields only'];
    });
  });

  it('with a member of another type is refused at that member', () => {
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

  it('with a symbol that there is not is refused there', () => {
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

  it('is stored as the text that came, white space around it aside', () => {
    for (const { aspectName, aspect } of aspects) {
      const text = JSON.stringify(aspect, null, 2);
      expect(read(aspectName, `\n ${text}\n`)).toEqual({ text, value: aspect });
    }
  });

  it('comes to the same stored form from the serialization of files, from wrapped optionals and from null members', () => {
    for (const { aspectName, aspect } of aspects) {
      const avro = toAvro(aspect, schemaOf.get(aspectName)!, true) as JsonObject;
      expect([aspectName, read(aspectName, avro).value]).toEqual([aspectName, aspect]);
    }
  });
});

/** The payload as Avro's own JSON has it: long names in unions, optional values wrapped in their type's name, null for none. */
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

describe('a payload', () => {
  const stamp = (time: string) => `{"created":{"time":${time},"actor":"urn:li:corpuser:a"}}`;

  it('keeps the digits of its numbers also where it has to be rewritten', () => {
    const text =
      '{"timestampMillis":1,"rowCount":null,"sizeInBytes":9223372036854775807,"fieldProfiles":[{"fieldPath":"a","uniqueProportion":123456789012.123456789012}]}';
    expect(read('datasetProfile', text).text).toBe(text.replace('"rowCount":null,', ''));
  });

  it('may have maps with any key, __proto__ and the names of unions included', () => {
    const keys = [
      '__proto__',
      'constructor',
      'com.linkedin.pegasus2avro.x',
      'fieldDiscriminator',
      '__type',
      'string',
      '',
    ];
    for (const rewritten of [',"description":null', ',"description":"1234567890123456789"', '']) {
      for (const key of keys) {
        const text = `{"customProperties":{${JSON.stringify(key)}:"x"}${rewritten}}`;
        const stored = read('datasetProperties', text).text;
        expect(stored).toBe(text.replace(',"description":null', ''));
      }
    }
    expect(refusal('datasetProperties', '{"__proto__":{"description":"x"}}').details.path).toBe('/__proto__');
  });

  it('takes an object for a wrapped value only when it is named as Avro names it', () => {
    expect(read('datasetProperties', { description: { string: 'x' } }).value).toEqual({ description: 'x' });
    for (const name of ['x', 'String', 'text', 'map', 'a.b'])
      expect(refusal('datasetProperties', { description: { [name]: 'x' } }).details.path).toBe(
        '/description',
      );
    const created = { time: 1, actor: 'urn:li:corpuser:a' };
    for (const name of ['com.linkedin.pegasus2avro.common.TimeStamp', 'com.linkedin.common.TimeStamp'])
      expect(read('datasetProperties', { created: { [name]: created } }).value).toEqual({ created });
    for (const name of ['com.linkedin.common.Owner', 'TimeStamp', 'x'])
      expect(refusal('datasetProperties', { created: { [name]: created } }).code).toBe('INVALID_ASPECT');
    expect(read('status', { 'com.linkedin.pegasus2avro.common.Status': { removed: true } }).value).toEqual({
      removed: true,
    });
  });

  it('keeps half a surrogate pair as its escape, for no encoding has it as a character', () => {
    expect(read('datasetProperties', '{"description":"a\ud83d b\ude00 😀"}').text).toBe(
      '{"description":"a\\ud83d b\\ude00 😀"}',
    );
  });

  it.each([
    ['-2147483648', true],
    ['2147483647', true],
    ['2147483648', false],
    ['-2147483649', false],
    ['1.0', true],
    ['1.5', false],
    ['"1"', false],
  ])('has int %s: %s', (number, isValid) => {
    const text = `{"timestampMillis":1,"partitionSpec":{"partition":"p"},"eventGranularity":{"unit":"DAY","multiple":${number}}}`;
    if (isValid) expect(read('datasetProfile', text).text).toBe(text);
    else expect(refusal('datasetProfile', text).details.path).toBe('/eventGranularity/multiple');
  });

  it.each([
    ['9223372036854775807', true],
    ['-9223372036854775808', true],
    ['0', true],
    ['9223372036854780000', false],
    ['1e300', false],
    ['1e400', false],
    ['0.5', false],
    ['true', false],
  ])('has long %s: %s', (number, isValid) => {
    if (isValid) expect(read('datasetProperties', stamp(number)).text).toBe(stamp(number));
    else expect(refusal('datasetProperties', stamp(number)).details.path).toBe('/created/time');
  });

  it.each([
    ['arrays', '{"customProperties":{"a":', '[', ']', '}}'],
    ['records', '{"created":', '{"com.linkedin.common.TimeStamp":', '}', '}'],
    ['unions', '{"created":', '{"a":', '}', '}'],
  ])('of a hundred thousand nested %s is refused', (_name, head, open, close, tail) => {
    const depth = 100_000;
    for (const core of ['1', '12345678901234567890']) {
      const { code } = refusal(
        'datasetProperties',
        `${head}${open.repeat(depth)}${core}${close.repeat(depth)}${tail}`,
      );
      expect(code).toBe('INVALID_ASPECT');
    }
  });

  it.each([
    '',
    ' ',
    'null',
    '1',
    '"x"',
    '[]',
    '{',
    '{}x',
    '{"a":01}',
    '\ufeff{}',
    '{"removed":NaN}',
    "{'removed':true}",
  ])('%j is refused', (text) => {
    expect(refusal('status', text).code).toBe('INVALID_ASPECT');
  });

  it('names unions and their members in what it refuses', () => {
    const schema = (platformSchema: object) => ({
      schemaName: 'x',
      platform: 'urn:li:dataPlatform:a',
      version: 0,
      hash: '',
      fields: [],
      platformSchema,
    });
    const other = 'com.linkedin.schema.OtherSchema';
    const two = { [other]: { rawSchema: '' }, 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } };
    for (const wrong of [{}, two, { Nope: {} }])
      expect(refusal('schemaMetadata', schema(wrong)).details).toMatchObject({
        path: '/platformSchema',
        rule: expect.stringContaining(other),
      });
    const deeper = refusal('schemaMetadata', schema({ [other]: { rawSchema: 1 } }));
    expect(deeper.details.path).toBe(`/platformSchema/${other}/rawSchema`);
    const typed = read('schemaMetadata', schema({ __type: 'OtherSchema', rawSchema: 'x' })).value;
    expect(typed['platformSchema']).toEqual({ [other]: { rawSchema: 'x' } });
  });
});
