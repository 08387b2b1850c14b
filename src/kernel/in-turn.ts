/** Work that must not overlap with its like in this process. */

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** What is handed to it is done one after the other, in the order in which it came; a failure does not hold up the next. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}
