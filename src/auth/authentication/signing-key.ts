/** The secret that signs tokens and invitations: from a setting, or generated once and stored in the data folder. */
import { hkdfSync } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../../core/file-system.js';
import { randomHex } from '../../core/ids.js';
import { StartError } from '../../core/start.js';

const FILE = 'token-key';
const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;

/** One key for each purpose, so that a signature for one purpose is invalid for another. */
export interface SigningKeys {
  readonly tokens: Uint8Array;
  readonly invites: Uint8Array;
  /** Encrypts the pending sign-ins that browsers keep. */
  readonly oidc: Uint8Array;
  /** Signs the addresses of uploads. */
  readonly files: Uint8Array;
  /** Encrypts stored secrets. Absent if the secret ends with the process, because stored secrets must be readable later. */
  readonly secrets?: Uint8Array;
}

/** @param kept content of the setting or of the file. Without it the keys last as long as the process. */
export function deriveKeys(kept: string | undefined): SigningKeys {
  const secret = kept ?? randomHex(KEY_BYTES);
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', `trellis ${purpose}`, KEY_BYTES));
  return {
    tokens: derive('tokens'),
    invites: derive('invites'),
    oidc: derive('oidc'),
    files: derive('files'),
    ...(kept !== undefined && { secrets: derive('secrets') }),
  };
}

/**
 * Returns the secret of the data folder, which the first start generates. Concurrent starts agree on one secret.
 * @throws StartError if the secret can neither be read nor generated
 */
export function storeTokenKey(dataDir: string): string {
  const file = join(dataDir, FILE);
  try {
    const known = read(file);
    if (known !== undefined) return known;
    provideFolder(dataDir);
    const draft = `${file}.${randomHex(8)}`;
    writeFileSync(draft, `${randomHex(KEY_BYTES)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(draft);
    }
    return read(file) ?? '';
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `Trellis cannot store its signing key in ${file} (${reason}): set TRELLIS_DATA_DIR to a writable folder, or set ` +
        'TRELLIS_TOKEN_KEY.',
      { cause },
    );
  }
}

function read(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (text.length < KEY_BYTES)
    throw new StartError(
      `${file} is not a signing key: restore the previous file, or delete it to generate a new key, which invalidates all tokens.`,
    );
  chmodSync(file, OWNER_ONLY);
  return text;
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === code;
}
