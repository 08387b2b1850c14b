/** Tests of metadata. A test means nothing without its main aspect, so it is null without it. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import { findDescribed } from '../loaders/find-described.js';

const ENTITY_TYPE = 'test';
const INFO = 'testInfo';

export const metadataTestQueries = {
  /** @throws INVALID_URN, UNKNOWN_ENTITY */
  test: (_: unknown, { urn }: { readonly urn: string }, context: GraphqlContext) => {
    const { text, entityType } = context.services.model.parseUrn(urn);
    if (entityType === ENTITY_TYPE) return findDescribed(text, INFO, context);
    throw new CatalogError('INVALID_URN', `${urn} is not of the type ${ENTITY_TYPE}`, {
      path: '/urn',
      rule: `a URN of the entity type ${ENTITY_TYPE}`,
    });
  },
};
