/** Datasets with older values of their aspects. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import { VersionedRef } from '../mapping/versioned-ref.js';
import { olderForm } from './schemas.js';

const PAIR = /^\s*(\w+)\s*:\s*(\d{1,9})\s*$/;

interface Arguments {
  readonly urn: string;
  readonly versionStamp?: string | null;
}

/** @returns undefined without a stamp. @throws INVALID_REQUEST, UNKNOWN_ASPECT */
function readStamp(
  stamp: string | null | undefined,
  { services }: Pick<GraphqlContext, 'services'>,
): ReadonlyMap<string, number> | undefined {
  if (!stamp?.trim()) return undefined;
  const pairs = stamp.split(';').map((pair) => {
    const [, aspect, version] = PAIR.exec(pair) ?? [];
    if (aspect === undefined)
      throw new CatalogError('INVALID_REQUEST', `"${pair}" does not name an aspect with a version`, {
        path: '/versionStamp',
        rule: 'aspects with versions, e.g. ownership:2;schemaMetadata:0',
      });
    return [services.model.getAspect(aspect).name, Number(version)] as const;
  });
  return new Map(pairs);
}

/** @throws INVALID_URN, UNKNOWN_ENTITY, INVALID_REQUEST, UNKNOWN_ASPECT */
function versionedDataset(
  _: unknown,
  { urn, versionStamp }: Arguments,
  context: GraphqlContext,
): VersionedRef {
  const versions = readStamp(versionStamp, context);
  const found = context.services.model.parseUrn(urn);
  if (found.entityType !== 'dataset')
    throw new CatalogError('INVALID_URN', `${urn} is not of the type dataset`, {
      path: '/urn',
      rule: 'a URN of the entity type dataset',
    });
  return new VersionedRef(found, versions);
}

export const versionedDatasetQueries = { versionedDataset };

export const versionedDatasets = {
  VersionedDataset: {
    schema: async (dataset: VersionedRef, _: unknown, context: GraphqlContext) =>
      olderForm(await dataset.load('schemaMetadata', context), dataset.urn),
  },
} as const;
