/** Selects the entity types of a search. */
import type { CensusTypes } from '../census/census.js';
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import { toTerm } from '../../model/search/search-terms.js';
import { either, term } from './lucene.js';

/** Groups of types that are so numerous or technical that they are found only if requested. */
const HIDDEN_GROUPS = new Set(['timeseries', 'schemaField', 'query']);

/** Types that arrange what users see, and that every catalog has many of. Users do not look for them among the metadata. */
const HIDDEN_TYPES = new Set([
  ...['dataHubView', 'dataHubPageModule', 'dataHubPageTemplate', 'ownershipType'],
  'dataPlatform',
]);

function isSearchable({ name, category, searchGroup }: EntityDefinition): boolean {
  return category !== 'internal' && !HIDDEN_GROUPS.has(searchGroup ?? '') && !HIDDEN_TYPES.has(name);
}

/** Returns the names of the default types of a search, in URN order. */
export function searchableTypes(model: MetadataModel): string[] {
  return [...model.entities.values()]
    .filter(isSearchable)
    .map(({ name }) => name)
    .sort();
}

/** For the census, it also includes types that only the store knows, as the clauses do. */
export interface TypeSelection extends CensusTypes {
  /** Entity types in URN order. */
  readonly names: readonly string[];
  /** Lucene clauses with their signs. */
  readonly clauses: readonly string[];
}

/** @throws UNKNOWN_ENTITY */
export function selectTypes(model: MetadataModel, entityTypes: readonly string[]): TypeSelection {
  if (entityTypes.length > 0) {
    const names = [...new Set(entityTypes.map((name) => model.getEntity(name).name))].sort();
    const clauses = [`+${either(names.map(typeTerm))}`];
    return { names, clauses, key: names.join(' '), includes: (type) => names.includes(type) };
  }
  const all = [...model.entities.values()];
  const hidden = all.filter((entity) => !isSearchable(entity));
  const hiddenNames = new Set(hidden.map(({ name }) => name));
  return {
    names: searchableTypes(model),
    clauses: hidden.map(({ name }) => `-${typeTerm(name)}`),
    key: '',
    includes: (type) => !hiddenNames.has(type),
  };
}

function typeTerm(name: string): string {
  return term(toTerm('_entityType', name));
}
