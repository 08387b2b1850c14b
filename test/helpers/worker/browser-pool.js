/**
 * The browser of one worker. Its test files run one after the other and use the same Chromium, because loading Playwright and starting
 * a browser takes longer than most tests.
 */
let starting;

/**
 * Returns the running browser, or starts one that sends no requests of its own.
 * @param {string} executablePath of Chromium
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function acquireBrowser(executablePath) {
  const running = await starting?.catch(() => undefined);
  if (running?.isConnected()) return running;
  starting = launch(executablePath);
  return starting;
}

/** Closes the pages that a test file has left open. */
export async function closePages() {
  const browser = await starting?.catch(() => undefined);
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** Closes the browser after the last file. The browser of a worker ends with the worker. */
export async function closeBrowser() {
  const browser = await starting?.catch(() => undefined);
  await browser?.close();
}

async function launch(executablePath) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
}
