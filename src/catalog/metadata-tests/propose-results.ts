/** Evaluates tests for entities, and proposes the results that changed. */
import { findUrn } from '../../model/urn.js';
import type { MetadataModel, AuditStamp } from '../../model/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import { inExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import type { StoredTest } from './stored-tests.js';
import { aspectsOf, evaluateDefinition, type TestedEntity, type Outcome } from './evaluate-definition.js';
import type { Evaluation, EvaluationDeps } from './evaluation-deps.js';

/** An entity whose results changed. */
export interface ChangedEntity {
  readonly urn: string;
  /** Stores the results, unless another writer has stored them in the meantime. */
  readonly proposal: Proposal;
  readonly changed: readonly {
    readonly test: StoredTest;
    readonly outcome: MergedResults['changed'][number]['outcome'];
  }[];
}

/** Reads the entities with one statement. Soft-deleted entities, and those of types without results, are left out. */
export async function proposeResults(
  { model, entities, clock, system, observer }: EvaluationDeps,
  { urns, tests }: Evaluation,
): Promise<ChangedEntity[]> {
  const wanted = urns.filter((urn) => hasResults(model, urn));
  if (wanted.length === 0) return [];
  const names = [
    ...new Set([...tests.flatMap(({ definition }) => aspectsOf(definition)), TEST_RESULTS, 'status']),
  ];
  const found = await entities.findAspects(wanted.map((urn) => ({ urn, names })));
  const byUrn = new Map(tests.map((test) => [test.urn, test]));
  const stamp = { time: clock.now(), actor: system };
  const counted = { passing: 0, failing: 0 };
  const batch = [...found.values()].flatMap((entity) => {
    if (payloadOf(entity, 'status')?.['removed'] === true) return [];
    const tested = testedEntity(model, entity);
    const outcomes = tests.map(({ urn, md5, definition }) => ({
      test: urn,
      md5,
      outcome: evaluateDefinition(definition, tested),
    }));
    for (const { outcome } of outcomes) {
      if (outcome === 'SUCCESS') counted.passing += 1;
      if (outcome === 'FAILURE') counted.failing += 1;
    }
    const stored = payloadOf(entity, TEST_RESULTS) as unknown as TestResults | undefined;
    const merged = mergeResults(stored, outcomes, stamp);
    if (merged === undefined) return [];
    const changed = merged.changed.flatMap(({ test, outcome }) => {
      const known = byUrn.get(test);
      return known === undefined ? [] : [{ test: known, outcome }];
    });
    return [{ urn: entity.urn, proposal: proposalOf(entity, merged.results), changed }];
  });
  observer.evaluated(counted);
  return batch;
}

function hasResults(model: MetadataModel, urn: string): boolean {
  // The model may no longer have the type.
  const entity = model.entities.get(findUrn(urn)?.entityType ?? '');
  return entity?.aspects.includes(TEST_RESULTS) === true;
}

/** A key aspect follows from the URN, so it need not be stored. */
function testedEntity(model: MetadataModel, entity: StoredEntity): TestedEntity {
  const { keyAspect } = model.getEntity(entity.type);
  return {
    ...{ urn: entity.urn, type: entity.type },
    payloadOf: (aspect) =>
      aspect === keyAspect ? model.keyPayload(model.parseUrn(entity.urn)).value : payloadOf(entity, aspect),
  };
}

function proposalOf({ urn, aspects }: StoredEntity, results: TestResults): Proposal {
  return inExisting({
    ...{ urn, aspectName: TEST_RESULTS, changeType: 'UPSERT', value: JSON.stringify(results) },
    ifVersion: aspects.get(TEST_RESULTS)?.version ?? 0,
  });
}

// The aspect `testResults`: which tests an entity passes and fails.

export const TEST_RESULTS = 'testResults';

interface TestResult {
  readonly test: string;
  readonly type: Outcome;
  readonly testDefinitionMd5?: string;
  readonly lastComputed?: AuditStamp;
}

export interface TestResults {
  readonly passing: readonly TestResult[];
  readonly failing: readonly TestResult[];
}

/** The result of an evaluation. */
export interface NewResult {
  /** URN. */
  readonly test: string;
  /** MD5 digest of the text of the definition. */
  readonly md5: string;
  /** Undefined if the test does not select the entity. */
  readonly outcome: Outcome | undefined;
}

interface MergedResults {
  readonly results: TestResults;
  /** Results that are new, or that another definition gave. */
  readonly changed: readonly (NewResult & { readonly outcome: Outcome })[];
}

/**
 * Replaces the results of the evaluated tests. Results of other tests stay, and so does the time of a result that is the same.
 * @returns undefined if nothing changes
 */
export function mergeResults(
  stored: TestResults | undefined,
  evaluated: readonly NewResult[],
  stamp: AuditStamp,
): MergedResults | undefined {
  const before = stored ?? { passing: [], failing: [] };
  const byTest = new Map(evaluated.map((result) => [result.test, result]));
  const isCurrent = (entry: TestResult, outcome: Outcome): boolean => {
    const found = byTest.get(entry.test);
    if (found === undefined) return true;
    return found.outcome === outcome && entry.type === outcome && entry.testDefinitionMd5 === found.md5;
  };
  const passing = before.passing.filter((entry) => isCurrent(entry, 'SUCCESS'));
  const failing = before.failing.filter((entry) => isCurrent(entry, 'FAILURE'));
  const kept = new Set([...passing, ...failing].map(({ test }) => test));
  const changed = evaluated.filter(
    (result): result is MergedResults['changed'][number] =>
      result.outcome !== undefined && !kept.has(result.test),
  );
  const isSame =
    changed.length === 0 &&
    passing.length === before.passing.length &&
    failing.length === before.failing.length;
  if (isSame) return undefined;
  const added = (outcome: Outcome): TestResult[] =>
    changed
      .filter((result) => result.outcome === outcome)
      .map(({ test, md5 }) => ({ test, type: outcome, testDefinitionMd5: md5, lastComputed: stamp }));
  return {
    results: { passing: [...passing, ...added('SUCCESS')], failing: [...failing, ...added('FAILURE')] },
    changed,
  };
}
