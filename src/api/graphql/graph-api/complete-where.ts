/** Completes filters for the library: an empty condition holds for everything, and null counts as absent. */

type Where = Readonly<Record<string, unknown>>;

/** Conditions that always hold and that the library keeps: for entities, properties of edges, edges with their ends, numbers of edges. */
const ANY_ENTITY: Where = { NOT: { urn: { eq: null } } };
const ANY_PROPERTIES: Where = { OR: [{ aspect: { eq: null } }, { NOT: { aspect: { eq: null } } }] };
const ANY_EDGE: Where = { node: ANY_ENTITY };
const ANY_NUMBER: Where = { count: { edges: { gte: 0 } } };

const QUANTIFIERS = new Set(['some', 'none', 'single', 'all']);

/**
 * Replaces empty conditions by conditions that always hold. The library drops empty conditions even under a negation:
 * `ownedBy: {none: {}}` would also list the datasets that have owners.
 * @param where a `GraphEntityWhere`
 */
export function completeWhere(where: unknown): Where {
  return complete(where, ANY_ENTITY);
}

/** Completes a filter of edges. @param where a `GraphRelationConnectionWhere` */
export function completeEdgeWhere(where: unknown): Where {
  return complete(where, ANY_EDGE);
}

function complete(where: unknown, always: Where): Where {
  if (!isObject(where) || isEmpty(where)) return always;
  return Object.fromEntries(
    setMembers(where).map(([name, value]) => [name, completeMember(name, value, always)]),
  );
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
    setMembers(value).map(([operator, operand]) => [operator, completeOperand(operator, operand, ends)]),
  );
}

function completeOperand(operator: string, operand: unknown, ends: Where): unknown {
  if (operator === 'aggregate') return complete(operand, ANY_NUMBER);
  return QUANTIFIERS.has(operator) ? complete(operand, ends) : operand;
}

/** Returns true if no condition is inside, however deep. Conditions are also `eq: null`, a list of values, an empty quantifier and `NOT: {}`. */
function isEmpty(value: unknown): boolean {
  if (!isObject(value)) return value === null || value === undefined;
  return Object.entries(value).every(([name, part]: [string, unknown]) => {
    if (name === 'eq') return false;
    if ((name === 'NOT' || QUANTIFIERS.has(name)) && part !== null) return false;
    if (Array.isArray(part)) return (name === 'AND' || name === 'OR') && part.every(isEmpty);
    return isEmpty(part);
  });
}

function setMembers(where: Where): [string, unknown][] {
  return Object.entries(where).filter(
    ([name, value]) => name === 'eq' || (value !== null && value !== undefined),
  );
}

function withoutNulls(value: Where): Where {
  return Object.fromEntries(
    setMembers(value).map(([name, part]) => [name, isObject(part) ? withoutNulls(part) : part]),
  );
}

function isObject(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
