/** Names of records; default: the name in the URN of their entity. */
import { visibleActor } from '../changes/visible-actor.js';
import type { GraphqlContext } from '../context.js';
import { itemsAt, memberAt, type StoredRecord } from '../mapping/record.js';

/** When the entity was created in the catalog: the first write of its key. */
async function createdOn(
  { owner }: StoredRecord,
  _: unknown,
  { aspects, services, visible }: GraphqlContext,
) {
  const { keyAspect } = services.model.getEntity(owner.entityType);
  const key = await aspects.load(owner.text, keyAspect);
  if (key === undefined) return null;
  const actor = await visibleActor(key.created.actor, { visible });
  return { time: key.created.time, actor };
}

/** Number of assets of an application. */
async function numAssets({ owner }: StoredRecord, _: unknown, { relationships }: GraphqlContext) {
  const { total } = await relationships.load({
    urn: owner.text,
    direction: 'INCOMING',
    types: ['AssociatedWith'],
    start: 0,
    count: 0,
    includeRemoved: false,
  });
  return total;
}

function nameOrKey(parent: StoredRecord): string {
  const name = memberAt(parent.value, ['name']);
  return typeof name === 'string' ? name : (parent.owner.parts.at(-1) ?? parent.owner.text);
}

export const names = {
  GlossaryTermProperties: { name: nameOrKey, createdOn },
  GlossaryNodeProperties: { name: nameOrKey, createdOn },
  ApplicationProperties: { name: nameOrKey, numAssets },
  DataProductProperties: {
    name: nameOrKey,
    createdOn,
    numAssets: (parent: StoredRecord): number => itemsAt(parent.value, ['assets']).length,
  },
} as const;
