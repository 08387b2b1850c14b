/** Tests of metadata. A test means nothing without its main aspect, so it is null without it. */
import { CatalogError } from '../../../core/errors.js';
import { findUrn } from '../../../model/urn/parse-urn.js';
import type { GraphqlContext } from '../context.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

const ENTITY_TYPE = 'test';

async function findTest(
  text: unknown,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef | null> {
  const urn = typeof text === 'string' ? findUrn(text) : undefined;
  if (urn?.entityType !== ENTITY_TYPE) return null;
  const info = await aspects.load(urn.text, 'testInfo');
  return info === undefined ? null : new EntityRef(urn);
}

export const metadataTestQueries = {
  /** @throws INVALID_URN, UNKNOWN_ENTITY */
  test: (_: unknown, { urn }: { readonly urn: string }, context: GraphqlContext) => {
    const { text, entityType } = context.services.model.parseUrn(urn);
    if (entityType === ENTITY_TYPE) return findTest(text, context);
    throw new CatalogError('INVALID_URN', `${urn} is not of the type ${ENTITY_TYPE}`, {
      path: '/urn',
      rule: `a URN of the entity type ${ENTITY_TYPE}`,
    });
  },
};

export const metadataTests = {
  TestResult: {
    test: ({ value }: StoredRecord, _: unknown, context: GraphqlContext) =>
      findTest(memberAt(value, ['test']), context),
  },
} as const;
