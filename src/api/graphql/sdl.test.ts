/** Completing the types of schema files, and the fingerprint of a schema. */
import { buildSchema, Kind, parse, print } from 'graphql';
import type { MetadataModel } from '../../model/types.js';
import { completeTypes, schemaFingerprint } from './sdl.js';

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
