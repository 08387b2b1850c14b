/** Permits uploads, and registers uploaded files as entities. */
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandContext, CommandServices } from '../commands/command-context.js';
import { withWriter } from '../commands/with-writer.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { stampOf } from '../commands/store.js';
import { requireFileName, requireMediaType, requireSize } from './check-file.js';
import { FILE_ASPECT, FILE_TYPE, keyOfFile } from './names.js';
import { DEFAULT_PREFIX, type FileStore } from './types.js';
import { documentingChange, readFileUse, type Scenario } from './upload-rights.js';

type Optional<Value> = Value | null | undefined;

export interface WantedUpload {
  readonly fileName: string;
  readonly scenario: Scenario;
  readonly assetUrn?: Optional<string>;
  /** URN of a schema field of the asset. */
  readonly schemaFieldUrn?: Optional<string>;
  /** The type that the upload must have. Absent: any. */
  readonly contentType?: Optional<string>;
}

/**
 * Permits one upload and chooses the id of the file. The catalog stores nothing yet.
 * @param origin address at which the client reached the service
 * @returns the address to which the client sends the content with PUT
 * @throws INVALID_REQUEST without a store, for a blank name or a type that is none, and without an asset; FORBIDDEN unless the actor may
 * change the documentation that will show the file; NOT_FOUND, INVALID_URN; UNAVAILABLE if the store cannot note the upload
 */
export async function permitUpload(
  context: CommandContext,
  wanted: WantedUpload,
  origin: string,
): Promise<{ readonly url: string; readonly fileId: string }> {
  const store = requireStore(context.services);
  requireFileName(wanted.fileName, '/fileName');
  const contentType = wanted.contentType ? requireMediaType(wanted.contentType, '/contentType') : undefined;
  if (!wanted.assetUrn)
    throw new CatalogError(
      'INVALID_REQUEST',
      'An upload needs the asset whose documentation shows the file',
      {
        ...{ path: '/assetUrn', rule: 'required' },
      },
    );
  const { scenario, assetUrn: asset, schemaFieldUrn: schemaField } = wanted;
  const names = { asset: 'assetUrn', schemaField: 'schemaFieldUrn' };
  const use = await readFileUse(context, { scenario, asset, schemaField }, names);
  await context.services.requireFileWriter(documentingChange(context, use));
  const fileId = `${newId()}__${nameInId(wanted.fileName)}`;
  const upload = { key: keyOfFile(store.prefix, fileId), ...(contentType !== undefined && { contentType }) };
  await store.newUploads.announce?.(upload.key);
  return { url: store.uploadAddress(upload, origin), fileId };
}

export interface NewFile {
  readonly id: string;
  readonly storageKey: string;
  readonly originalFileName: string;
  readonly mimeType: string;
  readonly sizeInBytes: number;
  readonly scenario: Scenario;
  readonly referencedByAsset?: Optional<string>;
  /** URN of a schema field of the asset. */
  readonly schemaField?: Optional<string>;
  readonly contentHash?: Optional<string>;
}

/**
 * Registers an uploaded file. The object need not exist yet.
 * @returns the URN of the file
 * @throws CONFLICT for an id that exists; LIMIT_EXCEEDED for a large file, whose object is removed; FORBIDDEN unless the actor may change
 * the documentation that shows the file, or, without an asset, files; INVALID_REQUEST, NOT_FOUND, INVALID_URN
 */
export async function createFile(context: CommandContext, file: NewFile): Promise<string> {
  const { id, storageKey, originalFileName, mimeType, sizeInBytes, scenario, contentHash } = file;
  const { files: store } = context.services;
  const urn = newUrn(context, FILE_TYPE, id);
  requireFileName(originalFileName, '/originalFileName');
  requireMediaType(mimeType, '/mimeType');
  requireSize(sizeInBytes, store?.maxBytes, '/sizeInBytes');
  const { writing, ...use } = await permittedWriting(context, file);
  if (storageKey === keyOfFile(store?.prefix ?? DEFAULT_PREFIX, id)) await removeTooLarge(store, storageKey);
  const value = omitNullish({
    bucketStorageLocation: { storageBucket: store?.bucket ?? '', storageKey },
    ...{ originalFileName, mimeType, sizeInBytes, scenario, contentHash, ...use, created: stampOf(context) },
  });
  return createEntity(writing, { urn, aspectName: FILE_ASPECT, value: { ...value } });
}

/** Without an asset, the actor needs the permission to change files. */
async function permittedWriting(
  context: CommandContext,
  { scenario, referencedByAsset: asset, schemaField }: NewFile,
): Promise<{ writing: CommandContext; referencedByAsset?: string; schemaField?: string }> {
  if (!asset) {
    if (!schemaField) return { writing: context };
    throw new CatalogError('INVALID_REQUEST', 'schemaField requires referencedByAsset', {
      ...{ path: '/referencedByAsset', rule: 'required with schemaField' },
    });
  }
  const names = { asset: 'referencedByAsset', schemaField: 'schemaField' };
  const use = await readFileUse(context, { scenario, asset, schemaField }, names);
  const { write } = await context.services.requireFileWriter(documentingChange(context, use));
  const services = withWriter(context.services, { ...context.services.writer, write });
  return {
    writing: { ...context, services },
    referencedByAsset: use.asset,
    ...(use.schemaField !== undefined && { schemaField: use.schemaField }),
  };
}

/** A store to which clients upload directly cannot limit the size of an upload, so an object that is too large is removed here. */
async function removeTooLarge(store: FileStore | undefined, key: string): Promise<void> {
  const bytes = await store?.sizeOf(key);
  if (store === undefined || bytes === undefined || bytes <= store.maxBytes) return;
  await store.remove(key);
  requireSize(bytes, store.maxBytes, '/storageKey');
}

function requireStore({ files }: Pick<CommandServices, 'files'>): FileStore {
  if (files !== undefined) return files;
  throw new CatalogError('INVALID_REQUEST', 'This service stores no files: TRELLIS_FILES is off', {
    rule: 'TRELLIS_FILES is folder or s3',
  });
}

/** Replaces what URNs and paths cannot hold. The name itself is a member of the file. */
function nameInId(fileName: string): string {
  return fileName.trim().replaceAll(/[(),/\\%?#:;&"'<>\p{C}\p{Z}\u241f]+/gu, '_');
}
