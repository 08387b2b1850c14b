/** Checks and reads `schemas/patch-keys.json`. */
import type { LeafPath, PatchRules } from '../types.js';
import { isRecord } from './patch-operation.js';

const MEMBERS = ['arrays', 'starts', 'aliases'];
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
  return rules;
}

function checkMap(
  place: { aspect: string; name: string; map: unknown },
  isValid: (value: unknown) => boolean,
  wanted: string,
): void {
  const { aspect, name, map } = place;
  if (map === undefined) return;
  if (!isRecord(map)) throw fault(aspect, `${name} is not an object`);
  for (const [path, value] of Object.entries(map)) {
    const isRoot = path === '' && name === 'starts';
    if (!isRoot && !PATH.test(path)) throw fault(aspect, `${name}: ${JSON.stringify(path)} is no path`);
    if (!isValid(value))
      throw fault(aspect, `${name}: the value of ${JSON.stringify(path)} is not ${wanted}`);
  }
}

function isKeyList(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' && key !== '')
  );
}

function isPath(value: unknown): value is LeafPath {
  return typeof value === 'string' && PATH.test(value);
}

function fault(aspect: string, problem: string): Error {
  return new Error(`patch-keys.json: ${aspect} ${problem}`);
}
