import fc from 'fast-check';
import { checkUrn, hasCompleteKey } from './entity-urn.js';
import type { EntityDefinition, KeyField } from './types.js';
import { parseUrnSyntax } from './urn.js';
import { catchError } from '../../test/helpers/unit/urns.js';
import { describeShared, listShared, readRawModel, readShared } from '../../test/helpers/shared-files.js';

function entity(name: string, keyFields: KeyField[]): [string, EntityDefinition] {
  return [name, { name, label: name, keyAspect: `${name}Key`, keyFields, aspects: [`${name}Key`] }];
}

const ENTITIES = new Map([
  entity('dataPlatform', [{ name: 'platformName' }]),
  entity('dataset', [
    { name: 'platform', urnOf: ['dataPlatform'] },
    { name: 'name' },
    { name: 'origin', symbols: ['PROD', 'PRD', 'DEV'] },
  ]),
  entity('schemaField', [{ name: 'parent', urnOf: [] }, { name: 'fieldPath' }]),
  entity('container', [{ name: 'guid', optional: true }]),
  entity('tag', [{ name: 'name' }]),
  entity('setting', [{ name: 'scope' }, { name: 'place', optional: true }]),
]);

function check(text: string): unknown {
  return checkUrn(parseUrnSyntax(text), ENTITIES);
}

describe('hasCompleteKey', () => {
  it.each([
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', true],
    ['urn:li:dataset:(hive,a,PROD)', true],
    ['urn:li:setting:a', true],
    ['urn:li:tag:(a,b)', true],
    ['urn:li:dataset:a', false],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a)', false],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a,NOWHERE)', false],
  ])('of %s is %s', (text, isComplete) => {
    const urn = parseUrnSyntax(text);
    expect(hasCompleteKey(urn, ENTITIES.get(urn.entityType)!)).toBe(isComplete);
  });
});

describe('checkUrn', () => {
  it.each([
    'urn:li:tag:a,b (c)',
    'urn:li:container:abc',
    'urn:li:setting:(a,b)',
    'urn:li:setting:a',
    'urn:li:dataset:(urn:li:dataPlatform:hive,a.b(c,d),PRD)',
    'urn:li:schemaField:(urn:li:schemaField:(urn:li:tag:x,a),b)',
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual(parseUrnSyntax(text));
  });

  it.each([
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,a)',
      /its key has 2 parts, the key of dataset is \(platform,name,origin\)/,
    ],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a,b,PROD)', /4 parts.*%2C for a comma/],
    ['urn:li:dataset:a', /its key has 1 part, /],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD).b', /its key continues after the closing parenthesis/],
    ['urn:li:tag:(a,b)', /its key has 2 parts, the key of tag is name/],
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,a,prod)',
      /key part origin is "prod", allowed are PROD, PRD, DEV/,
    ],
    [
      'urn:li:dataset:(hive,a,PROD)',
      /platform must be a URN of type dataPlatform, but "hive" is not a valid URN/,
    ],
    [
      'urn:li:dataset:(urn:li:tag:hive,a,PROD)',
      /platform is "urn:li:tag:hive", which is not a URN of type dataPlatform/,
    ],
    [
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,a),b)',
      /parent must be a URN, but .* 2 parts/,
    ],
    ['urn:li:schemaField:(urn:li:nothing:x,b)', /parent must be a URN, but .* is unknown to the model/],
  ])('rejects %s', (text, message) => {
    const error = catchError(() => check(text));
    expect(error).toMatchObject({ code: 'INVALID_URN' });
    expect((error as Error).message).toMatch(message);
  });

  it('suggests the nearest entity types for an unknown one', () => {
    const error = catchError(() => check('urn:li:datset:x'));
    expect(error).toMatchObject({ code: 'UNKNOWN_ENTITY', details: { near: ['dataset'] } });
    expect((error as Error).message).toContain('did you mean dataset?');
  });

  it('fails with INVALID_URN if a structural character is missing, doubled or replaced', () => {
    const text = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD),f)';
    const structure = Array.from(text).flatMap((character, at) => ('(),'.includes(character) ? [at] : []));
    fc.assert(
      fc.property(
        fc.constantFrom(...structure),
        fc.constantFrom('', '((', '))', ',,', '\u0007'),
        (at, instead) => {
          const error = catchError(() => check(text.slice(0, at) + instead + text.slice(at + 1)));
          expect(error).toMatchObject({ name: 'CatalogError', code: 'INVALID_URN' });
        },
      ),
    );
  });
});

describeShared('the URNs of real connectors', () => {
  it('are all accepted except for one', () => {
    const model = readRawModel();
    const entities = new Map(
      model.entities.map(({ name, keyFields }) =>
        entity(
          name,
          keyFields.map((field) => {
            const symbols = model.types[field.type]?.symbols;
            return {
              name: field.name,
              ...(symbols === undefined ? {} : { symbols }),
              ...(field.urnClass === undefined ? {} : { urnOf: field.entityTypes ?? [] }),
              ...(field.optional === true ? { optional: true } : {}),
            };
          }),
        ),
      ),
    );
    const found = new Set<string>();
    for (const file of listShared('corpus/connectors')) collectUrns(JSON.parse(readShared(file)), found);
    for (const line of readShared('corpus/every-aspect.jsonl').trim().split('\n'))
      collectUrns(JSON.parse(line), found);
    const refused = [...found].flatMap((text) => {
      const error = catchError(() => checkUrn(parseUrnSyntax(text), entities));
      return error === undefined ? [] : [(error as Error).message];
    });
    // One connector writes an actor with an unknown entity type. It is a value, not the URN of an entity.
    expect(refused).toEqual([expect.stringContaining('"urn:li:corpUser:ingestion" is of type corpUser')]);
    expect(found.size).toBeGreaterThan(9_000);
  });
});

/** Collects all values and member names that begin like a URN. */
function collectUrns(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && value.startsWith('urn:')) found.add(value);
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) {
    if (name.startsWith('urn:')) found.add(name);
    collectUrns(member, found);
  }
}
