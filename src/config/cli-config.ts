/** What the command line takes from the environment; options given on the line win over it. */
import { CatalogError } from '../kernel/errors.js';

export interface CliConfig {
  /** Address of the service, without a trailing slash, e.g. `http://127.0.0.1:8080`. */
  readonly server: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string;
}

const DEFAULT_SERVER = 'http://127.0.0.1:8080';

/**
 * Reads `TRELLIS_SERVER` and `TRELLIS_TOKEN`; an empty variable counts as unset.
 * @throws INVALID_REQUEST when the address is none
 */
export function readCliConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): CliConfig {
  const { TRELLIS_SERVER: address = '', TRELLIS_TOKEN: token = '' } = environment;
  const server = parseServerAddress(address === '' ? DEFAULT_SERVER : address, 'TRELLIS_SERVER');
  return token === '' ? { server } : { server, token };
}

/** @throws INVALID_REQUEST with the name of the setting that holds the bad address */
export function parseServerAddress(text: string, setting: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new CatalogError(
      'INVALID_REQUEST',
      `${setting}: "${text}" is not an address such as ${DEFAULT_SERVER}`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
