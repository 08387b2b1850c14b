/** Evaluates tests for entities and stores the results, together with the changes of actions. */
import { batchesOf } from '../../core/batches.js';
import { NO_REQUEST } from '../../core/request-facts.js';
import { CatalogError, hasCode, isTemporary, limitExceeded } from '../../core/errors.js';
import type { AuditStamp } from '../../model/types.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { Proposal } from '../writes/types.js';
import { inExisting } from '../commands/store.js';
import { proposeDomains } from '../domains/domain-commands.js';
import { proposeLabelRemoval, proposeLabels, TAGS, TERMS } from '../labels.js';
import { proposeOwnerRemoval, proposeOwners, isSystemType, ownershipOf } from '../ownership/owners.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { EntityReader } from '../entities/types.js';
import { type StoredTest, readTests } from './stored-tests.js';
import type { ActionType, TestAction } from './definition.js';
import { type Evaluation, type EvaluationDeps, NO_TEST_OBSERVER } from './evaluation-deps.js';
import { proposeResults, type ChangedEntity, type TestResults, TEST_RESULTS } from './propose-results.js';

/** Entities that are read, evaluated and written together. */
export const BATCH_SIZE = 200;
const MAX_ATTEMPTS = 5;

/**
 * Evaluates the tests. One statement reads the entities, and one transaction stores what changes; actions take up to three statements more.
 * @returns number of entities whose results changed
 * @throws UNAVAILABLE, DEADLINE_EXCEEDED, OVERLOADED
 */
export async function evaluateEntities(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  try {
    return await evaluateTogether(deps, evaluation);
  } catch (error) {
    if (!(error instanceof CatalogError) || isTemporary(error)) throw error;
    const { urns } = evaluation;
    const [only = ''] = urns;
    if (urns.length > 1) return evaluateHalves(deps, evaluation);
    deps.observer.failed('entity');
    deps.onFailure?.(only, error);
    return 0;
  }
}

/** Finds the entity that cannot be stored. The others are not affected by it. */
async function evaluateHalves(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  const { urns } = evaluation;
  const middle = Math.ceil(urns.length / 2);
  const first = await evaluateEntities(deps, { ...evaluation, urns: urns.slice(0, middle) });
  return first + (await evaluateEntities(deps, { ...evaluation, urns: urns.slice(middle) }));
}

