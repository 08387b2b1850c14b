/** Assertions, incidents and queries: defaults of the metadata model, and members that are stored in another shape. */
import { readPriority } from '../../../catalog/incidents/incidents.js';
import { hasCompleteKey } from '../../../model/check-urn.js';
import type { MetadataModel } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt } from '../mapping/record.js';
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

/** A subject of a query: a dataset or a column. Null for another entity, and for a dataset whose URN lacks parts of its key. */
function subjectOf(stored: unknown, model: MetadataModel) {
  const entity = findEntityRef(memberAt(stored, ['entity']));
  const schemaField = entity?.urn.entityType === 'schemaField' ? entity : null;
  const dataset = schemaField === null ? entity : findEntityRef(schemaField.urn.parts[0]);
  const definition = model.entities.get('dataset');
  const isDataset = definition !== undefined && dataset?.urn.entityType === definition.name;
  return isDataset && hasCompleteKey(dataset.urn, definition) ? { dataset, schemaField } : null;
}

async function subjects({ urn }: EntityRef, _: unknown, { aspects, services }: GraphqlContext) {
  const stored = await aspects.load(urn.text, 'querySubjects');
  if (stored === undefined) return null;
  return itemsAt(stored.value, ['subjects']).flatMap((item) => subjectOf(item, services.model) ?? []);
}

export const checks = {
  Assertion: { platform: platformOf },
  Incident: { assignees, priority },
  QueryEntity: { platform: platformOf, subjects },
  DataProcessInstance: { platform: platformOf },
  QueryStatement: { language: defaulted<'SQL' | 'UNKNOWN'>('language', 'SQL') },
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
