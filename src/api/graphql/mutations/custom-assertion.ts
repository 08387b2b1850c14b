/** The aspect `assertionInfo`. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { formatUrn } from '../../../model/urn/format-urn.js';
import { encodePart } from '../../../model/urn/percent.js';
import type { UpsertCustomAssertionInput } from '../generated/schema-types.js';
import { toStringMap } from './string-map.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

export function customAssertion(
  entity: string,
  input: UpsertCustomAssertionInput,
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
    parameters: parameters ? withoutAbsent({ ...parameters }) : undefined,
    nativeType,
    nativeParameters: nativeParameters ? toStringMap(nativeParameters) : undefined,
  };
  return withoutAbsent({
    type: 'CUSTOM',
    entityUrn: entity,
    description: input.description,
    externalUrl: input.externalUrl,
    customAssertion: withoutAbsent(details),
    source: { type: 'EXTERNAL', created: stamp },
    lastUpdated: stamp,
  });
}

/** Records of `assertionInfo`, one for each kind of assertion, and the member that names what it is about. */
const KINDS: Readonly<Record<string, string>> = {
  datasetAssertion: 'dataset',
  freshnessAssertion: 'entity',
  volumeAssertion: 'entity',
  sqlAssertion: 'entity',
  fieldAssertion: 'entity',
  schemaAssertion: 'entity',
  customAssertion: 'entity',
};

/** URN of what an assertion is about. @param text of its `assertionInfo` */
export function asserteeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const info = JSON.parse(text) as JsonObject;
  const named = Object.entries(KINDS).map(([kind, member]) => {
    const record = info[kind];
    return isJsonObject(record) ? record[member] : undefined;
  });
  return [info['entityUrn'], ...named].find((urn) => typeof urn === 'string');
}
