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
  const loaded = await trellis(['load', '--server', catalog.url, join(ROOT, 'samples')]);
  if (loaded.exitCode !== 0) throw new Error(loaded.out + loaded.error);
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

/** Waits until the page shows a heading and has loaded everything. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.locator('main .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
}
