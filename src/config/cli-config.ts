/** Settings of the command line from the environment. Options take precedence. */
import { CatalogError } from '../core/errors.js';
import { parseHost, parsePort } from './setting.js';

export interface CliConfig {
  /** Address of the service, without a trailing slash, e.g. `http://127.0.0.1:8080`. */
  readonly server: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const EXAMPLE = 'http://127.0.0.1:8080';
const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = 8080;
/** A service that listens on these addresses can be reached on loopback. */
const EVERYWHERE = new Set(['', '0.0.0.0', '::']);

/**
 * Reads `TRELLIS_SERVER` (or `TRELLIS_URL`) and `TRELLIS_TOKEN`. Without an address, it derives one from the
 * service's own `TRELLIS_HOST` and `TRELLIS_PORT`. An empty variable counts as unset.
 * @throws INVALID_REQUEST with the name of the invalid variable
 */
export function readCliConfig(environment: Environment = process.env): CliConfig {
  const { TRELLIS_TOKEN: token = '' } = environment;
  const server = readAddress(environment);
  return token === '' ? { server } : { server, token };
}

function readAddress(environment: Environment): string {
  for (const name of ['TRELLIS_SERVER', 'TRELLIS_URL']) {
    const address = environment[name] ?? '';
    if (address !== '') return parseServerAddress(address, name);
  }
  const { TRELLIS_HOST: host = '', TRELLIS_PORT: portText = '' } = environment;
  const port = portText === '' ? DEFAULT_PORT : parsePort(portText);
  if (port === undefined) {
    throw new CatalogError('INVALID_REQUEST', `TRELLIS_PORT: "${portText}" is not a port number`);
  }
  return `http://${formatHost(host)}:${port === 0 ? DEFAULT_PORT : port}`;
}

function formatHost(text: string): string {
  const host = EVERYWHERE.has(text) ? LOOPBACK : parseHost(text);
  if (host === undefined) {
    throw new CatalogError('INVALID_REQUEST', `TRELLIS_HOST: "${text}" is not a host name or an address`);
  }
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws INVALID_REQUEST with the name of the setting that contains the invalid address */
export function parseServerAddress(text: string, setting: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new CatalogError('INVALID_REQUEST', `${setting}: "${text}" is not an address such as ${EXAMPLE}`);
  }
  return url.href.replace(/\/+$/, '');
}
