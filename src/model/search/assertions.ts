/** What search knows of assertions: the entity and the columns that they are about, and their results. */
import { memberOf, type JsonObject } from '../../core/json.js';
import { findUrn } from '../urn.js';
import type { EntityDefinition } from '../types.js';

// Results. They do not follow from an entity's own aspects.

/** Timeseries aspect with the runs of an assertion. */
export const RUN_ASPECT = 'assertionRunEvent';

/** Relationship from an assertion to the asserted entity. */
export const ASSERTS_EDGE = 'Asserts';

/** The worst result first. Of several runs at the same time, the worst counts. */
const STATUSES = ['FAILING', 'ERROR', 'PASSING', 'INIT'] as const;

export type AssertionStatus = (typeof STATUSES)[number];

const STATUS_OF_RESULT: Readonly<Record<string, AssertionStatus>> = {
  FAILURE: 'FAILING',
  ERROR: 'ERROR',
  SUCCESS: 'PASSING',
  INIT: 'INIT',
};

/** The latest run of an assertion that has a result. */
export interface LastRun {
  readonly status: AssertionStatus;
  /** Epoch milliseconds. */
  readonly time: number;
}

export interface Health {
  /** Latest run of an assertion. Without one, its aspect `assertionRunSummary` counts. */
  readonly lastRun?: LastRun | undefined;
  /** Whether an assertion about the entity is failing. */
  readonly hasFailingAssertions?: boolean;
}

/**
 * @param result result of the run, e.g. `FAILURE`
 * @returns undefined for an unknown result
 */
export function toLastRun(time: number, result: unknown): LastRun | undefined {
  const status =
    typeof result === 'string' && Object.hasOwn(STATUS_OF_RESULT, result)
      ? STATUS_OF_RESULT[result]
      : undefined;
  return status && { status, time };
}

export function newestRun(runs: readonly (LastRun | undefined)[]): LastRun | undefined {
  return runs.reduce((newest, run) => {
    if (newest === undefined || run === undefined) return newest ?? run;
    if (run.time !== newest.time) return run.time > newest.time ? run : newest;
    return STATUSES.indexOf(run.status) < STATUSES.indexOf(newest.status) ? run : newest;
  }, undefined);
}

export function sameRun(left: LastRun | undefined, right: LastRun | undefined): boolean {
  return left?.time === right?.time && left?.status === right?.status;
}

// Subjects. Connectors name the subject only in the record of the kind of assertion, and readers search it by one field for all kinds.

/** The member with the URN of the asserted entity, by record of `assertionInfo`, one for each kind of assertion. */
const ENTITY_MEMBERS: Readonly<Record<string, string>> = {
  datasetAssertion: 'dataset',
  freshnessAssertion: 'entity',
  volumeAssertion: 'entity',
  sqlAssertion: 'entity',
  fieldAssertion: 'entity',
  schemaAssertion: 'entity',
  customAssertion: 'entity',
};

/** @returns the URN of the asserted entity. @param info payload of `assertionInfo` */
export function assertedEntity(info: JsonObject): string | undefined {
  const named = Object.entries(ENTITY_MEMBERS).map(([kind, member]) => memberOf(info[kind], member));
  return [info['entityUrn'], ...named].find((urn) => typeof urn === 'string');
}

/** @returns the paths of the asserted columns. @param info payload of `assertionInfo` */
export function assertedColumns(info: JsonObject): string[] {
  const { fieldAssertion: field, datasetAssertion, customAssertion } = info;
  const paths = [
    memberOf(field, 'fieldPath'),
    ...['fieldValuesAssertion', 'fieldMetricAssertion'].map((kind) =>
      memberOf(memberOf(memberOf(field, kind), 'field'), 'path'),
    ),
  ];
  const urns = [memberOf(datasetAssertion, 'fields'), memberOf(customAssertion, 'field')].flat();
  const named = [...paths, ...urns.map(columnOf)].filter((path) => typeof path === 'string');
  return [...new Set(named)];
}

function columnOf(urn: unknown): string | undefined {
  const column = typeof urn === 'string' ? findUrn(urn) : undefined;
  return column?.entityType === 'schemaField' ? column.parts[1] : undefined;
}

// Reads the health of an entity from the properties of its node: see `Health`.

export interface StoredHealth extends Health {
  /** For an assertion: whether it is failing, by its newest check or by its aspects. */
  readonly isFailing?: boolean;
}

/** Names of the properties with an entity's health. */
export function healthFields({ aspects }: EntityDefinition): readonly string[] {
  return aspects.includes(RUN_ASPECT)
    ? ['field_hasFailingAssertions', 'field_assertionStatus', 'field_lastCompletedTime']
    : ['field_hasFailingAssertions'];
}

/** @param values of the properties, in order */
export function readHealth(values: readonly unknown[]): StoredHealth {
  const [fails, status, time] = values.map((value) =>
    Array.isArray(value) ? (value[0] as unknown) : undefined,
  );
  return {
    hasFailingAssertions: fails === true,
    isFailing: status === 'FAILING',
    lastRun: storedRun(status, time),
  };
}

/** A status without a time comes from the aspect. */
function storedRun(status: unknown, time: unknown): LastRun | undefined {
  if (typeof time !== 'number') return undefined;
  return { status: status as LastRun['status'], time };
}
