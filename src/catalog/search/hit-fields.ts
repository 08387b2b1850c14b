/**
 * What a search returns with its hits: the fields that match, aspects, and values of search fields. It reads them with the hits, so that
 * presenting the hits needs no further statement.
 */
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel, FieldValue } from '../../model/types.js';
import { CONTAINERS, searchFieldsOf } from '../../model/search/search-fields.js';
import { URN_PREFIX } from '../../model/urn.js';
import { BROWSE_PATH, withSources } from '../default-aspects/default-values.js';
import { toEntity } from '../entities/entity-reader.js';
import type { StoredEntity } from '../entities/types.js';
import { ASSIGNED } from '../structured-properties/known-properties.js';
import type { FoundHit, FoundPage } from './find-page.js';
import { createMatcher, NO_MATCHER } from './matched-fields.js';
import type { SearchPlan } from './plan-search.js';
import { toCursor } from './sort-order.js';
import type { SearchHit, SearchQuery, SearchResult } from './types.js';

export interface HitPresenter {
  /** Properties to read of each hit. */
  readonly properties: readonly string[];
  present(found: FoundPage): Pick<SearchResult, 'start' | 'count' | 'hits' | 'scrollId'>;
}

export function createHitPresenter(
  model: MetadataModel,
  query: SearchQuery,
  { text, types, order }: Pick<SearchPlan, 'text' | 'types' | 'order'>,
): HitPresenter {
  const matcher = query.matches === false ? NO_MATCHER : createMatcher(model, text);
  const extras = createExtras(model, query.extraFields ?? []);
  const aspects = createHitAspects(model, query.aspects ?? [], types.names);
  const { page, scroll, hitCursors } = query;
  return {
    properties: [...matcher.properties, ...extras.properties, ...aspects.properties],
    present: ({ hits, scrollId }) => ({
      start: page.start,
      count: page.count,
      hits: hits.map((hit) => {
        const entity = aspects.read(hit);
        return {
          urn: hit.urn,
          score: hit.score,
          matchedFields: matcher.match(hit),
          extras: extras.read(hit),
          ...(entity && { entity }),
          ...(hitCursors === true && order && { cursor: toCursor(order, hit) }),
        };
      }),
      ...(scrollId !== undefined && (scroll === true || page.scrollId !== undefined) && { scrollId }),
    }),
  };
}

export interface HitAspects {
  /** Properties to read of each hit. */
  readonly properties: readonly string[];
  /** Returns the hit with the aspects; undefined if they were not read, or were being written. */
  read(hit: FoundHit): StoredEntity | undefined;
}

const NO_ASPECTS: HitAspects = { properties: [], read: () => undefined };

/** Every entity has it, so it tells whether the properties were read. */
const TYPE = 'type';

/** The default path of an entity follows from its containers. */
const CONTAINERS_OF_HIT = `field_${CONTAINERS}`;

/** Tells whether a search can return an aspect. Readers of entities leave out some values of the others. */
export function canReturnAspect(aspectName: string): boolean {
  return !SECRET_ASPECTS.has(aspectName) && aspectName !== ASSIGNED;
}

/**
 * @param names of aspects
 * @param types names of the entity types that are searched
 */
export function createHitAspects(
  model: MetadataModel,
  names: readonly string[],
  types: readonly string[],
): HitAspects {
  const wanted = names.filter(canReturnAspect);
  if (wanted.length === 0) return NO_ASPECTS;
  const read = new Set(
    types.flatMap((type) => withSources(model, { urn: `${URN_PREFIX}${type}:`, names: wanted }).names),
  );
  return {
    properties: [
      TYPE,
      ...(read.has(BROWSE_PATH) ? [CONTAINERS_OF_HIT] : []),
      ...[...read].flatMap((name) => [`aspect_${name}`, `meta_${name}`]),
    ],
    read: ({ urn, fields }) => {
      const stored = new Map(fields as readonly (readonly [string, string])[]);
      const type = stored.get(TYPE);
      if (type === undefined) return undefined;
      const [, containers] = fields.find(([name]) => name === CONTAINERS_OF_HIT) ?? [];
      const check = { isTorn: false };
      const aspects = [...read].map((name) => {
        const [text, meta] = [stored.get(`aspect_${name}`), stored.get(`meta_${name}`)];
        return [name, text ?? null, meta ?? null] as const;
      });
      const entity = toEntity(
        { urn, type, aspects, containers: [containers ?? []].flat() as string[] },
        { model, check, wanted },
      );
      return check.isTorn ? undefined : entity;
    },
  };
}

interface Extras {
  /** Properties to read of each hit. */
  readonly properties: readonly string[];
  read(hit: FoundHit): SearchHit['extras'];
}

/**
 * Returns the stored values of the search fields that the caller requests. Ignores names without a field, because clients request fields
 * that only newer models have.
 */
function createExtras(model: MetadataModel, names: readonly string[]): Extras {
  const fields = searchFieldsOf(model);
  const requested = names.map((name) => ({
    name,
    properties: fields.resolve(name).map(({ property }) => property),
  }));
  return {
    properties: requested.flatMap(({ properties }) => properties),
    read: (hit) => {
      const stored = new Map(hit.fields);
      return requested.flatMap(({ name, properties }) => {
        const values = properties.flatMap((property): readonly FieldValue[] =>
          [stored.get(property) ?? []].flat(),
        );
        return values.length === 0 ? [] : [{ name, values }];
      });
    },
  };
}