async function evaluateTogether(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    // Repeated attempts are the same evaluation.
    const observer = attempt === 1 ? deps.observer : NO_TEST_OBSERVER;
    const batch = await proposeResults({ ...deps, observer }, evaluation);
    if (batch.length === 0) return 0;
    const actions = evaluation.acts ? await proposeActions(deps, batch) : [];
    try {
      await deps.writer.write([...batch.map(({ proposal }) => proposal), ...actions], {
        actor: deps.system,
        facts: NO_REQUEST,
      });
      return batch.length;
    } catch (error) {
      // Another writer has stored results, or deleted an entity.
      if (!hasCode(error, 'PRECONDITION_FAILED', 'NOT_FOUND')) throw error;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

// Decides which actions of tests may change which entities.

interface Act {
  readonly test: StoredTest;
  readonly proposal: Proposal;
}

/**
 * Returns the changes of the actions of all changed results. An action is left out if it adds something that no longer exists, or if the
 * author of its test may not make the change.
 */
async function proposeActions(deps: EvaluationDeps, batch: readonly ChangedEntity[]): Promise<Proposal[]> {
  const stamp = { time: deps.clock.now(), actor: deps.system };
  const planned = batch.flatMap(({ urn, changed }) =>
    changed.flatMap(({ test, outcome }) => {
      const actions = test.definition.actions[outcome === 'SUCCESS' ? 'passing' : 'failing'];
      return actions.map((action) => ({ test, action, urn }));
    }),
  );
  const added = [...new Set(planned.flatMap(({ action }) => addedBy(action)))];
  const existing = added.length === 0 ? new Map<string, string>() : await deps.entities.findNames(added);
  const possible = planned.filter(({ action }) => addedBy(action).every((urn) => isThere(existing, urn)));
  const acts = possible.map(({ test, action, urn }): Act => ({
    test,
    proposal: proposeAction(action, { urn, stamp }),
  }));
  return permitted(deps, acts);
}

/** Built-in kinds of ownership exist in every catalog. */
function isThere(existing: ReadonlyMap<string, string>, urn: string): boolean {
  return existing.has(urn) || isSystemType(urn);
}

/** Asks once for each author. */
async function permitted(
  { mayChange, onRefused }: EvaluationDeps,
  acts: readonly Act[],
): Promise<Proposal[]> {
  const allowed: Proposal[] = [];
  for (const author of new Set(acts.map(({ test }) => test.author))) {
    const own = acts.filter(({ test }) => test.author === author);
    const verdicts = await mayChange(
      author,
      own.map(({ proposal }) => proposal),
    );
    const refused = own.filter((_, index) => verdicts[index] !== true);
    allowed.push(...own.filter((_, index) => verdicts[index] === true).map(({ proposal }) => proposal));
    for (const test of new Set(refused.map((act) => act.test.urn)))
      onRefused?.({ test, author, actions: refused.filter((act) => act.test.urn === test).length });
  }
  return allowed;
}

// The changes that follow from the result of a test.

interface Target {
  /** URN of the entity. */
  readonly urn: string;
  readonly stamp: AuditStamp;
}

type Propose = (action: TestAction, target: Target) => Proposal;

const PROPOSALS: Readonly<Record<ActionType, Propose>> = {
  add_tags: ({ values }, { urn, stamp }) => proposeLabels(TAGS, { resource: { urn }, labels: values, stamp }),
  remove_tags: ({ values }, { urn }) => proposeLabelRemoval(TAGS, { resource: { urn }, labels: values }),
  add_terms: ({ values }, { urn, stamp }) =>
    proposeLabels(TERMS, { resource: { urn }, labels: values, stamp }),
  remove_terms: ({ values }, { urn }) => proposeLabelRemoval(TERMS, { resource: { urn }, labels: values }),
  add_owners: ({ values, ownershipType: typeUrn }, { urn, stamp }) => {
    const kind = typeUrn === undefined ? { type: 'TECHNICAL_OWNER' as const } : { typeUrn };
    const owners = values.map((owner) => ownershipOf(owner, kind));
    return proposeOwners(urn, owners, stamp);
  },
  remove_owners: ({ values, ownershipType: typeUrn }, { urn, stamp }) =>
    proposeOwnerRemoval(urn, { owners: values, typeUrn }, stamp),
  set_domain: ({ values }, { urn }) => proposeDomains(urn, values),
  unset_domain: (_, { urn }) => proposeDomains(urn, []),
};

/** Returns the change of one action. It never creates the entity. */
function proposeAction(action: TestAction, target: Target): Proposal {
  return inExisting(PROPOSALS[action.type](action, target));
}

/** Returns the URNs that the action adds, which must exist. */
export function addedBy({ type, values, ownershipType }: TestAction): readonly string[] {
  if (!/^(add|set)_/.test(type)) return [];
  return ownershipType === undefined ? values : [...values, ownershipType];
}

/** The results of an entity: URNs of tests. */
interface EntityResults {
  readonly urn: string;
  readonly passing: readonly string[];
  readonly failing: readonly string[];
}

/** Evaluates all tests for entities. */
export type EvaluateNow = (urns: readonly string[]) => Promise<EntityResults[]>;

/**
 * Stores the results, carries out actions, and resolves with one item for each entity, in the given order. Soft-deleted entities keep the
 * results that they have.
 * @throws LIMIT_EXCEEDED; INVALID_URN; NOT_FOUND for a missing entity
 */
export function createEvaluateNow(deps: EvaluationDeps & { readonly entities: EntityReader }): EvaluateNow {
  return async (texts) => {
    const urns = [...new Set(texts.map((text) => deps.model.parseUrn(text).text))];
    if (urns.length > MAX_PAGE_SIZE)
      throw limitExceeded('/urns', `At most ${MAX_PAGE_SIZE} entities at once`, `at most ${MAX_PAGE_SIZE}`);
    const { evaluated: tests } = await readTests(deps.model, deps.entities);
    for (const batch of batchesOf(urns, BATCH_SIZE))
      await evaluateEntities(deps, { urns: batch, tests, acts: true });
    const found = await deps.entities.findEntities(urns, [TEST_RESULTS]);
    return urns.map((urn, index) => {
      const entity = found[index];
      if (entity === undefined)
        throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`, {
          urn,
          path: '/urns',
          rule: 'entities that exist',
        });
      const results = payloadOf(entity, TEST_RESULTS) as unknown as TestResults | undefined;
      const testsIn = (list: keyof TestResults): string[] => (results?.[list] ?? []).map(({ test }) => test);
      return { urn, passing: testsIn('passing'), failing: testsIn('failing') };
    });
  };
}
