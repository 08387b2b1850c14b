/** The requests of commands, and the use of the responses. */
import fc from 'fast-check';
import { CatalogError, ERROR_STATUS } from '../core/errors.js';
import { exitCodeOf, UsageError } from './exit-code.js';
import { readLineage } from './lineage.js';
import { describeRun } from './runs.js';
import { findNames } from './search.js';
import { scrollPages } from './search-pages.js';
import type { CatalogApi } from './catalog-api.js';
import { encode, readEntities, typeOf } from './entities.js';

interface Asked {
  readonly path: string;
  readonly body?: any;
}

/** A service with responses from the test, which records its requests. */
function apiThat(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  const reply = (one: Asked) => {
    asked.push(one);
    return Promise.resolve(answer(one));
  };
  const api = {
    get: (path: string) => reply({ path }),
    post: (path: string, body: unknown) => reply({ path, body }),
    graphql: (_: string, body: unknown) => reply({ path: 'graphql', body }),
  };
  return { api: api as unknown as CatalogApi, asked };
}

/** Parses the URNs in a path as the service does. */
function idsIn(path: string): string[] {
  const list = /[?&]ids=List\((.*?)\)/.exec(path)?.[1] ?? '';
  return list === '' ? [] : list.split(',').map(decodeURIComponent);
}

const urns = fc.array(
  fc.string({ maxLength: 900 }).map((name) => `urn:li:tag:${name}`),
  { maxLength: 40 },
);

describe('entities', () => {
  it('are read completely and in order, with request lines of an accepted length', async () => {
    await fc.assert(
      fc.asyncProperty(urns, async (wanted) => {
        const { api, asked } = apiThat(() => ({ results: {} }));
        const entities = await readEntities(api, wanted, ['status']);
        expect(entities.map(({ urn }) => urn)).toEqual(wanted);
        expect(asked.flatMap(({ path }) => idsIn(path))).toEqual(wanted);
        for (const { path } of asked) if (idsIn(path).length > 1) expect(path.length).toBeLessThan(7_100);
      }),
    );
  });

  it('exist only if an aspect is stored; a derived key aspect does not count', async () => {
    const stamp = (time: number) => ({ value: {}, created: { time, actor: 'a' } });
    const { api } = apiThat(() => ({
      results: {
        'urn:li:tag:a': { urn: 'urn:li:tag:a', entityName: 'tag', aspects: { tagKey: stamp(0) } },
        'urn:li:tag:b': {
          urn: 'urn:li:tag:b',
          entityName: 'tag',
          aspects: { tagKey: stamp(5), status: { value: {} } },
        },
      },
    }));
    const found = await readEntities(api, ['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:chart:(x,c)']);
    expect(found.map(({ type, exists, aspects }) => [type, exists, Object.keys(aspects)])).toEqual([
      ['tag', false, []],
      ['tag', true, ['tagKey', 'status']],
      ['chart', false, []],
    ]);
  });

  it('are encoded so that their characters do not end a list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encode(text)).not.toMatch(/[(),'!*&?#]/);
        expect(decodeURIComponent(encode(text))).toBe(text);
      }),
    );
    expect(typeOf('urn:li:dataset:(a,b,c)')).toBe('dataset');
    expect(typeOf('x')).toBe('');
  });
});

describe('names of hits', () => {
  it('are the stored names, or else the distinguishing parts of the URNs', async () => {
    const { api } = apiThat(({ path }) => {
      const results = Object.fromEntries(
        idsIn(path).map((urn) => {
          const name = urn.endsWith('named') ? 'Given' : urn.endsWith('empty') ? '' : undefined;
          const aspects = { tagProperties: { value: name === undefined ? {} : { name } } };
          return [urn, { urn, entityName: 'tag', aspects }];
        }),
      );
      return { results };
    });
    const expected: Record<string, string> = {
      'urn:li:tag:named': 'Given',
      'urn:li:tag:empty': 'empty',
      'urn:li:tag:none': 'none',
      'urn:li:tag:a:b': 'a:b',
      'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)': 'db.t',
      'urn:li:dashboard:(looker,4)': '4',
      'urn:li:x:(looker,PROD)': 'PROD',
      'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),load)': 'load',
    };
    const hits = Object.keys(expected).map((urn) => ({ urn, type: typeOf(urn), matched: [] }));
    expect(Object.fromEntries(await findNames(api, hits))).toEqual(expected);
  });
});

describe('pages of a search', () => {
  it('are requested until the last one, with facets only for the first', async () => {
    const { api, asked } = apiThat(({ body }) => {
      const at = Number(body.scrollId ?? 0);
      return {
        value: {
          numEntities: 3,
          entities: [`urn:li:tag:${at}`],
          metadata: { matches: [], searchResultMetadatas: [] },
          ...(at < 2 && { scrollId: String(at + 1) }),
        },
      };
    });
    const found: string[] = [];
    for await (const { hits } of scrollPages(api, { input: '*', facets: ['platform'] }, 1))
      found.push(...hits.map(({ urn }) => urn));
    expect(found).toEqual([0, 1, 2].map((at) => `urn:li:tag:${at}`));
    expect(asked.map(({ body }) => [body.scroll, body.scrollId, body.facets])).toEqual([
      [true, undefined, ['platform']],
      [undefined, '1', []],
      [undefined, '2', []],
    ]);
  });
});

