/** What rules mean for an entity, and how results are kept. */
import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { holdsFor, OPERATOR_NAMES, takenBy, type Operator, type Scalar } from './operators.js';
import type { Check, Rule, TestDefinition } from './definition.js';
import { evaluateDefinition, valuesAt, type TestedEntity } from './evaluate-definition.js';
import { mergeResults, type NewResult } from './propose-results.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:system' };

describe('values', () => {
  const payload = {
    owners: [
      { owner: 'a', types: ['x', ''] },
      { owner: 'b', types: [] },
    ],
    custom: { 'a.b': '1', a: { 'b.c': 2 } },
    nothing: null,
    blank: ' ',
    record: { x: 1 },
  };

  it.each([
    ['owners.owner', ['a', 'b']],
    ['owners.types', ['x']],
    ['custom.a.b', []],
    ['custom.a.b.c', [2]],
    ['nothing', []],
    ['blank', []],
    ['record', ['{"x":1}']],
    ['record.y', []],
    ['owners.owner.name', []],
  ])('of %s are %j', (path, expected) => {
    expect(valuesAt(payload, path.split('.'))).toEqual(expected);
  });

  it('of a key with dots are found', () => {
    expect(valuesAt({ custom: { 'a.b': '1' } }, ['custom', 'a', 'b'])).toEqual(['1']);
  });
});

describe('operators', () => {
  it.each<[Operator, readonly Scalar[], readonly Scalar[], boolean]>([
    ['exists', ['a'], [], true],
    ['exists', [], [], false],
    ['equals', ['a', 'b'], ['b', 'c'], true],
    ['equals', [1], ['1'], true],
    ['not_equals', ['a'], ['a'], false],
    ['not_equals', [], ['a'], true],
    ['contains_all', ['a', 'b'], ['b', 'a'], true],
    ['contains_all', ['a'], ['a', 'b'], false],
    ['contains_str', ['finance.orders'], ['orders'], true],
    ['starts_with', ['finance.orders'], ['fin'], true],
    ['ends_with', ['finance.orders'], ['fin'], false],
    ['greater_than', ['10'], [9], true],
    ['greater_than', ['text', ''], [-1], false],
    ['less_than_or_equal_to', [9], ['9'], true],
    ['is_true', [true], [], true],
    ['is_false', [], [], true],
    ['minimum_count', ['a', 'b'], [2], true],
    ['minimum_count', ['a'], [2], false],
  ])('%s of %j and %j is %s', (operator, values, wanted, expected) => {
    expect(holdsFor(operator, values, wanted)).toBe(expected);
  });

  it('like agrees with the regular expression that the pattern means', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '%'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (value, pattern) => {
        const meant = new RegExp(`^${pattern.split('%').join('.*')}$`, 's');
        expect(holdsFor('like', [value], [pattern])).toBe(meant.test(value));
      }),
    );
  });

  it('all operators answer for no values', () => {
    for (const name of OPERATOR_NAMES as readonly Operator[])
      expect(typeof holdsFor(name, [], takenBy(name) === 'no values' ? [] : [1])).toBe('boolean');
  });
});

describe('rules', () => {
  const rule = fc.letrec<{ rule: Rule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 3 },
      fc.record<Check>({
        kind: fc.constant('check'),
        property: fc
          .constantFrom('a', 'b')
          .map((aspect) => ({ kind: 'aspect', aspect, path: ['x'] }) as const),
        operator: fc.constant('exists'),
        wanted: fc.constant([]),
        isNegated: fc.boolean(),
      }),
      fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        rules: fc.array(tie('rule'), { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), rule: tie('rule') }),
    ),
  })).rule;
  const entity = fc
    .dictionary(fc.constantFrom('a', 'b'), fc.constant<JsonObject>({ x: 1 }))
    .map((aspects): TestedEntity => ({ urn: 'u', type: 'dataset', payloadOf: (aspect) => aspects[aspect] }));
  const definitionOf = (conditions: Rule, rules: Rule): TestDefinition => ({
    ...{ types: ['dataset'], conditions, rules, actions: { passing: [], failing: [] } },
  });
  const always: Rule = { kind: 'and', rules: [] };

  it('have the opposite result when they are negated', () => {
    fc.assert(
      fc.property(rule, entity, (each, tested) => {
        const outcome = evaluateDefinition(definitionOf(always, each), tested);
        const opposite = evaluateDefinition(definitionOf(always, { kind: 'not', rule: each }), tested);
        expect(new Set([outcome, opposite])).toEqual(new Set(['SUCCESS', 'FAILURE']));
      }),
    );
  });

  it('give no result for an entity that the conditions or the types exclude', () => {
    fc.assert(
      fc.property(rule, entity, (each, tested) => {
        const never: Rule = { kind: 'or', rules: [] };
        expect(evaluateDefinition(definitionOf(never, each), tested)).toBeUndefined();
        expect(evaluateDefinition(definitionOf(always, each), { ...tested, type: 'chart' })).toBeUndefined();
      }),
    );
  });
});

describe('results', () => {
  const entry = fc.record({
    test: fc.constantFrom('a', 'b', 'c', 'd'),
    type: fc.constantFrom('SUCCESS' as const, 'FAILURE' as const),
    testDefinitionMd5: fc.constantFrom('1', '2'),
  });
  const stored = fc.option(fc.record({ passing: fc.array(entry), failing: fc.array(entry) }), {
    nil: undefined,
  });
  const evaluated = fc.uniqueArray(
    fc.record<NewResult>({
      test: fc.constantFrom('a', 'b'),
      md5: fc.constantFrom('1', '2'),
      outcome: fc.constantFrom('SUCCESS', 'FAILURE', undefined),
    }),
    { selector: ({ test }) => test },
  );

  it('contain each evaluated test where its outcome belongs, and those of others as before', () => {
    fc.assert(
      fc.property(stored, evaluated, (before, outcomes) => {
        const merged = mergeResults(before, outcomes, stamp)?.results ??
          before ?? { passing: [], failing: [] };
        for (const { test, outcome } of outcomes) {
          expect(merged.passing.some((each) => each.test === test)).toBe(outcome === 'SUCCESS');
          expect(merged.failing.some((each) => each.test === test)).toBe(outcome === 'FAILURE');
        }
        const isForeign = ({ test }: { test: string }) => outcomes.every((each) => each.test !== test);
        expect(merged.passing.filter(isForeign)).toEqual((before?.passing ?? []).filter(isForeign));
        expect(merged.failing.filter(isForeign)).toEqual((before?.failing ?? []).filter(isForeign));
      }),
    );
  });

  it('do not change if the same outcomes are merged again', () => {
    fc.assert(
      fc.property(stored, evaluated, (before, outcomes) => {
        const merged = mergeResults(before, outcomes, stamp);
        if (merged !== undefined) expect(mergeResults(merged.results, outcomes, stamp)).toBeUndefined();
      }),
    );
  });

  it('count as changed if another definition gave them', () => {
    const before = {
      passing: [{ test: 'a', type: 'SUCCESS' as const, testDefinitionMd5: '1' }],
      failing: [],
    };
    const merged = mergeResults(before, [{ test: 'a', md5: '2', outcome: 'SUCCESS' }], stamp);
    expect(merged?.changed).toEqual([{ test: 'a', md5: '2', outcome: 'SUCCESS' }]);
  });
});
