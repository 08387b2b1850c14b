import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAction, BulkChoice } from './bulk-action.js';
import { changeInPortions, type Refusal } from './change-in-portions.js';

export type BulkProgress =
  | { readonly state: 'choosing' }
  | { readonly state: 'running'; readonly tried: number; readonly total: number }
  | { readonly state: 'done'; readonly changed: number; readonly refusals: readonly Refusal[] };

/** Changes several entities, then reloads all visible data. */
export function useBulkChange(action: BulkAction) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>({ state: 'choosing' });
  const start = async (urns: readonly string[], choice: BulkChoice): Promise<readonly Refusal[]> => {
    const total = urns.length;
    setProgress({ state: 'running', tried: 0, total });
    const refusals = await changeInPortions(
      urns,
      (portion) => action.send(portion, choice),
      (tried) => {
        setProgress({ state: 'running', tried, total });
      },
    );
    setProgress({ state: 'done', changed: total - refusals.length, refusals });
    await queries.invalidateQueries();
    return refusals;
  };
  return { progress, start };
}
