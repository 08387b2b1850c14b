/** Actions on several entities at once. */
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
  type OwnerInput,
} from './bulk.graphql.js';

/** Input that the user chose for an action. */
export interface BulkChoice {
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
