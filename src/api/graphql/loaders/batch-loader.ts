/** Loaders combine the reads of one level of a request into one call, and cache results until the end of the request. */
import DataLoader from 'dataloader';
import type {
  TimeseriesPoint,
  TimeseriesQuestion,
  TimeseriesReader,
} from '../../../catalog/timeseries/types.js';
import type { RequestBudget } from '../../../core/request-budget.js';
import type { Rounds } from './rounds.js';

export type BatchLoader<Key, Value> = DataLoader<Key, Value, string>;

/** Combines only reads with the same question. */
export interface QuestionLoader<Key, Question, Value> {
  load(key: Key, question: Question): Promise<Value>;
  clearAll(): void;
}

/**
 * Counts the entries of each list that it returns, before a resolver maps them: many fields can share one long page.
 */
class CountingLoader<Key, Value> extends DataLoader<Key, Value, string> {
  constructor(
    load: DataLoader.BatchLoadFn<Key, Value>,
    private readonly budget: Pick<RequestBudget, 'spend' | 'never'>,
    options: DataLoader.Options<Key, Value, string>,
  ) {
    super(load, options);
  }

  override async load(key: Key): Promise<Value> {
    const value = await super.load(key);
    return this.budget.spend('values', entriesOf(value)) ? value : this.budget.never;
  }
}

/** Returns the length of a list, or of the lists that an object has as members. */
function entriesOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let entries = 0;
  for (const member of Object.values(value)) if (Array.isArray(member)) entries += member.length;
  return entries;
}

type LoaderFactory = ReturnType<typeof loaderFactory>;

/** Creates loaders whose reads belong to the same rounds. */
export function loaderFactory(rounds: Rounds, budget: Pick<RequestBudget, 'spend' | 'never'>) {
  /**
   * @param load returns one value for each key, in the order of the keys; a batch has any size, because it becomes one statement
   * @param keyOf identifies a key in the cache
   */
  const batchLoader = <Key, Value>(
    load: (keys: readonly Key[]) => Promise<readonly Value[]>,
    keyOf: (key: Key) => string = (key) => JSON.stringify(key),
  ): BatchLoader<Key, Value> =>
    new CountingLoader((keys) => rounds.during(() => load(keys)), budget, {
      cacheKeyFn: keyOf,
      maxBatchSize: Number.POSITIVE_INFINITY,
      batchScheduleFn: rounds.schedule,
    });
  return {
    batchLoader,
    /** @param find returns the values of the URNs that have one */
    urnLoader: <Value>(find: (urns: readonly string[]) => Promise<ReadonlyMap<string, Value>>) =>
      batchLoader(async (urns: readonly string[]) => {
        const found = await find(urns);
        return urns.map((urn) => found.get(urn));
      }),
    /** @param load returns one value for each key, in the order of the keys */
    questionLoader: <Key, Question, Value>(
      load: (keys: readonly Key[], question: Question) => Promise<readonly Value[]>,
    ) => createQuestionLoader(load, batchLoader),
  };
}

function createQuestionLoader<Key, Question, Value>(
  load: (keys: readonly Key[], question: Question) => Promise<readonly Value[]>,
  batchLoader: LoaderFactory['batchLoader'],
): QuestionLoader<Key, Question, Value> {
  const byQuestion = new Map<string, BatchLoader<Key, Value>>();
  return {
    load: (key, question) => {
      const text = JSON.stringify(question);
      const loader = byQuestion.get(text) ?? batchLoader((keys: readonly Key[]) => load(keys, question));
      byQuestion.set(text, loader);
      return loader.load(key);
    },
    clearAll: () => {
      byQuestion.clear();
    },
  };
}

/** The key of a read of points. */
interface PointsKey {
  readonly urn: string;
  readonly question: TimeseriesQuestion;
  /** The question as JSON. */
  readonly text: string;
}

type QuestionAboutEach = TimeseriesQuestion & { readonly urns: string[] };

/** Creates a loader of points that combines different questions, e.g. about the usage of datasets and of charts. */
export function pointsLoader(
  { batchLoader }: LoaderFactory,
  timeseries: Pick<TimeseriesReader, 'listPointsOfEach'>,
): QuestionLoader<string, TimeseriesQuestion, readonly TimeseriesPoint[]> {
  const loader = batchLoader(
    (keys: readonly PointsKey[]) => loadPoints(keys, timeseries),
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
  keys: readonly PointsKey[],
  timeseries: Pick<TimeseriesReader, 'listPointsOfEach'>,
): Promise<(readonly TimeseriesPoint[])[]> {
  const questions = new Map<string, QuestionAboutEach>();
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
