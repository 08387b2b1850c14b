/** The secret that tokens and invitations are signed with: from a setting, or made once and kept in the data folder. */
import { hkdfSync } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHex } from '../../core/ids.js';
import { StartError } from '../../core/start-error.js';

const FILE = 'token-key';
const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;

/** Each purpose has a key of its own: what is signed for one is worth nothing for another. */
export interface SigningKeys {
  readonly tokens: Uint8Array;
  readonly invites: Uint8Array;
  /** What browsers keep while they sign in at a provider is sealed with it. */
  readonly oidc: Uint8Array;
  /** Absent where the secret ends with the process: what is sealed must be opened later. */
  readonly secrets?: Uint8Array;
}

/** @param kept the setting's text, or the file's; without it the keys last as long as the process */
export function deriveKeys(kept: string | undefined): SigningKeys {
  const secret = kept ?? newHex(KEY_BYTES);
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', `trellis ${purpose}`, KEY_BYTES));
  return {
    tokens: derive('tokens'),
    invites: derive('invites'),
    oidc: derive('oidc'),
    ...(kept !== undefined && { secrets: derive('secrets') }),
  };
}

/**
 * The secret of the data folder, made on first start. Two services that start at once end up with the same one.
 * @throws StartError when it can neither be read nor made
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, FILE);
  try {
    const known = read(file);
    if (known !== undefined) return known;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${newHex(8)}`;
    writeFileSync(draft, `${newHex(KEY_BYTES)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
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
      `Trellis cannot keep its signing key in ${file} (${reason}): set TRELLIS_DATA_DIR to a folder that it may write to, or give ` +
        'the key by TRELLIS_TOKEN_KEY.',
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
      `${file} is no signing key: put the old one back, or delete it to start with a new one, by which every token ends.`,
    );
  chmodSync(file, OWNER_ONLY);
  return text;
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === code;
}
