/** The fields of a graph entity that hold its search fields, by which lists at any depth are filtered. */
import { searchFieldsOf, type FieldKind } from '../../../model/search/search-fields.js';
import type { MetadataModel } from '../../../model/types.js';

export interface ValuesField {
  /** Also the property of the entity's node. */
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

/** `field_platform` and so on: lists, as in the store. A name that GraphQL can't spell is left out. */
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
