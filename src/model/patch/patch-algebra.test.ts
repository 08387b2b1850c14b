import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { add, patch, patchRules, remove, tag, TAG_KEYS } from '../../../test/helpers/unit/patches.js';

const UNITS = ['a', 'b', '/', '~', '~1', ' ', 'é', '%2C', '.', '0', '-', '__proto__'];
const names = fc
  .array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 3 })
  .map((units) => units.join(''));

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A value that a patch can add to an aspect, with its path. */
interface Entry {
  readonly aspect: string;
  readonly path: string;
  readonly value: unknown;
  readonly current: unknown;
}

const entries: fc.Arbitrary<Entry> = fc.oneof(
  fc.tuple(names, fc.dictionary(names, names)).map(([name, customProperties]) => ({
    aspect: 'datasetProperties',
    path: `/customProperties/${escape(name)}`,
    value: 'v',
    current: { customProperties },
  })),
  fc.tuple(names, fc.uniqueArray(names)).map(([name, others]) => ({
    aspect: 'globalTags',
    path: `/tags/${escape(`urn:li:tag:${name}`)}`,
    value: tag(name),
    current: { tags: others.map((other) => tag(other)) },
  })),
  fc.tuple(names, fc.uniqueArray(names)).map(([name, siblings]) => ({
    aspect: 'siblings',
    path: `/siblings/${escape(name)}`,
    value: name,
    current: { siblings, primary: true },
  })),
  fc.tuple(names, names, fc.uniqueArray(names)).map(([name, other, fields]) => ({
    aspect: 'editableSchemaMetadata',
    path: `/editableSchemaFieldInfo/${escape(other)}/globalTags/tags/${escape(`urn:li:tag:${name}`)}`,
    value: tag(name),
    current: {
      editableSchemaFieldInfo: [...new Set([...fields, other])].map((fieldPath) => ({
        fieldPath,
        globalTags: { tags: [] },
      })),
    },
  })),
);

describe('patches', () => {
  it('change nothing if they add and then remove a value', () => {
    fc.assert(
      fc.property(entries, ({ aspect, path, value, current }) => {
        const without = patch(aspect, current, [remove(path)]);
        expect(patch(aspect, without, [add(path, value), remove(path)])).toEqual(without);
        expect(patch(aspect, patch(aspect, without, [add(path, value)]), [remove(path)])).toEqual(without);
      }),
      { numRuns: 300 },
    );
  });

  it('have the same result if they add or remove a value twice', () => {
    fc.assert(
      fc.property(entries, ({ aspect, path, value, current }) => {
        const once = patch(aspect, current, [add(path, value)]);
        expect(patch(aspect, once, [add(path, value)])).toEqual(once);
        expect(patch(aspect, current, [add(path, value), add(path, value)])).toEqual(once);
        const less = patch(aspect, current, [remove(path)]);
        expect(patch(aspect, less, [remove(path)])).toEqual(less);
        expect(patch(aspect, current, [{ op: 'replace', path, value: value as string }])).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });

  it('of different items have the same result in any order', () => {
    const step = fc.record({ name: names, isAdd: fc.boolean() });
    const steps = fc.uniqueArray(step, { selector: ({ name }) => name, maxLength: 6 });
    fc.assert(
      fc.property(steps, fc.uniqueArray(names), fc.nat(), (all, others, turn) => {
        const operations = all.map(({ name, isAdd }) => {
          const path = `/tags//${escape(`urn:li:tag:${name}`)}`;
          return isAdd ? add(path, tag(name)) : remove(path);
        });
        const current = { tags: others.map((name) => tag(name)) };
        const turned = operations
          .map((_, index) => operations[(index + turn) % operations.length]!)
          .reverse();
        const [one, other] = [operations, turned].map((ordered) =>
          sorted(patch('globalTags', current, { arrayPrimaryKeys: TAG_KEYS, patch: ordered })),
        );
        expect(one).toEqual(other);
      }),
    );
  });

  it('with several operations have the same result as several patches with one operation', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.boolean())), (steps) => {
        const operations = steps.map(([name, isAdd]) => {
          const path = `/tags/${escape(`urn:li:tag:${name}`)}`;
          return isAdd ? add(path, tag(name)) : remove(path);
        });
        let current: JsonObject = { tags: [] };
        for (const operation of operations) current = patch('globalTags', current, [operation]);
        expect(patch('globalTags', undefined, operations)).toEqual(current);
      }),
    );
  });

  it('add and remove an item in every array that the rules name', () => {
    for (const [aspect, rules] of patchRules) {
      for (const [path, keys] of Object.entries(rules.arrays ?? {})) {
        if (keys[0] === '$columns') continue;
        const item = path.replaceAll('*', 'parent') + keys.map((key) => `/k-${key}`).join('');
        // Fields of a record in the middle of the path have keys of their own.
        const added = patch(aspect, undefined, [add(item, {})]);
        expect(JSON.stringify(added)).toContain('k-');
        const emptied = patch(aspect, added, [remove(item)]);
        expect(JSON.stringify(emptied)).not.toContain('k-');
      }
    }
  });
});

function sorted(value: JsonObject): string[] {
  return (value['tags'] as JsonObject[]).map((item) => JSON.stringify(item)).sort();
}
