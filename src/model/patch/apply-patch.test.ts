import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import { add, patch, remove, tag, TAG_KEYS, REVERSED_TAG_KEYS } from '../../../test/helpers/unit/patches.js';

const UNKNOWN = { time: 0, actor: 'urn:li:corpuser:unknown' };
const UP = 'urn:li:dataset:(urn:li:dataPlatform:hive,a~1b,PROD)';

describe('a patch of a missing aspect', () => {
  it.each([
    ['status', [add('/removed', false)], { removed: false }],
    ['datasetProperties', [add('/customProperties/k', 'v')], { customProperties: { k: 'v' } }],
    ['datasetProperties', [add('/customProperties', { a: 'b' })], { customProperties: { a: 'b' } }],
    ['globalTags', [], { tags: [] }],
    ['globalTags', [remove('/tags/urn:li:tag:x')], { tags: [] }],
    ['globalTags', [add('/tags/urn:li:tag:x', tag('x'))], { tags: [tag('x')] }],
    [
      'glossaryTerms',
      [add('/terms/urn:li:glossaryTerm:x', { urn: 'urn:li:glossaryTerm:x' })],
      { terms: [{ urn: 'urn:li:glossaryTerm:x' }], auditStamp: UNKNOWN },
    ],
    [
      'upstreamLineage',
      [add(`/upstreams/${UP}`, { type: 'COPY' })],
      { upstreams: [{ type: 'COPY', dataset: UP.replace('~1', '/') }] },
    ],
    ['ownership', [add('/owners', [])], { owners: [] }],
    [
      'ownership',
      [add('/owners/urn:li:corpuser:a/DATAOWNER', {})],
      { owners: [{ owner: 'urn:li:corpuser:a', type: 'DATAOWNER' }] },
    ],
    [
      'dataJobInputOutput',
      [add('/inputDatasetFields/urn:li:schemaField:(urn:li:tag:x,f)', {})],
      { inputDatasets: [], outputDatasets: [], inputDatasetFields: ['urn:li:schemaField:(urn:li:tag:x,f)'] },
    ],
    [
      'siblings',
      [add('/siblings/urn:li:tag:x', 'urn:li:tag:x')],
      { siblings: ['urn:li:tag:x'], primary: false },
    ],
    ['formInfo', [add('/actors/users/urn:li:corpuser:a', {})], { actors: { users: ['urn:li:corpuser:a'] } }],
    [
      'editableSchemaMetadata',
      [add('/editableSchemaFieldInfo/a.b/glossaryTerms/terms/urn:li:glossaryTerm:x', {})],
      {
        editableSchemaFieldInfo: [
          {
            fieldPath: 'a.b',
            glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:x' }], auditStamp: UNKNOWN },
          },
        ],
      },
    ],
    ['madeUpAspect', [add('/a/b/c', 1)], { a: { b: { c: 1 } } }],
  ])('%s %j', (aspectName, operations, expected) => {
    expect(patch(aspectName, undefined, operations)).toEqual(expected);
    expect(patch(aspectName, undefined, { patch: operations })).toEqual(expected);
  });
});

