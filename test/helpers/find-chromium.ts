import { existsSync } from 'node:fs';

/** Returns the path of a Chromium, or undefined if the machine has none. */
export function findChromium(): string | undefined {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
}
