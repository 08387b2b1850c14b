import {
  itReadsPayloads,
  payloadRefusal as refusal,
  readPayload as read,
  readStrictly,
} from '../../test/helpers/unit/payloads.js';

const ACTOR = 'urn:li:corpuser:a';
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

/** Payloads with all kinds of values: texts, numbers, enums, lists, maps, nested records and unions. */
const SAMPLES = [
  { aspectName: 'status', aspect: { removed: true } },
  { aspectName: 'domains', aspect: { domains: ['urn:li:domain:a', 'urn:li:domain:b'] } },
  {
    aspectName: 'datasetProperties',
    aspect: {
      name: 'orders',
      description: 'ünïcode "quoted" \\ 😀',
      customProperties: { '': 'empty', 'a.b/c~d': 'x' },
      tags: ['one', 'two'],
      created: { time: 1, actor: ACTOR },
    },
  },
  {
    aspectName: 'ownership',
    aspect: {
      owners: [
        { owner: ACTOR, type: 'DATAOWNER', source: { type: 'MANUAL', url: 'https://example.com' } },
        { owner: 'urn:li:corpGroup:g', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:x' },
      ],
      lastModified: { time: 9_007_199_254_740_991, actor: ACTOR },
    },
  },
  {
    aspectName: 'schemaMetadata',
    aspect: {
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: 'create table a' } },
      fields: [
        {
          fieldPath: 'id',
          nullable: false,
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nativeDataType: 'int',
          recursive: false,
        },
        {
          fieldPath: 'list',
          nullable: true,
          type: { type: { 'com.linkedin.schema.ArrayType': { nestedType: ['string'] } } },
          nativeDataType: 'array',
          recursive: false,
        },
      ],
    },
  },
  {
    aspectName: 'upstreamLineage',
    aspect: {
      upstreams: [
        { auditStamp: { time: 0, actor: ACTOR }, dataset: TABLE, type: 'COPY', properties: { a: 'b' } },
      ],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [`urn:li:schemaField:(${TABLE},id)`],
          downstreamType: 'FIELD',
          downstreams: [`urn:li:schemaField:(${TABLE},list)`],
          confidenceScore: 0.5,
        },
      ],
    },
  },
  {
    aspectName: 'datasetProfile',
    aspect: {
      timestampMillis: 1,
      rowCount: 9_007_199_254_740_991,
      eventGranularity: { unit: 'DAY', multiple: 2 },
      partitionSpec: { type: 'FULL_TABLE', partition: 'FULL_TABLE_SNAPSHOT' },
      fieldProfiles: [{ fieldPath: 'id', uniqueProportion: 0.25, sampleValues: ['1'] }],
    },
  },
  {
    aspectName: 'assertionInfo',
    aspect: {
      type: 'VOLUME',
      entityUrn: TABLE,
      volumeAssertion: {
        entity: TABLE,
        type: 'ROW_COUNT_TOTAL',
        rowCountTotal: {
          operator: 'BETWEEN',
          parameters: {
            minValue: { value: '1', type: 'NUMBER' },
            maxValue: { value: '2', type: 'NUMBER' },
          },
        },
      },
    },
  },
];

describe('a payload of any kind', () => {
  itReadsPayloads(SAMPLES);
});

