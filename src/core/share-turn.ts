import { setImmediate as nextTurn } from 'node:timers/promises';

/** Shares work among the callers of one turn of the event loop. It begins at the end of the turn, so after each of their calls. */
export function shareTurn<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  return () => {
    shared ??= nextTurn().then(() => {
      shared = undefined;
      return work();
    });
    return shared;
  };
}
