/** Reads chosen aspects of many entities of a type, in chosen versions. */
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { EntityDefinition, MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn/urn.js';
import { arrayOf, EXAMPLE_URN } from '../../http/json-schema.js';
import { readPreconditions } from '../../../catalog/writes/read-preconditions.js';
import { defineRoute } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { findEntities, type EntityAsked } from './find-entities.js';
import { SHOWN_ENTITY, SYSTEM_METADATA } from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { aspectPlace, itemPlace, located, refuse, type Place } from './place.js';
import { presentEntity, type ShownAspect, type ShownEntity } from './present-aspect.js';
import { readType } from './read-path.js';

interface Asked extends EntityAsked {
  readonly versions: readonly { readonly aspectName: string; readonly version: number }[];
}

export const batchGet = defineRoute<{ systemMetadata?: boolean }, readonly unknown[], TypeParameters>({
  method: 'POST',
  path: `${OF_TYPE}/batchGet`,
  operationId: 'batchGetEntities',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Chosen aspects of many entities',
  description:
    'An item without aspects asks for all of them; unknown aspects are passed over, entities that do not exist are left out. ' +
    '`{"headers": {"If-Version-Match": "n"}}` asks for version n of an aspect.',
  query: { systemMetadata: SYSTEM_METADATA },
  body: arrayOf(
    { description: '`{"urn", "<aspect>": {"headers"?: {"If-Version-Match"}}, ...}`' },
    { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' },
  ),
  example: [{ urn: EXAMPLE_URN, status: {}, datasetProperties: { headers: { 'If-Version-Match': '1' } } }],
  response: arrayOf(SHOWN_ENTITY),
  async handle({ parameters, query, body }, services) {
    const entity = readType(parameters, services.model);
    const asked = body.map((item, index) =>
      readItem(item, itemPlace(index, false), { entity, model: services.model }),
    );
    const found = await findEntities(asked, services);
    const shown = await withVersions(asked, found, services);
    return shown.flatMap((one) => (one ? [presentEntity(one, query.systemMetadata === true)] : []));
  },
});

function readItem(
  item: unknown,
  place: Place,
  { entity, model }: { entity: EntityDefinition; model: MetadataModel },
): Asked {
  if (!isJsonObject(item)) return refuse(place, place.pointer, 'type: object');
  const { urn: text, ...aspects } = item;
  if (typeof text !== 'string') return refuse(place, place.urnPointer, 'required, type: string');
  const urn = parse(text, { place, entity, model });
  const names = Object.keys(aspects);
  const known = names.filter((name) => entity.aspects.includes(name));
  const versions = known.flatMap((aspectName) => {
    const version = readVersion(aspects[aspectName], aspectPlace(place, text, aspectName));
    const isTimeseries = model.getAspect(aspectName).kind === 'timeseries';
    return version === undefined || version < 1 || isTimeseries ? [] : [{ aspectName, version }];
  });
  return { urn, names: names.length === 0 ? undefined : known, versions };
}

function parse(
  text: string,
  { place, entity, model }: { place: Place; entity: EntityDefinition; model: MetadataModel },
): Urn {
  try {
    return model.parseUrn(text, entity.name);
  } catch (error) {
    throw located(error, { place: { ...place, urn: text } });
  }
}

/** 0 and -1 ask for the latest. */
function readVersion(entry: unknown, place: Place): number | undefined {
  if (entry === null) return undefined;
  if (!isJsonObject(entry)) return refuse(place, place.pointer, 'type: object');
  const { headers } = entry;
  if (headers === undefined || headers === null) return undefined;
  const pointer = `${place.pointer}/headers`;
  if (!isJsonObject(headers)) return refuse(place, pointer, 'type: object');
  try {
    return readPreconditions(headers, pointer).ifVersion;
  } catch (error) {
    throw located(error, { place, pointer });
  }
}

/** The latest value stands where it is the version that was asked for; else the older one, or nothing. */
async function withVersions(
  asked: readonly Asked[],
  found: readonly (ShownEntity | undefined)[],
  { history }: Services,
): Promise<(ShownEntity | undefined)[]> {
  const older = asked.flatMap(({ urn, versions }, index) =>
    versions.flatMap((one) => {
      const latest = found[index]?.aspects.get(one.aspectName)?.version;
      if (latest === one.version) return [];
      const isReplaced = latest !== undefined && latest > one.version;
      return [{ ...one, urn: urn.text, index, isReplaced }];
    }),
  );
  if (older.length === 0) return [...found];
  const values = await history.findVersions(older);
  const aspects = found.map((entity) => new Map<string, ShownAspect>(entity?.aspects));
  older.forEach(({ index, aspectName }, position) => {
    const value = values[position];
    if (value === undefined) aspects[index]?.delete(aspectName);
    else aspects[index]?.set(aspectName, value);
  });
  return found.map((entity, index) => entity && { ...entity, aspects: aspects[index] ?? entity.aspects });
}