describe('a payload', () => {
  const stamp = (time: string) => `{"created":{"time":${time},"actor":"urn:li:corpuser:a"}}`;

  it('keeps the digits of its numbers even if it has to be rewritten', () => {
    const text =
      '{"timestampMillis":1,"rowCount":null,"sizeInBytes":9223372036854775807,"fieldProfiles":[{"fieldPath":"a","uniqueProportion":123456789012.123456789012}]}';
    expect(read('datasetProfile', text).text).toBe(text.replace('"rowCount":null,', ''));
  });

  it('may have maps with any keys, including __proto__ and names of union members', () => {
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
    const outside = '{"__proto__":{"description":"x"}}';
    expect(refusal('datasetProperties', outside, readStrictly).details.path).toBe('/__proto__');
  });

  it('may wrap optional values, but only in their type names of Avro', () => {
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

  it('may have a plain string in place of a union with a string member, and is stored with the member', () => {
    const job = (type: unknown) => ({ name: 'x', type });
    expect(read('dataJobInfo', job('SQL')).value).toEqual(job({ string: 'SQL' }));
    expect(read('dataJobInfo', job({ string: 'SQL' })).value).toEqual(job({ string: 'SQL' }));
    expect(refusal('dataJobInfo', job(1)).details.path).toBe('/type');
  });

  it('may have a plain string in place of a record with a text member, and is stored as the record', () => {
    const version = { versionTag: '3' };
    expect(read('mlModelProperties', { version: '3' }).value).toEqual({ version });
    expect(read('mlModelProperties', { version }).value).toEqual({ version });
    expect(read('mlModelProperties', { version: null }).value).toEqual({});
    expect(refusal('mlModelProperties', { version: 3 }).details.path).toBe('/version');
  });

  it('keeps a lone surrogate as its escape, because UTF-8 cannot encode it', () => {
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
  ])('may have the int %s: %s', (number, isValid) => {
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
  ])('may have the long %s: %s', (number, isValid) => {
    if (isValid) expect(read('datasetProperties', stamp(number)).text).toBe(stamp(number));
    else expect(refusal('datasetProperties', stamp(number)).details.path).toBe('/created/time');
  });

  it.each([
    ['arrays', '{"customProperties":{"a":', '[', ']', '}}'],
    ['records', '{"created":', '{"com.linkedin.common.TimeStamp":', '}', '}'],
    ['unions', '{"created":', '{"a":', '}', '}'],
  ])('with a hundred thousand nested %s is rejected', (...[, head, open, close, tail]) => {
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
  ])('%j is rejected', (text) => {
    expect(refusal('status', text).code).toBe('INVALID_ASPECT');
  });

  it('with an invalid union is rejected with the path and the members of the union', () => {
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
        rule: expect.stringContaining(other) as unknown,
      });
    const deeper = refusal('schemaMetadata', schema({ [other]: { rawSchema: 1 } }));
    expect(deeper.details.path).toBe(`/platformSchema/${other}/rawSchema`);
    const typed = read('schemaMetadata', schema({ __type: 'OtherSchema', rawSchema: 'x' })).value;
    expect(typed['platformSchema']).toEqual({ [other]: { rawSchema: 'x' } });
  });
});

describe('a URN whose type the model tells', () => {
  const MODEL = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,a,PROD)';
  const upstream = (dataset: string) => ({ upstreams: [{ dataset, type: 'COPY' }] });
  const run = (asserteeUrn: string) => ({
    timestampMillis: 1,
    runId: 'r',
    assertionUrn: 'urn:li:assertion:a',
    asserteeUrn,
    status: 'COMPLETE',
  });
  const freshness = (entity: string) => ({
    type: 'FRESHNESS',
    freshnessAssertion: { type: 'DATASET_CHANGE', entity, schedule: { type: 'SINCE_THE_LAST_CHECK' } },
  });

  it.each([
    ['upstreamLineage', upstream(MODEL), '/upstreams/0/dataset', 'dataset', 'mlModel'],
    ['globalTags', { tags: [{ tag: ACTOR }] }, '/tags/0/tag', 'tag', 'corpuser'],
    [
      'dataJobInputOutput',
      { inputDatasets: [TABLE, ACTOR], outputDatasets: [] },
      '/inputDatasets/1',
      'dataset',
      'corpuser',
    ],
    ['assertionRunEvent', run(MODEL), '/asserteeUrn', 'dataset or dataJob', 'mlModel'],
    ['assertionInfo', freshness(MODEL), '/freshnessAssertion/entity', 'dataset or dataJob', 'mlModel'],
  ])('in %s is refused, if it has another one', (aspect, payload, path, wanted, given) => {
    const { message, details } = refusal(aspect, payload);
    expect(message).toContain(`must be a URN of type ${wanted}, but its type is ${given}`);
    expect(details).toMatchObject({ path, rule: `URN of type ${wanted}` });
  });

  it('is kept, if it has that type or one of them', () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,a,PROD),b)';
    expect(read('upstreamLineage', upstream(TABLE)).value).toMatchObject(upstream(TABLE));
    for (const entity of [TABLE, job])
      expect(read('assertionInfo', freshness(entity)).value).toMatchObject(freshness(entity));
  });

  it('may be of any type where the model tells none', () => {
    expect(read('domains', { domains: [ACTOR] }).value).toEqual({ domains: [ACTOR] });
  });
});

