/**
 * Fields of one response name must be mergeable: the same shape, and the same field with the same arguments where one object can have both.
 * The rule of the library compares pairs, and gives up on documents with fragments for many types. This one looks at each field once per
 * group, as in the algorithm by Simon Adameit. A set of fields is checked once, however many spreads of fragments lead to it.
 */
import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  print,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { fragmentsOf } from './selection.js';

interface MergeableDeps {
  readonly schema: GraphQLSchema;
  /** How often fields may be looked at. */
  readonly budget: number;
}

/** Thrown for a document that is too large to be checked. */
export class TooManyFields extends Error {}

/**
 * Returns the conflicts, at most one per pair of fields. The document must be valid by all other rules.
 * @throws TooManyFields
 */
export function findConflicts(document: DocumentNode, { schema, budget }: MergeableDeps): GraphQLError[] {
  const fragments = fragmentsOf(document);
  const check = new Check({ schema, fragments }, budget);
  for (const each of document.definitions) {
    const root = each.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(each.operation) : undefined;
    if (each.kind !== Kind.OPERATION_DEFINITION || !root) continue;
    const fields = collectFields([{ set: each.selectionSet, parent: root }], { schema, fragments });
    check.sameShape(fields);
    check.sameFields(fields);
  }
  return check.conflicts;
}

/** As many as the other rules report. */
const MAX_CONFLICTS = 100;

class Check {
  readonly conflicts: GraphQLError[] = [];
  readonly #ids = new Map<FieldNode, number>();
  readonly #shapesChecked = new Set<string>();
  readonly #fieldsChecked = new Set<string>();

  constructor(
    private readonly document: FragmentedDocument,
    private budget: number,
  ) {}

  /** All fields of one response name have one shape, whatever objects have them. As in the library, `__typename` fits every shape. */
  sameShape(fields: readonly FieldUse[]): void {
    if (!this.#isNew(fields, this.#shapesChecked)) return;
    for (const group of groupsOf(fields, ({ responseName }) => responseName)) {
      const typed = group.filter(({ field }) => field !== undefined);
      const other = this.#differing(typed, shapeOf);
      if (other === undefined) this.sameShape(this.#below(typed));
      else this.#report(typed[0], other, `they return conflicting types ${typesText(typed[0], other)}`);
    }
  }

  /** Fields of one response name that one object can have are the same field with the same arguments. */
  sameFields(fields: readonly FieldUse[]): void {
    if (!this.#isNew(fields, this.#fieldsChecked)) return;
    for (const group of groupsOf(fields, ({ responseName }) => responseName)) {
      for (const together of byObject(group)) {
        const other = this.#differing(together, callOf);
        if (other === undefined) this.sameFields(this.#below(together));
        else this.#report(together[0], other, difference(together[0], other));
      }
    }
  }

  /** Notes the set, unless it is known. The node of a field tells everything else about it. */
  #isNew(fields: readonly FieldUse[], known: Set<string>): boolean {
    this.#look(fields.length);
    const ids = new Set<number>();
    for (const { node } of fields) {
      let id = this.#ids.get(node);
      if (id === undefined) this.#ids.set(node, (id = this.#ids.size));
      ids.add(id);
    }
    const key = [...ids].sort((one, other) => one - other).join();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  }

  #look(fields: number): void {
    this.budget -= fields;
    if (this.budget < 0) throw new TooManyFields('The document selects too many fields');
  }

  #differing(group: readonly FieldUse[], keyOf: (use: FieldUse) => string): FieldUse | undefined {
    this.#look(group.length);
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) return undefined;
    const key = keyOf(first);
    return others.find((other) => other.node !== first.node && keyOf(other) !== key);
  }

  #below(group: readonly FieldUse[]): FieldUse[] {
    return collectFields(
      group.flatMap(({ node, type }) =>
        node.selectionSet && type ? [{ set: node.selectionSet, parent: type }] : [],
      ),
      this.document,
    );
  }

  #report(one: FieldUse | undefined, other: FieldUse, reason: string): void {
    const message = `Fields "${other.responseName}" conflict because ${reason}. Use different aliases on the fields to fetch both if this was intentional.`;
    const nodes = one === undefined ? [other.node] : [one.node, other.node];
    if (this.conflicts.length >= MAX_CONFLICTS) return;
    const isKnown = this.conflicts.some(({ nodes: known }) =>
      known?.every((node, index) => node === nodes[index]),
    );
    if (!isKnown) this.conflicts.push(new GraphQLError(message, { nodes }));
  }
}

function groupsOf(fields: readonly FieldUse[], keyOf: (use: FieldUse) => string): Iterable<FieldUse[]> {
  const groups = new Map<string, FieldUse[]>();
  for (const use of fields) {
    const key = keyOf(use);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [use]);
    else group.push(use);
  }
  return groups.values();
}

/** The fields that one object can have: those of each object type, with those of interfaces and unions. */
function byObject(group: readonly FieldUse[]): Iterable<FieldUse[]> {
  if (group.length === 1) return [[...group]];
  const ofAny = group.filter(({ parent }) => !isObjectType(parent));
  const ofObjects = group.filter(({ parent }) => isObjectType(parent));
  if (ofObjects.length === 0) return [ofAny];
  return [...groupsOf(ofObjects, ({ parent }) => parent.name)].map((each) => [...ofAny, ...each]);
}

function typesText(one: FieldUse | undefined, other: FieldUse): string {
  return `"${String(one?.field?.type)}" and "${String(other.field?.type)}"`;
}

function difference(one: FieldUse | undefined, other: FieldUse): string {
  const [name, otherName] = [one?.node.name.value ?? '', other.node.name.value];
  return name === otherName
    ? 'they have differing arguments'
    : `"${name}" and "${otherName}" are different fields`;
}

/** Returns a text that is equal for fields of the same shape: lists and what may be null, and the type if it has no fields. */
function shapeOf({ field }: FieldUse): string {
  if (field === undefined) return '';
  const named = getNamedType(field.type);
  const text = String(field.type);
  return isLeafType(named) ? text : text.replace(named.name, '');
}

/** Returns a text that is equal for the same field with the same arguments, whose order does not matter. */
function callOf({ node }: FieldUse): string {
  return `${node.name.value}${argumentsText(node)}`;
}

function argumentsText({ arguments: given = [] }: FieldNode): string {
  const texts = given.map(({ name, value }) => `${name.value}:${valueText(value)}`);
  return `(${texts.sort().join(',')})`;
}

function valueText(value: ValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values.map(valueText).join(',')}]`;
  if (value.kind !== Kind.OBJECT) return print(value);
  const members = value.fields.map((member) => `${member.name.value}:${valueText(member.value)}`);
  return `{${members.sort().join(',')}}`;
}

interface FieldUse {
  readonly node: FieldNode;
  readonly responseName: string;
  /** The type that has the field: of the selection, or of the fragment. */
  readonly parent: GraphQLNamedType;
  /** Undefined for `__typename`, which every type has. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** The type of its value, without lists. */
  readonly type: GraphQLNamedType | undefined;
}

interface FragmentedDocument {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface TypedSelection {
  readonly set: SelectionSetNode;
  readonly parent: GraphQLNamedType;
}

const META_FIELDS = [SchemaMetaFieldDef, TypeMetaFieldDef];

/**
 * Returns the fields of selection sets with those of their fragments. Expands each fragment once, because its fields do not depend on where
 * it is spread.
 */
function collectFields(selections: readonly TypedSelection[], document: FragmentedDocument): FieldUse[] {
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
