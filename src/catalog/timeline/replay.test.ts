/** Replaying the events and patches of a timeline from nothing gives the stored values. */
import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../core/json.js';
import { applyJsonPatch } from '../../../test/helpers/api/json-patch.js';
import { field, schemaOf, typed } from '../../../test/helpers/unit/schema-fields.js';
import { present, replay } from '../../../test/helpers/unit/timeline-replay.js';
import { loadModel } from '../../model/load-model.js';
import { buildTimeline, type TimelineStep, blameFields } from './build-timeline.js';
import { CHANGE_CATEGORIES } from './change-event.js';
import { differsOf } from './differs.js';
import { diffJson } from './json-diff.js';

const model = loadModel([`${import.meta.dirname}/../../../schemas`]);
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const differs = differsOf(model.getEntity('dataset'), CHANGE_CATEGORIES, model);

const letter = fc.constantFrom('a', 'b', 'c');
const source = fc.constantFrom(undefined, 'x', 'y');
const tagList = fc
  .uniqueArray(fc.tuple(letter, source), { maxLength: 4, selector: (pair) => pair.join() })
  .map((pairs) => ({
    tags: pairs.map(([tag, from]) => ({ tag, ...(from && { attribution: { source: from } }) })),
  }));
const ownerList = fc
  .uniqueArray(fc.tuple(letter, letter), { maxLength: 4, selector: (pair) => pair.join() })
  .map((pairs) => ({ owners: pairs.map(([owner, type]) => ({ owner, type })) }));

/** Fields in both notations, nested, with edits by people. */
const someField = fc
  .record({
    names: fc.constantFrom(['a'], ['b'], ['c'], ['a', 'x'], ['a', 'y'], ['b', 'x'], ['a', 'x', 'p']),
    isTyped: fc.boolean(),
    native: fc.constantFrom('int', 'text'),
    nullable: fc.boolean(),
    description: fc.constantFrom('', 'one', 'two'),
    globalTags: fc.option(tagList),
  })
  .map(({ names, isTyped, native, globalTags, ...rest }) =>
    field(isTyped ? typed(`[type=${native}].${names.join('.[type=struct].')}`) : names.join('.'), native, {
      ...rest,
      ...(globalTags && { globalTags }),
    }),
  );
const schemas = fc
  .uniqueArray(someField, { selector: ({ fieldPath }) => fieldPath, maxLength: 7 })
  .map((fields) => schemaOf(fields));

const write = fc.oneof(
  tagList.map((value) => ['globalTags', value] as const),
  ownerList.map((value) => ['ownership', value] as const),
  schemas.map((value) => ['schemaMetadata', value] as const),
  fc.constantFrom('globalTags', 'ownership', 'schemaMetadata').map((name) => [name, undefined] as const),
);
const writes = fc.array(fc.tuple(write, fc.integer({ min: 0, max: 1 })), { maxLength: 14 });

/** Several writes may be simultaneous. */
function stepsOf(all: readonly (readonly [readonly [string, JsonObject | undefined], number])[]) {
  const current: Record<string, JsonObject | undefined> = {};
  const versions: Record<string, number> = {};
  let at = 1;
  const steps: TimelineStep[] = [];
  for (const [[aspect, after], pause] of all) {
    const before = current[aspect];
    at += pause;
    current[aspect] = after;
    const version = after === undefined ? 0 : (versions[aspect] = (versions[aspect] ?? 0) + 1);
    if (before !== undefined || after !== undefined)
      steps.push({ aspect, at, actor: 'urn:li:corpuser:ann', version, before, after });
  }
  return { steps, current };
}

it('the replayed events give the current value', () => {
  fc.assert(
    fc.property(writes, (all) => {
      const { steps, current } = stepsOf(all);
      expect(replay(buildTimeline(URN, steps, differs))).toEqual(present(URN, current));
    }),
    { numRuns: 500 },
  );
});

it('the replayed patches give every value', () => {
  fc.assert(
    fc.property(writes, (all) => {
      const rebuilt = new Map<string, JsonValue>();
      for (const { aspect, before, after } of stepsOf(all).steps) {
        const patch = diffJson(before ?? null, after ?? null);
        rebuilt.set(aspect, applyJsonPatch(rebuilt.get(aspect) ?? null, patch) as JsonValue);
        expect(rebuilt.get(aspect)).toEqual(after ?? null);
      }
    }),
  );
});

it('blames each existing field on a change that left it in its current form', () => {
  fc.assert(
    fc.property(writes, (all) => {
      const { steps, current } = stepsOf(all);
      const schema = differsOf(model.getEntity('dataset'), ['TECHNICAL_SCHEMA'], model);
      const blamed = blameFields(buildTimeline(URN, steps, schema));
      const replayed = blamed.map(({ fieldPath, event }) => [fieldPath, event.parameters['nativeDataType']]);
      const fields = (current['schemaMetadata']?.['fields'] ?? []) as JsonObject[];
      expect(replayed.sort()).toEqual(
        fields.map((each) => [each['fieldPath'], each['nativeDataType']]).sort(),
      );
      for (const { event } of blamed) expect(event.operation).not.toBe('REMOVE');
    }),
  );
});
