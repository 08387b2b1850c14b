/** Uploaded files as people read them: their descriptions, and their contents for people who may view an asset that refers to them. */
import { CatalogError } from '../../core/errors.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../entities/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import { type FileStore, type StoredObject, FILE_ASPECT, FILE_URN_PREFIX, keyOfFile } from './types.js';

interface FileInfoDeps {
  /** Reads the whole catalog. */
  readonly unscoped: { readonly entities: Pick<EntityReader, 'findAspects'> };
  /** Tells which of the URNs the actor may view. */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
}

interface OpenFileDeps extends FileInfoDeps {
  readonly model: MetadataModel;
  readonly files?: FileStore | undefined;
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

/**
 * Returns the descriptions that the actor may view, by the URNs of the files. Policies rarely show a file itself. Whoever may view its asset
 * sees its description too, e.g. who has just registered it, unless the file is soft-deleted. At most two statements.
 */
export async function findFileInfos(
  { unscoped, findVisible }: FileInfoDeps,
  urns: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = await unscoped.entities.findAspects(
    urns.map((urn) => ({ urn, names: [FILE_ASPECT, 'status'] })),
  );
  const infos = urns.flatMap((urn) => {
    const info = payloadOf(found.get(urn), FILE_ASPECT);
    if (info === undefined) return [];
    const isRemoved = payloadOf(found.get(urn), 'status')?.['removed'] === true;
    const asset = isRemoved ? undefined : info['referencedByAsset'];
    return [{ urn, info, shownBy: typeof asset === 'string' ? [urn, asset] : [urn] }];
  });
  if (infos.length === 0) return new Map();
  const isVisible = await findVisible(infos.flatMap(({ shownBy }) => shownBy));
  const shown = infos.filter(({ shownBy }) => shownBy.some(isVisible));
  return new Map(shown.map(({ urn, info }) => [urn, info]));
}
