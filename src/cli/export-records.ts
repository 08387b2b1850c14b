/** Converts the entities of the catalog to records. */
import { UsageError } from './exit-code.js';
import type { CatalogApi } from './catalog-api.js';
import { readWritten, type Entity, type StoredAspect, readAllPoints } from './entities.js';
import { scrollPages, type SearchQuery, type Filter } from './search-pages.js';

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
    filter,
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

export interface ExportOrder {
  /** Entity types; empty: every type that the catalog knows. */
  readonly types: readonly string[];
  readonly filter: Filter | undefined;
  /** Omit soft-deleted entities. */
  readonly activeOnly: boolean;
  /** Timeseries aspects whose points are included; `all` means every one. */
  readonly points: readonly string[];
}

/** One line of the file: a proposal record in the format of `trellis load`. */
interface ExportRecord {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly changeType: 'UPSERT';
  readonly aspectName: string;
  readonly aspect: { readonly json: unknown };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** Counts of what has been written so far. */
export interface ExportCount {
  entities: number;
  records: number;
  /** Number of entities to write; grows from type to type. */
  expected: number;
}

const TYPES_PER_PAGE = 100;

interface EntityType {
  readonly name: string;
  /** Timeseries aspects. */
  readonly timeseries: readonly string[];
}

interface Specifications {
  readonly elements: readonly {
    readonly name: string;
    readonly aspectSpecs: readonly { readonly aspectAnnotation: { name: string; timeseries?: boolean } }[];
  }[];
  readonly total: number;
}

/** Reads the entity types of the catalog by name, including those of custom models. */
async function readTypes(api: CatalogApi): Promise<EntityType[]> {
  const types: EntityType[] = [];
  for (;;) {
    const path = `/openapi/v1/registry/models/entity/specifications?start=${types.length}&count=${TYPES_PER_PAGE}`;
    const { elements, total } = (await api.get(path)) as Specifications;
    for (const { name, aspectSpecs } of elements) {
      const aspects = aspectSpecs.map(({ aspectAnnotation }) => aspectAnnotation);
      const timeseries = aspects.filter((aspect) => aspect.timeseries === true).map((aspect) => aspect.name);
      types.push({ name, timeseries });
    }
    if (elements.length === 0 || types.length >= total) {
      return types.sort((one, other) => (one.name < other.name ? -1 : 1));
    }
  }
}
