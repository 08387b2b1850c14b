/**
 * Finds changes of a dataset's technical schema: fields, primary key, foreign keys. A change that breaks consumers is MAJOR, except that a
 * renamed field is MINOR, because clients compare versions and expect that.
 */
import { type JsonObject, type JsonValue, recordAt, recordsAt } from '../../core/json.js';
import type { AspectChange, ChangeEvent, ChangeOperation, Differ, SemanticChange } from './change-event.js';
import { diffItems, filled, textOrEmpty, textsAt } from './diff-items.js';
import { fieldNames, isTypedPath, schemaFieldUrn } from '../../model/field-path.js';
import { hasSameType, isNullable, matchFields, pathOf } from './match-fields.js';

export const diffSchema: Differ = (change) => {
  const matched = matchFields(recordsAt(change.before, 'fields'), recordsAt(change.after, 'fields'));
  const pathOnly = { before: undefined, change };
  return [
    ...matched.removed.map((field) =>
      fieldEvent({ ...pathOnly, field, operation: 'REMOVE', category: 'REMOVED', breaks: 'MAJOR' }),
    ),
    ...matched.added.map((field) =>
      fieldEvent({ ...pathOnly, field, operation: 'ADD', category: 'ADDED', breaks: 'MINOR' }),
    ),
    ...matched.renamed.map(([before, field]) =>
      fieldEvent({ change, before, field, operation: 'MODIFY', category: 'RENAMED', breaks: 'MINOR' }),
    ),
    ...matched.kept.flatMap(([before, field]) => modified(before, field, change)),
    ...diffPrimaryKeys(change),
    ...diffForeignKeys(change),
  ];
};

type FieldChange = 'ADDED' | 'REMOVED' | 'RENAMED' | 'TYPE' | 'NULLABILITY' | 'PATH';

interface FieldEvent {
  readonly change: AspectChange;
  readonly before: JsonObject | undefined;
  readonly field: JsonObject;
  readonly operation: ChangeOperation;
  readonly category: FieldChange;
  readonly breaks: SemanticChange;
}

/** Returns one event with all changes of a field and the greatest of their severities. */
function modified(before: JsonObject, field: JsonObject, change: AspectChange): ChangeEvent[] {
  const event = (category: FieldChange, breaks: SemanticChange): ChangeEvent[] => [
    fieldEvent({ change, before, field, operation: 'MODIFY', category, breaks }),
  ];
  if (!hasSameType(before, field)) return event('TYPE', 'MAJOR');
  // A field that becomes nullable breaks its readers; one that is no longer nullable does not.
  if (isNullable(before) !== isNullable(field))
    return event('NULLABILITY', isNullable(field) ? 'MAJOR' : 'MINOR');
  if (pathOf(before) === pathOf(field)) return [];
  // Between the two notations only the spelling of the path differs; within a notation the path to the field itself changed.
  return event('PATH', isTypedPath(pathOf(before)) === isTypedPath(pathOf(field)) ? 'MAJOR' : 'PATCH');
}

function fieldEvent({ change, before, field, operation, category, breaks }: FieldEvent): ChangeEvent {
  const fieldUrn = schemaFieldUrn(change.urn, pathOf(field));
  // Clients know a renamed field by its old path.
  const known = category === 'RENAMED' && before !== undefined ? before : field;
  return {
    category: 'TECHNICAL_SCHEMA',
    operation,
    entityUrn: change.urn,
    aspect: change.aspect,
    modifier: schemaFieldUrn(change.urn, pathOf(known)),
    semVerChange: breaks,
    description: `Field ${shownPath(field)} ${sentenceEnd(category, before ?? field, field)}.`,
    parameters: {
      change: category,
      ...(operation === 'MODIFY' && { modificationCategory: modificationCategory(category) }),
      fieldUrn,
      ...factsOf(field),
      ...(before && { previous: factsOf(before) }),
    },
  };
}

function sentenceEnd(category: FieldChange, before: JsonObject, field: JsonObject): string {
  switch (category) {
    case 'ADDED':
      return `was added with the type ${shownType(field)}`;
    case 'REMOVED':
      return 'was removed';
    case 'RENAMED':
      return `was called ${shownPath(before)} before`;
    case 'TYPE':
      return `has the type ${shownType(field)}, before ${shownType(before)}`;
    case 'NULLABILITY':
      return isNullable(field) ? 'may be null now' : 'is never null now';
    case 'PATH':
      return `has a new spelling, before ${pathOf(before)}`;
  }
}

