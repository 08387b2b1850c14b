/** The types of ownership. */
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { capitalized } from '../parts/texts.js';
import type { OwnerOfEntity } from './edit.js';

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

const BUILT_IN_URN = 'urn:li:ownershipType:__system__';

/** The URN of a type of ownership. Built-in types have one, too: `urn:li:ownershipType:__system__technical_owner`. */
export function ownershipUrn(value: string): string {
  return value.startsWith('urn:li:') ? value : BUILT_IN_URN + value.toLowerCase();
}

/** Display name of a type of ownership. @param nameOf name of a custom type; built-in types have their names here */
export function ownershipName(urn: string, nameOf: (urn: string) => string): string {
  if (!isBuiltInOwnership(urn)) return nameOf(urn);
  return capitalized(urn.slice(BUILT_IN_URN.length).replaceAll('_', ' '));
}

type NamedEntity = Pick<EntityLinkFragment, 'urn'> & { readonly overview: { readonly name: string } };

/** True for types of ownership that every catalog has and that cannot be deleted. */
export function isBuiltInOwnership(urn: string): boolean {
  return urn.startsWith(BUILT_IN_URN);
}

/** Custom types come first. @param found stored types, among them the built-in ones */
export function ownershipChoices(found: readonly NamedEntity[]): OwnershipChoice[] {
  const own = found.filter(({ urn }) => !isBuiltInOwnership(urn));
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
