/** Real connector output and one file with every aspect, where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SECRET_ASPECTS } from '../../src/model/secret-aspects.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus');

/** `describe`, or a skipped one with a line that says why, where the corpus is not there. */
export const describeCorpus: (name: string, suite: () => void) => void = existsSync(FOLDER)
  ? describe
  : (name) => {
      // Not `describe.skip`: that would run the suite's body, which reads what is not there.
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
 * One line per aspect of the model and union member: the payload stands under `aspect` as it is. Without those that nobody
 * reads (`test/authorization/secret-aspects.test.ts`).
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
