/** The fields of a graph entity that hold its search fields. Filters can use them at any depth. */
import { searchFieldsOf, type FieldKind } from '../../../model/search/search-fields.js';
import type { MetadataModel } from '../../../model/types.js';

export interface ValuesField {
  /** Also the name of the property in Neo4j. */
  readonly name: string;
  readonly type: 'String' | 'Float' | 'Boolean';
  readonly description: string;
}

const TYPES: Readonly<Record<FieldKind, ValuesField['type']>> = {
  text: 'String',
  number: 'Float',
  boolean: 'Boolean',
  'text or number': 'String',
};

/** Returns lists such as `field_platform`, as Neo4j stores them. Leaves out names that are not valid in GraphQL. */
export function searchFieldFields(model: MetadataModel): readonly ValuesField[] {
  return [...searchFieldsOf(model).byName.values()]
    .filter(({ property }) => /^field_\w+$/.test(property))
    .map(({ name, property, kind }) => ({
      name: property,
      type: TYPES[kind],
      description: `Values of the search field ${name}.`,
    }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
