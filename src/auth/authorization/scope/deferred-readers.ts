/** Readers that find the scope of the actor when they are first called. */
import type { ActorScope } from './actor-scope.js';
import type { Readers } from './readers.js';

type Method = (...args: unknown[]) => unknown;

/** @param unscoped tells which readers and methods there are. All of them return promises */
export function deferredReaders(scope: Pick<ActorScope, 'scopedCatalog'>, unscoped: Readers): Readers {
  const find = async (): Promise<Readers> => (await scope.scopedCatalog())?.readers ?? unscoped;
  const deferred = Object.entries(unscoped).map(([reader, methods]) => [
    reader,
    Object.fromEntries(
      Object.keys(methods as object).map((name): [string, Method] => [
        name,
        async (...args) => {
          const found = (await find())[reader as keyof Readers] as unknown as Record<string, Method>;
          return found[name]?.(...args);
        },
      ]),
    ),
  ]);
  return Object.fromEntries(deferred) as Readers;
}
