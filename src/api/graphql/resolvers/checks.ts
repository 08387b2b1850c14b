/** Assertions, incidents and queries: defaults of the metadata model, and members that are stored in another shape. */
import { readPriority } from '../../../catalog/incidents/incidents.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { defaulted } from './defaulted.js';
import { platformOf } from './platforms.js';
import { schemaFieldType } from './schemas.js';

async function assignees({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const list = memberAt((await aspects.load(urn.text, 'incidentInfo'))?.value, ['assignees']);
  if (!Array.isArray(list)) return null;
  const actors = list.map((item) => findEntityRef(memberAt(item, ['actor'])));
  return actors.filter((actor) => actor !== undefined);
}

async function priority({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const stored = memberAt((await aspects.load(urn.text, 'incidentInfo'))?.value, ['priority']);
  return readPriority(stored) ?? null;
}

/** The subject of a query: a dataset, a schema field, or another entity. */
function subjectOf(parent: StoredRecord) {
  const entity = findEntityRef(memberAt(parent.value, ['entity']));
  const schemaField = entity?.urn.entityType === 'schemaField' ? entity : undefined;
  const dataset = schemaField === undefined ? entity : findEntityRef(schemaField.urn.parts[0]);
  return { schemaField, dataset: dataset?.urn.entityType === 'dataset' ? dataset : undefined };
}

export const checks = {
  Assertion: { platform: platformOf },
  Incident: { assignees, priority },
  QueryEntity: { platform: platformOf },
  DataProcessInstance: { platform: platformOf },
  QueryStatement: { language: defaulted<'SQL' | 'UNKNOWN'>('language', 'SQL') },
  QuerySubject: {
    dataset: (parent: StoredRecord) => subjectOf(parent).dataset ?? null,
    schemaField: (parent: StoredRecord) => subjectOf(parent).schemaField ?? null,
  },
  FixedIntervalSchedule: { multiple: defaulted('multiple', 1) },
  FieldValuesAssertion: { excludeNulls: defaulted('excludeNulls', true) },
  FieldValuesFailThreshold: {
    type: defaulted<'COUNT' | 'PERCENTAGE'>('type', 'COUNT'),
    value: defaulted('value', 0),
  },
  SchemaAssertionInfo: {
    compatibility: defaulted<'EXACT_MATCH' | 'SUPERSET' | 'SUBSET'>('compatibility', 'EXACT_MATCH'),
  },
  SchemaAssertionField: { type: schemaFieldType },
} as const;
