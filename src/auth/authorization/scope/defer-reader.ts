/** Stands in for a reader that is made when it is first asked. */

type Method = (...args: unknown[]) => unknown;

/** @param sample any reader of the kind, which tells the methods; all of them answer promises */
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