describe('keys', () => {
  it('may have empty parts, e.g. for an item without an attribution', () => {
    const current = { tags: [tag('x', 'urn:li:dataPlatform:s'), tag('x'), tag('y')] };
    const dropX = { arrayPrimaryKeys: TAG_KEYS, patch: [remove('/tags//urn:li:tag:x')] };
    expect(patch('globalTags', current, dropX)).toEqual({
      tags: [tag('x', 'urn:li:dataPlatform:s'), tag('y')],
    });
    const dropAttributed = {
      arrayPrimaryKeys: TAG_KEYS,
      patch: [remove('/tags/urn:li:dataPlatform:s/urn:li:tag:x')],
    };
    expect(patch('globalTags', current, dropAttributed)).toEqual({ tags: [tag('x'), tag('y')] });
  });

  it('may be given in another order, so that a prefix selects the items to remove', () => {
    const current = { tags: [tag('x', 'urn:li:dataPlatform:s'), tag('x'), tag('y')] };
    const operations = { arrayPrimaryKeys: REVERSED_TAG_KEYS, patch: [remove('/tags/urn:li:tag:x')] };
    expect(patch('globalTags', current, operations)).toEqual({ tags: [tag('y')] });
  });

  it('end with an empty part if the item lacks the last key member', () => {
    const keys = { documentations: ['attribution\u241fsource'] };
    const value = { documentation: 'new' };
    const current = {
      documentations: [{ documentation: 'old' }, { documentation: 's', attribution: { source: 's' } }],
    };
    expect(
      patch('documentation', current, { arrayPrimaryKeys: keys, patch: [add('/documentations/', value)] }),
    ).toEqual({
      documentations: [value, current.documentations[1]],
    });
  });

  it('may be shortened to remove several items, and identify a single item if complete', () => {
    const keys = { owners: ['owner', 'type', 'typeUrn', 'attribution\u241fsource'] };
    const [a, b, c] = [
      { owner: 'urn:li:corpuser:a', type: 'DATAOWNER' },
      { owner: 'urn:li:corpuser:a', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:t' },
      { owner: 'urn:li:corpuser:b', type: 'DATAOWNER' },
    ];
    const after = (...operations: JsonObject[]): JsonObject =>
      patch('ownership', { owners: [a, b, c] }, { arrayPrimaryKeys: keys, patch: operations });
    expect(after(remove('/owners/urn:li:corpuser:a'))).toEqual({ owners: [c] });
    expect(after(remove('/owners/urn:li:corpuser:a/CUSTOM'))).toEqual({ owners: [a, c] });
    expect(
      after(
        add('/owners/urn:li:corpuser:a/CUSTOM/urn:li:ownershipType:t/', { ...b, source: { type: 'MANUAL' } }),
      ),
    ).toEqual({
      owners: [a, { ...b, source: { type: 'MANUAL' } }, c],
    });
  });

  it('replace the item at its position, and remove all others with the same key', () => {
    const current = { tags: [tag('x', 'a'), tag('y'), tag('x', 'b')] };
    expect(patch('globalTags', current, [add('/tags/urn:li:tag:y', { ...tag('y'), context: 'c' })])).toEqual({
      tags: [tag('x', 'a'), { ...tag('y'), context: 'c' }, tag('x', 'b')],
    });
    expect(patch('globalTags', current, [add('/tags/urn:li:tag:x', tag('x'))])).toEqual({
      tags: [tag('x'), tag('y')],
    });
  });

  it('find items inside items', () => {
    const current = {
      editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'd', globalTags: { tags: [tag('x')] } }],
    };
    const path = '/editableSchemaFieldInfo/a/globalTags/tags';
    expect(patch('editableSchemaMetadata', current, [add(`${path}/urn:li:tag:y`, tag('y'))])).toEqual({
      editableSchemaFieldInfo: [
        { fieldPath: 'a', description: 'd', globalTags: { tags: [tag('x'), tag('y')] } },
      ],
    });
    expect(patch('editableSchemaMetadata', current, [remove(`${path}/urn:li:tag:x`)])).toEqual({
      editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'd', globalTags: { tags: [] } }],
    });
    expect(
      patch('editableSchemaMetadata', current, [remove('/editableSchemaFieldInfo/b/globalTags/tags/t')]),
    ).toBe(current);
  });

  it('are updated when an operation changes a key member of the item', () => {
    const operations = [
      add('/editableSchemaFieldInfo/a/fieldPath', 'b'),
      add('/editableSchemaFieldInfo/b/description', 'of b'),
    ];
    expect(
      patch('editableSchemaMetadata', { editableSchemaFieldInfo: [{ fieldPath: 'a' }] }, operations),
    ).toEqual({
      editableSchemaFieldInfo: [{ fieldPath: 'b', description: 'of b' }],
    });
  });

  it('may be numbers in a union', () => {
    const current = {
      allowedValues: [{ value: { double: 1 } }, { value: { string: '1.0' } }, { value: { string: 'x' } }],
    };
    const after = (path: string): unknown =>
      patch('propertyDefinition', current, [remove(path)])['allowedValues'];
    expect(after('/allowedValues/1')).toEqual(current.allowedValues.slice(1));
    expect(after('/allowedValues/1.0')).toEqual([current.allowedValues[0], current.allowedValues[2]]);
    expect(after('/allowedValues/x')).toEqual(current.allowedValues.slice(0, 2));
    expect(
      patch('propertyDefinition', { allowedValues: [{ value: { double: 1 } }] }, [
        remove('/allowedValues/1.0'),
      ]),
    ).toEqual({
      allowedValues: [],
    });
  });

  it('work under the alias that clients use for the fields of a schema', () => {
    const current = { fields: [{ fieldPath: 'a' }] };
    expect(
      patch('schemaMetadata', current, [add('/schemaFieldInfo/a/globalTags/tags/urn:li:tag:x', tag('x'))]),
    ).toEqual({
      fields: [{ fieldPath: 'a', globalTags: { tags: [tag('x')] } }],
    });
  });

  it('are the strings themselves in an array of strings without rules', () => {
    expect(patch('madeUpAspect', { list: ['a', 'b'] }, [add('/list/c', 'c'), remove('/list/a')])).toEqual({
      list: ['b', 'c'],
    });
  });
});

