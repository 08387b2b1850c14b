/** Lifecycle stages of assets. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

/** Null for a stage that nobody has defined, or that was deleted. */
async function lifecycleStage({ value }: StoredRecord, _: unknown, { aspects }: GraphqlContext) {
  const stage = findEntityRef(memberAt(value, ['lifecycleStage']));
  if (stage?.urn.entityType !== 'lifecycleStageType') return null;
  return (await aspects.exists(stage.urn.text)) ? stage : null;
}

async function hideInSearch({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<boolean> {
  const info = await aspects.load(urn.text, 'lifecycleStageTypeInfo');
  return memberAt(info?.value, ['settings', 'hideInSearch']) === true;
}

const MOST_STAGES = 1_000;

/** Leaves out stages that nobody has described. */
async function listLifecycleStages(
  _: unknown,
  __: unknown,
  { services, aspects }: GraphqlContext,
): Promise<EntityRef[]> {
  const { hits } = await services.search.search({
    input: '*',
    entityTypes: ['lifecycleStageType'],
    sort: [{ field: 'name', order: 'ASCENDING' }],
    page: { start: 0, count: MOST_STAGES },
    facets: [],
    matches: false,
  });
  const described = await Promise.all(hits.map(({ urn }) => aspects.load(urn, 'lifecycleStageTypeInfo')));
  return hits.flatMap(({ urn }, index) => (described[index] === undefined ? [] : [storedEntityRef(urn)]));
}

export const lifecycleQueries = { listLifecycleStages } as const;

export const lifecycle = { Status: { lifecycleStage }, LifecycleStageType: { hideInSearch } } as const;
