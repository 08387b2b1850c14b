/** `reportOperation`. */
import type { ReportOperationInput, MutationResolvers } from '../generated/schema-types.js';
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { newId } from '../../../core/ids.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';
import { toStringMap } from './string-map.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

export const operationMutations = {
  reportOperation: async (_, { input }, context) => {
    const urn = readUrn(context, input.urn);
    await requireEntities(context, [{ urn }]);
    await store(context, [operationPoint(urn, input, stampOf(context))]);
    return 'true';
  },
} satisfies MutationResolvers;

function operationPoint(urn: string, input: ReportOperationInput, { time, actor }: AuditStamp): Proposal {
  const { sourceType, operationType, customOperationType, numAffectedRows, partition, customProperties } =
    input;
  const value = withoutAbsent({
    timestampMillis: time,
    // Two operations in one millisecond are two.
    messageId: newId(),
    lastUpdatedTimestamp: input.timestampMillis ?? time,
    actor,
    sourceType,
    operationType,
    customOperationType,
    numAffectedRows,
    partitionSpec: partition ? { partition, type: 'PARTITION' } : undefined,
    customProperties: customProperties ? toStringMap(customProperties) : undefined,
  });
  return { urn, aspectName: 'operation', changeType: 'UPSERT', value: JSON.stringify(value) };
}
