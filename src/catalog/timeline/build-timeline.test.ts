/** Builds transactions and their semantic versions from the steps of aspects. */
import fc from 'fast-check';
import {
  buildTimeline,
  type TimelineStep,
  isVersion,
  semanticVersion,
  versionStamp,
} from './build-timeline.js';
import { SEMANTIC_CHANGES, type ChangeEvent, type Differ, type SemanticChange } from './change-event.js';

const URN = 'urn:li:dataset:x';

/** Returns the events that the value of a step lists. */
const differ: Differ = ({ urn, aspect, after }) =>
  ((after?.['changes'] ?? []) as SemanticChange[]).map((semVerChange): ChangeEvent => ({
    ...{ category: 'TAG', operation: 'ADD', entityUrn: urn, aspect },
    ...{ semVerChange, description: '', parameters: {} },
  }));
const differs = new Map([
  ['tags', [differ]],
  ['schema', [differ]],
]);

const step = (at: number, changes: readonly SemanticChange[], parts: Partial<TimelineStep> = {}) => {
  const common = { aspect: 'tags', actor: 'urn:li:corpuser:ann', version: 1, before: undefined };
  return { ...common, at, after: { changes: [...changes] }, ...parts };
};
const versions = (steps: readonly TimelineStep[]) =>
  buildTimeline(URN, steps, differs).map(({ version }) => version);

it('raises the version part of the most severe change of a transaction', () => {
  const steps = [['MAJOR'], ['PATCH'], ['MINOR', 'PATCH'], ['PATCH'], ['PATCH', 'MAJOR', 'MINOR'], ['NONE']];
  expect(versions(steps.map((changes, at) => step(at, changes as SemanticChange[])))).toEqual([
    '0.0.0',
    '0.0.1',
    '0.1.0',
    '0.1.1',
    '1.0.0',
    '1.0.0',
  ]);
});

it('computes the same versions as adding up by hand', () => {
  const change = fc.constantFrom(...SEMANTIC_CHANGES);
  const moments = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 20 });
  fc.assert(
    fc.property(moments, (all) => {
      const expected: string[] = [];
      let [major, minor, patch] = [0, 0, 0];
      for (const changes of all.filter(({ length }) => length > 0)) {
        const isFirst = expected.length === 0;
        if (!isFirst && changes.includes('MAJOR')) [major, minor, patch] = [major + 1, 0, 0];
        else if (!isFirst && changes.includes('MINOR')) [minor, patch] = [minor + 1, 0];
        else if (!isFirst && changes.includes('PATCH')) patch += 1;
        expected.push(`${major}.${minor}.${patch}`);
      }
      expect(versions(all.map((changes, at) => step(at, changes)))).toEqual(expected);
    }),
  );
});

it('joins simultaneous writes, and sorts transactions by time', () => {
  const timeline = buildTimeline(
    URN,
    [
      step(2, ['PATCH'], { version: 1 }),
      step(3, ['PATCH'], { version: 2 }),
      step(1, ['MINOR'], { aspect: 'schema', version: 7 }),
      step(2, ['MAJOR'], { aspect: 'schema', version: 8, actor: 'urn:li:corpuser:bob' }),
    ],
    differs,
  );
  expect(timeline.map(({ at, events }) => [at, events.map(({ aspect }) => aspect)])).toEqual([
    [1, ['schema']],
    [2, ['tags', 'schema']],
    [3, ['tags']],
  ]);
  expect(timeline[1]?.events.map(({ actor }) => actor)).toEqual([
    'urn:li:corpuser:ann',
    'urn:li:corpuser:bob',
  ]);
});

it('adds steps without changes of the categories to the next transaction', () => {
  const steps = [
    step(1, []),
    step(2, ['PATCH'], { version: 2 }),
    step(3, [], { version: 3 }),
    step(4, [], { aspect: 'unknown' }),
    step(5, ['PATCH'], { version: 4 }),
    step(6, [], { version: 5 }),
  ];
  const timeline = buildTimeline(URN, steps, differs);
  expect(timeline.map((transaction) => transaction.steps.map(({ at }) => at))).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('reports the version of each aspect that exists then', () => {
  const steps = [
    step(1, ['PATCH'], { version: 4 }),
    step(2, ['PATCH'], { aspect: 'schema', version: 2 }),
    step(3, ['PATCH'], { version: 0 }),
    step(4, ['PATCH'], { version: 5 }),
  ];
  expect(buildTimeline(URN, steps, differs).map(versionStamp)).toEqual([
    'tags:4',
    'schema:2;tags:4',
    'schema:2',
    'schema:2;tags:5',
  ]);
});

it('is empty without steps or comparisons', () => {
  expect(buildTimeline(URN, [], differs)).toEqual([]);
  expect(buildTimeline(URN, [step(1, ['MAJOR'])], new Map())).toEqual([]);
});

it('recognizes a version with and without the suffix, and no other', () => {
  const transaction = { version: '1.20.3' };
  expect(semanticVersion(transaction)).toBe('1.20.3-computed');
  for (const [text, isKnown] of [
    ['1.20.3', true],
    ['1.20.3-computed', true],
    ['1.20.30', false],
    ['1.20', false],
    ['', false],
    ['-computed', false],
  ] as const)
    expect([text, isVersion(transaction, text)]).toEqual([text, isKnown]);
});
