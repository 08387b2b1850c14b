/**
 * Documents, and which of them each query and each filter finds. Unit tests beside src/catalog/search evaluate every row with in-memory
 * stand-ins for Lucene and Cypher. On Neo4j, test/exhaustive/search-tables.test.ts runs every row and test/search/search.test.ts a few.
 */
import type { Criterion } from '../../src/catalog/search/filter.js';
import { datasetUrn } from './catalog.js';

/** Datasets by name, with the aspects of each. */
export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface QueryTable {
  readonly title: string;
  readonly documents: Documents;
  /** `expected` holds the names of the hits in alphabetical order. */
  readonly rows: readonly (readonly [input: string, expected: readonly string[]])[];
}

/** A criterion whose condition defaults to `EQUAL` and whose values default to none. */
export type PartialCriterion = Omit<Criterion, 'condition' | 'values'> & Partial<Criterion>;

export interface FilterTable {
  readonly documents: Documents;
  readonly criteria: readonly (readonly [criterion: PartialCriterion, expected: readonly string[]])[];
  /** Filters with alternatives: at least one must hold, with all of its criteria. */
  readonly branches: readonly (readonly [
    name: string,
    or: readonly (readonly PartialCriterion[])[],
    expected: readonly string[],
  ])[];
}

export const called = (name: string) => ({ datasetProperties: { name } });
export const described = (description: string) => ({ datasetProperties: { description } });
const tag = (name: string) => `urn:li:tag:${name}`;
export const tagged = (...names: string[]) => ({ tags: names.map((name) => ({ tag: tag(name) })) });
export const created = (time: number) => ({ created: { time, actor: 'urn:li:corpuser:ann' } });

/** Builds rows of inputs that all find the same documents. */
const rowsOf = (inputs: readonly string[], expected: readonly string[]) =>
  inputs.map((input) => [input, expected] as const);

/** @returns the rows of these inputs @throws Error for an input that the table does not have */
export function pickRows({ title, rows }: QueryTable, inputs: readonly string[]): QueryTable['rows'] {
  return inputs.map((input) => {
    const row = rows.find(([text]) => text === input);
    if (row === undefined) throw new Error(`The table "${title}" has no row ${JSON.stringify(input)}`);
    return row;
  });
}

const JOINED = ['a_camel', 'a_dash', 'a_dot', 'a_pascal', 'a_slash', 'a_space', 'a_underscore'];
const COLUMN = {
  fieldPath: 'shippingAddress.zipCode',
  nativeDataType: 'string',
  type: { type: { 'com.linkedin.schema.StringType': {} } },
};
export const WORDS: QueryTable = {
  title: 'words',
  documents: {
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
        fields: [COLUMN],
      },
    },
  },
  rows: [
    // Names are split at every joint.
    ...rowsOf(['invoice', 'header', 'raw', 'HEADER', 'raw invoice', 'invoice AND raw'], JOINED),
    ...rowsOf(['invoice_header', 'header.raw', 'invoice-header-raw', 'header/raw', 'invoiceHeader'], JOINED),
    ...rowsOf(['InvoiceHeaderRaw', '"header raw"', '"Invoice Header"', 'header_invoice'], JOINED),
    // The same words in another order do not match a phrase.
    ['"raw header"', []],
    ...rowsOf(['ledger', '2024', 'q3', 'ledger2024', 'ledger_2024'], ['b_digits']),
    ...rowsOf(['http', 'request', 'parse HTTP', 'parsehttprequest'], ['b_acronym']),
    ...rowsOf(['cafe', 'CAFÉ', 'muller'], ['d_accent']),
    ...rowsOf(['订单', '明细'], ['d_cjk']),
    ...rowsOf(['zipcode', 'zip code', 'shipping', 'addresses'], ['d_column']),
    // The singular finds the plural, and the other way round.
    ...rowsOf(['customer', 'customers', 'city', 'cities'], ['c_plural', 'c_singular']),
    ...rowsOf(['Customers City', 'customer_by_cities'], ['c_plural', 'c_singular']),
    // Prefixes of three or more letters match words of names.
    ...rowsOf(['invo', 'head', 'INVO', 'invo head', 'header_inv', 'invoice_hea'], JOINED),
    ...rowsOf(['ledge', 'ledger202'], ['b_digits']),
    ['invoiceh', ['a_camel', 'a_dash', 'a_pascal', 'a_underscore']],
    ['invoice.h', ['a_dot']],
    // Shorter prefixes, other parts, quoted prefixes and prefixes in other text do not match.
    ...rowsOf(['in', 'invoice_h x', 'ttp', 'oice', 'invoice_eader', '"invo"', '"invoice hea"'], []),
    // Names of columns match by their prefixes, too; several words only next to each other.
    ...rowsOf(['zipc', 'zip_co', 'ZIPCO', 'addr', 'zip cod'], ['d_column']),
    ...rowsOf(['zi', 'ipcode', 'code_zi', '"zipc"', '"zip cod"'], []),
    // Excluded words match only as whole words.
    ...rowsOf(['header NOT invo', 'header -ra'], JOINED),
    ['header -raw', []],
    ['ledge OR parseh', ['b_acronym', 'b_digits']],
  ],
};

