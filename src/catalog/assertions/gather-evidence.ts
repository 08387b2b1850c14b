/** Reads the evidence for assertions with a fixed number of statements, however many assertions there are. */
import { mapYielding } from '../../core/async.js';
import { type JsonObject, numberAt, recordAt, textAt } from '../../core/json.js';
import { assertedBy } from './rules/evaluate-assertion.js';
import { windowOf } from './rules/freshness.js';
import { Inconclusive, type Changes, type Evidence, type Result, type Window } from './rules/evidence.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { EntityReader, StoredEntity } from '../entities/types.js';
import type { Filter } from '../search/filter.js';
import type { TimeseriesReader } from '../timeseries/types.js';

export interface AssertionReaders {
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly timeseries: Pick<TimeseriesReader, 'listPointsOfMany' | 'findChanges'>;
}

export interface LoadedAssertion {
  readonly urn: string;
  /** Payload of `assertionInfo`. */
  readonly info: JsonObject;
  /** URN of the asserted entity. */
  readonly asserted: string;
}

interface Gathered {
  readonly evidence: Evidence;
  /** For freshness assertions. */
  readonly window: Result<Window> | undefined;
  /** Why the assertion cannot be checked. */
  readonly fault: Inconclusive | undefined;
}

/** Returns one slot per assertion, in order. @param now epoch milliseconds */
export async function gatherEvidence(
  readers: AssertionReaders,
  assertions: readonly LoadedAssertion[],
  now: number,
): Promise<Gathered[]> {
  const lastChecks = await readLastChecks(readers, assertions);
  const windows = await mapYielding(assertions, ({ urn, info }) =>
    windowFor(info, { now, lastCheck: lastChecks.get(urn) }),
  );
  const [entities, profiles, changes] = await Promise.all([
    readEntities(readers, assertions),
    readProfiles(readers, assertions),
    readChanges(readers, assertions, windows),
  ]);
  return assertions.map(({ asserted }, index) => {
    const entity = entities.get(asserted);
    const window = windows[index];
    const fault =
      entity === undefined
        ? new Inconclusive(
            'INSUFFICIENT_DATA',
            `The catalog has no entity ${asserted}, which the assertion is about`,
          )
        : undefined;
    return {
      evidence: {
        schema: payloadOf(entity, 'schemaMetadata'),
        profiles: profiles.get(asserted) ?? [],
        changes: withLastModified(changes[index], entity, window),
      },
      window,
      fault,
    };
  });
}

const ofType =
  (type: string) =>
  ({ info }: LoadedAssertion): boolean =>
    textAt(info, 'type') === type;

/** Reads the last checks of assertions that use the time since then. */
async function readLastChecks(
  { timeseries }: AssertionReaders,
  assertions: readonly LoadedAssertion[],
): Promise<ReadonlyMap<string, number>> {
  const urns = assertions.filter(ofType('FRESHNESS')).flatMap(({ urn, info }) => {
    const schedule = recordAt(recordAt(info, 'freshnessAssertion'), 'schedule');
    return textAt(schedule, 'type') === 'SINCE_THE_LAST_CHECK' ? [urn] : [];
  });
  if (urns.length === 0) return new Map();
  const points = await timeseries.listPointsOfMany({ urns, aspectName: 'assertionRunEvent', limit: 1 });
  return new Map([...points].flatMap(([urn, [point]]) => (point ? [[urn, point.timestampMillis]] : [])));
}

function windowFor(
  info: JsonObject,
  moments: { readonly now: number; readonly lastCheck: number | undefined },
): Result<Window> | undefined {
  if (textAt(info, 'type') !== 'FRESHNESS') return undefined;
  const assertion = assertedBy(info);
  return assertion instanceof Inconclusive ? undefined : windowOf(assertion, moments);
}

function readEntities(
  { entities }: AssertionReaders,
  assertions: readonly LoadedAssertion[],
): Promise<ReadonlyMap<string, StoredEntity>> {
  const wanted = new Map<string, Set<string>>();
  for (const { asserted, info } of assertions) {
    const names = wanted.get(asserted) ?? new Set<string>();
    wanted.set(asserted, names);
    const type = textAt(info, 'type');
    if (type === 'DATA_SCHEMA' || type === 'DATASET') names.add('schemaMetadata');
    if (type === 'FRESHNESS') names.add('datasetProperties');
  }
  return entities.findAspects([...wanted].map(([urn, names]) => ({ urn, names: [...names] })));
}

/** Selects profiles of the whole table: those without a partition. Profiles of samples and partitions do not describe the whole. */
const WHOLE_TABLE: Filter = {
  or: [
    { and: [{ field: 'partition', condition: 'EXISTS', values: [], negated: true }] },
    { and: [{ field: 'partition', condition: 'EQUAL', values: ['FULL_TABLE_SNAPSHOT'] }] },
  ],
};

/** The newest profile, and the one before. */
const PROFILES = 2;

async function readProfiles(
  { timeseries }: AssertionReaders,
  assertions: readonly LoadedAssertion[],
): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
  const withTables = assertions.filter(({ info }) =>
    ['VOLUME', 'FIELD', 'DATASET'].includes(textAt(info, 'type') ?? ''),
  );
  const urns = [...new Set(withTables.map(({ asserted }) => asserted))];
  if (urns.length === 0) return new Map();
  const points = await timeseries.listPointsOfMany({
    urns,
    aspectName: 'datasetProfile',
    limit: PROFILES,
    filter: WHOLE_TABLE,
  });
  return new Map(
    [...points].map(([urn, ofEntity]) => [urn, ofEntity.map(({ text }) => JSON.parse(text) as JsonObject)]),
  );
}

async function readChanges(
  { timeseries }: AssertionReaders,
  assertions: readonly LoadedAssertion[],
  windows: readonly (Result<Window> | undefined)[],
): Promise<(Changes | undefined)[]> {
  const questions = assertions.map(({ asserted, info }, index) => {
    const window = windows[index];
    if (window === undefined || window instanceof Inconclusive) return undefined;
    const isOfRuns = textAt(recordAt(info, 'freshnessAssertion'), 'type') === 'DATA_JOB_RUN';
    return { urn: asserted, of: isOfRuns ? ('runs' as const) : ('operations' as const), window };
  });
  const definedQuestions = questions.filter((question) => question !== undefined);
  const found = await timeseries.findChanges(definedQuestions);
  const byQuestion = new Map(definedQuestions.map((question, index) => [question, found[index]]));
  return questions.map((question) => question && byQuestion.get(question));
}

/** Connectors also report the last change in the properties of a dataset. */
function withLastModified(
  changes: Changes | undefined,
  entity: StoredEntity | undefined,
  window: Result<Window> | undefined,
): Changes {
  const reported = numberAt(recordAt(payloadOf(entity, 'datasetProperties'), 'lastModified'), 'time');
  if (
    reported === undefined ||
    window === undefined ||
    window instanceof Inconclusive ||
    reported > window.until
  )
    return changes ?? {};
  return {
    inWindow: reported >= window.from ? newer(changes?.inWindow, reported) : changes?.inWindow,
    latest: newer(changes?.latest, reported),
  };
}

function newer(first: number | undefined, second: number): number {
  return Math.max(first ?? second, second);
}
