/** Filters as they read: what says nothing holds for everything, and null is not given. */

type Where = Readonly<Record<string, unknown>>;

/** Holds for every node, and is not left out. */
const ANY_ENTITY: Where = { NOT: { urn: { eq: null } } };
const ANY_EDGE: Where = { node: ANY_ENTITY };

const QUANTIFIERS = new Set(['some', 'none', 'single', 'all']);

/**
 * The library leaves out what is empty, also behind a word that turns it round: `ownedBy: {none: {}}` would list the datasets
 * that have owners, too. So what is empty in such a place becomes a condition that always holds.
 * @param where a `GraphEntityWhere`
 */
export function completeWhere(where: unknown): Where {
  return complete(where, ANY_ENTITY);
}

function complete(where: unknown, always: Where): Where {
  if (!isObject(where) || saysNothing(where)) return always;
  const given = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, completeMember(name, value, always)]));
}

function completeMember(name: string, value: unknown, always: Where): unknown {
  if (name === 'NOT') return complete(value, always);
  if (name === 'node') return complete(value, ANY_ENTITY);
  if (Array.isArray(value)) return value.map((item: unknown) => complete(item, always));
  if (!isObject(value)) return value;
  const ends = name.endsWith('Connection') ? ANY_EDGE : ANY_ENTITY;
  const given = Object.entries(value).filter(([operator, operand]) => operand !== null || operator === 'eq');
  return Object.fromEntries(
    given.map(([operator, operand]) => [
      operator,
      QUANTIFIERS.has(operator) ? complete(operand, ends) : operand,
    ]),
  );
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

function isObject(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
