/** Reads the requested aspects of many entities with a fixed number of statements: versioned aspects, key aspects and newest points. */
import type { MetadataModel, AuditStamp } from '../../../model/types.js';
import type { StoredEntity } from '../../../catalog/entities/types.js';
import type { Urn } from '../../../model/urn.js';
import type { Services } from '../../../auth/services.js';
import { isJsonObject, RawJson, type JsonObject, type JsonValue } from '../../../core/json.js';
import { aspectsWithKey } from '../../http/aspects-with-key.js';

export interface EntityRequest {
  readonly urn: Urn;
  /** Aspects of its type; default: all versioned aspects. */
  readonly names?: readonly string[] | undefined;
}

type Readers = Pick<Services, 'model' | 'entities' | 'timeseries'>;
type Points = ReadonlyMap<string, ReadonlyMap<string, PresentableAspect>>;

/** Returns one item per requested entity; undefined if it does not exist. */
export async function findEntities(
  requests: readonly EntityRequest[],
  readers: Readers,
): Promise<(PresentableEntity | undefined)[]> {
  const [whole, parts, points] = await Promise.all([
    findWhole(requests, readers),
    findParts(requests, readers),
    findPoints(requests, readers),
  ]);
  return requests.map((one) => {
    const entity = (one.names === undefined ? whole : parts).get(one.urn.text);
    return entity && show(one, entity, { points, model: readers.model });
  });
}

async function findWhole(
  requests: readonly EntityRequest[],
  { entities }: Readers,
): Promise<ReadonlyMap<string, StoredEntity>> {
  const urns = requests.filter(({ names }) => names === undefined).map(({ urn }) => urn.text);
  if (urns.length === 0) return new Map();
  const found = await entities.findEntities([...new Set(urns)]);
  return new Map(found.filter((entity) => entity !== undefined).map((entity) => [entity.urn, entity]));
}

async function findParts(
  requests: readonly EntityRequest[],
  { entities, model }: Readers,
): Promise<ReadonlyMap<string, StoredEntity>> {
  const namesByUrn = new Map<string, Set<string>>();
  for (const { urn, names } of requests) {
    if (names === undefined) continue;
    const wanted = namesByUrn.get(urn.text) ?? new Set();
    for (const name of names) if (model.getAspect(name).kind === 'versioned') wanted.add(name);
    namesByUrn.set(urn.text, wanted);
  }
  if (namesByUrn.size === 0) return new Map();
  return entities.findAspects([...namesByUrn].map(([urn, names]) => ({ urn, names: [...names] })));
}

/** Returns points by aspect and URN. One statement for each requested timeseries aspect. */
async function findPoints(
  requests: readonly EntityRequest[],
  { timeseries, model }: Readers,
): Promise<Points> {
  const urnsByAspect = new Map<string, Set<string>>();
  for (const { urn, names = [] } of requests) {
    for (const name of names) {
      if (model.getAspect(name).kind !== 'timeseries') continue;
      urnsByAspect.set(name, (urnsByAspect.get(name) ?? new Set()).add(urn.text));
    }
  }
  const found = [...urnsByAspect].map(async ([aspectName, urns]) => {
    const points = await timeseries.listPointsOfMany({ aspectName, urns: [...urns], limit: 1 });
    const newest = [...points].flatMap(([urn, [point]]) => (point ? [[urn, asAspect(point)] as const] : []));
    return [aspectName, new Map(newest)] as const;
  });
  return new Map(await Promise.all(found));
}

/** Presents a point like an aspect, without a version. */
export function asAspect({
  text,
  systemMetadata,
}: Pick<PresentableAspect, 'text' | 'systemMetadata'>): PresentableAspect {
  return { text, version: 0, ...(systemMetadata && { systemMetadata }) };
}

function show(
  { urn, names }: EntityRequest,
  entity: StoredEntity,
  { points, model }: { points: Points; model: MetadataModel },
): PresentableEntity {
  const stored = aspectsWithKey({ urn, entity, wanted: names }, model);
  const versioned = stored.filter(({ name }) => names === undefined || names.includes(name));
  const newest = (names ?? []).flatMap((name) => {
    const point = points.get(name)?.get(urn.text);
    return point ? [[name, point] as const] : [];
  });
  return {
    urn: urn.text,
    aspects: new Map([...versioned.map((aspect) => [aspect.name, aspect] as const), ...newest]),
  };
}

export interface PresentableAspect {
  readonly text: string;
  /** Version number; 0 for values without one: points, and key aspects that were never written. */
  readonly version: number;
  readonly created?: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The trace that wrote the value, or, in the answer to a write, the trace of that write. */
  readonly traceId?: string;
  /** Traces of recent writes of the same value. */
  readonly unchangedBy?: readonly string[];
}

export interface PresentableEntity {
  readonly urn: string;
  readonly aspects: ReadonlyMap<string, PresentableAspect>;
}

/** Presents an aspect in the form of version 3: plain JSON. @param withMetadata adds actor, time, run, and the version that `If-Version-Match` is compared with */
export function presentAspect(
  { text, version, created, systemMetadata, traceId }: PresentableAspect,
  withMetadata: boolean,
): Record<string, unknown> {
  if (!withMetadata) return { value: new RawJson(text) };
  const metadata = {
    ...systemMetadata,
    ...(version > 0 && { version: String(version) }),
    ...(traceId !== undefined && { properties: withTrace(systemMetadata?.['properties'], traceId) }),
  };
  return { value: new RawJson(text), systemMetadata: metadata, auditStamp: created };
}

/** @param properties that the client sent beside the payload */
function withTrace(properties: JsonValue | undefined, traceId: string): JsonObject {
  return { ...(isJsonObject(properties) && properties), telemetryTraceId: traceId };
}

export function presentEntity(
  { urn, aspects }: PresentableEntity,
  withMetadata: boolean,
): Record<string, unknown> {
  const byName = [...aspects].map(([name, aspect]) => [name, presentAspect(aspect, withMetadata)] as const);
  return { urn, ...Object.fromEntries(byName) };
}
