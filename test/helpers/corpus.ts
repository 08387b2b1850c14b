/** Reads real connector output and a file with every aspect, if they exist beside the repository. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withOwnerTypes } from '../../src/catalog/ownership/ownership-types.js';
import type { JsonObject } from '../../src/core/json.js';
import { SECRET_ASPECTS } from '../../src/model/secret-aspects.js';
import { describeIf } from './run-if.js';
import { hasShared, listShared, readShared, sharedPath } from './shared-files.js';

/** `describe`, or a skipped test if there is no corpus. */
export const describeCorpus = describeIf(hasShared('corpus'), '../shared/corpus');

export interface CorpusRecord {
  readonly entityUrn?: string;
  readonly entityType?: string;
  readonly aspectName?: string;
  readonly changeType?: string;
  readonly aspect?: { readonly json?: unknown; readonly value?: string; readonly contentType?: string };
  readonly proposedSnapshot?: Record<string, { urn: string; aspects: Record<string, unknown>[] }>;
  readonly systemMetadata?: unknown;
}

export function connectorFiles(): string[] {
  return listShared('corpus/connectors')
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map(sharedPath);
}

export function readConnectorFile(file: string): CorpusRecord[] {
  return JSON.parse(readFileSync(file, 'utf8')) as CorpusRecord[];
}

interface AspectRecord {
  readonly entityUrn: string;
  readonly entityType: string;
  readonly aspectName: string;
  readonly aspect: unknown;
}

/**
 * Returns one record per aspect of the model and per union member, with the unchanged payload under `aspect`. Leaves out secret
 * aspects, because no API returns them (`test/authorization/secret-aspects.test.ts`).
 */
export function everyAspect(): AspectRecord[] {
  const lines = readShared('corpus/every-aspect.jsonl').split('\n');
  const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return records.filter(({ aspectName }) => !SECRET_ASPECTS.has(aspectName));
}

/** Aspects whose payloads must agree with other entities, or with one another. Those of the file are random. */
const RULED = new Set([
  'propertyDefinition',
  'structuredProperties',
  'versionProperties',
  'versionSetProperties',
  'domains',
]);

/** Returns the records of `everyAspect` that no rule refuses. */
export function everyUnruledAspect(): AspectRecord[] {
  return everyAspect().filter(({ aspectName }) => !RULED.has(aspectName));
}

/** Returns the payload as it is stored: a write completes it with what follows from other members. */
export function storedPayload({ aspectName, aspect }: Pick<AspectRecord, 'aspectName' | 'aspect'>): unknown {
  return aspectName === 'ownership' ? withOwnerTypes(aspect as JsonObject) : aspect;
}

export const fileName = (file: string): string => basename(file);
