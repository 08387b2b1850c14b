/** The deprecation of datasets, which two aspects can hold. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';

/** The newer aspect has precedence. The older one is the one that `updateDataset` writes. */
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

export const deprecations = { Dataset: { deprecation } } as const;
