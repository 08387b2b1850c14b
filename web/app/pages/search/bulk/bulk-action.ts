/** Actions on several entities at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerInput } from '../../../api/types.graphql.js';
import { request } from '../../../api/request.js';
import {
  BulkAddOwners,
  BulkAddTags,
  BulkAddTerms,
  BulkDeprecate,
  BulkRemoveOwners,
  BulkRemoveTags,
  BulkRemoveTerms,
  BulkSetDomain,
} from './bulk.graphql.js';

/** Input that the user chose for an action. */
interface BulkChoice {
  /** Tags, terms, owners or the domain. */
  readonly urns: readonly string[];
  /** Owners with their types of ownership. */
  readonly owners: readonly OwnerInput[];
  readonly note: string;
}

export interface BulkAction {
  readonly label: string;
  /** Entity types to choose from; empty if nothing has to be chosen. */
  readonly picks: readonly string[];
  /** True for adding owners, which also needs the type of ownership. */
  readonly addsOwners?: boolean;
  /** True if only one entity can be chosen. */
  readonly isSingle?: boolean;
  readonly hasNote?: boolean;
  /** Changes all of the entities, or none. @throws ApiError if the service refuses the change */
  readonly send: (urns: readonly string[], choice: BulkChoice) => Promise<unknown>;
}

const PEOPLE = ['corpuser', 'corpGroup'];

/** In the order of the menu, grouped by the changed property. */
export const BULK_ACTIONS: readonly (readonly BulkAction[])[] = [
  [
    {
      label: 'Add tags',
      picks: ['tag'],
      send: (urns, { urns: tagUrns }) =>
        request(BulkAddTags, { input: { tagUrns: [...tagUrns], resources: resourcesOf(urns) } }),
    },
    {
      label: 'Remove tags',
      picks: ['tag'],
      send: (urns, { urns: tagUrns }) =>
        request(BulkRemoveTags, { input: { tagUrns: [...tagUrns], resources: resourcesOf(urns) } }),
    },
  ],
  [
    {
      label: 'Add terms',
      picks: ['glossaryTerm'],
      send: (urns, { urns: termUrns }) =>
        request(BulkAddTerms, { input: { termUrns: [...termUrns], resources: resourcesOf(urns) } }),
    },
    {
      label: 'Remove terms',
      picks: ['glossaryTerm'],
      send: (urns, { urns: termUrns }) =>
        request(BulkRemoveTerms, { input: { termUrns: [...termUrns], resources: resourcesOf(urns) } }),
    },
  ],
  [
    {
      label: 'Add owners',
      picks: PEOPLE,
      addsOwners: true,
      send: (urns, { owners }) =>
        request(BulkAddOwners, { input: { owners: [...owners], resources: resourcesOf(urns) } }),
    },
    {
      label: 'Remove owners',
      picks: PEOPLE,
      send: (urns, { urns: ownerUrns }) =>
        request(BulkRemoveOwners, { input: { ownerUrns: [...ownerUrns], resources: resourcesOf(urns) } }),
    },
  ],
  [
    {
      label: 'Set the domain',
      picks: ['domain'],
      isSingle: true,
      send: (urns, { urns: [domainUrn = null] }) =>
        request(BulkSetDomain, { input: { domainUrn, resources: resourcesOf(urns) } }),
    },
    {
      label: 'Remove the domain',
      picks: [],
      send: (urns) => request(BulkSetDomain, { input: { resources: resourcesOf(urns) } }),
    },
  ],
  [
    {
      label: 'Mark as deprecated',
      picks: [],
      hasNote: true,
      send: (urns, { note }) =>
        request(BulkDeprecate, { input: { deprecated: true, note, resources: resourcesOf(urns) } }),
    },
    {
      label: 'Remove the deprecation',
      picks: [],
      send: (urns) => request(BulkDeprecate, { input: { deprecated: false, resources: resourcesOf(urns) } }),
    },
  ],
];

function resourcesOf(urns: readonly string[]) {
  return urns.map((resourceUrn) => ({ resourceUrn }));
}

/** An entity that could not be changed, and why. */
interface Refusal {
  readonly urn: string;
  readonly message: string;
}

/** Number of entities per request. */
const BATCH_SIZE = 20;

/**
 * Changes entities portion by portion. If a portion is refused, its entities are tried one by one, so that one failing entity
 * does not block the others.
 * @param send changes all of the entities or none
 * @param onProgress receives the number of tried entities
 * @returns the entities that could not be changed
 */
export async function changeInPortions(
  urns: readonly string[],
  send: (urns: readonly string[]) => Promise<unknown>,
  onProgress: (tried: number) => void,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (let start = 0; start < urns.length; start += BATCH_SIZE) {
    const portion = urns.slice(start, start + BATCH_SIZE);
    const isDone = portion.length > 1 && (await failureOf(() => send(portion))) === undefined;
    if (!isDone) {
      for (const [index, urn] of portion.entries()) {
        const message = await failureOf(() => send([urn]));
        if (message !== undefined) refusals.push({ urn, message });
        onProgress(start + index + 1);
      }
    }
    onProgress(start + portion.length);
  }
  return refusals;
}

async function failureOf(change: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

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
