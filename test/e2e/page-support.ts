/** Starts a catalog with the sample data, and opens its pages in a browser. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ServiceOptions } from '../../src/service-options.js';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { watchPages, type PageWatch } from '../helpers/browser.js';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { trellis } from '../helpers/command-line.js';
import { keepPages, type PageOptions } from './kept-pages.js';

const ROOT = join(import.meta.dirname, '..', '..');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The folder of the screenshots. */
const PICTURES = join(ROOT, 'coverage/pages');

export interface PageTest {
  readonly catalog: TestCatalog;
  readonly watched: PageWatch;
  /** Opens a page and waits until it is loaded. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** Takes back the opened pages, which later tests get again. Call it after each test. */
  release(): Promise<void>;
  stop(): Promise<void>;
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
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

/**
 * Waits until no transition runs. During one, the colours of an element are neither those before nor those after it. Animations without
 * an end, such as those of loaders, go on.
 */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const running = () => document.getAnimations().filter(
      ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
    );
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  })()`);
}

/** Rules whose outcome depends on the colours of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the serious and critical findings of axe, one line each.
 *
 * @param rules `colours` checks only the colour rules: enough after a change of the colour scheme, which changes nothing else
 */
export async function findAxeProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await transitionsEnded(page);
  // Evaluated as text, because the content security policy of the page forbids inline scripts.
  await page.evaluate(AXE);
  const options = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: COLOUR_RULES }) };
  const { violations } = await page.evaluate<{ readonly violations: readonly Violation[] }>(
    `axe.run(${JSON.stringify(options)})`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
}

/** Whether people want to see the pages. Screenshots prove nothing, and all of them together take ten seconds. */
const KEEPS_PICTURES = process.env['TEST_PICTURES'] !== undefined;

/** Stores a screenshot if `TEST_PICTURES` is set. @param name of the file without its extension */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!KEEPS_PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
