/** The values of an aspect as steps, and the limits of one request. */
import fc from 'fast-check';
import { checksum } from '../../core/texts.js';
import type { JsonObject } from '../../core/json.js';
import type { ReadCheck } from '../consistent-read.js';
import {
  MAX_TIMELINE_VERSIONS,
  readSpans,
  withinBounds,
  type AspectSpans,
  type LatestValue,
  type OlderSpan,
  timelineSteps,
} from './timeline-reader.js';

const URN = 'urn:li:dataset:x';
const ASPECT = 'globalTags';
const older = (
  ...[version, from, until, more = {}]: [number, number, number, Partial<OlderSpan>?]
): OlderSpan => ({
  ...{ urn: URN, aspect: ASPECT, version, from, until, size: 1, deletedBy: undefined },
  ...more,
});
const latestOf = (version: number, from: number): LatestValue => ({
  ...{ version, from, actor: 'latest writer', text: `{"v":${version}}` },
});
const valueOf = ({ version }: OlderSpan) => ({ text: `{"v":${version}}`, actor: `writer ${version}` });

const numberIn = (value: JsonObject | undefined) => (value === undefined ? '-' : JSON.stringify(value['v']));

/** `before>after @time by actor` of each step. */
const summarize = (
  spans: Omit<AspectSpans, 'urn' | 'aspect'>,
  read = valueOf as Parameters<typeof timelineSteps>[1],
) =>
  timelineSteps({ urn: URN, aspect: ASPECT, ...spans }, read).map(
    ({ at, actor, before, after, version }) =>
      `${numberIn(before)}>${numberIn(after)} @${at} by ${actor} (${version})`,
  );

it('has one step from each value to the next', () => {
  expect(summarize({ latest: latestOf(3, 30), older: [older(2, 20, 30), older(1, 10, 20)] })).toEqual([
    '->1 @10 by writer 1 (1)',
    '1>2 @20 by writer 2 (2)',
    '2>3 @30 by latest writer (3)',
  ]);
});

it('has a step to undefined for a deletion, and the next step starts from undefined', () => {
  const spans = [older(2, 25, 30, { deletedBy: 'bob' }), older(1, 10, 20, { deletedBy: 'ann' })];
  expect(summarize({ latest: undefined, older: spans })).toEqual([
    '->1 @10 by writer 1 (1)',
    '1>- @20 by ann (0)',
    '->2 @25 by writer 2 (2)',
    '2>- @30 by bob (0)',
  ]);
});

it('never reports a later write as earlier, whatever the clocks of the writers', () => {
  const spans = [older(3, 5, 60), older(2, 50, 5), older(1, 10, 50)];
  expect(summarize({ latest: latestOf(4, 60), older: spans })).toEqual([
    '->1 @10 by writer 1 (1)',
    '1>2 @50 by writer 2 (2)',
    '2>3 @50 by writer 3 (3)',
    '3>4 @60 by latest writer (4)',
  ]);
});

it('skips values that were not read', () => {
  const spans = [older(2, 20, 30), older(1, 10, 20)];
  const read = (span: OlderSpan) => (span.version === 1 ? undefined : valueOf(span));
  expect(summarize({ latest: latestOf(3, 30), older: spans }, read)).toEqual([
    '->2 @20 by writer 2 (2)',
    '2>3 @30 by latest writer (3)',
  ]);
});

it('is empty if there never was a value', () => {
  expect(summarize({ latest: undefined, older: [] })).toEqual([]);
});

