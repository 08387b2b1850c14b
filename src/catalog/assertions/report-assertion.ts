/** Stores assertions that another tool checks: their definition (`assertionInfo`) and their results. */
import { invalidRequest } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { AuditStamp } from '../../model/types.js';
import { assertedEntity } from '../../model/search/assertions.js';
import { formatUrn } from '../../model/urn.js';
import { encodePart } from '../../model/urn-encoding.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/entity-commands.js';
import {
  requireAddress,
  toStringMap,
  type StringMapEntry,
  omitNullish,
  type Optional,
} from '../commands/command-input.js';
import { readUrn, requireEntity, requireStored, namesNoEntity } from '../commands/require-entities.js';
import { stampOf, store } from '../commands/store.js';

/**
 * Creates or replaces an assertion.
 * @param text its URN. Absent: a new one
 * @returns the URN
 * @throws NOT_FOUND unless the asserted entity exists; INVALID_URN; INVALID_REQUEST without a platform, and for an invalid address
 */
export async function upsertCustomAssertion(
  context: CommandContext,
  text: Optional<string>,
  input: CustomAssertionInput,
): Promise<string> {
  const urn = text ? readUrn(context, text, 'assertion') : newUrn(context, 'assertion', undefined);
  const { name } = input.platform;
  const platform = input.platform.urn ?? (name && `urn:li:dataPlatform:${name}`);
  if (!platform)
    throw invalidRequest('/platform', 'The platform of an assertion has a urn or a name', 'urn or name');
  if (input.externalUrl) requireAddress(input.externalUrl, '/input/externalUrl');
  const entity = await requireEntity(context, input.entityUrn);
  const info = customAssertion(entity, input, stampOf(context));
  const instance = { platform: readUrn(context, platform, 'dataPlatform') };
  await store(context, [
    { urn, aspectName: 'assertionInfo', changeType: 'UPSERT', value: JSON.stringify(info) },
    { urn, aspectName: 'dataPlatformInstance', changeType: 'UPSERT', value: JSON.stringify(instance) },
  ]);
  return urn;
}

interface ReportedResult {
  readonly type: string;
  /** Epoch milliseconds. Absent: now. */
  readonly timestampMillis?: Optional<number>;
  readonly severity?: Optional<string>;
  readonly externalUrl?: Optional<string>;
  readonly properties?: Optional<readonly StringMapEntry[]>;
  readonly error?: Optional<{ readonly type: string; readonly message: string }>;
}

/**
 * Stores a result as a run event.
 * @throws NOT_FOUND if the assertion does not name its entity; INVALID_URN; INVALID_REQUEST for an invalid address
 */
export async function reportAssertionResult(
  context: CommandContext,
  text: string,
  result: ReportedResult,
): Promise<boolean> {
  if (result.externalUrl) requireAddress(result.externalUrl, '/result/externalUrl');
  const urn = readUrn(context, text, 'assertion');
  const { value: info } = await requireStored(context, urn, 'assertionInfo');
  const asserteeUrn = info && assertedEntity(info);
  if (asserteeUrn === undefined) throw namesNoEntity(urn, 'assertionInfo');
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
}

function resultOf({ type, severity, externalUrl, properties, error }: ReportedResult): object {
  return omitNullish({
    type,
    severity,
    externalUrl,
    nativeResults: properties ? toStringMap(properties) : undefined,
    error: error ? { type: error.type, properties: { message: error.message } } : undefined,
  });
}

/** An assertion as its tool describes it. */
interface CustomAssertionInput {
  /** URN of the entity that the assertion is about. */
  readonly entityUrn: string;
  readonly type: string;
  readonly description: string;
  /** The tool: URN of its platform, or the platform's name. */
  readonly platform: { readonly urn?: Optional<string>; readonly name?: Optional<string> };
  readonly fieldPath?: Optional<string>;
  readonly fieldPaths?: Optional<readonly string[]>;
  readonly logic?: Optional<string>;
  readonly scope?: Optional<string>;
  readonly aggregation?: Optional<string>;
  readonly operator?: Optional<string>;
  readonly parameters?: Optional<object>;
  readonly nativeType?: Optional<string>;
  readonly nativeParameters?: Optional<readonly StringMapEntry[]>;
  readonly externalUrl?: Optional<string>;
}

/** @param entity URN in its stored form @param stamp actor and time of the report */
export function customAssertion(
  entity: string,
  input: CustomAssertionInput,
  stamp: AuditStamp,
): Record<string, unknown> {
  const { type, logic, scope, aggregation, operator, parameters, nativeType, nativeParameters } = input;
  const fieldUrn = (path: string) => formatUrn('schemaField', [entity, encodePart(path)]);
  const details = {
    type,
    entity,
    field: input.fieldPath ? fieldUrn(input.fieldPath) : undefined,
    fields: input.fieldPaths?.map(fieldUrn),
    logic,
    scope,
    aggregation,
    operator,
    parameters: parameters ? omitNullish({ ...parameters }) : undefined,
    nativeType,
    nativeParameters: nativeParameters ? toStringMap(nativeParameters) : undefined,
  };
  return omitNullish({
    type: 'CUSTOM',
    entityUrn: entity,
    description: input.description,
    externalUrl: input.externalUrl,
    customAssertion: omitNullish(details),
    source: { type: 'EXTERNAL', created: stamp },
    lastUpdated: stamp,
  });
}
