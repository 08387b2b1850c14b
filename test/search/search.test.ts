/** Hits of query texts in the real index, and their order. Unit tests beside the parser cover the whole query language. */
import { datasetUrn, proposal, startCatalog, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { called, described, pickRows, queryLanguage, tagged, WORDS } from '../helpers/search-tables.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** test/exhaustive/search-tables.test.ts runs every row of these tables. */
describe('words', () => {
  const { stock, find } = searchVerbs(() => catalog);
  beforeAll(() => stock(WORDS.documents));

  const some = pickRows(WORDS, [
    ...['HEADER', 'raw invoice', 'invoice-header-raw', '"header raw"', '"raw header"', 'ledger_2024'],
    ...['parsehttprequest', 'CAFÉ', '明细', 'zip code', 'Customers City', 'invo'],
  ]);
  it.each(some)(
    'are split at every joint, and match in singular and plural: %j finds %j',
    async (input, expected) => {
      expect((await find(input)).sort()).toEqual(expected);
    },
  );
});

describe('texts of several aspects', () => {
  const { stock, find } = searchVerbs(() => catalog);

  it('are found by their words, and by phrases that do not reach from one aspect into the next', async () => {
    await stock({
      both: {
        datasetProperties: { description: 'amber shoreLine' },
        editableDatasetProperties: { description: 'granite valley' },
        globalTags: tagged('zephyr'),
      },
    });
    for (const input of ['amber granite zephyr', '"shore line"', '"granite valley"'])
      expect([input, await find(input)]).toEqual([input, ['both']]);
    for (const input of ['"line granite"', '"shoreline granite"', '"valley zephyr"', '"zephyr amber"'])
      expect([input, await find(input)]).toEqual([input, []]);
  });
});

describe('the query language', () => {
  const { stock, find, urnOf, store } = searchVerbs(() => catalog);
  const table = queryLanguage(store);
  beforeAll(() => stock(table.documents));

  const some = pickRows(table, [
    ...['alpha AND (red OR beta)', 'NOT (alpha OR blue)', 'alpha -red', 'NOT tags:*', 'b*e', '*_PLAIN'],
    ...['tags:"pi"', 'tags:"urn:li:tag:Legacy Data"', 'tags:*Legacy*', 'tags:(pii OR pii2)', 'name:*_re*'],
    ...['owners:ann.lee@shop.example', 'hasOwners:false', ''],
    ...[urnOf('red'), `urn:${urnOf('red')}`, `platform:${store}`],
  ]);
  it.each(some)('%j finds %j', async (input, expected) => {
    expect((await find(input)).sort()).toEqual(expected);
  });
});

describe('ranking', () => {
  const { stock, find } = searchVerbs(() => catalog);

  it('ranks an exact name above a part of a name, and that above a word of a description', async () => {
    await stock({
      z_exact: called('payments'),
      y_leaf: called('shop.public.payments'),
      x_part: called('payments_daily_report'),
      w_singular: called('payment_methods_by_country'),
      b_twice: described('payments, payments and once more payments: all payments are here'),
      a_described: described('Everything about payments.'),
    });
    const found = await find('payments');
    expect(found.slice(0, 4)).toEqual(['z_exact', 'y_leaf', 'x_part', 'w_singular']);
    expect(found.slice(4).sort()).toEqual(['a_described', 'b_twice']);
  });

  it('ranks names with the word above names that start with it, and these above names with a later word that starts with it', async () => {
    await stock({
      f_inner: called('b_subscription_ledger'),
      e_begins: called('subscription_ledger'),
      d_told: described('Everybody has a subscript and a subscript.'),
      c_plural: called('all_subscripts'),
      b_word: called('a_subscript'),
      a_none: called('nonsubscription'),
    });
    expect(await find('subscript')).toEqual(['b_word', 'c_plural', 'd_told', 'e_begins', 'f_inner']);
    expect(await find('subscription_led')).toEqual(['e_begins', 'f_inner']);
    expect(await find('led SUBSCR')).toEqual(['e_begins', 'f_inner']);
    expect(await find('"subscription_led"')).toEqual([]);
  });

  it('ranks a name above a description even if most names contain the word', async () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`crowd_${index}`, called(`warehouse_${index}`)]),
    );
    await stock({ ...crowd, told: described('The one warehouse.'), whole: called('warehouse') });
    const found = await find('warehouse');
    expect([found[0], found.at(-1), found.length]).toEqual(['whole', 'told', 62]);
  });

  it('ranks names with the words in order above names with both words, and those above descriptions', async () => {
    await stock({
      d_whole: called('gross_margin'),
      c_row: called('monthly_gross_margin_by_region'),
      b_both: called('margin_of_gross_sales'),
      a_told: described('Gross margin of everything'),
    });
    for (const input of ['gross margin', 'gross_margin', 'GrossMargin']) {
      expect([input, await find(input)]).toEqual([input, ['d_whole', 'c_row', 'b_both', 'a_told']]);
    }
  });
});

