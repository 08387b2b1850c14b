/** How a scope is applied to statements. */
import { fakeParts } from '../../../test/helpers/unit/statement-runner.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { evaluate } from '../../../test/helpers/unit/cypher-predicate.js';
import type { Criterion, Filter } from './filter.js';
import { MAX_SCOPE_TERMS } from './search-deps.js';
import { fillSlots } from '../../neo4j/statements.js';
import { isVisible, scopeSlots, compileScope } from './scope.js';

const criterion = (field: string, values: readonly string[], parts: Partial<Criterion> = {}): Criterion => ({
  ...{ field, condition: 'EQUAL', values },
  ...parts,
});
const filterOf = (...branches: Criterion[][]): Filter => ({ or: branches.map((and) => ({ and })) });

describe('a scope', () => {
  it('without restrictions is undefined', async () => {
    for (const filter of [filterOf(), filterOf([]), filterOf([criterion('tags', ['x'])], [])])
      expect(await compileScope(fakeParts(model), filter)).toBeUndefined();
  });

  it('is a filter with its own parameter, so that it can be combined with another filter', async () => {
    const filter = filterOf(
      [criterion('tags', ['$filter'], { condition: 'CONTAIN' })],
      [criterion('name', ['x'])],
    );
    const scope = await compileScope(fakeParts(model), filter);
    expect(scope?.conditions).toHaveLength(1);
    for (const predicate of [...(scope?.conditions ?? []), ...(scope?.allConditions ?? [])]) {
      const condition = predicate('node');
      expect(condition).toContain('IN $scope WHERE');
      expect(condition).not.toContain('$filter');
    }
    expect(JSON.stringify(scope?.parameters)).toContain('$filter');
  });

  it('uses few terms of the index, and leaves the rest to the database', async () => {
    const values = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
    const small = await compileScope(
      fakeParts(model),
      filterOf([criterion('tags', values(MAX_SCOPE_TERMS))]),
    );
    expect(small?.lucene?.match(/search_terms/g)).toHaveLength(MAX_SCOPE_TERMS);
    expect(small?.conditions).toEqual([]);
    const large = await compileScope(
      fakeParts(model),
      filterOf([criterion('tags', values(MAX_SCOPE_TERMS + 1))]),
    );
    expect([large?.lucene, large?.conditions.length]).toEqual([undefined, 1]);
  });

  it('looks up hierarchies once, and refuses invalid filters', async () => {
    const parts = fakeParts(model, () => [{ index: 0, urns: ['below'] }]);
    const scope = await compileScope(
      parts,
      filterOf([criterion('tags', ['top'], { condition: 'DESCENDANTS_INCL' })]),
    );
    expect(scope?.lucene).toContain('"tags=below"');
    expect(parts.asked).toHaveLength(1);
    await expect(compileScope(fakeParts(model), filterOf([criterion('colour', ['x'])]))).rejects.toThrow(
      refusal('INVALID_FILTER'),
    );
  });
});

describe('the slots of a scope', () => {
  const scope = {
    allConditions: [(node: string) => `${node}.seen = true`, (node: string) => `${node}.other = 1`],
  };

  it('without an argument stay comments, as do other slots', () => {
    const text = 'MATCH (a) WHERE true /* conditions */ /* visible */ /*visible a*/ RETURN a';
    expect(fillSlots(text, scopeSlots(scope))).toBe(text);
  });

  it('become conditions over the named node, URN or edge', () => {
    const visible = fillSlots('WHERE true /* visible start */', scopeSlots(scope));
    expect(visible).toBe(`WHERE true AND ${isVisible('start', scope)}`);
    expect(visible).toContain('[CASE WHEN start.type IS NULL THEN');
    const seen = fillSlots('WHERE true /* visibleUrn $urn */ /* visibleUrn row.urn */', scopeSlots(scope));
    expect(seen).toContain('MATCH (inScope:Entity {urn: $urn})');
    expect(seen).toContain('MATCH (inScope:Entity {urn: row.urn})');
    const stated = fillSlots('WHERE true /* visibleEdge edge */', scopeSlots(scope));
    expect(stated).toContain('edge.owner IN [startNode(edge).urn, endNode(edge).urn] OR');
    expect(stated).toContain('MATCH (inScope:Entity {urn: edge.owner})');
  });

  it('check the entity itself, and for a column its table', () => {
    const text = isVisible('start', scope);
    expect(text.match(/checked\.seen = true AND checked\.other = 1/g)).toHaveLength(2);
  });

  it('have balanced brackets', () => {
    const text = fillSlots(
      '/* visible a */ /* visibleUrn b */ /* visibleEdge c */',
      scopeSlots(scope),
    ).replace(/'[^']*'/g, '');
    for (const [open, close] of ['()', '[]', '{}'])
      expect(text.split(open ?? '').length).toBe(text.split(close ?? '').length);
  });
});

describe('the table of a column', () => {
  /** The expression by which the conditions compute the table, cut out of them. */
  const text = isVisible('column', { allConditions: [() => 'true'] });
  const [, seed = '', whole = '', longer = ''] =
    /reduce\(key = ('[^']*'), part IN .*? \| CASE WHEN (.*?) THEN key ELSE (key \+ CASE key .*?) END\)/.exec(
      text,
    ) ?? [];

  /** Evaluates the expression over the parts, as `reduce` does. */
  function tableOf(column: string): unknown {
    const parts = column.slice('urn:li:schemaField:('.length).split(',');
    return parts.reduce<unknown>(
      (key, part) => {
        if (evaluate(whole, { key }) === true) return key;
        return evaluate(longer.replace(/CASE key WHEN '' THEN '' ELSE ',' END/, key === '' ? "''" : "','"), {
          key,
          part,
        });
      },
      evaluate(seed, {}),
    );
  }

  it.each([
    ['urn:li:dataset:(urn:li:dataPlatform:hive,db.orders,PROD)', 'id'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,db.orders,PROD)', '[version=2.0].[type=struct].a,b(c)'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,f(x,y),PROD)', 'id'],
    ['urn:li:chart:(looker,1)', 'x'],
    ['urn:li:tag:plain', 'x'],
  ])('%s and field %s', (table, field) => {
    expect(tableOf(`urn:li:schemaField:(${table},${field})`)).toBe(table);
  });
});
