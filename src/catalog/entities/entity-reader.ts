/** Reads entities by URN, with one statement for any number of them. */
import { CatalogError } from '../../core/errors.js';
import { likePattern } from '../../core/texts.js';
import type { MetadataModel } from '../../model/types.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { onlyRow } from '../../neo4j/statements.js';
import { checkPage } from '../page.js';
import { DEFAULTED, withSources, defaultsOf } from '../default-aspects/default-values.js';
import { readConsistently, type ReadCheck } from '../consistent-read.js';
import { storedMeta, currentAspect } from './stored-aspect.js';
import type { AspectRequest, AspectStamp, EntityReader, StoredEntity, StoredAspect } from './types.js';

export interface ReaderDeps extends ReadDeps {
  readonly model: MetadataModel;
}

export function createEntityReader({ model, database, load }: ReaderDeps): EntityReader {
  const readWhole = (urns: readonly string[]): Promise<Map<string, StoredEntity>> =>
    readConsistently(async (check) => {
      const rows = await database.read(load('entities/get-entities'), { urns, defaulted: DEFAULTED });
      return new Map(rows.map((row) => [row.urn, toEntity(row, { model, check })]));
    });
  const readAspects = (requests: readonly AspectRequest[]): Promise<Map<string, StoredEntity>> =>
    readConsistently(async (check) => {
      const wanted = new Map(requests.map(({ urn, names }) => [urn, names]));
      const rows = await database.read(load('entities/get-aspects'), {
        rows: requests.map((request) => withSources(model, request)),
      });
      return new Map(
        rows.map((row) => [row.urn, toEntity(row, { model, check, wanted: wanted.get(row.urn) })]),
      );
    });
  const findEntities: EntityReader['findEntities'] = async (urns, aspectNames) => {
    if (urns.length === 0) return [];
    const distinct = [...new Set(urns)];
    const entities = await (aspectNames
      ? readAspects(distinct.map((urn) => ({ urn, names: aspectNames })))
      : readWhole(distinct));
    return urns.map((urn) => entities.get(urn));
  };
  return {
    findEntities,
    findAspects: readAspects,
    findLastObserved: async (urns) => {
      const rows = await database.read(load('entities/get-metas'), { urns });
      return new Map(rows.flatMap(({ urn, metas }) => lastObservedOf(urn, stampsIn(metas))));
    },
    findStamps: async (urns) => {
      const rows = await database.read(load('entities/get-metas'), { urns });
      return new Map(rows.map(({ urn, metas }) => [urn, stampsIn(metas)]));
    },
    findNames: async (urns) => {
      const rows = await database.read(load('entities/get-names'), { urns });
      return new Map(rows.map(({ urn, name }) => [urn, name]));
    },
    getEntity: async (urn, aspectNames) => {
      const [entity] = await findEntities([urn], aspectNames);
      if (entity === undefined) throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
      return entity;
    },
    listUrns: async (entityType, page) => {
      checkPage(page);
      const type = model.getEntity(entityType).name;
      const [rows, totals] = await Promise.all([
        database.read(load('entities/list-urns'), { type, ...page }),
        database.read(load('entities/count-entities'), { type }),
      ]);
      return { urns: rows.map(({ urn }) => urn), total: onlyRow(totals).total };
    },
    countAspects: async (aspectName, urnLike) => {
      const aspect = model.getAspect(aspectName);
      const types = [...model.entities.values()].filter(({ aspects }) => aspects.includes(aspect.name));
      const parameters = {
        types: types.map(({ name }) => name),
        property: `aspect_${aspect.name}`,
        ...(urnLike === undefined ? { prefix: '', pattern: null } : likePattern(urnLike)),
      };
      return onlyRow(await database.read(load('entities/count-aspects'), parameters)).total;
    },
  };
}

/** Returns one entry, or none. */
function lastObservedOf(urn: string, stamps: readonly AspectStamp[]): [string, number][] {
  const times = stamps.map(({ systemMetadata }) => systemMetadata?.['lastObserved']);
  const known = times.filter((time) => typeof time === 'number');
  return known.length === 0 ? [] : [[urn, Math.max(...known)]];
}

function stampsIn(metas: StatementRows['entities/get-metas']['metas']): AspectStamp[] {
  return metas.flatMap(([name, text]) => {
    // During the first write of an aspect, its payload can be visible before its metadata.
    if (text === null) return [];
    const { created, systemMetadata } = storedMeta(text);
    return [{ name, created, ...(systemMetadata !== undefined && { systemMetadata }) }];
  });
}

interface Reading {
  readonly model: MetadataModel;
  readonly check: ReadCheck;
  /** The requested aspects; undefined for all. Further ones are read if defaults are derived from them. */
  readonly wanted?: readonly string[] | undefined;
}

/** Returns the entity with the aspects that are wanted. Sets `isTorn` of the check if a payload and its metadata are from different writes. */
export function toEntity(
  { urn, type, aspects: read, containers }: StatementRows['entities/get-entities'],
  { model, check, wanted }: Reading,
): StoredEntity {
  const found = new Map<string, StoredAspect>();
  const deleted = new Set<string>();
  for (const [name, text, meta] of read) {
    const aspect = currentAspect(name, { text, metaText: meta }, check);
    if (aspect !== undefined) found.set(name, aspect);
    else if (meta !== null && storedMeta(meta).undone !== true) deleted.add(name);
  }
  const entity = { urn, type, aspects: found };
  for (const aspect of defaultsOf({ entity, containers: containers ?? [], deleted, wanted }, model))
    found.set(aspect.name, aspect);
  const aspects = new Map<string, StoredAspect>();
  for (const name of new Set([...(model.entities.get(type)?.aspects ?? []), ...found.keys()])) {
    const aspect = wanted?.includes(name) === false ? undefined : found.get(name);
    if (aspect !== undefined) aspects.set(name, aspect);
  }
  return { urn, type, aspects };
}
