/** Reads the shipped sample data as a list of aspects, from proposals and from snapshots. */
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
  /** The record name of the snapshot that contains the aspect; absent for a proposal. */
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

/** Returns all texts of a tree that are URNs. */
export function urnsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.startsWith('urn:li:') ? [tree] : [];
  if (tree === null || typeof tree !== 'object') return [];
  return Object.values(tree).flatMap(urnsIn);
}
