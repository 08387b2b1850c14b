/** Reads given aspects of many entities of one type, in given versions. */
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { EntityDefinition, MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn.js';
import { readPreconditions } from '../../../catalog/writes/preconditions.js';
import type { Services } from '../../../auth/services.js';
import { arrayOf, EXAMPLE_URN } from '../../http/json-schema.js';
import { defineRead } from '../../http/route.js';
import {
  findEntities,
  type EntityRequest,
  presentEntity,
  type PresentableAspect,
  type PresentableEntity,
} from './find-entities.js';
import { SHOWN_ENTITY, SYSTEM_METADATA } from './parameters.js';
import { aspectLocation, itemLocation, located, refuse, type RequestLocation } from './read-items.js';
import { readType, OF_TYPE } from './read-path.js';

interface AspectRequest extends EntityRequest {
  readonly versions: readonly { readonly aspectName: string; readonly version: number }[];
}

const PATH = `${OF_TYPE}/batchGet` as const;

export const batchGet = defineRead(PATH, {
  method: 'POST',
  operationId: 'batchGetEntities',
  summary: 'Chosen aspects of many entities',
  description:
    'An item without aspects requests all of them. Unknown aspects are ignored, and missing entities are omitted. ' +
    '`{"headers": {"If-Version-Match": "n"}}` asks for version n of an aspect.',
  query: { systemMetadata: SYSTEM_METADATA },
  body: arrayOf(
    { description: '`{"urn", "<aspect>": {"headers"?: {"If-Version-Match"}}, ...}`' },
    { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' },
  ),
  example: [{ urn: EXAMPLE_URN, status: {}, datasetProperties: { headers: { 'If-Version-Match': '1' } } }],
  response: arrayOf(SHOWN_ENTITY),
  async handle({ parameters, query, body }, services) {
    const lists = [{ entity: readType(parameters, services.model), items: body, list: '' }];
    const [shown] = await getLists(lists, services);
    return (shown ?? []).map((one) => presentEntity(one, query.systemMetadata === true));
  },
});

export interface ItemList {
  readonly entity: EntityDefinition;
  readonly items: readonly unknown[];
  /** JSON pointer to the list in the body. */
  readonly list: string;
}

/** Returns the found entities of each list. The number of statements does not depend on the number of lists. */
export async function getLists(
  lists: readonly ItemList[],
  services: Services,
): Promise<PresentableEntity[][]> {
  const { model } = services;
  const requests = lists.map(({ entity, items, list }) =>
    items.map((item, index) => readItem(item, itemLocation(index, false, list), { entity, model })),
  );
  const all = requests.flat();
  const shown = await withVersions(all, await findEntities(all, services), services);
  return splitLike(requests, shown).map((ofList) => ofList.filter((one) => one !== undefined));
}

function readItem(
  item: unknown,
  location: RequestLocation,
  { entity, model }: { entity: EntityDefinition; model: MetadataModel },
): AspectRequest {
  if (!isJsonObject(item)) return refuse(location, location.pointer, 'type: object');
  const { urn: text, ...aspects } = item;
  if (typeof text !== 'string') return refuse(location, location.urnPointer, 'required, type: string');
  const urn = parse(text, { location, entity, model });
  const names = Object.keys(aspects);
  const known = names.filter((name) => entity.aspects.includes(name));
  const versions = known.flatMap((aspectName) => {
    const version = readVersion(aspects[aspectName], aspectLocation(location, text, aspectName));
    const isTimeseries = model.getAspect(aspectName).kind === 'timeseries';
    return version === undefined || version < 1 || isTimeseries ? [] : [{ aspectName, version }];
  });
  return { urn, names: names.length === 0 ? undefined : known, versions };
}

function parse(
  text: string,
  { location, entity, model }: { location: RequestLocation; entity: EntityDefinition; model: MetadataModel },
): Urn {
  try {
    return model.parseUrn(text, entity.name);
  } catch (error) {
    throw located(error, { location: { ...location, urn: text } });
  }
}

/** 0 and -1 mean the latest version. */
function readVersion(entry: unknown, location: RequestLocation): number | undefined {
  if (entry === null) return undefined;
  if (!isJsonObject(entry)) return refuse(location, location.pointer, 'type: object');
  const { headers } = entry;
  if (headers === undefined || headers === null) return undefined;
  const pointer = `${location.pointer}/headers`;
  if (!isJsonObject(headers)) return refuse(location, pointer, 'type: object');
  try {
    return readPreconditions(headers, pointer).ifVersion;
  } catch (error) {
    throw located(error, { location, pointer });
  }
}

/** Uses the latest value if it has the requested version, otherwise the older value, if it exists. */
async function withVersions(
  requests: readonly AspectRequest[],
  found: readonly (PresentableEntity | undefined)[],
  { history }: Services,
): Promise<(PresentableEntity | undefined)[]> {
  const older = requests.flatMap(({ urn, versions }, index) =>
    versions.flatMap((one) => {
      const latest = found[index]?.aspects.get(one.aspectName)?.version;
      if (latest === one.version) return [];
      const isReplaced = latest !== undefined && latest > one.version;
      return [{ ...one, urn: urn.text, index, isReplaced }];
    }),
  );
  if (older.length === 0) return [...found];
  const values = await history.findVersions(older);
  const aspects = found.map((entity) => new Map<string, PresentableAspect>(entity?.aspects));
  older.forEach(({ index, aspectName }, position) => {
    const value = values[position];
    if (value === undefined) aspects[index]?.delete(aspectName);
    else aspects[index]?.set(aspectName, value);
  });
  return found.map((entity, index) => entity && { ...entity, aspects: aspects[index] ?? entity.aspects });
}

/** Splits values into as many parts as there are lists, each as long as its list, in order. */
export function splitLike<Value>(
  lists: readonly (readonly unknown[])[],
  values: readonly Value[],
): Value[][] {
  let next = 0;
  return lists.map(({ length }) => {
    const start = next;
    next += length;
    return values.slice(start, next);
  });
}
