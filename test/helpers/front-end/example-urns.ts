/** URNs of example entities: one of every entity type, and a second one to which references between entities of one type lead. */
import { loadModel } from '../../../src/model/load-model.js';
import type { EntityDefinition, KeyField } from '../../../src/model/types.js';

export const model = loadModel(['schemas']);

/** `main` has all aspects, `other` is what it refers to where an entity may not refer to itself, e.g. a parent or an upstream. */
export type Rank = 'main' | 'other';

/**
 * @param word of the set of examples
 * @returns e.g. `urn:li:tag:drow-main`
 */
export function exampleUrn(word: string, entityType: string, rank: Rank = 'main'): string {
  const { name, keyFields } = definitionOf(entityType);
  const parts = keyFields.map((field) => keyPart(field, { word, entityType, rank }));
  return `urn:li:${name}:${parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(',')})`}`;
}

/**
 * Returns what the URNs of a set of examples contain: its word backwards. So an answer without the word contains no text of the set, but
 * it may contain references to it.
 */
export function idOf(word: string): string {
  return Array.from(word).reverse().join('');
}

/** The columns of the example datasets. */
export const COLUMNS = ['id', 'amount'] as const;

export function definitionOf(entityType: string): EntityDefinition {
  const definition = model.entities.get(entityType);
  if (definition === undefined) throw new Error(`There is no entity type ${entityType}`);
  return definition;
}

/** Returns the payload of the key aspect of an example. */
export function exampleKey(word: string, entityType: string, rank: Rank): Record<string, string> {
  const { keyFields } = definitionOf(entityType);
  return Object.fromEntries(
    keyFields.map((field) => [field.name, keyPart(field, { word, entityType, rank })]),
  );
}

interface Example {
  readonly word: string;
  readonly entityType: string;
  readonly rank: Rank;
}

function keyPart({ name, symbols, urnOf }: KeyField, { word, entityType, rank }: Example): string {
  if (symbols !== undefined) return symbols.includes('PROD') ? 'PROD' : (symbols[0] ?? '');
  if (entityType === 'schemaField' && urnOf === undefined) return COLUMNS[rank === 'main' ? 0 : 1];
  if (entityType === 'schemaField') return exampleUrn(word, 'dataset');
  if (entityType === 'versionSet' && name === 'entityType') return 'dataset';
  if (urnOf === undefined) return `${idOf(word)}-${rank}`;
  return exampleUrn(word, urnOf[0] ?? 'dataPlatform');
}
