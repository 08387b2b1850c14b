import { searchAddress } from '../../types/addresses.js';
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { nameOfUrn } from '../../types/urn.js';

/** A value of a field: the number of entities that have it, and the address of their list. */
export interface Count {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly address: string;
  /** Every catalog contains entities of this kind from its first start. */
  readonly isBuiltIn: boolean;
}

/** The counted values of a field, the most frequent first. */
export interface Counts {
  readonly counts: readonly Count[];
  /** Number of all values, including those that are not listed. */
  readonly total: number;
}

interface Facet {
  readonly field: string;
  readonly valueCount: number;
  readonly aggregations: readonly {
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }[];
}

/** Entity types of which the service creates entities at its first start. */
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

/** Returns the counts by kind, platform and domain from the facets of a search for all entities. */
export function countsOf(facets: readonly Facet[]): Record<'kinds' | 'platforms' | 'domains', Counts> {
  const find = (field: string) => facets.find((facet) => facet.field === field);
  const valuesOf = (field: string) => find(field)?.aggregations ?? [];
  const byUrn = (field: string): Counts => ({
    total: find(field)?.valueCount ?? 0,
    counts: valuesOf(field).map(({ value, count, displayName }) => ({
      value,
      label: displayName ?? nameOfUrn(value),
      count,
      address: searchAddress('', { [field]: value }),
      isBuiltIn: false,
    })),
  });
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
  return {
    kinds: { counts: kinds, total: kinds.length },
    platforms: byUrn('platform'),
    domains: byUrn('domains'),
  };
}