const IDENTIFIERS: QueryTable = {
  title: 'an identifier, matched if its parts occur in sequence',
  documents: {
    wanted: called('single db6c9f4c0e'),
    // Contains db, 6, c, 9, f, 4, 0 and e as separate words in another order.
    noise: called('a9ae281c8f6ad14f46d5287de4df46e0 db 0c e f9'),
    mentioned: described('Replaced by single-db6c9f4c0e last year'),
    uuid: called('550e8400-e29b-41d4-a716-446655440000'),
    iphone: called('iPhoneSales'),
    phone: called('phone_i_had'),
    versioned: called('orders2024_reports3'),
    reversed: called('reports2024_orders3'),
  },
  rows: [
    ['db6c9f4c0e', ['mentioned', 'wanted']],
    ['DB6C9F4C0E', ['mentioned', 'wanted']],
    ['single_db6c9f4c0e', ['mentioned', 'wanted']],
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
  ],
};

/** @param store name of the platform that all documents have */
export function queryLanguage(store: string): QueryTable {
  const red = datasetUrn('red', store);
  const all = ['blue', 'green', 'plain', 'red'];
  return {
    title: 'the query language',
    documents: {
      red: { ...called('alpha_red'), globalTags: tagged('pii', 'Legacy Data') },
      green: { ...called('alpha_green'), globalTags: tagged('pii2') },
      blue: { ...called('beta_blue'), globalTags: tagged('Legacy') },
      plain: {
        ...called('beta_plain'),
        ownership: { owners: [{ owner: 'urn:li:corpuser:ann.lee@shop.example', type: 'DATAOWNER' }] },
      },
    },
    rows: [
      ['alpha', ['green', 'red']],
      ['alpha OR beta', all],
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
      ['name:*e*', all],
      ['name:*_re*', ['red']],
      ['-tags:pii -tags:pii2', ['blue', 'plain']],
      ['owners:ann.lee@shop.example', ['plain']],
      ['owners:"urn:li:corpuser:ann.lee@shop.example"', ['plain']],
      ['hasOwners:true', ['plain']],
      ['hasOwners:false', ['blue', 'green', 'red']],
      ['origin:PROD beta', ['blue', 'plain']],
      ['origin:DEV', []],
      ['_entityType:dataset', all],
      ['_entityType:DATASET', all],
      ['_entityType:chart', []],
      ['nofield:alpha', []],
      ['', all],
      ['   ', all],
      ['*', all],
      [red, ['red']],
      [`"${red}"`, ['red']],
      [`urn:"${red}"`, ['red']],
      [`urn:${red}`, ['red']],
      [`platform:${store}`, all],
      [`platform:urn:li:dataPlatform:${store}`, all],
      [`platform:"urn:li:dataPlatform:${store}"`, all],
    ],
  };
}

const ODD = {
  math: 'a+b-c && (d || !e) {f} [g] ^h ~i *j ?k :l \\m /n',
  quoted: 'say "hi" to \'us\'',
  percent: '100%25 %s %20',
  brackets: 'f(x)[0]{y}',
  regex: '^.*$/i',
  emoji: 'launch 🚀 family 👩‍👩‍👧',
  control: 'tab\there\u0001and\u007fthere',
};
/** A phrase of the query language. */
export const inQuotes = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const ODD_NAMES: QueryTable = {
  title: 'a name with special characters, in quotes and in its field',
  documents: Object.fromEntries(Object.entries(ODD).map(([key, name]) => [key, called(name)])),
  rows: Object.entries(ODD).flatMap(([key, name]) => [
    // The only search token of `regex` is its letter, which `math` contains as well.
    [inQuotes(name), key === 'regex' ? ['math', key] : [key]] as const,
    [`name:${inQuotes(name)}`, [key]] as const,
  ]),
};

