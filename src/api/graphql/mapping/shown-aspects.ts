/**
 * The aspects that the selected fields of an entity show. They are read together with what decides whether the entity is shown: one
 * statement instead of two.
 */
import type { GraphQLObjectType } from 'graphql';
import type { AspectPath } from './directives.js';
import type { Selection } from '../selection.js';
import { selectedFields } from './selected-fields.js';

/** Key of a field's extensions: the aspects that its resolver loads. */
export const SHOWN_ASPECTS = 'trellisAspects';

/** Returns the names of the aspects. */
export function shownAspects(info: Selection, type: GraphQLObjectType): Set<string> {
  const fields = type.getFields();
  const paths = selectedFields(info, type).flatMap(
    ({ name }) => (fields[name.value]?.extensions[SHOWN_ASPECTS] ?? []) as readonly AspectPath[],
  );
  return new Set(paths.map(({ aspect }) => aspect));
}
