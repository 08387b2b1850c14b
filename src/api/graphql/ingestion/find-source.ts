/** Ingestion sources of the graph. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { SOURCE, SOURCE_INFO } from '../../../catalog/ingestion/source-info.js';

type Context = Pick<GraphqlContext, 'aspects'>;

/** @returns undefined for a source without its main aspect, e.g. if only its owner was written */
export async function findSource(
  { urn }: EntityRef,
  { aspects }: Context,
): Promise<StoredRecord | undefined> {
  const info = await aspects.load(urn.text, SOURCE_INFO);
  return info && new StoredRecord(info.value, urn);
}

/** Does the same for a stored value. @returns null for anything else than the URN of a source */
export async function findNamedSource(value: unknown, context: Context): Promise<StoredRecord | null> {
  const entity = findEntityRef(value);
  return entity?.urn.entityType === SOURCE ? ((await findSource(entity, context)) ?? null) : null;
}