describe('of a history that is too long', () => {
  const spansOf = (count: number, size = 1) =>
    Array.from({ length: count }, (_, index) => older(index + 1, index, index + 1, { size }));
  const characters = 32 * 1024 * 1024;

  it.each<[string, OlderSpan[], number, number | undefined]>([
    ['nothing', [], 0, undefined],
    ['as many values as are read', spansOf(MAX_TIMELINE_VERSIONS), MAX_TIMELINE_VERSIONS, undefined],
    ['one value more', spansOf(MAX_TIMELINE_VERSIONS + 1), MAX_TIMELINE_VERSIONS, 1],
    ['as many characters as are read', spansOf(2, characters / 2), 2, undefined],
    [
      'one character more',
      [...spansOf(1, characters / 2 + 1), older(2, 1, 2, { size: characters / 2 })],
      1,
      1,
    ],
    ['a value that is too large by itself', spansOf(1, characters + 1), 0, 1],
  ])('the newest values are read: %s', (...[, spans, kept, cutAt]) => {
    const bounded = withinBounds(spans);
    expect([bounded.spans.length, bounded.cutAt]).toEqual([kept, cutAt]);
  });

  it('includes every value that ended after the cut', () => {
    const span = fc.record({ until: fc.nat(50), size: fc.constantFrom(1, characters / 4, characters / 2) });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), (ends) => {
        const all = ends.map(({ until, size }, index) => older(index, 0, until, { size }));
        const { spans, cutAt } = withinBounds(all);
        const left = all.filter((each) => !spans.includes(each));
        expect(cutAt).toBe(left.length === 0 ? undefined : Math.max(...left.map(({ until }) => until)));
        expect(spans.every(({ until }) => cutAt === undefined || until >= cutAt)).toBe(true);
        expect(spans.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(characters);
      }),
    );
  });
});

describe('the row of a statement', () => {
  const meta = (version: number, time: number, more: object = {}) =>
    JSON.stringify({
      version,
      created: { time, actor: 'ann' },
      checksum: checksum(`{"v":${version}}`),
      ...more,
    });
  const span = (version: number, by: string | null = null) => [version, version, version + 1, 7, by];
  const read = (row: object, until = 100) => {
    const check: ReadCheck = { isTorn: false };
    const spans = readSpans(
      { urn: URN, aspect: ASPECT, payload: null, meta: null, versions: [], ...row },
      until,
      check,
    );
    return { ...spans, isTorn: check.isTorn };
  };

  it('contains the latest value and the previous ones, with the actors of deletions', () => {
    const row = { payload: '{"v":3}', meta: meta(3, 9), versions: [span(2, 'bob'), span(1)] };
    expect(read(row)).toEqual({
      ...{ urn: URN, aspect: ASPECT, isTorn: false },
      latest: { version: 3, from: 9, actor: 'ann', text: '{"v":3}' },
      older: [
        { urn: URN, aspect: ASPECT, version: 2, from: 2, until: 3, size: 7, deletedBy: 'bob' },
        { urn: URN, aspect: ASPECT, version: 1, from: 1, until: 2, size: 7, deletedBy: undefined },
      ],
    });
  });

  it('has no latest value after a deletion', () => {
    const row = { meta: meta(2, 9, { deleted: true }), versions: [span(2, 'bob')] };
    expect(read(row)).toMatchObject({ latest: undefined, isTorn: false, older: [{ version: 2 }] });
  });

  it.each([
    ['a value is missing between', { payload: '{"v":3}', meta: meta(3, 9), versions: [span(1)] }, true],
    ['the value before is missing', { payload: '{"v":2}', meta: meta(2, 9), versions: [] }, true],
    [
      'the latest is among the older ones',
      { payload: '{"v":2}', meta: meta(2, 9), versions: [span(2)] },
      true,
    ],
    [
      'payload and meta are of two writes',
      { payload: '{"v":1}', meta: meta(2, 9), versions: [span(1)] },
      true,
    ],
    ['the only value', { payload: '{"v":1}', meta: meta(1, 9) }, false],
    ['the latest came after what is asked for', { payload: '{"v":9}', meta: meta(9, 101) }, false],
  ])('is read again after a concurrent write: %s', (_, row, isTorn) => {
    expect(read(row).isTorn).toBe(isTorn);
  });

  it('returns the latest value once, even if it is also among the older ones', () => {
    expect(read({ payload: '{"v":2}', meta: meta(2, 9), versions: [span(2)] }).latest).toBeUndefined();
  });
});
