import type { JsonObject } from '../../src/core/json.js';
import { describeShared, listShared, readShared } from '../helpers/shared-files.js';
import { patch, patchRules } from '../helpers/unit/patches.js';

interface RealPatch {
  readonly aspectName: string;
  readonly source: unknown;
}

/** Collects patches of connectors, and those that the recorded client sent over both APIs. */
function collectPatches(value: unknown, found: RealPatch[]): void {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    const tree = parseMaybe(value);
    if (tree !== undefined) collectPatches(tree, found);
  }
  if (value === null || typeof value !== 'object') return;
  const { changeType, aspectName, aspect } = value as Record<string, unknown>;
  if (changeType === 'PATCH') {
    const { json, value: text } = aspect as { json?: unknown; value?: string };
    found.push({ aspectName: aspectName as string, source: json ?? JSON.parse(text ?? '') });
  }
  for (const [name, member] of Object.entries(value)) {
    const inner = (member as { value?: { patch?: unknown } } | null)?.value;
    if (inner?.patch !== undefined) found.push({ aspectName: name, source: inner });
    collectPatches(member, found);
  }
}

function parseMaybe(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describeShared('real patches', () => {
  const files = [...listShared('corpus/connectors'), ...listShared('wire/recordings')];
  const found: RealPatch[] = [];
  for (const file of files) collectPatches(JSON.parse(readShared(file)), found);

  it('cover many aspects', () => {
    expect(found.length).toBeGreaterThan(100);
    expect(new Set(found.map(({ aspectName }) => aspectName)).size).toBeGreaterThan(10);
  });

  it('can be applied to a missing value, and again to their result', () => {
    for (const { aspectName, source } of found) {
      const made = patch(aspectName, undefined, source);
      expect(patch(aspectName, made, source)).toEqual(made);
      expect(Object.keys(made)).toEqual(
        expect.arrayContaining(Object.keys(patchRules.get(aspectName)?.starts?.[''] ?? {})),
      );
    }
  });

  it('can be applied to a complete value and keep its other members', () => {
    const full = new Map<string, JsonObject>();
    for (const line of readShared('corpus/every-aspect.jsonl').trim().split('\n')) {
      const { aspectName, aspect } = JSON.parse(line) as { aspectName: string; aspect: JsonObject };
      if (!full.has(aspectName)) full.set(aspectName, aspect);
    }
    for (const { aspectName, source } of found) {
      const current = full.get(aspectName)!;
      const operations = (
        Array.isArray(source) ? source : (source as { patch: { path: string }[] }).patch
      ) as { path: string }[];
      const named = new Set(operations.map(({ path }) => path.split('/')[1]));
      const after = patch(aspectName, current, source);
      for (const name of Object.keys(current)) {
        if (!named.has(name)) expect(after[name]).toBe(current[name]);
      }
      for (const name of named) expect(after).toHaveProperty([name!]);
    }
  });
});
