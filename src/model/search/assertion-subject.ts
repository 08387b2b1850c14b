/** What an assertion is about. Connectors name it only in the record of its kind, and readers search it by one field for all kinds. */
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { findUrn } from '../urn/parse-urn.js';

/** The member with the URN of the asserted entity, by record of `assertionInfo`, one for each kind of assertion. */
const ENTITY_MEMBERS: Readonly<Record<string, string>> = {
  datasetAssertion: 'dataset',
  freshnessAssertion: 'entity',
  volumeAssertion: 'entity',
  sqlAssertion: 'entity',
  fieldAssertion: 'entity',
  schemaAssertion: 'entity',
  customAssertion: 'entity',
};

/** @returns the URN of the asserted entity. @param info payload of `assertionInfo` */
export function assertedEntity(info: JsonObject): string | undefined {
  const named = Object.entries(ENTITY_MEMBERS).map(([kind, member]) => memberOf(info[kind], member));
  return [info['entityUrn'], ...named].find((urn) => typeof urn === 'string');
}

/** @returns the paths of the asserted columns. @param info payload of `assertionInfo` */
export function assertedColumns(info: JsonObject): string[] {
  const { fieldAssertion: field, datasetAssertion, customAssertion } = info;
  const paths = [
    memberOf(field, 'fieldPath'),
    ...['fieldValuesAssertion', 'fieldMetricAssertion'].map((kind) =>
      memberOf(memberOf(memberOf(field, kind), 'field'), 'path'),
    ),
  ];
  const urns = [memberOf(datasetAssertion, 'fields'), memberOf(customAssertion, 'field')].flat();
  const named = [...paths, ...urns.map(columnOf)].filter((path) => typeof path === 'string');
  return [...new Set(named)];
}

function memberOf(value: unknown, member: string): unknown {
  return isJsonObject(value) ? value[member] : undefined;
}

function columnOf(urn: unknown): string | undefined {
  const column = typeof urn === 'string' ? findUrn(urn) : undefined;
  return column?.entityType === 'schemaField' ? column.parts[1] : undefined;
}
