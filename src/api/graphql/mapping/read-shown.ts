/**
 * Reads what a long list of entities shows before the fields of its entries are resolved. None of them waits then: a promise for each field
 * of 10,000 entities takes several times the memory of their values.
 */
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from './entity-ref.js';
import { shownByType } from './shown-aspects.js';

/** Entries of shorter lists read what they show together with what their fields ask for otherwise, which takes the fewest statements. */
const LONG_LIST = 500;

/** By the nodes of the field that returns the list. */
const known = new WeakMap<readonly FieldNode[], ReturnType<typeof shownByType>>();

interface Place {
  /** Of the field that returns the list. */
  readonly info: GraphQLResolveInfo;
  /** Names of the fields from there to the entity. */
  readonly way: readonly string[];
}

export async function readShown(
  entities: readonly (EntityRef | undefined)[],
  { info, way }: Place,
  { aspects, budget }: Pick<GraphqlContext, 'aspects' | 'budget'>,
): Promise<void> {
  if (entities.length < LONG_LIST) return;
  let byType = known.get(info.fieldNodes);
  if (byType === undefined) known.set(info.fieldNodes, (byType = shownByType(info, way)));
  const wanted = byType;
  const urns = entities.flatMap((entity) => (entity === undefined ? [] : [entity.urn]));
  await aspects.readAll(urns.map(({ text, entityType }) => [text, wanted.get(entityType) ?? []] as const));
  if (budget.isOver) await budget.never;
}
