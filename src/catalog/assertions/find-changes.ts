/** Finds when data changed, from the operations of datasets and the runs of jobs. */
import type { JsonObject } from '../../core/json.js';
import type { ChangeQuestion, Changes, Window } from './rules/types.js';
import type { ReaderDeps } from '../entities/entity-reader.js';

/** Tolerance for the clocks of the reporting tools: one day. */
const CLOCKS_DIFFER = 86_400_000;

/** Maximum number of runs of a job or operations of a dataset that are read; more operations if they report changes of long ago. */
const MOST = 100;

/** Returns one slot per question, in order, with one statement for operations and one for runs. */
export async function findChanges(
  { database, load }: Omit<ReaderDeps, 'model'>,
  questions: readonly ChangeQuestion[],
): Promise<Changes[]> {
  const ask = async (of: ChangeQuestion['of'], statement: string): Promise<Map<ChangeQuestion, Row>> => {
    const asked = questions.filter((question) => question.of === of);
    const rows = asked.map(({ urn, window }) => ({ ...window, urn }));
    const parameters = { rows, most: MOST, differ: CLOCKS_DIFFER };
    const found = rows.length === 0 ? [] : await database.read(load(statement), parameters);
    return new Map(
      found.flatMap((row) => {
        const question = asked[row['index'] as number];
        return question === undefined ? [] : [[question, row]];
      }),
    );
  };
  const [operations, runs] = await Promise.all([
    ask('operations', 'timeseries/find-changes'),
    ask('runs', 'timeseries/find-runs'),
  ]);
  return questions.map((question) => {
    const [operation, run] = [operations.get(question), runs.get(question)];
    if (run !== undefined) return endedWell(run['endings'] as readonly Ending[], question.window);
    return { inWindow: millis(operation?.['inWindow']), latest: millis(operation?.['latest']) };
  });
}

type Row = Record<string, unknown>;
/** Null in a point that is being deleted during the read. */
type Ending = readonly [timestampMillis: number | null, payload: string | null];

function millis(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A run that ended without a result counts as successful. @param endings newest first */
function endedWell(endings: readonly Ending[], { from }: Window): Changes {
  const ending = endings.find(([, payload]) => {
    if (payload === null) return false;
    const { result } = JSON.parse(payload) as { result?: JsonObject };
    return result === undefined || result['type'] === 'SUCCESS';
  });
  const latest = millis(ending?.[0]);
  return { latest, inWindow: latest !== undefined && latest >= from ? latest : undefined };
}
