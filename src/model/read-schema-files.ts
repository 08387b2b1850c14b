/** Reads schema folders. Later folders add to earlier ones, or replace files with the same name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonObject } from '../core/json.js';

const PATCH_KEYS = 'patch-keys.json';
const PLATFORMS = 'platforms.json';
const LAYOUT: ReadonlySet<string> = new Set(['entities', 'aspects', 'types', PATCH_KEYS, PLATFORMS]);

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
  for (const folder of folders) checkFolder(folder);
  const read = (kind: string): SchemaFile[] => {
    const files = new Map<string, SchemaFile>();
    for (const folder of folders) {
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
    ...{ patchKeys: readEach(PATCH_KEYS), platforms: readEach(PLATFORMS) },
  };
}

/** A fault in a schema file. It prevents the start. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';

  constructor(file: string, path: string, problem: string) {
    super(`${file}${path === '' ? '' : ` at ${path}`}: ${problem}`);
  }
}

/** A folder without any part of the layout is probably misspelled. */
function checkFolder(folder: string): void {
  const names = listNames(folder);
  if (names === undefined) throw new SchemaError(folder, '', 'there is no such folder');
  if (!names.some((name) => LAYOUT.has(name)))
    throw new SchemaError(folder, '', `contains none of ${[...LAYOUT].join(', ')}`);
}

function listJson(folder: string): string[] {
  const names = (listNames(folder) ?? []).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(folder, name));
}

/** @returns undefined for a missing folder */
function listNames(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new SchemaError(folder, '', code === 'ENOTDIR' ? 'is not a folder' : message);
  }
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
