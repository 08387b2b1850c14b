/** Measures depth, breadth and cost of an operation before it runs. */
import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  __Schema,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface OperationSize {
  readonly depth: number;
  readonly breadth: number;
  readonly cost: number;
}

export interface Measured {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Counting stops above this breadth, so that a malicious request is cheap to measure. */
  readonly stopAt: number;
}

/** Assumed length of a list that no argument limits. */
const USUAL_LENGTH = 5;
/** Arguments with the size of a page; also as members of `input`. */
const PAGE_ARGUMENTS = ['count', 'limit', 'first', 'maxNodes'];

/** Excludes introspection from the depth: clients select types of types, and GraphQL's own rules limit that. */
export function measureOperation(measured: Measured): OperationSize {
  const size = { depth: 0, breadth: 0, cost: 0 };
  const visit = (set: SelectionSetNode, type: GraphQLNamedType, at: SelectionContext): void => {
    const costs = new Map<GraphQLNamedType, number>();
    for (const selection of set.selections) {
      if (size.breadth > measured.stopAt) return;
      if (selection.kind === Kind.FIELD) {
        visitField(selection, type, at);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : measured.fragments.get(selection.name.value);
      const other = typeNamed(fragment?.typeCondition?.name.value) ?? type;
      const before = size.cost;
      if (fragment !== undefined) visit(fragment.selectionSet, other, at);
      if (other === type || !isObjectType(other)) continue;
      costs.set(other, (costs.get(other) ?? 0) + size.cost - before);
      size.cost = before;
    }
    // A value has one of the types, so only the costs of the most expensive one count.
    size.cost += Math.max(0, ...costs.values());
  };
  const typeNamed = (name: string | undefined): GraphQLNamedType | undefined =>
    name === undefined ? undefined : measured.schema.getType(name);

  const visitField = (
    node: FieldNode,
    parent: GraphQLNamedType,
    { depth, items, page }: SelectionContext,
  ): void => {
    size.breadth += 1;
    size.cost += items;
    size.depth = Math.max(size.depth, depth);
    const field = fieldOf(measured.schema, parent, node.name.value);
    if (field === undefined || node.selectionSet === undefined) return;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return;
    const pageLength = pageSize(field, node, measured.variables) ?? page;
    const isList = isListType(getNullableType(field.type));
    visit(node.selectionSet, type, {
      depth: isIntrospectionType(type) ? depth : depth + 1,
      items: isList ? items * (pageLength ?? usualLength(field, measured.schema)) : items,
      // The list that a page size limits is often one level below the field that has the argument.
      page: isList ? undefined : pageLength,
    });
  };
  const root = measured.schema.getRootType(measured.operation.operation);
  if (root) visit(measured.operation.selectionSet, root, { depth: 1, items: 1, page: undefined });
  return size;
}

interface SelectionContext {
  readonly depth: number;
  /** Number of objects that have this selection. */
  readonly items: number;
  /** Page size of a field above whose list has not been reached yet. */
  readonly page: number | undefined;
}

type AnyField = GraphQLField<unknown, unknown>;

/** The fields that introspection starts with; no type lists them. */
const META_FIELDS = new Map<string, AnyField>(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

function fieldOf(schema: GraphQLSchema, parent: GraphQLNamedType, name: string): AnyField | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  return parent.getFields()[name] ?? (parent === schema.getQueryType() ? META_FIELDS.get(name) : undefined);
}

function usualLength(field: AnyField, schema: GraphQLSchema): number {
  return field === __Schema.getFields()['types'] ? Object.keys(schema.getTypeMap()).length : USUAL_LENGTH;
}

/** Returns no arguments if a required one is missing: the execution reports that. */
function argumentsOf(
  field: AnyField,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

function pageSize(
  field: AnyField,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): number | undefined {
  const values = argumentsOf(field, node, variables);
  for (const holder of [values, values['input']] as (Record<string, unknown> | null | undefined)[]) {
    for (const name of PAGE_ARGUMENTS) {
      const value = holder?.[name];
      if (typeof value === 'number') return Math.max(1, value);
    }
    const urns = holder?.['urns'];
    if (Array.isArray(urns)) return Math.max(1, urns.length);
  }
  return undefined;
}
