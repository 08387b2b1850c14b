/** The text that the service prints when it is ready. */
import type { EmbeddedNeo4j } from './neo4j/embedded/start-embedded-neo4j.js';

export interface Addresses {
  /** Address at which the service listens, without a trailing slash. */
  readonly url: string;
  /** Address at which browsers reach the service, if it is another one. */
  readonly publicUrl?: string;
  /** True if authentication is on. */
  readonly signIn: boolean;
  readonly embedded?: Pick<EmbeddedNeo4j, 'browserUrl' | 'username' | 'password'>;
  /** Address of a Neo4j that the service did not start. */
  readonly neo4jUri?: string;
}

/** Returns the addresses of the web pages, the APIs and Neo4j, one per line, the web pages first. */
export function describeAddresses({ url, publicUrl = url, signIn, embedded, neo4jUri }: Addresses): string {
  const shown: [string, string][] = [
    ['Web pages', publicUrl],
    ['API', url],
    ['GraphiQL', `${url}/api/graphiql`],
    ['API docs', `${url}/restli/docs`],
  ];
  if (signIn) shown.push(['Sign in', `${publicUrl}/login`]);
  if (embedded !== undefined) {
    const { browserUrl, username, password } = embedded;
    shown.push(['Neo4j Browser', `${browserUrl}  (user ${username}, password ${password})`]);
  } else if (neo4jUri !== undefined) {
    shown.push(['Neo4j', neo4jUri]);
  }
  const lines = shown.map(([name, address]) => `  ${name.padEnd(14)} ${address}`);
  return ['', 'Trellis is ready.', ...lines, '', 'Stop it with Ctrl-C.', ''].join('\n');
}
