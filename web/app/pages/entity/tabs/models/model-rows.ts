/** Versions of a model for the tabs Models and Group. */
import type { EntityLinkFragment, TagLabelFragment } from '../../../../api/fragments.graphql.js';
import type { ModelVersionsFragment } from './models.graphql.js';

export interface ModelRow {
  readonly entity: EntityLinkFragment;
  readonly version: string | undefined;
  /** True if the source marks it as the latest of its version set. */
  readonly isLatest: boolean;
  /** Further names of the version, e.g. `champion`, and the plain tags of the model's properties. */
  readonly stages: readonly string[];
  readonly tags: readonly TagLabelFragment[];
  readonly description: string | null;
  /** Epoch milliseconds. */
  readonly created: number | undefined;
  readonly deployments: readonly EntityLinkFragment[];
  readonly isDeprecated: boolean;
}

type Answered = NonNullable<ModelVersionsFragment['relationships'][number]['entity']>;

/** Returns the rows, newest version first. Versions are compared by the numbers in their text, then by time. */
export function modelRowsOf({ relationships }: Pick<ModelVersionsFragment, 'relationships'>): ModelRow[] {
  return relationships.flatMap(({ entity }) => (entity ? [modelRowOf(entity)] : [])).sort(byVersion);
}

function modelRowOf(entity: Answered): ModelRow {
  if (!('versionProperties' in entity)) return { ...UNKNOWN, entity };
  const { overview, versionProperties, properties } = entity;
  const aliases = versionProperties?.aliases.map(({ versionTag }) => versionTag) ?? [];
  return {
    entity,
    version: properties?.version ?? versionProperties?.version.versionTag ?? undefined,
    isLatest: versionProperties?.isLatest ?? false,
    stages: [...new Set([...aliases, ...(properties?.tags ?? [])])].filter((stage) => stage !== null),
    tags: overview.tags,
    description: overview.description,
    created: properties?.created?.time ?? properties?.date ?? undefined,
    deployments: properties?.deployments ?? [],
    isDeprecated: overview.deprecation?.deprecated ?? false,
  };
}

const UNKNOWN = {
  version: undefined,
  isLatest: false,
  stages: [],
  tags: [],
  description: null,
  created: undefined,
  deployments: [],
  isDeprecated: false,
} satisfies Omit<ModelRow, 'entity'>;

function byVersion(one: ModelRow, other: ModelRow): number {
  return compareVersions(other.version, one.version) || (other.created ?? 0) - (one.created ?? 0);
}

/** Compares numbers by value, so `10` follows `9`. A missing version sorts first. */
export function compareVersions(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one !== undefined) - Number(other !== undefined);
  return one.localeCompare(other, 'en', { numeric: true });
}
