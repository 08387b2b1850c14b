/**
 * Shares expensive work among concurrent callers. Each caller gets a run that begins after its call; callers that wait for the same
 * run share it. A run begins in a later turn, so calls of one turn share it, too.
 *
 *   callers 1, 2 ──▶ [run 1      ]
 *   caller 3 ───────────▶ waits  [run 2      ]
 *   caller 4 ──────────────▶ waits [run 2    ]
 */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    running = work();
    return running;
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}