describe('a patch', () => {
  it('sets whole arrays, which later operations change', () => {
    const operations = [
      add('/tags', [tag('a'), tag('b')]),
      add('/tags/urn:li:tag:c', tag('c')),
      remove('/tags/urn:li:tag:a'),
    ];
    expect(patch('globalTags', { tags: [tag('x')] }, operations)).toEqual({ tags: [tag('b'), tag('c')] });
    expect(operations[0]).toEqual(add('/tags', [tag('a'), tag('b')]));
  });

  it('removes a required array by emptying it, and an optional one by deleting it', () => {
    const current = { upstreams: [{ dataset: UP }], fineGrainedLineages: [{ upstreams: ['a'] }] };
    expect(patch('upstreamLineage', current, [remove('/upstreams'), remove('/fineGrainedLineages')])).toEqual(
      { upstreams: [] },
    );
  });

  it('treats adding null as removing', () => {
    expect(patch('datasetProperties', { name: 'a', description: 'b' }, [add('/description', null)])).toEqual({
      name: 'a',
    });
  });

  it('may replace the whole aspect', () => {
    expect(patch('status', { removed: true, lifecycleStage: 'x' }, [add('', { removed: false })])).toEqual({
      removed: false,
    });
    expect(patch('globalTags', { tags: [tag('x')] }, [remove('')])).toEqual({ tags: [] });
  });

  it('unescapes ~1 and ~0, once', () => {
    expect(patch('datasetProperties', {}, [add('/customProperties/a~1b~01', 'v')])).toEqual({
      customProperties: { 'a/b~1': 'v' },
    });
  });

  it('treats names of inherited properties like any other', () => {
    const after = patch('datasetProperties', {}, [
      add('/customProperties/__proto__', 'p'),
      add('/customProperties/constructor', 'c'),
    ]);
    expect(JSON.stringify(after)).toBe('{"customProperties":{"__proto__":"p","constructor":"c"}}');
  });

  it('keeps every digit of the values that it does not change', () => {
    const text =
      '{"customProperties":{},"created":{"time":12345678901234567890},"size":1.0000000000000000001}';
    const after = patch('datasetProperties', parseKeepingDigits(text), [add('/customProperties/k', 'v')]);
    expect(stringifyKeepingDigits(after)).toBe(text.replace('{}', '{"k":"v"}'));
  });

  it('changes neither of its arguments', () => {
    const current = { tags: [tag('x')] };
    const operations = [
      add('/tags', [tag('y')]),
      add('/tags/urn:li:tag:y/context', 'c'),
      remove('/tags/urn:li:tag:x'),
    ];
    const before = JSON.stringify([current, operations]);
    patch('globalTags', current, operations);
    expect(JSON.stringify([current, operations])).toBe(before);
  });
});

describe('a generic patch', () => {
  const generic = (current: unknown, ...operations: JsonObject[]): JsonObject =>
    patch('globalTags', current, { forceGenericPatch: true, patch: operations });

  it('addresses arrays by index', () => {
    const current = { tags: [tag('a'), tag('b')] };
    expect(generic(current, add('/tags/0', tag('n')))).toEqual({ tags: [tag('n'), tag('a'), tag('b')] });
    expect(generic(current, add('/tags/-', tag('n')))).toEqual({ tags: [tag('a'), tag('b'), tag('n')] });
    expect(generic(current, { op: 'replace', path: '/tags/1', value: tag('n') })).toEqual({
      tags: [tag('a'), tag('n')],
    });
    expect(generic(current, remove('/tags/0'), remove('/tags/7'))).toEqual({ tags: [tag('b')] });
    expect(generic(current, add('/tags/1/context', 'c'))).toEqual({
      tags: [tag('a'), { ...tag('b'), context: 'c' }],
    });
    expect(generic({}, add('/list/-', 'x'))).toEqual({ list: ['x'] });
  });

  it('uses the keys that it contains', () => {
    const source = {
      forceGenericPatch: true,
      arrayPrimaryKeys: { tags: ['tag'] },
      patch: [remove('/tags/urn:li:tag:a')],
    };
    expect(patch('globalTags', { tags: [tag('a'), tag('b')] }, source)).toEqual({ tags: [tag('b')] });
  });
});
