import type {
  TimeseriesPoint,
  TimeseriesQuestion,
  TimeseriesReader,
} from '../../../catalog/timeseries/types.js';
import type { LoaderFactory, QuestionLoader } from './batch-loader.js';

interface Key {
  readonly urn: string;
  readonly question: TimeseriesQuestion;
  /** The question as JSON. */
  readonly text: string;
}

type AskedOfMany = TimeseriesQuestion & { readonly urns: string[] };

/** Creates a loader of points that combines different questions, e.g. about the usage of datasets and of charts. */
export function pointsLoader(
  { batchLoader }: LoaderFactory,
  timeseries: Pick<TimeseriesReader, 'listPointsOfEach'>,
): QuestionLoader<string, TimeseriesQuestion, readonly TimeseriesPoint[]> {
  const loader = batchLoader(
    (keys: readonly Key[]) => loadPoints(keys, timeseries),
    ({ urn, text }) => `${text} ${urn}`,
  );
  return {
    load: (urn, question) => loader.load({ urn, question, text: JSON.stringify(question) }),
    clearAll: () => {
      loader.clearAll();
    },
  };
}

/** Returns an error for each key of a question that asks for too many points. */
async function loadPoints(
  keys: readonly Key[],
  timeseries: Pick<TimeseriesReader, 'listPointsOfEach'>,
): Promise<(readonly TimeseriesPoint[])[]> {
  const questions = new Map<string, AskedOfMany>();
  for (const { urn, question, text } of keys) {
    const known = questions.get(text);
    if (known === undefined) questions.set(text, { ...question, urns: [urn] });
    else known.urns.push(urn);
  }
  const answers = await timeseries.listPointsOfEach([...questions.values()]);
  const found = new Map([...questions.keys()].map((text, index) => [text, answers[index]]));
  return keys.map(({ urn, text }) => {
    const answer = found.get(text);
    // The loader rejects a key whose value is an error.
    if (answer instanceof Error) return answer as never;
    return answer?.get(urn) ?? [];
  });
}
