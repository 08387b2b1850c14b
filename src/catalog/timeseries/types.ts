/** Points of timeseries aspects. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { ChangeQuestion, Changes } from '../assertions/rules/evidence.js';
import { VALUE_CONDITIONS, type Filter, type Criterion } from '../search/filter.js';

export interface TimeseriesPoint {
  readonly timestampMillis: number;
  readonly text: string;
  readonly systemMetadata?: JsonObject;
}

/** Points of entities by URN, without entities that have no points. */
export type PointsByUrn = ReadonlyMap<string, readonly TimeseriesPoint[]>;

export interface TimeseriesReader {
  /**
   * Newest first, at most `limit` (default and maximum 10,000); with `latestValue` at most one.
   * @throws LIMIT_EXCEEDED, INVALID_REQUEST for a condition that points do not have; so do the other lists of points
   */
  listPoints(
    query: TimeseriesQuestion & { readonly urn: string; readonly latestValue?: boolean },
  ): Promise<{ points: readonly TimeseriesPoint[]; limit: number }>;
  /**
   * Returns the same for many entities, each with its own `limit`, by URN; without entities that have no points. One statement.
   * @throws LIMIT_EXCEEDED for more than 20,000 points in total
   */
  listPointsOfMany(query: TimeseriesQuestion & { readonly urns: readonly string[] }): Promise<PointsByUrn>;
  /**
   * Answers several such questions; one slot per question: its points, or the error LIMIT_EXCEEDED, or INVALID_REQUEST for a condition that
   * points do not have. One statement for all questions with the same limit.
   */
  listPointsOfEach(
    questions: readonly (TimeseriesQuestion & { readonly urns: readonly string[] })[],
  ): Promise<readonly (PointsByUrn | CatalogError)[]>;
  /**
   * Returns the same for all entities of a type.
   * @throws LIMIT_EXCEEDED for more than 20,000 points in total
   */
  listPointsOfType(query: TimeseriesQuestion & { readonly entityType: string }): Promise<PointsByUrn>;
  /** Returns a page of the points of all entities of a type, newest first, then by message, descending. One statement. */
  listNewestPoints(question: NewestQuestion): Promise<NewestPoints>;
  /** Returns the times of the oldest points in epoch milliseconds; one slot per question, undefined without points. One statement. */
  findOldest(questions: readonly OldestQuestion[]): Promise<(number | undefined)[]>;
  /** Finds when entities changed, or their jobs ran; one slot per question. One statement for each of the two. */
  findChanges(questions: readonly ChangeQuestion[]): Promise<Changes[]>;
}

/** A timeseries aspect of an entity. */
export interface OldestQuestion {
  readonly urn: string;
  readonly aspectName: string;
}

/** Selects points of one timeseries aspect. Both ends are inclusive. */
export interface TimeseriesQuestion {
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit?: number;
  readonly filter?: Filter;
}

/** Selects a page of the points of all entities of a type. Both ends are inclusive. */
export interface NewestQuestion {
  readonly entityType: string;
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit: number;
  readonly scrollId?: string;
}

export interface NewestPoints {
  readonly points: readonly (TimeseriesPoint & { readonly urn: string })[];
  /** Of the next page. Absent if the page is not full. */
  readonly scrollId?: string;
}

/** @param criteria all of them must match a point @throws INVALID_REQUEST for a condition that points do not have */
export function pointFilter(criteria: readonly Criterion[]): Filter {
  criteria.forEach(({ condition }, index) => {
    const refused = refusalOfCondition(condition, `/filter/and/${index}/condition`);
    if (refused !== undefined) throw refused;
  });
  return { or: [{ and: criteria }] };
}

const CONDITIONS: ReadonlySet<string> = new Set(VALUE_CONDITIONS);

/** Returns the error for a condition that points do not have, e.g. one on a hierarchy. @param path of the condition in the request */
export function refusalOfCondition(condition: string, path: string): CatalogError | undefined {
  if (CONDITIONS.has(condition)) return undefined;
  const message = `${condition} is not supported for timeseries`;
  return invalidRequest(path, message, 'supported conditions');
}
