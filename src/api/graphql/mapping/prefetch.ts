/** Loads the selected aspects of a root field together with the existence of the entity: one statement instead of two. */
import { Kind, type GraphQLObjectType, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { AspectLoader } from '../loaders/aspect-loader.js';
import type { AspectPath } from './directives.js';

/** Key of a field's extensions: the aspects that its resolver loads. */
export const SHOWN_ASPECTS = 'trellisAspects';

export interface Selected {
  readonly type: GraphQLObjectType;
  readonly info: GraphQLResolveInfo;
}

/** Starts the loads. The resolvers of the fields use the results. */
export function prefetchAspects(urn: string, aspects: AspectLoader, { type, info }: Selected): void {
  for (const name of shownAspects(info, type)) {
    aspects.load(urn, name).catch(() => {
      // The field of the aspect reports the error.
    });
  }
}

function shownAspects({ fieldNodes, fragments }: GraphQLResolveInfo, type: GraphQLObjectType): Set<string> {
  const names = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        const paths = field?.extensions[SHOWN_ASPECTS] as readonly AspectPath[] | undefined;
        for (const { aspect } of paths ?? []) names.add(aspect);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD)
        visit(fragments[selection.name.value]?.selectionSet);
      else if (appliesTo(selection.typeCondition?.name.value, type)) visit(selection.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  return names;
}

function appliesTo(condition: string | undefined, type: GraphQLObjectType): boolean {
  return (
    condition === undefined ||
    condition === type.name ||
    type.getInterfaces().some(({ name }) => name === condition)
  );
}
