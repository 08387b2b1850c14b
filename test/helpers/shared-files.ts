/** Reads real data from ../shared. Tests that need it are skipped if it does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeIf } from './run-if.js';

const ROOT = resolve(import.meta.dirname, '../../../shared');

/** `describe`, or a skipped test if there are no shared files. */
export const describeShared = describeIf(existsSync(ROOT), '../shared');

export function hasShared(path: string): boolean {
  return existsSync(sharedPath(path));
}

/** Returns the absolute path. */
export function sharedPath(path: string): string {
  return join(ROOT, path);
}

export function readShared(path: string): string {
  return readFileSync(sharedPath(path), 'utf8');
}

export function listShared(folder: string): string[] {
  return readdirSync(sharedPath(folder)).map((name) => `${folder}/${name}`);
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
