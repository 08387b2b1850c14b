/** Samples for JSON schemas, and the places of texts within them. */
import type { JsonObject } from '../../../src/core/json.js';

export type Place = readonly (string | number)[];
export type Schemas = Readonly<Record<string, JsonObject>>;

/** The same code reads deeper places. */
const DEPTH = 7;

export class Samples {
  /** @param textFor returns a text that the service accepts for the name */
  constructor(
    private readonly schemas: Schemas,
    private readonly textFor: (name: string) => string,
  ) {}

  /** Returns a value with the required members only. */
  sample(schema: JsonObject, name = '', depth = 0): unknown {
    const known = this.resolve(schema);
    if (known['const'] !== undefined) return known['const'];
    if (Array.isArray(known['enum'])) return known['enum'][0];
    const [option] = optionsOf(known);
    if (option !== undefined) return this.sample(option, name, depth + 1);
    switch (typeOf(known)) {
      case 'string':
        return this.textFor(name);
      case 'integer':
      case 'number':
        return known['minimum'] ?? 1;
      case 'boolean':
        return false;
      case 'array':
        return depth > DEPTH ? [] : [this.sample((known['items'] ?? {}) as JsonObject, name, depth + 1)];
      case 'object':
        return this.sampleObject(known, depth);
      default:
        return this.textFor(name);
    }
  }

  private sampleObject(schema: JsonObject, depth: number): Record<string, unknown> {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>;
    const required = (schema['required'] ?? []) as string[];
    return Object.fromEntries(
      required.map((name) => [name, this.sample(properties[name] ?? {}, name, depth + 1)]),
    );
  }

  /** Yields the places of all texts that the schema allows, required or not. A place that ends in `null` accepts a member of any name. */
  *places(schema: JsonObject, above: Place = []): Generator<Place> {
    if (above.length > DEPTH) return;
    const known = this.resolve(schema);
    for (const option of optionsOf(known)) yield* this.places(option, above);
    const type = typeOf(known);
    if (type === 'string' || (type === undefined && optionsOf(known).length === 0)) yield above;
    if (type === 'array') yield* this.places((known['items'] ?? {}) as JsonObject, [...above, 0]);
    if (type !== 'object') return;
    for (const [name, property] of Object.entries((known['properties'] ?? {}) as Record<string, JsonObject>))
      yield* this.places(property, [...above, name]);
    const others = known['additionalProperties'];
    if (others !== undefined && others !== false)
      yield* this.places(others === true ? {} : (others as JsonObject), [...above, 'other']);
  }

  /** Returns the value with a text at the place, and adds missing members on the way there as the schema requires. */
  put(schema: JsonObject, value: unknown, [step, ...rest]: Place, text: unknown): unknown {
    if (step === undefined) return text;
    const known = this.resolve(schema);
    const whole = isContainer(value) ? value : this.sample(known);
    const container = structuredClone(isContainer(whole) ? whole : typeof step === 'number' ? [] : {});
    const child = this.childOf(known, step);
    const members = container as Record<string | number, unknown>;
    members[step] = this.put(child, members[step], rest, text);
    return container;
  }

  private childOf(schema: JsonObject, step: string | number): JsonObject {
    const known = this.resolve(schema);
    for (const option of optionsOf(known)) {
      const found = this.childOf(option, step);
      if (Object.keys(found).length > 0) return found;
    }
    if (typeof step === 'number') return (known['items'] ?? {}) as JsonObject;
    const property = ((known['properties'] ?? {}) as Record<string, JsonObject>)[step];
    const others = known['additionalProperties'];
    return property ?? (typeof others === 'object' ? (others as JsonObject) : {});
  }

  private resolve(schema: JsonObject): JsonObject {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    return this.resolve(this.schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {});
  }
}

/** Yields the places of the texts in a value. */
export function* textsIn(value: unknown, above: Place = []): Generator<Place> {
  if (typeof value === 'string') yield above;
  else if (Array.isArray(value)) yield* textsIn(value[0], [...above, 0]);
  else if (isContainer(value))
    for (const [name, member] of Object.entries(value)) yield* textsIn(member, [...above, name]);
}

/** Yields the places of the objects in a value, where another member could be added. */
export function* objectsIn(value: unknown, above: Place = []): Generator<Place> {
  if (Array.isArray(value)) yield* objectsIn(value[0], [...above, 0]);
  else if (isContainer(value)) {
    yield above;
    for (const [name, member] of Object.entries(value)) yield* objectsIn(member, [...above, name]);
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function typeOf({ type, properties, items }: JsonObject): string | undefined {
  if (Array.isArray(type)) return (type as string[]).find((each) => each !== 'null');
  if (typeof type === 'string') return type;
  if (properties !== undefined) return 'object';
  return items === undefined ? undefined : 'array';
}

function optionsOf(schema: JsonObject): JsonObject[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as JsonObject[]);
}
