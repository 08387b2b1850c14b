/**
 * Every field of every entity type, of examples that have all aspects with all members: it has a value, and a text is that of the member
 * with its name. This finds resolvers that read the wrong member.
 */
import { buildCatalogSchema } from '../../../../src/api/graphql/build-schema.js';
import { readSdl } from '../../../../src/api/graphql/sdl.js';
import { loadModel } from '../../../../src/model/load-model.js';
import type { FilledCatalog } from '../../../helpers/front-end/filled-catalog.js';
import { createSelector, entityTypesOf } from '../../../helpers/graphql/select-everything.js';
import { NO_EXAMPLE, OTHER_NAME, WITHOUT_VALUE } from './exceptions.js';
import { emptyShown, noteRecord } from './read-answer.js';

const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));
const types = entityTypesOf(schema);
const typeNames = new Set(types.map(({ name }) => name));
const described = types.filter(({ name }) => !NO_EXAMPLE.has(name));

/** Defines the tests within the caller's `describe`. */
export function itShowsEveryField({ catalog, people, shown }: FilledCatalog): void {
  const ask = (query: string, urns: readonly string[]) =>
    catalog.graphql(query, { urns }, { cookie: people.admin.person.cookie });
  let asked: readonly { readonly __typename: string; readonly urn: string }[] = [];
  beforeAll(async () => {
    const urns = [...new Set(shown.aspects.map(({ urn }) => urn))];
    const query = 'query ($urns: [String!]!) { entities(urns: $urns) { __typename urn } }';
    asked = (await ask(query, urns)).data.entities;
  });
  const found = emptyShown();

  it.each(described.map((type) => [type.name, type] as const))('%s has no error', async (name, type) => {
    const urns = asked.filter(({ __typename }) => __typename === name).map(({ urn }) => urn);
    const fields = createSelector(schema).select(type, 2);
    const { data, errors } = await ask(
      `query ($urns: [String!]!) { entities(urns: $urns) { ... on ${name} ${fields} } }`,
      urns,
    );
    expect([urns.length > 0, errors]).toEqual([true, undefined]);
    for (const entity of data.entities) noteRecord(entity, (each) => typeNames.has(each), found);
  });

  it('has a value in some example', () => {
    const empty = [...found.filled].filter(([, isFilled]) => !isFilled).map(([field]) => field);
    expect(empty.sort()).toEqual(Object.values(WITHOUT_VALUE).flat().sort());
  });

  it('has the text of the member with its name', () => {
    // An overview has the texts of other members: each type has its own aspect for a name and a description.
    const named = [...found.texts].filter(([field]) => !field.startsWith('EntityOverview.'));
    const others = named.flatMap(([field, texts]) => {
      const name = field.slice(field.indexOf('.') + 1);
      const members = new Set([...texts].flatMap((text) => memberOf(text, shown.word) ?? []));
      return [...members].filter((member) => member !== name).map((member) => `${field} ← ${member}`);
    });
    expect(others.sort()).toEqual([...OTHER_NAME].sort());
  });
}

/** The examples have texts such as `shownabc description 2`, whose second word is the name of the member. */
function memberOf(text: string, word: string): string | undefined {
  return new RegExp(`^${word} (\\w+)(?: \\d+)?$`).exec(text)?.[1];
}
