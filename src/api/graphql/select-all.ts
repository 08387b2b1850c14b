/** Selections of everything that the schema has, which need no copy of what a front end selects. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Types of the entities that people open and find most. References to entities select the fields of these types only. */
export const FREQUENT_TYPES = [
  ...['Dataset', 'Dashboard', 'Chart', 'DataJob', 'DataFlow', 'Container'],
  ...['GlossaryTerm', 'Tag', 'Domain', 'DataProduct', 'CorpUser', 'CorpGroup'],
];

/** Collects fragments with all fields of types. Fields that require arguments are left out. */
export class CompleteFragments {
  /** By name. */
  private readonly texts = new Map<string, string>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Texts of all fragments that were spread so far. */
  get text(): string {
    return [...this.texts.values()].join('\n');
  }

  /** Returns a selection of the type, in which the fields are nested to this depth. */
  spread(type: GraphQLCompositeType, depth: number): string {
    const types = isAbstractType(type) ? this.possible(type) : [type];
    return ['__typename', ...types.map((each) => this.fragment(each, depth))].join(' ');
  }

  /** Returns the selection of one field, or undefined if it has none at this depth. */
  select(owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>, depth: number): string | undefined {
    if (field.args.some(isRequiredArgument)) return undefined;
    // The alias keeps fields of several types apart that have one name in one answer.
    const alias = `${owner.name}_${field.name}: ${field.name}`;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return alias;
    return depth > 1 ? `${alias} { ${this.spread(type, depth - 1)} }` : undefined;
  }

  private possible(type: Parameters<GraphQLSchema['getPossibleTypes']>[0]): readonly GraphQLObjectType[] {
    const entity = this.schema.getType('Entity');
    return this.schema
      .getPossibleTypes(type)
      .filter(
        ({ name }) =>
          FREQUENT_TYPES.includes(name) ||
          !isAbstractType(entity) ||
          !this.schema.getPossibleTypes(entity).some((each) => each.name === name),
      );
  }

  private fragment(type: GraphQLObjectType, depth: number): string {
    const name = `${type.name}${depth}`;
    if (!this.texts.has(name)) {
      this.texts.set(name, '');
      const fields = Object.values(type.getFields()).map((field) => this.select(type, field, depth) ?? '');
      this.texts.set(name, `fragment ${name} on ${type.name} { __typename ${fields.join(' ')} }`);
    }
    return `...${name}`;
  }
}

/** @throws Error if the schema has no such object type */
export function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return type;
}
