/** The deprecation of datasets, which two aspects can hold. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';

/**
 * The newer aspect has precedence. `updateDataset` writes the older one, which has no replacement. The directives of the field only
 * announce what it reads: with them as its resolver, `Deprecation.replacement` would have to be a member of both aspects.
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

export const deprecations = { Dataset: { deprecation } } as const;
