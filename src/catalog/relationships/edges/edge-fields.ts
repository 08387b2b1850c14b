/** Fields by which edges can be filtered, in addition to those of their ends. */
import type { SearchField, SearchFields } from '../../../model/search/search-fields.js';

const PLAIN = { isUrn: false, queryByDefault: false, isName: false } as const;

/** Members of `EDGE_FACTS`; `lifecycleOwner` is the public name of the entity whose aspect the edge comes from. */
const FIELDS: readonly (readonly [name: string, property: string, kind: SearchField['kind']])[] = [
  ['relationshipType', 'relationshipType', 'text'],
  ['source.urn', 'sourceUrn', 'text'],
  ['destination.urn', 'destinationUrn', 'text'],
  ['createdOn', 'createdOn', 'number'],
  ['updatedOn', 'updatedOn', 'number'],
  ['createdActor', 'createdActor', 'text'],
  ['updatedActor', 'updatedActor', 'text'],
  ['via', 'via', 'text'],
  ['aspect', 'aspect', 'text'],
  ['owner', 'owner', 'text'],
  ['lifecycleOwner', 'owner', 'text'],
  ['properties', 'properties', 'text'],
];

/** Cypher for a map of everything by which an `edge` can be filtered. */
export const EDGE_FACTS =
  'edge {.*, relationshipType: type(edge), sourceUrn: startNode(edge).urn, destinationUrn: endNode(edge).urn}';

const byName = new Map(
  FIELDS.map(([name, property, kind]): [string, SearchField] => [name, { ...PLAIN, name, property, kind }]),
);

export const EDGE_FIELDS: SearchFields = {
  byName,
  resolve: (name) => {
    const field = byName.get(name);
    return field === undefined ? [] : [field];
  },
};
