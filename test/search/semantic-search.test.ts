/** Semantic search in the small catalog of an insurer, whose glossary defines the meaning of words. */
import {
  datasetUrn,
  proposal,
  startCatalog,
  unique,
  uniqueWord,
  type TestCatalog,
} from '../helpers/catalog.js';

let catalog: TestCatalog;
/** Distinguishes the insurer's data from data of other tests. */
const mark = unique('insurer');
/** Replaces each `°` with letters of this test run, because the vocabulary of earlier runs still exists and would match too. */
const own = (text: string) => text.replaceAll('°', letters);
const letters = `${uniqueWord('')}k`;
const platform = `urn:li:dataPlatform:${mark}`;
const term = (name: string) => `urn:li:glossaryTerm:${mark}.${name}`;
const table = (name: string) => `urn:li:dataset:(${platform},${name},PROD)`;
const domain = `urn:li:domain:${mark}`;

const stamp = { time: 0, actor: 'urn:li:corpuser:a' };
const definition = (name: string, text: string, more: object = {}) => ({
  name,
  definition: text,
  termSource: 'INTERNAL',
  ...more,
});
const schemaOf = (fields: Record<string, string>) => ({
  schemaName: 's',
  platform,
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: Object.entries(fields).map(([fieldPath, description]) => ({
    fieldPath,
    description,
    nativeDataType: 'text',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  })),
});
const terms = (...names: string[]) => ({
  terms: names.map((name) => ({ urn: term(name) })),
  auditStamp: stamp,
});

beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    proposal(
      term('Policyholder'),
      'glossaryTermInfo',
      definition('Policyholder', own('A person or company whose risk we bear; brokers say assured°')),
    ),
    proposal(
      term('WrittenPremium'),
      'glossaryTermInfo',
      definition(own('Written Premium°'), 'What is invoiced in a period, net of rebates'),
    ),
    proposal(term('WrittenPremium'), 'glossaryRelatedTerms', { isRelatedTerms: [term('PremiumIncome')] }),
    proposal(
      term('PremiumIncome'),
      'glossaryTermInfo',
      definition(own('Premium° Income'), 'Money that comes in', {
        customProperties: { synonyms: own('takings°, intake') },
      }),
    ),
    proposal(domain, 'domainProperties', {
      name: 'Claims Handling',
      description: own('Indemnities, adjuster°s and reinsurers'),
    }),
    proposal(table('crm.party_master'), 'datasetProperties', {
      name: 'party_master',
      description: 'One row each',
    }),
    proposal(table('crm.party_master'), 'glossaryTerms', terms('Policyholder')),
    proposal(table('fin.ledger_lines'), 'datasetProperties', {
      name: 'ledger_lines',
      description: 'Postings by period',
    }),
    proposal(table('fin.ledger_lines'), 'glossaryTerms', terms('WrittenPremium')),
    proposal(table('fin.party_ledger'), 'datasetProperties', {
      name: 'party_ledger',
      description: 'Per party and period',
    }),
    proposal(table('fin.party_ledger'), 'glossaryTerms', terms('Policyholder', 'WrittenPremium')),
    proposal(table('cases.files'), 'datasetProperties', { name: 'files', description: 'One row each' }),
    proposal(table('cases.files'), 'domains', { domains: [domain] }),
    proposal(
      table('hr.shifts'),
      'schemaMetadata',
      schemaOf({ wk: own('Hours worked by a surveyor° in the week'), id: 'Key' }),
    ),
    proposal(table('ops.heartbeat'), 'datasetProperties', {
      name: own('heartbeat°'),
      description: 'Technical rows of the scheduler on income by period',
    }),
  ]);
  expect(answer.status).toBe(200);
});
afterAll(() => catalog.stop());

const SEARCH = (field: string) => `query ($input: SearchAcrossEntitiesInput!) { ${field}(input: $input) {
  start count total searchResults { entity { urn } matchedFields { name value } } facets { field aggregations { value count } } } }`;
const ofInsurer = [{ and: [{ field: 'platform', values: [platform] }] }];

async function ask(query: string, more: object = {}, field = 'semanticSearchAcrossEntities'): Promise<any> {
  const input = { query: own(query), count: 50, orFilters: ofInsurer, ...more };
  const result = (await catalog.query(SEARCH(field), { input }))[field];
  return { ...result, urns: result.searchResults.map(({ entity }: any) => entity.urn) };
}
const plain = (query: string) => ask(query, {}, 'searchAcrossEntities');

