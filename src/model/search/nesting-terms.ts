/**
 * The search terms that follow from the containers of an entity. Containers above the direct one are stated by other entities, so a move of
 * a container replaces these terms and nothing else.
 */
import { listPrefixes, toContainerPath } from './browse-locations.js';
import { CONTAINERS } from './search-fields.js';
import { LISTED_AT, LISTED_BELOW, LISTED_UNDER, toTerm } from './search-terms.js';

export interface Nesting {
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  /** Whether the containers are the path in the container tree, because nobody wrote another one. */
  readonly isPath: boolean;
}

export function nestingTerms({ containers, isPath }: Nesting): string[] {
  if (containers.length === 0) return [];
  const named = containers.map((urn) => toTerm(CONTAINERS, urn));
  if (!isPath) return named;
  const path = toContainerPath(containers);
  return [
    ...named,
    toTerm('browsePathV2', path),
    toTerm('browseLocations', path),
    toTerm(LISTED_AT, path),
    // Every entity is below the root.
    ...listPrefixes(path)
      .slice(1)
      .map((prefix) => toTerm(LISTED_BELOW, prefix)),
    ...containers.map((urn) => toTerm(LISTED_UNDER, urn)),
  ];
}
