/** Every text input of GraphQL requests, derived from the schema that the service serves. */
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { TestCatalog } from '../../helpers/catalog.js';
import type { Attempt, Input } from './attempt.js';
import type { Place } from './sample.js';
import { plausible, type Scratch } from './scratch.js';

type Field = GraphQLField<unknown, unknown>;

/** The query around a field: the text before its name, and after it. */
interface Way {
  readonly before: string;
  readonly after: string;
  /** Requested levels of the answer. */
  readonly depth: number;
}

const NUMBERS = new Set(['Int', 'Float', 'Long', 'Boolean']);
/** Places of a filter that one request tries together: the graph API has hundreds, which the same code reads. */
const TOGETHER = 20;

export async function servedSchema(catalog: TestCatalog): Promise<GraphQLSchema> {
  return buildClientSchema((await catalog.graphql(getIntrospectionQuery())).data);
}

/** @returns the inputs, and the fields with inputs that no query reaches */
export async function graphqlInputs(
  catalog: TestCatalog,
  schema: GraphQLSchema,
  scratch: Scratch,
): Promise<{ inputs: Input[]; unreached: string[] }> {
  const seen = new Set<string>();
  const inputs: Input[] = [];
  const unreached: string[] = [];
  const ways = await findWays(catalog, schema, scratch);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const way = ways.get(type.name);
    for (const field of Object.values(type.getFields())) {
      const places = field.args.flatMap((argument) => [...placesIn(argument.type, [argument.name])]);
      if (places.length === 0) continue;
      if (way === undefined) unreached.push(`${type.name}.${field.name}`);
      else inputs.push(...fieldInputs({ type, field, way, places, scratch, seen }));
    }
  }
  return { inputs, unreached };
}

interface Part {
  readonly type: GraphQLObjectType;
  readonly field: Field;
  readonly way: Way;
  readonly places: readonly Place[];
  readonly scratch: Scratch;
  /** Argument types of the graph API that were already tried at another field. */
  readonly seen: Set<string>;
}

function fieldInputs(part: Part): Input[] {
  const { type, field, places, seen } = part;
  const of = (chosen: readonly Place[], isCommon: boolean): Input => {
    const where = `${type.name}.${field.name} ${chosen.slice(0, 3).join(' ')}`;
    return { where, isCommon, with: (text) => attempt(part, { where, places: chosen, text }) };
  };
  if (!type.name.startsWith('Graph')) return places.map((place) => of([place], false));
  const known = field.args.map((argument) => String(getNamedType(argument.type))).join();
  if (seen.has(known)) return [of(places.slice(0, 1), true)];
  seen.add(known);
  const groups = Math.ceil(places.length / TOGETHER);
  return Array.from({ length: groups }, (_, index) =>
    of(places.slice(index * TOGETHER, (index + 1) * TOGETHER), false),
  );
}

function attempt(
  { field, way, scratch }: Part,
  { where, places, text }: { where: string; places: readonly Place[]; text: string },
): Attempt {
  const named = new Set(places.map(([name]) => name));
  // A filter of the graph API that names no entity would scan all of them.
  const one = way.depth === 0 && field.args.some(({ name }) => name === 'where');
  if (one) named.add('where');
  const args = field.args.filter((argument) => isRequiredArgument(argument) || named.has(argument.name));
  const variables = Object.fromEntries(
    args.map((argument) => [
      argument.name,
      places
        .filter(([name]) => name === argument.name)
        .reduce<unknown>(
          (value, [, ...place]) => put(argument.type, value, place, { text, scratch }),
          isRequiredArgument(argument) ? sample(argument, field.name, scratch) : undefined,
        ),
    ]),
  );
  if (one)
    variables['where'] = {
      urn: { eq: scratch.get('dataset') },
      ...(variables['where'] as object | undefined),
    };
  const query = `${way.before.replace('(', `(${declared(args)}`)} ${field.name}(${passed(args)}) ${selection(field.type, way.depth)} ${way.after}`;
  return { where, method: 'POST', path: '/api/graphql', body: { query, variables } };
}

export const declared = (args: readonly GraphQLArgument[]): string =>
  args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
export const passed = (args: readonly GraphQLArgument[]): string =>
  args.map(({ name }) => `${name}: $${name}`).join(', ');

/**
 * Yields the places of texts in an input type. Nested filters are read by the same code as the outer one, so each type is entered once,
 * except types with scalar fields only, which many fields use.
 */
function* placesIn(
  type: GraphQLInputType,
  above: Place,
  entered = new Set<GraphQLInputType>(),
): Generator<Place> {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) yield* placesIn(inner.ofType, [...above, 0], entered);
  else if (isScalarType(inner) && !NUMBERS.has(inner.name)) yield above;
  if (!isInputObjectType(inner) || entered.has(inner)) return;
  const fields = Object.values(inner.getFields());
  if (fields.some((field) => isInputObjectType(getNamedType(field.type)))) entered.add(inner);
  for (const field of fields) yield* placesIn(field.type, [...above, field.name], entered);
}

