/** Rows of the Features tab: the primary keys and features of a feature table, or the features that a model uses. */
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
import { typeOfUrn } from '../../../../types/urn.js';
import { matchesWords } from '../contents/list-state.js';

/** A feature or key as returned by the API. If it has no metadata, only its URN and name are set. */
export interface AnsweredFeature {
  readonly urn: string;
  readonly name: string;
  readonly featureNamespace: string;
  readonly dataType: string | null;
  readonly overview: { readonly description: string | null };
  readonly properties: {
    readonly version: { readonly versionTag: string | null } | null;
    readonly sources: readonly (EntityLinkFragment | null)[] | null;
  } | null;
}

export interface FeatureRow {
  readonly urn: string;
  readonly name: string;
  /** Name of the feature table. */
  readonly namespace: string;
  readonly isKey: boolean;
  /** E.g. `Continuous`; undefined if unknown. */
  readonly dataType: string | undefined;
  readonly description: string | null;
  readonly version: string | undefined;
  /** Datasets that the values come from. */
  readonly sources: readonly EntityLinkFragment[];
}

export function featureRowOf({
  urn,
  name,
  featureNamespace,
  dataType,
  overview,
  properties,
}: AnsweredFeature): FeatureRow {
  return {
    urn,
    name,
    namespace: featureNamespace,
    isKey: typeOfUrn(urn) === 'mlPrimaryKey',
    dataType: dataType === null ? undefined : dataType.charAt(0) + dataType.slice(1).toLowerCase(),
    description: overview.description,
    version: properties?.version?.versionTag ?? undefined,
    sources: (properties?.sources ?? []).filter((source) => source !== null),
  };
}

/** Returns the rows that contain every typed word in their name, type, description or source names. */
export function filterFeatures(rows: readonly FeatureRow[], typed: string): readonly FeatureRow[] {
  return rows.filter((row) =>
    matchesWords(typed, [
      row.name,
      row.namespace,
      row.isKey ? 'primary key' : '',
      row.dataType,
      row.description,
      ...row.sources.map(({ overview }) => overview.name),
    ]),
  );
}
