/** Reads what `trellis get` shows. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type { CatalogApi } from '../http/catalog-api.js';
import { encode, readOne, typeOf, type StoredAspect } from '../http/entities.js';
import { readPoints } from '../http/points.js';

export interface ShownEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Readonly<Record<string, StoredAspect | readonly StoredAspect[]>>;
  /** Requested aspects that do not exist. */
  readonly missing: readonly string[];
}

const POINTS_SHOWN = 10;

/** @param names empty: all but timeseries @throws NOT_FOUND if the entity was never written */
export async function readAspects(
  api: CatalogApi,
  urn: string,
  names: readonly string[],
): Promise<ShownEntity> {
  const entity = await readOne(api, urn, names);
  const missing = names.filter((name) => !(name in entity.aspects));
  const points = await readNewestPoints(api, urn, missing);
  const aspects = { ...entity.aspects, ...points };
  if (Object.keys(aspects).length === 0 && !(await readOne(api, urn)).exists) {
    throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`);
  }
  return { urn, type: entity.type, aspects, missing: missing.filter((name) => !(name in points)) };
}

/** Reads the newest points of the names that are timeseries aspects of this entity. */
async function readNewestPoints(
  api: CatalogApi,
  urn: string,
  names: readonly string[],
): Promise<Record<string, StoredAspect[]>> {
  const found: Record<string, StoredAspect[]> = {};
  for (const aspect of names) {
    const points = await findPoints(api, urn, aspect);
    if (points.length > 0) found[aspect] = points;
  }
  return found;
}

/** Returns nothing for an aspect without points: only the service knows which aspects are timeseries aspects. */
async function findPoints(api: CatalogApi, urn: string, aspect: string): Promise<StoredAspect[]> {
  try {
    return await readPoints(api, { urn, aspect, limit: POINTS_SHOWN });
  } catch (error) {
    if (hasCode(error, 'INVALID_REQUEST')) return [];
    throw error;
  }
}

interface VersionBody extends Omit<StoredAspect, 'value'> {
  /** The name of the only member is the name of the aspect's record. */
  readonly aspect: Readonly<Record<string, unknown>>;
}

/** @throws NOT_FOUND if the version does not exist */
export async function readVersion(
  api: CatalogApi,
  { urn, aspect, version }: { urn: string; aspect: string; version: number },
): Promise<ShownEntity> {
  const path = `/aspects/${encode(urn)}?aspect=${encode(aspect)}&version=${version}`;
  const { aspect: byRecord, ...rest } = (await api.get(path)) as VersionBody;
  const [value] = Object.values(byRecord);
  return { urn, type: typeOf(urn), aspects: { [aspect]: { ...rest, value } }, missing: [] };
}