describe('an unknown field', () => {
  const placesOf = (aspect: string, source: unknown) =>
    (read(aspect, source).unknownFields ?? []).map(({ place, field }) => [place, field]);

  it('is reported in items of arrays, values of maps and members of unions, and each part of it counts once', () => {
    const field = {
      ...{ fieldPath: 'a', nullable: false, nativeDataType: 'x', recursive: false },
      type: { type: { 'com.linkedin.schema.MapType': { newer: 1, keyType: 'string' } }, newer: { deep: {} } },
    };
    const schema = { schemaName: 's', platform: 'urn:li:dataPlatform:a', version: 0, hash: '' };
    const platformSchema = { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } };
    expect(placesOf('schemaMetadata', { ...schema, platformSchema, fields: [field] })).toEqual([
      [
        'schemaMetadata.fields[0].type.type["com.linkedin.schema.MapType"].newer',
        'schemaMetadata.fields[*].type.type["com.linkedin.schema.MapType"].newer',
      ],
      ['schemaMetadata.fields[0].type.newer', 'schemaMetadata.fields[*].type.newer'],
    ]);
  });

  it('stays beside known ones that are converted', () => {
    const sent = '{"description":null,"newer":{"string":null},"customProperties":{"a":"x"}}';
    expect(read('datasetProperties', sent).text).toBe(sent.replace('"description":null,', ''));
  });

  it.each([
    ['of a wrong type', 'status', { removed: 'x', newer: 1 }, '/removed'],
    ['missing', 'datasetProperties', { created: { actor: 'urn:li:corpuser:a', newer: 1 } }, '/created/time'],
    ['missing in the payload', 'ownership', { owner: [], newer: 1 }, '/owners'],
    ['an unknown symbol', 'operation', { operationType: 'NOPE', newer: 1 }, '/timestampMillis'],
    ['an unknown member of a union', 'dataJobInfo', { name: 'x', type: { nope: 'x' }, newer: 1 }, '/type'],
  ])('does not excuse another one that is %s', (_, aspect, source, path) => {
    expect(refusal(aspect, source).details.path).toBe(path);
    expect(refusal(aspect, source, readStrictly).details.path).toBe(path);
  });

  it('is named if a similar member is missing', () => {
    expect(refusal('ownership', { ownres: [] }).message).toBe(
      'ownership.owners: is missing; there is no field ownres, which is similar',
    );
    expect(refusal('ownership', { unlike: [] }).message).toBe('ownership.owners: is missing');
  });

  it('is refused in a strict model with its path and the nearest known name', () => {
    const { message, details } = refusal('datasetProperties', { descripton: 'x' }, readStrictly);
    expect(message).toBe('datasetProperties.descripton: there is no such field; did you mean description?');
    expect(details).toMatchObject({ path: '/descripton', rule: 'known fields only' });
  });

  it('is not taken for a wrapper of a record without a name', () => {
    const info = { name: 'f', verification: { newer: { type: 'urn:li:verificationType:x' } } };
    expect(refusal('formInfo', info).details.path).toBe('/verification/type');
  });

  it('nests at most 100 levels', () => {
    const nested = (levels: number) => `{"newer":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(placesOf('status', nested(100))).toEqual([['status.newer', 'status.newer']]);
    for (const levels of [101, 100_000]) {
      const { code, details } = refusal('status', nested(levels));
      expect([code, details.path]).toEqual(['INVALID_ASPECT', '/newer']);
    }
  });
});
