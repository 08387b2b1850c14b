import { searchAddress } from '../../types/addresses.js';
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { nameOfUrn } from '../../types/urn.js';

/** Number of entities with a value, and the address of their list. */
export interface Count {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly address: string;
  /** Every catalog contains entities of this kind from its first start. */
  readonly isBuiltIn: boolean;
}

interface Facet {
  readonly field: string;
  readonly aggregations: readonly {
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }[];
}

/** Created by the service itself at its first start. */
const BUILT_IN = new Set([
  'corpuser',
  'dataHubRole',
  'dataHubPolicy',
  'ownershipType',
  'dataPlatform',
  'dataType',
  'entityType',
  'globalSettings',
  'inviteToken',
  'dataHubAccessToken',
]);

/** Counts by kind, platform and domain, from the facets of a search for everything. */
export function countsOf(facets: readonly Facet[]): Record<'kinds' | 'platforms' | 'domains', Count[]> {
  const valuesOf = (field: string) => facets.find((facet) => facet.field === field)?.aggregations ?? [];
  const byUrn = (field: string): Count[] =>
    valuesOf(field).map(({ value, count, displayName }) => ({
      value,
      label: displayName ?? nameOfUrn(value),
      count,
      address: searchAddress('', { [field]: value }),
      isBuiltIn: false,
    }));
  const kinds = valuesOf('_entityType').map(({ value, count }): Count => {
    const type = typeOfEnum(value);
    return {
      value,
      label: describeEntityType(type).plural,
      count,
      address: searchAddress('', { type }),
      isBuiltIn: BUILT_IN.has(type),
    };
  });
  return { kinds, platforms: byUrn('platform'), domains: byUrn('domains') };
}
