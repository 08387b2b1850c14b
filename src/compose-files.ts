/** Creates the store of uploaded files that the options name. */
import { deriveKeys } from './auth/authentication/signing-key.js';
import { createFolderStore, type FolderStoreOptions } from './catalog/files/stores/folder-store.js';
import { createS3Store, type S3StoreOptions } from './catalog/files/stores/s3-store.js';
import {
  beginRemovingUnregistered,
  type UnregisteredDeps,
  type UnregisteredRemoval,
} from './catalog/files/remove-unregistered.js';
import type { FileStore } from './catalog/files/types.js';
import type { Clock } from './core/clock.js';
import type { Logger } from './api/http/logger.js';
import type { AccessOptions } from './compose-catalog.js';

/** Path of the endpoint that receives and sends the files of a folder. */
const PATH = '/openapi/v1/files';

export type FilesOptions =
  | ({ readonly kind: 'folder' } & Omit<FolderStoreOptions, 'path' | 'secret' | 'publicUrl' | 'clock'>)
  | ({ readonly kind: 's3' } & Omit<S3StoreOptions, 'clock'>);

interface ComposeFilesOptions {
  readonly files?: FilesOptions;
  readonly access?: Pick<AccessOptions, 'tokenKey' | 'publicUrl'>;
}

/** @returns undefined if the service stores no files */
export function composeFiles({ files, access }: ComposeFilesOptions, clock: Clock): FileStore | undefined {
  if (files === undefined) return undefined;
  if (files.kind === 's3') return createS3Store({ ...files, clock });
  return createFolderStore({
    ...{ ...files, clock, path: PATH, secret: deriveKeys(access?.tokenKey).files },
    ...(access?.publicUrl !== undefined && { publicUrl: access.publicUrl }),
  });
}

/** @returns undefined if the service stores no files */
export function sweepFiles(
  store: FileStore | undefined,
  deps: Omit<UnregisteredDeps, 'store' | 'onFailure'>,
  log: Logger,
): UnregisteredRemoval | undefined {
  if (store === undefined) return undefined;
  const onFailure = (error: unknown): void => {
    log.warn(
      { err: error },
      'uploads without a file could not be removed; the service tries again in an hour',
    );
  };
  return beginRemovingUnregistered({ ...deps, store, onFailure });
}
