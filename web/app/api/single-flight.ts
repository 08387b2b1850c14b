/**
 * Starts the work unless the same work is still running: two clicks within one frame arrive before the page can disable the button.
 * @param running keys of the work that is running
 * @returns undefined if nothing was started
 */
export function singleFlight<Value>(
  running: Set<string>,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> | undefined {
  if (running.has(key)) return undefined;
  running.add(key);
  return work().finally(() => {
    running.delete(key);
  });
}
