/** Filters as they read: what says nothing holds for everything, and null is not given. */

type Where = Readonly<Record<string, unknown>>;

/** What always holds, and is not left out: of an entity, of an edge's properties, of an edge with its end, of a number of edges. */
const ANY_ENTITY: Where = { NOT: { urn: { eq: null } } };
const ANY_PROPERTIES: Where = { OR: [{ aspect: { eq: null } }, { NOT: { aspect: { eq: null } } }] };
const ANY_EDGE: Where = { node: ANY_ENTITY };
const ANY_NUMBER: Where = { count: { edges: { gte: 0 } } };

const QUANTIFIERS = new Set(['some', 'none', 'single', 'all']);

/**
 * The library leaves out what is empty, also behind a word that turns it round: `ownedBy: {none: {}}` would list the datasets
 * that have owners, too. So what is empty in such a place becomes a condition that always holds.
 * @param where a `GraphEntityWhere`
 */
export function completeWhere(where: unknown): Where {
  return complete(where, ANY_ENTITY);
}

/** @param where a `GraphRelationConnectionWhere` */
export function completeEdgeWhere(where: unknown): Where {
  return complete(where, ANY_EDGE);
}

function complete(where: unknown, always: Where): Where {
  if (!isObject(where) || saysNothing(where)) return always;
  return Object.fromEntries(given(where).map(([name, value]) => [name, completeMember(name, value, always)]));
}

function completeMember(name: string, value: unknown, always: Where): unknown {
  if (name === 'NOT') return complete(value, always);
  if (Array.isArray(value)) return value.map((item: unknown) => complete(item, always));
  if (!isObject(value)) return value;
  if (always === ANY_NUMBER) return withoutNulls(value);
  if (name === 'node') return complete(value, ANY_ENTITY);
  if (name === 'edge') return complete(value, ANY_PROPERTIES);
  const ends = name.endsWith('Connection') ? ANY_EDGE : ANY_ENTITY;
  return Object.fromEntries(
    given(value).map(([operator, operand]) => [operator, completeOperand(operator, operand, ends)]),
  );
}

function completeOperand(operator: string, operand: unknown, ends: Where): unknown {
  if (operator === 'aggregate') return complete(operand, ANY_NUMBER);
  return QUANTIFIERS.has(operator) ? complete(operand, ends) : operand;
}

/** No condition in it, however deep. `eq: null` is one, and so is a list of values, a quantifier over nothing or `NOT: {}`. */
function saysNothing(value: unknown): boolean {
  if (!isObject(value)) return value === null || value === undefined;
  return Object.entries(value).every(([name, part]: [string, unknown]) => {
    if (name === 'eq') return false;
    if ((name === 'NOT' || QUANTIFIERS.has(name)) && part !== null) return false;
    if (Array.isArray(part)) return (name === 'AND' || name === 'OR') && part.every(saysNothing);
    return saysNothing(part);
  });
}

function given(where: Where): [string, unknown][] {
  return Object.entries(where).filter(
    ([name, value]) => name === 'eq' || (value !== null && value !== undefined),
  );
}

function withoutNulls(value: Where): Where {
  return Object.fromEntries(
    given(value).map(([name, part]) => [name, isObject(part) ? withoutNulls(part) : part]),
  );
}

function isObject(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
