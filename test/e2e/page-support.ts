/** Starts a catalog with the sample data, and opens its pages in a browser. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
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

interface Box {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
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

/** Returns how wide the content of the page is, in pixels. If that is more than its window, people have to scroll sideways. */
export async function contentWidth(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate<number>('document.documentElement.scrollWidth');
}

/** Returns the beginnings of the texts of the elements that overlap the element after them. The first element is left out. */
export async function findOverlaps(elements: Locator): Promise<string[]> {
  await drawn(elements.page());
  // All at once, so that nothing is drawn anew in between.
  const boxes: readonly Box[] = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { name: element.innerText.slice(0, 20), top, bottom };
    }),
  );
  return boxes.slice(1).flatMap(({ name, bottom }, index) => {
    const next = boxes[index + 2];
    return next !== undefined && bottom > next.top + 1 ? [name] : [];
  });
}

/**
 * Waits until the page looks as it will stay: transitions have ended, and what depends on measured sizes is drawn. During a transition,
 * the colours of an element are neither those before nor those after it. Animations without an end, such as those of loaders, go on.
 */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The first frame measures, the second one draws the result, and the third one comes after that.
    for (let frames = 0; frames < 3; frames++) await frame();
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
  await drawn(page);
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
