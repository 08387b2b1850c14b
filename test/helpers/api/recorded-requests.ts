/** Reads REST requests that the Python client really sent from the recordings, and gives their entities unique names. */
import { listRecordings, readRecording } from '../recordings.js';

export interface RestRequest {
  /** The recording, the index of the exchange, and the action of the client. */
  readonly place: string;
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | undefined;
}

/**
 * Returns the requests in the order of the file names, without GraphQL and sign-in.
 * @param prefix with the number of the recording, it is put before every name, so that requests touch no entities of other tests
 */
export function restRequests(prefix: string): RestRequest[] {
  return listRecordings().flatMap((file, number) => {
    const own = `${prefix}_${number}`;
    return readRecording(file).flatMap(({ label, request }, index): RestRequest[] => {
      const { method, target, headers, body } = request;
      if (/graphql|^\/(logIn|signUp)/.test(target)) return [];
      const text = body === null || body === undefined ? undefined : JSON.stringify(body);
      return [
        {
          place: `${file}#${index} ${label}: ${method} ${target.slice(0, 120)}`,
          method,
          target: renamed(target, own),
          headers: sendable(headers),
          body: text === undefined ? undefined : renamed(text, own),
        },
      ];
    });
  });
}

/** Leaves out headers of the connection, headers that follow from the body, and the token of the recorded server. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = /^(authorization|host|connection|content-(length|type)|transfer-encoding|accept-encoding)$/i;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}

/** Entity types that are not renamed: their URNs are words of the model or contain other URNs. */
const SHARED = 'dataPlatform|dataType|entityType|corpuser|schemaField';

function renamed(text: string, prefix: string): string {
  return (
    text
      // Simple keys such as `urn:li:tag:x`, encoded or not.
      .replaceAll(
        new RegExp(`(urn(?::|%3A)li(?::|%3A)(?!${SHARED})\\w+(?::|%3A))(?!\\(|%28)`, 'g'),
        `$1${prefix}.`,
      )
      // All datasets are called `db.<table>`, and all flows belong to the pipeline `my_pipe`.
      .replaceAll(/\bdb\.(?=\w)/g, `${prefix}.`)
      .replaceAll(/\b2Cdb\.(?=\w)/g, `2C${prefix}.`)
      .replaceAll('my_pipe', `${prefix}.pipe`)
      .replaceAll(/("runId": ?")(?!no-run)/g, `$1${prefix}.`)
      .replaceAll(/("urnLike": ?"urn:li:dataset:)[^"]*/g, `$1(urn:li:dataPlatform:hive,${prefix}.%`)
  );
}
