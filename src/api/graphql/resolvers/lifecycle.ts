/** Lifecycle stages of assets. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
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

export const lifecycle = { Status: { lifecycleStage }, LifecycleStageType: { hideInSearch } } as const;
