import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../core/start.js';
import { deriveKeys, storeTokenKey } from './signing-key.js';

const hex = (key: Uint8Array | undefined): string => Buffer.from(key ?? []).toString('hex');

describe('derived keys', () => {
  it('are the same each time for one secret, and different for each purpose', () => {
    const keys = deriveKeys('a secret that is long enough to be one');
    expect(deriveKeys('a secret that is long enough to be one')).toEqual(keys);
    const texts = [keys.tokens, keys.invites, keys.oidc, keys.secrets].map(hex);
    expect(new Set(texts).size).toBe(4);
    expect(texts.map(({ length }) => length)).toEqual([64, 64, 64, 64]);
  });

  it('are different for another secret', () => {
    expect(hex(deriveKeys('one').tokens)).not.toBe(hex(deriveKeys('two').tokens));
  });

  // A change of these values would invalidate all stored tokens and secrets.
  it('are the same as in earlier versions', () => {
    expect(hex(deriveKeys('trellis').tokens)).toBe(
      'a0b279423dada2676172e729f7cc55cb96ac219966336d0afb77d04226860d53',
    );
  });

  it('are random without a secret, and include no key for stored secrets', () => {
    const keys = deriveKeys(undefined);
    expect(keys.secrets).toBeUndefined();
    expect(hex(keys.tokens)).not.toBe(hex(deriveKeys(undefined).tokens));
  });
});

describe('the signing key of a data folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'trellis-key-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is created once together with the folder, readable only by its owner', () => {
    const folder = join(root, 'data', 'deeper');
    const secret = storeTokenKey(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(storeTokenKey(folder)).toBe(secret);
    expect(storeTokenKey(join(root, 'other'))).not.toBe(secret);
    expect(readdirSync(folder)).toEqual(['token-key']);
    expect(statSync(join(folder, 'token-key')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('may be provided in a file, which is trimmed and made unreadable for others', () => {
    const file = join(root, 'token-key');
    writeFileSync(file, `  ${'s'.repeat(32)}\n`, { mode: 0o644 });
    expect(storeTokenKey(root)).toBe('s'.repeat(32));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['', '\n', 'short', 's'.repeat(31)])('cannot be %j, and the file is not changed', (text) => {
    const file = join(root, 'token-key');
    writeFileSync(file, text);
    expect(() => storeTokenKey(root)).toThrow(StartError);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('that cannot be stored is reported together with the settings to change', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => storeTokenKey(join(root, 'file'))).toThrow(StartError);
    expect(() => storeTokenKey(join(root, 'file'))).toThrow(/TRELLIS_DATA_DIR.*TRELLIS_TOKEN_KEY/);
    mkdirSync(join(root, 'folder', 'token-key'), { recursive: true });
    expect(() => storeTokenKey(join(root, 'folder'))).toThrow(/cannot store its signing key/);
  });
});
