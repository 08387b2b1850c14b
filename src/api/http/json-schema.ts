/** Short ways to write JSON Schema. The types of the values that a schema accepts follow from it. */
import type { JsonObject } from '../../core/json.js';
import { NAMESPACE } from '../../core/compatibility.js';

declare const SHAPE: unique symbol;

/** A JSON Schema of values of a type. */
export type Schema<Shape> = JsonObject & { readonly [SHAPE]?: Shape };

/** Schemas by name, of members that are required unless their name ends in `?`. */
export type Members = Readonly<Record<string, JsonObject>>;

interface Types {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly object: JsonObject;
  readonly array: readonly unknown[];
}

type OfType<Type> = Type extends keyof Types ? Types[Type] : unknown;

/** The type of the values that a schema accepts. */
export type ShapeOf<Given> = Given extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Given extends { readonly anyOf: readonly (infer Choice)[] }
    ? ShapeOf<Choice>
    : Given extends { readonly type: readonly (infer Type)[] }
      ? OfType<Type>
      : Given extends { readonly type: infer Type }
        ? OfType<Type>
        : Given extends { readonly [SHAPE]?: infer Shape }
          ? Shape
          : unknown;

export type ShapeOfMembers<Given> = {
  readonly [Name in keyof Given as Name extends `${string}?` ? never : Name]: ShapeOf<Given[Name]>;
} & {
  readonly [Name in keyof Given as Name extends `${infer Bare}?` ? Bare : never]?: ShapeOf<Given[Name]>;
};

export const STRING = { type: 'string' } as const;
export const INTEGER = { type: 'integer' } as const;
export const BOOLEAN = { type: 'boolean' } as const;
export const ANY_OBJECT = { type: 'object' } as const;
export const NULL = { type: 'null' } as const;
export const URN: Schema<string> = {
  type: 'string',
  description: `urn:${NAMESPACE}:<entityType>:<key>`,
};
/** Description in the OpenAPI document. */
export const EXAMPLE_URN = `urn:${NAMESPACE}:dataset:(urn:${NAMESPACE}:dataPlatform:hive,shop.orders,PROD)`;
export const START = { type: 'integer', minimum: 0, default: 0, description: 'Offset of the page.' } as const;
/** The size of a page. */
export const PAGE_SIZE = ref<number>('PageSize');

/** An object whose members are required unless their name ends in `?`. */
export function object<const Given extends Members>(
  given: Given,
  more: JsonObject = {},
): Schema<ShapeOfMembers<Given>> {
  const names = Object.keys(given);
  const required = names.filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(
    Object.entries(given).map(([name, schema]) => [name.replace(/\?$/, ''), schema]),
  );
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), ...more };
}

/** Members, or query parameters, of several schemas. The function keeps the types of their values. */
export function members<const Given extends Members>(given: Given): Given {
  return given;
}

export function arrayOf<const Items extends JsonObject>(
  items: Items,
  more: JsonObject = {},
): Schema<readonly ShapeOf<Items>[]> {
  return { type: 'array', items, ...more };
}

export function mapOf<const Values extends JsonObject>(
  values: Values,
  more: JsonObject = {},
): Schema<Readonly<Record<string, ShapeOf<Values>>>> {
  return { type: 'object', additionalProperties: values, ...more };
}

/** One of some texts. */
export function oneOf<Value extends string>(values: readonly Value[], more: JsonObject = {}): Schema<Value> {
  return { type: 'string', enum: [...values], ...more };
}

export function orNull<const Given extends JsonObject>(schema: Given): Schema<ShapeOf<Given> | null> {
  return { anyOf: [schema, NULL] };
}

/** The envelope `{value: ...}` of an action's response. */
export function valueOf(schema: JsonObject): JsonObject {
  return object({ value: schema });
}

/** A schema of `components.ts`. */
export function ref<Shape>(name: string): Schema<Shape> {
  return { $ref: `#/components/schemas/${name}` };
}
