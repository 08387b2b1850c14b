/** Short ways to write JSON Schema. */
import type { JsonObject } from '../../core/json.js';
import { NAMESPACE } from '../../core/compatibility.js';

export const STRING: JsonObject = { type: 'string' };
export const INTEGER: JsonObject = { type: 'integer' };
export const BOOLEAN: JsonObject = { type: 'boolean' };
export const ANY_OBJECT: JsonObject = { type: 'object' };
export const URN: JsonObject = { type: 'string', description: `urn:${NAMESPACE}:<entityType>:<key>` };
/** Description in the OpenAPI document. */
export const EXAMPLE_URN = `urn:${NAMESPACE}:dataset:(urn:${NAMESPACE}:dataPlatform:hive,shop.orders,PROD)`;
export const START: JsonObject = {
  type: 'integer',
  minimum: 0,
  default: 0,
  description: 'Offset of the page.',
};

/** An object whose members are required unless their name ends in `?`. */
export function object(members: Readonly<Record<string, JsonObject>>, more: JsonObject = {}): JsonObject {
  const names = Object.keys(members);
  const required = names.filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace(/\?$/, ''), schema]),
  );
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), ...more };
}

export function arrayOf(items: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: 'array', items, ...more };
}

export function mapOf(values: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: 'object', additionalProperties: values, ...more };
}

/** The envelope `{value: ...}` of an action's response. */
export function valueOf(schema: JsonObject): JsonObject {
  return object({ value: schema });
}

/** A schema of `components.ts`. */
export function ref(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}
