/** Random operations over the whole GraphQL schema, with plausible and strange arguments. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { Random } from '../../bench/random.js';
import { strangeNumber, strangeText, strangeValue } from '../values.js';
import type { FuzzRequest, MakeRequest } from '../run-requests.js';

const DEPTH = 4;
const WORDS = [
  'orders',
  'bikes',
  'name:orders',
  '*',
  'raw OR orders',
  'dim_*',
  '"raw bikes"',
  'description',
  'PROD',
];

export interface GraphqlSource {
  readonly schema: GraphQLSchema;
  /** Of entities that exist at the beginning. */
  readonly urns: readonly string[];
}

export function graphqlRequests(seed: number, source: GraphqlSource): MakeRequest {
  return (position) => {
    const random = Random.of(seed, 'graphql', position);
    return new Operation(source, random).request();
  };
}

class Operation {
  /** Number of input objects that may still get optional fields. */
  #left = 30;
  readonly #variables: { readonly name: string; readonly type: string; readonly value: unknown }[] = [];

  constructor(
    private readonly source: GraphqlSource,
    private readonly random: Random,
  ) {}

  request(): FuzzRequest {
    const { schema } = this.source;
    const isMutation = this.random.chance(0.25);
    const root = isMutation ? schema.getMutationType() : schema.getQueryType();
    if (root == null) throw new Error('the schema has no root type');
    const fields = this.#fields(root, isMutation ? 1 : this.random.zipf(4) + 1, DEPTH);
    const declared = this.#variables.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const query = `${isMutation ? 'mutation' : 'query'}${declared && ` (${declared})`} ${fields}`;
    const variables = Object.fromEntries(this.#variables.map(({ name, value }) => [name, value]));
    return {
      method: 'POST',
      path: '/api/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      faultIn: internalError,
    };
  }

  #fields(type: GraphQLObjectType, count: number, depth: number): string {
    const all = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isComposite(getNamedType(field.type)),
    );
    if (all.length === 0) return '{ __typename }';
    const chosen = Array.from({ length: count }, (_, index) =>
      this.#field(this.random.pick(all), index, depth),
    );
    return `{ __typename ${chosen.join(' ')} }`;
  }

  /** With an alias, so that one field can occur with different arguments. */
  #field(field: GraphQLField<unknown, unknown>, index: number, depth: number): string {
    const given = field.args.filter((argument) => isRequiredArgument(argument) || this.random.chance(0.5));
    const texts = given.map(({ name, type }) => `${name}: $${this.#variable(name, type)}`);
    const call = `f${depth}_${index}: ${field.name}${texts.length > 0 ? `(${texts.join(', ')})` : ''}`;
    return `${call} ${this.#selection(getNamedType(field.type), depth - 1)}`;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const count = this.random.between(1, 4);
    if (isObjectType(type)) return this.#fields(type, count, depth);
    if (!isAbstractType(type)) return '';
    const possible = this.source.schema.getPossibleTypes(type);
    const chosen = this.random.pick(possible);
    return `{ __typename ... on ${chosen.name} ${this.#fields(chosen, count, depth)} }`;
  }

  #variable(argument: string, type: GraphQLInputType): string {
    const name = `v${this.#variables.length}`;
    this.#variables.push({ name, type: String(type), value: this.#value(argument, type, 0) });
    return name;
  }

  /** Mostly of the right type, because other values are refused before a resolver sees them. */
  #value(name: string, type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.#value(name, type.ofType, depth);
    if (this.random.chance(0.02)) return strangeValue(this.random);
    if (isListType(type)) {
      const size = this.random.zipf(5);
      return Array.from({ length: size }, () => this.#value(name, type.ofType, depth + 1));
    }
    if (isEnumType(type)) return this.random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = this.#inputFields(type, depth);
      return Object.fromEntries(
        fields.map((field) => [field.name, this.#value(field.name, field.type, depth + 1)]),
      );
    }
    return this.#scalar(name, type.name);
  }

  /** The required fields and a few others. Some types have hundreds of fields, which contain the type itself. */
  #inputFields(type: GraphQLInputObjectType, depth: number): GraphQLInputField[] {
    const all = Object.values(type.getFields());
    const required = all.filter(isRequiredInputField);
    if (depth > 4 || this.#left-- <= 0) return required;
    return [...new Set([...required, ...this.random.pickSeveral(all, this.random.between(0, 4))])];
  }

  #scalar(name: string, type: string): unknown {
    const { random } = this;
    if (type === 'Boolean') return random.chance(0.5);
    if (type === 'Int' || type === 'Long' || type === 'Float')
      return random.chance(0.6) ? random.between(0, 20) : strangeNumber(random);
    if (random.chance(0.2)) return strangeText(random);
    if (/urn|resource|owner|actor|parent|term|tag|domain|entity/i.test(name))
      return random.pick(this.source.urns);
    return random.chance(0.5) ? random.pick(WORDS) : strangeText(random);
  }
}

function isComposite(type: GraphQLNamedType): boolean {
  return isObjectType(type) || isAbstractType(type);
}

/** GraphQL reports server errors in an answer with the status 200. */
function internalError(answer: string): string | undefined {
  const { errors = [] } = JSON.parse(answer) as {
    errors?: { message: string; extensions?: { reason?: string } }[];
  };
  const found = errors.find(({ extensions }) =>
    ['INTERNAL', 'UNAVAILABLE'].includes(extensions?.reason ?? 'INTERNAL'),
  );
  return found && `${found.extensions?.reason ?? 'no reason'}: ${found.message}`;
}
