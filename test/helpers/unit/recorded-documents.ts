/** Reads GraphQL requests that existing clients sent, from the recordings. */
import { parse, type DocumentNode } from 'graphql';
import { listRecordings, readRecording } from '../recordings.js';

export interface RecordedRequest {
  /** The recording and the index of the exchange. */
  readonly place: string;
  readonly body: {
    readonly query: string;
    readonly variables?: Record<string, unknown>;
    readonly operationName?: string;
  };
}

/** Returns the requests in the order of the file names; empty if there are no recordings. */
export function recordedRequests(): RecordedRequest[] {
  return listRecordings().flatMap((file) =>
    readRecording(file).flatMap(({ request: { target, body } }, index) =>
      target.endsWith('/graphql') && isGraphqlBody(body) ? [{ place: `${file}#${index}`, body }] : [],
    ),
  );
}

function isGraphqlBody(body: unknown): body is RecordedRequest['body'] {
  return typeof (body as { query?: unknown } | null)?.query === 'string';
}

/** Recorded requests that contain no valid GraphQL document, with the reason. */
export const NO_DOCUMENTS: Readonly<Record<string, string>> = {
  'cli-search.json#14': 'the client left out its only field, because the server did not support it',
  'cli-search.json#23': 'the recording ends after 3,000 characters',
  'errors-and-retries.json#47': 'the recording ends after 3,000 characters',
  'search-full-schema.json#2': 'the recording ends after 3,000 characters',
  'search-full-schema.json#5': 'the recording ends after 3,000 characters',
};

export interface RecordedDocument extends RecordedRequest {
  readonly document: DocumentNode;
}

/** Returns the requests that contain a valid GraphQL document. */
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
