/** Reading the bodies of writes, and the location of errors in them. */
import fc from 'fast-check';
import { CatalogError } from '../../../core/errors.js';
import { prepareProposals } from '../../../catalog/writes/prepare-proposals.js';
import { smallModel } from '../../../../test/helpers/unit/small-http-model.js';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { refuseConditions } from './write-entities.js';
import { readItems, aspectLocation, itemLocation, located } from './read-items.js';
import { readLists } from './generic-routes.js';
import { readAspect, readEntity, readType } from './read-path.js';
import { changeTypeOf } from './parameters.js';
import { present } from '../../../../test/helpers/unit/present.js';

const TAG = 'urn:li:tag:x';
const entity = smallModel.getEntity('tag');
const read = (items: readonly unknown[], changeType: 'UPSERT' | 'PATCH' | 'CREATE' = 'UPSERT') =>
  readItems(items, { entity, changeType });
const good = { urn: TAG, status: { value: { removed: false } } };

describe('items', () => {
  it('become a proposal for each aspect, in order, with their locations', () => {
    const proposals = read([{ ...good, tagProperties: { value: { name: 'x' } }, tagKey: null }, good]);
    expect(
      proposals.map(({ proposal, location }) => [proposal.aspectName, location.index, location.pointer]),
    ).toEqual([
      ['status', 0, '/0/status'],
      ['tagProperties', 0, '/0/tagProperties'],
      ['status', 1, '/1/status'],
    ]);
    expect(proposals[0]?.proposal).toEqual({
      entityType: 'tag',
      urn: TAG,
      aspectName: 'status',
      changeType: 'UPSERT',
      value: { removed: false },
    });
  });

  it.each<[string, 'UPSERT' | 'PATCH' | 'CREATE', object, object]>([
    ['pass over what is there', 'UPSERT', { 'If-None-Match': '*' }, { changeType: 'CREATE', ifAbsent: true }],
    ['stay what they are', 'CREATE', { 'If-None-Match': '*' }, { changeType: 'CREATE', ifAbsent: true }],
    ['stay patches', 'PATCH', { 'if-none-match': '*' }, { changeType: 'PATCH', ifAbsent: true }],
    ['ask for a version', 'UPSERT', { 'If-Version-Match': 3 }, { changeType: 'UPSERT', ifVersion: 3 }],
  ])('with conditions beside an aspect %s', (...[, changeType, headers, expected]) => {
    const [proposals] = read([{ urn: TAG, status: { value: {}, headers } }], changeType);
    expect(proposals?.proposal).toMatchObject(expected);
  });

  it.each<[string, unknown, object]>([
    ['a text', 'x', { path: '/1' }],
    ['a list', [], { path: '/1' }],
    ['null', null, { path: '/1' }],
    ['no URN', { status: good.status }, { path: '/1/urn' }],
    ['an URN that is a number', { ...good, urn: 5 }, { path: '/1/urn' }],
    ['no aspect', { urn: TAG }, { path: '/1', urn: TAG }],
    ['only aspects that are null', { urn: TAG, status: null }, { path: '/1', urn: TAG }],
    [
      'an aspect that is no object',
      { urn: TAG, status: true },
      { path: '/1/status', urn: TAG, aspect: 'status' },
    ],
    ['an aspect without value', { urn: TAG, status: {} }, { path: '/1/status/value', aspect: 'status' }],
    ['a value that is text', { urn: TAG, status: { value: '{}' } }, { path: '/1/status/value' }],
    ['a value that is a list', { urn: TAG, status: { value: [] } }, { path: '/1/status/value' }],
    [
      'headers that are no object',
      { urn: TAG, status: { value: {}, headers: 'x' } },
      { path: '/1/status/headers' },
    ],
    [
      'a condition without meaning',
      { urn: TAG, status: { value: {}, headers: { 'If-Version-Match': 'x' } } },
      { path: '/1/status/headers/If-Version-Match' },
    ],
    [
      'system metadata that are a list',
      { urn: TAG, status: { value: {}, systemMetadata: [] } },
      { path: '/1/status/systemMetadata' },
    ],
    [
      'an aspect whose name must be escaped',
      { urn: TAG, 'a/b~c': 1 },
      { path: '/1/a~1b~0c', aspect: 'a/b~c' },
    ],
  ])('are refused for %s, with its location', (_what, item, details) => {
    expect(() => read([good, item])).toThrow(
      refusal('INVALID_REQUEST', { index: 1, rule: expect.any(String) as string, ...details }),
    );
  });

  it('of patches may have lists for values, but not texts', () => {
    const patches = (value: unknown) => read([{ urn: TAG, status: { value } }], 'PATCH');
    expect([patches([])[0]?.proposal.value, patches({ patch: [] })[0]?.proposal.value]).toEqual([
      [],
      { patch: [] },
    ]);
    expect(() => patches('[]')).toThrow(refusal('INVALID_REQUEST', { path: '/0/status/value' }));
  });

  it('are read or refused with their position, for any JSON', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.jsonValue(), fc.record({ urn: fc.string(), status: fc.jsonValue() })), {
          maxLength: 3,
        }),
        (items) => {
          try {
            for (const { location } of read(items)) expect(location.index).toBeLessThan(items.length);
          } catch (error) {
            expect(error).toEqual(
              refusal('INVALID_REQUEST', {
                index: expect.any(Number) as number,
                path: expect.stringMatching(/^\/\d/) as string,
              }),
            );
          }
        },
      ),
    );
  });
});

