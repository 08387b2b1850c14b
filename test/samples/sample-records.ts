/** The shipped sample as the tests look at it: every aspect of every record, whichever form it comes in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/core/json.js';

const SAMPLES = join(import.meta.dirname, '../../samples');

export interface SampleAspect {
  readonly file: string;
  readonly urn: string;
  /** Aspect name of a proposal, record name in a snapshot. */
  readonly aspect: string;
  readonly value: JsonObject;
  /** Set when it comes from a snapshot: the snapshot's record name. */
  readonly snapshot?: string;
}

interface Proposal {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly aspect: { readonly json: JsonObject };
}

interface Snapshot {
  readonly proposedSnapshot: Record<string, { readonly urn: string; readonly aspects: Record<string, JsonObject>[] }>;
}

export function readSampleFile(name: string): unknown[] {
  return JSON.parse(readFileSync(join(SAMPLES, name), 'utf8')) as unknown[];
}

export const sampleFiles = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));

export const sampleAspects: readonly SampleAspect[] = sampleFiles.flatMap((file) =>
  (readSampleFile(file) as (Proposal | Snapshot)[]).flatMap((record) => aspectsOf(file, record)),
);

function aspectsOf(file: string, record: Proposal | Snapshot): SampleAspect[] {
  if (!('proposedSnapshot' in record)) {
    return [{ file, urn: record.entityUrn, aspect: record.aspectName, value: record.aspect.json }];
  }
  return Object.entries(record.proposedSnapshot).flatMap(([snapshot, { urn, aspects }]) =>
    aspects.flatMap((one) => Object.entries(one).map(([aspect, value]) => ({ file, urn, aspect, value, snapshot }))),
  );
}

/** Every text in a tree that is a URN. */
export function urnsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.startsWith('urn:li:') ? [tree] : [];
  if (tree === null || typeof tree !== 'object') return [];
  return Object.values(tree).flatMap(urnsIn);
}
