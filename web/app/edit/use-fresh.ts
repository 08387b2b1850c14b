import { useRef, useState } from 'react';
import type { Operation } from '../api/operation.js';
import { request } from '../api/request.js';
import { singleFlight } from '../api/single-flight.js';

export interface Fresh<Answer> {
  /** Undefined until `load` has succeeded, and after `forget`. */
  readonly data: Answer | undefined;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  readonly load: () => Promise<void>;
  readonly forget: () => void;
}

/** Data that an editor starts from. They are never taken from the cache, and do not change while the editor is open. */
export function useFresh<Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Fresh<Answer> {
  const [data, setData] = useState<Answer>();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error>();
  const running = useRef(new Set<string>());
  const load = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      setData(await request(operation, variables));
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setPending(false);
    }
  };
  return {
    data,
    isPending,
    error,
    load: async () => {
      await singleFlight(running.current, 'load', load);
    },
    forget: () => {
      setData(undefined);
    },
  };
}