describe('lineage', () => {
  const graph = (total: number, cuts: object[] = []) =>
    apiThat(({ body: { input } }) => {
      const start = Number(input.start);
      const count = Math.min(input.count, total - start);
      const searchResults = Array.from({ length: count }, (_, at) => ({
        degree: start + at + 1,
        entity: { urn: `urn:li:tag:${start + at}` },
        paths:
          start + at === 0
            ? []
            : [
                {
                  path: [`urn:li:tag:via${start + at}`, 'urn:li:query:q', `urn:li:tag:${start + at}`].map(
                    (urn) => ({ urn }),
                  ),
                },
              ],
      }));
      return { searchAcrossLineage: { total, cuts, searchResults } };
    });
  const query = { urn: 'urn:li:tag:start', direction: 'UPSTREAM' } as const;

  it.each([
    [1_200, 5_000, [500, 500, 500], []],
    [1_200, 700, [500, 200], ['--limit 700, of 1200']],
    [0, 10, [10], []],
    [10, 10, [10], []],
  ])('of %d entities, %d at most, is read by pages of %j', async (total, limit, counts, cuts) => {
    const { api, asked } = graph(total);
    const report = await readLineage(api, { ...query, limit });
    expect(report.entities.map(({ degree }) => degree)).toEqual(
      Array.from({ length: Math.min(total, limit) }, (_, at) => at + 1),
    );
    expect(asked.map(({ body }) => body.input.count)).toEqual(counts);
    expect(report.cuts).toEqual(cuts);
  });

  it('reports each limit of the catalog once, but not further paths', async () => {
    const { api } = graph(1_200, [
      { bound: 'paths', limit: 1 },
      { bound: 'entities', limit: 1_000 },
    ]);
    const { cuts, entities } = await readLineage(api, { ...query, limit: 5_000, depth: 2 });
    expect(cuts).toEqual(["the catalog's bound of 1000 entities"]);
    expect(entities.slice(0, 2).map(({ via }) => via)).toEqual(['urn:li:tag:start', 'urn:li:tag:via1']);
  });

  it('limits the number of hops, and shows columns instead of their tables', async () => {
    const { api, asked } = graph(0);
    await readLineage(api, { ...query, limit: 1, depth: 3 });
    expect(asked[0]?.body.input).toMatchObject({
      maxHops: 3,
      searchFlags: { groupingSpec: { groupingCriteria: [] } },
    });
  });
});

describe('the writes of a run', () => {
  const rowsOf = (total: number) =>
    apiThat(({ body: { start, count } }) => ({
      value: Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, at) => ({
        urn: `${Number(start) + at}`,
      })),
    }));

  it.each([
    [2_500, 1_000_000, [1_000, 1_000, 1_000], 2_500],
    [2_000, 1_000_000, [1_000, 1_000, 1_000], 2_000],
    [2_500, 1_500, [1_000, 500], 1_500],
    [1, 1, [1], 1],
  ])('is read by pages: %d rows, %d at most', async (total, limit, counts, found) => {
    const { api, asked } = rowsOf(total);
    const rows = await describeRun(api, { runId: 'r', limit, undone: false });
    expect(rows.map(({ urn }) => urn)).toEqual(Array.from({ length: found }, (_, at) => `${at}`));
    expect(asked.map(({ body }) => body.count)).toEqual(counts);
  });

  it.each([
    [true, 'There is no run r'],
    [false, 'There is no run r, or it was rolled back'],
  ])('is nothing where there is no such run (undone: %s)', async (undone, message) => {
    const { api } = rowsOf(0);
    await expect(describeRun(api, { runId: 'r', limit: 5, undone })).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND', message }),
    );
  });
});

it('every error code of the service has an exit code; an unexpected error has none', () => {
  const codes = Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[];
  const ending = (exit: number) => codes.filter((code) => exitCodeOf(new CatalogError(code, 'x')) === exit);
  expect(ending(3)).toEqual(['NOT_FOUND']);
  expect(ending(4)).toEqual(['PRECONDITION_FAILED', 'CONFLICT']);
  expect(ending(5).toSorted()).toEqual(['DEADLINE_EXCEEDED', 'OVERLOADED', 'RATE_LIMITED', 'UNAVAILABLE']);
  expect(ending(1)).toHaveLength(codes.length - 7);
  expect(exitCodeOf(new UsageError('x'))).toBe(2);
  expect(exitCodeOf(new TypeError('x'))).toBeUndefined();
});
