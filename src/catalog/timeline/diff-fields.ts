/** Finds changes of the tags, terms and descriptions of a dataset's fields. */
import { sameTree } from '../../core/same-json.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectChange, ChangeEvent, Differ } from './change-event.js';
import { diffAssociations, type AssociationKind } from './diff-associations.js';
import { diffText } from './diff-documentation.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { recordAt, recordsAt, textAt } from './payload-parts.js';

/** The member with the fields of an aspect: `fields` of schemaMetadata, `editableSchemaFieldInfo` of edits by people. */
type FieldsMember = 'fields' | 'editableSchemaFieldInfo';

/** @param member of each field that contains the associations, e.g. `globalTags` */
export function fieldAssociationDiffer(kind: AssociationKind, fields: FieldsMember, member: string): Differ {
  return (change) =>
    changedFields(change, fields, member).flatMap(({ fieldPath, before, after }) =>
      diffAssociations(kind, {
        aspect: change.aspect,
        entityUrn: schemaFieldUrn(change.urn, fieldPath),
        before: recordAt(before, member),
        after: recordAt(after, member),
        parameters: { fieldPath },
      }),
    );
}

export function fieldTextDiffer(fields: FieldsMember): Differ {
  return (change): ChangeEvent[] =>
    changedFields(change, fields, 'description').flatMap(({ fieldPath, before, after }) =>
      diffText({
        aspect: change.aspect,
        entityUrn: schemaFieldUrn(change.urn, fieldPath),
        before: textAt(before, 'description'),
        after: textAt(after, 'description'),
        changed: 'PATCH',
        parameters: { fieldPath },
      }),
    );
}

interface FieldChange {
  readonly fieldPath: string;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}

/**
 * Returns the fields whose member changed. Compares by path alone, not by `matchFields`, because tags and descriptions belong to a path:
 * a renamed field loses its tags and gets new ones. So these events are complete even without the events of the schema.
 */
function changedFields({ before, after }: AspectChange, fields: FieldsMember, member: string): FieldChange[] {
  const byPath = (payload: JsonObject | undefined): Map<string, JsonObject> =>
    new Map(recordsAt(payload, fields).map((field) => [textAt(field, 'fieldPath'), field]));
  const [old, now] = [byPath(before), byPath(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((fieldPath) => ({ fieldPath, before: old.get(fieldPath), after: now.get(fieldPath) }))
    .filter((field) => !sameTree(field.before?.[member], field.after?.[member]));
}