describe('a question', () => {
  it.each([
    ['assured° takings°', ['fin.party_ledger'], 'both of its words through the glossary'],
    [
      'takings°',
      ['fin.ledger_lines', 'fin.party_ledger'],
      'a term that is related to the term with the synonym',
    ],
    [
      'which tables are about assured°s?',
      ['crm.party_master', 'fin.party_ledger'],
      'the definition of a term',
    ],
    ['adjuster°s', ['cases.files'], 'the description of a domain'],
    ['surveyor°', ['hr.shifts'], 'the documentation of a column'],
    ['how many hours do surveyor°s work', ['hr.shifts'], 'some of its words'],
    ['hertbeat°', ['ops.heartbeat'], 'a word with a similar spelling'],
    ['scheduling', ['ops.heartbeat'], 'a word of the same family'],
  ])('%j finds %j first, by %s', async (query, best) => {
    const { urns } = await ask(query);
    expect(urns.slice(0, best.length).sort()).toEqual(best.map(table).sort());
  });

  it.each(['assured° takings°', 'assured°s', 'adjuster°s', 'which hours do surveyor°s work', 'hertbeat°'])(
    '%j finds nothing in the normal search',
    async (query) => {
      expect((await plain(query)).total).toBe(0);
    },
  );

  it('finds entities with the whole name of a matching term, not with one word of that name', async () => {
    const { urns } = await ask('takings°');
    expect(urns.sort()).toEqual([table('fin.ledger_lines'), table('fin.party_ledger')]);
  });

  it('ranks entities that match all words above those that match some, and finds no others', async () => {
    const { urns, total } = await ask('assured° premium°');
    expect(urns[0]).toBe(table('fin.party_ledger'));
    expect(urns.slice(1).sort()).toEqual([table('crm.party_master'), table('fin.ledger_lines')].sort());
    expect(total).toBe(3);
  });

  it('that is the name of an entity ranks this entity first', async () => {
    const { urns } = await ask('ledger lines');
    expect(urns[0]).toBe(table('fin.ledger_lines'));
  });

  it('gives rare words more weight than frequent ones', async () => {
    // Many entities of other tests contain "row", but none contains "reinsurer".
    const { urns } = await ask('row reinsurer');
    expect(urns[0]).toBe(table('cases.files'));
  });

  it('returns the matched fields of a hit', async () => {
    const { searchResults } = await ask('assured°');
    const found = searchResults.find(({ entity }: any) => entity.urn === table('crm.party_master'));
    expect(found.matchedFields).toContainEqual({ name: 'glossaryTerms', value: term('Policyholder') });
  });

  it('without words, or with `*`, finds everything, like the normal search', async () => {
    for (const query of ['', '*', '?!'])
      expect(await ask(query)).toMatchObject({ total: 6, facets: expect.any(Array) });
    expect((await ask('')).urns).toEqual((await plain('')).urns);
  });

  it('with only stop words searches for them', async () => {
    expect((await ask('the each of')).total).toBeGreaterThan(0);
  });

  it.each(['assured°) OR (x "a~2 b^9', '+assured° -x search_names:x [a TO b] /x/ \\', '订单'])(
    'never causes an error: %j',
    async (query) => {
      expect((await ask(query)).total).toBeGreaterThanOrEqual(0);
    },
  );

  it('has a maximum number of words', async () => {
    const words = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `w${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}ing`,
      ).join(' ');
    expect((await ask(words(40))).total).toBe(0);
    const { errors } = await catalog.graphql(SEARCH('semanticSearchAcrossEntities'), {
      input: { query: words(41) },
    });
    expect(errors).toMatchObject([{ extensions: { reason: 'LIMIT_EXCEEDED' } }]);
  });
});

describe('pages, filters and facets', () => {
  const query = 'assured° premium° period rows';

  it('together contain each hit exactly once', async () => {
    const whole = await ask(query);
    expect(whole.total).toBeGreaterThan(4);
    const pages: string[] = [];
    for (let start = 0; start < whole.total; start += 2)
      pages.push(...(await ask(query, { start, count: 2 })).urns);
    expect(pages).toEqual(whole.urns);
  });

  it('restrict the hits, and count all of them', async () => {
    const { total, facets } = await ask(query, { count: 1 });
    const types = facets.find(({ field }: any) => field === '_entityType').aggregations;
    expect(types).toEqual([{ value: 'DATASET', count: total }]);
    const tagged = [
      { and: [...ofInsurer[0]!.and, { field: 'glossaryTerms', values: [term('Policyholder')] }] },
    ];
    expect((await ask(query, { orFilters: tagged })).urns.sort()).toEqual([
      table('crm.party_master'),
      table('fin.party_ledger'),
    ]);
    expect((await ask(query, { types: ['CHART'] })).total).toBe(0);
    const inTerms = await ask('takings°', { types: ['GLOSSARY_TERM'], orFilters: [] });
    expect(inTerms.urns.slice(0, 2)).toEqual([term('PremiumIncome'), term('WrittenPremium')]);
  });

  it('follow a sort order', async () => {
    const sortInput = { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] };
    const { urns } = await ask(query, { sortInput });
    expect(urns).toEqual([...urns].sort().reverse());
  });

  it('refuse unknown fields', async () => {
    const input = { query, orFilters: [{ and: [{ field: 'nonsense', values: ['x'] }] }] };
    const { errors } = await catalog.graphql(SEARCH('semanticSearchAcrossEntities'), { input });
    expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_FILTER' } }]);
  });
});

describe('a soft-deleted entity', () => {
  it('is not found, and its words have no meaning', async () => {
    const gone = `urn:li:glossaryTerm:${unique('gone')}`;
    const [kept, removed] = [datasetUrn(unique('kept'), mark), datasetUrn(unique('removed'), mark)];
    const word = uniqueWord('zqword');
    await catalog.ingest(gone, 'glossaryTermInfo', definition('Gone', `Once a ${word}`));
    for (const urn of [kept, removed])
      await catalog.ingest(urn, 'glossaryTerms', { terms: [{ urn: gone }], auditStamp: stamp });
    expect((await ask(word)).urns.sort()).toEqual([kept, removed].sort());
    await catalog.ingest(removed, 'status', { removed: true });
    expect((await ask(word)).urns).toEqual([kept]);
    expect((await ask(word, { searchFlags: { includeSoftDeleted: true } })).total).toBe(2);
    await catalog.ingest(gone, 'status', { removed: true });
    expect((await ask(word)).urns).toEqual([]);
  });
});
