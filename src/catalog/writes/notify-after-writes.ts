/** Wraps a writer so that it calls `tell` after each successful call, when the write is committed. */
export function notifyAfterWrites<Writer extends object>(writer: Writer, tell: () => void): Writer {
  const announced = Object.entries(writer).map(([name, method]: [string, unknown]) => {
    if (typeof method !== 'function') return [name, method] as const;
    const call = async (...given: unknown[]): Promise<unknown> => {
      const answer = await (method as (...given: unknown[]) => unknown)(...given);
      tell();
      return answer;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(announced) as Writer;
}
