/** Finds changes of descriptions, documentation and links, of an entity or its fields, and of the tags and terms of fields. */
import { type JsonObject, recordsAt, recordAt } from '../../core/json.js';
import { sameTree } from '../../core/compare.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import type { AspectChange, ChangeEvent, Differ, SemanticChange } from './change-event.js';
import { diffItems, filled, sourceOf, textOrEmpty } from './diff-items.js';
import { diffAssociations, type AssociationKind } from './diff-associations.js';

/** What a text is. By default it is a description. */
interface TextKind {
  readonly category?: ChangeEvent['category'];
  /** For descriptions of events, e.g. `title`. */
  readonly noun?: string;
  /** Name of the parameter with the new text, by default the noun; `previous…` has the old one. */
  readonly parameter?: string;
  /** True: descriptions of events quote the text. */
  readonly isShort?: true;
}

interface TextChange extends TextKind {
  readonly aspect: string;
  readonly entityUrn: string;
  readonly before: string;
  readonly after: string;
  /** Severity of a changed text; default: MINOR. The addition or removal of a text is always MINOR. */
  readonly changed?: SemanticChange;
  readonly parameters?: JsonObject;
}

/** Compares two texts; a missing text is empty. Returns one event, or none for equal texts. */
function diffText(change: TextChange): ChangeEvent[] {
  const { before, after, entityUrn, aspect, changed = 'MINOR' } = change;
  if (before === after) return [];
  const { category = 'DOCUMENTATION', noun = 'description', parameter = noun, isShort } = change;
  const operation = before === '' ? 'ADD' : after === '' ? 'REMOVE' : 'MODIFY';
  const verb = { ADD: 'was given a', REMOVE: 'lost its', MODIFY: 'has a new' }[operation];
  const quoted = isShort && after !== '' ? `, ${after}` : '';
  const previous = `previous${parameter.charAt(0).toUpperCase()}${parameter.slice(1)}`;
  return [
    {
      category,
      operation,
      entityUrn,
      aspect,
      semVerChange: operation === 'MODIFY' ? changed : 'MINOR',
      description: `${entityUrn} ${verb} ${noun}${quoted}.`,
      parameters: { ...change.parameters, ...filled({ [parameter]: after, [previous]: before }) },
    },
  ];
}

/** @param read returns an empty text for a missing one */
export function textDiffer(read: (payload: JsonObject | undefined) => string, kind: TextKind = {}): Differ {
  return ({ urn, aspect, before, after }) =>
    diffText({ ...kind, aspect, entityUrn: urn, before: read(before), after: read(after) });
}

/** The member `name` of an aspect. A name is a part of the documentation where the URN does not contain it. */
export const diffName: Differ = ({ urn, aspect, before: was, after: is }) => {
  const [before, after] = [textOrEmpty(was, 'name'), textOrEmpty(is, 'name')];
  if (before === after) return [];
  const operation = before === '' ? 'ADD' : after === '' ? 'REMOVE' : 'MODIFY';
  const description = after === '' ? `${urn} lost its name, ${before}.` : `${urn} is called ${after} now.`;
  return [
    {
      ...{ category: 'DOCUMENTATION', operation, entityUrn: urn, aspect, semVerChange: 'MINOR', description },
      parameters: filled({ name: after, previousName: before }),
    },
  ];
};

/** The aspect `documentation`: one text per source. */
export const diffDocumentations: Differ = ({ urn, aspect, before, after }) => {
  const { added, removed, kept } = diffItems(
    recordsAt(before, 'documentations'),
    recordsAt(after, 'documentations'),
    sourceOf,
  );
  const text = (source: string, was?: JsonObject, is?: JsonObject): ChangeEvent[] =>
    diffText({
      aspect,
      entityUrn: urn,
      before: textOrEmpty(was, 'documentation'),
      after: textOrEmpty(is, 'documentation'),
      parameters: filled({ source }),
    });
  return [
    ...removed.flatMap((item) => text(sourceOf(item), item)),
    ...added.flatMap((item) => text(sourceOf(item), undefined, item)),
    ...kept.flatMap(([was, is]) => text(sourceOf(is), was, is)),
  ];
};

/** The aspect `institutionalMemory`: links to pages. */
export const diffLinks: Differ = (change) => {
  const { before, after } = change;
  const { added, removed, kept } = diffItems(
    recordsAt(before, 'elements'),
    recordsAt(after, 'elements'),
    (item) => textOrEmpty(item, 'url'),
  );
  const renamed = kept.filter(
    ([was, is]) => textOrEmpty(was, 'description') !== textOrEmpty(is, 'description'),
  );
  return [
    ...removed.map((item) => linkEvent('REMOVE', item, change)),
    ...added.map((item) => linkEvent('ADD', item, change)),
    ...renamed.map(([, item]) => linkEvent('MODIFY', item, change)),
  ];
};

function linkEvent(
  operation: ChangeEvent['operation'],
  item: JsonObject,
  { urn, aspect }: AspectChange,
): ChangeEvent {
  const url = textOrEmpty(item, 'url');
  const verb = { ADD: 'was added to', REMOVE: 'was removed from', MODIFY: 'has a new description in' }[
    operation
  ];
  return {
    category: 'DOCUMENTATION',
    operation,
    entityUrn: urn,
    aspect,
    modifier: url,
    semVerChange: operation === 'MODIFY' ? 'PATCH' : 'MINOR',
    description: `The link ${url} ${verb} ${urn}.`,
    parameters: filled({ url, description: textOrEmpty(item, 'description') }),
  };
}

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
        before: textOrEmpty(before, 'description'),
        after: textOrEmpty(after, 'description'),
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
    new Map(recordsAt(payload, fields).map((field) => [textOrEmpty(field, 'fieldPath'), field]));
  const [old, now] = [byPath(before), byPath(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((fieldPath) => ({ fieldPath, before: old.get(fieldPath), after: now.get(fieldPath) }))
    .filter((field) => !sameTree(field.before?.[member], field.after?.[member]));
}
