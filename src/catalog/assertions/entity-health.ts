/** Reads the health of an entity from the properties of its node: see `Health`. */
import { RUN_ASPECT, type Health, type LastRun } from '../../model/search/assertion-health.js';
import type { EntityDefinition } from '../../model/types.js';

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
