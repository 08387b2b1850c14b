/** What the service tells its operator: the log, as JSON lines or as lines for people in a terminal, and the addresses when it is ready. */
import colors from 'picocolors';
import { pino, type Logger } from 'pino';
import type { Config } from './config/config.js';
import type { EmbeddedNeo4j } from './neo4j/embedded/start-embedded-neo4j.js';

/** The part of a stream that the log uses. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export interface ServiceLog {
  readonly log: Logger;
  /** Reports a step of the start, at every level but `silent`. */
  readonly report: (fields: object, message: string) => void;
  /** True if people read the log. */
  readonly isForPeople: boolean;
}

export function createServiceLog({ logLevel }: Pick<Config, 'logLevel'>, output: Output): ServiceLog {
  const isForPeople = output.isTTY === true;
  const log = pino(
    {
      level: logLevel,
      base: null,
      redact: ['*.password', '*.authorization', '*.cookie', '*.token_key'],
    },
    isForPeople
      ? {
          write: (line) => {
            output.write(renderLogLine(line));
          },
        }
      : output,
  );
  const starting = logLevel === 'silent' ? log : log.child({}, { level: 'info' });
  return {
    log,
    report: (fields, message) => {
      starting.info(fields, message);
    },
    isForPeople,
  };
}

/** Returns a listener that logs a failure in the background, after which the service continues. */
export function logFailure(
  log: { warn(fields: object, message: string): void },
  message: string,
): (error: unknown) => void {
  return (err) => {
    log.warn({ err }, message);
  };
}

const LEVELS = [
  { from: 50, word: ' error:', paint: colors.red },
  { from: 40, word: ' warning:', paint: colors.yellow },
  { from: 0, word: '', paint: (text: string): string => text },
] as const;

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

/** Renders a line of JSON for people: time, message, reason, and the other members that are a text, number or truth value. */
export function renderLogLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as LogLine;
  const found = LEVELS.find(({ from }) => level >= from) ?? LEVELS[2];
  const members = Object.entries(rest).filter(([, value]) => typeof value !== 'object');
  const details = members.map(([name, value]) => `${name}=${String(value)}`).join(' ');
  const reason = err?.message === undefined ? '' : `: ${err.message}`;
  const line = [
    colors.dim(timeOfDay(time)) + found.paint(`${found.word} ${msg}${reason}`),
    ...(details === '' ? [] : [colors.dim(details)]),
  ].join('  ');
  // Only faults of the service itself are errors. Their place helps to mend them.
  const stack = level >= LEVELS[0].from ? err?.stack?.slice(err.stack.indexOf('\n') + 1) : undefined;
  return stack === undefined ? `${line}\n` : `${line}\n${colors.dim(stack)}\n`;
}

function timeOfDay(time: number): string {
  const at = new Date(time);
  const parts = [at.getHours(), at.getMinutes(), at.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What the service tells when it is ready: for people, and as members of a log line. */
export interface Readiness {
  /** Address at which the service listens, without a trailing slash. */
  readonly url: string;
  /** Address at which browsers reach the service, if it is another one. */
  readonly publicUrl?: string | undefined;
  /** True if authentication is on. */
  readonly signIn: boolean;
  /** True if the first user may still have the default password, which is public. */
  readonly defaultPassword: boolean;
  /** True if only this machine reaches the service. */
  readonly loopback: boolean;
  /** The user of the operating system as whom recipes run. Absent: the service runs none. */
  readonly runsRecipesAs?: string | undefined;
  readonly embedded?: Pick<EmbeddedNeo4j, 'browserUrl' | 'username' | 'passwordFile'> | undefined;
  /** Address of a Neo4j that the service did not start. */
  readonly neo4jUri?: string | undefined;
}

/** Returns the addresses as members of a log line. */
export function readinessFields(readiness: Readiness): Record<string, string> {
  const { url, publicUrl, embedded, neo4jUri } = readiness;
  const warning = recipeWarning(readiness);
  return {
    url,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(embedded && { neo4jBrowser: embedded.browserUrl, neo4jPasswordFile: embedded.passwordFile }),
    ...(neo4jUri !== undefined && { neo4j: neo4jUri }),
    ...(warning !== undefined && { warning }),
  };
}

/** Returns the addresses of the web pages, the APIs and Neo4j, one per line, the web pages first. */
export function describeReadiness(readiness: Readiness): string {
  const { url, publicUrl = url, embedded, neo4jUri } = readiness;
  const shown: [string, string][] = [
    ['Web pages', publicUrl],
    ['API', url],
    ['GraphiQL', `${url}/api/graphiql`],
    ['API docs', `${url}/restli/docs`],
    ['Sign in', howToSignIn(readiness)],
  ];
  if (embedded !== undefined) {
    const { browserUrl, username, passwordFile } = embedded;
    shown.push(['Neo4j Browser', `${browserUrl}  (user ${username}, password in ${passwordFile})`]);
  } else if (neo4jUri !== undefined) {
    shown.push(['Neo4j', neo4jUri]);
  }
  const lines = shown.map(([name, text]) => `  ${name.padEnd(14)} ${text}`);
  const warning = recipeWarning(readiness);
  const warnings = warning === undefined ? [] : ['', warning];
  return ['', 'Trellis is ready.', ...lines, ...warnings, '', 'Stop it with Ctrl-C.', ''].join('\n');
}

function howToSignIn({ url, publicUrl = url, signIn, defaultPassword }: Readiness): string {
  if (!signIn) return 'not needed: requests act as the first user, datahub (TRELLIS_AUTH=on changes that)';
  const password = defaultPassword ? 'datahub unless it was changed' : 'that of TRELLIS_ADMIN_PASSWORD';
  return `${publicUrl}/login  (user datahub, password ${password})`;
}

/** Without sign-in, every client that reaches the port may create ingestion sources and run them. */
function recipeWarning({ signIn, loopback, runsRecipesAs: user }: Readiness): string | undefined {
  if (signIn || user === undefined) return undefined;
  const who = loopback ? 'Every account of this machine' : 'Everybody who reaches the port';
  return `${who} can run ingestion recipes as the user ${user}, because sign-in is off; TRELLIS_INGESTION=off turns that off.`;
}
