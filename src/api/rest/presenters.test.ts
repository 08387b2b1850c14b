import fc from 'fast-check';
import { aspectsWithKey } from '../http/aspects-with-key.js';
import { presentBrowse } from './browse.js';
import { presentEntityAspects, presentSnapshot } from './get-entities.js';
import { presentError } from '../http/middleware/error-presenter.js';
import { presentRelationships } from './relationships.js';
import { presentSearch } from './search.js';
import { presentPoints } from './timeseries.js';
import { presentVersionedAspect } from './get-aspect.js';
import { CatalogError } from '../../core/errors.js';
import { renderJson } from '../../core/json.js';
import type { StoredAspect } from '../../catalog/entities/types.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';

const created = { time: 5, actor: 'urn:li:corpuser:x' };
const text = fc.string({ unit: 'grapheme' });
const payload = fc.dictionary(text, fc.jsonValue()).map((value) => JSON.stringify(value));
const stored = (name: string, json: string): StoredAspect => ({ name, version: 3, created, text: json });
const rendered = (answer: unknown) => JSON.parse(renderJson(answer)) as Record<string, unknown>;

describe('presenters', () => {
  it('insert payloads verbatim, whatever they contain', () => {
    const odd = '{ "n": 12345678901234567890, "e":1.0e5 }';
    expect(renderJson(presentVersionedAspect(stored('status', odd), 'com.linkedin.common.Status'))).toBe(
      `{"version":3,"aspect":{"com.linkedin.common.Status":${odd}},"created":${JSON.stringify(created)}}`,
    );
  });

  it('present the aspects of an entity by name', () => {
    fc.assert(
      fc.property(payload, (json) => {
        const aspects = [{ ...stored('status', json), systemMetadata: { runId: 'r' } }];
        expect(rendered(presentEntityAspects({ urn: 'urn:li:tag:x', type: 'tag', aspects }))).toEqual({
          urn: 'urn:li:tag:x',
          entityName: 'tag',
          aspects: {
            status: {
              name: 'status',
              type: 'VERSIONED',
              version: 0,
              value: JSON.parse(json) as unknown,
              created,
              systemMetadata: { runId: 'r' },
            },
          },
        });
      }),
    );
  });

  it('derive the key aspect of an entity without one, unless other aspects were requested', () => {
    const urn = smallModel.parseUrn('urn:li:tag:x');
    const names = (wanted?: string[]) =>
      aspectsWithKey({ urn, entity: undefined, wanted }, smallModel).map(({ name, text: json }) => [
        name,
        json,
      ]);
    expect(names()).toEqual([['tagKey', '{"name":"x"}']]);
    expect(names(['tagKey', 'status'])).toEqual([['tagKey', '{"name":"x"}']]);
    expect(names(['status'])).toEqual([]);
  });

  it('prefer the stored key aspect and put it first', () => {
    const urn = smallModel.parseUrn('urn:li:tag:x');
    const aspects = new Map(
      [stored('status', '{}'), stored('tagKey', '{"name":"x"}')].map((a) => [a.name, a]),
    );
    const entity = { urn: urn.text, type: 'tag', aspects };
    expect(aspectsWithKey({ urn, entity }, smallModel)).toEqual([
      aspects.get('tagKey'),
      aspects.get('status'),
    ]);
  });

  it('present a snapshot by record names, with two aspects of a glossary term as members', () => {
    const aspects = [
      stored('glossaryTermInfo', '{"definition":"d"}'),
      stored('ownership', '{}'),
      stored('status', '{}'),
    ];
    expect(
      rendered(presentSnapshot({ urn: 'urn:li:glossaryTerm:x', type: 'glossaryTerm', aspects }, smallModel)),
    ).toEqual({
      value: {
        'com.linkedin.metadata.snapshot.GlossaryTermSnapshot': {
          urn: 'urn:li:glossaryTerm:x',
          aspects: [
            { 'com.linkedin.glossary.GlossaryTermInfo': { definition: 'd' } },
            { 'com.linkedin.common.Ownership': {} },
            { 'com.linkedin.common.Status': {} },
          ],
          glossaryTermInfo: { definition: 'd' },
          ownership: {},
        },
      },
    });
  });

  it('present search hits in the requested shape', () => {
    const hit = {
      extras: [],
      urn: 'urn:li:tag:x',
      score: 2,
      matchedFields: [{ name: 'name', value: 'x' }],
    };
    const result = {
      start: 20,
      count: 1,
      total: 21,
      hits: [hit],
      facets: [
        {
          name: 'origin',
          displayName: 'Environment',
          aggregations: [{ value: '__proto__', count: 3 }],
          valueCount: 1,
        },
      ],
      scrollId: 's',
    };
    const present = (hits: 'urn' | 'object') =>
      rendered(presentSearch(result, { count: 10, hits }))['value'] as Record<string, unknown>;
    const { entities, ...rest } = present('urn');
    expect(entities).toEqual(['urn:li:tag:x']);
    expect(rest).toEqual({
      numEntities: 21,
      pageSize: 10,
      from: 20,
      scrollId: 's',
      metadata: {
        urns: ['urn:li:tag:x'],
        matches: [{ matchedFields: hit.matchedFields }],
        searchResultMetadatas: [
          {
            name: 'origin',
            displayName: 'Environment',
            aggregations: JSON.parse('{"__proto__":3}') as unknown,
          },
        ],
      },
    });
    const { entities: objects, ...same } = present('object');
    expect(objects).toEqual([{ entity: 'urn:li:tag:x', score: 2, matchedFields: hit.matchedFields }]);
    expect(same).toEqual(rest);
  });

  it('present one level of a browse path', () => {
    const result = {
      path: '/prod',
      start: 0,
      count: 1,
      total: 4,
      totalBelow: 9,
      groupTotal: 2,
      groups: [{ name: 'hive', count: 5, hasSubGroups: true }],
      entities: [{ name: 'a', urn: 'urn:li:tag:a' }],
    };
    expect(rendered(presentBrowse(result, 1))).toEqual({
      value: {
        numEntities: 4,
        pageSize: 1,
        from: 0,
        numGroups: 2,
        numElements: 6,
        metadata: { totalNumEntities: 5, groups: [{ name: 'hive', count: 5 }], path: '/prod' },
        entities: [{ name: 'a', urn: 'urn:li:tag:a' }],
      },
    });
  });

  it('list each entity at the other end once, and every relationship', () => {
    const relationships = ['OwnedBy', 'TaggedWith'].map((type) => ({
      type,
      entity: 'urn:li:tag:x',
      aspect: 'a',
    }));
    expect(rendered(presentRelationships({ relationships, start: 0, count: 2, total: 5 }))).toEqual({
      entities: ['urn:li:tag:x'],
      relationships,
      start: 0,
      count: 2,
      total: 5,
    });
  });

  it('present points as text within JSON', () => {
    fc.assert(
      fc.property(payload, (json) => {
        const asked = { entityName: 'dataset', aspectName: 'datasetProfile', startTimeMillis: 1 };
        const points = [{ timestampMillis: 1, text: json }];
        expect(rendered(presentPoints(asked, { points, limit: 7 }))).toEqual({
          value: {
            ...asked,
            limit: 7,
            values: [{ aspect: { value: json, contentType: 'application/json' } }],
          },
        });
      }),
    );
  });

  it('do not let details overwrite the members of an error', () => {
    const error = new CatalogError('INVALID_ASPECT', 'm', {
      path: '/a',
      rule: 'r',
      status: 200,
      message: 'x',
      code: 'y',
    });
    expect(presentError(error, 'id')).toEqual({
      path: '/a',
      rule: 'r',
      status: 400,
      code: 'INVALID_ASPECT',
      message: 'm',
      exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
      errorId: 'id',
    });
  });
});
