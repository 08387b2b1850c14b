/** What a query text finds, judged by the Lucene query that it becomes and the tokens that entities are indexed by. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { join } from 'node:path';
import { isIndexedFor, searchedNode, type SearchedNode } from '../../../test/helpers/unit/searched-nodes.js';
import { loadModel } from '../../model/load-model.js';
import { planSearch } from './plan-search.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:shelf,${name},PROD)`;
const called = (name: string) => ({ datasetProperties: { name } });
const described = (description: string) => ({ datasetProperties: { description } });
const tagged = (...tags: string[]) => ({
  globalTags: { tags: tags.map((tag) => ({ tag: `urn:li:tag:${tag}` })) },
});

type Shelf = ReadonlyMap<string, SearchedNode>;

function shelfOf(entities: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Shelf {
  return new Map(
    Object.entries(entities).map(([name, aspects]) => [name, searchedNode(model, urnOf(name), aspects)]),
  );
}

/** Names of what is found, in alphabetical order. */
function find(shelf: Shelf, input: string, includeSoftDeleted = false): string[] {
  const page = { start: 0, count: 10 };
  const { lucene } = planSearch(model, { input, entityTypes: ['dataset'], page, includeSoftDeleted });
  return [...shelf].flatMap(([name, node]) => (isIndexedFor(lucene, node) ? [name] : [])).sort();
}

describe('words', () => {
  const shelf = shelfOf({
    a_underscore: called('invoice_header_raw'),
    a_dot: called('invoice.header.raw'),
    a_dash: called('invoice-header-raw'),
    a_slash: called('invoice/header/raw'),
    a_camel: called('invoiceHeaderRaw'),
    a_pascal: called('InvoiceHeaderRaw'),
    a_space: called('Invoice Header Raw'),
    b_digits: called('ledger2024q3'),
    b_acronym: called('parseHTTPRequest'),
    c_plural: called('customers_by_cities'),
    c_singular: called('customer_by_city'),
    d_accent: called('Café Müller'),
    d_cjk: called('订单明细表'),
    d_column: {
      schemaMetadata: {
        schemaName: 's',
        platform: 'urn:li:dataPlatform:hive',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: [
          {
            fieldPath: 'shippingAddress.zipCode',
            nativeDataType: 'string',
            type: { type: { 'com.linkedin.schema.StringType': {} } },
          },
        ],
      },
    },
  });
  const JOINED = ['a_camel', 'a_dash', 'a_dot', 'a_pascal', 'a_slash', 'a_space', 'a_underscore'];

  it.each([
    ...['invoice', 'header', 'raw', 'HEADER', 'raw invoice', 'invoice AND raw'],
    ...['invoice_header', 'header.raw', 'invoice-header-raw', 'header/raw', 'invoiceHeader'],
    ...['InvoiceHeaderRaw', '"header raw"', '"Invoice Header"', 'header_invoice'],
  ])('split names at every joint: %j finds all of them', (input) => {
    expect(find(shelf, input)).toEqual(JOINED);
  });

  it('in another order are not the phrase', () => {
    expect(find(shelf, '"raw header"')).toEqual([]);
  });

  it.each([
    ['ledger', 'b_digits'],
    ['2024', 'b_digits'],
    ['q3', 'b_digits'],
    ['ledger2024', 'b_digits'],
    ['ledger_2024', 'b_digits'],
    ['http', 'b_acronym'],
    ['request', 'b_acronym'],
    ['parse HTTP', 'b_acronym'],
    ['parsehttprequest', 'b_acronym'],
    ['cafe', 'd_accent'],
    ['CAFÉ', 'd_accent'],
    ['muller', 'd_accent'],
    ['订单', 'd_cjk'],
    ['明细', 'd_cjk'],
    ['zipcode', 'd_column'],
    ['zip code', 'd_column'],
    ['shipping', 'd_column'],
    ['addresses', 'd_column'],
  ])('%j finds %s', (input, name) => {
    expect(find(shelf, input)).toEqual([name]);
  });

  it.each(['customer', 'customers', 'city', 'cities', 'Customers City', 'customer_by_cities'])(
    'find their other number: %j',
    (input) => {
      expect(find(shelf, input)).toEqual(['c_plural', 'c_singular']);
    },
  );

  it.each(['invo', 'head', 'ledge', 'ttp', 'invoiceh'])('are whole without a star: %j', (input) => {
    expect(find(shelf, input)).toEqual([]);
  });
});

