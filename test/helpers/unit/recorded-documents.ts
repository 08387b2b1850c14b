/** GraphQL requests that existing clients sent, from `../shared/wire/recordings`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DocumentNode } from 'graphql';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'wire', 'recordings');

export interface RecordedRequest {
  /** Recording and number of the exchange in it. */
  readonly place: string;
  readonly body: {
    readonly query: string;
    readonly variables?: Record<string, unknown>;
    readonly operationName?: string;
  };
}

/** A block of tests over recordings: skipped with a line that says so where there are none. */
export function describeRecordings(title: string, tests: () => void): void {
  if (existsSync(FOLDER)) describe(title, tests);
  else it.skip(`${title} (no ../shared/wire/recordings)`, () => undefined);
}

/** In the order of the files' names; empty where there are no recordings. */
export function recordedRequests(): RecordedRequest[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const exchanges = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Exchange[];
    return exchanges.flatMap(({ request: { target, body } }, index) =>
      target.endsWith('/graphql') && isGraphqlBody(body) ? [{ place: `${file}#${index}`, body }] : [],
    );
  });
}

interface Exchange {
  readonly request: { readonly target: string; readonly body: unknown };
}

function isGraphqlBody(body: unknown): body is RecordedRequest['body'] {
  return typeof (body as { query?: unknown } | null)?.query === 'string';
}

/** Recorded requests whose document is none. */
export const NO_DOCUMENTS: Readonly<Record<string, string>> = {
  'cli-search.json#14': 'the client took its only field away, as the server did not have it',
  'cli-search.json#23': 'the recording ends after 3,000 characters',
  'errors-and-retries.json#47': 'the recording ends after 3,000 characters',
  'search-full-schema.json#2': 'the recording ends after 3,000 characters',
  'search-full-schema.json#5': 'the recording ends after 3,000 characters',
};

export interface RecordedDocument extends RecordedRequest {
  readonly document: DocumentNode;
}

/** The requests whose text is a document of GraphQL. */
export function recordedDocuments(): RecordedDocument[] {
  return recordedRequests().flatMap((request) => {
    const document = parsed(request.body.query);
    return document === undefined ? [] : [{ ...request, document }];
  });
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}
