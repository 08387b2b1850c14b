/** Permits uploads, and registers uploaded files as entities. */
import { CatalogError, invalidRequest, limitExceeded } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { type CommandContext, type CommandServices, withWriter } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { omitNullish, type Optional } from '../commands/command-input.js';
import { stampOf } from '../commands/store.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { proposeDescription } from '../descriptions.js';
import { proposeLink } from '../links.js';
import type { Proposal } from '../writes/types.js';
import { DEFAULT_PREFIX, type FileStore, FILE_ASPECT, FILE_TYPE, keyOfFile } from './types.js';

interface WantedUpload {
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
    throw invalidRequest(
      '/assetUrn',
      'An upload needs the asset whose documentation shows the file',
      'required',
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

interface NewFile {
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
    throw invalidRequest(
      '/referencedByAsset',
      'schemaField requires referencedByAsset',
      'required with schemaField',
    );
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

// Rules for the descriptions of files that clients send.

const MAX_NAME = 255;
const MAX_TYPE = 255;

/** A media type such as `image/png` or `text/plain; charset=utf-8`. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+( *; *[\w.+-]+=("[\w .+/-]*"|[\w.+-]+))*$/;

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED. @param path of the name in the input */
export function requireFileName(name: string, path: string): void {
  if (name.trim() === '') throw invalidRequest(path, 'A file needs a name', 'not blank');
  if (/\p{Cc}|\p{Cs}/u.test(name))
    throw invalidRequest(path, 'The name of a file contains a control character', 'no control characters');
  if (Buffer.byteLength(name) > MAX_NAME)
    throw limitExceeded(
      path,
      `The name of a file has at most ${MAX_NAME} bytes`,
      `at most ${MAX_NAME} bytes`,
    );
}

/** @returns the type. @throws INVALID_REQUEST */
export function requireMediaType(type: string, path: string): string {
  if (type.length <= MAX_TYPE && MEDIA_TYPE.test(type)) return type;
  throw invalidRequest(
    path,
    `${JSON.stringify(type.slice(0, MAX_TYPE))} is not a media type`,
    'a media type such as image/png',
  );
}

/** @param maxBytes undefined: any size. @throws INVALID_REQUEST for a negative size, LIMIT_EXCEEDED */
export function requireSize(bytes: number, maxBytes: number | undefined, path: string): void {
  if (bytes < 0) throw invalidRequest(path, 'The size of a file is not negative', 'minimum: 0');
  if (maxBytes !== undefined && bytes > maxBytes)
    throw new CatalogError(
      'LIMIT_EXCEEDED',
      `A file has at most ${maxBytes} bytes (TRELLIS_FILES_MAX_SIZE)`,
      {
        ...{ path, limit: 'TRELLIS_FILES_MAX_SIZE', rule: `at most ${maxBytes} bytes` },
      },
    );
}

// Users may upload a file if they may change the documentation that will show it.

type Scenario = 'ASSET_DOCUMENTATION' | 'ASSET_DOCUMENTATION_LINKS';

/** The documentation that shows a file. */
interface FileUse {
  readonly scenario: Scenario;
  readonly asset: string;
  /** URN of a schema field of the asset, whose description shows the file. */
  readonly schemaField?: string;
}

/** The members of inputs that name the asset and the schema field. */
interface UseNames {
  readonly asset: string;
  readonly schemaField: string;
}

/**
 * Reads what will show a file.
 * @param names of the members, for errors
 * @throws INVALID_REQUEST for a schema field of another asset; INVALID_URN; NOT_FOUND
 */
async function readFileUse(
  context: CommandContext,
  given: {
    readonly scenario: Scenario;
    readonly asset: string;
    readonly schemaField?: Optional<string>;
  },
  names: UseNames,
): Promise<FileUse> {
  const asset = readUrn(context, given.asset);
  const field = given.schemaField ? readUrn(context, given.schemaField, 'schemaField') : undefined;
  if (field !== undefined && tableOf(context, field) !== asset)
    throw invalidRequest(
      `/${names.schemaField}`,
      `${field} is not a schema field of ${asset}`,
      `a schema field of ${names.asset}`,
    );
  await requireEntities(context, [asset]);
  return { scenario: given.scenario, asset, ...(field !== undefined && { schemaField: field }) };
}

/**
 * Returns a change of the documentation that shows the file. It is never stored: the permission for it is that for the file.
 * @throws INVALID_REQUEST for entity types whose descriptions only sources write
 */
function documentingChange(context: CommandContext, { scenario, asset, schemaField }: FileUse): Proposal {
  const stamp = stampOf(context);
  if (scenario === 'ASSET_DOCUMENTATION_LINKS')
    return proposeLink(asset, { url: '', label: '' }, { createStamp: stamp });
  const { entityType } = context.services.model.parseUrn(asset);
  if (entityType === 'document')
    return { urn: asset, aspectName: 'documentInfo', changeType: 'PATCH', value: [] };
  const field = schemaField && context.services.model.parseUrn(schemaField).parts[1];
  const resource = { urn: asset, ...(field !== undefined && { field }) };
  return proposeDescription(entityType, resource, { text: '', stamp });
}

function tableOf({ services }: CommandContext, schemaField: string): string | undefined {
  return services.model.parseUrn(schemaField).parts[0];
}
