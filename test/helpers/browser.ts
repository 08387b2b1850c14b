/** Pages in a real browser, where there is one. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.js';

const CHROMIUM = findChromium();

/** `describe`, or a skipped test that says why where there is no Chromium. */
export const describeInBrowser: (name: string, suite: () => void) => void =
  CHROMIUM === undefined
    ? (name) => {
        it.skip(`${name} (needs Chromium)`, () => undefined);
      }
    : describe;

/** For tests within `describeInBrowser`. The browser asks for nothing of its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM!,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Playwright gives up after 30 s by itself. Here a wait may take nearly as long as a test. */
const LONGEST_WAIT_MS = 110_000;

/** A page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return context.newPage();
}

export interface PageWatch {
  /** Where pages have fetched from; `null` for what they made themselves. */
  readonly origins: ReadonlySet<string>;
  /** Errors that pages said or threw, what their policy stopped among them. */
  readonly complaints: readonly string[];
  /** @param isOurs whether the page shows something of the service at the moment */
  watch(page: Page, isOurs?: () => boolean): void;
}

/** @param isExpected whether a complaint is none of the service's */
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
