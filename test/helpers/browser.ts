/** Opens pages in a real browser, if the machine has one. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium } from './find-chromium.js';
import { describeIf } from './run-if.js';

const CHROMIUM = findChromium();

/** `describe`, or a skipped test if there is no Chromium. */
export const describeInBrowser = describeIf(CHROMIUM !== undefined, 'Chromium');

declare global {
  /** Given by the test environment (worker/environment.js). */
  var acquireBrowser: (executablePath: string) => Promise<Browser>;
}

/** Replaces Playwright's default of 30 s, because a wait may take nearly as long as a test. */
const LONGEST_WAIT_MS = 110_000;

/**
 * Opens a page in a new context of the browser that all test files of the worker use. It is closed after the tests of the file. Call
 * this only within `describeInBrowser`.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const browser = await acquireBrowser(CHROMIUM!);
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return context.newPage();
}

export interface PageWatch {
  /** Origins of all requests of the pages. `null` stands for data that a page created itself. */
  readonly origins: ReadonlySet<string>;
  /** Errors that pages logged or threw, including violations of the content security policy. */
  readonly complaints: readonly string[];
  /** @param isOurs whether the page shows content of the service at the moment */
  watch(page: Page, isOurs?: () => boolean): void;
}

/** Records requests and errors of pages. @param isExpected whether to ignore a complaint, because the service did not cause it */
export function watchPages(isExpected: (complaint: string) => boolean = () => false): PageWatch {
  const origins = new Set<string>();
  const complaints: string[] = [];
  const complain = (complaint: string): void => {
    if (!isExpected(complaint)) complaints.push(complaint);
  };
  return {
    origins,
    complaints,
    watch: (page, isOurs = () => true) => {
      page.on('request', (request) => isOurs() && origins.add(new URL(request.url()).origin));
      page.on('console', (message) => {
        if (message.type() === 'error' && isOurs()) complain(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => {
        complain(message);
      });
    },
  };
}
