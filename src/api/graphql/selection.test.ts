/** Which fields a request selects, and which aspects they show. */
import { buildSchema, graphql, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { LOADED_ASPECTS, selectedAspects } from './mapping/selected-aspects.js';
import { selects } from './selection.js';

describe('a selection', () => {
  const schema = buildSchema(`
    interface Entity { urn: String }
    interface Other { urn: String }
    type Page { total: Int items: [Thing!] }
    type Thing implements Entity { urn: String name: Int description: Int page: Page }
    type Query { thing: Thing }
  `);

  /** The `info` argument of the root field's resolver. */
  async function infoOf(source: string): Promise<GraphQLResolveInfo> {
    let told: GraphQLResolveInfo | undefined;
    const rootValue = {
      thing: (...[, , info]: [unknown, unknown, GraphQLResolveInfo]) => {
        told = info;
        return null;
      },
    };
    const { errors } = await graphql({ schema, source, rootValue });
    if (told === undefined) throw new Error(JSON.stringify(errors));
    return told;
  }

  it.each([
    ['{ thing { page { total } } }', true],
    ['{ thing { page { t: total } } }', true],
    ['{ thing { other: page { total } } }', true],
    ['{ thing { ...F } } fragment F on Thing { page { ...P } } fragment P on Page { total }', true],
    ['{ thing { ... on Thing { page { ... { total } } } } }', true],
    ['{ thing { page { items { urn } } } }', false],
    ['{ thing { urn } thing { page { total } } }', true],
    ['{ thing { page { items { page { total } } } } }', false],
    ['{ thing { total: urn } }', false],
  ])('%s has a total: %s', async (source, expected) => {
    expect(selects(await infoOf(source), ['page', 'total'])).toBe(expected);
  });

  it('names only the aspects of the selected fields', async () => {
    const type = schema.getType('Thing') as GraphQLObjectType;
    const { name, description } = type.getFields();
    name!.extensions = {
      [LOADED_ASPECTS]: [
        { aspect: 'info', path: [] },
        { aspect: 'editable', path: [] },
      ],
    };
    description!.extensions = { [LOADED_ASPECTS]: [{ aspect: 'info', path: [] }] };
    const aspectsOf = async (source: string) => [...selectedAspects(await infoOf(source), type)];
    expect(await aspectsOf('{ thing { urn } }')).toEqual([]);
    expect(await aspectsOf('{ thing { name n: name description } }')).toEqual(['info', 'editable']);
    const fragment = 'fragment F on Entity { ... on Thing { description } }';
    expect(await aspectsOf(`{ thing { ...F } } ${fragment}`)).toEqual(['info']);
    expect(await aspectsOf('{ thing { ... on Thing { ... { description } } } }')).toEqual(['info']);
  });
});
