/** Checks and reads `schemas/patch-keys.json`. */
import type { LeafPath, PatchRules } from '../types.js';
import { isRecord } from './patch-operation.js';

const MEMBERS = ['arrays', 'starts', 'aliases', 'mirroredLists'];
const NAME = /^[^/]+$/;
const PATH = /^(?:\/[^/]+)+$/;

/**
 * Returns the patch rules by aspect name, for `AspectDefinition.patch`.
 * @param source content of the file as parsed JSON
 * @throws Error that names the aspect and the member of the first mistake, because an invalid model file must prevent the start
 */
export function readPatchRules(source: unknown): ReadonlyMap<string, PatchRules> {
  if (!isRecord(source)) throw new Error('patch-keys.json: is not an object');
  return new Map(Object.entries(source).map(([aspect, rules]) => [aspect, checkRules(aspect, rules)]));
}

function checkRules(aspect: string, rules: unknown): PatchRules {
  if (!isRecord(rules)) throw fault(aspect, 'is not an object');
  const unknown = Object.keys(rules).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined)
    throw fault(aspect, `has the unknown member ${unknown}; known are ${MEMBERS.join(', ')}`);
  checkMap({ aspect, name: 'arrays', map: rules['arrays'] }, isKeyList, 'a list of member names');
  checkMap({ aspect, name: 'starts', map: rules['starts'] }, isRecord, 'an object');
  checkMap({ aspect, name: 'aliases', map: rules['aliases'] }, isPath, 'a path');
  const mirrored = { aspect, name: 'mirroredLists', map: rules['mirroredLists'], key: NAME };
  checkMap(mirrored, isMirroredList, 'an object {list, member}');
  return rules;
}

function checkMap(
  place: { aspect: string; name: string; map: unknown; key?: RegExp },
  isValid: (value: unknown) => boolean,
  wanted: string,
): void {
  const { aspect, name, map, key = PATH } = place;
  if (map === undefined) return;
  if (!isRecord(map)) throw fault(aspect, `${name} is not an object`);
  for (const [path, value] of Object.entries(map)) {
    const isRoot = path === '' && name === 'starts';
    if (!isRoot && !key.test(path)) {
      const wanted = key === PATH ? 'path' : 'member';
      throw fault(aspect, `${name}: ${JSON.stringify(path)} is no ${wanted}`);
    }
    if (!isValid(value))
      throw fault(aspect, `${name}: the value of ${JSON.stringify(path)} is not ${wanted}`);
  }
}

function isKeyList(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' && key !== '')
  );
}

function isMirroredList(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).sort().join() !== 'list,member') return false;
  return Object.values(value).every((name) => typeof name === 'string' && NAME.test(name));
}

function isPath(value: unknown): value is LeafPath {
  return typeof value === 'string' && PATH.test(value);
}

function fault(aspect: string, problem: string): Error {
  return new Error(`patch-keys.json: ${aspect} ${problem}`);
}