/**
 * Returns a value with the required members only.
 * @param owner name of the field or type that has the input
 */
export function sample(
  { type, name }: Pick<GraphQLArgument, 'type' | 'name'>,
  owner: string,
  scratch: Scratch,
): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [sample({ type: inner.ofType, name }, owner, scratch)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sample(field, inner.name, scratch)]),
    );
  if (inner.name === 'Boolean') return false;
  return NUMBERS.has(inner.name) ? 1 : plausible(scratch, name, owner);
}

/** Returns the value with a text at the place, and adds missing members on the way there as the schema requires. */
function put(
  type: GraphQLInputType,
  value: unknown,
  [step, ...rest]: Place,
  parts: { text: string; scratch: Scratch },
): unknown {
  if (step === undefined) return parts.text;
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) {
    const [first] = (value ?? []) as unknown[];
    return [put(inner.ofType, first, rest, parts)];
  }
  if (!isInputObjectType(inner)) return parts.text;
  const members = (value ?? sample({ type: inner, name: '' }, '', parts.scratch)) as Record<string, unknown>;
  const child = inner.getFields()[step]?.type;
  return child === undefined ? value : { ...members, [step]: put(child, members[step], rest, parts) };
}

/** Selects all scalar fields, and those of nested types up to the depth, so that their resolvers run. */
export function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (!isObjectType(named) || depth === 0) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => depth > 1 || isScalarType(getNamedType(field.type)))
    .slice(0, 12)
    .map((field) => `${field.name} ${selection(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

/** Finds queries that reach each type: root types directly, entities by URN, and all others by the shortest path from there. */
async function findWays(
  catalog: TestCatalog,
  schema: GraphQLSchema,
  scratch: Scratch,
): Promise<Map<string, Way>> {
  const ways = new Map<string, Way>(
    ['Query', 'Mutation'].map((name) => [
      name,
      { before: `${name.toLowerCase()} () {`, after: '}', depth: 1 },
    ]),
  );
  const urns = [...scratch.values()];
  const { data } = await catalog.graphql(
    'query ($urns: [String!]!) { entities(urns: $urns) { __typename urn } }',
    { urns },
  );
  for (const entity of data.entities as ({ __typename: string; urn: string } | null)[]) {
    if (entity === null || ways.has(entity.__typename)) continue;
    const before = `entities(urns: [${JSON.stringify(entity.urn)}]) { ... on ${entity.__typename} {`;
    ways.set(entity.__typename, { before: `query () { ${before}`, after: '} } }', depth: 1 });
  }
  const open = [...ways.keys()].map((name) => schema.getType(name)).filter(isObjectType);
  for (const type of open) {
    if (type.name === 'Mutation') continue;
    const way = ways.get(type.name);
    if (way === undefined) continue;
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next) || ways.has(next.name) || field.args.some(isRequiredArgument)) continue;
      const before = `${way.before} ${field.name}${narrow(field, scratch)} {`;
      ways.set(next.name, { before, after: `} ${way.after}`, depth: next.name.startsWith('Graph') ? 0 : 1 });
      open.push(next);
    }
  }
  return ways;
}

/** Limits fields of the graph API to one entity, because they start at all entities by default. */
function narrow(field: Field, scratch: Scratch): string {
  if (!field.args.some(({ name }) => name === 'where')) return '';
  return `(where: { urn: { eq: ${JSON.stringify(scratch.get('dataset'))} } })`;
}
