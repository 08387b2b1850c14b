/** Property of a node: the ids of its facet values. In changes that are not stored yet, the texts of the values. */
export const FACETS = 'facetIds';
/** Property of a node: its locations in the browse trees. */
export const PLACES = 'field_browseLocations';
