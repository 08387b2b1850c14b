/** When data changed, by what operations of datasets and runs of jobs tell. */
import type { JsonObject } from '../../core/json.js';
import type { ChangeQuestion, Changes, Window } from './rules/types.js';
import type { ReaderDeps } from '../entities/entity-reader.js';

/** Clocks of those that report may differ by so much. */
const CLOCKS_DIFFER = 86_400_000;

/** Runs of a job, or operations of a dataset, that are looked at; of operations more where these tell of what is long over. */
const MOST = 100;

/** One slot per question, in their order. One statement for operations and one for runs, however many. */
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
/** Null in a point that is being deleted while it is read. */
type Ending = readonly [timestampMillis: number | null, payload: string | null];

function millis(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A run that does not say how it ended counts: it did end. @param endings newest first */
function endedWell(endings: readonly Ending[], { from }: Window): Changes {
  const ending = endings.find(([, payload]) => {
    if (payload === null) return false;
    const { result } = JSON.parse(payload) as { result?: JsonObject };
    return result === undefined || result['type'] === 'SUCCESS';
  });
  const latest = millis(ending?.[0]);
  return { latest, inWindow: latest !== undefined && latest >= from ? latest : undefined };
}