function factsOf(field: JsonObject): JsonObject {
  return {
    fieldPath: pathOf(field),
    type: logicalType(field),
    nativeDataType: textOrEmpty(field, 'nativeDataType'),
    nullable: isNullable(field),
  };
}

/** Clients know these three. */
function modificationCategory(category: FieldChange): 'RENAME' | 'TYPE_CHANGE' | 'OTHER' {
  if (category === 'RENAMED') return 'RENAME';
  return category === 'TYPE' ? 'TYPE_CHANGE' : 'OTHER';
}

/** The names alone, e.g. `address.city.name`, whatever the notation of the path. */
function shownPath(field: JsonObject): string {
  return fieldNames(pathOf(field))
    .filter((name) => name !== '[key]')
    .join('.');
}

function shownType(field: JsonObject): string {
  const native = textOrEmpty(field, 'nativeDataType');
  return native === '' ? logicalType(field) : native;
}

/** Returns `StringType` for `{"type": {"com.linkedin.schema.StringType": {}}}`. */
function logicalType(field: JsonObject): string {
  const [record = ''] = Object.keys(recordAt(recordAt(field, 'type'), 'type') ?? {});
  return record.split('.').at(-1) ?? record;
}

/** Returns the declared key, else the fields that are marked as part of the key. */
function primaryKeyOf(schema: JsonObject | undefined): string[] {
  const declared = textsAt(schema, 'primaryKeys');
  if (declared.length > 0) return declared;
  return recordsAt(schema, 'fields')
    .filter((field) => field['isPartOfKey'] === true)
    .map(pathOf);
}

function diffPrimaryKeys({ urn, aspect, before, after }: AspectChange): ChangeEvent[] {
  const [old, now] = [primaryKeyOf(before), primaryKeyOf(after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const operation = old.length === 0 ? 'ADD' : now.length === 0 ? 'REMOVE' : 'MODIFY';
  const shown = now.length === 0 ? 'nothing' : now.join(', ');
  return [
    {
      category: 'TECHNICAL_SCHEMA',
      operation,
      entityUrn: urn,
      aspect,
      // Adding a first key breaks no reader.
      semVerChange: old.length === 0 ? 'MINOR' : 'MAJOR',
      description: `The primary key of ${urn} is ${shown} now.`,
      parameters: { change: 'PRIMARY_KEY', primaryKeys: now, previousPrimaryKeys: old },
    },
  ];
}

function diffForeignKeys({ urn, aspect, before, after }: AspectChange): ChangeEvent[] {
  const { added, removed, kept } = diffItems(
    recordsAt(before, 'foreignKeys'),
    recordsAt(after, 'foreignKeys'),
    (key) => textOrEmpty(key, 'name'),
  );
  const event = (operation: ChangeOperation, key: JsonObject): ChangeEvent => {
    const name = textOrEmpty(key, 'name');
    return {
      category: 'TECHNICAL_SCHEMA',
      operation,
      entityUrn: urn,
      aspect,
      modifier: name,
      semVerChange: 'MINOR',
      description: `Foreign key ${name} ${FOREIGN_KEY_VERBS[operation]}.`,
      parameters: { change: 'FOREIGN_KEY', ...referenceOf(key) },
    };
  };
  return [
    ...removed.map((key) => event('REMOVE', key)),
    ...added.map((key) => event('ADD', key)),
    ...kept
      .filter(([old, now]) => JSON.stringify(referenceOf(old)) !== JSON.stringify(referenceOf(now)))
      .map(([, now]) => event('MODIFY', now)),
  ];
}

const FOREIGN_KEY_VERBS = { ADD: 'was added', REMOVE: 'was removed', MODIFY: 'points elsewhere' } as const;

function referenceOf(key: JsonObject): Record<string, JsonValue> {
  return {
    ...filled({ name: textOrEmpty(key, 'name'), foreignDataset: textOrEmpty(key, 'foreignDataset') }),
    sourceFields: textsAt(key, 'sourceFields'),
    foreignFields: textsAt(key, 'foreignFields'),
  };
}
