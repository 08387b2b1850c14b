import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { useOperation } from '../api/use-operation.js';
import { enumOfType } from '../types/entity-types.js';
import { PickerMatches, PickerStart, type EntityType } from './entity-picker.graphql.js';

export interface PickMatches {
  readonly entities: readonly EntityLinkFragment[];
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Entities whose name matches the text; the first ten of the types for an empty text. */
export function usePickMatches(types: readonly string[], text: string): PickMatches {
  const values = types.map((type) => enumOfType(type) as EntityType);
  const isStart = text === '';
  const start = useOperation(PickerStart, { types: values }, { enabled: isStart });
  const matches = useOperation(
    PickerMatches,
    { types: values, query: text },
    { enabled: !isStart, keepsPrevious: true },
  );
  const { isPending, error } = isStart ? start : matches;
  const entities = isStart
    ? start.data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity)
    : matches.data?.autoCompleteForMultiple?.suggestions.flatMap((each) => each.entities);
  return { entities: entities ?? [], isPending, error };
}
