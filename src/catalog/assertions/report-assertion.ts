/** Commands for assertions that another tool checks: their definition and their results. */
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/create-entity.js';
import { requireAddress } from '../commands/require-address.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, store } from '../commands/store.js';
import { toStringMap, type StringMapEntry } from '../commands/string-map.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { asserteeOf, customAssertion, type CustomAssertionInput } from './custom-assertion.js';

/**
 * Creates or replaces an assertion.
 * @param text its URN. Absent: a new one
 * @returns the URN
 * @throws NOT_FOUND unless the asserted entity exists; INVALID_URN; INVALID_REQUEST without a platform, and for an invalid address
 */
export async function upsertCustomAssertion(
  context: CommandContext,
  text: string | null | undefined,
  input: CustomAssertionInput,
): Promise<string> {
  const urn = text ? readUrn(context, text, 'assertion') : newUrn(context, 'assertion', undefined);
  const { name } = input.platform;
  const platform = input.platform.urn ?? (name && `urn:li:dataPlatform:${name}`);
  if (!platform)
    throw new CatalogError('INVALID_REQUEST', 'The platform of an assertion has a urn or a name', {
      path: '/platform',
      rule: 'urn or name',
    });
  if (input.externalUrl) requireAddress(input.externalUrl, '/input/externalUrl');
  const entity = readUrn(context, input.entityUrn);
  await requireEntities(context, [{ urn: entity }]);
  const info = customAssertion(entity, input, stampOf(context));
  const instance = { platform: readUrn(context, platform, 'dataPlatform') };
  await store(context, [
    { urn, aspectName: 'assertionInfo', changeType: 'UPSERT', value: JSON.stringify(info) },
    { urn, aspectName: 'dataPlatformInstance', changeType: 'UPSERT', value: JSON.stringify(instance) },
  ]);
  return urn;
}

export interface ReportedResult {
  readonly type: string;
  /** Epoch milliseconds. Absent: now. */
  readonly timestampMillis?: number | null | undefined;
  readonly severity?: string | null | undefined;
  readonly externalUrl?: string | null | undefined;
  readonly properties?: readonly StringMapEntry[] | null | undefined;
  readonly error?: { readonly type: string; readonly message: string } | null | undefined;
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
  const found = (await requireEntities(context, [{ urn, aspects: ['assertionInfo'] }])).get(urn);
  const asserteeUrn = asserteeOf(found?.aspects.get('assertionInfo')?.text);
  if (asserteeUrn === undefined)
    throw new CatalogError('NOT_FOUND', `${urn} does not name its entity`, {
      rule: 'assertionInfo',
    });
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
