/** Lifecycle stages and deprecations of assets. */
import type { GraphqlContext } from '../context.js';
import { findDescribed, findRefOfType, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { listEntities } from '../search/list-entities.js';

export const lifecycleQueries = { listLifecycleStages } as const;

export const lifecycle = {
  Status: { lifecycleStage },
  LifecycleStageType: { hideInSearch },
  Dataset: { deprecation },
} as const;

const STAGE = 'lifecycleStageType';
const INFO = 'lifecycleStageTypeInfo';

/** Null for a stage that was never defined, or was deleted. */
async function lifecycleStage({ value }: StoredRecord, _: unknown, { aspects }: GraphqlContext) {
  const stage = findRefOfType(memberAt(value, ['lifecycleStage']), STAGE);
  return stage && (await aspects.exists(stage.urn.text)) ? stage : null;
}

async function hideInSearch({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<boolean> {
  const info = await aspects.load(urn.text, INFO);
  return memberAt(info?.value, ['settings', 'hideInSearch']) === true;
}

const MAX_STAGES = 1_000;

/** Leaves out stages without a description. */
async function listLifecycleStages(_: unknown, __: unknown, context: GraphqlContext): Promise<EntityRef[]> {
  const sort = [{ field: 'name', order: 'ASCENDING' }] as const;
  const { entities } = await listEntities(context, {}, { entityType: STAGE, defaultCount: MAX_STAGES, sort });
  const described = await Promise.all(entities.map(({ urn }) => findDescribed(urn.text, INFO, context)));
  return described.filter((stage) => stage !== null);
}

/**
 * The deprecation of a dataset, which two aspects can hold. The newer aspect has precedence. `updateDataset` writes the older one, which
 * has no replacement. The directives of the field only announce what it reads: with them as its resolver, `Deprecation.replacement` would
 * have to be a member of both aspects.
 */
async function deprecation(
  { urn }: EntityRef,
  _: unknown,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<StoredRecord | null> {
  const [newer, older] = await Promise.all(
    ['deprecation', 'datasetDeprecation'].map((name) => aspects.load(urn.text, name)),
  );
  const stored = newer ?? older;
  return stored === undefined ? null : new StoredRecord(stored.value, urn);
}
