/** Evaluates tests for entities, and proposes the results that changed. */
import { findUrn } from '../../../model/urn/parse-urn.js';
import type { MetadataModel } from '../../../model/types.js';
import { payloadOf } from '../../entities/payload-of.js';
import type { StoredEntity } from '../../entities/types.js';
import { inExisting } from '../../commands/store.js';
import type { Proposal } from '../../writes/types.js';
import type { StoredTest } from '../stored-tests.js';
import { aspectsOf, evaluateDefinition } from './evaluate-definition.js';
import type { Evaluation, EvaluationDeps } from './evaluation-deps.js';
import { mergeResults, TEST_RESULTS, type MergedResults, type TestResults } from './merge-results.js';
import type { TestedEntity } from './property-values.js';

/** An entity whose results changed. */
export interface ChangedEntity {
  readonly urn: string;
  /** Stores the results, unless somebody else has written them in the meantime. */
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
      ...{ test: urn, md5, outcome: evaluateDefinition(definition, tested) },
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
