/**
 * The aspects that the selected fields of an entity show. They are read together with what decides whether the entity is shown: one
 * statement instead of two.
 */
import { isAbstractType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { entityOf, type AspectPath } from './directives.js';
import { nodesAt, type Selection } from '../selection.js';
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

/**
 * Returns the names of the aspects that the entities of a list show, by entity type.
 * @param way names of the fields from the resolved field to the entity
 */
export function shownByType(
  { schema, fieldNodes, fragments }: GraphQLResolveInfo,
  way: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const entity = schema.getType('Entity');
  const types = isAbstractType(entity) ? schema.getPossibleTypes(entity) : [];
  const selection = { fieldNodes: nodesAt({ fieldNodes, fragments }, way), fragments };
  return new Map(types.map((type) => [entityOf(schema, type) ?? type.name, shownAspects(selection, type)]));
}
