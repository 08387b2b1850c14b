/** Search by values of structured properties: filters, facets, sorting and words. */
import { proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { searchVerbs, type CriterionBody } from '../helpers/api/search-verbs.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const { stock, find, filter, ask, urnOf, platform } = searchVerbs(() => catalog);

const id = (name: string) => `org.${unique(name)}`;
const PROPERTIES = {
  team: { id: id('team'), type: 'string' },
  cost: { id: id('cost'), type: 'number' },
  reviewed: { id: id('reviewed'), type: 'date' },
  steward: { id: id('steward'), type: 'urn' },
  gone: { id: id('gone'), type: 'string' },
} as const;
type Name = keyof typeof PROPERTIES;

const propertyUrn = (name: Name) => `urn:li:structuredProperty:${PROPERTIES[name].id}`;
const field = (name: Name) => `structuredProperties.${PROPERTIES[name].id}`;
/** A word that no other text contains. */
const word = uniqueWord('growth');
const STEWARD = `urn:li:corpuser:${uniqueWord('ada')}`;

function assigned(values: Partial<Record<Name, readonly (string | number)[]>>): object {
  return {
    structuredProperties: {
      properties: Object.entries(values).map(([name, list]) => ({
        propertyUrn: propertyUrn(name as Name),
        values: list.map((value) => (typeof value === 'number' ? { double: value } : { string: value })),
      })),
    },
  };
}

beforeAll(async () => {
  const definitions = Object.entries(PROPERTIES).map(([name, { id: qualifiedName, type }]) =>
    proposal(propertyUrn(name as Name), 'propertyDefinition', {
      qualifiedName,
      valueType: `urn:li:dataType:datahub.${type}`,
      cardinality: 'MULTIPLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    }),
  );
  expect((await catalog.ingestBatch(definitions)).status).toBe(200);
  await stock({
    a: assigned({ team: [`Data ${word}`], cost: [5], reviewed: ['2024-03-01'], gone: ['x'] }) as never,
    b: assigned({ team: ['Finance', 'Sales'], cost: [40.5], reviewed: ['2024-05-01'] }) as never,
    c: assigned({ cost: [100], steward: [STEWARD] }) as never,
    d: {},
  });
});

describe('a filter by a structured property', () => {
  it.each<[string, Name, Omit<CriterionBody, 'field'>, string[]]>([
    ['a text', 'team', { values: ['Finance'] }, ['b']],
    ['one of several texts', 'team', { values: ['Sales', `Data ${word}`], condition: 'IN' }, ['a', 'b']],
    ['a text regardless of case', 'team', { values: ['finance'], condition: 'IEQUAL' }, ['b']],
    ['a part of a text', 'team', { values: ['inan'], condition: 'CONTAIN' }, ['b']],
    ['no text with different case', 'team', { values: ['finance'] }, []],
    ['any value', 'team', { condition: 'EXISTS', values: [] }, ['a', 'b']],
    ['any value, without a list of values in the criterion', 'team', { condition: 'EXISTS' }, ['a', 'b']],
    ['a missing value', 'team', { condition: 'EXISTS', values: [], negated: true }, ['c', 'd']],
    ['another value', 'team', { values: ['Finance'], negated: true }, ['a', 'c', 'd']],
    ['a number', 'cost', { values: ['5'] }, ['a']],
    ['a number in another spelling', 'cost', { values: ['40.50'] }, ['b']],
    ['a greater number', 'cost', { values: ['9'], condition: 'GREATER_THAN' }, ['b', 'c']],
    ['a number up to a limit', 'cost', { values: ['40.5'], condition: 'LESS_THAN_OR_EQUAL_TO' }, ['a', 'b']],
    ['a date', 'reviewed', { values: ['2024-03-01'] }, ['a']],
    ['a later date', 'reviewed', { values: ['2024-03-01'], condition: 'GREATER_THAN' }, ['b']],
    [
      'a date in milliseconds',
      'reviewed',
      { values: [String(Date.UTC(2024, 3, 1))], condition: 'LESS_THAN' },
      ['a'],
    ],
    ['a URN', 'steward', { values: [STEWARD] }, ['c']],
  ])('finds %s', async (_what, name, criterion, shorts) => {
    expect(await filter({ ...criterion, field: field(name) })).toEqual(shorts);
  });

  it.each(['keyword', 'delimited'])('accepts the suffix .%s', async (suffix) => {
    expect(await filter({ field: `${field('team')}.${suffix}`, values: ['Sales'] })).toEqual(['b']);
  });

  it('finds nothing with an unknown property, without an error', async () => {
    expect(await filter({ field: 'structuredProperties.org.never', values: ['x'] })).toEqual([]);
  });

  it('still accepts fields of the aspect `structuredProperties`', async () => {
    const name = 'structuredProperties.structuredPropertyAttributionSources';
    expect(await filter({ field: name, condition: 'EXISTS' })).toEqual([]);
  });

  it('is refused while the property is soft-deleted', async () => {
    const criterion = { field: field('gone'), values: ['x'] };
    await catalog.ingest(propertyUrn('gone'), 'status', { removed: true });
    const answer = await catalog.search({
      entity: 'dataset',
      input: '*',
      filter: { or: [{ and: [criterion] }] },
    });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining(`Cannot filter on deleted Structured Property [${propertyUrn('gone')}]`),
    ]);
    const { errors } = await catalog.graphql(
      `query ($and: [FacetFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: [{ and: $and }] }) { total } }`,
      { and: [criterion] },
    );
    expect(errors[0].message).toContain('Cannot filter on deleted Structured Property');
    await catalog.ingest(propertyUrn('gone'), 'status', { removed: false });
    expect(await filter(criterion)).toEqual(['a']);
  });
});

it('a structured property is a facet', async () => {
  const { metadata } = await ask({ facets: [field('team'), field('cost')], count: 0 });
  expect(metadata.searchResultMetadatas.map(({ name, aggregations }: any) => [name, aggregations])).toEqual([
    [field('team'), { [`Data ${word}`]: 1, Finance: 1, Sales: 1 }],
    [field('cost'), { '5': 1, '40.5': 1, '100': 1 }],
  ]);
});

it('numbers are sorted as numbers, and texts as texts', async () => {
  const sorted = (name: Name, order: string) => find('*', { sort: [{ field: field(name), order }] });
  expect(await sorted('cost', 'ASCENDING')).toEqual(['a', 'b', 'c', 'd']);
  expect(await sorted('cost', 'DESCENDING')).toEqual(['c', 'b', 'a', 'd']);
  expect(await sorted('team', 'DESCENDING')).toEqual(['b', 'a', 'c', 'd']);
  const query = { sort: [{ field: field('cost'), order: 'ASCENDING' }], scroll: true, count: 2 };
  const { scrollId } = await ask(query);
  expect((await ask({ ...query, scrollId })).entities).toEqual([urnOf('c'), urnOf('d')]);
});

it('words match the texts of values, which are returned as matched fields', async () => {
  expect(await find(word)).toEqual(['a']);
  const data = await catalog.query(
    `query ($query: String!, $platform: String!) { searchAcrossEntities(input: { query: $query,
      orFilters: [{ and: [{ field: "platform", values: [$platform] }] }] }) { searchResults { matchedFields { name value } } } }`,
    { query: word, platform },
  );
  expect(data.searchAcrossEntities.searchResults[0].matchedFields).toEqual([
    { name: 'structuredProperties', value: `${PROPERTIES.team.id}=Data ${word}` },
  ]);
});

it('a query text may contain the field of a property with a value', async () => {
  expect(await find(`${field('team')}:Finance`)).toEqual(['b']);
  expect(await find(`${field('team')}:*`)).toEqual(['a', 'b']);
});

it('a removed value is not found', async () => {
  await stock({ e: assigned({ team: ['Brief'] }) as never });
  expect(await filter({ field: field('team'), values: ['Brief'] })).toEqual(['e']);
  await stock({ e: assigned({}) as never });
  expect(await filter({ field: field('team'), values: ['Brief'] })).toEqual([]);
  expect(await filter({ field: field('team'), condition: 'EXISTS' })).toEqual(['a', 'b']);
});

it('a property with both texts and numbers is stored, and found by both', async () => {
  // Values that were stored before their definition may break its rules.
  const { structuredProperties } = assigned({ team: ['Mixture', 7] }) as Record<string, object>;
  const answer = await catalog.ingest(urnOf('mixed'), 'structuredProperties', structuredProperties, {
    changeType: 'RESTATE',
  });
  expect(answer.status).toBe(200);
  expect(await filter({ field: field('team'), values: ['Mixture'] })).toEqual(['mixed']);
  expect(await filter({ field: field('team'), values: ['7'] })).toEqual(['mixed']);
});

it('a value of a malformed property is stored, but not searched', async () => {
  const value = unique('value');
  const stored = {
    properties: [{ propertyUrn: 'urn:li:structuredProperty:io.\u0000x', values: [{ string: value }] }],
  };
  const urn = urnOf('malformed');
  const answer = await catalog.ingest(urn, 'structuredProperties', stored, { changeType: 'RESTATE' });
  expect(answer.status).toBe(200);
  expect(await aspectValue(catalog, urn, 'structuredProperties')).toMatchObject(stored);
  expect(await find(value)).toEqual([]);
});
