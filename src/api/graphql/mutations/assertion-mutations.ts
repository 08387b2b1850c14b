/** Assertions that are checked elsewhere, and how they turned out. */
import { CatalogError } from '../../../core/errors.js';
import { newId } from '../../../core/ids.js';
import { EntityRef } from '../mapping/entity-ref.js';
import type { AssertionResultInput, MutationResolvers } from '../generated/schema-types.js';
import { asserteeOf, customAssertion } from './custom-assertion.js';
import { newUrn } from '../../../catalog/commands/create-entity.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';
import { toStringMap } from './string-map.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

export const assertionMutations = {
  upsertCustomAssertion: async (_, { urn: text, input }, context) => {
    const urn = text ? readUrn(context, text, 'assertion') : newUrn(context, 'assertion', undefined);
    const { name } = input.platform;
    const platform = input.platform.urn ?? (name && `urn:li:dataPlatform:${name}`);
    if (!platform)
      throw new CatalogError('INVALID_REQUEST', 'The platform of an assertion has a urn or a name', {
        path: '/platform',
        rule: 'urn or name',
      });
    const entity = readUrn(context, input.entityUrn);
    await requireEntities(context, [{ urn: entity }]);
    const info = customAssertion(entity, input, stampOf(context));
    const instance = { platform: readUrn(context, platform, 'dataPlatform') };
    await store(context, [
      { urn, aspectName: 'assertionInfo', changeType: 'UPSERT', value: JSON.stringify(info) },
      { urn, aspectName: 'dataPlatformInstance', changeType: 'UPSERT', value: JSON.stringify(instance) },
    ]);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  reportAssertionResult: async (_, { urn: text, result }, context) => {
    const urn = readUrn(context, text, 'assertion');
    const found = (await requireEntities(context, [{ urn, aspects: ['assertionInfo'] }])).get(urn);
    const asserteeUrn = asserteeOf(found?.aspects.get('assertionInfo')?.text);
    if (asserteeUrn === undefined)
      throw new CatalogError('NOT_FOUND', `${urn} does not say what it is about`, { rule: 'assertionInfo' });
    const value = JSON.stringify({
      timestampMillis: result.timestampMillis ?? stampOf(context).time,
      assertionUrn: urn,
      asserteeUrn,
      runId: newId(),
      status: 'COMPLETE',
      result: resultOf(result),
    });
    await store(context, [{ urn, aspectName: 'assertionRunEvent', changeType: 'UPSERT', value }]);
    return true;
  },
} satisfies MutationResolvers;

function resultOf({ type, severity, externalUrl, properties, error }: AssertionResultInput): object {
  return withoutAbsent({
    type,
    severity,
    externalUrl,
    nativeResults: properties ? toStringMap(properties) : undefined,
    error: error ? { type: error.type, properties: { message: error.message } } : undefined,
  });
}
