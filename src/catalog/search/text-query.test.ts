/** Tests the query text for Lucene: its exact form, which determines the ranking, and that user input cannot inject syntax. */
import fc from 'fast-check';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { toToken } from '../../model/search/search-terms.js';
import { escapeLucene } from './lucene.js';
import { parseQuery } from './query-syntax.js';
import { buildTextQuery, MAX_QUERY_WORDS } from './text-query.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

const schema = { model, fields: searchFieldsOf(model) };

function textQuery(input: string) {
  return buildTextQuery(
    parseQuery(input, (name) => schema.fields.resolve(name).length > 0),
    schema,
  );
}
const lucene = (input: string): string | undefined => textQuery(input)?.clause;

/** Removes the quoted tokens from a query; only syntax composed by Trellis may remain. */
function skeleton(query: string): string {
  return query.replace(/"[^"\\\s]+( [^"\\\s]+)*"/g, 'T').replace(/\\[^\s]/g, 'e');
}

/** Letters and digits of patterns, and the syntax that Trellis itself writes. */
const COMPOSED =
  /^(?:[\s()*\p{L}\p{N}\p{M}\u0080-\u{10ffff}]|[+-](?=[(s*])|\*:\*|search_[a-z]+:|\[T TO T\]|\^[\d.]+)*$/u;

describe('buildTextQuery', () => {
  it('is undefined if the query finds everything', () => {
    for (const input of ['', ' ', '*', '**']) expect(lucene(input)).toBeUndefined();
  });

  it('scores a word by tier, its singular or plural lower, and its frequency hardly at all', () => {
    expect(lucene('orders')).toMatchInlineSnapshot(
      `"(+((search_names:["orders" TO "orders"]^100 search_names:"orders"^1 search_names:["~order" TO "~order"]^80 search_names:["order" TO "order"]^80 search_texts:["orders" TO "orders"]^10 search_texts:"orders"^0.05 search_texts:["~order" TO "~order"]^8 search_texts:["order" TO "order"]^8) (+(search_names:orders*^100 search_texts:\\.orders*^10) -(search_names:["orders" TO "orders"]^100 search_names:"orders"^1 search_names:["~order" TO "~order"]^80 search_names:["order" TO "order"]^80 search_texts:["orders" TO "orders"]^10 search_texts:"orders"^0.05 search_texts:["~order" TO "~order"]^8 search_texts:["order" TO "order"]^8) search_exact:orders*^300 search_exact:\\/orders*^100)^0.001) search_exact:["orders" TO "orders"]^1000 search_exact:["/orders" TO "/orders"]^600)"`,
    );
  });

  it('matches a name of several words as a phrase or as a whole', () => {
    expect(lucene('orders_daily')).toMatchInlineSnapshot(
      `"(+((search_exact:["orders_daily" TO "orders_daily"]^100 search_names:["orders_daily" TO "orders_daily"]^100 search_texts:["orders_daily" TO "orders_daily"]^10 (+search_names:"orders daily"^1 search_names:["orders" TO "orders"]^100) (+search_texts:"orders daily"^0.05 search_texts:["orders" TO "orders"]^10) (+search_names:"order dailies"^1 search_names:["order" TO "order"]^80) (+search_names:"order daily"^1 search_names:["order" TO "order"]^80) (+search_names:"orders dailies"^1 search_names:["orders" TO "orders"]^80) (+search_texts:"order dailies"^0.05 search_texts:["order" TO "order"]^8) (+search_texts:"order daily"^0.05 search_texts:["order" TO "order"]^8) (+search_texts:"orders dailies"^0.05 search_texts:["orders" TO "orders"]^8) (+(search_names:["orders" TO "orders"]^30 search_names:["order" TO "order"]^30 search_names:["~order" TO "~order"]^30) +(search_names:["daily" TO "daily"]^30 search_names:["~daily" TO "~daily"]^30))) (+((search_names:orders\\_daily*^100 search_texts:\\.ordersdaily*^10 search_texts:\\.orderdaily*^10) (+(search_names:["orders" TO "orders"]^30 search_names:["order" TO "order"]^30 search_names:["~order" TO "~order"]^30) +search_names:daily*^30)) -(search_exact:["orders_daily" TO "orders_daily"]^100 search_names:["orders_daily" TO "orders_daily"]^100 search_texts:["orders_daily" TO "orders_daily"]^10 (+search_names:"orders daily"^1 search_names:["orders" TO "orders"]^100) (+search_texts:"orders daily"^0.05 search_texts:["orders" TO "orders"]^10) (+search_names:"order dailies"^1 search_names:["order" TO "order"]^80) (+search_names:"order daily"^1 search_names:["order" TO "order"]^80) (+search_names:"orders dailies"^1 search_names:["orders" TO "orders"]^80) (+search_texts:"order dailies"^0.05 search_texts:["order" TO "order"]^8) (+search_texts:"order daily"^0.05 search_texts:["order" TO "order"]^8) (+search_texts:"orders dailies"^0.05 search_texts:["orders" TO "orders"]^8) (+(search_names:["orders" TO "orders"]^30 search_names:["order" TO "order"]^30 search_names:["~order" TO "~order"]^30) +(search_names:["daily" TO "daily"]^30 search_names:["~daily" TO "~daily"]^30))) search_exact:orders\\_daily*^300 search_exact:\\/orders\\_daily*^100)^0.001) search_exact:["orders_daily" TO "orders_daily"]^1000 search_exact:["/orders_daily" TO "/orders_daily"]^600 search_names:"orders daily"^5)"`,
    );
  });

  it('ranks prefix matches below word matches, and omits them for quoted, excluded, short or many words', () => {
    const hasPrefixClauses = (input: string) => lucene(input)?.includes('^0.001') === true;
    expect(
      ['orders', 'or orders', 'orders OR x', '"a b" orders', 'tags:pii orders'].filter(hasPrefixClauses),
    ).toHaveLength(5);
    expect(
      ['or', '"orders"', 'NOT orders', 'ord*', 'tags:pii', 'v2', '订单'].filter(hasPrefixClauses),
    ).toEqual([]);
    const words = (count: number) => Array.from({ length: count }, () => 'orders').join(' ');
    expect([10, 11].map((count) => hasPrefixClauses(words(count)))).toEqual([true, false]);
  });

  it('also returns the query without prefix matches, if it has any', () => {
    expect(textQuery('orders')?.wholeWords).toMatchInlineSnapshot(
      `"(+(search_names:["orders" TO "orders"]^100 search_names:"orders"^1 search_names:["~order" TO "~order"]^80 search_names:["order" TO "order"]^80 search_texts:["orders" TO "orders"]^10 search_texts:"orders"^0.05 search_texts:["~order" TO "~order"]^8 search_texts:["order" TO "order"]^8) search_exact:["orders" TO "orders"]^1000 search_exact:["/orders" TO "/orders"]^600)"`,
    );
    expect(
      ['or', '"orders"', 'ord*', '*', 'tags:pii OR orders', 'NOT tags:pii OR orders'].map(
        (input) => textQuery(input)?.wholeWords,
      ),
    ).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(textQuery('tags:pii orders')?.wholeWords).toBeDefined();
  });

  it('matches exact values of fields, URNs also by their last part', () => {
    expect(lucene('tags:pii')).toMatchInlineSnapshot(
      `"(search_terms:"tags=pii"^0 search_terms:tags\\=urn\\:*\\:pii^0)"`,
    );
    expect(lucene('tags:"urn:li:tag:a b"')).toMatchInlineSnapshot(`"search_terms:"tags=urn:li:tag:a%20b"^0"`);
    expect(lucene('name:ord*')).toMatchInlineSnapshot(`"search_terms:name\\=ord*^0"`);
    expect(lucene('removed:false')).toMatchInlineSnapshot(`"(+*:* -search_terms:"removed=true"^0)"`);
    expect(lucene('_entityType:DATA_JOB')).toMatchInlineSnapshot(`"search_terms:"_entityType=dataJob"^0"`);
  });

  it('treats a word before a colon as text if it is not a field', () => {
    expect(lucene('nosuch:orders')).not.toContain('search_terms');
  });

  it('ignores punctuation between words', () => {
    expect(lucene('orders & daily')?.match(/\+/g)?.length).toBe(lucene('orders daily')?.match(/\+/g)?.length);
  });

  it('searches for a separate accent like for any other character', () => {
    expect(lucene('\u0301')).toContain('\u0301');
  });

  it('never turns typed characters into syntax', () => {
    const special = fc.array(
      fc.constantFrom(
        ...Array.from('+-&|!(){}[]^"~*?:\\/<>=@#$%\',; \t'),
        'AND',
        'OR',
        'NOT',
        'TO',
        'tags:',
        'a',
        'é',
        '订',
        '\u2028',
        '\u0000',
      ),
      {
        maxLength: 25,
      },
    );
    const input = fc.oneof(
      special.map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(input, (text) => {
        const query = lucene(text);
        if (query === undefined) return;
        const rest = skeleton(query);
        expect(rest).toMatch(COMPOSED);
        expect(rest.split('(').length).toBe(rest.split(')').length);
      }),
      { numRuns: 3_000 },
    );
  });

  it('refuses more words than fit into the clauses of Lucene, with the limit in the error', () => {
    const words = (count: number): string =>
      Array.from({ length: count }, (_, index) => `word${'x'.repeat(index)}`).join(' ');
    expect(() => lucene(words(MAX_QUERY_WORDS + 1))).toThrow(
      refusal('LIMIT_EXCEEDED', { path: '/input', rule: 'at most 80 words' }),
    );
    expect(lucene(words(MAX_QUERY_WORDS))).toBeDefined();
  });
});

describe('escapeLucene', () => {
  it('escapes every ASCII character other than letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }).map(toToken), (text) => {
        expect(escapeLucene(text).replace(/\\(.)/gsu, '$1')).toBe(text);
        expect(escapeLucene(text).replace(/\\./gsu, '')).not.toMatch(
          /[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/,
        );
      }),
    );
  });
});
