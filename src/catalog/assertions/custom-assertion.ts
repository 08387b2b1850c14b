/** The aspect `assertionInfo` of assertions that another tool checks. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { JsonObject } from '../../core/json.js';
import { assertedEntity } from '../../model/search/assertion-subject.js';
import { formatUrn } from '../../model/urn/format-urn.js';
import { encodePart } from '../../model/urn/percent.js';
import { toStringMap, type StringMapEntry } from '../commands/string-map.js';
import { omitNullish } from '../commands/omit-nullish.js';

type Optional<Value> = Value | null | undefined;

/** An assertion as its tool describes it. */
export interface CustomAssertionInput {
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

/** @returns the URN of the asserted entity. @param text payload of `assertionInfo` */
export function asserteeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return assertedEntity(JSON.parse(text) as JsonObject);
}
