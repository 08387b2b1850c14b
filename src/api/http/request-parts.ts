/** Parts of requests that endpoints of several APIs share: URNs in paths, filters, pages, system metadata, and the parameters of edges. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { MetadataModel, AspectDefinition } from '../../model/types.js';
import { decodeUrnFromPath } from '../../model/urn-encoding.js';
import type { Urn } from '../../model/urn.js';
import type { Criterion, Filter } from '../../catalog/search/filter.js';
import { DEFAULT_PAGE_SIZE } from '../../core/limits.js';
import type { Page } from '../../catalog/page.js';
import { stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import type { CRITERION, FILTER } from './components.js';
import { members, oneOf, type ShapeOf, URN } from './json-schema.js';

/** Reads the URN in a URL path, in all encodings that clients send. @throws INVALID_URN, UNKNOWN_ENTITY */
export function readPathUrn(raw: string, model: MetadataModel): Urn {
  return model.parseUrn(decodeUrnFromPath(raw, (text) => isUrn(text, model)));
}

function isUrn(text: string, model: MetadataModel): boolean {
  try {
    model.parseUrn(text);
    return true;
  } catch (error) {
    if (error instanceof CatalogError) return false;
    throw error;
  }
}

/** Requires that an aspect has points. @param path of the aspect's name in the request @throws INVALID_REQUEST for a versioned aspect */
export function requireTimeseries(aspect: AspectDefinition, path: string): AspectDefinition {
  if (aspect.kind === 'timeseries') return aspect;
  const message = `${aspect.name} is a versioned aspect: it has versions, not points; read it with GET /entitiesV2/{urn}`;
  throw invalidRequest(path, message, 'timeseries aspects only');
}

/** Reads a filter with its defaults. @returns an object to spread into a query; empty without a filter */
export function readFilter(body: ShapeOf<typeof FILTER> | undefined): { filter?: Filter } {
  if (body?.or === undefined) return {};
  return { filter: { or: body.or.map(({ and }) => ({ and: and.map(readCriterion) })) } };
}

function readCriterion(given: ShapeOf<typeof CRITERION>): Criterion {
  const { field, values = [], condition = 'EQUAL', negated } = given;
  return { field, values, condition, ...(negated !== undefined && { negated }) };
}

interface PageBody {
  readonly start?: number | undefined;
  readonly count?: number | undefined;
  readonly scrollId?: string | undefined;
}

/** Reads offset and size of a page, with their defaults. */
export function readPage(given: PageBody): Page {
  const page = { start: given.start ?? 0, count: given.count ?? DEFAULT_PAGE_SIZE };
  return given.scrollId === undefined ? page : { ...page, scrollId: given.scrollId };
}

/** Maximum nesting of system metadata: more than any client needs, and too little to exhaust the stack while rendering. */
const MAX_DEPTH = 64;

/**
 * Reads the system metadata of a write. Some clients send it as JSON text inside the JSON.
 * @returns an object to spread into a proposal
 * @throws INVALID_REQUEST
 */
export function readSystemMetadata(given: unknown, path: string): { systemMetadata?: JsonObject } {
  const tree = typeof given === 'string' ? parseSystemMetadata(given, path) : given;
  if (tree === undefined || tree === null) return {};
  if (typeof tree !== 'object' || Array.isArray(tree)) throw invalidSystemMetadata(path, 'type: object');
  if (isDeeper(tree, MAX_DEPTH)) throw invalidSystemMetadata(path, `at most ${MAX_DEPTH} levels deep`);
  return { systemMetadata: tree as JsonObject };
}

/** The same for a body that keeps every digit of numbers, which system metadata does not need. */
export function readLosslessSystemMetadata(given: unknown, path: string): { systemMetadata?: JsonObject } {
  const { systemMetadata } = readSystemMetadata(given, path);
  if (systemMetadata === undefined) return {};
  return { systemMetadata: JSON.parse(stringifyKeepingDigits(systemMetadata)) as JsonObject };
}

function parseSystemMetadata(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidSystemMetadata(path, 'JSON', cause);
  }
}

function isDeeper(tree: object, levels: number): boolean {
  if (levels === 0) return true;
  return Object.values(tree).some(
    (member: unknown) => typeof member === 'object' && member !== null && isDeeper(member, levels - 1),
  );
}

function invalidSystemMetadata(path: string, rule: string, cause?: unknown): CatalogError {
  const message = `${path} must be an object or the text of one (rule: ${rule})`;
  return new CatalogError('INVALID_REQUEST', message, { path, rule }, { cause });
}

/** Parameters of requests for the edges of one entity. */
export const EDGES_OF_ENTITY = members({
  urn: { description: 'The entity to start from.', schema: URN, required: true },
  direction: {
    description: 'OUTGOING: edges of its own aspects; INCOMING: edges of other entities to it.',
    schema: oneOf(['INCOMING', 'OUTGOING']),
    required: true,
  },
});

/** The error for a range of time whose end precedes its start. */
export function endBeforeStart(startTime: number, endTime: number): CatalogError {
  const message = `Query parameter endTime: ${endTime} is before startTime, ${startTime}`;
  return invalidRequest('/endTime', message, 'not before startTime');
}
