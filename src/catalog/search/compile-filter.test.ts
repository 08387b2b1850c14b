/** Tests how filters are compiled: the parts for Lucene, the parts for Cypher, and refused filters. */
import fc from 'fast-check';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { compileFilter } from './compile-filter.js';
import type { Predicate } from './filter-conditions.js';
import type { Condition, Criterion } from './filter.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

const schema = { model, fields: searchFieldsOf(model) };

function criterion(field: string, condition: Condition, ...values: string[]): Criterion {
  return { field, condition, values };
}

/** Compiles the branches and binds the predicates as most statements do. */
function compile(...branches: Criterion[][]) {
  const compiled = compileFilter({ or: branches.map((and) => ({ and })) }, schema);
  const bind = (predicate: Predicate) => predicate('node', '$filter');
  return {
    ...compiled,
    conditions: compiled.conditions.map(bind),
    allConditions: compiled.allConditions.map(bind),
  };
}

function fault(...branches: Criterion[][]): unknown {
  try {
    compile(...branches);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('compileFilter', () => {
  it('returns no conditions without a branch, or with an empty branch', () => {
    for (const filter of [undefined, { or: [] }, { or: [{ and: [] }] }]) {
      expect(compileFilter(filter, schema)).toMatchObject({
        lucene: undefined,
        conditions: [],
        allConditions: [],
      });
    }
  });

  it('checks equality by Lucene alone', () => {
    const { lucene, conditions, allConditions, parameters } = compile([
      criterion('tags', 'EQUAL', 'urn:li:tag:a b'),
      { ...criterion('origin', 'IN', 'PROD', 'DEV'), negated: true },
    ]);
    expect(lucene).toMatchInlineSnapshot(
      `"(+search_terms:"tags=urn:li:tag:a%20b"^0 -(search_terms:"origin=PROD"^0 search_terms:"origin=DEV"^0))"`,
    );
    expect(conditions).toEqual([]);
    expect(allConditions).toMatchInlineSnapshot(`
     [
       "any(branch IN $filter WHERE all(item IN branch[0] WHERE coalesce(any(property IN item.properties WHERE any(value IN [] + node[property] WHERE value IN item.values)), false)) AND all(item IN branch[1] WHERE NOT coalesce(any(property IN item.properties WHERE any(value IN [] + node[property] WHERE value IN item.values)), false)))",
     ]
    `);
    expect(parameters).toEqual([
      [
        [{ properties: ['field_tags'], values: ['urn:li:tag:a b'] }],
        [{ properties: ['field_origin'], values: ['PROD', 'DEV'] }],
      ],
    ]);
  });

  it('checks the rest of a single branch in Cypher', () => {
    const { lucene, conditions } = compile([
      criterion('tags', 'EQUAL', 'x'),
      criterion('name', 'CONTAIN', 'ord'),
    ]);
    expect(lucene).toContain('tags=x');
    expect(conditions).toHaveLength(1);
    expect(conditions[0]).toContain('CONTAINS');
    expect(conditions[0]).not.toContain('branch[0]');
  });

  it('narrows several branches by Lucene and checks the whole filter in Cypher', () => {
    const { lucene, conditions, allConditions } = compile(
      [criterion('tags', 'EQUAL', 'x'), criterion('name', 'CONTAIN', 'ord')],
      [criterion('origin', 'EQUAL', 'PROD')],
    );
    expect(lucene).toContain('origin=PROD');
    expect(conditions).toEqual(allConditions);
  });

  it('checks everything in Cypher if Lucene cannot check any criterion of a branch', () => {
    const { lucene, conditions } = compile(
      [criterion('name', 'END_WITH', 's')],
      [criterion('origin', 'EQUAL', 'PROD')],
    );
    expect(lucene).toBeUndefined();
    expect(conditions).toHaveLength(1);
  });

  it('returns the same text for any number of criteria of a kind, and refuses more than a thousand', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => criterion('name', 'CONTAIN', String(index)));
    const { allConditions, parameters } = compile(many(700), many(300));
    expect(allConditions).toEqual(compile(many(1)).allConditions);
    expect(parameters.flat(2)).toHaveLength(1_000);
    expect(fault(many(700), many(301))).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { path: '/filter' },
    });
  });

  it.each(['CONTAIN', 'START_WITH', 'END_WITH', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL_TO'] as const)(
    'each value of %s counts as a criterion, because it is compared by itself',
    (condition) => {
      const some = (count: number) => [
        { field: 'name', condition, values: Array.from({ length: count }, (_, index) => `${index}`) },
      ];
      expect(compile(some(1_000)).parameters.flat(1)).toHaveLength(1);
      expect(fault(some(600), some(401))).toMatchObject({
        code: 'LIMIT_EXCEEDED',
        details: { path: '/filter', rule: 'at most 1000 criteria' },
      });
    },
  );

  it('values that are looked up are as many as wanted', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => `urn:li:tag:${index}`);
    for (const condition of ['EQUAL', 'IEQUAL', 'IN'] as const)
      expect(() => compile([{ field: 'tags', condition, values }])).not.toThrow();
  });

  it('treats a missing boolean as false', () => {
    expect(compile([criterion('removed', 'EQUAL', 'false')]).lucene).toContain(
      '-search_terms:"removed=true"',
    );
    expect(compile([{ ...criterion('removed', 'EQUAL', 'true'), negated: true }]).lucene).toContain(
      '-search_terms:"removed=true"',
    );
    expect(compile([{ ...criterion('removed', 'EQUAL', 'false'), negated: true }]).lucene).toContain(
      '+search_terms:"removed=true"',
    );
  });

  it('compiles an empty list of values to a query that finds nothing', () => {
    expect(compile([criterion('tags', 'IN')]).lucene).toBe('(+search_terms:"!"^0)');
  });

  it('compares numbers as numbers', () => {
    const { parameters } = compile([criterion('lastModifiedAt', 'GREATER_THAN', '1700000000000')]);
    expect(parameters.flat(2)[0]?.values).toEqual([1_700_000_000_000]);
  });

  it('matches a container in a browse path as a whole step', () => {
    const { lucene, conditions, allConditions } = compile([
      criterion('browsePathV2', 'CONTAIN', 'urn:li:container:a'),
    ]);
    expect(lucene).toContain('"@under=urn:li:container:a"');
    expect(conditions).toEqual([]);
    expect(allConditions[0]).toContain("split(value, '\\u241f')");
    expect(compile([criterion('browsePathV2', 'CONTAIN', 'a')]).lucene).toBeUndefined();
  });

  it('finds everything in a container by its whole URN, and compares other texts as text', () => {
    const { lucene, conditions } = compile([criterion('container', 'CONTAIN', 'urn:li:container:a')]);
    expect(lucene).toContain('"containers=urn:li:container:a"');
    expect(conditions).toEqual([]);
    for (const text of ['a', 'urn:li:container:'])
      expect(compile([criterion('container', 'CONTAIN', text)]).parameters.flat(2)[0]?.properties).toEqual([
        'field_container',
      ]);
  });

  it('resolves fields by alias, suffix and aspect', () => {
    for (const name of ['tags', 'tags.keyword', 'globalTags.tags']) {
      expect(compile([criterion(name, 'EQUAL', 'x')]).parameters.flat(2)[0]?.properties).toEqual([
        'field_tags',
      ]);
    }
    expect(compile([criterion('_entityName', 'EQUAL', 'x')]).parameters.flat(2)[0]?.properties).toEqual([
      'name',
    ]);
  });

  it('checks the pairs of two fields by Lucene, as far as there are terms', () => {
    const pairs = compile([criterion('_entityType␞tags', 'EQUAL', 'DATA_JOB␞a', 'dataset')]);
    expect(pairs.lucene).toBe(
      '(+((+search_terms:"_entityType=dataJob"^0 +search_terms:"tags=a"^0) (+search_terms:"_entityType=dataset"^0)))',
    );
    expect(pairs.conditions).toEqual([]);
    expect(pairs.parameters.flat(2)).toEqual([
      {
        properties: ['type'],
        inner: ['field_tags'],
        missing: [null, null],
        values: ['dataJob␞a', 'dataset'],
      },
    ]);
    const open = [
      criterion('_entityType␞removed', 'EQUAL', 'dataset␞false'),
      criterion('_entityType␞tags', 'CONTAIN', '␞a'),
      criterion('_entityType␞lastChangedAt', 'EQUAL', 'dataset␞5'),
      criterion('_entityType␞tags', 'IN', ...Array.from({ length: 40 }, (_, index) => `dataset␞${index}`)),
    ];
    for (const each of open) expect(compile([each]).lucene).toBeUndefined();
  });

  it('names the place of what is wrong with two fields', () => {
    const places: readonly [string, string, string][] = [
      ['a␞b␞c', 'x', '/field'],
      ['tags␞colour', 'x', '/field'],
      ['tags␞lastModifiedAt', 'a␞noon', '/values/1'],
    ];
    for (const [field, value, place] of places) {
      expect(fault([criterion(field, 'EQUAL', 'x', value)])).toMatchObject({
        code: 'INVALID_FILTER',
        details: { path: `/filter/or/0/and/0${place}` },
      });
    }
  });

  it('accepts both names of an entity type', () => {
    for (const name of ['dataJob', 'DATA_JOB']) {
      expect(compile([criterion('_entityType', 'EQUAL', name)]).parameters.flat(2)[0]?.values).toEqual([
        'dataJob',
      ]);
    }
  });

  it('reports invalid fields, conditions and values with their paths', () => {
    expect(fault([criterion('tag', 'EQUAL', 'x')])).toMatchObject({
      code: 'INVALID_FILTER',
      message: expect.stringContaining('did you mean tags') as string,
      details: { path: '/filter/or/0/and/0/field' },
    });
    expect(fault([criterion('tags', 'LIKE' as Condition, 'x')])).toMatchObject({
      code: 'INVALID_FILTER',
      details: { path: '/filter/or/0/and/0/condition' },
    });
    expect(fault([], [criterion('lastModifiedAt', 'LESS_THAN', 'noon')])).toMatchObject({
      code: 'INVALID_FILTER',
      details: { path: '/filter/or/1/and/0/values/0' },
    });
    expect(fault([criterion('tags', 'toString' as Condition, 'x')])).toMatchObject({
      code: 'INVALID_FILTER',
    });
  });

  it('passes values as parameters, and keeps the number of terms within the limit of Lucene', () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    const any = fc.record({
      field: fc.constantFrom('tags', 'name', 'origin', 'urn'),
      condition: fc.constantFrom<Condition>(
        'EQUAL',
        'IN',
        'IEQUAL',
        'CONTAIN',
        'START_WITH',
        'END_WITH',
        'LESS_THAN',
        'EXISTS',
      ),
      values: fc.array(value, { maxLength: 90 }),
      negated: fc.boolean(),
    });
    const filters = fc.array(fc.array(any, { maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(filters, (branches) => {
        const compiled = compile(...branches);
        const known = /^[\w\s().,[\]$+>=<]*$/;
        for (const condition of compiled.allConditions) expect(condition).toMatch(known);
        for (const condition of compiled.conditions) expect(condition).toMatch(known);
        expect(compiled.lucene?.match(/search_terms/g)?.length ?? 0).toBeLessThanOrEqual(180);
      }),
    );
  });
});
