/** Tests of metadata. A test means nothing without its main aspect, so it is null without it. */
import type { GraphQLResolveInfo } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import { findDescribed } from '../loaders/find-described.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { selects } from '../selection.js';

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

/** These members of a test are never null. */
const REQUIRED = ['name', 'category', 'definition'];

/** A result may name a test that was deleted. Its URN is known all the same. */
// eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
function testOfResult(
  { value }: StoredRecord,
  _: unknown,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): EntityRef | null | Promise<EntityRef | null> {
  const test = findEntityRef(memberAt(value, ['test']));
  if (test?.urn.entityType !== ENTITY_TYPE) return null;
  const isRead = REQUIRED.some((name) => selects(info, [name]));
  return isRead ? findDescribed(test.urn.text, INFO, context) : test;
}

export const metadataTests = { TestResult: { test: testOfResult } } as const;
