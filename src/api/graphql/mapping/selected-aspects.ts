/**
 * The aspects that the selected fields of an entity show. They are read together with what decides whether the entity is shown: one
 * statement instead of two.
 */
import { isAbstractType, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.js';
import { nodesAt, selectedFields, type Selection } from '../selection.js';
import { entityOf, type AspectPath } from './directives.js';
import type { EntityRef } from './entity-ref.js';

/** Key of a field's extensions: the aspects that its resolver loads. */
export const LOADED_ASPECTS = 'trellisAspects';

/** Returns the names of the aspects. */
export function selectedAspects(info: Selection, type: GraphQLObjectType): Set<string> {
  const fields = type.getFields();
  const paths = selectedFields(info, type).flatMap(
    ({ name }) => (fields[name.value]?.extensions[LOADED_ASPECTS] ?? []) as readonly AspectPath[],
  );
  return new Set(paths.map(({ aspect }) => aspect));
}

/**
 * Returns the names of the aspects that the entities of a list show, by entity type.
 * @param path names of the fields from the resolved field to the entity
 */
export function selectedAspectsByType(
  { schema, fieldNodes, fragments }: GraphQLResolveInfo,
  path: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const entity = schema.getType('Entity');
  const types = isAbstractType(entity) ? schema.getPossibleTypes(entity) : [];
  const selection = { fieldNodes: nodesAt({ fieldNodes, fragments }, path), fragments };
  return new Map(
    types.map((type) => [entityOf(schema, type) ?? type.name, selectedAspects(selection, type)]),
  );
}

/** Entries of shorter lists read what they show together with what their fields ask for otherwise, which takes the fewest statements. */
const LONG_LIST = 500;

/** By the nodes of the field that returns the list. */
const known = new WeakMap<readonly FieldNode[], ReturnType<typeof selectedAspectsByType>>();

interface Place {
  /** Of the field that returns the list. */
  readonly info: GraphQLResolveInfo;
  /** Names of the fields from there to the entity. */
  readonly path: readonly string[];
}

/**
 * Reads what a long list of entities shows before the fields of its entries are resolved. None of them waits then: a promise for each field
 * of 10,000 entities takes several times the memory of their values.
 */
export async function prefetchLongList(
  entities: readonly (EntityRef | undefined)[],
  { info, path }: Place,
  { aspects, budget }: Pick<GraphqlContext, 'aspects' | 'budget'>,
): Promise<void> {
  if (entities.length < LONG_LIST) return;
  let byType = known.get(info.fieldNodes);
  if (byType === undefined) known.set(info.fieldNodes, (byType = selectedAspectsByType(info, path)));
  const wanted = byType;
  const urns = entities.flatMap((entity) => (entity === undefined ? [] : [entity.urn]));
  await aspects.readAll(urns.map(({ text, entityType }) => [text, wanted.get(entityType) ?? []] as const));
  if (budget.isOver) await budget.never;
}
