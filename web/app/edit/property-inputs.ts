/** Converts values of structured properties between typed text and API input. */
import type { PropertyValueInput } from './edits.graphql.js';

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
