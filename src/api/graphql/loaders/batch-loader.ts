/** Loaders combine the reads of one level of a request into one call, and cache results until the end of the request. */
import DataLoader from 'dataloader';

export type BatchLoader<Key, Value> = DataLoader<Key, Value, string>;

/**
 * @param load returns one value for each key, in the order of the keys; a batch has any size, because it becomes one statement
 * @param keyOf identifies a key in the cache
 */
export function batchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
  keyOf: (key: Key) => string = (key) => JSON.stringify(key),
): BatchLoader<Key, Value> {
  return new DataLoader(load, { cacheKeyFn: keyOf, maxBatchSize: Number.POSITIVE_INFINITY });
}

/** @param find returns the values of the URNs that have one */
export function urnLoader<Value>(
  find: (urns: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): BatchLoader<string, Value | undefined> {
  return batchLoader(async (urns) => {
    const found = await find(urns);
    return urns.map((urn) => found.get(urn));
  });
}

/** Combines only reads with the same question. */
export interface QuestionLoader<Key, Question, Value> {
  load(key: Key, question: Question): Promise<Value>;
  clearAll(): void;
}

/** @param load returns one value for each key, in the order of the keys */
export function questionLoader<Key, Question, Value>(
  load: (keys: readonly Key[], question: Question) => Promise<readonly Value[]>,
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