describe('what the write path refuses', () => {
  it.each<[string, object, string, string]>([
    ['an URN of another type', { ...good, urn: 'urn:li:dataset:(a,b,PROD)' }, 'INVALID_URN', '/1/urn'],
    ['an URN that is none', { ...good, urn: 'x' }, 'INVALID_URN', '/1/urn'],
    ['an unknown aspect', { urn: TAG, statos: { value: {} } }, 'UNKNOWN_ASPECT', '/1/statos'],
    ['an aspect of other types', { urn: TAG, ownership: { value: {} } }, 'UNKNOWN_ASPECT', '/1/ownership'],
  ])('for %s names item, URN, aspect and location', async (...[, item, code, path]) => {
    const proposals = read([good, item]);
    const error: unknown = await prepareProposals(
      smallModel,
      proposals.map(({ proposal }) => proposal),
    ).catch((thrown: unknown) => thrown);
    const index = present((error as CatalogError).details.index);
    const told = located(error, { location: present(proposals[index]).location });
    expect(told).toEqual(
      refusal(code as 'INVALID_URN', {
        index: 1,
        path,
        urn: present(proposals[1]).proposal.urn,
        aspect: present(proposals[1]).proposal.aspectName,
      }),
    );
    expect((told as CatalogError).message).toMatch(/^Item 1 \(/);
  });

  it.each<[string, boolean, object, string]>([
    ['INVALID_ASPECT', false, { path: '/removed' }, '/3/status/value/removed'],
    ['INVALID_ASPECT', false, {}, '/3/status/value'],
    ['INVALID_ASPECT', true, { path: '/removed' }, '/3/status/value'],
    ['INVALID_PATCH', true, { path: '/0' }, '/3/status/value'],
    ['UNKNOWN_ENTITY', false, {}, '/3/urn'],
    ['INVALID_REQUEST', false, { path: '/headers' }, '/3/status/headers'],
    ['PRECONDITION_FAILED', false, { currentVersion: 4 }, '/3/status'],
  ])('as %s (of a patch: %s) with %j stands at %s', (...[code, isPatch, details, path]) => {
    const location = aspectLocation(itemLocation(3, isPatch), TAG, 'status');
    const error = new CatalogError(code as 'INVALID_ASPECT', 'why', { ...details, index: 17 });
    expect(located(error, { location })).toEqual(
      refusal(error.code, { ...details, index: 3, path, urn: TAG, aspect: 'status' }),
    );
  });

  it('with an unexpected error passes it on unchanged', () => {
    const error = new TypeError('x');
    expect(located(error, { location: itemLocation(0, false) })).toBe(error);
  });
});

describe('the type, URN and aspect of a request', () => {
  it.each([
    ['dataset', 'dataset'],
    ['DATASET', 'dataset'],
    ['GLOSSARYterm', 'glossaryTerm'],
    ['%74ag', 'tag'],
  ])('type %s is %s', (entityType, name) => {
    expect(readType({ entityType }, smallModel).name).toBe(name);
  });

  it('are refused if they do not exist or do not belong together', () => {
    expect(() => readType({ entityType: 'nosuch' }, smallModel)).toThrow(refusal('UNKNOWN_ENTITY'));
    expect(() => readType({ entityType: '%ZZ' }, smallModel)).toThrow(refusal('UNKNOWN_ENTITY'));
    const half = { '\ud800': [] };
    expect(() => readLists(half, smallModel, { most: 1, name: 'MOST' })).toThrow(refusal('UNKNOWN_ENTITY'));
    expect(() => readEntity({ entityType: 'dataset', urn: TAG }, smallModel)).toThrow(refusal('INVALID_URN'));
    expect(() => readEntity({ entityType: 'tag', urn: 'nonsense' }, smallModel)).toThrow(
      refusal('INVALID_URN'),
    );
    for (const aspect of ['nosuch', 'ownership', '%ZZ'])
      expect(() => readAspect({ entityType: 'tag', urn: TAG, aspect }, smallModel)).toThrow(
        refusal('UNKNOWN_ASPECT'),
      );
    expect(readAspect({ entityType: 'TAG', urn: TAG, aspect: 'st%61tus' }, smallModel).aspect.name).toBe(
      'status',
    );
  });

  it('may have conditions only with exactly one aspect', () => {
    expect(() => {
      refuseConditions({ 'content-type': 'x' });
    }).not.toThrow();
    for (const name of ['if-version-match', 'if-none-match'])
      expect(() => {
        refuseConditions({ [name]: '*' });
      }).toThrow(refusal('INVALID_REQUEST', { path: `/headers/${name}` }));
  });

  it.each([
    [undefined, undefined, 'UPSERT'],
    [false, false, 'UPSERT'],
    [true, false, 'CREATE'],
    [false, true, 'CREATE_ENTITY'],
    [true, true, 'CREATE_ENTITY'],
  ])(
    'createIfNotExists %s and createEntityIfNotExists %s make it %s',
    (createIfNotExists, createEntityIfNotExists, changeType) => {
      const query = {
        ...(createIfNotExists !== undefined && { createIfNotExists }),
        ...(createEntityIfNotExists !== undefined && { createEntityIfNotExists }),
      };
      expect(changeTypeOf(query, false)).toBe(changeType);
      expect(changeTypeOf(query, true)).toBe(
        createIfNotExists === undefined && changeType === 'UPSERT' ? 'CREATE' : changeType,
      );
    },
  );
});
