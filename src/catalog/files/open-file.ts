/** Opens uploaded files for people who may view the assets that refer to them. */
import { CatalogError } from '../../core/errors.js';
import { findEntityUrn } from '../../model/urn/find-entity-urn.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../entities/types.js';
import { payloadOf } from '../entities/payload-of.js';
import { FILE_ASPECT, FILE_URN_PREFIX, keyOfFile } from './names.js';
import type { FileStore, StoredObject } from './types.js';

export interface OpenFileDeps {
  readonly model: MetadataModel;
  readonly files?: FileStore;
  /** Reads the whole catalog. */
  readonly unscoped: { readonly entities: Pick<EntityReader, 'findAspects'> };
  /** Tells which of the URNs the actor may view. */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
}

export interface OpenedFile extends StoredObject {
  readonly name: string;
  /** Media type, as it was registered. */
  readonly type: string;
}

/** @param key of the object, in its two parts. @throws NOT_FOUND, also for a file that the actor may not view; UNAVAILABLE */
export async function openFile(
  deps: OpenFileDeps,
  { prefix, id }: { readonly prefix: string; readonly id: string },
): Promise<OpenedFile> {
  const key = keyOfFile(prefix, id);
  const info = await findFileInfo(deps, id);
  const location = info?.['bucketStorageLocation'];
  const isOwn = isJsonObject(location) && location['storageKey'] === key;
  const stored = info !== undefined && isOwn ? await deps.files?.read(key) : undefined;
  if (info === undefined || stored === undefined)
    throw new CatalogError('NOT_FOUND', `There is no file ${key}`);
  return { ...stored, name: info['originalFileName'] as string, type: info['mimeType'] as string };
}

/** Returns the description of a file that is not soft-deleted and whose asset the actor may view. At most two statements. */
async function findFileInfo(
  { model, unscoped, findVisible }: OpenFileDeps,
  id: string,
): Promise<JsonObject | undefined> {
  const urn = findEntityUrn(FILE_URN_PREFIX + id, model)?.text;
  if (urn === undefined) return undefined;
  const found = (await unscoped.entities.findAspects([{ urn, names: [FILE_ASPECT, 'status'] }])).get(urn);
  const info = payloadOf(found, FILE_ASPECT);
  if (info === undefined || payloadOf(found, 'status')?.['removed'] === true) return undefined;
  // The asset decides who may view the file. For a file without an asset, the policies of the file itself decide.
  const shown = typeof info['referencedByAsset'] === 'string' ? info['referencedByAsset'] : urn;
  return (await findVisible([shown]))(shown) ? info : undefined;
}