describe('a name that equals the query text', () => {
  const [one, two] = [uniqueWord('net'), uniqueWord('margin')];
  const urnOf = (type: string, id: string) => `urn:li:${type}:${one}.${id}`;
  const definition = `${one} ${two}, that is the ${two} of ${one}, and ${one} ${two} again`;
  const EXACT: readonly (readonly [string, string, string, object])[] = [
    ['dataset', datasetUrn(`warehouse.marts.${one}_${two}`), 'datasetProperties', { name: `${one}_${two}` }],
    ['container', urnOf('container', 'c'), 'containerProperties', { name: `${one} ${two}` }],
    ['tag', urnOf('tag', 't'), 'tagProperties', { name: `${one}-${two}` }],
    ['dashboard', `urn:li:dashboard:(looker,${one})`, 'dashboardInfo', { title: `${one}.${two}` }],
  ];
  const named = { name: `Daily ${one} ${two} rate`, definition, termSource: 'INTERNAL' };

  const findAll = async (input: string): Promise<string[]> =>
    (await catalog.search({ input })).json.value.entities.map((urn: string) => urn.split(':')[2]);

  it.each(EXACT)('ranks a %s first', async (type, urn, aspect, value) => {
    const more = type === 'dashboard' ? { description: '', lastModified: {} } : {};
    await catalog.ingestBatch([
      proposal(urnOf('glossaryTerm', 'g'), 'glossaryTermInfo', named),
      proposal(urnOf('domain', 'd'), 'domainProperties', {
        name: `${one} ${two} people`,
        description: definition,
      }),
      proposal(urn, aspect, { ...value, ...more }),
    ]);
    const [first] = await findAll(`${one} ${two}`);
    const narrowed = await Promise.all(
      [
        `${one}_${two}`,
        `${one} ${two}`.toUpperCase(),
        `${one} ${two} -other`,
        `${one} ${two} NOT name:other`,
      ].map(findAll),
    );
    await catalog.post('/entities?action=delete', { urn });
    expect([first, ...narrowed.map(([found]) => found)]).toEqual(Array.from({ length: 5 }, () => type));
  });

  it('is ranked first even if the query text also contains a field', async () => {
    const dataset = datasetUrn(`marts.${one}_${two}`);
    await catalog.ingestBatch([
      proposal(dataset, 'datasetProperties', { name: `${one}_${two}` }),
      proposal(datasetUrn(`a_${one}_${two}_${one}_${two}`), 'datasetProperties', { description: definition }),
    ]);
    const found = (await catalog.search({ input: `${one} ${two} platform:hive` })).json.value.entities;
    expect([found[0], found.length]).toEqual([dataset, 2]);
  });
});

describe('matched fields', () => {
  const { stock, ask } = searchVerbs(() => catalog);
  beforeAll(() =>
    stock({
      one: { datasetProperties: { name: 'stock_levels', description: 'Levels of all goods.' } },
      two: { ...called('two'), globalTags: tagged('stockroom', 'other') },
    }),
  );
  const matches = async (input: string) =>
    ((await ask({ input })).metadata.matches as { matchedFields: { name: string; value: string }[] }[]).map(
      ({ matchedFields }) => matchedFields.map(({ name, value }) => `${name}: ${value}`).sort(),
    );

  it.each([
    ['level', [['_entityName: stock_levels', 'description: Levels of all goods.', 'name: stock_levels']]],
    ['stockr*', [['tags: urn:li:tag:stockroom']]],
    ['tags:other', [['tags: urn:li:tag:other']]],
    ['"all goods"', [['description: Levels of all goods.']]],
  ])('of %j are returned with their text', async (input, expected) => {
    expect(await matches(input)).toEqual(expected);
  });

  it('have the order of the hits, and are empty for a search for everything', async () => {
    const { metadata, entities } = await ask({ input: '*' });
    expect(metadata.urns).toEqual(entities);
    expect(metadata.matches).toEqual(entities.map(() => ({ matchedFields: [] })));
  });
});

describe('a soft-deleted entity', () => {
  const { stock, find, urnOf } = searchVerbs(() => catalog);

  it('is found only on request, can still be read, and is found again after its restoration', async () => {
    await stock({
      gone: { ...called('phantom_gone'), status: { removed: true } },
      here: called('phantom_here'),
    });
    const urn = urnOf('gone');
    for (const input of ['phantom', '*', `"${urn}"`, 'NOT here']) {
      expect([input, (await find(input)).filter((short) => short === 'gone')]).toEqual([input, []]);
    }
    expect(await find('phantom', { sort: [{ field: 'name' }] })).toEqual(['here']);
    expect(await find('*', { scroll: true })).toEqual(['here']);
    expect((await find('phantom', { includeSoftDeleted: true })).sort()).toEqual(['gone', 'here']);
    expect((await catalog.entity(urn)).json.aspects.datasetProperties.value.name).toBe('phantom_gone');
    await catalog.ingest(urn, 'status', { removed: false });
    expect((await find('phantom')).sort()).toEqual(['gone', 'here']);
  });

  it('is not found after a write of another aspect', async () => {
    await stock({ late: { ...called('poltergeist'), status: { removed: true } } });
    await catalog.ingest(urnOf('late'), 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
    expect(await find('poltergeist')).toEqual([]);
  });
});

describe('the latest version', () => {
  const { stock, find, urnOf } = searchVerbs(() => catalog);

  it('is searched, and no older one, as soon as a write is answered', async () => {
    await stock({ renamed: { ...called('before_rename'), globalTags: tagged('old') } });
    await catalog.ingest(urnOf('renamed'), 'datasetProperties', { name: 'after_rename' });
    await catalog.ingest(urnOf('renamed'), 'globalTags', undefined, { changeType: 'DELETE' });
    expect([await find('before'), await find('after'), await find('tags:old')]).toEqual([
      [],
      ['renamed'],
      [],
    ]);
  });
});
