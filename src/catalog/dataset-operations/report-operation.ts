/** Operations on datasets that a tool or a person reports, e.g. an insert of rows. */
import { newId } from '../../core/ids.js';
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { toStringMap, type StringMapEntry } from '../commands/string-map.js';
import { omitNullish } from '../commands/omit-nullish.js';
import type { Proposal } from '../writes/types.js';

export interface ReportedOperation {
  /** URN of the dataset. */
  readonly urn: string;
  readonly operationType: string;
  readonly customOperationType?: string | null | undefined;
  readonly sourceType: string;
  readonly partition?: string | null | undefined;
  readonly numAffectedRows?: number | null | undefined;
  readonly customProperties?: readonly StringMapEntry[] | null | undefined;
  /** Time of the operation, in epoch milliseconds. Absent: now. */
  readonly timestampMillis?: number | null | undefined;
}

/** Stores the operation as a point. @throws NOT_FOUND, INVALID_URN */
export async function reportOperation(context: CommandContext, operation: ReportedOperation): Promise<void> {
  const urn = readUrn(context, operation.urn);
  await requireEntities(context, [{ urn }]);
  await storeInExisting(context, [operationPoint(urn, operation, stampOf(context))]);
}

function operationPoint(urn: string, reported: ReportedOperation, { time, actor }: AuditStamp): Proposal {
  const { sourceType, operationType, customOperationType, numAffectedRows, partition, customProperties } =
    reported;
  const value = omitNullish({
    timestampMillis: time,
    // Distinguishes two operations within one millisecond.
    messageId: newId(),
    lastUpdatedTimestamp: reported.timestampMillis ?? time,
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
