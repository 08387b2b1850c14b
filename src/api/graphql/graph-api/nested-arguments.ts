/** Arguments of the fields below the root, as the library should get them. */
import { getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { checkFilter } from './check-filter.js';
import { checkPaging } from './check-paging.js';
import { completeEdgeWhere, completeWhere } from './complete-where.js';
import { requireReadable } from './withheld-aspects.js';

type Arguments = Readonly<Record<string, unknown>>;

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST, INVALID_FILTER, FORBIDDEN */
export function nestedArguments(field: GraphQLField<unknown, unknown>, args: Arguments): Arguments {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) {
    requireReadable(args['name']);
    return args;
  }
  checkPaging(args);
  checkFilter(args['where']);
  const { where, sort, ...rest } = args;
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  const isConnection = 'edges' in type.getFields();
  const order = inOrder(sort, isConnection ? { node: BY_URN } : BY_URN);
  return {
    ...Object.fromEntries(given),
    ...(where !== undefined &&
      where !== null && { where: isConnection ? completeEdgeWhere(where) : completeWhere(where) }),
    ...(order.length > 0 && { sort: order }),
  };
}

const BY_URN = { urn: 'ASC' };

/**
 * By URN at last, so that pages fit together. A list that nobody wants in an order stays in none: then Neo4j need not look at all
 * 10,000 neighbours of a hub to give the first few.
 */
function inOrder(sort: unknown, last: object): unknown[] {
  return Array.isArray(sort) && sort.length > 0 ? [...(sort as unknown[]), last] : [];
}
