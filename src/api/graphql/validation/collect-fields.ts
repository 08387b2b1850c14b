/** The fields of selection sets, with those of their fragments. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

export interface FieldUse {
  readonly node: FieldNode;
  readonly responseName: string;
  /** The type that has the field: of the selection, or of the fragment. */
  readonly parent: GraphQLNamedType;
  /** Undefined for `__typename`, which every type has. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** The type of its value, without lists. */
  readonly type: GraphQLNamedType | undefined;
}

export interface FragmentedDocument {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface TypedSelection {
  readonly set: SelectionSetNode;
  readonly parent: GraphQLNamedType;
}

const META_FIELDS = [SchemaMetaFieldDef, TypeMetaFieldDef];

/** Expands each fragment once, because its fields do not depend on where it is spread. */
export function collectFields(
  selections: readonly TypedSelection[],
  document: FragmentedDocument,
): FieldUse[] {
  const found: FieldUse[] = [];
  const seen = new Set<string>();
  const visit = ({ set, parent }: TypedSelection): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) found.push(useOf(selection, parent));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        visit({
          set: selection.selectionSet,
          parent: typeNamed(selection.typeCondition?.name.value) ?? parent,
        });
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = document.fragments.get(selection.name.value);
        const type = typeNamed(fragment?.typeCondition.name.value);
        if (fragment && type) visit({ set: fragment.selectionSet, parent: type });
      }
    }
  };
  const typeNamed = (name: string | undefined): GraphQLNamedType | undefined =>
    name === undefined ? undefined : document.schema.getType(name);
  for (const selection of selections) visit(selection);
  return found;
}

function useOf(node: FieldNode, parent: GraphQLNamedType): FieldUse {
  const name = node.name.value;
  const known = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  const field = known ?? META_FIELDS.find((meta) => meta.name === name);
  const responseName = node.alias?.value ?? name;
  return { node, responseName, parent, field, type: field && getNamedType(field.type) };
}
