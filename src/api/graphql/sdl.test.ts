/** Completing the types of schema files, and prefetching for a selection. */
import {
  buildSchema,
  graphql,
  Kind,
  parse,
  print,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { MetadataModel } from '../../model/types.js';
import { selects } from './selection.js';
import { completeTypes, schemaFingerprint } from './sdl.js';
import { selectedAspects, LOADED_ASPECTS } from './mapping/selected-aspects.js';

/** Datasets have lineage; tags do not. */
const relationships = [{ isLineage: true, entityTypes: ['dataset'] }];
const model = {
  entities: new Map([
    ['dataset', { name: 'dataset', aspects: ['upstreamLineage', 'globalTags', 'status'] }],
    ['tag', { name: 'tag', aspects: ['status'] }],
  ]),
  aspects: new Map([
    ['upstreamLineage', { name: 'upstreamLineage', relationships, columnLineage: [] }],
    ['globalTags', { name: 'globalTags', relationships: [], columnLineage: [] }],
    ['status', { name: 'status', relationships: [], columnLineage: [] }],
  ]),
} as unknown as MetadataModel;

const SDL = `
  interface Entity { urn: String! type: String }
  interface Flowing @lineage { lineage: Int }
  type Common @common {
    tags: Int @aspect(name: "globalTags")
    both: Int @aspect(name: "globalTags") @aspect(name: "status")
    removed: Boolean @aspect(name: "status")
    always: Int
  }
  type Dataset implements Entity @entity(name: "dataset") { urn: ID! own: Int }
  type Tag implements Entity @entity(name: "tag") { removed: Int }
  type Plain { a: Int }
  scalar Long
`;
const fieldsOf = (name: string) => {
  const { definitions } = completeTypes(parse(SDL), model);
  const type = definitions.find(
    (each) => each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === name,
  );
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) return undefined;
  return {
    fields: type.fields?.map((field) => `${field.name.value}: ${print(field.type)}`),
    interfaces: type.interfaces?.map(print),
  };
};

describe('types', () => {
  it('of entities get the fields of interfaces, common fields of their aspects, and lineage if they can have it', () => {
    expect(fieldsOf('Dataset')).toEqual({
      fields: [
        'urn: ID!',
        'own: Int',
        'type: String',
        'lineage: Int',
        'tags: Int',
        'both: Int',
        'removed: Boolean',
        'always: Int',
      ],
      interfaces: ['Entity', 'Flowing'],
    });
  });

  it('get a common field only with all of its aspects, and keep their own field', () => {
    expect(fieldsOf('Tag')).toEqual({
      fields: ['removed: Int', 'urn: String!', 'type: String', 'always: Int'],
      interfaces: ['Entity'],
    });
  });

  it('that are not entities stay unchanged; the common type is removed', () => {
    expect(fieldsOf('Plain')).toEqual({ fields: ['a: Int'], interfaces: [] });
    expect(fieldsOf('Common')).toBeUndefined();
  });
});

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

const fingerprintOf = (text: string) => schemaFingerprint(buildSchema(text));

it('the fingerprint changes only with the public parts of a schema', () => {
  const plain = fingerprintOf('type Query { a: String }');
  expect(fingerprintOf('type   Query {\n a: String\n }\n# a comment')).toBe(plain);
  const others = [
    'type Query { b: String }',
    'type Query { a: String! }',
    'type Query { a: String, b: Int }',
  ];
  expect(new Set([plain, ...others.map(fingerprintOf)]).size).toBe(4);
});
