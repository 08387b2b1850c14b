/** Reads real connector output and a file with every aspect, if they exist beside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SECRET_ASPECTS } from '../../src/model/secret-aspects.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus');

/** `describe`, or a skipped test that gives the reason if the corpus does not exist. */
export const describeCorpus: (name: string, suite: () => void) => void = existsSync(FOLDER)
  ? describe
  : (name) => {
      // Not `describe.skip`, because it would run the suite's body, which reads the missing files.
      it.skip(`${name} (needs ../shared/corpus)`, () => undefined);
    };

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
  const folder = join(FOLDER, 'connectors');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

export function readConnectorFile(file: string): CorpusRecord[] {
  return JSON.parse(readFileSync(file, 'utf8')) as CorpusRecord[];
}

/**
 * Returns one record per aspect of the model and per union member, with the unchanged payload under `aspect`. Leaves out secret
 * aspects, because no API returns them (`test/authorization/secret-aspects.test.ts`).
 */
export function everyAspect(): {
  entityUrn: string;
  entityType: string;
  aspectName: string;
  aspect: unknown;
}[] {
  const lines = readFileSync(join(FOLDER, 'every-aspect.jsonl'), 'utf8').split('\n');
  const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return records.filter(({ aspectName }) => !SECRET_ASPECTS.has(aspectName));
}

export const fileName = (file: string): string => basename(file);
