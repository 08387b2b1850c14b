import { noGraphql } from '../../../test/helpers/unit/no-graphql.js';
import { compileBody, compileQuery, type Check } from './validation.js';
import { createRoutes } from '../routes.js';
import { object, ref, STRING, PAGE_SIZE } from './json-schema.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

/** Returns the check as a function for `expect`. */
const checking = (run: Check, data: unknown) => () => {
  run(data);
};

describe('request validation', () => {
  const check = compileBody(object({ name: STRING, 'count?': PAGE_SIZE, 'filter?': ref('Filter') }));

  it('names the missing member', () => {
    expect(checking(check, {})).toThrow(refusal('INVALID_REQUEST', { path: '/name', rule: 'required' }));
  });

  it('names the limit that a page exceeds', () => {
    expect(checking(check, { name: 'a', count: 10_000 })).not.toThrow();
    expect(checking(check, { name: 'a', count: 10_001 })).toThrow(
      refusal('LIMIT_EXCEEDED', { limit: 'MAX_PAGE_SIZE', path: '/count' }),
    );
    expect(checking(check, { name: 'a', count: -1 })).toThrow(refusal('INVALID_REQUEST'));
  });

  it('refuses a value that nests too deeply', () => {
    const fields = compileBody(ref('OpenLineageField'));
    const nested = (levels: number): unknown =>
      JSON.parse(`{"name":"a","fields":[`.repeat(levels) + ']}'.repeat(levels));
    expect(checking(fields, nested(100))).not.toThrow();
    expect(checking(fields, nested(100_000))).toThrow(refusal('INVALID_REQUEST', { rule: 'depth' }));
  });

  it('points to the exact position in a filter', () => {
    const filter = { or: [{ and: [{ field: 'a', values: ['x'], condition: 'LIKE' }] }] };
    expect(checking(check, { name: 'a', filter })).toThrow(
      refusal('INVALID_REQUEST', { path: '/filter/or/0/and/0/condition' }),
    );
  });

  it('refuses a filter with an unknown member', () => {
    expect(checking(check, { name: 'a', filter: { and: [] } })).toThrow(
      refusal('INVALID_REQUEST', { path: '/filter/and' }),
    );
  });

  it('accepts members that only some clients send', () => {
    expect(checking(check, { name: 'a', auditHeader: {} })).not.toThrow();
  });

  it('converts query parameters in place, and refuses values that cannot be converted', () => {
    const query = compileQuery({
      version: { description: '', schema: { type: 'integer', minimum: 0 }, required: true },
    });
    const parameters = { version: '3' };
    query(parameters);
    expect(parameters).toEqual({ version: 3 });
    for (const version of ['', 'x', '1.5', '-1', ['1', '2']]) {
      expect(checking(query, { version })).toThrow(refusal('INVALID_REQUEST', { path: '/version' }));
    }
  });
});

describe('routes', () => {
  const routes = createRoutes({
    model: smallModel,
    version: '1',
    webFolder: 'dist/web',
    isReady: () => true,
    readMetrics: () => Promise.resolve(''),
    graphql: noGraphql,
  });

  it('have examples that fit their schemas', () => {
    const examples = routes.filter(({ body }) => body !== undefined);
    expect(examples.length).toBeGreaterThan(0);
    for (const { operationId, body, example } of examples) {
      expect([operationId, example]).toEqual([operationId, expect.anything()]);
      expect(checking(compileBody(body!), example)).not.toThrow();
    }
  });

  it('have unique names', () => {
    const names = routes.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});
