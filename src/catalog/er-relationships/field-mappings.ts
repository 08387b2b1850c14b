/** The pairs of fields that a relationship of two datasets maps, and the cardinality that follows from them. */
import { CatalogError } from '../../core/errors.js';

type Optional<Value> = Value | null | undefined;

/** A pair of fields as a client sends it. */
export interface MappingInput {
  readonly sourceField?: Optional<string>;
  readonly destinationField?: Optional<string>;
}

/** Two fields with the same values. */
export interface FieldMapping {
  readonly sourceField: string;
  readonly destinationField: string;
}

export type Cardinality = 'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N';

/** @throws INVALID_REQUEST without any pair, and for a pair that lacks a field */
export function readMappings(inputs: Optional<readonly MappingInput[]>): FieldMapping[] {
  const path = '/input/properties/relationshipFieldmappings';
  if (!inputs || inputs.length === 0)
    throw new CatalogError('INVALID_REQUEST', 'A relationship maps at least one pair of fields', {
      path,
      rule: 'at least one pair',
    });
  return inputs.map(({ sourceField, destinationField }, index) => {
    if (sourceField?.trim() && destinationField?.trim()) return { sourceField, destinationField };
    throw new CatalogError('INVALID_REQUEST', `Pair ${index + 1} does not name both fields`, {
      path: `${path}/${index}`,
      rule: 'sourceField and destinationField',
    });
  });
}

/**
 * Returns the cardinality of a relationship whose client named none. A field that occurs in several pairs stands for several rows at the
 * other end.
 */
export function cardinalityOf(mappings: readonly FieldMapping[]): Cardinality {
  const repeatsSource = repeats(mappings.map(({ sourceField }) => sourceField));
  const repeatsDestination = repeats(mappings.map(({ destinationField }) => destinationField));
  if (repeatsSource) return repeatsDestination ? 'N_N' : 'ONE_N';
  return repeatsDestination ? 'N_ONE' : 'ONE_ONE';
}

function repeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}
