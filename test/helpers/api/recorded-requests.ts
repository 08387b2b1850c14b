/** REST requests that the Python client really sent, from `../shared/wire/recordings`, under names of their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'wire', 'recordings');

/** A block of tests over recordings: skipped with a line that says so where there are none. */
export function describeRecordings(title: string, tests: () => void): void {
  if (existsSync(FOLDER)) describe(title, tests);
  else it.skip(`${title} (needs ../shared/wire/recordings)`, () => undefined);
}

export interface RestRequest {
  /** Recording, number of the exchange in it, and what the client was asked to do. */
  readonly place: string;
  readonly method: string;
  /** Path and query, as on the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | undefined;
}

/** A request of the client, and what its own server answered. */
export interface Exchange {
  readonly label: string;
  readonly request: {
    readonly method: string;
    readonly target: string;
    readonly headers: Record<string, string>;
    readonly body: unknown;
  };
  readonly response: { readonly body: any };
}

/** @param file name of a recording, which must be there: see `describeRecordings` */
export function readRecording(file: string): Exchange[] {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Exchange[];
}

/**
 * In the order of the files' names, without GraphQL and sign-in.
 * @param prefix goes, with the number of the recording, before every name in them, so that they touch nothing that others wrote
 *   to the same database.
 */
export function restRequests(prefix: string): RestRequest[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file, number) => {
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

/** Without what belongs to the connection, follows from the body, or was a token of the recording's server. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = /^(authorization|host|connection|content-(length|type)|transfer-encoding|accept-encoding)$/i;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}

/** Types whose URNs are words of the model, or hold other URNs. */
const SHARED = 'dataPlatform|dataType|entityType|corpuser|schemaField';

function renamed(text: string, prefix: string): string {
  return (
    text
      // Simple keys: `urn:li:tag:x`, however encoded.
      .replaceAll(
        new RegExp(`(urn(?::|%3A)li(?::|%3A)(?!${SHARED})\\w+(?::|%3A))(?!\\(|%28)`, 'g'),
        `$1${prefix}.`,
      )
      // Datasets are called `db.<table>` throughout, flows belong to the pipeline `my_pipe`.
      .replaceAll(/\bdb\.(?=\w)/g, `${prefix}.`)
      .replaceAll(/\b2Cdb\.(?=\w)/g, `2C${prefix}.`)
      .replaceAll('my_pipe', `${prefix}.pipe`)
      .replaceAll(/("runId": ?")(?!no-run)/g, `$1${prefix}.`)
      .replaceAll(/("urnLike": ?"urn:li:dataset:)[^"]*/g, `$1(urn:li:dataPlatform:hive,${prefix}.%`)
  );
}
