/** Which entity types a search that names none looks through. */
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import { toTerm } from '../../model/search/search-terms.js';
import { either, term } from './lucene.js';

/** Groups of types that come in such numbers, or are so technical, that they are found only when asked for. */
const HIDDEN_GROUPS = new Set(['timeseries', 'schemaField', 'query']);

function isSearchable({ category, searchGroup }: EntityDefinition): boolean {
  return category !== 'internal' && !HIDDEN_GROUPS.has(searchGroup ?? '');
}

/** Names of the types that are found by a search that names none, in URN order. */
export function searchableTypes(model: MetadataModel): string[] {
  return [...model.entities.values()]
    .filter(isSearchable)
    .map(({ name }) => name)
    .sort();
}

export interface TypeSelection {
  /** Entity types in URN order. */
  readonly names: readonly string[];
  /** Lucene clauses with their signs. */
  readonly clauses: readonly string[];
}

/** @throws UNKNOWN_ENTITY */
export function selectTypes(model: MetadataModel, entityTypes: readonly string[]): TypeSelection {
  if (entityTypes.length > 0) {
    const names = [...new Set(entityTypes.map((name) => model.getEntity(name).name))].sort();
    return { names, clauses: [`+${either(names.map(typeTerm))}`] };
  }
  const all = [...model.entities.values()];
  const hidden = all.filter((entity) => !isSearchable(entity));
  return {
    names: searchableTypes(model),
    clauses: hidden.map(({ name }) => `-${typeTerm(name)}`),
  };
}

function typeTerm(name: string): string {
  return term(toTerm('_entityType', name));
}
