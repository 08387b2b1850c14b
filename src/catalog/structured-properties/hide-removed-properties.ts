/** Leaves out the values of soft-deleted properties. The values stay stored, and return with the property. */
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { EntityReader, StoredAspect, StoredEntity } from '../entities/types.js';
import type { HistoryReader } from '../entities/history-reader.js';
import { ASSIGNED, assignmentsOf } from './known-properties.js';

/** Reads that return values of structured properties cost one more statement, whatever their number. */
export function hideRemovedProperties(reader: EntityReader, listRemoved: ListRemoved): EntityReader {
  const filtered = async (entities: readonly StoredEntity[]): Promise<Map<StoredEntity, StoredEntity>> => {
    const assigned = entities.flatMap((entity) => {
      const aspect = entity.aspects.get(ASSIGNED);
      return aspect === undefined ? [] : [[entity, aspect] as const];
    });
    const shown = await withoutRemoved(
      assigned.map(([, aspect]) => aspect),
      listRemoved,
    );
    return new Map(
      assigned.map(([entity, stored], index) => {
        const aspects = new Map(entity.aspects).set(ASSIGNED, shown[index] ?? stored);
        return [entity, { ...entity, aspects }];
      }),
    );
  };
  return {
    ...reader,
    findEntities: async (urns, names) => {
      const found = await reader.findEntities(urns, names);
      const shown = await filtered(found.filter((entity) => entity !== undefined));
      return found.map((entity) => entity && (shown.get(entity) ?? entity));
    },
    findAspects: async (requests) => {
      const found = await reader.findAspects(requests);
      const shown = await filtered([...found.values()]);
      return new Map([...found].map(([urn, entity]) => [urn, shown.get(entity) ?? entity]));
    },
    getEntity: async (urn, names) => {
      const entity = await reader.getEntity(urn, names);
      return (await filtered([entity])).get(entity) ?? entity;
    },
  };
}

/** Does the same for older versions. */
export function hideRemovedPropertyVersions(reader: HistoryReader, listRemoved: ListRemoved): HistoryReader {
  const shown = (aspects: readonly StoredAspect[]) => withoutRemoved(aspects, listRemoved);
  return {
    getVersion: async (request) => {
      const aspect = await reader.getVersion(request);
      return (await shown([aspect]))[0] ?? aspect;
    },
    findVersions: async (requests) => {
      const found = await reader.findVersions(requests);
      const known = found.filter((aspect) => aspect !== undefined);
      const open = (await shown(known)).values();
      return found.map((aspect) => aspect && (open.next().value ?? aspect));
    },
    listVersions: async (urn, name, range) => shown(await reader.listVersions(urn, name, range)),
  };
}

/** Returns the aspects in their order; those of other names unchanged. */
async function withoutRemoved(
  aspects: readonly StoredAspect[],
  listRemoved: ListRemoved,
): Promise<StoredAspect[]> {
  const trees = aspects.map(({ name, text }) =>
    name === ASSIGNED ? (parseKeepingDigits(text) as JsonObject) : undefined,
  );
  const properties = trees.flatMap((tree) => assignmentsOf(tree).map(({ propertyUrn }) => propertyUrn));
  const removed = await listRemoved([...new Set(properties)]);
  if (removed.size === 0) return [...aspects];
  return aspects.map((aspect, index) => {
    const tree = trees[index];
    if (tree === undefined) return aspect;
    const kept = assignmentsOf(tree).filter(({ propertyUrn }) => !removed.has(propertyUrn));
    return { ...aspect, text: stringifyKeepingDigits({ ...tree, properties: kept }) };
  });
}

/** Returns the URNs of the soft-deleted properties. One statement; none for an empty list. */
export type ListRemoved = (urns: readonly string[]) => Promise<ReadonlySet<string>>;

export function createListRemoved({ database, load }: ReadDeps): ListRemoved {
  return async (urns) => {
    if (urns.length === 0) return new Set();
    const rows = await database.read(load('structured-properties/list-removed'), { urns });
    return new Set(rows.map(({ urn }) => urn));
  };
}
