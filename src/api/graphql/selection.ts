/** Inspects the selection, so that only selected data is read. */
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

type SelectingNodes = Pick<Selection, 'fragments'> & {
  /** Fields, or an operation. */
  readonly fieldNodes: readonly Pick<FieldNode, 'selectionSet'>[];
};

interface Conditions {
  /** Tells whether a fragment with this type condition counts. */
  readonly applies?: (condition: string | undefined) => boolean;
  /** Tells whether a part of a selection counts. */
  readonly isWanted?: (selection: SelectionNode) => boolean;
}

/** Returns the fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/**
 * Returns the fields below the resolved field, also those of fragments. Ignores `@skip` and `@include`. The fields of a fragment are
 * returned once, however often it is spread.
 */
export function fieldsBelow(
  { fieldNodes, fragments }: SelectingNodes,
  conditions: Conditions = {},
): FieldNode[] {
  const { applies = () => true, isWanted = () => true } = conditions;
  const found: FieldNode[] = [];
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (!isWanted(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        found.push(selection);
        continue;
      }
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined;
      if (name !== undefined && seen.has(name)) continue;
      if (name !== undefined) seen.add(name);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (applies(fragment?.typeCondition?.name.value)) visit(fragment?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  return found;
}

/** Tells whether the field at this path below the resolved field is selected, under any alias and through any fragment. */
export function selects(info: Selection, path: readonly string[]): boolean {
  return nodesAt(info, path).length > 0;
}

/** Returns the nodes that select the field at this path below the resolved field, under any alias and through any fragment. */
export function nodesAt({ fieldNodes, fragments }: Selection, path: readonly string[]): FieldNode[] {
  return path.reduce<FieldNode[]>(
    (nodes, name) => fieldsBelow({ fieldNodes: nodes, fragments }).filter((node) => node.name.value === name),
    [...fieldNodes],
  );
}

/** Returns the fields of the type that are selected below the resolved field, also by fragments that apply to the type. */
export function selectedFields(info: Selection, type: GraphQLObjectType): FieldNode[] {
  return fieldsBelow(info, {
    applies: (condition) =>
      condition === undefined ||
      condition === type.name ||
      type.getInterfaces().some(({ name }) => name === condition),
  });
}