function softDeleted(store: string): QueryTable {
  return {
    title: 'soft-deleted documents',
    documents: {
      gone: { ...called('phantom_gone'), status: { removed: true } },
      here: called('phantom_here'),
    },
    rows: [
      ...rowsOf(['phantom', '*', '', 'phantom*'], ['here']),
      ...rowsOf(['name:phantom_gone', datasetUrn('gone', store), 'removed:true', 'NOT here'], []),
    ],
  };
}

/** @param store name of the platform of all documents of a table, and of no other document */
export const QUERY_TABLES: readonly ((store: string) => QueryTable)[] = [
  () => WORDS,
  () => IDENTIFIERS,
  queryLanguage,
  () => ODD_NAMES,
  softDeleted,
];

/** Expected names are in the order of the documents. */
export function filterTable(store: string): FilterTable {
  const urnOf = (name: string) => datasetUrn(name, store);
  const all = ['orders', 'raw', 'stocks', 'bare', 'filed'];
  const under = (...values: string[]): PartialCriterion => ({
    field: 'browsePathV2',
    condition: 'CONTAIN',
    values,
  });
  return {
    documents: {
      orders: {
        datasetProperties: {
          name: 'Orders_Daily',
          description: 'Every order',
          customProperties: { team: 'growth', tier: '1' },
          ...created(2_000),
        },
        globalTags: tagged('pii', 'gold'),
        upstreamLineage: { upstreams: [{ dataset: urnOf('raw'), type: 'COPY' }] },
      },
      raw: {
        datasetProperties: { name: 'orders_raw', ...created(1_000), customProperties: { team: 'platform' } },
        globalTags: tagged('gold'),
      },
      stocks: { datasetProperties: { name: 'stocks 100% "live" \\ raw', ...created(10_000) } },
      bare: {},
      filed: { browsePathsV2: { path: [{ id: 'urn:li:container:ab' }, { id: 'folder' }] } },
    },
    criteria: [
      [{ field: 'tags', condition: 'EQUAL', values: [tag('pii')] }, ['orders']],
      [{ field: 'tags', values: [tag('gold')] }, ['orders', 'raw']],
      [{ field: 'tags', condition: 'EQUAL', values: [tag('pii'), tag('gold')] }, ['orders', 'raw']],
      [{ field: 'tags', condition: 'EQUAL', values: ['pii'] }, []],
      [{ field: 'tags', condition: 'IN', values: [tag('pii'), tag('none')] }, ['orders']],
      [{ field: 'tags', condition: 'IN', values: [] }, []],
      [{ field: 'tags', condition: 'EXISTS' }, ['orders', 'raw']],
      [{ field: 'tags', condition: 'EXISTS', values: ['ignored'] }, ['orders', 'raw']],
      [{ field: 'tags', condition: 'CONTAIN', values: [':pi'] }, ['orders']],
      [{ field: 'name', condition: 'EQUAL', values: ['Orders_Daily'] }, ['orders']],
      [{ field: 'name', condition: 'EQUAL', values: ['orders_daily'] }, []],
      [{ field: 'name', condition: 'IEQUAL', values: ['orders_DAILY'] }, ['orders']],
      [{ field: 'name', condition: 'IEQUAL', values: ['orders'] }, []],
      [{ field: 'name', condition: 'CONTAIN', values: ['rders_'] }, ['orders', 'raw']],
      [{ field: 'name', condition: 'CONTAIN', values: ['RDERS_'] }, []],
      [{ field: 'name', condition: 'CONTAIN', values: ['% "live" \\'] }, ['stocks']],
      [{ field: 'name', condition: 'CONTAIN', values: ['.*'] }, []],
      [{ field: 'name', condition: 'START_WITH', values: ['orders'] }, ['raw']],
      [{ field: 'name', condition: 'START_WITH', values: ['orders', 'Orders'] }, ['orders', 'raw']],
      [{ field: 'name', condition: 'END_WITH', values: ['raw'] }, ['raw', 'stocks']],
      [{ field: 'name', condition: 'END_WITH', values: ['Raw'] }, []],
      [{ field: 'createdAt', condition: 'EQUAL', values: ['2000'] }, ['orders']],
      [{ field: 'createdAt', condition: 'EQUAL', values: ['2e3'] }, ['orders']],
      [{ field: 'createdAt', condition: 'GREATER_THAN', values: ['2000'] }, ['stocks']],
      [{ field: 'createdAt', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'stocks']],
      [{ field: 'createdAt', condition: 'LESS_THAN', values: ['2000'] }, ['raw']],
      [{ field: 'createdAt', condition: 'LESS_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'raw']],
      [{ field: 'createdAt', condition: 'START_WITH', values: ['10'] }, ['raw', 'stocks']],
      [{ field: 'name', condition: 'GREATER_THAN', values: ['orders'] }, ['raw', 'stocks']],
      [{ field: 'hasDescription', values: ['true'] }, ['orders']],
      [{ field: 'hasDescription', values: ['false'] }, ['raw', 'stocks', 'bare', 'filed']],
      [{ field: 'hasDescription', values: ['TRUE', 'false'] }, ['orders']],
      [{ field: 'removed', values: ['false'] }, all],
      [{ field: 'removed', values: ['true'] }, []],
      [{ field: 'customProperties', values: ['team=growth'] }, ['orders']],
      [{ field: 'customProperties', condition: 'START_WITH', values: ['team='] }, ['orders', 'raw']],
      [{ field: 'upstreams', values: [urnOf('raw')] }, ['orders']],
      [{ field: 'tags.keyword', values: [tag('pii')] }, ['orders']],
      [{ field: 'globalTags.tags', values: [tag('pii')] }, ['orders']],
      [{ field: 'env', values: ['PROD'] }, all],
      [{ field: '_entityType', values: ['DATASET'] }, all],
      [{ field: '_entityType', condition: 'IN', values: ['chart', 'DATA_JOB'] }, []],
      [{ field: '_entityType', condition: 'IEQUAL', values: ['DataSet'] }, all],
      [{ field: '_entityName', condition: 'EQUAL', values: ['bare'] }, ['bare']],
      [{ field: 'urn', values: [urnOf('bare')] }, ['bare']],
      [{ field: 'urn', condition: 'CONTAIN', values: [`${store},or`] }, ['orders']],
      [{ field: 'platform', condition: 'END_WITH', values: [`:${store}`] }, all],
      // A container holds its own contents, not those of a container whose name begins with the same text.
      [under('urn:li:container:ab'), ['filed']],
      [under('urn:li:container:a'), []],
      [under('urn:li:container:a', 'urn:li:container:ab'), ['filed']],
      [under('old'), ['filed']],
    ],
    branches: branchesOf(all),
  };
}

function branchesOf(all: readonly string[]): FilterTable['branches'] {
  const gold: PartialCriterion = { field: 'tags', values: [tag('gold')] };
  const pii: PartialCriterion = { field: 'tags', values: [tag('pii')] };
  const early: PartialCriterion = { field: 'createdAt', condition: 'LESS_THAN', values: ['5000'] };
  const daily: PartialCriterion = { field: 'name', condition: 'END_WITH', values: ['Daily'] };
  const untagged: PartialCriterion = { field: 'tags', condition: 'EXISTS', negated: true };
  const not = (criterion: PartialCriterion): PartialCriterion => ({ ...criterion, negated: true });
  const mostly = all.filter((name) => name !== 'raw');
  return [
    ['gold and early', [[gold, early]], ['orders', 'raw']],
    ['gold and not pii', [[gold, not(pii)]], ['raw']],
    ['gold and early and daily', [[gold, early, daily]], ['orders']],
    ['daily or untagged', [[daily], [untagged]], mostly],
    ['pii or (gold and not daily)', [[pii], [gold, not(daily)]], ['orders', 'raw']],
    ['(not gold) or (pii and daily)', [[not(gold)], [pii, daily]], mostly],
    ['(not gold and not early) or daily', [[not(gold), not(early)], [daily]], mostly],
    ['pii and not pii', [[pii, not(pii)]], []],
    ['pii or not pii', [[pii], [not(pii)]], all],
    ['no condition, or pii', [[], [pii]], all],
    ['an empty filter', [], all],
  ];
}
