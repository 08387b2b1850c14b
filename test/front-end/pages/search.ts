/** What a front end asks for its search page, its search bar and its sidebar to browse. */
import { SEEN_DOMAIN, type Visitor } from '../../helpers/front-end/filled-catalog.js';
import { filled } from './filled.js';

const { people, shown, hidden } = filled;
const { reader, partial } = people;

async function search({ read }: Visitor, input: object): Promise<any> {
  return (await read('searchPage', { input: { query: '*', start: 0, count: 100, ...input } }))
    .searchAcrossEntities;
}

const urnsOf = ({ searchResults }: any): string[] => searchResults.map(({ entity }: any) => entity.urn);
const having = (field: string, ...values: string[]) => ({ orFilters: [{ and: [{ field, values }] }] });

describe('the search page', () => {
  it.each(Object.entries(people))(
    '%s finds the shown examples with facets and matched fields',
    async (_, visitor) => {
      const found = await search(visitor, { query: shown.word });
      expect(urnsOf(found)).toEqual(
        expect.arrayContaining([shown.urn('dataset'), shown.urn('chart'), shown.urn('tag')]),
      );
      expect(found.total).toBe(found.searchResults.length);
      const dataset = found.searchResults.find(({ entity }: any) => entity.urn === shown.urn('dataset'));
      expect(dataset.entity).toMatchObject({
        properties: { description: `${shown.word} description` },
        platform: {
          urn: shown.urn('dataPlatform'),
          properties: { displayName: `${shown.word} displayName` },
        },
        domain: { domain: { urn: shown.urn('domain'), properties: { name: `${shown.word} name` } } },
      });
      expect(dataset.matchedFields.length).toBeGreaterThan(0);
      const types = found.facets.find(({ field }: any) => field === '_entityType').aggregations;
      expect(types).toContainEqual(expect.objectContaining({ value: 'DATASET', count: 2 }));
    },
  );

  it('only people who may view the hidden examples find them', async () => {
    expect(urnsOf(await search(reader, { query: hidden.word }))).toContain(hidden.urn('dataset'));
    // The answer repeats no words of the query.
    expect(await search(partial, { query: hidden.word })).toMatchObject({ total: 0, searchResults: [] });
  });

  it('references to hidden entities stay in a hit as URNs without names', async () => {
    const ownersOf = async (visitor: Visitor): Promise<any[]> => {
      const { searchResults } = await search(visitor, { query: shown.word, types: ['DATASET'] });
      return searchResults.find(({ entity }: any) => entity.urn === shown.urn('dataset')).entity.ownership
        .owners;
    };
    const names = ({ owner }: any) => [owner.urn, owner.properties?.displayName];
    const [user, group] = [shown.urn('corpuser'), hidden.urn('corpGroup')];
    expect((await ownersOf(reader)).map(names)).toEqual([
      [user, `${shown.word} displayName`],
      [group, `${hidden.word} displayName`],
    ]);
    expect((await ownersOf(partial)).map(names)).toEqual([
      [user, `${shown.word} displayName`],
      [group, undefined],
    ]);
  });

  it.each([
    ['tags', 'tag'],
    ['glossaryTerms', 'glossaryTerm'],
    ['owners', 'corpuser'],
    ['domains', 'domain'],
    ['platform', 'dataPlatform'],
    ['container', 'container'],
  ])('a filter by %s finds the example and counts only what a person may view', async (field, type) => {
    const input = { types: ['DATASET'], ...having(field, shown.urn(type)) };
    const [all, some] = [await search(reader, input), await search(partial, input)];
    expect(urnsOf(all)).toContain(shown.urn('dataset'));
    expect(urnsOf(some)).toContain(shown.urn('dataset'));
    expect(urnsOf(some).filter((urn) => urn === hidden.urn('dataset'))).toEqual([]);
    expect(some.total).toBe(urnsOf(some).length);
  });

  it('a filter by a part of the name finds the example, and its negation does not', async () => {
    const name = { field: 'name', condition: 'CONTAIN', values: [shown.word] };
    const urn = { field: 'urn', values: [shown.urn('dataset')] };
    expect(urnsOf(await search(partial, { orFilters: [{ and: [name, urn] }] }))).toEqual(urn.values);
    const negated = { ...name, negated: true };
    expect(urnsOf(await search(partial, { orFilters: [{ and: [negated, urn] }] }))).toEqual([]);
  });

  it('scrolling returns every hit once', async () => {
    const seen: string[] = [];
    let scrollId: string | undefined;
    do {
      const input = { query: shown.word, count: 30, ...(scrollId !== undefined && { scrollId }) };
      const { scrollAcrossEntities } = await partial.read('searchScroll', { input });
      seen.push(...urnsOf(scrollAcrossEntities));
      scrollId = scrollAcrossEntities.nextScrollId ?? undefined;
    } while (scrollId !== undefined);
    expect(seen).toHaveLength((await search(partial, { query: shown.word })).total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('aggregations count what a person may view', async () => {
    const input = { types: ['DATASET'], ...having('domains', shown.urn('domain')) };
    const countFor = async ({ read }: Visitor): Promise<number> => {
      const asked = { query: '*', facets: ['domains'], ...input };
      const { aggregateAcrossEntities } = await read('searchAggregations', { input: asked });
      const { aggregations } = aggregateAcrossEntities.facets[0];
      return aggregations.find(({ value }: any) => value === shown.urn('domain')).count;
    };
    const totals = [(await search(reader, input)).total, (await search(partial, input)).total];
    expect([await countFor(reader), await countFor(partial)]).toEqual(totals);
  });

  it('the search bar completes names of several types', async () => {
    const input = { query: shown.word, types: ['DATASET', 'CHART', 'GLOSSARY_TERM'], limit: 10 };
    const { autoCompleteForMultiple } = await partial.read('searchBar', { input });
    const found = autoCompleteForMultiple.suggestions.flatMap(({ entities }: any) =>
      entities.map(({ urn }: any) => urn),
    );
    expect(found).toContain(shown.urn('chart'));
    const unseen = { ...input, query: hidden.word };
    const bar = (await people.admin.read('searchBar', { input: unseen })).autoCompleteForMultiple;
    expect(bar.suggestions).not.toEqual([]);
    const { data } = await people.editor.send('searchBar', { input: unseen });
    expect(data.autoCompleteForMultiple.suggestions).not.toEqual([]);
  });

  it('the sidebar shows the locations of the datasets that a person may view', async () => {
    const input = {
      type: 'DATASET',
      path: [],
      start: 0,
      count: 100,
      query: '*',
      ...having('domains', SEEN_DOMAIN),
    };
    const [all, some] = [
      await reader.read('browseSidebar', { input }),
      await partial.read('browseSidebar', { input }),
    ];
    expect(some.browseV2).toMatchObject({ total: all.browseV2.total, metadata: { path: [] } });
    expect(some.browseV2.groups.map(({ name }: any) => name)).toContain('urn:li:container:operations-db');
    const { browsePaths } = await partial.read('browsePathsOf', {
      input: { type: 'DATASET', urn: shown.urn('dataset') },
    });
    expect(browsePaths.length).toBeGreaterThan(0);
  });
});
