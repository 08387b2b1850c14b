/** Finds changes of the documentation of an entity or its fields: descriptions, documentation, links. */
import type { JsonObject } from '../../core/json.js';
import type { AspectChange, ChangeEvent, Differ, SemanticChange } from './change-event.js';
import { diffItems } from './diff-items.js';
import { filled, recordsAt, sourceOf, textAt } from './payload-parts.js';

/** Compares two texts; a missing text is empty. Returns one event, or none for equal texts. */
export function diffText(change: {
  readonly aspect: string;
  readonly entityUrn: string;
  readonly before: string;
  readonly after: string;
  /** Severity of a changed text; default: MINOR. The addition or removal of a text is always MINOR. */
  readonly changed?: SemanticChange;
  readonly parameters?: JsonObject;
}): ChangeEvent[] {
  const { before, after, entityUrn, aspect, changed = 'MINOR' } = change;
  if (before === after) return [];
  const operation = before === '' ? 'ADD' : after === '' ? 'REMOVE' : 'MODIFY';
  const verb = {
    ADD: 'was given a description',
    REMOVE: 'lost its description',
    MODIFY: 'has a new description',
  }[operation];
  return [
    {
      category: 'DOCUMENTATION',
      operation,
      entityUrn,
      aspect,
      semVerChange: operation === 'MODIFY' ? changed : 'MINOR',
      description: `${entityUrn} ${verb}.`,
      parameters: { ...change.parameters, ...filled({ description: after, previousDescription: before }) },
    },
  ];
}

/** @param member of the aspect that contains the text */
export function textDiffer(member: string): Differ {
  return ({ urn, aspect, before, after }) =>
    diffText({ aspect, entityUrn: urn, before: textAt(before, member), after: textAt(after, member) });
}

/** The member `name` of an aspect. A name is a part of the documentation where the URN does not contain it. */
export const diffName: Differ = ({ urn, aspect, before: was, after: is }) => {
  const [before, after] = [textAt(was, 'name'), textAt(is, 'name')];
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
      before: textAt(was, 'documentation'),
      after: textAt(is, 'documentation'),
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
    (item) => textAt(item, 'url'),
  );
  const renamed = kept.filter(([was, is]) => textAt(was, 'description') !== textAt(is, 'description'));
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
  const url = textAt(item, 'url');
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
    parameters: filled({ url, description: textAt(item, 'description') }),
  };
}
