/** Reads many entities with all their aspects per request. */
import type { CatalogApi } from './catalog-api.js';

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
 * In the order of the URNs.
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

/** In the order of the URNs, without the default aspects that nobody wrote. @throws CatalogError */
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
