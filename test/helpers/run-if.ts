/** Skips tests on a machine that lacks what they need. The title of a skipped test names it. */

/** Returns `describe`, or a function that adds one skipped test. It does not run the suite's body, which may read missing files. */
export function describeIf(isPresent: boolean, need: string): (title: string, suite: () => void) => void {
  if (isPresent) return describe;
  return (title) => {
    it.skip(skippedTitle(title, need), () => undefined);
  };
}

type It = (title: string, test: jest.ProvidesCallback, timeoutMillis?: number) => void;

/** Returns `it`, or a function that adds a skipped test. */
export function itIf(isPresent: boolean, need: string): It {
  if (isPresent) return it;
  return (title) => {
    it.skip(skippedTitle(title, need), () => undefined);
  };
}

function skippedTitle(title: string, need: string): string {
  return `${title} (needs ${need})`;
}
