/** Interfaces of the stores that hold the contents of uploaded files. */
import type { Readable } from 'node:stream';

/** Name of the part before the file's id in the keys of objects, unless a setting says otherwise. */
export const DEFAULT_PREFIX = 'product_assets';

/** An upload that a user may make. */
export interface PermittedUpload {
  readonly key: string;
  /** The upload must have this type. Absent: any type. */
  readonly contentType?: string;
}

/** An upload that arrives at this service, with what its address states. */
export interface ArrivingUpload extends PermittedUpload {
  /** End of the permission in epoch seconds. */
  readonly expires: number;
  readonly signature: string;
  /** Header `Content-Length`; absent if the client does not know it. */
  readonly announcedBytes?: number;
  /** Header `Content-Type`. */
  readonly sentType?: string;
}

export interface StoredObject {
  readonly content: Readable;
  /** Absent if the store does not tell it. */
  readonly bytes?: number;
}

/** An object that was uploaded, or that may be, and which may or may not be registered as a file. */
export interface NewUpload {
  readonly key: string;
  /** Time of the upload, or of its permission; epoch milliseconds. */
  readonly at: number;
}

interface NewUploads {
  /** Notes an upload that is about to be permitted. Absent: `receive` notes uploads when they arrive. @throws UNAVAILABLE */
  announce?(key: string): Promise<void>;
  /** @throws UNAVAILABLE */
  list(): Promise<readonly NewUpload[]>;
  /** The object is registered, so it is not listed any more. */
  confirm(key: string): Promise<void>;
}

/** Holds the contents of files as objects with keys. */
export interface FileStore {
  /** Name of the bucket; the empty text for a folder. */
  readonly bucket: string;
  /** First part of the keys of new files. */
  readonly prefix: string;
  /** Maximum size of a file. */
  readonly maxBytes: number;
  /** Whether backups of the catalog contain the objects. Buckets have backups of their own. */
  readonly isInBackups: boolean;
  /**
   * Returns the address to which the client sends the content with PUT. Anyone who knows the address may upload until it expires.
   * @param origin address at which the client reached the service, without a trailing slash
   */
  uploadAddress(upload: PermittedUpload, origin: string): string;
  /**
   * Stores the content of an upload; a complete one replaces an earlier one. Absent: clients upload to the store itself.
   * @throws FORBIDDEN for a wrong or expired signature; INVALID_REQUEST for another type or an incomplete upload; PAYLOAD_TOO_LARGE;
   * UNAVAILABLE
   */
  receive?(upload: ArrivingUpload, content: Readable): Promise<void>;
  readonly newUploads: NewUploads;
  /** @returns undefined if there is no such object. @throws UNAVAILABLE */
  read(key: string): Promise<StoredObject | undefined>;
  /** Returns the number of bytes; undefined if there is no such object. @throws UNAVAILABLE */
  sizeOf(key: string): Promise<number | undefined>;
  /** Does nothing if there is no such object. @throws UNAVAILABLE */
  remove(key: string): Promise<void>;
}

/** Names of files in the catalog and in the store. */
export const FILE_TYPE = 'dataHubFile';
export const FILE_ASPECT = 'dataHubFileInfo';
export const FILE_URN_PREFIX = `urn:li:${FILE_TYPE}:`;

/** Returns the key of a file's object. Only the file with this id ever gives access to it. */
export function keyOfFile(prefix: string, id: string): string {
  return `${prefix}/${id}`;
}
