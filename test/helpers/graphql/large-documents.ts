/** Documents as large as those of front ends: each type has a fragment per level, which spreads the fragments of the level below. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { entityTypesOf } from './select-everything.js';

/** Fields of each type that a fragment selects. */
const FIELDS = 14;
/** Entity types of one selection at the upper levels, and at the lower ones. */
const TYPES = { upper: 18, lower: 6 };
const LOWER_LEVELS = 3;

/** The roots of the documents, with the type of the entities whose selection they contain. */
const ROOTS = {
  search: [
    'Entity',
    (inner: string) =>
      `query ($count: Int) { searchAcrossEntities(input: { query: "*", start: 0, count: $count }) {
        start count total searchResults { entity { urn type ${inner} } } } }`,
  ],
  dataset: ['Dataset', (inner: string) => `query ($urn: String!) { dataset(urn: $urn) { ${inner} } }`],
  glossary: [
    'GlossaryNode',
    (inner: string) =>
      `{ getRootGlossaryNodes(input: { start: 0, count: 1000 }) { total nodes { ${inner} } } }`,
  ],
  incidents: [
    'Incident',
    (inner: string) =>
      `query ($urn: String!) { dataset(urn: $urn) { incidents(start: 0, count: 100) { total incidents { ${inner} } } } }`,
  ],
  lineage: [
    'Entity',
    (inner: string) =>
      `query ($urn: String!) { searchAcrossLineage(
        input: { urn: $urn, direction: DOWNSTREAM, query: "*", start: 0, count: 10000 }
      ) { total searchResults { degree entity { urn type ${inner} } } } }`,
  ],
} as const;

export type LargeRoot = keyof typeof ROOTS;
export const LARGE_ROOTS = Object.keys(ROOTS) as LargeRoot[];

export interface LargeDocument {
  readonly text: string;
  /** Fields that it selects, each spread of a fragment counted. */
  readonly fields: number;
}

export function largeDocument(schema: GraphQLSchema, root: LargeRoot, levels: number): LargeDocument {
  const entities = entityTypesOf(schema);
  const fragments = new Map<string, { text: string; fields: number }>();

  function select(type: GraphQLNamedType, level: number): LargeDocument {
    if (isObjectType(type)) return spread(type, level);
    const count = level < LOWER_LEVELS ? TYPES.lower : TYPES.upper;
    const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    const shown = entities.filter((each) => members.includes(each)).slice(0, count);
    const spreads = shown.map((each) => spread(each, level));
    return {
      text: `__typename ${spreads.map(({ text }) => text).join(' ')}`,
      fields: spreads.reduce((sum, { fields }) => sum + fields, 1),
    };
  }

  function spread(type: GraphQLObjectType, level: number): LargeDocument {
    const name = `${type.name}${level}`;
    const fragment = fragments.get(name) ?? { text: '', fields: 1 };
    if (!fragments.has(name)) {
      fragments.set(name, fragment);
      const selected = Object.values(type.getFields())
        .filter(
          ({ args, type: of }) =>
            !args.some(isRequiredArgument) && (level > 1 || !isCompositeType(getNamedType(of))),
        )
        .slice(0, FIELDS)
        .map((field) => {
          const inner = getNamedType(field.type);
          const below = isCompositeType(inner) ? select(inner, level - 1) : undefined;
          // Equal names of several types can have different shapes.
          const text = `${type.name}_${field.name}: ${field.name} ${below ? `{ ${below.text} }` : ''}`;
          return { text, fields: 1 + (below?.fields ?? 0) };
        });
      fragment.text = `fragment ${name} on ${type.name} { __typename ${selected.map(({ text }) => text).join(' ')} }`;
      fragment.fields = selected.reduce((sum, { fields }) => sum + fields, 1);
    }
    return { text: `...${name}`, fields: fragment.fields };
  }

  const [typeName, head] = ROOTS[root];
  const { text, fields } = select(schema.getType(typeName)!, levels);
  return { text: `${head(text)} ${[...fragments.values()].map((each) => each.text).join(' ')}`, fields };
}
