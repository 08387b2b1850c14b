/** Browser storage that never throws. If it is blocked or full, reads find nothing and writes have no effect. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param find returns the storage; it throws if the browser blocks storage */
export function makeSafe(find: () => SafeStorage): SafeStorage {
  return {
    getItem: (key) => attempt(() => find().getItem(key)) ?? null,
    setItem: (key, value) => {
      attempt(() => {
        find().setItem(key, value);
      });
    },
    removeItem: (key) => {
      attempt(() => {
        find().removeItem(key);
      });
    },
  };
}

/** Persists in this browser. */
export const safeStorage = makeSafe(() => localStorage);

/** Persists in this browser tab. */
export const safeSessionStorage = makeSafe(() => sessionStorage);

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
