/** What a page looks like: whether people can read it, whether it fits its window, and screenshots. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The folder of the screenshots. */
const PICTURES = join(import.meta.dirname, '../../coverage/pages');

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
  // Evaluated as text, because the content security policy of the page forbids inline scripts. A page keeps it until the next load.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
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
