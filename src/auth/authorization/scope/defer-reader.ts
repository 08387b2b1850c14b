/** A reader that is created when it is first called. */

type Method = (...args: unknown[]) => unknown;

/** @param sample a reader with the same methods, all of which return promises */
export function deferReader<Reader extends object>(sample: Reader, find: () => Promise<Reader>): Reader {
  const methods = Object.keys(sample).map((name): [string, Method] => [
    name,
    async (...args) => {
      const method = (await find())[name as keyof Reader] as Method;
      return method(...args);
    },
  ]);
  return Object.fromEntries(methods) as Reader;
}
