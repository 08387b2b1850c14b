import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const NAMES = ['filter', 'column', 'version', 'show', 'part'] as const;

export type SchemaStateName = (typeof NAMES)[number];

export interface SchemaState {
  readonly filter: string;
  /** Path of the column in the drawer; empty without a drawer. */
  readonly column: string;
  /** Number of an older version; undefined for the latest. */
  readonly version: number | undefined;
  /** `text`: the text of the source; `differences`: differences from the latest version. */
  readonly show: string;
  /** `key` or `value`, for messages that have both. */
  readonly part: string;
  /** The empty text removes the parameter. */
  readonly change: (changes: Partial<Record<SchemaStateName, string>>) => void;
}

/** Keeps the state of the tab in the address. */
export function useSchemaState(): SchemaState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Partial<Record<SchemaStateName, string>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of NAMES) {
            const value = changes[name];
            if (value === '') after.delete(name);
            else if (value !== undefined) after.set(name, value);
          }
          return after;
        },
        // Stepping through columns and typing in the filter replace the history entry.
        { replace: 'filter' in changes || 'column' in changes, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const version = Number(params.get('version') ?? '');
  return {
    filter: params.get('filter') ?? '',
    column: params.get('column') ?? '',
    version: Number.isSafeInteger(version) && version > 0 ? version : undefined,
    show: params.get('show') ?? '',
    part: params.get('part') ?? '',
    change,
  };
}
