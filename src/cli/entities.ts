/** Reads and writes aspects: of many entities in a request, points of timeseries aspects, and proposals. */
import { parseKeepingDigits, stringifyKeepingDigits } from '../core/json.js';
import { CatalogError } from '../core/errors.js';
import { MAX_TIMESERIES_POINTS } from '../core/limits.js';
import { act, type CatalogApi } from './catalog-api.js';

export interface StoredAspect {
  readonly value: unknown;
  readonly created?: { readonly time: number; readonly actor: string };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

export interface Entity {
  readonly urn: string;
  readonly type: string;
  /** False for a URN that was never written. It has the key aspect nevertheless. */
  readonly exists: boolean;
  /** Stored aspects, without a derived key aspect. */
  readonly aspects: Readonly<Record<string, StoredAspect>>;
}

interface EntityBody {
  readonly urn: string;
  readonly entityName: string;
  readonly aspects: Readonly<Record<string, StoredAspect>>;
}

/** Maximum length of a request line; servers and gateways refuse lines above 8 kB. */
const MAX_PATH = 7_000;

/**
 * Reads entities with all their aspects, in the order of the URNs.
 * @param aspectNames only these; missing aspects are omitted
 * @throws CatalogError, also for an aspect that the type of an entity does not have
 */
export function readEntities(
  api: CatalogApi,
  urns: readonly string[],
  aspectNames: readonly string[] = [],
): Promise<Entity[]> {
  return request(api, urns, aspectNames.length === 0 ? '' : `&aspects=${renderList(aspectNames)}`);
}

/** In the order of the URNs, without default aspects that were never written. @throws CatalogError */
export function readWritten(api: CatalogApi, urns: readonly string[]): Promise<Entity[]> {
  return request(api, urns, '&defaults=false');
}

async function request(api: CatalogApi, urns: readonly string[], parameters: string): Promise<Entity[]> {
  const entities: Entity[] = [];
  for (const some of splitByLength(urns, MAX_PATH - parameters.length)) {
    const path = `/entitiesV2?ids=${renderList(some)}${parameters}`;
    const { results } = (await api.get(path)) as { results: Readonly<Record<string, EntityBody>> };
    for (const urn of some) entities.push(readEntity(urn, results[urn]));
  }
  return entities;
}

export async function readOne(
  api: CatalogApi,
  urn: string,
  aspectNames?: readonly string[],
): Promise<Entity> {
  const [entity] = await readEntities(api, [urn], aspectNames);
  return entity ?? readEntity(urn, undefined);
}

function readEntity(urn: string, body: EntityBody | undefined): Entity {
  const all = Object.entries(body?.aspects ?? {});
  const aspects = Object.fromEntries(all.filter(([, aspect]) => isStored(aspect)));
  return { urn, type: body?.entityName ?? typeOf(urn), exists: Object.keys(aspects).length > 0, aspects };
}

/** The service derives the key aspect of any requested URN, with the time 0. */
function isStored({ created }: StoredAspect): boolean {
  return created?.time !== 0;
}

/** The entity type in a URN. */
export function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

function renderList(items: readonly string[]): string {
  return `List(${items.map(encode).join(',')})`;
}

/** Encodes brackets and commas, which would end the list. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[()'!*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

function* splitByLength(urns: readonly string[], limit: number): Generator<string[]> {
  let some: string[] = [];
  let length = 0;
  for (const urn of urns) {
    const more = encode(urn).length + 1;
    if (some.length > 0 && length + more > limit) {
      yield some;
      some = [];
      length = 0;
    }
    some.push(urn);
    length += more;
  }
  if (some.length > 0) yield some;
}

interface PointsQuery {
  readonly urn: string;
  readonly aspect: string;
  readonly limit: number;
  /** Epoch milliseconds, inclusive. */
  readonly endTimeMillis?: number;
}

interface PointBody {
  readonly aspect: { readonly value: string };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** Reads points, newest first. @throws INVALID_REQUEST if it is not a timeseries aspect; UNKNOWN_ASPECT if the type does not have it */
export async function readPoints(api: CatalogApi, query: PointsQuery): Promise<StoredAspect[]> {
  const path = '/aspects?action=getTimeseriesAspectValues';
  const { values } = await act<{ values: readonly PointBody[] }>(api, path, query);
  return values.map(({ aspect, systemMetadata }) => ({
    value: parseKeepingDigits(aspect.value),
    ...(systemMetadata !== undefined && { systemMetadata }),
  }));
}

/**
 * Reads all points, newest first. Each page begins with the last time of the previous page, because more points can have that time; points that were
 * already returned are skipped.
 * @throws LIMIT_EXCEEDED if a full page of points has the same time, because older points cannot be read then
 */
export async function* readAllPoints(
  api: CatalogApi,
  urn: string,
  aspect: string,
): AsyncGenerator<StoredAspect> {
  let endTimeMillis: number | undefined;
  let written = new Set<string>();
  for (;;) {
    const range = endTimeMillis === undefined ? {} : { endTimeMillis };
    const points = await readPoints(api, { urn, aspect, limit: MAX_TIMESERIES_POINTS, ...range });
    const texts = points.map(({ value }) => stringifyKeepingDigits(value));
    for (const [at, point] of points.entries()) if (!written.has(texts[at] ?? '')) yield point;
    const oldest = timeOf(points.at(-1));
    if (points.length < MAX_TIMESERIES_POINTS || oldest === undefined) return;
    if (oldest === endTimeMillis) throw tooMany(urn, aspect, oldest);
    endTimeMillis = oldest;
    written = new Set(texts);
  }
}

function tooMany(urn: string, aspect: string, time: number): CatalogError {
  const points = `${aspect} of ${urn} has ${MAX_TIMESERIES_POINTS} points or more with the time ${time}`;
  return new CatalogError('LIMIT_EXCEEDED', `${points}: more points with the same time cannot be read`);
}

function timeOf(point: StoredAspect | undefined): number | undefined {
  const value = point?.value as { timestampMillis?: number } | undefined;
  return value?.timestampMillis;
}

/** A write of an aspect. */
export interface Proposal {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: 'UPSERT' | 'PATCH';
  readonly value: unknown;
  /** Conditions. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** @throws CatalogError; PRECONDITION_FAILED if a condition is not met */
export async function ingestProposal(api: CatalogApi, proposal: Proposal): Promise<void> {
  await api.post('/aspects?action=ingestProposal', { proposal: renderProposal(proposal) });
}

/** All or nothing. @throws CatalogError for the first refused one */
export async function ingestProposals(api: CatalogApi, proposals: readonly Proposal[]): Promise<void> {
  await api.post('/aspects?action=ingestProposalBatch', { proposals: proposals.map(renderProposal) });
}

function renderProposal({ value, ...envelope }: Proposal): object {
  const contentType = envelope.changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return { ...envelope, aspect: { value: stringifyKeepingDigits(value), contentType } };
}
