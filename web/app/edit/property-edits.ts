import { request } from '../api/request.js';
import { RemoveProperties, SetProperties, type PropertyValueInput } from './edits.graphql.js';
import type { Edit, Overview } from './edit.js';

type PropertyEntry = Overview['structuredProperties'][number];

export interface PropertyOfEntity {
  /** URN of the entity. */
  readonly urn: string;
  /** URN of the property. */
  readonly property: string;
  readonly name: string;
}

/** Sets the values of a property, or removes it if there are none. @param before the previous values */
export function setProperty(
  target: PropertyOfEntity,
  values: readonly PropertyValueInput[],
  before: readonly PropertyValueInput[],
): Edit {
  return { ...assign(target, values), undo: assign(target, before) };
}

function assign(target: PropertyOfEntity, values: readonly PropertyValueInput[]): Edit {
  const { urn, property, name } = target;
  const optimistic = (overview: Overview): Overview => ({
    ...overview,
    structuredProperties: withValues(overview.structuredProperties, target, values),
  });
  if (values.length === 0)
    return {
      done: `Removed ${name}.`,
      send: () => request(RemoveProperties, { input: { assetUrn: urn, structuredPropertyUrns: [property] } }),
      optimistic,
    };
  const parameters = [{ structuredPropertyUrn: property, values: [...values] }];
  return {
    done: `Set ${name}.`,
    send: () =>
      request(SetProperties, { input: { assetUrn: urn, structuredPropertyInputParams: parameters } }),
    optimistic,
  };
}

/** The place of a property in the list stays the same. */
function withValues(
  entries: readonly PropertyEntry[],
  { property, name }: PropertyOfEntity,
  values: readonly PropertyValueInput[],
): readonly PropertyEntry[] {
  const isIt = (entry: PropertyEntry): boolean => entry.structuredProperty.urn === property;
  if (values.length === 0) return entries.filter((entry) => !isIt(entry));
  const changed = { values: values.map(toValue), valueEntities: null };
  if (entries.some(isIt)) return entries.map((entry) => (isIt(entry) ? { ...entry, ...changed } : entry));
  const definition = { displayName: name, qualifiedName: name };
  return [...entries, { structuredProperty: { urn: property, definition, settings: null }, ...changed }];
}

function toValue({
  stringValue,
  numberValue,
}: PropertyValueInput): NonNullable<PropertyEntry['values']>[number] {
  return typeof numberValue === 'number' ? { numberValue } : { stringValue: stringValue ?? '' };
}

// Converts values of structured properties between typed text and API input.

/** A value as returned by the API, with one of the two members. */
export type PropertyValue =
  | { readonly stringValue?: string; readonly numberValue?: never }
  | { readonly numberValue?: number; readonly stringValue?: never };

export function textOfValue({ stringValue, numberValue }: PropertyValue): string {
  return stringValue ?? String(numberValue ?? '');
}

/**
 * @param type of the property's values, e.g. `NUMBER`
 * @returns undefined if a text is not a value of the type
 */
export function valueInputs(texts: readonly string[], type: string): PropertyValueInput[] | undefined {
  if (type !== 'NUMBER') return texts.map((stringValue) => ({ stringValue }));
  const numbers = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (!numbers.every(Number.isFinite)) return undefined;
  return numbers.map((numberValue) => ({ numberValue }));
}

/** `urn:li:entityType:datahub.dataset` → `dataset` */
export function typeOfEntityTypeUrn(urn: string): string {
  return urn.replace(/^urn:li:entityType:(?:datahub\.)?/, '');
}
