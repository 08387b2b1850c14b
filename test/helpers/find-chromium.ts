import { existsSync } from 'node:fs';

/** Path of a browser for pages, where there is one. */
export function findChromium(): string | undefined {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
}
