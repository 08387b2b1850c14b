/** JavaScript values as statement parameters: whole numbers become Neo4j integers, lists stay of one type. */
import neo4j from 'neo4j-driver';

/**
 * The driver sends every number as a float. Stored versions, counters and times must be integers, and a list property
 * must not mix integers with floats, so a list of numbers is sent as integers only when all of them are whole.
 */
export function toParameters(parameters: Record<string, unknown>): Record<string, unknown> {
  return convertObject(parameters);
}

function convert(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? neo4j.int(value) : value;
  if (Array.isArray(value)) return convertList(value);
  // From a library that builds statements itself.
  if (neo4j.isInt(value)) return value;
  if (value !== null && typeof value === 'object') return convertObject(value);
  return value;
}

function convertList(list: readonly unknown[]): unknown[] {
  const isFloatList = list.some((item) => typeof item === 'number' && !Number.isSafeInteger(item));
  return isFloatList && list.every((item) => typeof item === 'number') ? [...list] : list.map(convert);
}

function convertObject(object: object): Record<string, unknown> {
  const converted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    // An assigned `__proto__` would be lost.
    if (key === '__proto__')
      Object.defineProperty(converted, key, { value: convert(value), enumerable: true });
    else converted[key] = convert(value);
  }
  return converted;
}
