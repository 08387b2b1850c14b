/** The values of structured properties on an entity, as the aspect `structuredProperties` holds them. */
import { isJsonObject, type JsonObject } from '../../core/json.js';

export interface PropertyAssignment {
  readonly propertyUrn: string;
  readonly values: readonly unknown[];
  readonly attribution?: { readonly source?: string };
}

/** @param aspect payload; undefined for none */
export function assignmentsOf(aspect: JsonObject | undefined): PropertyAssignment[] {
  const assignments = aspect?.['properties'];
  if (!Array.isArray(assignments)) return [];
  return assignments.filter(isJsonObject) as unknown as PropertyAssignment[];
}

/** Identifies an assignment: an entity may have a property once from each source. */
export function assignmentKey({ propertyUrn, attribution }: PropertyAssignment): string {
  return `${propertyUrn}\u241f${attribution?.source ?? ''}`;
}