describe('an identifier', () => {
  const shelf = shelfOf({
    wanted: called('single db6c9f4c0e'),
    // Holds db, 6, c, 9, f, 4, 0 and e as words of their own, in another order.
    noise: called('a9ae281c8f6ad14f46d5287de4df46e0 db 0c e f9'),
    told: described('Replaced by single-db6c9f4c0e last year'),
    uuid: called('550e8400-e29b-41d4-a716-446655440000'),
    iphone: called('iPhoneSales'),
    phone: called('phone_i_had'),
    versioned: called('orders2024_reports3'),
    reversed: called('reports2024_orders3'),
  });

  it.each([
    ['db6c9f4c0e', ['told', 'wanted']],
    ['DB6C9F4C0E', ['told', 'wanted']],
    ['single_db6c9f4c0e', ['told', 'wanted']],
    ['550e8400-e29b-41d4-a716-446655440000', ['uuid']],
    ['550E8400', ['uuid']],
    ['e29b-41d4', ['uuid']],
    ['550e8400e29b41d4a716446655440000', ['uuid']],
    ['iPhone', ['iphone']],
    ['phone i', ['iphone', 'phone']],
    ['orders2024', ['versioned']],
    ['order2024', ['versioned']],
    ['Order_2024', ['reversed', 'versioned']],
    ['orders2024_report3', ['versioned']],
    ['order2024Reports3', ['versioned']],
    ['reports3', ['versioned']],
    ['orders3', ['reversed']],
    ['orders4', []],
  ])('is found where its parts stand in a row: %j finds %j', (input, expected) => {
    expect(find(shelf, input)).toEqual(expected);
  });
});

describe('identifiers among many of their kind', () => {
  const digest = (text: string) => createHash('md5').update(text).digest('hex');
  const crowd = Array.from({ length: 300 }, (_, index) => digest(`entity ${index}`));
  const shelf = shelfOf(Object.fromEntries(crowd.map((name) => [name, called(name)])));

  it('are each found by themselves alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...crowd), fc.boolean(), (name, upper) => {
        expect(find(shelf, upper ? name.toUpperCase() : name)).toEqual([name]);
      }),
      { numRuns: 30 },
    );
  });

  it('find nothing where no entity has them', () => {
    for (const index of [1, 2, 3, 4, 5])
      expect(find(shelf, digest(`nothing ${index}`).slice(0, 10))).toEqual([]);
  });
});

