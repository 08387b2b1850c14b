/** Starts a catalog with the sample data, and opens its pages in a browser. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ServiceOptions } from '../../src/service-options.js';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { watchPages, type PageWatch } from '../helpers/browser.js';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { trellis } from '../helpers/command-line.js';
import { keepPages, type PageOptions } from './kept-pages.js';

const ROOT = join(import.meta.dirname, '..', '..');

declare global {
  /** Given by the test environment (worker/environment.js). */
  var storedData: Set<'samples'>;
}

export interface PageTest {
  readonly catalog: TestCatalog;
  readonly watched: PageWatch;
  /** Opens a page and waits until it is loaded. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** Takes back the opened pages, which later tests get again. Call it after each test. */
  release(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service with the sample data and without sign-in. */
export async function startPages(options: Partial<ServiceOptions> = {}): Promise<PageTest> {
  const catalog = await startCatalog({
    access: { auth: false, loopback: true, adminPassword: ROOT_PASSWORD },
    ...options,
  });
  await loadSamples(catalog);
  const watched = watchPages();
  const kept = keepPages((page) => {
    watched.watch(page);
  });
  return {
    catalog,
    watched,
    open: async (path, options) => {
      const page = await kept.take(options);
      await page.goto(catalog.url + path);
      await settled(page);
      return page;
    },
    release: () => kept.release(),
    stop: () => catalog.stop(),
  };
}

/** Loads the sample data, unless an earlier test file of the worker has done so. It takes longer than most tests. */
export async function loadSamples(catalog: TestCatalog): Promise<void> {
  if (storedData.has('samples')) return;
  const loaded = await trellis(['load', '--server', catalog.url, join(ROOT, 'samples')]);
  if (loaded.exitCode !== 0) throw new Error(loaded.out + loaded.error);
  storedData.add('samples');
}

/**
 * Goes on to another address within the application, which is not loaded anew. The previous page stays until the next one is loaded, so a
 * test then waits for something that only the next one shows.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** Waits until the page shows a heading and has loaded everything. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.locator('main .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
}
