/**
 * Fields of one response name must be mergeable: the same shape, and the same field with the same arguments where one object can have both.
 * The rule of the library compares pairs, and gives up on documents with fragments for many types. This one looks at each field once per
 * group, as in the algorithm by Simon Adameit. A set of fields is checked once, however many spreads of fragments lead to it.
 */
import {
  GraphQLError,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { collectFields, type FieldUse, type FragmentedDocument } from './collect-fields.js';
import { callOf, shapeOf } from './field-keys.js';

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
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
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
const MOST_CONFLICTS = 100;

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
    if (this.conflicts.length >= MOST_CONFLICTS) return;
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
