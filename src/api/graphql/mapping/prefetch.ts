/** Loads the selected aspects of an entity together with what decides whether it is shown: one statement instead of two. */
import type { GraphQLObjectType } from 'graphql';
import type { AspectLoader } from '../loaders/aspect-loader.js';
import type { AspectPath } from './directives.js';
import { selectedFields, type Selection } from './selected-fields.js';

/** Key of a field's extensions: the aspects that its resolver loads. */
export const SHOWN_ASPECTS = 'trellisAspects';

export interface Selected {
  readonly type: GraphQLObjectType;
  readonly info: Selection;
}

/** Starts the loads. The resolvers of the fields use the results. */
export function prefetchAspects(urn: string, aspects: AspectLoader, { type, info }: Selected): void {
  for (const name of shownAspects(info, type)) {
    aspects.load(urn, name).catch(() => {
      // The field of the aspect reports the error.
    });
  }
}

/** Names of the aspects that the selected fields of the type show. */
function shownAspects(info: Selection, type: GraphQLObjectType): Set<string> {
  const fields = type.getFields();
  const paths = selectedFields(info, type).flatMap(
    ({ name }) => (fields[name.value]?.extensions[SHOWN_ASPECTS] ?? []) as readonly AspectPath[],
  );
  return new Set(paths.map(({ aspect }) => aspect));
}
