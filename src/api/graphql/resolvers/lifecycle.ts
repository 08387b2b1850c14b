/** Lifecycle stages of assets. */
import type { GraphqlContext } from '../context.js';
import { findDescribed } from '../loaders/find-described.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { listEntities } from '../search/list-entities.js';

const STAGE = 'lifecycleStageType';
const INFO = 'lifecycleStageTypeInfo';

/** Null for a stage that nobody has defined, or that was deleted. */
async function lifecycleStage({ value }: StoredRecord, _: unknown, { aspects }: GraphqlContext) {
  const stage = findEntityRef(memberAt(value, ['lifecycleStage']));
  if (stage?.urn.entityType !== STAGE) return null;
  return (await aspects.exists(stage.urn.text)) ? stage : null;
}

async function hideInSearch({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<boolean> {
  const info = await aspects.load(urn.text, INFO);
  return memberAt(info?.value, ['settings', 'hideInSearch']) === true;
}

const MOST_STAGES = 1_000;

/** Leaves out stages that nobody has described. */
async function listLifecycleStages(_: unknown, __: unknown, context: GraphqlContext): Promise<EntityRef[]> {
  const { entities } = await listEntities(
    context,
    {},
    {
      entityType: STAGE,
      defaultCount: MOST_STAGES,
      sort: [{ field: 'name', order: 'ASCENDING' }],
    },
  );
  const described = await Promise.all(entities.map(({ urn }) => findDescribed(urn.text, INFO, context)));
  return described.filter((stage) => stage !== null);
}

export const lifecycleQueries = { listLifecycleStages } as const;

export const lifecycle = { Status: { lifecycleStage }, LifecycleStageType: { hideInSearch } } as const;
