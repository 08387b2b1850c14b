/** What the service tells when it is ready: for people, and as members of a log line. */
import type { EmbeddedNeo4j } from './neo4j/embedded/start-embedded-neo4j.js';

export interface Readiness {
  /** Address at which the service listens, without a trailing slash. */
  readonly url: string;
  /** Address at which browsers reach the service, if it is another one. */
  readonly publicUrl?: string;
  /** True if authentication is on. */
  readonly signIn: boolean;
  /** True if the first user may still have the password that everybody knows. */
  readonly defaultPassword: boolean;
  /** True if only this machine reaches the service. */
  readonly loopback: boolean;
  /** The user of the operating system as whom recipes run. Absent: the service runs none. */
  readonly runsRecipesAs?: string;
  readonly embedded?: Pick<EmbeddedNeo4j, 'browserUrl' | 'username' | 'passwordFile'>;
  /** Address of a Neo4j that the service did not start. */
  readonly neo4jUri?: string;
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

/** Without sign-in, everybody who reaches the port may create ingestion sources and run them. */
function recipeWarning({ signIn, loopback, runsRecipesAs: user }: Readiness): string | undefined {
  if (signIn || user === undefined) return undefined;
  const who = loopback ? 'Every account of this machine' : 'Everybody who reaches the port';
  return `${who} can run ingestion recipes as the user ${user}, because sign-in is off; TRELLIS_INGESTION=off turns that off.`;
}
