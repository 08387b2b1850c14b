/**
 * Measures pages of a running service in Chromium, each with an empty cache: `npm run measure-pages -- [service] [path...]`. Prints, per page,
 * the medians of several loads: first contentful paint, time of the last block, transferred scripts and styles, and the longest task.
 */
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../test/helpers/find-chromium.js';

const ROUNDS = 7;
const REVENUE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor.marts.daily_revenue,PROD)';
const dataset = (tab: string) => `/dataset/${encodeURIComponent(REVENUE)}/${tab}`;
const DEFAULT_PATHS = ['/', '/search?query=revenue', dataset('Schema'), dataset('Lineage')];

interface Load {
  /** Milliseconds from the start of the navigation. */
  readonly firstPaint: number;
  readonly complete: number;
  /** Transferred bytes. */
  readonly code: number;
  /** Milliseconds; 0 if no task took 50 ms. */
  readonly longestTask: number;
}

/** These functions run in the page. */
const WATCH_LONG_TASKS = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;
const READ_TIMES = `(() => {
  const resources = performance.getEntriesByType('resource');
  const code = resources.filter(({ name }) => /\\/assets\\/[^?]+\\.(js|css)$/.test(name));
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    complete: Math.max(...resources.map(({ responseEnd }) => responseEnd)),
    code: code.reduce((sum, { transferSize }) => sum + transferSize, 0),
    longestTask: Math.max(0, ...longTasks),
  };
})()`;

const [service = 'http://127.0.0.1:8080', ...paths] = process.argv.slice(2);
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Measuring pages needs Chromium');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log(
  '| page | first paint, ms | complete, ms | code, kB | longest task, ms |\n| --- | --- | --- | --- | --- |',
);
for (const path of paths.length > 0 ? paths : DEFAULT_PATHS) {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, service + path));
  const figure = (of: (each: Load) => number) => Math.round(median(loads.map(of)));
  const code = figure(({ code }) => code / 1_000);
  console.log(
    `| ${decodeURIComponent(path)} | ${figure(({ firstPaint }) => firstPaint)} | ${figure(({ complete }) => complete)} | ${code} | ${figure(({ longestTask }) => longestTask)} |`,
  );
}
await browser.close();

async function load(inBrowser: Browser, address: string): Promise<Load> {
  const context = await inBrowser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH_LONG_TASKS });
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate<Load>(READ_TIMES);
  await context.close();
  return measured;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
