/** Builds nodes as search stores them from aspects, and evaluates compiled filters and queries on them. */
import type { JsonObject } from '../../../src/core/json.js';
import { deriveSearchDocument } from '../../../src/model/search/change-search.js';
import type { MetadataModel } from '../../../src/model/types.js';
import type { CompiledFilter } from '../../../src/catalog/search/compile-filter.js';
import type { Predicate } from '../../../src/catalog/search/filter-conditions.js';
import { parseUrnSyntax } from '../../../src/model/urn.js';
import { searchProperties } from '../../../src/catalog/writes/entity-properties.js';
import { isKept } from './cypher-predicate.js';
import { matchesLucene } from './lucene-match.js';

/** The stored properties of a node. */
export type SearchedNode = Readonly<Record<string, unknown>> & { readonly urn: string };

export function searchedNode(
  model: MetadataModel,
  urn: string,
  aspects: Readonly<Record<string, unknown>>,
): SearchedNode {
  const parsed = parseUrnSyntax(urn);
  const payloads = new Map(Object.entries(aspects as Record<string, JsonObject>));
  return {
    ...searchProperties(deriveSearchDocument(model, parsed, payloads)),
    urn,
    type: parsed.entityType,
  };
}

/** Returns whether the full-text index finds the node with a Lucene query. */
export function isIndexedFor(query: string, node: SearchedNode): boolean {
  const tokensOf = (name: string) => ([node[name] ?? ''].flat() as string[]).join(' ').split(' ');
  const fields = ['search_exact', 'search_names', 'search_texts', 'search_terms'];
  return matchesLucene(query, Object.fromEntries(fields.map((name) => [name, tokensOf(name)])));
}

export interface FilterResult {
  /** The result of Lucene and the conditions that it cannot check, like in most statements. */
  readonly withIndex: boolean;
  /** The result of Cypher alone, like in statements that traverse entities. */
  readonly withoutIndex: boolean;
}

export function evaluateFilter(
  { lucene, conditions, allConditions, parameters }: CompiledFilter,
  node: SearchedNode,
): FilterResult {
  const variables = { node, $filter: parameters };
  const bind = (predicates: readonly Predicate[]) =>
    predicates.map((predicate) => predicate('node', '$filter'));
  return {
    withIndex: (lucene === undefined || isIndexedFor(lucene, node)) && isKept(bind(conditions), variables),
    withoutIndex: isKept(bind(allConditions), variables),
  };
}
