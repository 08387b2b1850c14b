/** Resolvers of the overview, which is the same for all entity types. Their parent is an entity reference: each field loads what it needs. */
import { NO_FOLDER } from '../../../../catalog/default-aspects/default-values.js';
import { systemTypeInfo } from '../../../../catalog/ownership/ownership-types.js';
import { isJsonObject } from '../../../../core/json.js';
import { fieldNames } from '../../../../model/field-path.js';
import { readKey } from '../../../../model/search/key-facts.js';
import { findEntityRef, findRefOfType, visibleActor, type EntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';
import { listReferrers } from '../relationships.js';
import { overviewLabels } from './overview-labels.js';
import { overviewSourcesOf } from './overview-sources.js';
import { overviewTexts } from './overview-texts.js';
import { listAt, textAt, valuesAt, type OverviewContext } from './overview-values.js';

/** Limit of shown data products per entity. */
const MAX_DATA_PRODUCTS = 20;

export const overview = {
  EntityOverview: {
    name: overviewName,
    platform,
    path: pathTo,
    lastChange,
    privileges: ({ urn }: EntityRef) => urn,
    ...overviewTexts,
    ...overviewLabels,
    dataProducts: async ({ urn }: EntityRef, _: unknown, context: OverviewContext) => {
      const query = { types: ['DataProductContains'], entityType: 'dataProduct', count: MAX_DATA_PRODUCTS };
      const { urns } = await listReferrers(urn.text, query, context);
      return urns.map(findEntityRef).filter((found) => found !== undefined);
    },
    openIncidents: async ({ urn }: EntityRef, _: unknown, context: OverviewContext) => {
      const where = [{ field: 'state', values: ['ACTIVE'] }];
      const query = { types: ['IncidentOn'], entityType: 'incident', where };
      return (await listReferrers(urn.text, query, context)).total;
    },
  },
  OverviewStep: {
    name: (step: PathStep, _: unknown, context: OverviewContext) =>
      'folder' in step ? step.folder : overviewName(step.entity, _, context),
    entity: (step: PathStep) => ('folder' in step ? null : step.entity),
  },
} as const;

/**
 * The display name of an entity of any type, even if it has no metadata: the edited name, else the name that search shows, else the name of
 * an ownership type of older clients, else the name in the URN.
 */
async function overviewName(
  entity: EntityRef,
  _: unknown,
  context: Pick<OverviewContext, 'aspects' | 'names' | 'services'>,
): Promise<string> {
  const { urn } = entity;
  const { model } = context.services;
  const [edited, shown] = await Promise.all([
    textAt(entity, overviewSourcesOf(model, urn.entityType).names, context),
    context.names.load(urn.text),
  ]);
  const named = shown === undefined || shown.trim() === '' ? systemTypeInfo(urn.text)?.name : shown;
  const name = edited ?? named ?? readKey(model, urn).name;
  // The path of a column can contain type names.
  return urn.entityType === 'schemaField' ? fieldNames(name).join('.') : name;
}

/** The latest change of any aspect of an entity. */
async function lastChange({ urn }: EntityRef, _: unknown, { changes, visible }: OverviewContext) {
  const change = await changes.load(urn.text);
  return change && { ...change, actor: await visibleActor(change.actor, { visible }) };
}

const STORED = { aspect: 'dataPlatformInstance', path: ['platform'] };

/** The platform of an entity. Prefers the platform in the URN, which every reader of the entity knows. */
async function platform(entity: EntityRef, _: unknown, context: OverviewContext): Promise<EntityRef | null> {
  const named = findRefOfType(readKey(context.services.model, entity.urn).platform, 'dataPlatform');
  if (named !== undefined) return named;
  const [stored] = await valuesAt(entity, [STORED], context);
  const found = findRefOfType(stored, 'dataPlatform');
  return found && (await context.visible.load(found.urn.text)) ? found : null;
}

/** A folder has a name and no entity. */
type PathStep = { readonly folder: string } | { readonly entity: EntityRef };

const CONTAINER = { aspect: 'container', path: ['container'] };
const BROWSE_PATH = { aspect: 'browsePathsV2', path: ['path'] };

/** Longer paths are cut at the root. */
const MAX_LEVELS = 100;

/** Part of the URN that names the parent. */
const KEY_PARENTS: Readonly<Record<string, number>> = { dataJob: 0, schemaField: 0 };

/**
 * The path to an entity: parents from the root to the direct parent, with one statement per level. Parents that the actor may not see are
 * omitted. A cyclic path ends where the cycle closes.
 */
async function pathTo(entity: EntityRef, _: unknown, context: OverviewContext): Promise<PathStep[]> {
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
  return withoutHiddenSteps(nearestFirst.reverse(), context);
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

async function withoutHiddenSteps(
  steps: readonly PathStep[],
  { visible }: OverviewContext,
): Promise<PathStep[]> {
  const isVisible = await Promise.all(
    steps.map((step) => ('entity' in step ? visible.load(step.entity.urn.text) : Promise.resolve(true))),
  );
  return steps.filter((_, index) => isVisible[index]);
}
