/** The scalar `Long`: whole numbers of up to 64 bits. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isLosslessNumber } from '../../../core/json.js';

export const Long = new GraphQLScalarType({
  name: 'Long',
  serialize(value) {
    if (isLosslessNumber(value)) return value.toString();
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return value;
    throw new GraphQLError('A value that must be a whole number is not');
  },
  parseValue: (value) => wholeNumber(value),
  parseLiteral(node) {
    if (node.kind !== Kind.INT && node.kind !== Kind.STRING) throw noWholeNumber('this');
    return wholeNumber(node.value);
  },
});

/** Refuses numbers beyond 2^53, which would be rounded. No argument of this API needs them. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw noWholeNumber(JSON.stringify(value));
  return number;
}

function noWholeNumber(what: string): GraphQLError {
  return new GraphQLError(`Long must be a whole number below 2^53, and ${what} is not`);
}
