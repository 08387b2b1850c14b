/**
 * Keeps glossary groups and domains from standing in themselves. Moves of one transaction are checked in their order, on what the
 * moves before have made of the hierarchy; moves of different transactions wait for one another.
 */
import { CatalogError } from '../../core/errors.js';
import type { JsonValue } from '../../core/json.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { RunStatement } from '../../neo4j/database.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import type { WriteStep, WriteJob } from '../writes/write-steps.js';
import { atIndex } from '../writes/prepare-proposals.js';

interface ParentField {
  readonly aspect: string;
  readonly member: string;
}

/** By entity type, in which others may stand: the aspect that names what an entity stands in, and its member. */
const HOLDERS: Readonly<Record<string, ParentField | undefined>> = {
  glossaryNode: { aspect: 'glossaryNodeInfo', member: 'parentNode' },
  domain: { aspect: 'domainProperties', member: 'parentDomain' },
};
const ASPECTS = Object.values(HOLDERS).flatMap((place) => place?.aspect ?? []);

/** Nothing stands in a term. */
const TERM = 'urn:li:glossaryTerm:';

/** Terms stand in groups, too, but close no circle: their writes need not look further up. */
const PLACES: Readonly<Record<string, ParentField | undefined>> = {
  ...HOLDERS,
  glossaryTerm: { aspect: 'glossaryTermInfo', member: 'parentNode' },
};

/** Levels above an entity: what is read of a hierarchy for one write. */
const MAX_DEPTH = 100;

type States = ReadonlyMap<string, EntityState>;

/** Parents by URN, of all that may be met on the way up from a new parent. */
export type Parents = ReadonlyMap<string, string>;

/** URNs that the operations may make parents; none for nearly all writes, which then cost nothing. */
export function newParents(operations: readonly WriteStep[]): string[] {
  const parents = new Set<string>();
  for (const operation of operations) {
    const place = HOLDERS[operation.entity.name];
    if (operation.aspect.name !== place?.aspect) continue;
    if (operation.kind === 'put') collectUrns(operation.payload.value[place.member], parents);
    if (operation.kind === 'patch') collectUrns(operation.patch, parents);
  }
  return [...parents];
}

/** Of a patch any text that may be a URN: more are looked up than needed, never fewer. */
function collectUrns(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && value.startsWith('urn:')) found.add(value);
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectUrns(part, found);
}

/** Before entities are locked. One statement, where there may be new parents. */
export async function lockHierarchies(
  parents: readonly string[],
  at: number,
  { run, load }: { readonly run: RunStatement; readonly load: LoadStatement },
): Promise<void> {
  if (parents.length > 0) await run(load('writes/lock-hierarchies'), { at });
}

/** Under the lock. One statement, where there may be new parents. */
export async function readParents(
  parents: readonly string[],
  { run, load }: { readonly run: RunStatement; readonly load: LoadStatement },
): Promise<Parents> {
  if (parents.length === 0) return new Map();
  const rows = await run(load('writes/list-parents'), { urns: parents, aspects: ASPECTS });
  return new Map(rows.map((row) => [row['child'] as string, row['parent'] as string]));
}

/**
 * @param states before the job, and what the job has changed
 * @throws INVALID_ASPECT when something would stand in itself
 */
export function checkHierarchies(
  job: WriteJob,
  states: { readonly before: States; readonly changed: States },
  stored: Parents,
): void {
  const parentNow = (urn: string): string | undefined => {
    const state = states.changed.get(urn) ?? states.before.get(urn);
    const place = state && HOLDERS[state.definition.name];
    return place !== undefined && state?.asked.has(place.aspect) === true ? parentIn(state) : stored.get(urn);
  };
  for (const [urn, state] of states.changed) {
    const parent = parentIn(state);
    const before = states.before.get(urn);
    if (parent === undefined || (before !== undefined && parentIn(before) === parent)) continue;
    const fault = faultAbove(urn, parent, parentNow);
    if (fault === undefined) continue;
    const place = PLACES[state.definition.name];
    const operation = job.steps.findLast(
      (each) => each.urn.text === urn && each.aspect.name === place?.aspect,
    );
    atIndex(operation?.index ?? 0, () => {
      throw new CatalogError('INVALID_ASPECT', `${urn} cannot stand in ${parent}, ${fault.why}`, {
        path: `/${place?.member ?? ''}`,
        rule: fault.rule,
      });
    });
  }
}

function parentIn(state: EntityState): string | undefined {
  const place = PLACES[state.definition.name];
  const value: JsonValue | undefined = place && aspectValue(state.aspects.get(place.aspect))?.[place.member];
  return typeof value === 'string' ? value : undefined;
}

interface Fault {
  readonly why: string;
  readonly rule: string;
}

/** A circle further up that was there already is not this entity's. */
function faultAbove(
  urn: string,
  parent: string,
  parentOf: (urn: string) => string | undefined,
): Fault | undefined {
  if (parent.startsWith(TERM)) return { why: 'which is a term', rule: 'nothing stands in a term' };
  const met = new Set<string>();
  let above: string | undefined = parent;
  while (above !== undefined && !met.has(above)) {
    if (above === urn) return { why: 'which stands in it', rule: 'nothing stands in itself' };
    if (met.size === MAX_DEPTH)
      return { why: `which stands more than ${MAX_DEPTH} levels deep`, rule: `at most ${MAX_DEPTH} levels` };
    met.add(above);
    above = parentOf(above);
  }
  return undefined;
}
