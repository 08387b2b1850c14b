/** Readers that omit aspects that hold credentials. API handlers get only these. */
import { CatalogError } from '../../core/errors.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { EventReader } from '../../catalog/events/types.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import type { HistoryReader } from '../../catalog/versions/types.js';

/** Answers as if secret aspects did not exist. */
export function hideSecretAspects(reader: EntityReader): EntityReader {
  const findEntities: EntityReader['findEntities'] = async (urns, names) =>
    (await reader.findEntities(urns, names?.filter(isReadable))).map(
      (entity) => entity && withoutSecrets(entity),
    );
  return {
    ...reader,
    findEntities,
    findAspects: async (requests) => {
      const open = requests.map(({ urn, names }) => ({ urn, names: names.filter(isReadable) }));
      return reader.findAspects(open);
    },
    findStamps: async (urns) => {
      const stamps = [...(await reader.findStamps(urns))];
      return new Map(stamps.map(([urn, each]) => [urn, each.filter(({ name }) => isReadable(name))]));
    },
    getEntity: async (urn, names) => withoutSecrets(await reader.getEntity(urn, names?.filter(isReadable))),
    countAspects: async (name, urnLike) => (isReadable(name) ? reader.countAspects(name, urnLike) : 0),
  };
}

export function hideSecretVersions(reader: HistoryReader): HistoryReader {
  return {
    getVersion: async (request) => {
      const { urn, aspectName: name } = request;
      if (isReadable(name)) return reader.getVersion(request);
      throw new CatalogError('NOT_FOUND', `${urn} has no aspect ${name}`, { urn, aspect: name });
    },
    findVersions: async (requests) => {
      const found = await reader.findVersions(requests.filter(({ aspectName }) => isReadable(aspectName)));
      const open = found.values();
      return requests.map(({ aspectName }) => (isReadable(aspectName) ? open.next().value : undefined));
    },
    listVersions: async (urn, name, range) => (isReadable(name) ? reader.listVersions(urn, name, range) : []),
  };
}

/** Leaves out events about secret aspects. Skips a page that contains nothing else, because clients take an empty page for the end. */
export function hideSecretEvents(reader: EventReader): EventReader {
  return {
    close: () => {
      reader.close();
    },
    poll: async (query) => {
      for (let next = query; ;) {
        const { events, ...rest } = await reader.poll(next);
        const open = events.filter(({ aspectName }) => isReadable(aspectName));
        if (open.length > 0 || events.length === 0) return { events: open, ...rest };
        next = { ...query, offsetId: rest.offsetId, waitMillis: 0 };
      }
    },
  };
}

function isReadable(aspectName: string | null | undefined): boolean {
  return !SECRET_ASPECTS.has(aspectName);
}

function withoutSecrets(entity: StoredEntity): StoredEntity {
  const aspects = [...entity.aspects].filter(([name]) => isReadable(name));
  return aspects.length === entity.aspects.size ? entity : { ...entity, aspects: new Map(aspects) };
}
