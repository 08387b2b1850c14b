/** Responses of writes, and requests and responses of scrolls over edges. */
import { renderJson } from '../../../core/json.js';
import { presentEdgePage, readEdgeFilter, readEdgeScroll } from './edge-scroll.js';
import { aspectLocation, itemLocation } from './read-items.js';
import { presentAspect, presentEntity } from './find-entities.js';
import { etagOf, presentItems, writeReply } from './write-entities.js';

const TAG = 'urn:li:tag:x';
const created = { time: 1, actor: 'urn:li:corpuser:a' };
const shown = (value: unknown) => JSON.parse(renderJson(value)) as unknown;

describe('an aspect', () => {
  it('keeps all digits, and has metadata only if requested', () => {
    const aspect = { text: '{"n":9007199254740993}', version: 2, created, systemMetadata: { runId: 'r' } };
    expect(renderJson(presentAspect(aspect, false))).toBe('{"value":{"n":9007199254740993}}');
    expect(shown(presentAspect({ ...aspect, text: '{}' }, true))).toEqual({
      value: {},
      systemMetadata: { runId: 'r', version: '2' },
      auditStamp: created,
    });
  });

  it('without a version has no version member', () => {
    expect(shown(presentAspect({ text: '{}', version: 0 }, true))).toEqual({ value: {}, systemMetadata: {} });
    expect([etagOf(0), etagOf(3)]).toEqual([{}, { etag: '"3"' }]);
  });

  it('is a member of its entity under its name, in order', () => {
    const aspects = new Map(['b', 'a'].map((name) => [name, { text: '{}', version: 1 }]));
    expect(renderJson(presentEntity({ urn: TAG, aspects }, false))).toBe(
      `{"urn":"${TAG}","b":{"value":{}},"a":{"value":{}}}`,
    );
  });
});

describe('a write', () => {
  const placedAt = (index: number, aspectName: string) => ({
    location: aspectLocation(itemLocation(index, false), TAG, aspectName),
    proposal: { urn: TAG, aspectName, changeType: 'UPSERT' as const },
  });
  const result = (aspectName: string, text?: string) => ({
    urn: TAG,
    aspectName,
    changed: true,
    version: 1,
    ...(text !== undefined && { aspect: { text, version: 1, created } }),
  });

  it('returns one result per item, even if a URN is repeated', () => {
    const proposals = [placedAt(0, 'status'), placedAt(0, 'tagProperties'), placedAt(1, 'status')];
    const results = [result('status', '{"a":1}'), result('tagProperties', '{}'), result('status', '{"a":2}')];
    expect(shown(presentItems(proposals, results, { withMetadata: false, withCreated: true }))).toEqual([
      { urn: TAG, status: { value: { a: 1 } }, tagProperties: { value: {} } },
      { urn: TAG, status: { value: { a: 2 } } },
    ]);
  });

  it('that creates an entity returns its further aspects, if they are wanted', () => {
    const created = [
      {
        aspectName: 'tagKey',
        aspect: { text: '{"name":"x"}', version: 1, created: { time: 1, actor: 'a' } },
      },
    ];
    const show = (withCreated: boolean) =>
      shown(
        presentItems([placedAt(0, 'status')], [{ ...result('status', '{}'), created }], {
          withMetadata: false,
          withCreated,
        }),
      );
    expect(show(true)).toEqual([{ urn: TAG, status: { value: {} }, tagKey: { value: { name: 'x' } } }]);
    expect(show(false)).toEqual([{ urn: TAG, status: { value: {} } }]);
  });

  it('that leaves no aspect returns only the URN', () => {
    const parts = { withMetadata: true, withCreated: true };
    expect(presentItems([placedAt(0, 'status')], [result('status')], parts)).toEqual([{ urn: TAG }]);
  });

  it.each([
    [true, 202],
    [false, 200],
  ])('that need not be waited for (%s) is answered %d', (isAsync, status) => {
    const reply = writeReply([], { traceparent: 't', isAsync, etag: '"1"' });
    expect([reply.options.status, reply.options.headers]).toEqual([
      status,
      { traceparent: 't', ETag: '"1"' },
    ]);
    expect(writeReply([], { traceparent: 't', isAsync }).options.headers).toEqual({ traceparent: 't' });
  });
});

describe('a scroll over edges', () => {
  it('has defaults, and omits what was not requested', () => {
    expect(readEdgeScroll({})).toEqual({ types: [], count: 10 });
    expect(readEdgeScroll({ scrollId: '', sliceId: 3 })).toEqual({ types: [], count: 10 });
    expect(
      readEdgeScroll({
        relationshipTypes: ['A'],
        count: 0,
        scrollId: 's',
        includeSoftDelete: false,
        sliceMax: 4,
      }),
    ).toEqual({
      types: ['A'],
      count: 0,
      scrollId: 's',
      includeSoftDeleted: false,
      slice: { number: 0, of: 4 },
    });
    expect(readEdgeScroll({ sliceId: 2, sliceMax: 4 }).slice).toEqual({ number: 2, of: 4 });
  });

  it('treats the members of "and" as alternatives', () => {
    const criterion = { field: 'urn', values: ['x'] };
    expect(readEdgeFilter({ and: [{ criteria: [criterion] }, {}] })).toEqual({
      filter: { or: [{ and: [{ ...criterion, condition: 'EQUAL' }] }, { and: [] }] },
    });
    expect([readEdgeFilter(undefined), readEdgeFilter({})]).toEqual([{}, {}]);
  });

  it('returns both ends with their types, and null after the last page', () => {
    const edge = { type: 'OwnedBy', source: TAG, target: 'x', destination: 'urn:li:corpuser:a' };
    expect(presentEdgePage({ edges: [edge] }, () => ({ more: 1 }))).toEqual({
      scrollId: null,
      results: [
        {
          relationshipType: 'OwnedBy',
          source: { urn: TAG, entityType: 'tag' },
          destination: { urn: 'urn:li:corpuser:a', entityType: 'corpuser' },
          more: 1,
        },
      ],
    });
    expect(presentEdgePage({ edges: [], scrollId: 's' })).toEqual({ scrollId: 's', results: [] });
  });
});