describe('the query language', () => {
  const shelf = shelfOf({
    red: { ...called('alpha_red'), ...tagged('pii', 'Legacy Data') },
    green: { ...called('alpha_green'), ...tagged('pii2') },
    blue: { ...called('beta_blue'), ...tagged('Legacy') },
    plain: {
      ...called('beta_plain'),
      ownership: { owners: [{ owner: 'urn:li:corpuser:ann.lee@shop.example', type: 'DATAOWNER' }] },
    },
  });

  it.each([
    ['alpha', ['green', 'red']],
    ['alpha OR beta', ['blue', 'green', 'plain', 'red']],
    ['alpha AND red', ['red']],
    ['alpha red OR beta blue', ['blue', 'red']],
    ['alpha AND red OR beta', ['blue', 'plain', 'red']],
    ['alpha AND (red OR beta)', ['red']],
    ['alpha NOT red', ['green']],
    ['alpha AND NOT red', ['green']],
    ['alpha -red', ['green']],
    ['+alpha +red', ['red']],
    ['NOT alpha', ['blue', 'plain']],
    ['NOT (alpha OR blue)', ['plain']],
    ['NOT NOT alpha', ['green', 'red']],
    ['alpha AND NOT tags:*', []],
    ['NOT tags:*', ['plain']],
    ['al*', ['green', 'red']],
    ['*ue', ['blue']],
    ['b*e', ['blue']],
    ['alpha_*', ['green', 'red']],
    ['*_PLAIN', ['plain']],
    ['*eta*', ['blue', 'plain']],
    ['tags:pii', ['red']],
    ['tags:"pii"', ['red']],
    ['tags:"pi"', []],
    ['tags:"pii*"', []],
    ['tags:urn:li:tag:pii', ['red']],
    ['tags:"urn:li:tag:pii"', ['red']],
    ['tags:"urn:li:tag:Legacy Data"', ['red']],
    ['tags:"urn:li:tag:Legacy"', ['blue']],
    ['tags:Legacy', ['blue']],
    ['tags:urn:li:tag:pii*', ['green', 'red']],
    ['tags:*Legacy*', ['blue', 'red']],
    ['tags:(pii OR pii2)', ['green', 'red']],
    ['tags:pii AND name:alpha_red', ['red']],
    ['tags:pii OR tags:Legacy', ['blue', 'red']],
    ['name:alpha_red', ['red']],
    ['name:"alpha_red"', ['red']],
    ['name:alpha', []],
    ['name:alpha*', ['green', 'red']],
    ['name:"alpha*"', []],
    ['name:*e*', ['blue', 'green', 'plain', 'red']],
    ['name:*_re*', ['red']],
    ['-tags:pii -tags:pii2', ['blue', 'plain']],
    ['owners:ann.lee@shop.example', ['plain']],
    ['owners:"urn:li:corpuser:ann.lee@shop.example"', ['plain']],
    ['hasOwners:true', ['plain']],
    ['hasOwners:false', ['blue', 'green', 'red']],
    ['origin:PROD beta', ['blue', 'plain']],
    ['origin:DEV', []],
    ['_entityType:dataset', ['blue', 'green', 'plain', 'red']],
    ['_entityType:DATASET', ['blue', 'green', 'plain', 'red']],
    ['_entityType:chart', []],
    ['nofield:alpha', []],
    ['', ['blue', 'green', 'plain', 'red']],
    ['   ', ['blue', 'green', 'plain', 'red']],
    ['*', ['blue', 'green', 'plain', 'red']],
    [urnOf('red'), ['red']],
    [`"${urnOf('red')}"`, ['red']],
    [`urn:"${urnOf('red')}"`, ['red']],
    [`urn:${urnOf('red')}`, ['red']],
    ['platform:shelf', ['blue', 'green', 'plain', 'red']],
    ['platform:urn:li:dataPlatform:shelf', ['blue', 'green', 'plain', 'red']],
    ['platform:"urn:li:dataPlatform:shelf"', ['blue', 'green', 'plain', 'red']],
  ])('%j finds %j', (input, expected) => {
    expect(find(shelf, input)).toEqual(expected);
  });

  it('joins, cuts and turns what its parts find, however they are nested', () => {
    const parts = ['alpha', 'red', 'b*', 'tags:pii', 'hasOwners:true', '"beta blue"', 'nothing'];
    const all = [...shelf.keys()].sort();
    const foundBy = new Map(parts.map((part) => [part, find(shelf, part)]));
    type Meant = readonly [input: string, expected: readonly string[]];
    const { query } = fc.letrec<{ query: Meant }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(...parts).map((part): Meant => [part, foundBy.get(part) ?? []]),
        tie('query').map(([input, found]): Meant => [
          `NOT (${input})`,
          all.filter((name) => !found.includes(name)),
        ]),
        fc
          .tuple(tie('query'), fc.constantFrom(' ', ' AND '), tie('query'))
          .map(([[one, found], joint, [other, also]]): Meant => [
            `(${one})${joint}(${other})`,
            found.filter((name) => also.includes(name)),
          ]),
        fc
          .tuple(tie('query'), tie('query'))
          .map(([[one, found], [other, also]]): Meant => [
            `(${one}) OR (${other})`,
            all.filter((name) => found.includes(name) || also.includes(name)),
          ]),
      ),
    }));
    fc.assert(
      fc.property(query, ([input, expected]) => {
        expect(find(shelf, input)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a name of odd characters', () => {
  const ODD = {
    math: 'a+b-c && (d || !e) {f} [g] ^h ~i *j ?k :l \\m /n',
    quoted: 'say "hi" to \'us\'',
    percent: '100%25 %s %20',
    brackets: 'f(x)[0]{y}',
    regex: '^.*$/i',
    emoji: 'launch 🚀 family 👩‍👩‍👧',
    control: 'tab\there\u0001and\u007fthere',
  };
  const shelf = shelfOf(Object.fromEntries(Object.entries(ODD).map(([key, name]) => [key, called(name)])));

  it.each(Object.entries(ODD))('is found in quotes and by its field: %s', (key, name) => {
    const escaped = name.replace(/["\\]/g, '\\$&');
    expect(find(shelf, `"${escaped}"`)).toContain(key);
    expect(find(shelf, `name:"${escaped}"`)).toEqual([key]);
  });

  it('is found in quotes and by its field, whatever it is', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, (text) => {
        const one = shelfOf({ one: called(text), other: called('something else') });
        const escaped = text.replace(/["\\]/g, '\\$&');
        expect(find(one, `"${escaped}"`)).toContain('one');
        expect(find(one, `name:"${escaped}"`)).toEqual(['one']);
      }),
    );
  });
});

it('what is soft-deleted is found by no query unless it is asked for', () => {
  const shelf = shelfOf({
    gone: { ...called('phantom_gone'), status: { removed: true } },
    here: called('phantom_here'),
  });
  for (const input of [
    'phantom',
    '*',
    '',
    'phantom*',
    'name:phantom_gone',
    urnOf('gone'),
    'removed:true',
    'NOT here',
  ])
    expect([input, find(shelf, input)]).toEqual([input, expect.not.arrayContaining(['gone']) as unknown]);
  expect(find(shelf, 'phantom', true)).toEqual(['gone', 'here']);
});
