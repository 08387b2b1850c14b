/** Names of files in the catalog and in the store. */
export const FILE_TYPE = 'dataHubFile';
export const FILE_ASPECT = 'dataHubFileInfo';
export const FILE_URN_PREFIX = `urn:li:${FILE_TYPE}:`;

/** Returns the key of a file's object. Only the file with this id ever gives access to it. */
export function keyOfFile(prefix: string, id: string): string {
  return `${prefix}/${id}`;
}
