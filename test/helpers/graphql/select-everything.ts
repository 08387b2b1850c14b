/** Selects every field of a type, the way that clients write their fragments: without an alias wherever the schema permits it. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Arguments of fields below the root that require them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  'relationships(input: RelationshipsInput!)': 'input: { types: [], direction: OUTGOING, count: 5 }',
  'relatedDocuments(input: RelatedDocumentsInput!)': 'input: { count: 5 }',
  'runs(direction: RelationshipDirection!)': 'direction: OUTGOING, count: 5',
  'lineage(input: LineageInput!)': 'input: { direction: UPSTREAM, count: 5 }',
  'siblingsSearch(input: ScrollAcrossEntitiesInput!)': 'input: { query: "*", count: 5 }',
  'glossaryChildrenSearch(input: ScrollAcrossEntitiesInput!)': 'input: { query: "*", count: 5 }',
  'childMetrics(input: ScrollAcrossEntitiesInput!)': 'input: { query: "*", count: 5 }',
  'metrics(input: ScrollAcrossEntitiesInput!)': 'input: { query: "*", count: 5 }',
  'versionsSearch(input: SearchAcrossEntitiesInput!)': 'input: { query: "*", count: 5 }',
};

export interface Selector {
  /**
   * Returns a selection set with every field of the type, to a depth. Of entities within entities, it selects fields without
   * members only.
   * @param depth levels of records; 0 selects only fields without members
   */
  select(type: GraphQLNamedType, depth: number): string;
  /** Fields that got an alias, because another type at the same place has a field of the same name and another shape. */
  readonly aliased: readonly string[];
}

/** All selections of one selector can stand in one selection set. */
export function createSelector(schema: GraphQLSchema): Selector {
  const shapes = new Map<string, string>();
  const aliased = new Set<string>();

  function select(type: GraphQLNamedType, depth: number, place = ''): string {
    if (isObjectType(type)) return `{ __typename ${fieldsOf(type, depth, place)} }`;
    if (!isAbstractType(type)) return '';
    if (isInterfaceType(type) && type.name === 'Entity') {
      const { urn, type: entityType } = type.getFields();
      const shared = [urn!, entityType!].map((field) => fieldText({ type, field, depth: 0, place }));
      return `{ __typename ${shared.join(' ')} }`;
    }
    const members = schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name} { ${fieldsOf(each, depth, place)} }`);
    return `{ __typename ${members.join(' ')} }`;
  }

  function fieldsOf(type: GraphQLObjectType, depth: number, place: string): string {
    return Object.values(type.getFields())
      .map((field) => fieldText({ type, field, depth, place }))
      .join(' ');
  }

  function fieldText({ type, field, depth, place }: Place): string {
    const named = getNamedType(field.type);
    if (isCompositeType(named) && depth === 0) return '';
    const name = responseName(type, field, place);
    const path = `${place}/${name}`;
    shapes.set(path, shapeOf(field));
    const text = `${name === field.name ? '' : `${name}: `}${field.name}${argumentsOf(field)}`;
    return `${text} ${select(named, isEntity(named) ? 0 : depth - 1, path)}`;
  }

  function responseName(type: Place['type'], field: GraphQLField<unknown, unknown>, place: string): string {
    const known = shapes.get(`${place}/${field.name}`);
    if (known === undefined || known === shapeOf(field)) return field.name;
    aliased.add(`${type.name}.${field.name}`);
    return `${type.name}_${field.name}`;
  }

  return {
    select: (type, depth) => select(type, depth),
    get aliased() {
      return [...aliased].sort();
    },
  };
}

interface Place {
  readonly type: GraphQLInterfaceType | GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly depth: number;
  /** Names of the fields around, in the answer. */
  readonly place: string;
}

function isEntity(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Entity');
}

/** Returns what must be equal for two fields of one name at one place: the lists, what may be null, and a type without members. */
function shapeOf(field: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(field.type);
  const type = String(field.type);
  return `${isLeafType(named) ? type : type.replace(named.name, '')} ${argumentsOf(field)}`;
}

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequiredArgument);
  if (required.length === 0) return '';
  const call = `${field.name}(${required.map(({ name, type }) => `${name}: ${String(type)}`).join(', ')})`;
  const given = ARGUMENTS[call];
  if (given === undefined) throw new Error(`No arguments are known for ${call}: add them to ARGUMENTS`);
  return `(${given})`;
}

/** Returns the types that an entity can have, datasets first, so that none of their fields needs an alias. */
export function entityTypesOf(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const entity = schema.getType('Entity');
  const types = isAbstractType(entity) ? [...schema.getPossibleTypes(entity)] : [];
  const rank = ({ name }: GraphQLObjectType): string => (name === 'Dataset' ? '' : name);
  return types.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Returns a search whose hits and facets show everything of every entity type, and the fields in it that have an alias. */
export function everyTypeInOneSearch(
  schema: GraphQLSchema,
  depth: number,
): { document: string; aliased: readonly string[] } {
  const selector = createSelector(schema);
  const types = entityTypesOf(schema);
  const fragments = types.map(
    (type) => `fragment every${type.name} on ${type.name} ${selector.select(type, depth)}`,
  );
  const spreads = types.map(({ name }) => `...every${name}`).join(' ');
  const document = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
    start count total
    searchResults { entity { urn type ${spreads} } matchedFields { name value } insights { text icon } }
    facets { field displayName aggregations { value count displayName entity { urn type ${spreads} } } }
    suggestions { text frequency score } } } ${fragments.join(' ')}`;
  return { document, aliased: selector.aliased };
}
