/** The health of an asset: by its incidents, by the newest run of each assertion, and by the tests of its metadata. */

/** Maximum number of listed causes. */
export const MAX_CAUSES = 100;

export interface AssetHealth {
  readonly type: 'INCIDENTS' | 'ASSERTIONS' | 'TESTS';
  readonly status: 'PASS' | 'FAIL';
  /** Null if the status is a pass. */
  readonly message: string | null;
  /** URNs of incidents, assertions or tests; at most `MAX_CAUSES`. */
  readonly causes: readonly string[];
}

/** Incidents with one state: the number of all, and the URNs of some. */
interface IncidentsOfState {
  readonly total: number;
  readonly urns: readonly string[];
}

/** An asset is healthy if no incident is active. @returns undefined for an asset that never had an incident */
export function healthByIncidents(
  active: IncidentsOfState,
  resolved: Pick<IncidentsOfState, 'total'>,
): AssetHealth | undefined {
  if (active.total + resolved.total === 0) return undefined;
  return {
    type: 'INCIDENTS',
    ...outcome(active.total, `${active.total} active incident${active.total === 1 ? '' : 's'}`),
    causes: active.urns,
  };
}

/**
 * An asset is healthy if no assertion failed or had an error in its newest run.
 * @param newest result of the newest run by URN of the assertion @returns undefined if no assertion has a result
 */
export function healthByAssertions(newest: ReadonlyMap<string, string | undefined>): AssetHealth | undefined {
  const known = [...newest].filter(([, result]) => result !== undefined);
  const failing = known.filter(([, result]) => result === 'FAILURE' || result === 'ERROR');
  return byCauses(
    'ASSERTIONS',
    failing.map(([urn]) => urn),
    known.length,
  );
}

/** An asset is healthy if no test fails. @returns undefined if there are no results of tests */
export function healthByTests(
  failing: readonly string[],
  passing: readonly string[],
): AssetHealth | undefined {
  return byCauses('TESTS', failing, failing.length + passing.length);
}

function byCauses(
  type: AssetHealth['type'],
  failing: readonly string[],
  known: number,
): AssetHealth | undefined {
  if (known === 0) return undefined;
  const message = `${failing.length} of ${known} ${type.toLowerCase()} fail`;
  return { type, ...outcome(failing.length, message), causes: failing.slice(0, MAX_CAUSES) };
}

function outcome(failures: number, message: string): Pick<AssetHealth, 'status' | 'message'> {
  return failures === 0 ? { status: 'PASS', message: null } : { status: 'FAIL', message };
}
