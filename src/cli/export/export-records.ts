/** Converts the entities of the catalog to records. */
import { UsageError } from '../exit-code.js';
import type { CatalogApi } from '../http/catalog-api.js';
import { readWritten, type Entity, type StoredAspect } from '../http/entities.js';
import { scrollPages } from '../search/search-pages.js';
import type { SearchQuery } from '../search/types.js';
import { readAllPoints } from './read-all-points.js';
import { readTypes, type EntityType } from './read-types.js';
import type { ExportCount, ExportOrder, ExportRecord } from './types.js';

/** Structured properties precede the entities with values of them, because values without a definition are refused. */
const FIRST_TYPE = 'structuredProperty';

/** Number of entities in memory. */
const PAGE_SIZE = 500;

/**
 * Type by type, structured properties first, in the order of the URNs; the aspects of an entity follow each other. Concurrent writes may
 * or may not be included.
 * @param count updated continuously
 */
export async function* exportRecords(
  api: CatalogApi,
  order: ExportOrder,
  count: ExportCount,
): AsyncGenerator<ExportRecord> {
  for (const type of chooseTypes(await readTypes(api), order)) {
    const before = count.expected;
    for await (const { hits, total } of scrollPages(api, queryFor(type.name, order), PAGE_SIZE)) {
      count.expected = before + total;
      const urns = hits.map(({ urn }) => urn);
      for (const entity of await readWritten(api, urns)) {
        for await (const record of recordsOf(api, entity, type.timeseries)) {
          count.records += 1;
          yield record;
        }
        count.entities += 1;
      }
    }
  }
}

/** @returns the types to export, with the timeseries aspects whose points are included @throws UsageError for unknown names */
function chooseTypes(known: readonly EntityType[], order: ExportOrder): EntityType[] {
  const { types, points } = order;
  const strange = types.find((name) => !known.some((type) => type.name === name));
  if (strange !== undefined) throw new UsageError(`--type: there is no entity type ${strange}`);
  const chosen = known.filter(({ name }) => types.length === 0 || types.includes(name));
  const noSeries = points.find(
    (name) => name !== 'all' && !chosen.some(({ timeseries }) => timeseries.includes(name)),
  );
  if (noSeries !== undefined) {
    throw new UsageError(`--points: ${noSeries} is not a timeseries aspect of the exported types`);
  }
  const ordered = [
    ...chosen.filter(({ name }) => name === FIRST_TYPE),
    ...chosen.filter(({ name }) => name !== FIRST_TYPE),
  ];
  const isWanted = (name: string): boolean => points.includes('all') || points.includes(name);
  return ordered.map(({ name, timeseries }) => ({ name, timeseries: timeseries.filter(isWanted) }));
}

function queryFor(entity: string, { filter, activeOnly }: ExportOrder): SearchQuery {
  return {
    input: '*',
    entity,
    facets: [],
    includeSoftDeleted: !activeOnly,
    ...(filter !== undefined && { filter }),
  };
}

async function* recordsOf(
  api: CatalogApi,
  entity: Entity,
  timeseries: readonly string[],
): AsyncGenerator<ExportRecord> {
  for (const [name, aspect] of Object.entries(entity.aspects)) yield toRecord(entity, name, aspect);
  for (const name of timeseries) {
    for await (const point of readAllPoints(api, entity.urn, name)) yield toRecord(entity, name, point);
  }
}

function toRecord(
  { urn, type }: Entity,
  aspectName: string,
  { value, systemMetadata }: StoredAspect,
): ExportRecord {
  return {
    entityType: type,
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { json: aspectName === 'versionProperties' ? withoutFlag(value) : value },
    ...(systemMetadata !== undefined && { systemMetadata }),
  };
}

/** `isLatest` follows from the version set, so a write that contains it is refused. */
function withoutFlag(value: StoredAspect['value']): StoredAspect['value'] {
  const { isLatest: _, ...rest } = value as Record<string, unknown>;
  return rest;
}
