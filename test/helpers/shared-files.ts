/** Reads real data from ../shared. Tests that need it are skipped if it does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../shared');

export const hasSharedFiles = existsSync(ROOT);
/** `describe`, or a skipped test that gives the reason if the files do not exist. */
export const describeShared: (name: string, suite: () => void) => void = hasSharedFiles
  ? describe
  : (name) => {
      // Not `describe.skip`, because it would run the suite's body, which reads the missing files.
      it.skip(`${name} (needs ../shared)`, () => undefined);
    };

export function readShared(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function listShared(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
}

interface RawKeyField {
  name: string;
  type: string;
  optional?: boolean;
  urnClass?: string;
  entityTypes?: string[];
}

interface RawModel {
  entities: { name: string; keyAspect: string; keyFields: RawKeyField[]; aspects: string[] }[];
  types: Record<string, { symbols?: string[] }>;
}

export function readRawModel(): RawModel {
  return JSON.parse(readShared('model/metadata-model.json')) as RawModel;
}
