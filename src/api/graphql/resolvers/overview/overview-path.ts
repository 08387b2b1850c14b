/** The path from the root to an entity. */
import { NO_FOLDER } from '../../../../catalog/default-aspects/default-values.js';
import { isJsonObject } from '../../../../core/json.js';
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';
import { overviewSourcesOf } from './overview-sources.js';
import { listAt, valuesAt, type OverviewContext } from './overview-values.js';

/** A folder has a name and no entity. */
export type PathStep = { readonly folder: string } | { readonly entity: EntityRef };

const CONTAINER = { aspect: 'container', path: ['container'] };
const BROWSE_PATH = { aspect: 'browsePathsV2', path: ['path'] };

/** Longer paths are cut at the root. */
const MAX_LEVELS = 100;

/** Part of the URN that names the parent. */
const KEY_PARENTS: Readonly<Record<string, number>> = { dataJob: 0, schemaField: 0 };

/**
 * Parents from the root to the direct parent, with one statement per level. Parents that the actor may not see are omitted. A cyclic path
 * ends where the cycle closes.
 */
export async function pathTo(entity: EntityRef, context: OverviewContext): Promise<PathStep[]> {
  const nearestFirst: PathStep[] = [];
  const passed = new Set([entity.urn.text]);
  let current = entity;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const { parent, steps = [] }: Above = await directlyAbove(current, context);
    nearestFirst.push(...steps.toReversed());
    if (parent === undefined || passed.has(parent.urn.text)) break;
    passed.add(parent.urn.text);
    nearestFirst.push({ entity: parent });
    current = parent;
  }
  return seenOf(nearestFirst.reverse(), context);
}

/** Either the direct parent of an entity, or its whole path. */
interface Above {
  readonly parent?: EntityRef;
  readonly steps?: readonly PathStep[];
}

async function directlyAbove(entity: EntityRef, context: OverviewContext): Promise<Above> {
  const { entityType, parts } = entity.urn;
  const position = Object.hasOwn(KEY_PARENTS, entityType) ? KEY_PARENTS[entityType] : undefined;
  const named = position === undefined ? undefined : findEntityRef(parts[position]);
  if (named !== undefined) return { parent: named };
  const { parents } = overviewSourcesOf(context.services.model, entityType);
  const [[container, ...others], browsePath] = await Promise.all([
    valuesAt(entity, [CONTAINER, ...parents], context),
    listAt(entity, BROWSE_PATH, context),
  ]);
  const inside = findEntityRef(container);
  if (inside !== undefined) return { parent: inside };
  const steps = browsePath.flatMap(toStep);
  if (steps.length > 0) return { steps };
  const parent = others.map(findEntityRef).find((found) => found !== undefined);
  return parent === undefined ? {} : { parent };
}

function toStep(entry: unknown): PathStep[] {
  if (!isJsonObject(entry)) return [];
  const id = memberAt(entry, ['id']);
  const entity = findEntityRef(memberAt(entry, ['urn'])) ?? findEntityRef(id);
  if (entity !== undefined) return [{ entity }];
  return typeof id === 'string' && id !== NO_FOLDER ? [{ folder: id }] : [];
}

async function seenOf(steps: readonly PathStep[], { visible: seen }: OverviewContext): Promise<PathStep[]> {
  const isVisible = await Promise.all(
    steps.map((step) => ('entity' in step ? seen.load(step.entity.urn.text) : Promise.resolve(true))),
  );
  return steps.filter((_, index) => isVisible[index]);
}
