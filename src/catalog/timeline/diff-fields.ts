/** Changes of what is said about a dataset's fields: tags, terms and descriptions of each. */
import { sameTree } from '../../core/same-json.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectChange, ChangeEvent, Differ } from './change-event.js';
import { diffAssociations, type AssociationKind } from './diff-associations.js';
import { diffText } from './diff-documentation.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { recordAt, recordsAt, textAt } from './payload-parts.js';

/** Where an aspect keeps its fields: `fields` of schemaMetadata, `editableSchemaFieldInfo` of what people added. */
type FieldsMember = 'fields' | 'editableSchemaFieldInfo';

/** @param member of each field that holds the associations, e.g. `globalTags` */
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
 * Those of which this member changed. By path alone, not by `matchFields`: what is said about a field is said about its path, so a renamed field loses and
 * gets its tags. Then these events stand on their own, also where nobody asked for those of the schema.
 */
function changedFields({ before, after }: AspectChange, fields: FieldsMember, member: string): FieldChange[] {
  const byPath = (payload: JsonObject | undefined): Map<string, JsonObject> =>
    new Map(recordsAt(payload, fields).map((field) => [textAt(field, 'fieldPath'), field]));
  const [old, now] = [byPath(before), byPath(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((fieldPath) => ({ fieldPath, before: old.get(fieldPath), after: now.get(fieldPath) }))
    .filter((field) => !sameTree(field.before?.[member], field.after?.[member]));
}
