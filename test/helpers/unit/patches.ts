/** Applies patches to aspects with the shipped patch rules. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonObject } from '../../../src/core/json.js';
import { applyPatch } from '../../../src/model/patch/apply-patch.js';
import { readPatchRules } from '../../../src/model/build-definitions.js';
import type { AspectDefinition } from '../../../src/model/types.js';
import { aspectOf } from './model-of.js';

export const patchRules = readPatchRules(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../schemas/patch-keys.json'), 'utf8')),
);

function patchedAspect(name: string): AspectDefinition {
  const patch = patchRules.get(name);
  return aspectOf(name, patch === undefined ? {} : { patch });
}

export function patch(aspectName: string, current: unknown, source: unknown): JsonObject {
  return applyPatch(current, source, patchedAspect(aspectName));
}

export function add(path: string, value: unknown): JsonObject {
  return { op: 'add', path, value: value as string };
}

/** Builds a removal as clients send it, with a meaningless value. */
export function remove(path: string): JsonObject {
  return { op: 'remove', path, value: {} };
}

export function tag(name: string, source?: string): JsonObject {
  const own = { tag: `urn:li:tag:${name}` };
  return source === undefined
    ? own
    : { ...own, attribution: { time: 1, actor: 'urn:li:corpuser:a', source } };
}

/** The array keys that the Python client sends with patches of tags: to add and to remove. */
export const TAG_KEYS = { tags: ['attribution\u241fsource', 'tag'] };
export const REVERSED_TAG_KEYS = { tags: ['tag', 'attribution\u241fsource'] };
