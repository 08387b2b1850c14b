/** Finds changes of structured properties: a property is added, removed, or gets other values. */
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.js';
import type { ChangeEvent, ChangeOperation, Differ } from './change-event.js';
import { diffItems } from './diff-items.js';
import { filled, recordsAt, sourceOf, textAt } from './payload-parts.js';

export const diffStructuredProperties: Differ = ({ urn, aspect, before, after }) => {
  const key = (item: JsonObject): string => JSON.stringify([textAt(item, 'propertyUrn'), sourceOf(item)]);
  const { added, removed, kept } = diffItems(
    recordsAt(before, 'properties'),
    recordsAt(after, 'properties'),
    key,
  );
  const event = (operation: ChangeOperation, item: JsonObject, previous?: JsonObject): ChangeEvent => {
    const modifier = textAt(item, 'propertyUrn');
    return {
      category: 'STRUCTURED_PROPERTY',
      operation,
      entityUrn: urn,
      aspect,
      modifier,
      semVerChange: 'MINOR',
      description: `Structured property ${modifier} ${VERBS[operation]} ${urn}.`,
      parameters: {
        ...filled({ propertyUrn: modifier, source: sourceOf(item) }),
        values: valuesOf(item),
        ...(previous && { previousValues: valuesOf(previous) }),
      },
    };
  };
  return [
    ...removed.map((item) => event('REMOVE', item)),
    ...added.map((item) => event('ADD', item)),
    ...kept
      .filter(([old, now]) => JSON.stringify(valuesOf(old)) !== JSON.stringify(valuesOf(now)))
      .map(([old, now]) => event('MODIFY', now, old)),
  ];
};

const VERBS = { ADD: 'was set on', REMOVE: 'was removed from', MODIFY: 'has other values on' } as const;

/** Returns strings and numbers from the union in which they are stored. */
function valuesOf(item: JsonObject): JsonValue[] {
  const { values } = item;
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => (isJsonObject(value) ? Object.values(value) : [value]));
}
