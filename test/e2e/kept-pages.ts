/**
 * Pages that the tests of a file use one after the other. A page that stays open keeps the code and the styles of the application in
 * memory. The first load of a new page takes three times as much work.
 */
import type { Page } from 'playwright-core';
import { openPage } from '../helpers/browser.js';

export interface PageOptions {
  /** By default that of a desktop. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** By default light. */
  readonly colorScheme?: 'light' | 'dark';
}

export interface KeptPages {
  /** Returns an empty page that no test uses. */
  take(options?: PageOptions): Promise<Page>;
  /** Ends a test: undoes what tests can change about a page and in its storage. */
  release(): Promise<void>;
}

/** The size of the window of a desktop. */
export const DESKTOP = { width: 1280, height: 860 };

/** @param onNew called with each page that is opened */
export function keepPages(onNew: (page: Page) => void): KeptPages {
  const free: Page[] = [];
  const taken: Page[] = [];
  const openNew = async (): Promise<Page> => {
    const [other] = taken;
    // Windows of one user share their storage.
    const page = other === undefined ? await openPage() : await other.context().newPage();
    onNew(page);
    return page;
  };
  return {
    take: async ({ viewport = DESKTOP, colorScheme = 'light' } = {}) => {
      const page = free.pop() ?? (await openNew());
      taken.push(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      return page;
    },
    release: async () => {
      const left = taken.splice(0).filter((page) => !page.isClosed());
      await Promise.all(left.map(reset));
      free.push(...left);
    },
  };
}

async function reset(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Without a session, a page of the application opens the sign-in page by itself. That could abort what the next test opens.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  // A script of an empty page could not clear it.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage' });
  await session.detach();
}
