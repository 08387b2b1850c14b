/** Reads schema folders. Later folders add to earlier ones, or replace files with the same name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonObject } from '../core/json.js';

export interface SchemaFile {
  readonly file: string;
  readonly content: JsonObject;
}

export interface SchemaFiles {
  readonly entities: readonly SchemaFile[];
  readonly aspects: readonly SchemaFile[];
  readonly types: readonly SchemaFile[];
  /** `patch-keys.json` of each folder that has one. */
  readonly patchKeys: readonly SchemaFile[];
  /** `platforms.json` of each folder that has one. */
  readonly platforms: readonly SchemaFile[];
}

/** @throws SchemaError for a missing folder, or for a file that is not a JSON object */
export function readSchemaFiles(folders: readonly string[]): SchemaFiles {
  const read = (kind: string): SchemaFile[] => {
    const files = new Map<string, SchemaFile>();
    for (const folder of folders) {
      if (!existsSync(folder)) throw new SchemaError(folder, '', 'there is no such folder');
      for (const file of listJson(join(folder, kind))) {
        const content = readObject(file);
        // A file that extends an entity type never replaces another file.
        const name = 'extends' in content ? file : basename(file);
        files.set(name, { file, content });
      }
    }
    return [...files.values()];
  };
  const readEach = (name: string): SchemaFile[] =>
    folders
      .map((folder) => join(folder, name))
      .filter((file) => existsSync(file))
      .map((file) => ({ file, content: readObject(file) }));
  return {
    ...{ entities: read('entities'), aspects: read('aspects'), types: read('types') },
    ...{ patchKeys: readEach('patch-keys.json'), platforms: readEach('platforms.json') },
  };
}

/** A fault in a schema file. It prevents the start. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';

  constructor(file: string, path: string, problem: string) {
    super(`${file}${path === '' ? '' : ` at ${path}`}: ${problem}`);
  }
}

function listJson(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(folder, name));
}

function readObject(file: string): JsonObject {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content))
      return content as JsonObject;
  } catch (error) {
    throw new SchemaError(file, '', (error as Error).message);
  }
  throw new SchemaError(file, '', 'must contain a JSON object');
}
