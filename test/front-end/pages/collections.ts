/** What a front end asks for the glossary, domains, tags, data products, applications and documents. */
import { SEEN_DOMAIN, type Visitor } from '../../helpers/front-end/filled-catalog.js';
import { EVERYBODY, outcomesOf } from '../../helpers/front-end/outcomes.js';
import { filled } from './filled.js';

const { people, shown, hidden } = filled;
const { editor, reader, partial } = people;
const page = { start: 0, count: 200 };

const urnsOf = (entities: readonly any[]): string[] => entities.map((each) => (each.entity ?? each).urn);

describe('collections', () => {
  it.each([
    ['glossaryRoots', { nodes: page, terms: page }],
    ['domainRoots', { input: page }],
    ['glossaryNodePage', { urn: shown.urn('glossaryNode') }],
    ['glossaryTermPage', { urn: shown.urn('glossaryTerm') }],
    ['domainPage', { urn: shown.urn('domain') }],
    ['tagPage', { urn: shown.urn('tag') }],
    ['dataProductPage', { urn: shown.urn('dataProduct') }],
    ['applicationPage', { urn: shown.urn('application') }],
    ['documentPage', { urn: shown.urn('document') }],
    ['documentsPage', { input: { ...page, query: shown.word } }],
  ] as const)('every user gets %s', async (operation, variables) => {
    expect(await outcomesOf(filled, operation, variables)).toEqual(EVERYBODY);
  });

  it.each([
    ['glossaryNodePage', 'glossaryNode'],
    ['glossaryTermPage', 'glossaryTerm'],
    ['domainPage', 'domain'],
    ['tagPage', 'tag'],
    ['dataProductPage', 'dataProduct'],
    ['applicationPage', 'application'],
    ['documentPage', 'document'],
  ])('%s of a hidden entity is empty', async (operation, type) => {
    const urn = hidden.urn(type);
    expect((await reader.read(operation, { urn }))[type].urn).toBe(urn);
    const { data } = await partial.send(operation, { urn });
    // The changes of a hidden document are refused, and the field is never null.
    if (type !== 'document') expect(data[type].urn).toBe(urn);
    expect(JSON.stringify(data)).not.toContain(hidden.word);
  });

  it('the glossary begins with the groups that a person may view', async () => {
    const rootsOf = async ({ read }: Visitor): Promise<any[]> =>
      (await read('glossaryRoots', { nodes: page, terms: page })).getRootGlossaryNodes.nodes;
    const [all, some] = [await rootsOf(reader), await rootsOf(partial)];
    const fleet = all.find(({ urn }) => urn === 'urn:li:glossaryNode:fleet');
    expect(fleet).toMatchObject({
      properties: { name: 'Fleet' },
      childrenCount: { termsCount: 5, nodesCount: 0 },
    });
    const [seen, unseen] = [shown.urn('glossaryNode', 'other'), hidden.urn('glossaryNode', 'other')];
    expect(urnsOf(all)).toEqual(expect.arrayContaining([seen, unseen]));
    expect(urnsOf(some)).toContain(seen);
    expect(urnsOf(some)).not.toContain(unseen);
  });

  it('a group of terms shows its parents and its children', async () => {
    const urn = shown.urn('glossaryNode');
    const terms = [shown.urn('glossaryTerm'), shown.urn('glossaryTerm', 'other')];
    const { glossaryNode } = await partial.read('glossaryNodePage', { urn });
    expect(glossaryNode).toMatchObject({
      properties: { name: `${shown.word} name` },
      parentNodes: { count: 1, nodes: [{ urn: shown.urn('glossaryNode', 'other') }] },
    });
    expect(urnsOf(glossaryNode.children.relationships).sort()).toEqual(terms);
    const input = { query: '*', count: 10 };
    const { glossaryNode: tree } = await editor.read('glossaryChildren', { urn, input });
    expect(tree.childrenCount).toEqual({ termsCount: 2, nodesCount: 0 });
    expect(urnsOf(tree.glossaryChildrenSearch.searchResults).sort()).toEqual(terms);
  });

  it('a term shows the related terms that a person may view', async () => {
    const urn = shown.urn('glossaryTerm');
    const [own, other] = [shown.urn('glossaryTerm', 'other'), hidden.urn('glossaryTerm', 'other')];
    const { glossaryTerm: all } = await reader.read('glossaryTermPage', { urn });
    const { glossaryTerm: some } = await partial.read('glossaryTermPage', { urn });
    for (const kind of ['contains', 'inherits']) {
      expect(urnsOf(all[kind].relationships).sort()).toEqual([own, other].sort());
      expect([some[kind].total, urnsOf(some[kind].relationships)]).toEqual([1, [own]]);
    }
    expect(some).toMatchObject({
      properties: { definition: `${shown.word} definition` },
      deprecation: { deprecated: true, note: `${shown.word} note` },
      domain: { domain: { urn: shown.urn('domain') } },
    });
  });

  it('domains count the entities that a person may view', async () => {
    const rootsOf = async ({ read }: Visitor): Promise<any[]> =>
      (await read('domainRoots', { input: page })).listDomains.domains;
    const [all, some] = [await rootsOf(reader), await rootsOf(partial)];
    expect(all.find(({ urn }) => urn === 'urn:li:domain:revenue')).toMatchObject({
      dataProducts: { total: 1 },
    });
    expect(urnsOf(some)).not.toContain('urn:li:domain:revenue');
    const ridersOf = (domains: readonly any[]) => domains.find(({ urn }) => urn === SEEN_DOMAIN);
    expect(ridersOf(some)).toMatchObject({ properties: { name: 'Riders' } });
    expect(ridersOf(some).entities.total).toBe(ridersOf(all).entities.total);
    const entitiesOf = async ({ read }: Visitor): Promise<any> =>
      (await read('domainPage', { urn: shown.urn('domain') })).domain.entities;
    const [more, fewer] = [await entitiesOf(reader), await entitiesOf(partial)];
    expect(fewer.total).toBeLessThan(more.total);
  });

  it('a domain shows its parents, its children and its owners', async () => {
    const { domain } = await partial.read('domainPage', { urn: shown.urn('domain') });
    expect(domain).toMatchObject({
      properties: { name: `${shown.word} name` },
      parentDomains: { count: 1, domains: [{ urn: shown.urn('domain', 'other') }] },
      ownership: {
        owners: [{ owner: { urn: shown.urn('corpuser') } }, { owner: { urn: hidden.urn('corpGroup') } }],
      },
    });
    const { domain: parent } = await reader.read('domainPage', { urn: shown.urn('domain', 'other') });
    expect(urnsOf(parent.children.relationships)).toEqual([shown.urn('domain')]);
  });

  it('a tag lists what it is on, as far as a person may view it', async () => {
    const taggedOf = async ({ read }: Visitor): Promise<string[]> =>
      urnsOf((await read('tagPage', { urn: shown.urn('tag') })).tag.tagged.relationships);
    const [all, some] = [await taggedOf(reader), await taggedOf(partial)];
    expect(all).toEqual(expect.arrayContaining([shown.urn('dataset'), hidden.urn('dataset')]));
    expect(some).toContain(shown.urn('dataset'));
    expect(some).not.toContain(hidden.urn('dataset'));
  });

  it.each([
    ['dataProductAssets', 'listDataProductAssets', 'dataProduct'],
    ['applicationAssets', 'listApplicationAssets', 'application'],
  ])('%s are those that a person may view', async (operation, field, type) => {
    const input = { query: '*', ...page };
    const variables = { urn: shown.urn(type), input };
    const all = (await reader.read(operation, variables))[field];
    const some = (await partial.read(operation, variables))[field];
    expect(urnsOf(some.searchResults)).toContain(shown.urn('dataset'));
    expect(some.total).toBe(some.searchResults.length);
    expect(some.total).toBeLessThan(all.total);
  });

  it('a document shows its text, its parent and what it is about', async () => {
    const { document } = await partial.read('documentPage', { urn: shown.urn('document') });
    expect(document).toMatchObject({
      info: {
        ...{ title: `${shown.word} title`, contents: { text: `${shown.word} text` } },
        parentDocument: { document: { urn: shown.urn('document', 'other') } },
      },
      subType: `${shown.word} typeNames`,
    });
    const { searchDocuments } = await partial.read('documentsPage', {
      input: { ...page, query: shown.word },
    });
    expect(urnsOf(searchDocuments.documents)).toContain(shown.urn('document'));
    const unseen = await partial.read('documentsPage', { input: { ...page, query: hidden.word } });
    expect(unseen.searchDocuments).toMatchObject({ total: 0, documents: [] });
  });
});
