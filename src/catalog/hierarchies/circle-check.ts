/**
 * Prevents circles in the hierarchies of term groups, domains and documents. Moves of one transaction are checked in order, each with the
 * result of the previous ones. Moves of different transactions wait for one another.
 */
import { collectTexts } from '../../core/texts.js';
import { CatalogError } from '../../core/errors.js';
import { isJsonObject, type JsonValue } from '../../core/json.js';
import type { AspectRule, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';
import { withErrorIndex } from '../writes/prepare-proposals.js';
import { parentFieldOf } from './hierarchy.js';

interface ParentField {
  readonly aspect: string;
  readonly member: string;
  /** Member of the record in `member` that holds the URN; absent if `member` itself holds it. */
  readonly inner?: string;
  /** Start of the URNs of parents. Patches name other URNs too; absent if each of them could be a parent. */
  readonly prefix?: string;
}

/** The field with the parent, by entity types that can be parents. */
const PARENT_TYPE_FIELDS: Readonly<Record<string, ParentField | undefined>> = {
  glossaryNode: parentFieldOf('glossaryNode'),
  domain: parentFieldOf('domain'),
  document: {
    ...{ aspect: 'documentInfo', member: 'parentDocument', inner: 'document' },
    prefix: 'urn:li:document:',
  },
};
const ASPECTS = Object.values(PARENT_TYPE_FIELDS).flatMap((parentField) => parentField?.aspect ?? []);

/** Terms cannot be parents. */
const TERM = 'urn:li:glossaryTerm:';

/** Terms have parents, too, but cannot close a circle, so their writes need not read further ancestors. */
const PARENT_FIELDS: Readonly<Record<string, ParentField | undefined>> = {
  ...PARENT_TYPE_FIELDS,
  glossaryTerm: parentFieldOf('glossaryTerm'),
};

/** Maximum number of levels above an entity, and of levels read for one write. */
const MAX_DEPTH = 100;

/** Parents by URN, of all ancestors of the new parents. */
type Parents = ReadonlyMap<string, string>;

/** Sends two statements if a step may name a new parent, otherwise none. */
export const hierarchyRule: AspectRule<Parents> = {
  aspects: Object.values(PARENT_FIELDS).flatMap((parentField) => parentField?.aspect ?? []),
  locks: async (steps, { run, load, at }) => {
    if (newParents(steps).length > 0) await run(load('writes/lock-hierarchies'), { at });
    return { known: new Map() };
  },
  reads: (steps, context) => readParents(newParents(steps), context),
  check: checkHierarchies,
};

/** Returns the URNs that the operations may make parents; none for most writes, which then need no further statement. */
export function newParents(operations: readonly WriteStep[]): string[] {
  const parents = new Set<string>();
  for (const operation of operations) {
    const parentField = PARENT_TYPE_FIELDS[operation.entity.name];
    if (operation.aspect.name !== parentField?.aspect) continue;
    const { member, prefix = 'urn:' } = parentField;
    if (operation.kind === 'put') collectTexts(operation.payload.value[member], parents, prefix);
    // Any text of a patch may be a URN, so the result contains at least all new parents.
    if (operation.kind === 'patch') collectTexts(operation.patch, parents, prefix);
  }
  return [...parents];
}

async function readParents(parents: readonly string[], { run, load }: LoadContext): Promise<Parents> {
  if (parents.length === 0) return new Map();
  const rows = await run(load('writes/list-parents'), { urns: parents, aspects: ASPECTS });
  return new Map(rows.map(({ child, parent }) => [child, parent]));
}

/** @throws INVALID_ASPECT for a circle, for a term as parent, and for too many levels */
function checkHierarchies(
  steps: readonly WriteStep[],
  { before, changed, find, known }: RuleContext<Parents>,
): void {
  const parentNow = (urn: string): string | undefined => {
    const state = find(urn);
    const parentField = state && PARENT_TYPE_FIELDS[state.definition.name];
    return parentField !== undefined && state?.readAspects.has(parentField.aspect) === true
      ? parentIn(state)
      : known.get(urn);
  };
  for (const [urn, state] of changed) {
    const parent = parentIn(state);
    const initial = before.get(urn);
    if (parent === undefined || (initial !== undefined && parentIn(initial) === parent)) continue;
    const fault = findParentFault(urn, parent, parentNow);
    if (fault === undefined) continue;
    const parentField = PARENT_FIELDS[state.definition.name];
    const operation = steps.findLast(
      (each) => each.urn.text === urn && each.aspect.name === parentField?.aspect,
    );
    withErrorIndex(operation?.index ?? 0, () => {
      throw new CatalogError('INVALID_ASPECT', `${urn} cannot be placed in ${parent}, ${fault.why}`, {
        path: `/${parentField?.member ?? ''}`,
        rule: fault.rule,
      });
    });
  }
}

function parentIn(state: EntityState): string | undefined {
  const parentField = PARENT_FIELDS[state.definition.name];
  const member: JsonValue | undefined =
    parentField && aspectValue(state.aspects.get(parentField.aspect))?.[parentField.member];
  const inner = parentField?.inner;
  const value = inner !== undefined && isJsonObject(member) ? member[inner] : member;
  return typeof value === 'string' ? value : undefined;
}

interface Fault {
  readonly why: string;
  readonly rule: string;
}

/** Ignores a circle among the ancestors that does not contain the entity, because the write did not create it. */
function findParentFault(
  urn: string,
  parent: string,
  parentOf: (urn: string) => string | undefined,
): Fault | undefined {
  if (parent.startsWith(TERM))
    return { why: 'which is a term', rule: 'a term cannot contain other entities' };
  const met = new Set<string>();
  let above: string | undefined = parent;
  while (above !== undefined && !met.has(above)) {
    if (above === urn) return { why: 'which is inside it', rule: 'hierarchies have no cycles' };
    if (met.size === MAX_DEPTH)
      return { why: `which is more than ${MAX_DEPTH} levels deep`, rule: `at most ${MAX_DEPTH} levels` };
    met.add(above);
    above = parentOf(above);
  }
  return undefined;
}
