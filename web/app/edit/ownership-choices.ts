/** The types of ownership. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import type { OwnerOfEntity } from './label-edits.js';

export interface OwnershipChoice {
  /** A built-in type, e.g. `TECHNICAL_OWNER`, or the URN of a custom type. */
  readonly value: string;
  readonly label: string;
}

const BUILT_IN = [
  { value: 'TECHNICAL_OWNER', label: 'Technical owner' },
  { value: 'BUSINESS_OWNER', label: 'Business owner' },
  { value: 'DATA_STEWARD', label: 'Data steward' },
] as const;

type NamedEntity = Pick<EntityLinkFragment, 'urn'> & { readonly overview: { readonly name: string } };

/** Custom types come first. */
export function ownershipChoices(own: readonly NamedEntity[]): OwnershipChoice[] {
  return [...own.map(({ urn, overview }) => ({ value: urn, label: overview.name })), ...BUILT_IN];
}

/** The ownership as displayed on the page. */
export function ownershipOf(owner: NamedEntity, kind: OwnershipChoice | undefined): OwnerOfEntity {
  const builtIn = BUILT_IN.find(({ value }) => value === kind?.value);
  return {
    owner: { urn: owner.urn, overview: { name: owner.overview.name } },
    type: builtIn?.value ?? null,
    ownershipType: kind === undefined || builtIn ? null : { urn: kind.value, overview: { name: kind.label } },
  };
}
