/** Property of a node: the ids of its facet values. In changes that are not stored yet, the texts of the values. */
export const FACETS = 'facetIds';
